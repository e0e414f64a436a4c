/**
 * The other fusion rules, before and after, as text; and one case each that the rule or its cost model must refuse.
 */
import { describe, expect, it } from 'vitest';
import { reasonOf, stagesText } from '../../../test/support/stages-text.js';
import type { Expr } from '../../kernel/expr.js';
import { add, argmax, count, gt, lt, maximum, mul, program, squash, sub, sum, tanh } from '../../kernel/index.js';
import type { Program } from '../../kernel/program.js';
import { planProgram } from '../plan.js';

describe('side-by-side', () => {
  it('runs independent ops of different shapes in one stage', () => {
    const apart = program('apart', (b) => {
      const x = b.input('x', 'f32', [64, 32]);
      const v = b.input('v', 'f32', [7]);
      const y = b.output('y', 'f32', [64, 32]);
      const w = b.output('w', 'f32', [7]);
      b.map('double', y, ([i, j]) => mul(x.at(i, j), 2));
      b.map('negate', w, ([i]) => sub(0, v.at(i)));
    });
    expect(stagesText(apart, 'none')).toMatchInlineSnapshot(`
      "stage 0 units i0<64 i1<32
          nest double
      stage 1 units i0<7
          nest negate"
    `);
    expect(stagesText(apart, 'full')).toMatchInlineSnapshot(`
      "stage 0 units i0<64 i1<32
          nest double
            | units i0<7
          nest negate"
    `);
  });
});

describe('hoist', () => {
  const rates = program('rates', (b) => {
    const field = b.input('field', 'f32', [16, 16, 64]);
    const rate = b.input('rate', 'f32', [16, 16]);
    const out = b.output('out', 'f32', [16, 16, 64]);
    b.map('scale', out, ([x, y, c]) => mul(tanh(rate.at(x, y)), field.at(x, y, c)));
  });
  it('computes once per row what the lanes share', () => {
    expect(stagesText(rates, 'full', 'webgpu')).toMatchInlineSnapshot(`
      "stage 0 units i0<16 locals %hoist0[16]
          nest scale for i1<16
          nest scale for i1<16 i2<64"
    `);
  });
  it('takes the shortest function, and no plain product', () => {
    const gains = (of: (rate: Expr) => Expr): Program =>
      program('gains', (b) => {
        const field = b.input('field', 'f32', [16, 16, 64]);
        const rate = b.input('rate', 'f32', [16, 16]);
        const out = b.output('out', 'f32', [16, 16, 64]);
        b.map('scale', out, ([x, y, c]) => mul(of(rate.at(x, y)), field.at(x, y, c)));
      });
    expect(stagesText(gains(squash), 'full', 'cuda')).toMatch('locals %hoist0[16]');
    expect(
      stagesText(
        gains((rate) => mul(rate, rate)),
        'full',
        'cuda',
      ),
    ).not.toMatch('hoist');
  });
  it('leaves a CPU to place it by itself', () => {
    expect(stagesText(rates, 'full', 'cpu')).toMatchInlineSnapshot(`
      "stage 0 units i0<16 i1<16 i2<64
          nest scale"
    `);
  });
});

describe('reduce prologue', () => {
  it('accumulates elements while they are computed', () => {
    const energy = program('energy', (b) => {
      const x = b.input('x', 'f32', [512, 64]);
      const y = b.state('y', 'f32', [512, 64]);
      const e = b.output('e', 'f32', [512]);
      b.map('squash', y, ([i, j]) => tanh(x.at(i, j)));
      b.reduce('measure', e, ([i]) => sum([64], ([j]) => mul(y.at(i, j), y.at(i, j))));
    });
    expect(stagesText(energy, 'none')).toMatchInlineSnapshot(`
      "stage 0 units i0<512 i1<64
          nest squash
      stage 1 units i0<512
          nest measure"
    `);
    expect(stagesText(energy, 'full')).toMatchInlineSnapshot(`
      "stage 0 units i0<512
          nest squash + measure, sweeping j0<64"
    `);
  });
});

