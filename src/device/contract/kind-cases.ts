/** The contract's cases of the other op kinds: matmul, topk, histogram, scan and opaque. */
import { add, cast, defaultTree, ge, i32, max, mul, ne, program, sub } from '../../kernel/index.js';
import { scanTree } from '../../kernel/tree.js';
import { reverse } from '../../programs/reverse.js';
import type { ProgramCase } from './case.js';
import { range, repeatNumber, scattered, sizes, sumOf, withInputs } from './shorthand.js';

const matmul: ProgramCase[] = [
  ...[
    [1, 1, 1],
    [2, 3, 4],
    [31, 33, 5],
    [33, 32, 31],
    [4, 0, 3],
    [0, 5, 2],
    [17, 300, 16],
  ].map(([rows, inner, columns]): ProgramCase => {
    const left = range(rows * inner, (i) => (i % 5) - 2);
    const right = range(inner * columns, (i) => (i % 3) - 1);
    const at = (i: number, j: number): number =>
      sumOf(range(inner, (k) => left[i * inner + k] * right[k * columns + j]));
    return {
      name: `matmul of ${rows}×${inner} and ${inner}×${columns} with an epilogue`,
      build: () =>
        program('contract', (b) => {
          const m = b.symbol('m', 0, 100);
          const x = b.input('x', 'f32', [m, inner]);
          const weights = b.constant('weights', 'f32', [inner, columns]);
          const bias = b.constant('bias', 'f32', [columns]);
          const out = b.output('out', 'f32', [m, columns]);
          b.matmul(
            'multiply',
            out,
            inner,
            ([i, k]) => x.at(i, k),
            ([k, j]) => weights.at(k, j),
            { epilogue: (total, [, j]) => max(add(total, bias.at(j)), 0) },
          );
        }),
      symbols: { m: rows },
      constants: { weights: right, bias: range(columns, (j) => j - 2) },
      steps: [
        {
          inputs: { x: left },
          expect: {
            out: range(rows * columns, (e) => {
              const [i, j] = [Math.floor(e / columns), e % columns];
              return Math.max(at(i, j) + j - 2, 0);
            }),
          },
        },
      ],
    };
  }),
  {
    name: 'a batched matmul with a transposed left side, in i32',
    build: withInputs({ x: ['i32', [2, 3, 2]] }, (b, { x }) => {
      const out = b.output('out', 'i32', [2, 2, 2]);
      b.matmul(
        'gram',
        out,
        3,
        ([n, i, k]) => x.at(n, k, i),
        ([n, k, j]) => x.at(n, k, j),
      );
    }),
    steps: [{ inputs: { x: [1, 2, 3, 4, 5, 6, 1, 0, 0, 1, 1, 1] }, expect: { out: [35, 44, 44, 56, 2, 1, 1, 2] } }],
  },
];

const inf = Infinity;

const topk: ProgramCase[] = [
  ...[...sizes, 1000].map((n): ProgramCase => {
    const rows = [scattered(n), scattered(n, 20)];
    const ranked = rows.map((row) =>
      row
        .map((value, index) => ({ value, index }))
        .sort((a, b) => b.value - a.value || a.index - b.index)
        .slice(0, 5),
    );
    const filled = ranked.flatMap((row) => [...row, ...range(5 - row.length).map(() => ({ value: -inf, index: -1 }))]);
    return {
      name: `the five best of ${n}, ties to the lowest index`,
      build: () =>
        program('contract', (b) => {
          const size = b.symbol('n', 0, 5000);
          const x = b.input('x', 'f32', [2, size]);
          const values = b.output('values', 'f32', [2, 5]);
          const indices = b.output('indices', 'i32', [2, 5]);
          b.topk('rank', { outer: [2], over: size, k: 5, value: ([i], j) => x.at(i, j), values, indices });
        }),
      symbols: { n },
      steps: [
        {
          inputs: { x: rows.flat() },
          expect: { values: filled.map(({ value }) => value), indices: filled.map(({ index }) => index) },
        },
      ],
    };
  }),
  {
    name: 'the two smallest, without the row itself, only values',
    build: withInputs({ x: ['f32', [5]] }, (b, { x }) => {
      const near = b.output('near', 'f32', [5, 2]);
      b.topk('near', {
        outer: [5],
        over: 5,
        k: 2,
        largest: false,
        value: ([i], j) => mul(sub(x.at(i), x.at(j)), sub(x.at(i), x.at(j))),
        where: ([i], j) => ne(i, j),
        values: near,
      });
    }),
    steps: [{ inputs: { x: [0, 1, 3, 7, 15] }, expect: { near: [1, 9, 1, 4, 4, 9, 16, 36, 64, 144] } }],
  },
  {
    name: 'what is missing of integers: the limits of the type and −1',
    build: withInputs({ x: ['i32', [2]], y: ['u32', [2]] }, (b, { x, y }) => {
      const signed = b.output('signed', 'i32', [3]);
      const unsigned = b.output('unsigned', 'u32', [3]);
      const where = b.output('where', 'i32', [3]);
      b.topk('signed', { outer: [], over: 2, k: 3, value: (_, j) => x.at(j), values: signed });
      b.topk('unsigned', {
        outer: [],
        over: 2,
        k: 3,
        largest: false,
        value: (_, j) => y.at(j),
        where: (_, j) => ge(x.at(j), 0),
        values: unsigned,
        indices: where,
      });
    }),
    steps: [
      {
        inputs: { x: [-5, 6], y: [1, 4_000_000_000] },
        expect: {
          signed: [6, -5, -(2 ** 31)],
          unsigned: [4_000_000_000, 2 ** 32 - 1, 2 ** 32 - 1],
          where: [1, -1, -1],
        },
      },
    ],
  },
  {
    name: 'NaN is never taken, infinities are',
    build: withInputs({ x: ['f32', [4]] }, (b, { x }) => {
      const values = b.output('values', 'f32', [4]);
      const indices = b.output('indices', 'i32', [4]);
      b.topk('rank', { outer: [], over: 4, k: 4, value: (_, j) => x.at(j), values, indices });
    }),
    steps: [
      {
        inputs: { x: [Number.NaN, -inf, 3, inf] },
        expect: { values: [inf, 3, -inf, -inf], indices: [3, 2, 1, -1] },
      },
    ],
    nonFinite: true,
  },
];

