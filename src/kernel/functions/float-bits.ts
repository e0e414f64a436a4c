/**
 * What the functions do with the bits of floats: powers of two and signs. f32 works on its bit pattern. The language
 * has no bitcast of f64, so there a power of two is made as an f32 and widened, which is exact.
 */
import {
  add,
  bitAnd,
  bitcast,
  bitOr,
  cast,
  type Expr,
  gt,
  lt,
  mul,
  neg,
  select,
  shiftLeft,
  shiftRight,
  u32,
} from '../expr.js';

export const signBit = 0x80000000;
/** The bits of 1.0 as f32. */
export const one32 = 0x3f800000;

/**
 * k · 2^23 modulo 2^32, the amount that multiplies an f32 by 2^k when added to its bits; k is whole, |k| < 2^22.
 * Adding 1.5 · 2^23 puts k into the low bits of the mantissa, which is cheaper than a conversion to an integer.
 */
export function exponentBits(k: Expr): Expr {
  return shiftLeft(bitcast(add(k, 12582912), 'u32'), 23);
}

/** 2^k in the type of k, for whole k of at most 126 in magnitude. */
export function powerOfTwo(k: Expr): Expr {
  if (k.dtype === 'f32') return bitcast(add(exponentBits(k), one32), 'f32');
  return powerOfTwo64(cast(k, 'i32'));
}

/** 2^k as f64 for an i32 of at most 126 in magnitude. */
export function powerOfTwo64(k: Expr): Expr {
  return cast(bitcast(shiftLeft(add(k, 127), 23), 'f32'), 'f64');
}

/** x · 2^k for f64 and any whole f64 k from −1088 to 1039; rounds once, where the result is subnormal. */
export function scale64(x: Expr, k: Expr): Expr {
  // k = 16·high + low: 2^(16·high) is the 16th power of an f32's range, applied in two equal steps.
  const whole = cast(k, 'i32');
  const root = powerOfTwo64(shiftRight(whole, 4));
  const second = mul(root, root);
  const fourth = mul(second, second);
  const eighth = mul(fourth, fourth);
  return mul(x, powerOfTwo64(bitAnd(whole, 15)), eighth, eighth);
}

/** `magnitude` (not negative) with the sign of x; zero and NaN come out as x has them. */
export function withSignOf(x: Expr, magnitude: Expr): Expr {
  if (x.dtype === 'f32') {
    const sign = bitAnd(bitcast(x, 'u32'), u32(signBit));
    return bitcast(bitOr(bitcast(magnitude, 'u32'), sign), 'f32');
  }
  return select(gt(x, 0), magnitude, select(lt(x, 0), neg(magnitude), x));
}
