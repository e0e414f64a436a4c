/** Questions about integers: wrapping, shifts, division, and conversions from and to f32. */
import { bitsOf, floatOf } from './float-bits.js';
import { type Case, type Question, randomCases } from './probe-question.js';

const edges = [0, 1, 2, 7, 31, 32, 33, 0x7fffffff, 0x80000000, 0x80000001, 0xfffffff9, 0xffffffff, 0x12345678];
const pairs: Case[] = [...edges.flatMap((a) => edges.map((b): Case => [a, b, 0])), ...randomCases(1024, 0xabc)];
const nonZero = pairs.filter(([, b]) => b !== 0 && b !== 0xffffffff);
const byZero: Case[] = edges.map((a): Case => [a, 0, 0]);

const floats: Case[] = [0, -0, 0.5, -0.5, 1.99, -1.99, 123456.7, -123456.7, 16777216, 2147483520, -2147483648].map(
  (value): Case => [bitsOf(value), 0, 0],
);
const outside: Case[] = [2147483648, 3e9, 1e20, -3e9, -1e20, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(
  (value): Case => [bitsOf(value), 0, 0],
);
const notANumber: Case[] = [0x7fc00000, 0xffc00000, 0x7f800001].map((a): Case => [a, 0, 0]);
const largest = 2147483520; // the largest f32 below 2^31

function exactly(name: string, expression: string, cases: readonly Case[], meanings: Question['meanings']): Question {
  return { name, expression, cases, isFloat: false, meanings };
}

const product = (a: number, b: number): bigint => BigInt(a) * BigInt(b);

const multiplyHigh = `fn multiplyHigh(a: u32, b: u32) -> u32 {
  let al = a & 0xffffu; let ah = a >> 16u; let bl = b & 0xffffu; let bh = b >> 16u;
  let middle = al * bh + ((al * bl) >> 16u);
  let other = ah * bl + (middle & 0xffffu);
  return ah * bh + (middle >> 16u) + (other >> 16u);
}`;

export const integerQuestions: readonly Question[] = [
  exactly('u32 + wraps', 'a + b', pairs, { wraps: (a, b) => a + b }),
  exactly('u32 - wraps', 'a - b', pairs, { wraps: (a, b) => a - b }),
  exactly('u32 * wraps', 'a * b', pairs, { wraps: (a, b) => Math.imul(a, b) }),
  exactly('i32 + wraps', 'bitcast<u32>(i + j)', pairs, { wraps: (a, b) => a + b }),
  exactly('i32 * wraps', 'bitcast<u32>(i * j)', pairs, { wraps: (a, b) => Math.imul(a, b) }),
  {
    ...exactly('high word of a product', 'multiplyHigh(a, b)', pairs, {
      exact: (a, b) => Number(product(a, b) >> 32n),
    }),
    declarations: multiplyHigh,
  },
  exactly('u32 << amount', 'a << b', pairs, {
    'amount mod 32': (a, b) => a << b,
    'zero from 32 on': (a, b) => (b > 31 ? 0 : a << b),
  }),
  exactly('u32 >> amount', 'a >> b', pairs, {
    'amount mod 32': (a, b) => a >>> b,
    'zero from 32 on': (a, b) => (b > 31 ? 0 : a >>> b),
  }),
  exactly('i32 >> amount', 'bitcast<u32>(i >> b)', pairs, { 'arithmetic, amount mod 32': (a, b) => a >> b }),
  exactly('i32 / i32', 'bitcast<u32>(i / j)', nonZero, { 'towards zero': (a, b) => Math.trunc((a | 0) / (b | 0)) }),
  exactly('i32 % i32', 'bitcast<u32>(i % j)', nonZero, { 'sign of the left': (a, b) => (a | 0) % (b | 0) }),
  exactly('u32 / u32', 'a / b', nonZero, { 'towards zero': (a, b) => Math.floor(a / b) }),
  exactly('u32 % u32', 'a % b', nonZero, { exact: (a, b) => a % b }),
  exactly('i32 / 0', 'bitcast<u32>(i / j)', byZero, { 'the left operand': (a) => a, zero: () => 0 }),
  exactly('i32 % 0', 'bitcast<u32>(i % j)', byZero, { zero: () => 0, 'the left operand': (a) => a }),
  exactly('u32 / 0', 'a / b', byZero, { 'the left operand': (a) => a, 'all ones': () => 0xffffffff, zero: () => 0 }),
  exactly('-2^31 / -1', 'bitcast<u32>(i / j)', [[0x80000000, 0xffffffff, 0]], { '-2^31': () => 0x80000000 }),
  exactly('-2^31 % -1', 'bitcast<u32>(i % j)', [[0x80000000, 0xffffffff, 0]], { zero: () => 0 }),
  exactly('countOneBits', 'countOneBits(a)', pairs, { exact: (a) => a.toString(2).replaceAll('0', '').length }),
  exactly('countLeadingZeros', 'countLeadingZeros(a)', pairs, { exact: (a) => Math.clz32(a) }),
  exactly('f32(i32)', 'bitcast<u32>(f32(i))', pairs, { 'to nearest even': (a) => bitsOf(a | 0) }),
  exactly('f32(u32)', 'bitcast<u32>(f32(a))', pairs, { 'to nearest even': (a) => bitsOf(a) }),
  exactly('f32(u32) below 2^31', 'bitcast<u32>(f32(a >> 1u))', pairs, { 'to nearest even': (a) => bitsOf(a >>> 1) }),
  exactly('f32(u32) by halves', 'bitcast<u32>(f32(a >> 16u) * 65536.0 + f32(a & 0xffffu))', pairs, {
    'to nearest even': (a) => bitsOf(a),
  }),
  exactly('i32(f32) inside the range', 'bitcast<u32>(i32(x))', floats, {
    'towards zero': (a) => Math.trunc(floatOf(a)),
  }),
  exactly('u32(f32) inside the range', 'u32(abs(x))', floats, {
    'towards zero': (a) => Math.trunc(Math.abs(floatOf(a))),
  }),
  exactly('i32(f32) outside the range', 'bitcast<u32>(i32(x))', outside, {
    'clamped to the last f32 inside': (a) => (floatOf(a) > 0 ? largest : 0x80000000),
    'clamped to i32': (a) => (floatOf(a) > 0 ? 0x7fffffff : 0x80000000),
  }),
  exactly(
    'u32(f32) below 0',
    'u32(x)',
    floats.filter(([a]) => a >>> 31 === 1),
    { zero: () => 0 },
  ),
  exactly('i32(NaN)', 'bitcast<u32>(i32(x))', notANumber, {
    zero: () => 0,
    '-2^31': () => 0x80000000,
    'the last f32 below 2^31': () => largest,
  }),
  exactly(
    'pack2x16float, unpack2x16float',
    'bitcast<u32>(unpack2x16float(pack2x16float(vec2<f32>(x, 0.0))).x)',
    [1.5, -2.75, 65504, 0.333251953125].map((v): Case => [bitsOf(v), 0, 0]),
    { 'exact for halves': (a) => a },
  ),
];
