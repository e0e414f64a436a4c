/** Formulas that several worlds share. */
import { clamp, constant, type Expr, gt, mul, select } from '../../kernel/index.js';

/** A constant of the type of a formula. */
export const like = (x: Expr, value: number): Expr => constant(value, x.dtype);

/** Near the top (the cosine above `from`) linear feedback, elsewhere as hard as the pump says. */
export function swingUp(cosine: Expr, from: number, feedback: Expr, pump: Expr): Expr {
  return select(gt(cosine, from), feedback, clamp(mul(pump, 10), -1, 1));
}
