/** Passes that spread a top-k, a histogram or a scan over the lanes. */
import { largest } from '../../../kernel/dimension.js';
import { expressionsOf, type RowOp, type TopkOp } from '../../../kernel/op.js';
import { foldsOf } from '../../../kernel/walk.js';
import type { Machine, Target } from '../machine.js';
import type { TopkForm } from '../nest.js';
import { type Pass, phasePass } from './pass.js';

/** More candidates than this are ranked by lists. */
const mostRanked = 256;
/** Longer lists are kept in arrays; of threads that run in step, each loads several values at once and has fewer registers. */
const mostPicked = 16;
const mostPickedInStep = 8;
/** Fewer values for each of these are looked at in one or two turns anyway. */
const fewestInStep = 4;

const oneThread = 'a unit is one thread';

/** A pass that gives a top-k another form, or says why it does not fit. */
function topkPass(name: string, form: TopkForm, whyNot: (op: TopkOp, machine: Machine) => string | undefined): Pass {
  return phasePass(name, (phase, { nest, machine }) => {
    if (phase.phase.kind !== 'topk') return 'no top-k';
    if (nest.unit === 'thread') return oneThread;
    if (phase.topk !== 'serial') return `${phase.topk} already`;
    return whyNot(phase.phase.op, machine) ?? { ...phase, topk: form };
  });
}

/** Every candidate counts how many are better. */
export const rankTopk = topkPass('rank-topk', 'ranked', ({ value: { dtype }, over: { extent } }) => {
  if (dtype !== 'f32') return `values of type ${dtype}`;
  if (typeof extent !== 'number') return 'a number of candidates that is not known';
  return extent === 0 || extent > mostRanked ? `${extent} candidates, not 1 … ${mostRanked}` : undefined;
});

/** What keeps the k best from being picked. */
export function whyNotPicked(op: TopkOp, { warp }: Target): string | undefined {
  const most = warp > 1 ? mostPickedInStep : mostPicked;
  if (op.k < 1 || op.k > most) return `k = ${op.k}, not 1 … ${most}`;
  if (warp === 1) return undefined;
  if (largest(op.over.extent) < fewestInStep * warp) return `fewer than ${fewestInStep * warp} values`;
  return foldsOf(expressionsOf(op)).length === 0 ? undefined : 'values with folds';
}

/** Every thread keeps its best in registers, and the best of all heads is picked k times. */
export const pickTopk = topkPass('pick-topk', 'picked', whyNotPicked);

/** The threads search all values k times. */
export const searchTopk = topkPass('search-topk', 'searched', () => undefined);

/** A pass that lets the lanes share the phases of one kind. */
function sharePass(kind: Exclude<RowOp['kind'], 'topk'>): Pass {
  return phasePass(`${kind}-on-lanes`, (phase, { nest }) => {
    if (phase.phase.kind !== kind) return `no ${kind}`;
    return nest.unit === 'thread' ? oneThread : { ...phase, shared: true };
  });
}

/** Bins in shared memory, counted with atomic additions. */
export const histogramOnLanes = sharePass('histogram');

/** A chunk at a time in shared memory, by doubling distances. */
export const scanOnLanes = sharePass('scan');

export const rowOpsOnLanes: readonly Pass[] = [histogramOnLanes, scanOnLanes];
