/**
 * The small change of WGSL text: indented blocks and literals. Text is built as nested arrays, where an array inside an
 * array is one step of indentation. Nothing here knows of programs.
 */
import type { Type } from '../loop/language.js';

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

const word = new DataView(new ArrayBuffer(4));
const smallestNormal = 2 ** -126;

/** A constant. What WGSL cannot write as a literal goes through the helper `fromBits`. */
export function literal(value: number, type: Type, fromBits: () => string): string {
  switch (type) {
    case 'bool':
      return value === 0 ? 'false' : 'true';
    case 'u32':
      return `${value}u`;
    case 'i32':
      if (value === -(2 ** 31)) return 'i32(-2147483648)';
      return `${value}i`;
    case 'f32': {
      const plain = Number.isFinite(value) && (Math.abs(value) >= smallestNormal || Object.is(value, 0));
      if (!plain) return `${fromBits()}(${floatBits(value)}u)`;
      return `${value}f`;
    }
    case 'f64':
      throw new Error('WGSL has no f64');
    default:
      return type satisfies never;
  }
}

function floatBits(value: number): number {
  word.setFloat32(0, value);
  return word.getUint32(0);
}
