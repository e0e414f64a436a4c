/** The contract's cases of memory: border rules, gathers, dtypes, layouts, roles, slices, masks and writes at computed rows. */
import type { Border, Dtype } from '../../kernel/index.js';
import {
  add,
  byteSize,
  cast,
  f32,
  ge,
  i32,
  load,
  mul,
  program,
  rem,
  select,
  sizeOf,
  store,
  sub,
} from '../../kernel/index.js';
import { decoderOf, roundingOf } from '../../kernel/narrow.js';
import type { ProgramCase } from './case.js';
import { mapProgram, range, repeatNumber, scattered, sizes, withInputs } from './shorthand.js';

/** What a load of [10, 20, 30] gives at −4 … 6 under each rule. */
const borderTable: readonly (readonly [Exclude<Border, 'inside'>, readonly number[]])[] = [
  ['clamp', [10, 10, 10, 10, 10, 20, 30, 30, 30, 30, 30]],
  ['zero', [0, 0, 0, 0, 10, 20, 30, 0, 0, 0, 0]],
  ['wrap', [30, 10, 20, 30, 10, 20, 30, 10, 20, 30, 10]],
];

const borders: ProgramCase[] = [
  ...borderTable.map(
    ([rule, out]): ProgramCase => ({
      name: `border ${rule}, also far outside`,
      build: mapProgram({ x: ['f32', [3]] }, ['f32', [11]], ({ x }, [i]) => load(x, [sub(i, 4)], rule)),
      steps: [{ inputs: { x: [10, 20, 30] }, expect: { out } }],
    }),
  ),
  ...borderTable.map(
    ([rule, out]): ProgramCase => ({
      name: `border ${rule} at loaded indices`,
      build: mapProgram({ x: ['i32', [3]], at: ['i32', [11]] }, ['i32', [11]], ({ x, at }, [i]) =>
        load(x, [at.at(i)], rule),
      ),
      steps: [{ inputs: { x: [10, 20, 30], at: range(11, (i) => i - 4) }, expect: { out } }],
    }),
  ),
  {
    name: 'a border rule for each axis',
    build: mapProgram({ x: ['f32', [2, 2]] }, ['f32', [4, 4]], ({ x }, [i, j]) =>
      load(x, [sub(i, 1), sub(j, 1)], ['clamp', 'zero']),
    ),
    steps: [{ inputs: { x: [1, 2, 3, 4] }, expect: { out: [0, 1, 2, 0, 0, 1, 2, 0, 0, 3, 4, 0, 0, 3, 4, 0] } }],
  },
  {
    name: 'an empty tensor reads as zero under every rule',
    build: () =>
      program('contract', (b) => {
        const n = b.symbol('n', 0, 8);
        const x = b.input('x', 'f32', [n]);
        const out = b.output('out', 'f32', [2]);
        b.map('compute', out, ([i]) => add(x.clamp(i), x.zero(i), x.wrap(i), 1));
      }),
    symbols: { n: 0 },
    steps: [{ inputs: { x: [] }, expect: { out: [1, 1] } }],
  },
];

const stored: readonly (readonly [Dtype, number, number])[] = [
  ['f32', 0.1, Math.fround(0.1)],
  ['f64', 0.1, 0.1],
  ['i32', -7, -7],
  ['u32', 4_000_000_000, 4_000_000_000],
  ['f16', 0.1, 0.0999755859375],
  ['bf16', 0.1, 0.10009765625],
  ['f8e4m3', 0.1, 0.1015625],
  ['f8e5m2', 0.1, 0.09375],
];

/** Whole numbers that the dtype holds exactly, their sums with up to 3 too. */
const few =
  (dtype: Dtype) =>
  (i: number): number =>
    byteSize(dtype) === 1 ? Math.imul(i + 1, 0x9e3779b1) >>> 30 : i;

