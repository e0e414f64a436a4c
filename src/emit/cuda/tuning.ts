/**
 * How a stage is laid out on the machine: sizes that a device may choose by measurement. Only time depends on them, never
 * a bit of the result: which element gets which value, and in which order sums are taken, is the Program's.
 */
import type { Machine } from '../loop/machine.js';

export interface StageTuning {
  /** Threads of a block: whole warps. A kernel that holds several stages needs the same for all of them. */
  readonly threads: number;
  /** Threads that a multiprocessor must be able to hold at once: more of them leave fewer registers for each. */
  readonly residentThreads: number;
  /** Neighbouring elements that a thread of a plain map takes at once; 1: none. */
  readonly width: 1 | 2 | 4;
  /** Elements along one axis that a thread visits with what the next one needs kept in registers; 1: none. */
  readonly march: number;
  /** What a block of a plain map that looks at neighbours takes at once: 1, a row of elements; 2, a square. */
  readonly tile: 1 | 2;
  /** Rows up to which neighbouring units are gathered into the work of one block. */
  readonly gather: number;
  /** Blocks a multiprocessor where blocks keep something from turn to turn. */
  readonly keptBlocks: number;
}

/** What is used where nothing was measured: the best of what was tried on an H200. */
export const plainTuning: StageTuning = {
  threads: 256,
  residentThreads: 512,
  width: 4,
  march: 8,
  tile: 2,
  gather: 128,
  keptBlocks: 4,
};

export const warpThreads = 32;

/** Blocks a multiprocessor that the compiler must leave registers for. */
export function residentBlocks({ threads, residentThreads }: Pick<StageTuning, 'threads' | 'residentThreads'>): number {
  return Math.max(1, Math.floor(residentThreads / threads));
}

/** Registers that a thread may have. */
export function registersOf({ threads, residentThreads }: StageTuning): number {
  return Math.min(255, Math.floor(65536 / Math.max(threads, residentThreads)));
}

/** CUDA as traits, for a stage that is laid out so: what the loop language's passes and lowering ask of it. */
export function cudaMachine({ threads, width, march, tile }: StageTuning): Machine {
  return {
    narrow: threads,
    wide: threads,
    sharedBytes: 232_448,
    groups: 528,
    resident: 8,
    barrier: 8,
    privateWords: 64,
    teamWords: 0,
    foldTurns: 1,
    foldWords: 0,
    unrollsEagerly: false,
    isPacked: true,
    countsAsArguments: true,
    ordersExtremes: true,
    addsInMemory: true,
    sumsBytes: true,
    warp: warpThreads,
    vectorWidth: width,
    window: march,
    squareTiles: tile === 2,
    // Fewer leave most of a GPU idle when a thread takes four.
    busyElements: 2 ** 16,
    busyThreads: 2 ** 13,
    debug: false,
  };
}
