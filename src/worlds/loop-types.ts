/** What a loop is to those who use it, and what its two kinds share. */
import { wrongInput } from '../brain/refusal.js';
import type { BrainState } from '../brain/types.js';
import type { RunSummary } from './summary.js';

/** What an evaluation found. */
export interface Evaluation {
  readonly episodes: number;
  readonly meanReturn: number;
  readonly worstReturn: number;
  /** Mean return of each robot. */
  readonly robots: readonly number[];
  /** The world's own measures by name (metres, say), means over the episodes; empty where it has none. */
  readonly measures: Readonly<Record<string, number>>;
}

/** One cycle of a traced robot, as its brain lived it: what it received, what it did, and what it reported. */
export interface LivedCycle {
  readonly robot: number;
  /** Since the run began. */
  readonly step: number;
  readonly sensors: Float32Array;
  readonly reward: number;
  readonly terminated: boolean;
  readonly truncated: boolean;
  /** NaN for motors of which nothing was shown; left out where the brain takes no demonstrations. */
  readonly demonstration?: Float32Array;
  readonly motors: Float32Array;
  readonly state: BrainState;
  /** Milliseconds of a step of all robots, on average over the run. */
  readonly stepMs: number;
}

/** A world and brains in a closed loop. While it is open, the brains' cycles and the world's steps are the loop's. */
export interface Loop {
  /** Where steps happen: on the device in one Program, or on the host with one copy each way. */
  readonly place: 'device' | 'host';
  /** Names of the values of a traced step. */
  readonly traceColumns: readonly string[];
  /** This many steps of all robots. */
  run(steps: number): Promise<RunSummary>;
  /** Begins episodes anew, in all environments. */
  reset(seed: number): Promise<void>;
  /** Frozen brains, without reward and demonstration, over at least this many whole episodes from a seed; then as before. */
  evaluate(options: { readonly episodes: number; readonly seed: number }): Promise<Evaluation>;
  /** From now on episodes are truncated after this many steps; of a world on the device only. */
  setLimit(steps: number): void;
  /**
   * Writes one value of the physical state in all environments, a goal say; of a world on the device only. What is seen of it
   * is seen from the next step on.
   */
  writeState(name: string, values: ArrayLike<number>): Promise<void>;
  /** Gives brains and world back; neither is closed. */
  close(): Promise<void>;
}

/** What the brains of a loop receive, and which robots are traced. */
export interface LoopSettings {
  readonly demonstrate: boolean;
  readonly tellReward: boolean;
  readonly traces: readonly number[];
  readonly onCycle?: ((cycle: LivedCycle) => void | Promise<void>) | undefined;
}

/** The number of steps of a run. */
export function checkRun(steps: number): void {
  if (!Number.isInteger(steps) || steps < 1)
    throw wrongInput('loop.run', 'bad number of steps', steps, 'a whole number from 1');
}
