/**
 * How the stages of one step get onto the GPU. A session packs inputs, starts a step, waits and unpacks outputs; what lies
 * between is the executor's. Four of them run the same stage functions: `launch` (a kernel a stage), `cooperative` (one
 * kernel with barriers between all blocks), `graph` (graph.ts) and `persistent` (persistent.ts).
 */
import type { Staging } from './staging.js';

export interface Executor {
  /** Starts one step with what the mirrors hold; says what it cost. */
  start(withInputs: boolean, cycle: number): StepCost;
  /** Whether the step that was started is over. */
  isDone(): boolean;
  /** Waits for it without giving way. */
  wait(): void;
  /** The same for this many milliseconds at most; says whether the step is over. */
  waitAtMost(ms: number): boolean;
  /** Many steps on inputs and outputs that lie in device memory; returns when all are over. */
  startMany(steps: number, withInputs: boolean, cycle: number, staging: Staging): StepCost;
  /** Milliseconds on the device for steps in a row, without a copy. */
  time(steps: number, cycle: number): number;
  /** One step with the time of each stage by the device's own clock, where the executor can tell. */
  timeStages?(cycle: number, stages: number): StageClock;
  /** From here on until the next start no kernel that waits for commands keeps the device or this session's memory. */
  rest(): void;
  close(): void | Promise<void>;
  /** Registers, spilled bytes and blocks of each kernel, by name. */
  readonly kernels: readonly KernelFacts[];
}

export interface StepCost {
  readonly launches: number;
  readonly uploads: number;
  readonly uploadedBytes: number;
  readonly downloads: number;
  readonly downloadedBytes: number;
}

export interface KernelFacts {
  readonly name: string;
  readonly registers: number;
  readonly localBytes: number;
  readonly sharedBytes: number;
  readonly blocks: number;
}

/** The stages of one step by a clock: how often each ran, and how long all its runs took together. */
export interface StageClock {
  readonly calls: readonly number[];
  readonly ms: readonly number[];
}