describe('split-finish', () => {
  it('cuts a long reduction into the chunks of its tree', () => {
    const over = (depth: number): Program =>
      program('total', (b) => {
        const x = b.input('x', 'f32', [64, 64, depth]);
        const y = b.output('y', 'f32', []);
        const best = b.output('best', 'i32', []);
        b.reduce('addUp', y, () => sum([64, 64, depth], ([i, j, k]) => x.at(i, j, k)));
        b.reduce('find', best, () => argmax([64, 64, depth], ([i, j, k]) => x.at(i, j, k)));
      });
    const total = over(16);
    expect(stagesText(total, 'none')).toMatchInlineSnapshot(`
      "stage 0 units one
          nest addUp
      stage 1 units one
          nest find"
    `);
    expect(stagesText(total, 'full')).toMatchInlineSnapshot(`
      "stage 0 units j0<64 q<4
          nest addUp_chunks + find_chunks
      stage 1 units one
          nest addUp
            | units one
          nest find"
    `);
    // Unfused, a CUDA device would leave each to one block: very long ones are cut there too.
    const unfused = (given: Program): string[] =>
      planProgram(given, { fusion: 'none', target: 'cuda' }).plan.stages.map(({ name }) => name);
    expect(unfused(total)).toEqual(['addUp', 'find']);
    expect(unfused(over(256))).toEqual(['addUp_chunks', 'addUp', 'find_chunks', 'find']);
  });

  it('leaves a short one whole', () => {
    const short = program('short', (b) => {
      const x = b.input('x', 'f32', [1000]);
      const y = b.output('y', 'f32', []);
      b.reduce('addUp', y, () => sum([1000], ([i]) => x.at(i)));
    });
    expect(stagesText(short, 'full')).toMatchInlineSnapshot(`
      "stage 0 units one
          nest addUp"
    `);
  });
});

describe('row-local', () => {
  it('keeps a row and what uses it in one unit', () => {
    const near = program('near', (b) => {
      const n = b.symbol('n', 1, 10_000);
      const x = b.input('x', 'f32', [n]);
      const kth = b.scratch('kth', 'f32', [n, 4]);
      const inside = b.output('inside', 'i32', [n]);
      b.topk('search', {
        outer: [n],
        over: n,
        k: 4,
        largest: false,
        value: ([i], j) => mul(sub(x.at(i), x.at(j)), sub(x.at(i), x.at(j))),
        values: kth,
      });
      b.reduce('tally', inside, ([i]) =>
        count([n], ([j]) => lt(mul(sub(x.at(i), x.at(j)), sub(x.at(i), x.at(j))), kth.at(i, 3))),
      );
    });
    expect(stagesText(near, 'none')).toMatchInlineSnapshot(`
      "stage 0 units i0<n
          topk search
      stage 1 units i0<n
          nest tally"
    `);
    expect(stagesText(near, 'full')).toMatchInlineSnapshot(`
      "stage 0 units i0<n
          topk search
          nest tally"
    `);
  });
});

describe('small-domain', () => {
  const chain = (size: number) =>
    program('chain', (b) => {
      const x = b.input('x', 'f32', [size]);
      const top = b.scratch('top', 'f32', []);
      const y = b.output('y', 'f32', [size]);
      b.reduce('findTop', top, () => maximum([size], ([i]) => x.at(i)));
      b.map('shift', y, ([i]) => sub(x.at(i), top.at()));
    });
  it('makes a chain of tiny ops one unit', () => {
    expect(stagesText(chain(100), 'none')).toMatchInlineSnapshot(`
      "stage 0 units one
          nest findTop
      stage 1 units i0<100
          nest shift"
    `);
    expect(stagesText(chain(100), 'full')).toMatchInlineSnapshot(`
      "stage 0 units one
          nest findTop
          nest shift for i0<100"
    `);
  });
  it('is refused by the cost model where one unit would touch too much', () => {
    expect(reasonOf(chain(16_000), 'shift', 'webgpu')).toContain('small-domain: cost: a unit would touch');
  });
});

describe('replicate', () => {
  it('computes a tiny producer in every unit of a large consumer', () => {
    const gated = program('gated', (b) => {
      const senses = b.input('senses', 'f32', [16]);
      const field = b.input('field', 'f32', [64, 64, 256]);
      const gate = b.scratch('gate', 'f32', [16]);
      const out = b.output('out', 'f32', [64, 64, 256]);
      b.map('open', gate, ([i]) => tanh(senses.at(i)));
      b.map('apply', out, ([x, y, c]) => mul(field.at(x, y, c), add(gate.at(0), gate.at(1))));
    });
    expect(stagesText(gated, 'none', 'cuda')).toMatchInlineSnapshot(`
      "stage 0 units i0<16
          nest open
      stage 1 units i0<64 i1<64 i2<256
          nest apply"
    `);
    expect(stagesText(gated, 'full', 'cuda')).toMatchInlineSnapshot(`
      "stage 0 units i0<64 i1<64 locals %gate[16]
          nest open for i0<16
          nest apply for i2<256"
    `);
  });
});

