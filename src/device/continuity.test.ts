import { expect, test } from 'vitest';
import { add, argmax, cast, gt, i32, mul, program, select, store, sum } from '../kernel/index.js';
import { stabilities } from './continuity.js';

test('a decision on a rounded value makes what follows unstable, a decision on an exact one does not', () => {
  const mixed = program('mixed', (b) => {
    const x = b.input('x', 'f32', [4]);
    const flag = b.input('flag', 'i32', []);
    const copy = b.output('copy', 'f32', [4]);
    const chosen = b.output('chosen', 'f32', [4]);
    const scaled = b.output('scaled', 'f32', [4]);
    const jumped = b.output('jumped', 'f32', [4]);
    const total = b.output('total', 'f32', []);
    const where = b.output('where', 'i32', []);
    const state = b.state('state', 'f32', [4], { buffered: true });
    const row = b.state('row', 'f32', [4]);
    b.map('copy', copy, ([i]) => x.at(i));
    b.map('choose', chosen, ([i]) => select(gt(x.at(i), 0), x.at(i), 1));
    b.map('scale', scaled, ([i]) => mul(x.at(i), 0.3));
    b.map('jump', jumped, ([i]) => select(gt(scaled.at(i), 0), x.at(i), 1));
    b.reduce('total', total, () => sum([4], ([i]) => x.at(i)));
    b.reduce('where', where, () => argmax([4], ([i]) => scaled.at(i)));
    b.map('evolve', state.next, ([i]) => add(state.at(i), jumped.at(i)));
    b.when('set', flag, () => b.map('place', [], () => [store(row, [cast(x.at(0), 'i32')], x.at(0))]));
  });
  expect(Object.fromEntries(stabilities(mixed))).toEqual({
    copy: 'exact',
    chosen: 'exact',
    scaled: 'rounded',
    jumped: 'unstable',
    total: 'rounded',
    where: 'unstable',
    state: 'unstable',
    row: 'exact',
  });
});

test('what runs under an unstable flag is unstable, also in the step after', () => {
  const loop = program('loop', (b) => {
    const x = b.input('x', 'f32', []);
    const flag = b.state('flag', 'i32', []);
    const seen = b.state('seen', 'i32', []);
    const later = b.state('later', 'f32', []);
    b.when('set', flag, () => b.map('count', seen, () => add(seen.at(), 1)));
    b.map('follow', later, () => cast(seen.at(), 'f32'));
    b.map('judge', flag, () => select(gt(mul(x.at(), 0.1), 0.5), i32(1), 0));
  });
  expect(Object.fromEntries(stabilities(loop))).toEqual({ flag: 'unstable', seen: 'unstable', later: 'unstable' });
});
