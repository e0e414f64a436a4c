/**
 * The small change of WGSL text: indented blocks, type names, literals. Text is built as nested arrays, where an array
 * inside an array is one step of indentation. Nothing here knows of programs.
 */
import type { Scalar } from '../../kernel/dtype.js';
import { FieldbrainError } from '../../kernel/errors.js';

export type Text = string | readonly Text[];

export function printText(text: readonly Text[], indent = ''): string {
  const print = (line: Text): string =>
    typeof line === 'string' ? `${indent}${line}\n` : printText(line, `${indent}  `);
  return text.map(print).join('');
}

/** `head {`, the body one step in, `}`. */
export function block(head: string, body: readonly Text[]): Text[] {
  return [head === '' ? '{' : `${head} {`, body, '}'];
}

export type WgslType = 'f32' | 'i32' | 'u32' | 'bool';

export function typeOf(scalar: Scalar): WgslType {
  if (scalar !== 'f64') return scalar;
  throw new FieldbrainError(
    'program-unsupported',
    'webgpu: WGSL has no 64-bit floats (got f64, expected f32). Use f32, or the cpu device.',
    { dtype: scalar },
  );
}

const word = new DataView(new ArrayBuffer(4));
const smallestNormal = 2 ** -126;

/** A constant of the language. What WGSL cannot write as a literal goes through the helper `fromBits`. */
export function literal(value: number, dtype: Scalar, fromBits: () => string): string {
  switch (typeOf(dtype)) {
    case 'bool':
      return value === 0 ? 'false' : 'true';
    case 'u32':
      return `${value}u`;
    case 'i32':
      if (value === -(2 ** 31)) return 'i32(-2147483648)';
      return value < 0 ? `(${value}i)` : `${value}i`;
    case 'f32': {
      const plain = Number.isFinite(value) && (Math.abs(value) >= smallestNormal || Object.is(value, 0));
      if (!plain) return `${fromBits()}(${floatBits(value)}u)`;
      return value < 0 ? `(${value}f)` : `${value}f`;
    }
  }
}

export function floatBits(value: number): number {
  word.setFloat32(0, value);
  return word.getUint32(0);
}

/** The 32 bits of a value of this type, as u32. */
export function toBits(type: WgslType, text: string): string {
  return type === 'u32' ? text : `bitcast<u32>(${bare(text)})`;
}

export function ofBits(type: WgslType, text: string): string {
  return type === 'u32' ? text : `bitcast<${type}>(${bare(text)})`;
}

/** Without the outer parentheses, where they are a pair. */
export function bare(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === '(') depth += 1;
    if (text[i] === ')') depth -= 1;
    if (depth === 0 && i < text.length - 1) return text;
  }
  return text.slice(1, -1);
}

/** A name or a plain literal: can be repeated without computing anything twice. */
export function isAtom(text: string): boolean {
  return /^[A-Za-z0-9_.]+$/.test(text) || /^\(-[0-9.e+-]+[if]\)$/.test(text);
}
