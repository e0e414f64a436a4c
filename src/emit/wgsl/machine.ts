/** WebGPU as traits: what every adapter can do, and what its compilers are like. */
import type { Machine } from '../loop/machine.js';

export const webgpuMachine: Machine = {
  narrow: 64,
  wide: 256,
  sharedBytes: 16_384,
  groups: 128,
  resident: 8,
  barrier: 8,
  privateWords: 64,
  teamWords: 3584,
  foldTurns: 8,
  foldWords: 3328,
  unrollsEagerly: true,
  isPacked: false,
  countsAsArguments: false,
  ordersExtremes: false,
  addsInMemory: false,
  sumsBytes: false,
  warp: 1,
  vectorWidth: 1,
  window: 1,
  squareTiles: false,
  busyElements: 2 ** 16,
  busyThreads: 2 ** 13,
  debug: false,
};
