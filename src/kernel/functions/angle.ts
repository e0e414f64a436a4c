/**
 * What sin and cos share. x = q·π/2 + r, |r| ≤ π/4, with π/2 in parts whose products with q are exact; the rounding
 * errors of the middle parts are kept and join r as a small `rest`. Right for |x| ≤ 51471 in f32 (q < 2^15) and
 * |x| ≤ 1647099 in f64 (q < 2^20); beyond, r is only limited to ±0.8, so that sin and cos stay within [−1, 1].
 */
import {
  add,
  bitAnd,
  bitcast,
  cast,
  clamp,
  type Expr,
  eq,
  mul,
  neg,
  round,
  select,
  shiftLeft,
  sub,
  u32,
} from '../expr.js';
import { polynomial } from './polynomial.js';

/** First the parts whose subtraction is exact, then those whose rounding error is kept, then the last one. */
const halfPi = {
  f32: { exact: [1.5703125, 0.00048351288], kept: [3.138557e-7, 6.070877e-11], last: 6.223372e-14 },
  f64: {
    exact: [1.5707963267341256],
    kept: [6.077100506303966e-11, 2.0222662487111665e-21],
    last: 8.4784276603689e-32,
  },
};
/** (sin r − r) / r³ and (cos r − 1 + r²/2) / r⁴ as polynomials in r². */
const sine = {
  f32: [-0.16666654, 0.008332106, -0.00019507905],
  f64: [
    -0.16666666666666627, 0.008333333333321131, -0.00019841269828775626, 2.7557313331557628e-6, -2.5050701423251436e-8,
    1.5893501461831213e-10,
  ],
};
const cosine = {
  f32: [0.041666646, -0.0013887304, 2.4431194e-5],
  f64: [
    0.04166666666666659, -0.0013888888888872158, 2.4801587288265865e-5, -2.7557314004092983e-7, 2.0875676324772616e-9,
    -1.1357234528632965e-11,
  ],
};

/** sin(x + turns · π/2). */
export function sineOfTurned(x: Expr, turns: number): Expr {
  const dtype = x.dtype === 'f64' ? 'f64' : 'f32';
  const q = round(mul(x, 2 / Math.PI));
  const { exact, kept, last } = halfPi[dtype];
  const restLimit = dtype === 'f32' ? 2 ** -23 : 2 ** -52;
  let r = exact.reduce((difference, part) => sub(difference, mul(q, part)), x);
  let rest = neg(mul(q, last));
  for (const part of kept) {
    const product = mul(q, part);
    const next = sub(r, product);
    rest = add(rest, sub(sub(r, next), product));
    r = next;
  }
  r = clamp(r, -0.8, 0.8);
  rest = clamp(rest, -restLimit, restLimit);
  const y = mul(r, r);
  const sin = add(r, add(mul(r, mul(y, polynomial(y, sine[dtype]))), rest));
  const cos = add(sub(1, mul(y, 0.5)), sub(mul(y, mul(y, polynomial(y, cosine[dtype]))), mul(r, rest)));
  return inQuadrant(quadrantOf(q, turns), sin, cos);
}

/** The whole number q + turns modulo 2^32; only its last two bits matter. */
function quadrantOf(q: Expr, turns: number): Expr {
  const whole = q.dtype === 'f32' ? bitcast(add(q, 12582912), 'u32') : cast(cast(q, 'i32'), 'u32');
  return turns === 0 ? whole : add(whole, u32(turns));
}

function inQuadrant(quadrant: Expr, sin: Expr, cos: Expr): Expr {
  const value = select(eq(bitAnd(quadrant, 1), 0), sin, cos);
  const half = bitAnd(quadrant, 2);
  if (value.dtype === 'f64') return select(eq(half, 0), value, neg(value));
  return bitcast(add(bitcast(value, 'u32'), shiftLeft(half, 30)), 'f32');
}
