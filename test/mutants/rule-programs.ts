/**
 * Small Programs at the edges of the fusion rules: what a rule must do, and what it must refuse or lose its meaning.
 * Sizes are small, so that the reference runs hundreds of them in a second.
 */
import {
  add,
  argmax,
  cast,
  count,
  gt,
  maximum,
  mul,
  type Program,
  program,
  rem,
  store,
  sub,
  sum,
  tanh,
} from '../../src/kernel/index.js';

export const ruleProgramList: readonly Program[] = [
  program('mirror', (b) => {
    const x = b.input('x', 'f32', [40]);
    const y = b.scratch('y', 'f32', [40]);
    const z = b.output('z', 'f32', [40]);
    b.map('squash', y, ([i]) => tanh(tanh(x.at(i))));
    b.map('flip', z, ([i]) => add(y.at(sub(39, i)), 1));
  }),
  program('between', (b) => {
    // `late` may not slip before `turn`, which reads what `late` overwrites.
    const x = b.input('x', 'f32', [4, 12]);
    const s = b.state('s', 'f32', [4, 12], { initial: 3 });
    const t = b.scratch('t', 'f32', [4, 12]);
    const out = b.output('out', 'f32', [4, 12]);
    b.map('first', t, ([i, j]) => add(x.at(i, j), s.at(i, j)));
    b.map('turn', out, ([i, j]) => add(t.at(i, sub(11, j)), s.at(i, sub(11, j))));
    b.map('late', s, ([i, j]) => mul(x.at(i, j), t.at(i, j)));
  }),
  program('inPlace', (b) => {
    const x = b.input('x', 'f32', [9]);
    const s = b.state('s', 'f32', [9], { initial: 1 });
    const e = b.output('e', 'f32', []);
    const copy = b.output('copy', 'f32', [9]);
    b.map('grow', s, ([i]) => add(s.at(i), x.at(i)));
    b.map('copy', copy, ([i]) => mul(s.at(i), 2));
    b.reduce('measure', e, () => sum([9], ([i]) => mul(s.at(i), copy.at(i))));
  }),
  program('planes', (b) => {
    // Both planes are written twice, and the second value is made of the first.
    const x = b.input('x', 'f32', [6, 5]);
    const s = b.state('s', 'f32', [6, 5], { initial: 1 });
    const y = b.output('y', 'f32', [6, 5, 2]);
    b.map('fill', [6, 5], ([i, j]) => [
      store(y, [i, j, 0], tanh(add(x.at(i, j), s.at(i, j)))),
      store(s, [i, j], mul(s.at(i, j), 0.5)),
      store(y, [i, j, 1], x.at(i, j)),
    ]);
    for (const plane of [0, 1])
      b.map(`add${plane}`, [6, 5], ([i, j]) => [store(y, [i, j, plane], add(y.at(i, j, plane), x.at(i, j)))]);
  }),
  program('masked', (b) => {
    const x = b.input('x', 'f32', [6, 5]);
    const y = b.output('y', 'f32', [6, 5]);
    b.map('fill', y, ([i, j]) => tanh(x.at(i, j)));
    b.map('some', [6, 5], ([i, j]) => [store(y, [i, j], mul(x.at(i, j), 7), gt(x.at(i, j), 0))]);
  }),
  program('around', (b) => {
    // The plane behind the last one is the first.
    const x = b.input('x', 'f32', [6, 5]);
    const y = b.scratch('y', 'f32', [6, 5, 2]);
    const z = b.output('z', 'f32', [6, 5]);
    b.map('fill', [6, 5], ([i, j]) => [store(y, [i, j, 0], tanh(x.at(i, j))), store(y, [i, j, 1], x.at(i, j))]);
    b.map('look', z, ([i, j]) => mul(y.wrap(i, j, 2), 3));
  }),
  program('halfChain', (b) => {
    const x = b.input('x', 'f32', [6, 20]);
    const w = b.constant('w', 'f32', [20, 8]);
    const y = b.scratch('y', 'f16', [6, 8]);
    const z = b.output('z', 'f32', [6, 8]);
    b.matmul(
      'multiply',
      y,
      20,
      ([i, k]) => x.at(i, k),
      ([k, j]) => w.at(k, j),
    );
    b.map('scale', z, ([i, j]) => mul(y.at(i, j), 3));
  }),
  program('rowSum', (b) => {
    const x = b.input('x', 'f32', [7, 33]);
    const half = b.scratch('half', 'bf16', [7]);
    const out = b.output('out', 'f32', [7]);
    b.reduce('addUp', half, ([i]) => sum([33], ([j]) => x.at(i, j)));
    b.map('scale', out, ([i]) => mul(half.at(i), 3));
  }),
  program('transposed', (b) => {
    // The reduction runs along the other axis: each element is still met once, but rows are columns.
    const x = b.input('x', 'f32', [12, 12]);
    const y = b.state('y', 'f32', [12, 12]);
    const rows = b.output('rows', 'f32', [12]);
    b.map('squash', y, ([i, j]) => add(x.at(i, j), cast(i, 'f32')));
    b.reduce('measure', rows, ([j]) => sum([12], ([i]) => mul(y.at(i, j), y.at(i, j))));
  }),
  program('repeatedly', (b) => {
    // Every element is met twelve times: no sweep may make it.
    const x = b.input('x', 'f32', [12]);
    const y = b.state('y', 'f32', [12]);
    const out = b.output('out', 'f32', [12]);
    b.map('square', y, ([i]) => mul(x.at(i), x.at(i)));
    b.reduce('weigh', out, ([i]) => sum([12], ([j]) => mul(y.at(j), x.at(i))));
  }),
  program('acrossRows', (b) => {
    const x = b.input('x', 'f32', [8, 16]);
    const top = b.scratch('top', 'f32', [8]);
    const out = b.output('out', 'f32', [8, 16]);
    b.reduce('findTop', top, ([i]) => maximum([16], ([j]) => x.at(i, j)));
    b.map('subtract', out, ([i, j]) => sub(x.at(i, j), top.at(sub(7, i))));
  }),
  program('oneUnit', (b) => {
    const x = b.input('x', 'f32', [30]);
    const top = b.scratch('top', 'f32', []);
    const place = b.output('place', 'i32', []);
    const y = b.scratch('y', 'f32', [30]);
    const z = b.output('z', 'f32', [10, 3]);
    b.reduce('findTop', top, () => maximum([30], ([i]) => x.at(i)));
    b.map('shift', y, ([i]) => sub(x.at(i), top.at()));
    b.map('fold', z, ([i, j]) => y.at(add(mul(i, 3), j)));
    b.reduce('find', place, () => argmax([30], ([i]) => y.at(i)));
  }),
  program('longSum', (b) => {
    const x = b.input('x', 'f32', [66, 16, 16]);
    const total = b.output('total', 'f32', []);
    const odd = b.input('odd', 'f32', [129, 131]);
    const oddTotal = b.output('oddTotal', 'f32', []);
    const oddBest = b.output('oddBest', 'i32', []);
    b.reduce('addUp', total, () => sum([66, 16, 16], ([i, j, k]) => x.at(i, j, k)));
    b.reduce('addOdd', oddTotal, () => sum([129, 131], ([i, j]) => odd.at(i, j)));
    b.reduce('findOdd', oddBest, () => argmax([129, 131], ([i, j]) => odd.at(i, j)));
  }),
  program('longTopk', (b) => {
    const rows = b.symbol('rows', 1, 4096);
    const x = b.input('x', 'f32', [rows]);
    const values = b.output('values', 'f32', [5]);
    const indices = b.output('indices', 'i32', [5]);
    const scores = b.scratch('scores', 'f32', [rows]);
    b.map('score', scores, ([r]) => mul(x.at(r), x.at(r)));
    b.topk('pick', { outer: [], over: rows, k: 5, value: (_, r) => scores.at(r), values, indices });
  }),
  program('twiceRead', (b) => {
    // The scan reads its neighbour's score too: inlining at one index would lose it.
    const x = b.input('x', 'f32', [50]);
    const scores = b.scratch('scores', 'f32', [50]);
    const out = b.output('out', 'f32', [50]);
    b.map('score', scores, ([i]) => mul(x.at(i), x.at(i)));
    b.scan('run', out, 'sum', ([i]) => add(scores.at(i), scores.clamp(add(i, 1))));
  }),
  program('slope', (b) => {
    const x = b.input('x', 'f32', [21]);
    const y = b.scratch('y', 'f32', [21]);
    const z = b.output('z', 'f32', [21]);
    b.map('raise', y, ([i]) => add(mul(x.at(i), x.at(i)), 1));
    b.map('slope', z, ([i]) => add(sub(y.clamp(add(i, 1)), y.zero(sub(i, 1))), y.wrap(add(i, 5))));
  }),
  program('gate', (b) => {
    const senses = b.input('senses', 'f32', [16]);
    const field = b.input('field', 'f32', [16, 16, 64]);
    const gate = b.scratch('gate', 'f32', [16]);
    const out = b.output('out', 'f32', [16, 16, 64]);
    b.map('open', gate, ([i]) => tanh(senses.at(i)));
    b.map('apply', out, ([x, y, c]) => mul(field.at(x, y, c), add(gate.at(0), gate.at(15))));
  }),
  program('drift', (b) => {
    // The producer updates what it reads: nobody may compute it again.
    const field = b.input('field', 'f32', [16, 16, 64]);
    const level = b.state('level', 'f32', [4], { initial: 1 });
    const mix = b.scratch('mix', 'f32', [4]);
    const out = b.output('out', 'f32', [16, 16, 64]);
    b.map('mix', mix, ([i]) => add(level.at(i), 1));
    b.map('rise', level, ([i]) => mul(add(mix.at(i), 1), level.at(i)));
    b.map('apply', out, ([x, y, c]) => mul(field.at(x, y, c), add(mix.at(0), level.at(3))));
  }),
  program('apart', (b) => {
    const x = b.input('x', 'f32', [10]);
    const v = b.input('v', 'f32', [7]);
    const y = b.state('y', 'f32', [10]);
    const w = b.output('w', 'f32', [7]);
    const u = b.output('u', 'i32', [3]);
    b.map('double', y, ([i]) => add(mul(x.at(i), 2), y.at(i)));
    b.map('negate', w, ([i]) => sub(v.at(i), y.at(i)));
    b.reduce('tally', u, ([i]) => count([7], ([j]) => gt(w.at(j), cast(i, 'f32'))));
  }),
  program('rates', (b) => {
    const field = b.input('field', 'f32', [4, 6, 32]);
    const rate = b.input('rate', 'f32', [4, 6]);
    const bias = b.input('bias', 'f32', [32]);
    const out = b.output('out', 'f32', [4, 6, 32]);
    b.map('scale', out, ([x, y, c]) => add(mul(tanh(rate.at(x, y)), field.at(x, y, c)), tanh(bias.at(c))));
  }),
  program('slices', (b) => {
    const x = b.input('x', 'f32', [6, 10]);
    const y = b.state('y', 'f32', [6, 20]);
    const ends = b.output('ends', 'f32', [6]);
    b.map('fill', [6, 10], ([i, j]) => [
      store(y, [i, add(j, 10)], mul(x.at(i, j), 2)),
      store(y, [i, j], x.at(i, sub(9, j))),
    ]);
    b.reduce('addUp', ends, ([i]) => sum([10], ([j]) => y.at(i, add(j, 10))));
  }),
  program('partly', (b) => {
    // The reduction meets only half of each row; the rest must be written all the same.
    const x = b.input('x', 'f32', [6, 20]);
    const y = b.state('y', 'f32', [6, 20]);
    const half = b.output('half', 'f32', [6]);
    b.map('square', y, ([i, j]) => mul(x.at(i, j), x.at(i, j)));
    b.reduce('addUp', half, ([i]) => sum([10], ([j]) => y.at(i, j)));
  }),
  program('brains', (b) => {
    const x = b.input('x', 'f32', [3, 17]);
    const top = b.scratch('top', 'f32', [3]);
    const shifted = b.scratch('shifted', 'f32', [3, 17]);
    const out = b.output('out', 'f32', [3, 5]);
    b.reduce('findTop', top, ([brain]) => maximum([17], ([j]) => x.at(brain, j)));
    b.map('shift', shifted, ([brain, j]) => sub(x.at(brain, j), top.at(brain)));
    b.map('mix', out, ([brain, j]) => mul(shifted.at(brain, j), shifted.at(brain, sub(16, j))));
  }),
  program('staleScores', (b) => {
    const x = b.input('x', 'f32', [20]);
    const s = b.state('s', 'f32', [20], { initial: 2 });
    const scores = b.scratch('scores', 'f32', [20]);
    const best = b.output('best', 'f32', [3]);
    b.map('score', scores, ([i]) => mul(x.at(i), s.at(i)));
    b.map('age', s, ([i]) => add(s.at(i), x.at(sub(19, i))));
    b.topk('pick', { outer: [], over: 20, k: 3, value: (_, i) => scores.at(i), values: best });
  }),
  program('ownInput', (b) => {
    const field = b.state('field', 'f32', [16, 16, 64], { initial: 0.5 });
    const rate = b.input('rate', 'f32', [16]);
    const gate = b.scratch('gate', 'f32', [16]);
    b.map('open', gate, ([i]) => tanh(add(field.at(15, 15, i), rate.at(i))));
    b.map('apply', field, ([x, y, c]) => add(mul(field.at(x, y, c), 0.5), add(gate.at(0), gate.at(15))));
  }),
  program('loop', (b) => {
    const x = b.input('x', 'f32', [12]);
    const early = b.scratch('early', 'f32', [300]);
    const inner = b.scratch('inner', 'f32', [300]);
    const out = b.output('out', 'f32', [300]);
    b.map('begin', early, ([i]) => x.at(rem(i, 12)));
    b.repeat('twice', 3, (turn) => {
      b.map('inner', inner, ([i]) => add(early.clamp(sub(299, i)), cast(turn, 'f32')));
      b.map('outer', out, ([i]) => add(inner.clamp(add(i, 1)), early.at(i)));
    });
  }),
];
