/** Questions about f32 arithmetic: rounding, contraction, reassociation, NaN, infinities and denormals. */
import { bitsOf, floatOf, fusedMultiplyAdd, isDenormalBits, isNaNBits } from './float-bits.js';
import { type Case, type Question, randomCases } from './probe-question.js';

const count = 4096;

/** A word with its exponent forced into 2^-20 … 2^20, so that nothing overflows or becomes denormal. */
const moderate = (word: number): number => ((word & 0x807fffff) | ((107 + ((word >>> 23) % 41)) << 23)) >>> 0;
const positive = (word: number): number => moderate(word) & 0x7fffffff;
const denormal = (word: number): number => ((word & 0x803fffff) | 1) >>> 0;

const moderateCases = randomCases(count, 0x1234567, moderate);
/** z is near -x*y, where one rounding and two differ in almost every case. */
const cancelling: Case[] = moderateCases.map(([a, b]) => [a, b, bitsOf(-floatOf(a) * floatOf(b))]);

const infinity = 0x7f800000;
const nan = 0x7fc00000;
const specials = [
  infinity,
  0xff800000,
  nan,
  0xffc00001,
  0x7f800001,
  0,
  0x80000000,
  bitsOf(1),
  bitsOf(-3.5),
  0x7f7fffff,
];
const specialPairs: Case[] = specials.flatMap((a) => specials.map((b): Case => [a, b, 0]));

type Meaning = (x: number, y: number, z: number) => number;
const onFloats =
  (meaning: Meaning) =>
  (a: number, b: number, c: number): number =>
    bitsOf(meaning(floatOf(a), floatOf(b), floatOf(c)));
const f = Math.fround;
const separate = onFloats((x, y, z) => f(x * y) + z);
const fused = onFloats(fusedMultiplyAdd);
const flush = (bits: number): number => (isDenormalBits(bits) ? (bits & 0x80000000) >>> 0 : bits);

function rounding(name: string, expression: string, exact: Meaning, cases: readonly Case[] = moderateCases): Question {
  return {
    name,
    expression: `bitcast<u32>(${expression})`,
    cases,
    isFloat: true,
    meanings: { 'rounded correctly': onFloats(exact) },
  };
}

function contraction(name: string, expression: string, declarations?: string): Question {
  return { name, expression, declarations, cases: cancelling, isFloat: true, meanings: { separate, fused } };
}

function truth(name: string, expression: string, meaning: (a: number, b: number) => boolean, otherwise = {}): Question {
  return {
    name,
    expression: `select(0u, 1u, ${expression})`,
    cases: specialPairs,
    isFloat: false,
    meanings: { 'as IEEE 754': (a, b) => Number(meaning(a, b)), ...otherwise },
  };
}

function onDenormals(name: string, expression: string, kept: Meaning, cases: readonly Case[]): Question {
  const exact = onFloats(kept);
  return {
    name,
    expression,
    cases,
    isFloat: true,
    meanings: {
      kept: exact,
      flushed: (a, b, c) => flush(exact(flush(a), flush(b), flush(c))),
      'flushed to +0': (a, b, c) => flush(exact(flush(a), flush(b), flush(c))) & 0x7fffffff,
    },
  };
}

const denormalCases = randomCases(256, 0x777, denormal);
const underflow: Case[] = randomCases(256, 0x99, (word) => ((word & 0x807fffff) | (40 << 23)) >>> 0);
const halves: Case[] = [0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999997, 8388607.5, 1e10].map((v) => [bitsOf(v), 0, 0]);

/** Hides a value from the compiler's algebra: an integer operation with a word that only the device knows. */
const hide = (expression: string): string => `bitcast<f32>(bitcast<u32>(${expression}) ^ params[7].w)`;
const storedSum = 'fn stored(x: f32, y: f32) -> f32 { var sum = x; sum += y; return sum; }';

const reduction = '(x - floor(x) * 0.693359375) - floor(x) * -0.00021219444';
const reductionByFma = 'fma(-floor(x), -0.00021219444, fma(-floor(x), 0.693359375, x))';
const [high, low] = [f(0.693359375), f(-0.00021219444)];

const twice: Meaning = (x, y, z) => f(f(x * y) + z);

function horner(x: number, step: Meaning): number {
  return step(step(step(f(0.1), x, f(0.3)), x, f(0.7)), x, f(1.1));
}

function reduceExactly(x: number): number {
  const n = Math.floor(x);
  return f(x - f(n * high)) - f(n * low);
}

function reduceByFma(x: number): number {
  const n = Math.floor(x);
  return fusedMultiplyAdd(-n, low, fusedMultiplyAdd(-n, high, x));
}