const types: ProgramCase[] = [
  ...stored.flatMap(([dtype, given, kept]): ProgramCase[] => [
    {
      name: `${dtype} travels through input, state, scratch and output`,
      build: withInputs({ x: [dtype, [33]] }, (b, { x }) => {
        const state = b.state('state', dtype, [33]);
        const scratch = b.scratch('scratch', dtype, [33]);
        const out = b.output('out', dtype, [33]);
        b.map('keep', state, ([i]) => x.at(i));
        b.map('pass', scratch, ([i]) => state.at(i));
        b.map('give', out, ([i]) => scratch.at(i));
      }),
      steps: [{ inputs: { x: repeatNumber(given, 33) }, expect: { out: repeatNumber(kept, 33) } }],
      statesAfter: { state: repeatNumber(kept, 33) },
    },
    {
      name: `${dtype} constants and initial values`,
      build: () =>
        program('contract', (b) => {
          const weights = b.constant('weights', dtype, [2, 3]);
          const state = b.state('state', dtype, [3], { initial: 2 });
          const out = b.output('out', dtype, [2, 3]);
          b.map('compute', out, ([i, j]) => add(weights.at(i, j), state.at(j)));
        }),
      constants: { weights: [1, 2, 3, 4, 5, 6] },
      steps: [{ expect: { out: [3, 4, 5, 6, 7, 8] } }],
    },
    {
      name: `${dtype} in other layouts`,
      build: () =>
        program('contract', (b) => {
          const shape = [3, 5, 7];
          const x = b.input('x', dtype, shape, { layout: [2, 0, 1] });
          const weights = b.constant('weights', dtype, shape, { layout: [1, 2, 0] });
          const state = b.state('state', dtype, shape, { layout: [2, 1, 0] });
          const scratch = b.scratch('scratch', dtype, shape, { layout: [0, 2, 1] });
          const out = b.output('out', dtype, shape, { layout: [1, 0, 2] });
          b.map('mix', scratch, (at) => add(x.at(...at), weights.at(...at)));
          b.map('keep', state, (at) => scratch.at(...at));
          b.map('give', out, ([i, j, k]) => state.clamp(i, j, k));
        }),
      constants: { weights: range(105, (i) => i % 4) },
      steps: [{ inputs: { x: range(105, few(dtype)) }, expect: { out: range(105, (i) => few(dtype)(i) + (i % 4)) } }],
      statesAfter: { state: range(105, (i) => few(dtype)(i) + (i % 4)) },
    },
  ]),
  {
    name: 'what is read back from f16 and bf16 has been rounded',
    build: withInputs({ x: ['f32', [3]] }, (b, { x }) => {
      const half = b.scratch('half', 'f16', [3]);
      const brain = b.state('brain', 'bf16', [3]);
      const out = b.output('out', 'f32', [3]);
      b.map('round', [3], ([i]) => [store(half, [i], x.at(i)), store(brain, [i], x.at(i))]);
      b.map('compare', out, ([i]) => add(half.at(i), mul(brain.at(i), 100)));
    }),
    steps: [{ inputs: { x: [2049, 257, 3] }, expect: { out: [206_848, 25_857, 303] } }],
  },
  {
    name: 'f16 and bf16 round to nearest even when stored, and overflow to infinity',
    build: withInputs({ x: ['f32', [4]] }, (b, { x }) => {
      const half = b.output('half', 'f16', [4]);
      const brain = b.output('brain', 'bf16', [4]);
      b.map('round', [4], ([i]) => [store(half, [i], x.at(i)), store(brain, [i], x.at(i))]);
    }),
    steps: [
      {
        inputs: { x: [2049, 2051, 1e6, 2 ** -24] },
        expect: { half: [2048, 2052, Infinity, 2 ** -24], brain: [2048, 2048, 999_424, 2 ** -24] },
      },
    ],
    nonFinite: true,
  },
  {
    name: '8-bit floats round to nearest even when stored, and saturate',
    build: withInputs({ x: ['f32', [9]] }, (b, { x }) => {
      const four = b.output('four', 'f8e4m3', [9]);
      const five = b.output('five', 'f8e5m2', [9]);
      b.map('round', [9], ([i]) => [store(four, [i], x.at(i)), store(five, [i], x.at(i))]);
    }),
    steps: [
      {
        inputs: { x: [17, 19, 27, -460, 1e9, -Infinity, 2 ** -10, 3 * 2 ** -10, NaN] },
        expect: {
          four: [16, 20, 28, -448, 448, -448, 0, 2 ** -8, NaN],
          five: [16, 20, 28, -448, 57_344, -57_344, 2 ** -10, 3 * 2 ** -10, NaN],
        },
      },
      {
        // Exactly between two numbers, and the smallest ones.
        inputs: { x: [17, 18, 26, 464, 57_344, 61_440, 2 ** -9, 2 ** -16, -(2 ** -17)] },
        expect: {
          four: [16, 18, 26, 448, 448, 448, 2 ** -9, 0, 0],
          five: [16, 16, 24, 448, 57_344, 57_344, 2 ** -9, 2 ** -16, 0],
        },
      },
    ],
    nonFinite: true,
  },
  {
    name: 'what is read back from 8-bit floats has been rounded, also within a stage',
    build: withInputs({ x: ['f32', [33]] }, (b, { x }) => {
      const four = b.scratch('four', 'f8e4m3', [33]);
      const five = b.state('five', 'f8e5m2', [33]);
      const out = b.output('out', 'f32', [33]);
      b.map('round', [33], ([i]) => [store(four, [i], x.at(i)), store(five, [i], x.at(i))]);
      b.map('compare', out, ([i]) => add(four.at(i), mul(five.at(i), 1000)));
    }),
    steps: [{ inputs: { x: repeatNumber(0.3, 33) }, expect: { out: repeatNumber(312.8125, 33) } }],
  },
  {
    name: 'all patterns of 8-bit floats keep their values',
    build: withInputs({ x: ['f8e4m3', [256]], y: ['f8e5m2', [256]] }, (b, { x, y }) => {
      const four = b.output('four', 'f32', [256]);
      const five = b.output('five', 'f32', [256]);
      b.map('widen', [256], ([i]) => [store(four, [i], x.at(i)), store(five, [i], y.at(i))]);
    }),
    steps: [
      {
        inputs: { x: patterns('f8e4m3'), y: patterns('f8e5m2') },
        expect: { four: patterns('f8e4m3'), five: patterns('f8e5m2') },
      },
    ],
    nonFinite: true,
  },
];

