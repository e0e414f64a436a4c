/** The contract's cases of other values: casts, comparisons, truth values, cycle, parameters and sizes. */
import type { Expr } from '../../kernel/index.js';
import {
  add,
  and,
  bitcast,
  cast,
  constant,
  cycle,
  eq,
  ge,
  gt,
  le,
  lt,
  mul,
  ne,
  not,
  or,
  program,
  select,
  sizeOf,
  sub,
} from '../../kernel/index.js';
import type { ProgramCase } from './case.js';
import { mapProgram, range } from './shorthand.js';
import { pairs, points } from './tables.js';

const low = -(2 ** 31);
const high = 2 ** 31 - 1;
const top = 2 ** 32 - 1;

const conversions: ProgramCase[] = [
  points('cast to i32 truncates and saturates', 'f32', 'i32', (x) => cast(x, 'i32'), [
    [1.9, 1],
    [-1.9, -1],
    [3e9, high],
    [-3e9, low],
  ]),
  points('cast to u32 truncates and saturates', 'f32', 'u32', (x) => cast(x, 'u32'), [
    [1.9, 1],
    [-1.9, 0],
    [3e9, 3_000_000_000],
    [5e9, top],
  ]),
  points('cast to f32', 'i32', 'f32', (x) => cast(x, 'f32'), [
    [-5, -5],
    [16_777_217, 16_777_216],
  ]),
  points('cast to f32', 'u32', 'f32', (x) => cast(x, 'f32'), [
    [top, 4_294_967_296],
    [3, 3],
  ]),
  points('cast keeps the bits', 'i32', 'u32', (x) => cast(x, 'u32'), [
    [-1, top],
    [5, 5],
  ]),
  points('cast keeps the bits', 'u32', 'i32', (x) => cast(x, 'i32'), [
    [top, -1],
    [5, 5],
  ]),
  points('cast through bool', 'f32', 'i32', (x) => cast(cast(x, 'bool'), 'i32'), [
    [0.25, 1],
    [0, 0],
    [-0, 0],
    [-3, 1],
  ]),
  points('cast to f64 and back', 'f32', 'f32', (x) => cast(mul(cast(x, 'f64'), constant(2, 'f64')), 'f32'), [
    [0.1, Math.fround(0.1) * 2],
  ]),
  points('bitcast to bits', 'f32', 'u32', (x) => bitcast(x, 'u32'), [
    [1, 0x3f80_0000],
    [-2, 0xc000_0000],
  ]),
  points('bitcast from bits', 'i32', 'f32', (x) => bitcast(x, 'f32'), [
    [0x3f80_0000, 1],
    [0x40a0_0000, 5],
  ]),
];

const logic: ProgramCase[] = [
  pairs(
    'comparisons',
    'f32',
    (a, b) => {
      const bit = (condition: Expr, weight: number): Expr => select(condition, constant(weight, 'f32'), 0);
      return add(
        bit(lt(a, b), 1),
        bit(le(a, b), 2),
        bit(gt(a, b), 4),
        bit(ge(a, b), 8),
        bit(eq(a, b), 16),
        bit(ne(a, b), 32),
      );
    },
    [
      [1, 2, 35],
      [2, 1, 44],
      [1, 1, 26],
    ],
  ),
  pairs('comparisons', 'u32', (a, b) => cast(lt(a, b), 'u32'), [
    [1, top, 1],
    [top, 1, 0],
  ]),
  pairs(
    'and, or, not',
    'i32',
    (a, b) => {
      const [p, q] = [ne(a, 0), ne(b, 0)];
      return add(cast(and(p, q), 'i32'), mul(cast(or(p, q), 'i32'), 2), mul(cast(not(p), 'i32'), 4));
    },
    [
      [0, 0, 4],
      [0, 1, 6],
      [1, 0, 2],
      [1, 1, 3],
    ],
  ),
];

const uniform: ProgramCase[] = [
  {
    name: 'cycle counts the steps from 0',
    build: mapProgram({}, ['u32', []], () => cycle),
    steps: [{ expect: { out: [0] } }, { expect: { out: [1] } }, { expect: { out: [2] } }],
  },
  {
    name: 'parameters of every type',
    build: () =>
      program('contract', (b) => {
        const out = b.output('out', 'f32', []);
        const scale = b.parameter('scale', 'f32', 0.5);
        const shift = b.parameter('shift', 'i32', -2);
        const mask = b.parameter('mask', 'u32', 7);
        b.map('compute', out, () => add(mul(scale, cast(mask, 'f32')), cast(shift, 'f32')));
      }),
    parameters: { shift: 3 },
    steps: [{ expect: { out: [6.5] } }],
  },
  {
    name: 'sizes of symbols',
    build: () =>
      program('contract', (b) => {
        const n = b.symbol('n', 0, 100);
        const out = b.output('out', 'i32', [n]);
        b.map('compute', out, ([i]) => sub(sizeOf(n), i));
      }),
    symbols: { n: 33 },
    steps: [{ expect: { out: range(33, (i) => 33 - i) } }],
  },
];

export const valueCases: readonly ProgramCase[] = [...conversions, ...logic, ...uniform];
