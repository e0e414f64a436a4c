/**
 * squash x: what tanh is to a field, for less than half of its operations. A quotient of two polynomials that is within
 * 2.2e-4 of tanh x everywhere, has its slope of 1 at 0, is odd, and ends at ±1 with a small bend instead of creeping
 * there. This formula is the definition, in f32 and f64, not an approximation: take `tanh` where its value matters, and
 * squash where only its shape does. 12 operations, one division, no branch. squash ±0 is ±0, NaN stays.
 */
import { add, clamp, type Expr, mul } from '../expr.js';
import { plainQuotient } from './quotient.js';

/**
 * x (x⁴ + a x² + 1024) / (d x⁴ + c x² + 1024): the least largest distance from tanh with these two constants, of which 1
 * saves a product and 1024, a power of two, keeps the smallest numbers as they are. Found by scripts/fit/squash.py.
 */
export const squashed = {
  a: Math.fround(115.2476),
  c: Math.fround(457.32474),
  d: Math.fround(16.272058),
  constant: 1024,
  limit: Math.fround(4.57),
};

/** The definition on the host. */
export function squashOf(x: number): number {
  const { a, c, d, constant, limit } = squashed;
  const within = Number.isNaN(x) ? x : Math.min(Math.max(x, -limit), limit);
  const square = within * within;
  return (within * (square * (square + a) + constant)) / (square * (square * d + c) + constant);
}

export function expandSquash(x: Expr): Expr {
  const { a, c, d, constant, limit } = squashed;
  const within = clamp(x, -limit, limit);
  const square = mul(within, within);
  const above = mul(within, add(mul(square, add(square, a)), constant));
  const below = add(mul(square, add(mul(square, d), c)), constant);
  return plainQuotient(above, below);
}
