/**
 * The ways in which the CUDA emitter writes a part of a stage, each named after the file or the pass that holds it. The emitter
 * returns them as data, so that `explain` can show them and tests can count how often each was taken.
 */
import { type RowOp, rowKinds } from '../../kernel/op.js';

/** The passes: each is taken or says why not. */
export const cudaPasses = [
  // Of a part as a whole.
  'prologue',
  'mma-async',
  'mma-tensor',
  'mma-exact',
  'row-scan',
  'scan-tile',
  'fold-columns',
  'vectorise-folds',
  'warp-rows',
  'coarsen',
  'spread-values',
  'vectorise',
  'vectorise-from-size',
  'slide-window',
  'begin-sums-early',
  'tile-squares',
  'register-blocking',
  'few-blocks',
  'few-warps',
  'fold-chunks',
  // Of a phase.
  'prefetch',
  'row-loops',
  'turn-loop',
  'open-rows',
  'shared-folds',
  'rows-together',
] as const;

export type CudaPass = (typeof cudaPasses)[number];

export const strategies = [
  ...cudaPasses,
  // Who works on a unit, and what a phase is.
  'thread',
  'warp',
  'block',
  'warp-choice',
  'insert-topk',
  'pick-topk',
  ...(rowKinds.filter((kind) => kind !== 'topk') as Exclude<RowOp['kind'], 'topk'>[]),
  'opaque',
] as const;

export type Strategy = (typeof strategies)[number];
