/**
 * A target as traits: what the lowering and the passes ask of it. Nothing outside a target's own folder branches on its
 * name.
 */
import type { VectorWidth } from './language.js';

/** What the lowering asks, which decides nothing. */
export interface Target {
  /** Shared memory that one workgroup may hold. */
  readonly sharedBytes: number;
  /** Shared words for the accumulators of a workgroup's rows: with more of them fewer workgroups run side by side. */
  readonly foldWords: number;
  /** Whether its compilers unroll every loop of a known length, which can take seconds: such lengths are hidden. */
  readonly unrollsEagerly: boolean;
  /** Whether elements take the bytes of their dtype. Else each takes a word, and there is no f64. */
  readonly isPacked: boolean;
  /** Whether cycle and rounds of repeats come as arguments; else they are read from the control block. */
  readonly countsAsArguments: boolean;
  /** Whether extremes of floats follow the tree as sums do, so that of two zeros the first in its order is kept. */
  readonly ordersExtremes: boolean;
  /** Whether elements of tensors take additions that other threads' additions may come between. */
  readonly addsInMemory: boolean;
  /** Whether one instruction adds the bytes of a word. */
  readonly sumsBytes: boolean;
  /** Threads that run in step and see each other's values; 1: none. */
  readonly warp: number;
  /** Elements that a thread loads or stores at once; 1: one by one. */
  readonly vectorWidth: 1 | VectorWidth;
  /** Checks the bounds of loads that promise to stay inside. */
  readonly debug: boolean;
}

/** What the passes ask besides. */
export interface Machine extends Target {
  /** Threads of a workgroup: the few that hand-written bodies count on, and the many that every device has. */
  readonly narrow: number;
  readonly wide: number;
  /** Workgroups that keep it busy, for choices alone. */
  readonly groups: number;
  /** Workgroups that wait for memory side by side where one of them computes, for choices alone. */
  readonly resident: number;
  /** What a barrier costs, in visits of a loop's body. */
  readonly barrier: number;
  /** Words of local tensors that one thread may keep for itself. */
  readonly privateWords: number;
  /** Shared words for the folds of all units that stand side by side in a workgroup. */
  readonly teamWords: number;
  /** Elements of a fold that a thread loads before it takes the first; 1: one by one, or as its compilers see fit. */
  readonly foldTurns: number;
  /** Elements along one axis that a thread visits, with what the next one reads again kept in registers; 1: none. */
  readonly window: number;
  /** Whether a workgroup of a map that reads neighbours had best take a square of elements. */
  readonly squareTiles: boolean;
  /** Elements that keep most of it busy where a thread takes several. */
  readonly busyElements: number;
  /** Threads that keep most of it busy. */
  readonly busyThreads: number;
}
