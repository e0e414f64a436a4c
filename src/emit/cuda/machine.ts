/** CUDA as traits: what the loop language's passes and lowering ask of it. */
import type { Machine } from '../loop/machine.js';
import { type StageTuning, warpThreads } from './tuning.js';

/** `tuning`: how the stage is laid out. */
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
