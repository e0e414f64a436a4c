/** The contract's special cases of reductions: several axes, ranges, nesting, ties, wrapping, empties and NaN. */
import {
  abs,
  add,
  argmax,
  argmin,
  cast,
  count,
  ge,
  i32,
  maximum,
  minimum,
  mul,
  program,
  store,
  sub,
  sum,
} from '../../kernel/index.js';
import type { ProgramCase } from './case.js';
import { range, repeatNumber, withInputs } from './shorthand.js';

export const foldCases: readonly ProgramCase[] = [
  {
    name: 'several axes are one, the last fastest',
    build: withInputs({ x: ['f32', [2, 3, 4]] }, (b, { x }) => {
      const where = b.output('where', 'i32', []);
      const total = b.output('total', 'f32', [3]);
      b.reduce('find', where, () => argmax([2, 3, 4], (at) => x.at(...at)));
      b.reduce('total', total, ([j]) => sum([2, 4], ([i, k]) => x.at(i, j, k)));
    }),
    steps: [
      {
        inputs: { x: range(24, (i) => (i === 17 ? 100 : i)) },
        expect: { where: [17], total: [60, 175, 124] },
      },
    ],
  },
  {
    name: 'ranges per row are cut to the axis',
    build: withInputs({ x: ['i32', [5]], begin: ['i32', [5]], end: ['i32', [5]] }, (b, { x, begin, end }) => {
      const out = b.output('out', 'i32', [5]);
      const where = b.output('where', 'i32', [5]);
      b.reduce('total', out, ([i]) => sum([5], ([k]) => x.at(k), { begin: begin.at(i), end: end.at(i) }));
      b.reduce('find', where, ([i]) => argmin([5], ([k]) => x.at(k), { begin: begin.at(i), end: end.at(i) }));
    }),
    steps: [
      {
        inputs: { x: [1, 10, 100, 1000, 10_000], begin: [0, -7, 2, 4, 3], end: [5, 2, 99, 4, 1] },
        expect: { out: [11_111, 11, 11_100, 0, 0], where: [0, 0, 2, -1, -1] },
      },
    ],
  },
  {
    name: 'folds nest, and a fold may depend on another of the same row',
    build: withInputs({ x: ['f32', [4, 6]] }, (b, { x }) => {
      const out = b.output('out', 'f32', []);
      const above = b.output('above', 'i32', [4]);
      b.reduce('worst', out, () => maximum([4], ([i]) => sum([6], ([k]) => abs(x.at(i, k)))));
      b.reduce('count', above, ([i]) => {
        const mean = mul(
          sum([6], ([k]) => x.at(i, k)),
          1 / 6,
        );
        return count([6], ([k]) => ge(sub(x.at(i, k), mean), 0));
      });
    }),
    steps: [
      {
        inputs: { x: [1, 1, 1, 1, 1, 7, 0, 0, 0, 0, 0, 0, -6, -6, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6] },
        expect: { out: [21], above: [1, 6, 4, 3] },
      },
    ],
  },
  {
    name: 'a map may follow a fold inside one op, and ties go to the lowest index',
    build: withInputs({ x: ['f32', [7]] }, (b, { x }) => {
      const out = b.output('out', 'i32', [2]);
      b.reduce('find', [], () => [
        store(
          out,
          [0],
          add(
            argmax([7], ([k]) => x.at(k)),
            100,
          ),
        ),
        store(
          out,
          [1],
          mul(
            argmin([7], ([k]) => x.at(k)),
            -1,
          ),
        ),
      ]);
    }),
    steps: [{ inputs: { x: [0, 3, -2, 3, -2, 3, 0] }, expect: { out: [101, -2] } }],
  },
  {
    name: 'sums of integers wrap, extremes of u32 are unsigned',
    build: withInputs({ x: ['i32', [3]], y: ['u32', [3]] }, (b, { x, y }) => {
      const signed = b.output('signed', 'i32', []);
      const unsigned = b.output('unsigned', 'u32', []);
      const highest = b.output('highest', 'u32', []);
      b.reduce('signed', signed, () => sum([3], ([k]) => x.at(k)));
      b.reduce('unsigned', unsigned, () => sum([3], ([k]) => y.at(k)));
      b.reduce('highest', highest, () => maximum([3], ([k]) => y.at(k)));
    }),
    steps: [
      {
        inputs: { x: [2_147_483_647, 1, 5], y: [4_294_967_295, 2, 7] },
        expect: { signed: [-2_147_483_643], unsigned: [8], highest: [4_294_967_295] },
      },
    ],
  },
  {
    name: 'empty reductions of integers',
    build: () =>
      program('contract', (b) => {
        const x = b.input('x', 'i32', [0]);
        const y = b.input('y', 'u32', [0]);
        const out = b.output('out', 'i32', [4]);
        const unsigned = b.output('unsigned', 'u32', [2]);
        b.reduce('signed', [], () => [
          store(
            out,
            [0],
            sum([0], ([k]) => x.clamp(k)),
          ),
          store(
            out,
            [1],
            maximum([0], ([k]) => x.clamp(k)),
          ),
          store(
            out,
            [2],
            minimum([0], ([k]) => x.clamp(k)),
          ),
          store(
            out,
            [3],
            argmax([0], ([k]) => x.clamp(k)),
          ),
        ]);
        b.reduce('unsigned', [], () => [
          store(
            unsigned,
            [0],
            maximum([0], ([k]) => y.clamp(k)),
          ),
          store(
            unsigned,
            [1],
            minimum([0], ([k]) => y.clamp(k)),
          ),
        ]);
      }),
    steps: [
      {
        inputs: { x: [], y: [] },
        expect: { out: [0, -(2 ** 31), 2 ** 31 - 1, -1], unsigned: [0, 2 ** 32 - 1] },
      },
    ],
  },
  {
    name: 'empty sums of floats, of no elements and of a symbol that is bound to none',
    build: () =>
      program('contract', (b) => {
        const n = b.symbol('n', 0, 1);
        const x = b.input('x', 'f32', [3]);
        const [none, unbound] = [b.output('none', 'f32', [3]), b.output('unbound', 'f32', [3])];
        b.reduce('none', none, ([i]) => sum([0], ([k]) => add(x.at(i), cast(k, 'f32'))));
        b.reduce('unbound', unbound, ([i]) => sum([n, 16], ([k, j]) => add(x.at(i), cast(add(k, j), 'f32'))));
      }),
    symbols: { n: 0 },
    steps: [{ inputs: { x: [1, 2, 3] }, expect: { none: [0, 0, 0], unbound: [0, 0, 0] } }],
  },
  {
    name: 'sums in f64 keep what f32 loses',
    build: withInputs({ x: ['f32', [100]] }, (b, { x }) => {
      const out = b.output('out', 'f64', []);
      b.reduce('total', out, () => sum([100], ([k]) => add(cast(x.at(k), 'f64'), 2 ** -30)));
    }),
    steps: [{ inputs: { x: repeatNumber(1, 100) }, expect: { out: [100 + 100 * 2 ** -30] } }],
  },
  {
    name: 'a reduction in place of its own element',
    build: withInputs({ x: ['i32', [3, 4]] }, (b, { x }) => {
      const level = b.state('level', 'i32', [3], { initial: 100 });
      b.reduce('raise', level, ([i]) =>
        add(
          level.at(i),
          add(
            sum([4], ([k]) => x.at(i, k)),
            i32(1),
          ),
        ),
      );
    }),
    steps: [{ inputs: { x: range(12) } }, {}],
    statesAfter: { level: [114, 146, 178] },
  },
  {
    name: 'NaN is passed over by extremes and never an argument of one',
    build: withInputs({ x: ['f32', [2, 3]] }, (b, { x }) => {
      const highest = b.output('highest', 'f32', [2]);
      const where = b.output('where', 'i32', [2]);
      b.reduce('find', [2], ([i]) => [
        store(
          highest,
          [i],
          maximum([3], ([k]) => x.at(i, k)),
        ),
        store(
          where,
          [i],
          argmax([3], ([k]) => x.at(i, k)),
        ),
      ]);
    }),
    steps: [
      {
        inputs: { x: [Number.NaN, 2, 1, Number.NaN, Number.NaN, Number.NaN] },
        expect: { highest: [2, -Infinity], where: [1, -1] },
      },
    ],
    nonFinite: true,
  },
];
