/**
 * What the equations of a world are in plain float64 TypeScript: pure functions of a physical state. They are written apart
 * from the worlds' Programs, which tests hold to them, and know neither batches nor time limits.
 */

/** What one step comes to. */
export interface EquationStep {
  readonly state: readonly number[];
  readonly reward: number;
  readonly terminated: boolean;
}

/** One world in float64. */
export interface Equations {
  /** Steps after which an episode is truncated; none where the world ends by itself. */
  readonly limit: number | undefined;
  /** The first state of an episode, from draws in [0, 1): `draw(i)` is the i-th. */
  begin(draw: (element: number) => number): readonly number[];
  /** What is observed in a state. */
  observe(state: readonly number[]): readonly number[];
  /** The next state. A discrete action is a number 0 … n − 1, a continuous one is in the world's own unit. */
  step(state: readonly number[], action: number): EquationStep;
}

/** The number within the bounds. */
export const clip = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
