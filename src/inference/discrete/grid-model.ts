/** A grid with a goal in its far corner. The agent sees where it is and whether that is the goal. */
import { gridTransitions, identityOf } from './grid.js';
import type { PomdpModel } from './model.js';

/** How the grid is. */
export interface GridOptions {
  /** Places along each side: 5 by default. */
  readonly size?: number;
  /** Probability that a move does nothing: 0 by default. */
  readonly slip?: number;
  /** Preference for the goal, in nats before the softmax: 3 by default. */
  readonly reward?: number;
}

/** A model of the grid world; actions are stay, up, right, down, left. */
export function gridModel({ size = 5, slip = 0, reward = 3 }: GridOptions = {}): PomdpModel {
  const places = size * size;
  const goal = places - 1;
  const isGoal = Array.from({ length: places }, (_, place) => (place === goal ? 1 : 0));
  return {
    A: [identityOf(places), [isGoal.map((is) => 1 - is), isGoal]],
    B: [gridTransitions(size, size, slip)],
    C: [new Array<number>(places).fill(0), [0, reward]],
    D: [Array.from({ length: places }, (_, place) => (place === 0 ? 1 : 0))],
    intended: [[goal]],
  };
}
