/**
 * The value types of WebAssembly as used here (no references), and signatures in short form: one letter a value,
 * parameters and results parted by a colon. `ff:i` takes two f32 and gives an i32; `v` is a v128.
 */

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

const typeOfLetter: Readonly<Record<string, ValueType>> = { i: 'i32', l: 'i64', f: 'f32', d: 'f64', v: 'v128' };

export interface Signature {
  readonly params: readonly ValueType[];
  readonly results: readonly ValueType[];
}

/** Reads the short form. `parseSignature('il:v')` is (i32, i64) -> v128. */
export function parseSignature(short: string): Signature {
  const [params = '', results = ''] = short.split(':');
  return { params: lettersToTypes(params), results: lettersToTypes(results) };
}

function lettersToTypes(letters: string): ValueType[] {
  return Array.from(letters, (letter) => typeOfLetter[letter]!);
}
