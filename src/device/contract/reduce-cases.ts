/** The contract's cases of reductions by size: every reducer over short and long rows, and the order of sums. */
import { argmax, argmin, count, defaultTree, ge, maximum, minimum, program, store, sum } from '../../kernel/index.js';
import { foldTree } from '../../kernel/tree.js';
import type { ProgramCase } from './case.js';
import { range, scattered, sizes, sumOf, withInputs } from './shorthand.js';

const rowSizes = [...sizes, 257, 1000];

const bySize: ProgramCase[] = rowSizes.flatMap((n): ProgramCase[] => {
  const rows = [scattered(n), scattered(n, 32).reverse()];
  const first = (row: readonly number[], best: number): number => row.indexOf(best);
  return [
    {
      name: `all reducers over rows of ${n} in one op`,
      build: () =>
        program('contract', (b) => {
          const size = b.symbol('n', 0, 5000);
          const x = b.input('x', 'f32', [2, size]);
          const total = b.output('total', 'f32', [2]);
          const highest = b.output('highest', 'f32', [2]);
          const lowest = b.output('lowest', 'f32', [2]);
          const where = b.output('where', 'i32', [2]);
          const whereLow = b.output('whereLow', 'i32', [2]);
          const many = b.output('many', 'i32', [2]);
          b.reduce('measure', [2], ([i]) => [
            store(
              total,
              [i],
              sum([size], ([k]) => x.at(i, k)),
            ),
            store(
              highest,
              [i],
              maximum([size], ([k]) => x.at(i, k)),
            ),
            store(
              lowest,
              [i],
              minimum([size], ([k]) => x.at(i, k)),
            ),
            store(
              where,
              [i],
              argmax([size], ([k]) => x.at(i, k)),
            ),
            store(
              whereLow,
              [i],
              argmin([size], ([k]) => x.at(i, k)),
            ),
            store(
              many,
              [i],
              count([size], ([k]) => ge(x.at(i, k), 0)),
            ),
          ]);
        }),
      symbols: { n },
      steps: [
        {
          inputs: { x: rows.flat() },
          expect: {
            total: rows.map(sumOf),
            highest: rows.map((row) => Math.max(...row)),
            lowest: rows.map((row) => Math.min(...row)),
            where: rows.map((row) => first(row, Math.max(...row))),
            whereLow: rows.map((row) => first(row, Math.min(...row))),
            many: rows.map((row) => row.filter((x) => x >= 0).length),
          },
        },
      ],
    },
    {
      name: `a sum of ${n} over the slow axis`,
      build: () =>
        program('contract', (b) => {
          const size = b.symbol('n', 0, 5000);
          const x = b.input('x', 'f32', [size, 33]);
          const out = b.output('out', 'f32', [33]);
          b.reduce('total', out, ([j]) => sum([size], ([k]) => x.at(k, j)));
        }),
      symbols: { n },
      steps: [
        {
          inputs: { x: range(33 * n, (e) => (e % 7) - 3) },
          expect: { out: range(33, (j) => sumOf(range(n, (k) => ((k * 33 + j) % 7) - 3))) },
        },
      ],
    },
  ];
});

/** Values whose f32 sum depends on the order. */
const rough = range(1000, (i) => Math.fround(Math.sin(i) * 10 ** ((i % 7) - 2)));

const order: ProgramCase[] = [
  {
    name: 'the order of a sum of f32 is the declared tree',
    build: withInputs({ x: ['f32', [1000]] }, (b, { x }) => {
      const out = b.output('out', 'f32', []);
      b.reduce('total', out, () => sum([1000], ([k]) => x.at(k)));
    }),
    steps: [
      {
        inputs: { x: rough },
        expect: { out: [foldTree(rough, defaultTree, 0, (a, b) => Math.fround(a + b))] },
      },
    ],
    exactOnly: true,
  },
  {
    name: 'another tree, of 4 lanes and chunks of 8',
    build: () =>
      program(
        'contract',
        (b) => {
          const x = b.input('x', 'f32', [100]);
          const out = b.output('out', 'f32', []);
          b.reduce('total', out, () => sum([100], ([k]) => x.at(k)));
        },
        { tree: { lanes: 4, chunk: 8 } },
      ),
    steps: [
      {
        inputs: { x: rough.slice(0, 100) },
        expect: { out: [foldTree(rough.slice(0, 100), { lanes: 4, chunk: 8 }, 0, (a, b) => Math.fround(a + b))] },
      },
    ],
    exactOnly: true,
  },
];

export const reduceCases: readonly ProgramCase[] = [...bySize, ...order];
