import { expect, test } from 'vitest';
import { add, program } from '../kernel/index.js';
import { runSteps } from './recording.js';
import { createReference } from './reference/reference.js';

const counting = program('counting', (b) => {
  const x = b.input('x', 'f32', [2]);
  const total = b.state('total', 'f32', [2]);
  const twice = b.output('twice', 'f64', []);
  b.map('count', total, ([i]) => add(total.at(i), x.at(i)));
  b.map('show', twice, () => add(twice.at(), 2));
});

test('records tensors after every k-th step, with inputs that are given once', async () => {
  const device = createReference();
  const session = await device.load(counting);
  const inputs = { x: Float32Array.of(1, 10) };
  const { total, twice } = await runSteps(session, 7, { inputs, record: { total: 3, twice: 2 } });
  expect(total.times).toEqual([3, 6]);
  expect(total.data).toEqual(Float32Array.of(3, 30, 6, 60));
  expect(twice.times).toEqual([2, 4, 6]);
  expect(twice.data).toEqual(Float64Array.of(4, 8, 12));
  const again = await runSteps(session, 2, { record: { total: 1 } });
  expect(again.total.data).toEqual(Float32Array.of(8, 80, 9, 90));
  await device.close();
});

test('refuses what it cannot record', async () => {
  const device = createReference();
  const session = await device.load(counting);
  const inputs = { x: Float32Array.of(1, 10) };
  await expect(runSteps(session, 5, { inputs, record: { total: 6 } })).rejects.toThrow(
    'record total: bad period (got 6',
  );
  await expect(runSteps(session, 5, { inputs, record: { none: 1 } })).rejects.toThrow('not in the program');
  await expect(runSteps(session, 5, { inputs, record: { total: 1 }, limitBytes: 30 })).rejects.toThrow(
    'too much to record',
  );
  await expect(runSteps(session, 0, { inputs })).rejects.toThrow('bad number of steps');
  await device.close();
});
