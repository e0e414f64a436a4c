/** The conversions of 16-bit and 8-bit floats as expressions, by dtype. */
import type { NarrowDtype } from '../dtype.js';
import type { Expr } from '../expr.js';
import { e4m3ToFloat, e5m2ToFloat, floatToE4m3, floatToE5m2 } from './float8.js';
import { brain16ToFloat, floatToBrain16, floatToHalf, halfToFloat } from './half.js';

/** The f32 value of a pattern in the low bits of a u32. */
export const widenBits: Readonly<Record<NarrowDtype, (bits: Expr) => Expr>> = {
  f16: halfToFloat,
  bf16: brain16ToFloat,
  f8e4m3: e4m3ToFloat,
  f8e5m2: e5m2ToFloat,
};

/** The pattern that a store leaves for an f32 value. */
export const narrowToBits: Readonly<Record<NarrowDtype, (value: Expr) => Expr>> = {
  f16: floatToHalf,
  bf16: floatToBrain16,
  f8e4m3: floatToE4m3,
  f8e5m2: floatToE5m2,
};
