/**
 * row-local: ops that share their outer indices become phases of one unit, and what passes between them never leaves it
 * (a k-th distance and the counts that use it).
 */
import type { JoinRule } from '../context.js';
import { lowerOp } from '../lower.js';
import { joinAt } from './unit-join.js';

export const rowLocal: JoinRule = (part, op, context) => {
  const own = lowerOp(op);
  if (own.units.length === 0) return 'it has no outer index';
  return joinAt(part, own, op, context, own.units.length, 'row-local');
};