const histogram: ProgramCase[] = [
  ...[...sizes, 1000].map((n): ProgramCase => {
    const x = scattered(n, 16);
    const countedFrom = (first: number): number[] =>
      range(12, (bin) => x.filter((value) => value + first === bin).length);
    return {
      name: `a histogram of ${n}, bins outside count nowhere`,
      build: () =>
        program('contract', (b) => {
          const size = b.symbol('n', 0, 5000);
          const x = b.input('x', 'i32', [size]);
          const bins = b.output('bins', 'i32', [2, 12]);
          b.histogram('count', bins, [size], ([row], [i]) => add(x.at(i), mul(sub(2, row), 4)));
        }),
      symbols: { n },
      steps: [{ inputs: { x }, expect: { bins: [...countedFrom(8), ...countedFrom(4)] } }],
    };
  }),
  {
    name: 'weights, several axes, u32, anew in each step',
    build: withInputs({ x: ['i32', [3, 4]] }, (b, { x }) => {
      const bins = b.output('bins', 'u32', [3]);
      b.histogram(
        'weigh',
        bins,
        [3, 4],
        (_, at) => x.at(...at),
        (_, [i]) => cast(add(i, 1), 'u32'),
      );
    }),
    steps: [
      { inputs: { x: [0, 1, 2, 3, 0, 0, -1, 1, 2, 2, 2, 2] }, expect: { bins: [5, 3, 13] } },
      { inputs: { x: repeatNumber(1, 12) }, expect: { bins: [0, 24, 0] } },
    ],
  },
];

/** Values whose f32 running sums depend on the order. */
const rough = range(700, (i) => Math.fround(Math.cos(i) * 10 ** ((i % 5) - 2)));

const scan: ProgramCase[] = [
  ...[...sizes, 256, 257, 700].map((n): ProgramCase => {
    const x = scattered(n);
    const running = x.map((_, i) => sumOf(x.slice(0, i + 1)));
    return {
      name: `running sums and maxima of ${n}`,
      build: () =>
        program('contract', (b) => {
          const size = b.symbol('n', 0, 5000);
          const x = b.input('x', 'i32', [size]);
          const inclusive = b.output('inclusive', 'i32', [size]);
          const exclusive = b.output('exclusive', 'f32', [size]);
          const highest = b.output('highest', 'i32', [size]);
          b.scan('sum', inclusive, 'sum', ([i]) => x.at(i));
          b.scan('before', exclusive, 'sum', ([i]) => cast(x.at(i), 'f32'), { exclusive: true });
          b.scan('climb', highest, 'max', ([i]) => x.at(i));
        }),
      symbols: { n },
      steps: [
        {
          inputs: { x },
          expect: {
            inclusive: running,
            exclusive: x.map((_, i) => (i === 0 ? 0 : running[i - 1])),
            highest: x.map((_, i) => Math.max(...x.slice(0, i + 1))),
          },
        },
      ],
    };
  }),
  {
    name: 'along the slow axis, and an exclusive minimum starts at the limit',
    build: withInputs({ x: ['i32', [3, 2]] }, (b, { x }) => {
      const down = b.output('down', 'i32', [3, 2]);
      const lowest = b.output('lowest', 'i32', [3, 2]);
      b.scan('down', down, 'sum', (at) => x.at(...at), { along: 0 });
      b.scan('lowest', lowest, 'min', (at) => x.at(...at), { exclusive: true });
    }),
    steps: [
      {
        inputs: { x: [1, 2, 3, 4, 5, 6] },
        expect: { down: [1, 2, 4, 6, 9, 12], lowest: [2 ** 31 - 1, 1, 2 ** 31 - 1, 3, 2 ** 31 - 1, 5] },
      },
    ],
  },
  {
    name: 'the order of a running sum of f32 is the declared one',
    build: withInputs({ x: ['f32', [700]] }, (b, { x }) => {
      const out = b.output('out', 'f32', [700]);
      b.scan('sum', out, 'sum', ([i]) => x.at(i));
    }),
    steps: [{ inputs: { x: rough }, expect: { out: scanTree(rough, defaultTree, 0, (a, b) => Math.fround(a + b)) } }],
    exactOnly: true,
  },
];

const opaque: ProgramCase[] = sizes.map((n) => ({
  name: `an opaque op of ${n} between two maps`,
  build: () =>
    program('contract', (b) => {
      const size = b.symbol('n', 0, 1000);
      const x = b.input('x', 'i32', [size]);
      const [before, after] = [b.scratch('before', 'i32', [size]), b.scratch('after', 'i32', [size])];
      const out = b.output('out', 'i32', [size]);
      b.map('double', before, ([i]) => mul(x.at(i), 2));
      b.opaque('turn', reverse.body, { reads: [before], writes: [after] });
      b.map('raise', out, ([i]) => add(after.at(i), i32(1)));
    }),
  symbols: { n },
  steps: [{ inputs: { x: range(n) }, expect: { out: range(n, (i) => 2 * (n - 1 - i) + 1) } }],
  mayLackBody: true,
}));

export const kindCases: readonly ProgramCase[] = [...matmul, ...topk, ...histogram, ...scan, ...opaque];