/** The value of every pattern; E5M2's infinities are given as numbers, since what is given is rounded as a store does. */
function patterns(dtype: Dtype): number[] {
  return range(256, (pattern) => roundingOf(dtype)(decoderOf(dtype)(pattern)));
}

const shapes: ProgramCase[] = sizes.flatMap((n): ProgramCase[] => [
  {
    name: `a map of ${n} by symbol`,
    build: () =>
      program('contract', (b) => {
        const size = b.symbol('n', 0, 1000);
        const x = b.input('x', 'f32', [size]);
        const out = b.output('out', 'f32', [size]);
        b.map('compute', out, ([i]) => add(mul(x.at(i), 2), cast(i, 'f32')));
      }),
    symbols: { n },
    steps: [{ inputs: { x: scattered(n) }, expect: { out: scattered(n).map((x, i) => 2 * x + i) } }],
  },
  {
    name: `broadcast, transpose and reversal of ${n}`,
    build: () =>
      program('contract', (b) => {
        const size = b.symbol('n', 0, 1000);
        const x = b.input('x', 'f32', [size]);
        const grid = b.scratch('grid', 'f32', [3, size]);
        const out = b.output('out', 'f32', [size, 3]);
        b.map('spread', grid, ([i, j]) => add(x.at(j), mul(cast(i, 'f32'), 1000)));
        b.map('turn', out, ([j, i]) => grid.clamp(i, sub(sub(sizeOf(size), 1), j)));
      }),
    symbols: { n },
    steps: [
      {
        inputs: { x: scattered(n) },
        expect: { out: range(3 * n, (e) => scattered(n)[n - 1 - Math.floor(e / 3)] + 1000 * (e % 3)) },
      },
    ],
  },
]);

