/** The contract's cases of float arithmetic: rounding, NaN and infinities, and the named functions. */
import {
  abs,
  add,
  cast,
  ceil,
  cos,
  div,
  erf,
  exp,
  floor,
  fma,
  isFinite,
  log,
  max,
  min,
  mul,
  round,
  sigmoid,
  sin,
  sqrt,
  squash,
  squashOf,
  sub,
  tanh,
  trunc,
} from '../../kernel/index.js';
import { erf as exactErf } from '../reference/functions.js';
import type { ProgramCase } from './case.js';
import { pairs, points } from './tables.js';

const low = -(2 ** 31);
const high = 2 ** 31 - 1;
const top = 2 ** 32 - 1;

const floats: ProgramCase[] = [
  pairs('arithmetic', 'f32', (a, b) => div(mul(sub(a, b), add(a, b)), 2), [
    [3, 1, 4],
    [0.5, 0.25, 0.09375],
  ]),
  pairs('arithmetic', 'f64', (a, b) => sub(add(a, b), a), [
    [1, 2 ** -40, 2 ** -40],
    [3, 5, 5],
  ]),
  {
    ...pairs('rounded once an operation', 'f32', (a, b) => sub(add(a, b), a), [
      [2 ** 24, 3, 4],
      [1, 2 ** -23, 2 ** -23],
    ]),
    exactOnly: true,
  },
  pairs('fma', 'f32', (a, b) => fma(a, b, 1), [
    [3, 4, 13],
    [-0.5, 4, -1],
  ]),
  pairs('min', 'f32', min, [
    [1, 2, 1],
    [2, -3, -3],
  ]),
  pairs('max', 'f32', max, [
    [1, 2, 2],
    [2, -3, 2],
  ]),
  points('floor', 'f32', 'f32', floor, [
    [1.5, 1],
    [-1.5, -2],
    [3, 3],
  ]),
  points('ceil', 'f32', 'f32', ceil, [
    [1.5, 2],
    [-1.5, -1],
  ]),
  points('trunc', 'f32', 'f32', trunc, [
    [1.7, 1],
    [-1.7, -1],
  ]),
  points('round takes halves to even', 'f32', 'f32', round, [
    [0.5, 0],
    [1.5, 2],
    [2.5, 2],
    [-0.5, 0],
    [-1.5, -2],
    [2.75, 3],
  ]),
  points('sqrt', 'f32', 'f32', sqrt, [
    [4, 2],
    [0, 0],
    [2.25, 1.5],
  ]),
  points('sqrt and abs', 'f64', 'f64', (x) => sqrt(abs(x)), [
    [-9, 3],
    [2, Math.SQRT2],
  ]),
];

const inf = Infinity;
const nan = Number.NaN;

const nonFinite: ProgramCase[] = [
  {
    ...pairs('min with NaN gives the left operand', 'f32', min, [
      [nan, 1, nan],
      [1, nan, 1],
      [inf, -inf, -inf],
    ]),
    nonFinite: true,
  },
  {
    ...pairs('max with NaN gives the left operand', 'f32', max, [
      [nan, 1, nan],
      [1, nan, 1],
      [inf, -inf, inf],
    ]),
    nonFinite: true,
  },
  points(
    'isFinite',
    'f32',
    'i32',
    (x) => cast(isFinite(x), 'i32'),
    [
      [1, 1],
      [nan, 0],
      [inf, 0],
      [-inf, 0],
    ],
    { nonFinite: true },
  ),
  points(
    'cast to i32 saturates',
    'f32',
    'i32',
    (x) => cast(x, 'i32'),
    [
      [nan, 0],
      [inf, high],
      [-inf, low],
    ],
    { nonFinite: true },
  ),
  points(
    'cast to u32 saturates',
    'f32',
    'u32',
    (x) => cast(x, 'u32'),
    [
      [nan, 0],
      [inf, top],
      [-inf, 0],
    ],
    { nonFinite: true },
  ),
  pairs('division by zero', 'f32', div, [
    [1, 0, inf],
    [-1, 0, -inf],
  ]),
].map((one) => ({ ...one, nonFinite: true }));

const at = [-3, -1.25, -0.5, -0.01, 0, 0.02, 0.75, 1, 2.5, 4];
const positive = [0.01, 0.5, 1, 2.75, 100];
const functionTable = [
  ['exp', exp, Math.exp, at],
  ['log', log, Math.log, positive],
  ['tanh', tanh, Math.tanh, at],
  ['squash', squash, squashOf, at],
  ['sigmoid', sigmoid, (x: number) => 1 / (1 + Math.exp(-x)), at],
  ['sin', sin, Math.sin, at],
  ['cos', cos, Math.cos, at],
  ['erf', erf, exactErf, at],
] as const;

const functions: ProgramCase[] = functionTable.flatMap(([name, rule, exact, xs]) => [
  points(
    name,
    'f32',
    'f32',
    rule,
    xs.map((x) => [x, exact(Math.fround(x))]),
    { tolerance: 4e-7 },
  ),
  points(
    name,
    'f64',
    'f64',
    rule,
    xs.map((x) => [x, exact(x)]),
    { tolerance: 1e-14 },
  ),
]);

export const floatCases: readonly ProgramCase[] = [...floats, ...nonFinite, ...functions];
