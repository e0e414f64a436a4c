/**
 * small-domain: a chain of tiny ops becomes one unit per brain, with barriers inside the workgroup only. Below about 64 KB
 * touched a unit, since one multiprocessor pulls no more than 100 to 170 GB/s.
 */
import type { JoinRule } from '../context.js';
import { lowerOp } from '../lower.js';
import { joinAt } from './unit-join.js';

export const smallDomain: JoinRule = (part, op, context) => {
  const own = lowerOp(op);
  let reason = '';
  for (let count = Math.min(part.units.length, own.units.length); count >= 0; count -= 1) {
    const answer = joinAt(part, own, op, context, count, 'small-domain');
    if (typeof answer !== 'string') return answer;
    reason = reason === '' || count === 0 ? answer : reason;
  }
  return reason;
};
