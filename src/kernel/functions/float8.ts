/**
 * E4M3 and E5M2 patterns to f32 and back as expressions, bit for bit what ../float8.ts does on the host. Patterns travel in
 * the low 8 bits of a u32. Subnormals of both formats are normal f32 values, so one float addition shifts and rounds them.
 */
import {
  add,
  bitAnd,
  bitcast,
  bitOr,
  type Expr,
  eq,
  gt,
  lt,
  min,
  select,
  shiftLeft,
  shiftRight,
  sub,
  u32,
} from '../expr.js';
import { e4m3, e5m2, type Float8Format } from '../float8.js';
import { halfToFloat } from './half.js';

/** The f32 value of an E4M3 pattern. */
export function e4m3ToFloat(bits: Expr): Expr {
  const magnitude = bitAnd(bits, 0x7f);
  const shifted = shiftLeft(magnitude, 20);
  const sign = shiftLeft(bitAnd(bits, 0x80), 24);
  const normal = add(shifted, (127 - e4m3.bias) << 23);
  const subnormal = sub(bitcast(add(shifted, (128 - e4m3.bias) << 23), 'f32'), 2 ** (1 - e4m3.bias));
  const finite = select(lt(shifted, u32(0x00800000)), bitcast(subnormal, 'u32'), normal);
  return bitcast(bitOr(select(eq(magnitude, u32(0x7f)), u32(0x7fc00000), finite), sign), 'f32');
}

/** The f32 value of an E5M2 pattern, which is the upper half of an f16. */
export function e5m2ToFloat(bits: Expr): Expr {
  return halfToFloat(shiftLeft(bits, 8));
}

/** The E4M3 pattern nearest to an f32 value, halves to even, at most ±448; NaN becomes 7f. */
export function floatToE4m3(x: Expr): Expr {
  return floatToPattern(x, e4m3);
}

/** The E5M2 pattern nearest to an f32 value, halves to even, at most ±57,344; NaN becomes 7f. */
export function floatToE5m2(x: Expr): Expr {
  return floatToPattern(x, e5m2);
}

function floatToPattern(x: Expr, { fraction, bias, largest }: Float8Format): Expr {
  const dropped = 23 - fraction;
  const bits = bitcast(x, 'u32');
  const magnitude = bitAnd(bits, 0x7fffffff);
  const sign = bitAnd(shiftRight(bits, 24), 0x80);
  // At this power of two the spacing of f32 is that of the format's subnormals: the addition rounds.
  const exponent = 24 - bias - fraction;
  const rounder = 2 ** exponent;
  const subnormal = sub(bitcast(add(bitcast(magnitude, 'f32'), rounder), 'u32'), (127 + exponent) << 23);
  const odd = bitAnd(shiftRight(magnitude, dropped), 1);
  const offset = ((127 - bias) << 23) - (2 ** (dropped - 1) - 1);
  const normal = min(shiftRight(add(sub(magnitude, offset), odd), dropped), u32(largest));
  const number = select(lt(magnitude, u32((128 - bias) << 23)), subnormal, normal);
  return select(gt(magnitude, u32(0x7f800000)), u32(0x7f), bitOr(sign, number));
}
