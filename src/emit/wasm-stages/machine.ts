/** The CPU as traits: what the loop language's lowering of top-k, histograms and scans asks of it. One thread runs a row. */
import type { Machine } from '../loop/machine.js';

export const cpuMachine: Machine = {
  narrow: 1,
  wide: 1,
  // Memory of a worker is as large as it must be.
  sharedBytes: 2 ** 30,
  groups: 1,
  resident: 1,
  barrier: 0,
  privateWords: 2 ** 20,
  teamWords: 0,
  foldTurns: 1,
  foldWords: 0,
  unrollsEagerly: false,
  isPacked: true,
  countsAsArguments: false,
  ordersExtremes: false,
  addsInMemory: false,
  sumsBytes: false,
  warp: 1,
  vectorWidth: 1,
  window: 1,
  squareTiles: false,
  busyElements: 0,
  busyThreads: 0,
  debug: false,
};
