/** Passes that spread a top-k, a histogram or a scan over the lanes. */
import { largest } from '../../../kernel/dimension.js';
import type { TopkOp } from '../../../kernel/op.js';
import type { Machine } from '../machine.js';
import { foldsOf } from './folds.js';
import { eachPhase, type Pass } from './pass.js';

/** More candidates than this are ranked by lists. */
const mostRanked = 256;
/** Longer lists are kept in arrays; of threads that run in step, each loads several values at once and has fewer registers. */
const mostPicked = 16;
const mostPickedInStep = 8;
/** Fewer values for each of these are looked at in one or two turns anyway. */
const fewestInStep = 4;

const oneThread = 'a unit is one thread';
const noTopk = 'no top-k';

/** Every candidate counts how many are better. */
export const rankTopk: Pass = {
  name: 'rank-topk',
  apply: (nest) =>
    eachPhase(nest, (phase) => {
      if (phase.phase.kind !== 'topk') return noTopk;
      if (nest.unit === 'thread') return oneThread;
      const { op } = phase.phase;
      const { extent } = op.over;
      if (op.value.dtype !== 'f32') return `values of type ${op.value.dtype}`;
      if (typeof extent !== 'number') return 'a number of candidates that is not known';
      if (extent === 0 || extent > mostRanked) return `${extent} candidates, not 1 … ${mostRanked}`;
      return { ...phase, topk: 'ranked' };
    }),
};

/** Every thread keeps its best in registers, and the best of all heads is picked k times. */
export const pickTopk: Pass = {
  name: 'pick-topk',
  apply: (nest, _, machine) =>
    eachPhase(nest, (phase) => {
      if (phase.phase.kind !== 'topk') return noTopk;
      if (nest.unit === 'thread') return oneThread;
      if (phase.topk !== 'serial') return `${phase.topk} already`;
      return whyNotPicked(phase.phase.op, machine) ?? { ...phase, topk: 'picked' };
    }),
};

/** What keeps the k best from being picked. */
export function whyNotPicked(op: TopkOp, { warp }: Machine): string | undefined {
  const most = warp > 1 ? mostPickedInStep : mostPicked;
  if (op.k < 1 || op.k > most) return `k = ${op.k}, not 1 … ${most}`;
  if (warp === 1) return undefined;
  if (largest(op.over.extent) < fewestInStep * warp) return `fewer than ${fewestInStep * warp} values`;
  const folds = foldsOf(op.where === undefined ? [op.value] : [op.value, op.where]);
  return folds.length === 0 ? undefined : 'values with folds';
}

/** Every thread keeps a list, and lists are merged pairwise. */
export const mergeTopk: Pass = {
  name: 'merge-topk',
  apply: (nest) =>
    eachPhase(nest, (phase) => {
      if (phase.phase.kind !== 'topk') return noTopk;
      if (nest.unit === 'thread') return oneThread;
      if (phase.topk !== 'serial') return `${phase.topk} already`;
      return { ...phase, topk: 'merged' };
    }),
};

/** Bins in shared memory, counted with atomic additions. */
export const histogramOnLanes: Pass = {
  name: 'histogram-on-lanes',
  apply: (nest) =>
    eachPhase(nest, (phase) => {
      if (phase.phase.kind !== 'histogram') return 'no histogram';
      return nest.unit === 'thread' ? oneThread : { ...phase, shared: true };
    }),
};

/** A chunk at a time in shared memory, by doubling distances. */
export const scanOnLanes: Pass = {
  name: 'scan-on-lanes',
  apply: (nest) =>
    eachPhase(nest, (phase) => {
      if (phase.phase.kind !== 'scan') return 'no scan';
      return nest.unit === 'thread' ? oneThread : { ...phase, shared: true };
    }),
};
