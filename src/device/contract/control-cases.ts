/** The contract's cases of orchestration: repeat, until, when and every, with flags of a scalar and per batch element. */
import { add, cast, f32, ge, i32, mul, ne, program, sub, sum } from '../../kernel/index.js';
import type { ProgramCase } from './case.js';
import { range, withInputs } from './shorthand.js';

const repeats: ProgramCase[] = [
  {
    name: 'repeat hands its iteration to the body',
    build: withInputs({}, (b) => {
      const total = b.state('total', 'i32', [33]);
      b.repeat('loop', 5, (iteration) => {
        b.map('gather', total, ([i]) => add(total.at(i), mul(iteration, i)));
      });
    }),
    steps: [{}],
    statesAfter: { total: range(33, (i) => 10 * i) },
  },
  {
    name: 'repeat until a flag is set ends after the iteration that sets it',
    build: withInputs({ limit: ['i32', []] }, (b, { limit }) => {
      const level = b.state('level', 'i32', []);
      const done = b.state('done', 'i32', []);
      b.map('reset', done, () => i32(0));
      b.repeat(
        'climb',
        10,
        () => {
          b.map('grow', level, () => add(level.at(), 1));
          b.map('decide', done, () => cast(ge(level.at(), limit.at()), 'i32'));
        },
        { until: done },
      );
    }),
    steps: [{ inputs: { limit: [4] } }, { inputs: { limit: [4] } }, { inputs: { limit: [1000] } }],
    statesAfter: { level: [15], done: [0] },
  },
  {
    name: 'repeats nest',
    build: withInputs({}, (b) => {
      const total = b.state('total', 'i32', []);
      b.repeat('outer', 3, (i) => {
        b.repeat('inner', 4, (j) => {
          b.map('gather', total, () => add(total.at(), add(mul(i, 10), j)));
        });
      });
    }),
    steps: [{}],
    statesAfter: { total: [10 * 4 * 3 + 3 * 6] },
  },
  {
    name: 'a repeat over ops of different kinds reads what the last iteration wrote',
    build: withInputs({}, (b) => {
      const x = b.state('x', 'f32', [33], { initial: 1 });
      const total = b.scratch('total', 'f32', []);
      b.repeat('settle', 3, () => {
        b.reduce('measure', total, () => sum([33], ([k]) => x.at(k)));
        b.map('scale', x, ([i]) => add(mul(x.at(i), 0.5), mul(total.at(), 0)));
      });
      const out = b.output('out', 'f32', []);
      b.map('report', out, () => total.at());
    }),
    steps: [{ expect: { out: [33 / 4] } }],
    statesAfter: { x: range(33, () => 0.125) },
  },
  {
    name: 'a flag per element masks those that are done, and the repeat ends with the last',
    build: () =>
      program('contract', (b) => {
        const batch = b.symbol('batch', 1, 64);
        const limit = b.input('limit', 'i32', [batch]);
        const level = b.state('level', 'i32', [batch]);
        const done = b.state('done', 'i32', [batch]);
        const finished = b.state('finished', 'i32', []);
        b.map('reset', done, () => i32(0));
        b.repeat(
          'climb',
          8,
          () => {
            b.map('grow', level, ([i]) => add(level.at(i), 1));
            b.map('decide', done, ([i]) => cast(ge(level.at(i), limit.at(i)), 'i32'));
          },
          { until: done },
        );
        b.reduce('count', finished, () => sum([batch], ([i]) => done.at(i)));
      }),
    symbols: { batch: 5 },
    steps: [{ inputs: { limit: [1, 3, 5, 2, 100] } }],
    statesAfter: { level: [1, 3, 5, 2, 8], done: [1, 1, 1, 1, 0], finished: [4] },
  },
];

const conditions: ProgramCase[] = [
  {
    name: 'when runs its ops while a scalar flag is set',
    build: withInputs({ flag: ['i32', []] }, (b, { flag }) => {
      const total = b.state('total', 'f32', [33]);
      const half = b.scratch('half', 'f32', [33]);
      b.when('set', flag, () => {
        b.map('make', half, ([i]) => mul(cast(i, 'f32'), 0.5));
        b.map('gather', total, ([i]) => add(total.at(i), half.at(i)));
      });
    }),
    steps: [1, 0, -3, 0].map((flag) => ({ inputs: { flag: [flag] } })),
    statesAfter: { total: range(33) },
  },
  {
    name: 'when reads a flag that an op before it wrote',
    build: withInputs({ x: ['f32', []] }, (b, { x }) => {
      const flag = b.scratch('flag', 'u32', []);
      const seen = b.state('seen', 'f32', [], { initial: -1 });
      b.map('judge', flag, () => cast(ge(x.at(), 2), 'u32'));
      b.when('large', flag, () => b.map('keep', seen, () => x.at()));
    }),
    steps: [{ inputs: { x: [5] } }, { inputs: { x: [1] } }],
    statesAfter: { seen: [5] },
  },
  {
    name: 'when with a flag per element masks writes',
    build: () =>
      program('contract', (b) => {
        const batch = b.symbol('batch', 1, 64);
        const flag = b.input('flag', 'i32', [batch]);
        const state = b.state('state', 'f32', [batch, 3]);
        b.when('chosen', flag, () => {
          b.map('fill', state, ([i, j]) => cast(add(mul(i, 10), j), 'f32'), { where: ([, j]) => ne(j, 1) });
        });
      }),
    symbols: { batch: 3 },
    steps: [{ inputs: { flag: [1, 0, 2] } }],
    statesAfter: { state: [0, 0, 2, 0, 0, 0, 20, 0, 22] },
  },
  {
    name: 'every n-th cycle with a phase, and a when inside',
    build: withInputs({ flag: ['i32', []] }, (b, { flag }) => {
      const often = b.state('often', 'i32', []);
      const seldom = b.state('seldom', 'i32', []);
      b.every('even', 2, () => b.map('tick', often, () => add(often.at(), 1)));
      b.every('third', 3, () => b.when('set', flag, () => b.map('tock', seldom, () => add(seldom.at(), 1))), 1);
    }),
    steps: [0, 0, 1, 1, 1, 1, 1].map((flag) => ({ inputs: { flag: [flag] } })),
    statesAfter: { often: [4], seldom: [1] },
  },
  {
    name: 'ops after a condition see what it left',
    build: withInputs({ flag: ['i32', []] }, (b, { flag }) => {
      const level = b.state('level', 'f32', [], { initial: 1 });
      const out = b.output('out', 'f32', []);
      b.when('set', flag, () => b.map('raise', level, () => f32(7)));
      b.map('report', out, () => sub(level.at(), 1));
    }),
    steps: [
      { inputs: { flag: [0] }, expect: { out: [0] } },
      { inputs: { flag: [1] }, expect: { out: [6] } },
      { inputs: { flag: [0] }, expect: { out: [6] } },
    ],
  },
];

export const controlCases: readonly ProgramCase[] = [...repeats, ...conditions];
