/**
 * Signatures of opcodes in short form: one letter per value, parameters and results parted by a colon. `ff:i` takes two f32 and
 * gives an i32; `v` is a v128.
 */
import type { ValueType } from '../../src/emit/wasm/types.js';

const typeOfLetter: Readonly<Record<string, ValueType>> = { i: 'i32', l: 'i64', f: 'f32', d: 'f64', v: 'v128' };

interface Signature {
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
