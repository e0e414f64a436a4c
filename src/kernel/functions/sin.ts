/**
 * sin x, below 2 ulp for |x| ≤ 51471 in f32 and |x| ≤ 1647099 in f64 (see angle.ts). Beyond that the result is finite and
 * within [−1, 1], but no longer the sine: reduce a phase before it grows that large. sin ±0 is ±0; ±∞ and NaN give NaN.
 */
import { type Expr, eq, select } from '../expr.js';
import { sineOfTurned } from './angle.js';

export function expandSin(x: Expr): Expr {
  return select(eq(x, 0), x, sineOfTurned(x, 0));
}
