/**
 * What of a formula is one instruction: the sum of the four bytes of a word, less a number, as the noise takes it, where a
 * machine has that (else it takes seven; the integers are the same), and whole numbers that cannot overflow.
 */
import { intervalOf } from '../../../kernel/bounds.js';
import type { Expr } from '../../../kernel/expr.js';

export interface ByteSum {
  readonly word: Expr;
  /** What is added to the sum. */
  readonly plus: number;
}

/** The word whose bytes `expr` sums, where it is `(both halves of the pairs' sums) − number` as an i32. */
export function byteSumOf(expr: Expr): ByteSum | undefined {
  if (expr.op !== 'sub' || expr.dtype !== 'i32') return undefined;
  const [sum, less] = expr.args;
  if (less.op !== 'constant' || sum.op !== 'cast' || sum.args[0].dtype !== 'u32') return undefined;
  const pairs = operand(operand(sum.args[0], 'shiftRight', 16), 'mul', 0x00010001);
  if (pairs?.op !== 'add') return undefined;
  const word = operand(pairs.args[0], 'bitAnd', 0x00ff00ff);
  const shifted = operand(operand(pairs.args[1], 'bitAnd', 0x00ff00ff), 'shiftRight', 8);
  return word !== undefined && word === shifted ? { word, plus: -less.value } : undefined;
}

/** The other operand of an operation with this constant on its right. */
function operand(expr: Expr | undefined, op: Expr['op'], value: number): Expr | undefined {
  if (expr === undefined || expr.op !== op) return undefined;
  const [left, right] = expr.args;
  return right.op === 'constant' && right.value === value ? left : undefined;
}

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
