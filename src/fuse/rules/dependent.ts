/**
 * Joins an op into the phase that makes what it reads, where both visit the same indices: the common work of `pointwise`,
 * `reduce epilogue` and `matmul epilogue`, which differ in the phase that stands before.
 */
import type { ComputeOp } from '../../kernel/op.js';
import { conflicts, phaseAccesses } from '../access.js';
import type { Answer, Context } from '../context.js';
import { phaseOf } from '../lower.js';
import type { Part, Phase } from '../stage.js';
import { joinSameSpace } from './same-space.js';

export function joinDependent(
  part: Part,
  op: ComputeOp,
  context: Context,
  rule: string,
  fits: (phase: Phase) => boolean,
): Answer {
  if (op.kind !== 'map' && op.kind !== 'reduce' && op.kind !== 'matmul') return `a ${op.kind} is not a map`;
  let reason = 'no phase of the part has this index space';
  for (let at = part.phases.length - 1; at >= 0; at -= 1) {
    const phase = part.phases[at];
    if (!fits(phase) || conflicts(phaseAccesses(phase), phaseAccesses(phaseOf(op))).length === 0) continue;
    const joined = joinSameSpace(part, at, op, context);
    if (typeof joined !== 'string') return { part: joined, rule, text: `same indices as ${phase.ops.join(', ')}` };
    reason = joined;
  }
  return reason;
}

export function isMatmul(phase: Phase, context: Context): boolean {
  return phase.kind === 'nest' && phase.ops.some((name) => context.kinds.get(name) === 'matmul');
}
