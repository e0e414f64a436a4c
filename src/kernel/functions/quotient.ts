/**
 * A division inside a named function whose operands are known to be harmless: the divisor lies between 1 and 2^15, and where
 * it is no power of two the dividend is 0 or above 2^−100. Then the shortest way to a correctly rounded quotient (a
 * reciprocal, one correction of it, one of the quotient) is right for every input, and no branch for special cases stands
 * between the elements that a thread computes side by side.
 */
import { type BinaryExpr, div, type Expr } from '../expr.js';

export function plainQuotient(dividend: Expr, divisor: Expr): Expr {
  return { ...(div(dividend, divisor) as BinaryExpr), isPlain: true };
}
