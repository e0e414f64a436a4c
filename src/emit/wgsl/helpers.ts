/**
 * The functions that generated kernels call: operations that WGSL means otherwise, and the named functions (exp, tanh …)
 * as our own formulas. A module carries only those that it uses.
 */
import type { NamedFunction } from '../../kernel/expr.js';
import { block, printText, type Text } from './text.js';

const nan = '(bitcast<u32>(a) & 0x7fffffffu) > 0x7f800000u';

/** WGSL text by name; a text may call others, which its `needs` name. */
const library = {
  fromBits: { needs: [], text: ['fn fromBits(bits: u32) -> f32 { return bitcast<f32>(bits); }'] },
  isNan: { needs: [], text: [`fn isNan(a: f32) -> bool { return ${nan}; }`] },
  isFinite32: {
    needs: [],
    text: ['fn isFinite32(a: f32) -> bool { return (bitcast<u32>(a) & 0x7f800000u) != 0x7f800000u; }'],
  },
  minFloat: {
    needs: [],
    text: [`fn minFloat(a: f32, b: f32) -> f32 { return select(select(a, b, b < a), a, ${nan}); }`],
  },
  maxFloat: {
    needs: [],
    text: [`fn maxFloat(a: f32, b: f32) -> f32 { return select(select(a, b, a < b), a, ${nan}); }`],
  },
  divSigned: { needs: [], text: ['fn divSigned(a: i32, b: i32) -> i32 { return select(a / b, 0i, b == 0i); }'] },
  divUnsigned: { needs: [], text: ['fn divUnsigned(a: u32, b: u32) -> u32 { return select(a / b, 0u, b == 0u); }'] },
  remSigned: { needs: [], text: ['fn remSigned(a: i32, b: i32) -> i32 { return select(a % b, 0i, b == 0i); }'] },
  remUnsigned: { needs: [], text: ['fn remUnsigned(a: u32, b: u32) -> u32 { return select(a % b, 0u, b == 0u); }'] },
  toSigned: {
    needs: [],
    text: block('fn toSigned(a: f32) -> i32', [
      'let low = select(i32(a), i32(-2147483648), a <= -2147483648f);',
      `return select(select(low, 2147483647i, a >= 2147483648f), 0i, ${nan});`,
    ]),
  },
  toUnsigned: {
    needs: [],
    text: block('fn toUnsigned(a: f32) -> u32', [
      `return select(select(u32(a), 4294967295u, a >= 4294967296f), 0u, ${nan} || a <= 0f);`,
    ]),
  },
  // By halves: some drivers round f32(u32) wrongly from 2^31 on.
  fromUnsigned: {
    needs: [],
    text: ['fn fromUnsigned(a: u32) -> f32 { return f32(a >> 16u) * 65536f + f32(a & 0xffffu); }'],
  },
  clampAt: { needs: [], text: ['fn clampAt(i: i32, size: i32) -> i32 { return max(min(i, size - 1i), 0i); }'] },
  wrapAt: {
    needs: [],
    text: block('fn wrapAt(i: i32, size: i32) -> i32', [
      'let rest = i % max(size, 1i);',
      'return select(rest, rest + size, rest < 0i);',
    ]),
  },
  // Line by line what kernel/permutation.ts does.
  permute: {
    needs: [],
    text: block('fn permute(seed: u32, index: u32, count: u32) -> u32', [
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
  },
} satisfies Record<string, { needs: readonly string[]; text: readonly Text[] }>;

export type HelperName = keyof typeof library;

export class Helpers {
  private readonly used = new Set<HelperName>();
  private readonly written = new Map<string, readonly Text[]>();

  use(name: HelperName): string {
    this.used.add(name);
    for (const other of library[name].needs as readonly HelperName[]) this.use(other);
    return name;
  }

  /** A function made on demand; `write` runs once a module. */
  made(name: string, write: () => readonly Text[]): string {
    if (!this.written.has(name)) {
      this.written.set(name, []);
      this.written.set(name, write());
    }
    return name;
  }

  /** The named function of the language as a function of ours; set by formulas.ts. */
  named: (name: NamedFunction) => string = () => {
    throw new Error('no writer of named functions');
  };

  /** A function that rounds to a 16-bit type; set by formulas.ts. */
  rounded: (dtype: 'f16' | 'bf16') => string = () => {
    throw new Error('no writer of half floats');
  };

  text(): string {
    const fixed = (Object.keys(library) as HelperName[]).filter((name) => this.used.has(name));
    const made = [...this.written.keys()].sort();
    return [
      ...fixed.map((name) => printText(library[name].text)),
      ...made.map((name) => printText(this.written.get(name) ?? [])),
    ].join('');
  }
}

/** The accumulators of a sum folded in halves, as the Program's tree says. */
export function halvesHelper(helpers: Helpers, lanes: number): string {
  return helpers.made(`halves${lanes}`, () => {
    let level = Array.from({ length: lanes }, (_, lane) => `a[${lane}]`);
    while (level.length > 1) {
      const before = level;
      const half = before.length / 2;
      level = Array.from({ length: half }, (_, lane) => `(${before[lane]} + ${before[lane + half]})`);
    }
    return [`fn halves${lanes}(a: array<f32, ${lanes}>) -> f32 { return ${level[0]}; }`];
  });
}