describe('stencil recompute', () => {
  it('computes a cheap producer again at the neighbours', () => {
    const slope = program('slope', (b) => {
      const x = b.input('x', 'f32', [100_000]);
      const y = b.scratch('y', 'f32', [100_000]);
      const z = b.output('z', 'f32', [100_000]);
      b.map('square', y, ([i]) => mul(x.at(i), x.at(i)));
      b.map('slope', z, ([i]) => sub(y.clamp(add(i, 1)), y.zero(sub(i, 1))));
    });
    expect(stagesText(slope, 'none')).toMatchInlineSnapshot(`
      "stage 0 units i0<100000
          nest square
      stage 1 units i0<100000
          nest slope"
    `);
    expect(stagesText(slope, 'full')).toMatchInlineSnapshot(`
      "stage 0 units i0<100000
          nest slope"
    `);
  });

  it('is refused by the cost model where the producer is dear', () => {
    const dear = program('dear', (b) => {
      const x = b.input('x', 'f32', [100_000]);
      const y = b.scratch('y', 'f32', [100_000]);
      const z = b.output('z', 'f32', [100_000]);
      b.map('squash', y, ([i]) => tanh(x.at(i)));
      b.map('slope', z, ([i]) => sub(y.clamp(add(i, 1)), y.clamp(sub(i, 1))));
    });
    expect(stagesText(dear, 'full')).toMatchInlineSnapshot(`
      "stage 0 units i0<100000
          nest squash
      stage 1 units i0<100000
          nest slope"
    `);
  });
});

describe('latency', () => {
  it('keeps the rows of a matrix apart on a GPU, where one unit would wait for each of them', () => {
    const gain = program('gain', (b) => {
      const matrix = b.state('matrix', 'f32', [144, 144]);
      const x = b.input('x', 'f32', [144]);
      const reply = b.output('reply', 'f32', [144]);
      const size = b.output('size', 'f32', []);
      b.reduce('excite', reply, ([i]) => sum([144], ([j]) => mul(matrix.at(i, j), x.at(j))));
      b.reduce('weigh', size, () => sum([144], ([i]) => mul(reply.at(i), x.at(i))));
    });
    expect(stagesText(gain, 'full', 'cuda')).toMatchInlineSnapshot(`
      "stage 0 units i0<144
          nest excite
      stage 1 units one
          nest weigh"
    `);
    expect(reasonOf(gain, 'weigh', 'cuda')).toContain('reduce prologue: cost: 622080 ns together');
  });
});

describe('topk epilogue', () => {
  it('feeds rows straight into the running top-k', () => {
    const recall = program('recall', (b) => {
      const bank = b.constant('bank', 'f32', [500, 32]);
      const query = b.input('query', 'f32', [32]);
      const scores = b.scratch('scores', 'f32', [500]);
      const best = b.output('best', 'i32', [5]);
      b.reduce('score', scores, ([r]) => sum([32], ([k]) => mul(bank.at(r, k), query.at(k))));
      b.topk('pick', {
        outer: [],
        over: 500,
        k: 5,
        value: (_, r) => scores.at(r),
        where: (_, r) => gt(scores.at(r), 0),
        indices: best,
      });
    });
    expect(stagesText(recall, 'none')).toMatchInlineSnapshot(`
      "stage 0 units i0<500
          nest score
      stage 1 units one
          topk pick"
    `);
    expect(stagesText(recall, 'full')).toMatchInlineSnapshot(`
      "stage 0 units one
          topk pick"
    `);
  });
  it('leaves few rows that are long loops apart on a GPU', () => {
    const rank = program('rank', (b) => {
      const library = b.constant('library', 'f32', [100, 64]);
      const query = b.input('query', 'f32', [64]);
      const scores = b.scratch('scores', 'f32', [100]);
      const best = b.output('best', 'i32', [3]);
      b.reduce('score', scores, ([r]) => sum([64], ([k]) => mul(library.at(r, k), query.at(k))));
      b.topk('pick', { outer: [], over: 100, k: 3, value: (_, r) => scores.at(r), indices: best });
    });
    expect(stagesText(rank, 'full', 'cpu')).toMatchInlineSnapshot(`
      "stage 0 units one
          topk pick"
    `);
    expect(stagesText(rank, 'full', 'cuda')).toMatchInlineSnapshot(`
      "stage 0 units one
          nest score for i0<100
          topk pick"
    `);
  });
});
