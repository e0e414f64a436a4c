/**
 * cos x, below 2 ulp for |x| ≤ 51471 in f32 and |x| ≤ 1647099 in f64 (see angle.ts). Beyond that the result is finite and
 * within [−1, 1], but no longer the cosine: reduce a phase before it grows that large. ±∞ and NaN give NaN.
 */
import type { Expr } from '../expr.js';
import { sineOfTurned } from './angle.js';

export function expandCos(x: Expr): Expr {
  return sineOfTurned(x, 1);
}
