/**
 * The natural logarithm. x = 2^k·(1 + f) with 1 + f from √½ to √2; with s = f / (2 + f), log(1 + f) = 2 artanh s
 * = f − s·(f − w(s²)), in which f is exact and the rest is a sixth of it at most. Below 1 ulp, f32 and f64.
 * log ±0 is −∞, log of less is NaN, log ∞ is ∞, NaN stays. Subnormal arguments go through integers, so that a device
 * that flushes subnormal floats is right as well.
 */
import {
  add,
  and,
  bitcast,
  cast,
  constant,
  type Expr,
  eq,
  f32,
  f64,
  ge,
  gt,
  i32,
  lt,
  mul,
  select,
  shiftLeft,
  shiftRight,
  sub,
  u32,
} from '../expr.js';
import { powerOfTwo64, signBit } from './float-bits.js';
import { polynomial } from './polynomial.js';
import { plainQuotient } from './quotient.js';

/** w(y) / y = (2 artanh s / s − 2) / y as a polynomial in y = s². */
const coefficients = {
  f32: [0.66666776, 0.39977568, 0.29871482],
  f64: [
    0.6666666666666735, 0.3999999999940933, 0.2857142874363142, 0.22222198445768054, 0.18183570784733236,
    0.15313890753994538, 0.1479749580355464,
  ],
};
/** log 2 in two parts: products of the first with an exponent are exact. */
const logTwo = { f32: [0.69314575, 1.4286068e-6], f64: [0.6931471805598903, 5.497923018708371e-14] };
/** The bits of √½ as f32. */
const rootHalf = 0x3f3504f3;

export function expandLog(x: Expr): Expr {
  return x.dtype === 'f64' ? log64(x) : log32(x);
}

function log32(x: Expr): Expr {
  const bits = bitcast(x, 'i32');
  const isSubnormal = lt(bits, 0x00800000);
  const normal = bitcast(select(isSubnormal, cast(bits, 'f32'), x), 'i32');
  const k = shiftRight(sub(normal, rootHalf), 23);
  const mantissa = bitcast(sub(normal, shiftLeft(k, 23)), 'f32');
  const exponent = add(k, select(isSubnormal, i32(-149), i32(0)));
  const isPositive = lt(sub(bitcast(x, 'u32'), 1), 0x7f7fffff);
  const isZero = eq(shiftLeft(bitcast(x, 'u32'), 1), 0);
  const isNegative = gt(bitcast(x, 'u32'), u32(signBit));
  const special = select(isZero, f32(Number.NEGATIVE_INFINITY), select(isNegative, f32(Number.NaN), x));
  return select(isPositive, combine(cast(exponent, 'f32'), mantissa), special);
}

function log64(x: Expr): Expr {
  // Two steps bring any exponent into the range of f32, where it can be read off the bits.
  const first = bringCloser(x, 358, 716);
  const second = bringCloser(first.x, 120, 239);
  const k = shiftRight(sub(bitcast(cast(second.x, 'f32'), 'i32'), rootHalf), 23);
  const mantissa = mul(second.x, powerOfTwo64(sub(0, k)));
  const exponent = add(k, first.exponent, second.exponent);
  const isPositive = and(gt(x, 0), lt(x, Number.POSITIVE_INFINITY));
  const special = select(eq(x, 0), f64(Number.NEGATIVE_INFINITY), select(lt(x, 0), constant(Number.NaN, 'f64'), x));
  return select(isPositive, combine(cast(exponent, 'f64'), mantissa), special);
}

/** x and an exponent with x_before = x · 2^exponent: multiplied by 2^±by where it lies outside 2^±limit. */
function bringCloser(x: Expr, limit: number, by: number): { readonly x: Expr; readonly exponent: Expr } {
  const isSmall = lt(x, 2 ** -limit);
  const isLarge = ge(x, 2 ** limit);
  const factor = select(isSmall, f64(2 ** by), select(isLarge, f64(2 ** -by), f64(1)));
  return { x: mul(x, factor), exponent: select(isSmall, i32(-by), select(isLarge, i32(by), i32(0))) };
}

/** k·log 2 + log m for m from √½ to √2, small parts first. */
function combine(k: Expr, m: Expr): Expr {
  const dtype = m.dtype === 'f64' ? 'f64' : 'f32';
  const [high, low] = logTwo[dtype];
  const f = sub(m, 1);
  const s = plainQuotient(f, add(f, 2));
  const y = mul(s, s);
  const w = mul(y, polynomial(y, coefficients[dtype]));
  return add(mul(k, high), sub(f, sub(mul(s, sub(f, w)), mul(k, low))));
}