const writes: ProgramCase[] = [
  {
    name: 'a map without axes and dimensions of size 1',
    build: withInputs({ x: ['f32', []] }, (b, { x }) => {
      const out = b.output('out', 'f32', [1, 1]);
      b.map('compute', out, () => add(x.at(), 1));
    }),
    steps: [{ inputs: { x: [2] }, expect: { out: [3] } }],
  },
  {
    name: 'slices of one tensor by several stores and ops',
    build: withInputs({ x: ['f32', [3]] }, (b, { x }) => {
      const out = b.output('out', 'f32', [8]);
      b.map('fill', out, () => f32(-1));
      b.map('slices', [3], ([i]) => [store(out, [i], x.at(i)), store(out, [add(i, 4)], mul(x.at(i), 10))]);
      b.map('single', [], () => [store(out, [7], f32(99))]);
    }),
    steps: [{ inputs: { x: [1, 2, 3] }, expect: { out: [1, 2, 3, -1, 10, 20, 30, 99] } }],
  },
  {
    name: 'an op reads what it writes as it was before',
    build: () =>
      program('contract', (b) => {
        const [left, right] = [b.state('left', 'f32', [33]), b.state('right', 'f32', [33])];
        b.map('swap', [33], ([i]) => [store(left, [i], right.at(i)), store(right, [i], left.at(i))]);
      }),
    states: { left: repeatNumber(1, 33), right: repeatNumber(2, 33) },
    steps: [{}, {}, {}],
    statesAfter: { left: repeatNumber(2, 33), right: repeatNumber(1, 33) },
  },
  {
    name: 'where masks element by element',
    build: withInputs({ x: ['f32', [5]] }, (b, { x }) => {
      const state = b.state('state', 'f32', [5], { initial: -1 });
      b.map('keep', state, ([i]) => x.at(i), { where: ([i]) => ge(x.at(i), 0) });
    }),
    steps: [{ inputs: { x: [1, -2, 0, -4, 5] } }],
    statesAfter: { state: [1, -1, 0, -1, 5] },
  },
  {
    name: 'rows loaded from a tensor; −1 and rows outside write nothing',
    build: withInputs({ x: ['f32', [4, 2]], row: ['i32', [4]] }, (b, { x, row }) => {
      const table = b.state('table', 'f32', [3, 2], { initial: 7 });
      b.map('scatter', [4, 2], ([i, j]) => [store(table, [row.at(i), j], x.at(i, j))]);
    }),
    steps: [
      { inputs: { x: [1, 2, 3, 4, 5, 6, 7, 8], row: [2, -1, 0, 3] } },
      { inputs: { x: [9, 9, 10, 11, 0, 0, 0, 0], row: [-1, 1, -1, 1000] } },
    ],
    statesAfter: { table: [5, 6, 10, 11, 1, 2] },
  },
  {
    name: 'a ring of three over five steps',
    build: withInputs({ x: ['f32', [2]] }, (b, { x }) => {
      const ring = b.state('ring', 'f32', [2, 3]);
      const head = b.state('head', 'i32', [2]);
      const newest = b.output('newest', 'f32', [2]);
      b.map('push', [2], ([i]) => [store(ring, [i, head.at(i)], x.at(i))]);
      b.map('advance', head, ([i]) => rem(add(head.at(i), 1), 3));
      b.map('peek', newest, ([i]) => ring.wrap(i, sub(head.at(i), 1)));
    }),
    steps: range(5).map((step) => ({ inputs: { x: [step, 10 * step] }, expect: { newest: [step, 10 * step] } })),
    statesAfter: { ring: [3, 4, 2, 30, 40, 20], head: [2, 2] },
  },
  {
    name: 'conditional rows per outer index',
    build: withInputs({ keep: ['i32', [3]] }, (b, { keep }) => {
      const table = b.state('table', 'i32', [3, 2], { initial: 0 });
      b.map('mark', [3], ([i]) => [store(table, [i, select(ge(keep.at(i), 0), keep.at(i), -1)], i32(1))]);
    }),
    steps: [{ inputs: { keep: [1, -5, 0] } }],
    statesAfter: { table: [0, 1, 0, 0, 1, 0] },
  },
];

const states: ProgramCase[] = [
  {
    name: 'a buffered state is read as it was and swapped after the step',
    build: () =>
      program('contract', (b) => {
        const wave = b.state('wave', 'f32', [33], { buffered: true });
        const seen = b.output('seen', 'f32', [33]);
        b.map('shift', wave.next, ([i]) => wave.wrap(sub(i, 1)));
        b.map('look', seen, ([i]) => sub(wave.next.at(i), wave.at(i)));
      }),
    states: { wave: range(33) },
    steps: [{ expect: { seen: [32, ...repeatNumber(-1, 32)] } }, {}, {}],
    statesAfter: { wave: range(33, (i) => (i + 30) % 33) },
  },
  {
    name: 'an odd and an even number of swaps keep what is written from outside',
    build: () =>
      program('contract', (b) => {
        const level = b.state('level', 'i32', [2], { buffered: true, initial: 5 });
        b.map('grow', level.next, ([i]) => add(level.at(i), 1));
      }),
    steps: [{}],
    statesAfter: { level: [6, 6] },
  },
  {
    name: 'a state in place adds up',
    build: withInputs({ x: ['i32', [31]] }, (b, { x }) => {
      const total = b.state('total', 'i32', [31]);
      b.map('gather', total, ([i]) => add(total.at(i), x.at(i)));
    }),
    steps: [{ inputs: { x: range(31) } }, { inputs: { x: range(31) } }, {}],
    statesAfter: { total: range(31, (i) => 3 * i) },
  },
];

export const memoryCases: readonly ProgramCase[] = [...borders, ...types, ...shapes, ...writes, ...states];
