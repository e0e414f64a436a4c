/** Whole numbers that cannot overflow, by the ranges of what they are computed from. */
import { intervalOf } from '../../../kernel/bounds.js';
import type { Expr } from '../../../kernel/expr.js';

/** Whether a sum, difference or product of i32 always fits. */
export function fitsAlways(expr: Expr): boolean {
  if (expr.dtype !== 'i32' || (expr.op !== 'add' && expr.op !== 'sub' && expr.op !== 'mul')) return false;
  const [a, b] = expr.args.map((arg) => intervalOf(arg));
  const corners =
    expr.op === 'mul'
      ? [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high]
      : expr.op === 'add'
        ? [a.low + b.low, a.high + b.high]
        : [a.low - b.high, a.high - b.low];
  return corners.every((corner) => corner >= -(2 ** 31) && corner < 2 ** 31);
}
