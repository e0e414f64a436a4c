/**
 * Polynomials by Horner's rule with plain multiplications and additions, lowest power first in the list. Tables of
 * coefficients come from scripts/fit/coefficients.py.
 */
import { add, constant, type Expr, mul } from '../expr.js';

/** c[0] + x·(c[1] + x·(c[2] + …)). */
export function polynomial(x: Expr, coefficients: readonly number[]): Expr {
  return coefficients.reduceRight<Expr | undefined>(
    (sum, c) => (sum === undefined ? constant(c, x.dtype) : add(mul(x, sum), c)),
    undefined,
  ) as Expr;
}
