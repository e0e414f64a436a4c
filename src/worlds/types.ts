/** What a world is to those who use it: a batch of environments in the manner of Gymnasium's vector API. */
import type { Space } from './space.js';

/** Numbers of all environments, [count][width] flat: f64 in double precision, else f32. */
export type Values = Float32Array | Float64Array;

/** How a world is made; further options are the world's own. */
export interface ResetOptions {
  /** Everything random follows from it; without one the sequence of episodes goes on. */
  readonly seed?: number;
  /** Which environments are reset: one value for each, 0 leaves it alone. All where it is left out. */
  readonly mask?: ArrayLike<number | boolean>;
  /** Physical states to begin from, [count][n] flat or in rows. */
  readonly states?: ArrayLike<number> | readonly ArrayLike<number>[];
}

/** What a step says beside observations and rewards. */
export interface WorldInfo {
  /** 1 where this step began an episode: its action was ignored. */
  readonly reset: Uint8Array;
  /** Return and length of the episode that ended with this step; both 0 where none did. */
  readonly returns: Values;
  readonly lengths: Int32Array;
}

/** The answer to the actions of all environments. The arrays belong to the world: the next step overwrites them. */
export interface WorldStep {
  readonly observations: Values;
  readonly rewards: Values;
  readonly terminated: Uint8Array;
  readonly truncated: Uint8Array;
  readonly info: WorldInfo;
}

/**
 * A batch of environments. Autoreset is next-step, as in Gymnasium 1.x: the step that ends an episode returns its last
 * observation; the step after it ignores its action and returns the first observation of the next episode with reward 0 and
 * neither flag. Wrong shapes, NaN or a step after close are refused and change nothing.
 */
export interface World {
  readonly name: string;
  readonly count: number;
  readonly observations: Space;
  readonly actions: Space;
  /** Names of the physical state's values. */
  readonly states: readonly string[];
  /** Steps after which an episode is truncated. */
  readonly limit: number;
  /** Begins episodes; returns the observations of all environments. */
  reset(options?: ResetOptions): Promise<{ readonly observations: Values }>;
  /** One step of all environments: actions [count][width] flat. */
  step(actions: ArrayLike<number>): Promise<WorldStep>;
  /** A copy of the physical states, [count][n] flat. */
  readStates(): Promise<Float64Array>;
  close(): Promise<void>;
}