function guarded(name: string, expression: string, exact: Meaning, declarations?: string): Question {
  return { ...rounding(name, expression, exact), declarations };
}

export const floatQuestions: readonly Question[] = [
  contraction('x*y+z', 'bitcast<u32>(x * y + z)'),
  contraction(
    'product in a let',
    'bitcast<u32>(keep(x, y) + z)',
    'fn keep(x: f32, y: f32) -> f32 { let p = x * y; return p; }',
  ),
  contraction('product through bitcast', 'bitcast<u32>(bitcast<f32>(bitcast<u32>(x * y)) + z)'),
  contraction('product xor a parameter that is 0', 'bitcast<u32>(bitcast<f32>(bitcast<u32>(x * y) ^ params[7].w) + z)'),
  contraction('fma(x, y, z)', 'bitcast<u32>(fma(x, y, z))'),
  rounding('addition', 'x + y', (x, y) => x + y),
  rounding('multiplication', 'x * y', (x, y) => x * y),
  rounding('division', 'x / y', (x, y) => x / y),
  rounding('reciprocal', '1.0 / x', (x) => 1 / x),
  rounding('sqrt', 'sqrt(x)', (x) => Math.sqrt(x), randomCases(count, 0x51, positive)),
  rounding('inverseSqrt', 'inverseSqrt(x)', (x) => 1 / Math.sqrt(x), randomCases(count, 0x51, positive)),
  rounding('x + y - y is not simplified', '(x + y) - y', (x, y) => f(x + y) - y),
  rounding('x * y / y is not simplified', '(x * y) / y', (x, y) => f(x * y) / y),
  rounding('(x + y) + z keeps its order', '(x + y) + z', (x, y, z) => f(x + y) + z),
  rounding('compensated sum', '((x + y) - x) - y', (x, y) => f(f(x + y) - x) - y),
  guarded('x + y - y, sum through bitcast', 'bitcast<f32>(bitcast<u32>(x + y)) - y', (x, y) => f(x + y) - y),
  guarded('x + y - y, sum in a var', 'stored(x, y) - y', (x, y) => f(x + y) - y, storedSum),
  guarded('x + y - y, sum xor a parameter that is 0', `${hide('x + y')} - y`, (x, y) => f(x + y) - y),
  guarded('compensated sum, xor a parameter that is 0', `(${hide('x + y')} - x) - y`, (x, y) => f(f(x + y) - x) - y),
  rounding('rounding by adding 1.5 * 2^23', '(x + 12582912.0) - 12582912.0', (x) => f(x + 12582912) - 12582912),
  rounding('x * y + x * z is not factored', 'x * y + x * z', (x, y, z) => f(x * y) + f(x * z)),
  rounding('(x * 0.1) * 0.3 keeps its order', '(x * 0.1) * 0.3', (x) => f(x * f(0.1)) * f(0.3)),
  rounding('(x + 0.1) + 1000.3 keeps its order', '(x + 0.1) + 1000.3', (x) => f(x + f(0.1)) + f(1000.3)),
  rounding('1 - (1 - x) is not simplified', '1.0 - (1.0 - x)', (x) => 1 - f(1 - x)),
  rounding('x / 3 is no product', 'x / 3.0', (x) => x / 3),
  {
    ...rounding('Horner polynomial keeps its order', '((0.1 * x + 0.3) * x + 0.7) * x + 1.1', (x) => horner(x, twice)),
    meanings: {
      'separate, in order': onFloats((x) => horner(x, twice)),
      'fused, in order': onFloats((x) => horner(x, fusedMultiplyAdd)),
    },
  },
  rounding('(x * x) * y keeps its order', '(x * x) * y', (x, y) => f(x * x) * y),
  rounding('x * y - y * z is not factored', 'x * y - y * z', (x, y, z) => f(x * y) - f(y * z)),
  rounding('(x + y) + (z + x) keeps its order', '(x + y) + (z + x)', (x, y, z) => f(x + y) + f(z + x)),
  rounding('two-part range reduction', reduction, reduceExactly),
  rounding('two-part range reduction by fma', reductionByFma, reduceByFma),
  rounding('x - x with NaN and infinity', 'x - x', (x) => x - x, specialPairs),
  rounding('x * 0.0 with NaN and infinity', 'x * 0.0', (x) => x * 0, specialPairs),
  rounding('x / x with NaN, infinity and zero', 'x / x', (x) => x / x, specialPairs),
  rounding('x + 0.0 with -0', 'x + 0.0', (x) => x + 0, specialPairs),
  rounding('x * 0 with x finite keeps the sign', 'x * (y - y)', (x) => x * 0),
  rounding('floor', 'floor(x)', Math.floor),
  rounding('trunc', 'trunc(x)', Math.trunc),
  rounding('round: halves to even', 'round(x)', roundHalfEven, halves),
  rounding('abs, min, max of finite values', 'max(min(abs(x), y), z)', (x, y, z) =>
    Math.max(Math.min(Math.abs(x), y), z),
  ),
  rounding('builtin exp', 'exp(x * 0.00001)', (x) => Math.exp(f(x * f(0.00001)))),
  rounding('builtin tanh', 'tanh(x)', (x) => Math.tanh(x)),
  truth('x != x', 'x != x', isNaNBits, { 'always false': () => 0 }),
  truth('x == x', 'x == x', (a) => !isNaNBits(a), { 'always true': () => 1 }),
  truth('!(x == x)', '!(x == x)', isNaNBits, { 'always false': () => 0 }),
  truth('isNaN by bits', '(a & 0x7fffffffu) > 0x7f800000u', isNaNBits),
  truth('isNaN by bits of a computed value', '(bitcast<u32>(x - y) & 0x7fffffffu) > 0x7f800000u', (a, b) =>
    Number.isNaN(floatOf(a) - floatOf(b)),
  ),
  truth('x < y', 'x < y', (a, b) => floatOf(a) < floatOf(b)),
  truth('x > y', 'x > y', (a, b) => floatOf(a) > floatOf(b)),
  truth('!(x < y)', '!(x < y)', (a, b) => !(floatOf(a) < floatOf(b)), {
    'as x >= y': (a: number, b: number) => Number(floatOf(a) >= floatOf(b)),
  }),
  truth('x >= y', 'x >= y', (a, b) => floatOf(a) >= floatOf(b)),
  truth('x != y', 'x != y', (a, b) => floatOf(a) !== floatOf(b), {
    'false when one is NaN': (a: number, b: number) => Number(floatOf(a) < floatOf(b) || floatOf(a) > floatOf(b)),
  }),
  truth('abs(x) < inf', 'abs(x) < bitcast<f32>(0x7f800000u + params[7].w)', (a) => Number.isFinite(floatOf(a))),
  truth('isFinite by exponent bits', '(a & 0x7f800000u) != 0x7f800000u', (a) => Number.isFinite(floatOf(a))),
  truth('isFinite by bits of a computed value', '(bitcast<u32>(x * y) & 0x7f800000u) != 0x7f800000u', (a, b) =>
    Number.isFinite(f(floatOf(a) * floatOf(b))),
  ),
  rounding('x + y with NaN and infinity', 'x + y', (x, y) => x + y, specialPairs),
  rounding('x * y with NaN and infinity', 'x * y', (x, y) => x * y, specialPairs),
  rounding('x / y with NaN, infinity and zero', 'x / y', (x, y) => x / y, specialPairs),
  rounding('sqrt of special values', 'sqrt(x)', (x) => Math.sqrt(x), specialPairs),
  {
    name: 'min(x, y) with NaN',
    expression: 'bitcast<u32>(min(x, y))',
    cases: specialPairs.filter(([a, b]) => isNaNBits(a) || isNaNBits(b)),
    isFloat: true,
    meanings: {
      'the other operand': (a, b) => (isNaNBits(a) ? b : a),
      NaN: () => nan,
      'the second operand': (_, b) => b,
      'the first operand': (a) => a,
    },
  },
  {
    name: 'NaN payload through select',
    expression: 'bitcast<u32>(select(y, x, b != 5u))',
    cases: [nan, 0xffc00001, 0x7f800001, 0x7fedcba9].map((a): Case => [a, 0, 0]),
    isFloat: false,
    meanings: { kept: (a) => a, quieted: (a) => (a | 0x00400000) >>> 0 },
  },
  onDenormals('denormal through bitcast and store', 'bitcast<u32>(x)', (x) => x, denormalCases),
  onDenormals('denormal + denormal', 'bitcast<u32>(x + y)', (x, y) => x + y, denormalCases),
  onDenormals('denormal * 2', 'bitcast<u32>(x * 2.0)', (x) => 2 * x, denormalCases),
  onDenormals('product that underflows', 'bitcast<u32>(x * y)', (x, y) => x * y, underflow),
  {
    name: 'denormal compared with 0',
    expression: 'select(0u, 1u, x != 0.0)',
    cases: denormalCases,
    isFloat: false,
    meanings: { 'not 0': () => 1, 'equal to 0': () => 0 },
  },
];

function roundHalfEven(value: number): number {
  const low = Math.floor(value);
  const rest = value - low;
  if (rest !== 0.5) return rest < 0.5 ? low : low + 1;
  const even = low % 2 === 0 ? low : low + 1;
  return even === 0 && value < 0 ? -0 : even;
}
