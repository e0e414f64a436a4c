/** Small formulas that rooms share; each gives the number that its counterpart in src/sim gives. */
import {
  abs,
  add,
  cast,
  constant,
  cos,
  div,
  type Expr,
  floor,
  ge,
  gt,
  lt,
  mul,
  select,
  sin,
  sqrt,
  sub,
} from '../../kernel/index.js';
import { sineSeries } from '../../sim/angle.js';

/** A constant of the type of a formula. */
import { like } from '../classic/formula.js';

export { like };

export const square = (x: Expr): Expr => mul(x, x);

/** As a sensor keeps it: in single precision, whatever the world computes in. */
export const rounded = (x: Expr): Expr => cast(cast(x, 'f32'), x.dtype);

/** The whole number below, as i32. */
export const cellOf = (x: Expr): Expr => cast(floor(x), 'i32');

/** Towards a target, by no more than `most`. */
export function approach(value: Expr, target: Expr, most: number): Expr {
  const way = sub(target, value);
  return select(gt(way, most), add(value, most), select(lt(way, -most), sub(value, most), target));
}

/** tan(angle) for |angle| ≤ π / 2, by the simulator's series. */
export function tangentOf(angle: Expr): Expr {
  const q = square(angle);
  const high = series(q, sineSeries.slice(6));
  const low = sineSeries.slice(0, 6).reduceRight<Expr>((sum, term) => add(mul(q, sum), term), high);
  const s = mul(angle, low);
  return div(s, sqrt(sub(constant(1, s.dtype), mul(s, s))));
}

function series(q: Expr, terms: readonly number[]): Expr {
  const last = constant(terms[terms.length - 1], q.dtype);
  return terms.slice(0, -1).reduceRight<Expr>((sum, term) => add(mul(q, sum), term), last);
}

/** sin for |x| < 0.2. */
export function smallSine(x: Expr): Expr {
  const q = square(x);
  const one = constant(1, x.dtype);
  const terms = [72, 42, 20, 6];
  return mul(
    x,
    terms.reduce<Expr>((inner, by) => sub(one, mul(div(q, by), inner)), one),
  );
}

/** The angle of a vector in radians, as Math.atan2; the vector must not be zero. */
export function angleOf(y: Expr, x: Expr): Expr {
  const share = mul(div(y, add(abs(x), abs(y))), Math.PI / 2);
  const left = sub(select(ge(y, 0), like(y, Math.PI), -Math.PI), share);
  const length = sqrt(add(square(x), square(y)));
  // The guess is wrong by less than 0.1; each correction leaves the cube of an error.
  const corrected = (angle: Expr): Expr => add(angle, div(sub(mul(y, cos(angle)), mul(x, sin(angle))), length));
  return corrected(corrected(select(ge(x, 0), share, left)));
}
