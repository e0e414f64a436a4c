/**
 * The small change of WGSL text: the functions that kernels call for operations that WGSL means otherwise, of which a module
 * carries only those that it uses; indented blocks and literals.
 */
import { bitcastRule } from '../../kernel/arithmetic.js';
import { foldHalves } from '../../kernel/tree.js';
import type { Type } from '../loop/language.js';

const nan = '(bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u';

/** WGSL text by name. */
const library = {
  fromBits: ['fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }'],
  isNan: [`fn isNan(a: f32) -> bool { return ${nan}; }`],
  isFinite32: ['fn isFinite32(a: f32) -> bool { return (bitcast<u32>(a) & 0x7f800000u) != 0x7f800000u; }'],
  minFloat: [`fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, ${nan}); }`],
  maxFloat: [`fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, ${nan}); }`],
  divSigned: ['fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }'],
  divUnsigned: ['fn divUnsigned(a: u32, b: u32) -> u32 { return select(a / b, 0u, b == 0u); }'],
  remSigned: ['fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }'],
  remUnsigned: ['fn remUnsigned(a: u32, b: u32) -> u32 { return select(a % b, 0u, b == 0u); }'],
  toSigned: block('fn toSigned(a: f32) -> i32', [
    'let low = select(i32(a), i32(-2147483648), a <= -2147483648f);',
    `return select(select(low, 2147483647i, a >= 2147483648f), 0i, ${nan});`,
  ]),
  toUnsigned: block('fn toUnsigned(a: f32) -> u32', [
    `return select(select(u32(a), 4294967295u, a >= 4294967296f), 0u, ${nan} || a <= 0f);`,
  ]),
  // By halves: some drivers round f32(u32) wrongly from 2^31 on.
  fromUnsigned: ['fn fromUnsigned(a: u32) -> f32 { return f32(a >> 16u) * 65536f + f32(a & 0xffffu); }'],
  clampAt: ['fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }'],
  wrapAt: block('fn wrapAt(i: i32, size: i32) -> i32', [
    'let rest = i % max(size, 1i);',
    'return select(rest, rest + size, rest < 0i);',
  ]),
  // Line by line what kernel/permutation.ts does.
  permute: block('fn permute(seed: u32, index: u32, count: u32) -> u32', [
    'if (count == 0u) { return 0u; }',
    'if (count == 1u || index >= count) { return index; }',
    'let width = 32u - countLeadingZeros(count - 1u);',
    'let mask = 0xffffffffu >> (32u - width);',
    'let shift = (width + 1u) >> 1u;',
    'let rounds = select(8u, 16u, width <= 6u);',
    'var start = seed ^ (seed >> 16u);',
    'start = start * 0xfcb2ad67u;',
    'start = start ^ (start >> 13u);',
    'start = start * 0x49387a61u;',
    'start = start ^ (start >> 17u);',
    'var x = index;',
    ...block('loop', [
      'var key = start;',
      ...block('for (var round = 0u; round < rounds; round++)', [
        'key = key * 0x7c98455du + 0x6a37d291u;',
        'let add = key ^ (key >> 15u);',
        'let multiply = ((add >> 9u) ^ (add << 14u)) | 1u;',
        'x = ((x + add) * multiply) & mask;',
        'x = x ^ (x >> shift);',
      ]),
      'x = (x + key) & mask;',
      'if (x < count) { break; }',
    ]),
    'return x;',
  ]),
} satisfies Record<string, readonly Text[]>;

export type HelperName = keyof typeof library;

export class Helpers {
  private readonly used = new Set<HelperName>();
  private readonly written = new Map<string, readonly Text[]>();

  use(name: HelperName): string {
    this.used.add(name);
    return name;
  }

  /** A function made on demand; `write` runs once a module. */
  made(name: string, write: (name: string) => readonly Text[]): string {
    if (!this.written.has(name)) this.written.set(name, write(name));
    return name;
  }

  text(): string {
    const fixed = (Object.keys(library) as HelperName[]).filter((name) => this.used.has(name));
    const made = [...this.written.keys()].sort();
    return [
      ...fixed.map((name) => printText(library[name])),
      ...made.map((name) => printText(this.written.get(name) ?? [])),
    ].join('');
  }
}

/** Accumulators folded in halves, as the Program's tree says. */
export function halvesText(lanes: number, element: (lane: number) => string): string {
  return foldHalves(
    Array.from({ length: lanes }, (_, lane) => element(lane)),
    (a, b) => `(${a} + ${b})`,
  );
}

/** Text is built as nested arrays, where an array inside an array is one step of indentation. */
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

export const floatBits = bitcastRule('f32', 'u32');
const smallestNormal = 2 ** -126;

/** A constant; undefined for a float that WGSL cannot write so. */
export function literal(value: number, type: Type): string | undefined {
  switch (type) {
    case 'bool':
      return value === 0 ? 'false' : 'true';
    case 'u32':
      return `${value}u`;
    case 'i32':
      return value === -(2 ** 31) ? 'i32(-2147483648)' : `${value}i`;
    case 'f32': {
      const plain = Number.isFinite(value) && (Math.abs(value) >= smallestNormal || Object.is(value, 0));
      return plain ? `${value}f` : undefined;
    }
    case 'f64':
      throw new Error('WGSL has no f64');
    default:
      return type satisfies never;
  }
}
