/**
 * Epistemic chaining: the first cue says at which of three places the second one is, which says at which of two places the
 * reward is; at the other is a loss. On a grid of 3 × 5 places, start and first cue on the left, rewards on the right.
 */
import { gridTransitions, identityOf } from './grid.js';
import type { PomdpModel } from './model.js';

/** The grid, and the places of the first cue, of the second (one of three) and of the reward (one of two) in it. */
export const chainPlaces = { rows: 3, columns: 5, firstCue: 10, secondCues: [2, 7, 12], rewards: [4, 14] } as const;

/** How much the reward is preferred, and the loss avoided, in nats before the softmax. */
export interface ChainOptions {
  readonly reward?: number;
}

/**
 * A model of the chain. Factors: place, which second cue, which reward. Modalities: place; the first cue (none, or which second);
 * the second cue (none, or which reward); reward (none, reward, loss). Actions are stay, up, right, down, left.
 */
export function chainModel({ reward = 3 }: ChainOptions = {}): PomdpModel {
  const { rows, columns, firstCue, secondCues, rewards } = chainPlaces;
  const places = rows * columns;
  const table = (
    outcomes: number,
    outcomeAt: (place: number, second: number, side: number) => number,
  ): number[][][][] =>
    Array.from({ length: outcomes }, (_, outcome) =>
      Array.from({ length: places }, (_place, place) =>
        secondCues.map((_cue, second) =>
          rewards.map((_side, side) => (outcomeAt(place, second, side) === outcome ? 1 : 0)),
        ),
      ),
    );
  const still = (size: number): number[][][] => identityOf(size).map((row) => row.map((p) => [p]));
  return {
    A: [
      table(places, (place) => place),
      table(1 + secondCues.length, (place, second) => (place === firstCue ? 1 + second : 0)),
      table(1 + rewards.length, (place, second, side) => (place === secondCues[second] ? 1 + side : 0)),
      table(3, (place, _second, side) => (place === rewards[side] ? 1 : place === rewards[1 - side] ? 2 : 0)),
    ],
    B: [gridTransitions(rows, columns), still(secondCues.length), still(rewards.length)],
    C: [new Array<number>(places).fill(0), [0, 0, 0, 0], [0, 0, 0], [0, reward, -reward]],
    D: [Array.from({ length: places }, (_, place) => (place === 0 ? 1 : 0)), [1 / 3, 1 / 3, 1 / 3], [0.5, 0.5]],
    controls: [0],
  };
}
