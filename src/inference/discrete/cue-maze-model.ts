/**
 * The T-maze of active inference (Friston et al., Cognitive Neuroscience 6, 2015). The reward waits in the left or the right
 * arm; a cue in the stem says which. Arms cannot be left. Factors: place (centre, left, right, cue) and context (reward on
 * the left or right). Modalities: the place, the reward (none, reward, loss) and the cue (none, left, right).
 */
import type { PomdpModel } from './model.js';

/** How the maze is. */
export interface CueMazeOptions {
  /** Probability of the reward in the right arm, and of the loss in the wrong one: 0.98 by default. */
  readonly chance?: number;
  /** Probability that the cue tells the truth: 1 by default; 0.5 tells nothing. */
  readonly validity?: number;
  /** Preference for the reward and against the loss, in nats before the softmax: 3 by default. */
  readonly reward?: number;
  /** Preference against being at the cue, in nats before the softmax: 0 by default, a free cue. */
  readonly cost?: number;
}

export const cueMazePlaces = ['centre', 'left', 'right', 'cue'] as const;

/** A model of the cue-maze; actions 0 … 3 go to the places in order. */
export function cueMazeModel({ chance = 0.98, validity = 1, reward = 3, cost = 0 }: CueMazeOptions = {}): PomdpModel {
  const [centre, left, right, cue] = [0, 1, 2, 3];
  const places = [centre, left, right, cue];
  const contexts = [left, right];
  const table = (outcomes: number, p: (outcome: number, place: number, context: number) => number): number[][][] =>
    Array.from({ length: outcomes }, (_, outcome) =>
      places.map((place) => contexts.map((context) => p(outcome, place, context))),
    );
  const isArm = (place: number): boolean => place === left || place === right;
  return {
    A: [
      table(4, (outcome, place) => (outcome === place ? 1 : 0)),
      table(3, (outcome, place, context) => {
        if (!isArm(place)) return outcome === 0 ? 1 : 0;
        if (outcome === 0) return 0;
        return (outcome === 1) === (place === context) ? chance : 1 - chance;
      }),
      table(3, (outcome, place, context) => {
        if (place !== cue) return outcome === 0 ? 1 : 0;
        if (outcome === 0) return 0;
        return outcome === context ? validity : 1 - validity;
      }),
    ],
    B: [
      places.map((next) => places.map((place) => places.map((to) => (next === (isArm(place) ? place : to) ? 1 : 0)))),
      [
        [[1], [0]],
        [[0], [1]],
      ],
    ],
    C: [
      [0, 0, 0, -cost],
      [0, reward, -reward],
      [0, 0, 0],
    ],
    D: [
      [1, 0, 0, 0],
      [0.5, 0.5],
    ],
    controls: [0],
  };
}
