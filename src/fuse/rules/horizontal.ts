/**
 * horizontal: ops over one index space that do not need each other but read the same tensors: one visit, each input
 * loaded once.
 */
import { phaseAccesses } from '../access.js';
import type { JoinRule } from '../context.js';
import { phaseOf } from '../lower.js';
import { joinSameSpace } from './same-space.js';

export const horizontal: JoinRule = (part, op, context) => {
  if (op.kind !== 'map' && op.kind !== 'reduce' && op.kind !== 'matmul') return `a ${op.kind} is not a map`;
  const wanted = new Set(phaseAccesses(phaseOf(op)).reads.map((read) => read.tensor));
  let reason = 'no phase of the part has this index space';
  for (let at = part.phases.length - 1; at >= 0; at -= 1) {
    const shared = phaseAccesses(part.phases[at]).reads.filter((read) => wanted.has(read.tensor));
    if (shared.length === 0 && wanted.size > 0) {
      reason = 'no input in common';
      continue;
    }
    const joined = joinSameSpace(part, at, op, context);
    if (typeof joined !== 'string') {
      const names = [...new Set(shared.map((read) => read.tensor))];
      return {
        part: joined,
        rule: 'horizontal',
        text: `one visit with ${part.phases[at].ops.join(', ')}${names.length > 0 ? `, reading ${names.join(', ')} once` : ''}`,
      };
    }
    reason = joined;
  }
  return reason;
};
