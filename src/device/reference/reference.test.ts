import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add, FieldbrainError, program, store } from '../../kernel/index.js';
import { describeDevice } from '../contract.js';
import { createReference } from './reference.js';

const runner = { describe, test, beforeAll, afterAll };

describeDevice('reference f32', async () => createReference({ arithmetic: 'f32' }), { runner });
describeDevice('reference f64', async () => createReference({ arithmetic: 'f64' }), { runner });

describe('reference', () => {
  const scatter = program('scatter', (b) => {
    const row = b.input('row', 'i32', [3]);
    const table = b.state('table', 'i32', [4, 2]);
    const total = b.state('total', 'i32', []);
    b.map('count', total, () => add(total.at(), 1));
    b.map('scatter', [3, 2], ([i, j]) => [store(table, [row.at(i), j], add(i, 1))]);
  });

  test('two writes of one element in one op are refused by name, and the state stays', async () => {
    const session = await createReference().load(scatter);
    session.stepSync({ row: Int32Array.of(0, 1, -1) });
    const before = await session.read('table');
    const clash = () => session.stepSync({ row: Int32Array.of(2, 3, 2) });
    expect(clash).toThrow(/map scatter.*table.*\[2, 0\]/);
    expect(clash).toThrow(FieldbrainError);
    expect(await session.read('table')).toEqual(before);
    expect(await session.read('total')).toEqual(Int32Array.of(1));
    expect(session.cycle).toBe(1);
  });

  test('f64 arithmetic keeps f32 values as doubles between steps', async () => {
    const slow = program('slow', (b) => {
      const x = b.state('x', 'f32', [1]);
      const step = b.parameter('step', 'f32', 2 ** -30);
      b.map('grow', x, ([i]) => add(x.at(i), step));
    });
    const wide = await createReference({ arithmetic: 'f64' }).load(slow);
    const narrow = await createReference({ arithmetic: 'f32' }).load(slow);
    for (const session of [wide, narrow]) {
      await session.write('x', Float32Array.of(1));
      for (let step = 0; step < 4; step += 1) session.stepSync();
    }
    expect(wide.readExact('x')[0]).toBe(1 + 2 ** -28);
    expect(narrow.readExact('x')[0]).toBe(1);
  });

  test('a debug session poisons scratch without changing results', async () => {
    const chain = program('chain', (b) => {
      const x = b.input('x', 'f32', [3]);
      const middle = b.scratch('middle', 'f32', [3]);
      const out = b.output('out', 'f32', [3]);
      b.map('first', middle, ([i]) => add(x.at(i), 1));
      b.map('second', out, ([i]) => add(middle.at(i), 1));
    });
    const session = await createReference().load(chain, { debug: true });
    expect(session.stepSync({ x: Float32Array.of(1, 2, 3) }).out).toEqual(Float32Array.of(3, 4, 5));
  });
});
