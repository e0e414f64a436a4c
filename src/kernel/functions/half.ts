/**
 * f16 and bf16 patterns to f32 and back as expressions, bit for bit what ../half.ts does on the host. Where a value is a
 * subnormal f32 only integers touch it, since some GPUs flush those; f16's subnormals are normal f32 values, so there one
 * float addition does the shifting and the rounding. Patterns travel in the low 16 bits of a u32.
 */
import {
  add,
  bitAnd,
  bitcast,
  bitOr,
  type Expr,
  ge,
  gt,
  lt,
  select,
  shiftLeft,
  shiftRight,
  sub,
  u32,
} from '../expr.js';

/** The f32 value of an f16 pattern. */
export function halfToFloat(bits: Expr): Expr {
  const shifted = shiftLeft(bitAnd(bits, 0x7fff), 13);
  const sign = shiftLeft(bitAnd(bits, 0x8000), 16);
  // The exponent's bias grows from 15 to 127; infinity and NaN move to the top by the same amount once more.
  const normal = add(shifted, select(ge(shifted, u32(0x0f800000)), u32(0x70000000), u32(0x38000000)));
  const subnormal = sub(bitcast(add(shifted, 0x38800000), 'f32'), 2 ** -14);
  const magnitude = select(lt(shifted, u32(0x00800000)), bitcast(subnormal, 'u32'), normal);
  return bitcast(bitOr(magnitude, sign), 'f32');
}

/** The f16 pattern nearest to an f32 value, halves to even; overflow becomes infinity, NaN the quiet NaN 7e00. */
export function floatToHalf(x: Expr): Expr {
  const bits = bitcast(x, 'u32');
  const magnitude = bitAnd(bits, 0x7fffffff);
  const sign = bitAnd(shiftRight(bits, 16), 0x8000);
  // At 0.5 the spacing of f32 is 2^−24, that of f16's subnormals: the addition rounds.
  const subnormal = sub(bitcast(add(bitcast(magnitude, 'f32'), 0.5), 'u32'), 0x3f000000);
  const odd = bitAnd(shiftRight(magnitude, 13), 1);
  const normal = shiftRight(add(sub(magnitude, 0x38000000 - 0x0fff), odd), 13);
  const special = select(gt(magnitude, u32(0x7f800000)), u32(0x7e00), u32(0x7c00));
  const finite = select(lt(magnitude, u32(0x38800000)), subnormal, normal);
  return bitOr(sign, select(ge(magnitude, u32(0x47800000)), special, finite));
}

/** The f32 value of a bf16 pattern. */
export function brain16ToFloat(bits: Expr): Expr {
  return bitcast(shiftLeft(bits, 16), 'f32');
}

/** The bf16 pattern nearest to an f32 value, halves to even; a NaN is made quiet and keeps its sign and upper bits. */
export function floatToBrain16(x: Expr): Expr {
  const bits = bitcast(x, 'u32');
  const upper = shiftRight(bits, 16);
  const rounded = shiftRight(add(bits, add(bitAnd(upper, 1), 0x7fff)), 16);
  // Twice the pattern drops the sign.
  const isNaN = gt(shiftLeft(bits, 1), u32(0xff000000));
  return select(isNaN, bitOr(upper, 0x40), rounded);
}
