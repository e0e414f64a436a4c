/** The value types of WebAssembly as used here (no references). */

export type ValueType = 'i32' | 'i64' | 'f32' | 'f64' | 'v128';

/** Binary code of each value type. */
export const valueTypeCodes: Readonly<Record<ValueType, number>> = {
  i32: 0x7f,
  i64: 0x7e,
  f32: 0x7d,
  f64: 0x7c,
  v128: 0x7b,
};

/** The block type that takes and gives nothing. */
export const emptyBlockType = 0x40;
