/** Recording of features and cells in a run: what reading after each cycle would give, without the padding of φ. */
import { expect, it } from 'vitest';
import { createBrain } from './create.js';

const plain = { sensors: 3, motors: 2, size: 4, device: 'cpu', threads: 1, bankRows: 16, seed: 5, brains: 2 } as const;

it.each([
  ['a brain', { planner: false }, 96 + 2 * 3 + 2 + 1],
  ['one that learns by reward', { learning: 'reward' as const }, 96 + 48 + 32 + 2 * 3 + 2 + 128 + 192 + 78 + 1],
])('%s records what reading it after each step gives, and counts what is there', async (_, options, count) => {
  const [one, other] = [await createBrain({ ...plain, ...options }), await createBrain({ ...plain, ...options })];
  const steps = 4;
  const sensors = Float32Array.from({ length: steps * 6 }, (_value, at) => Math.sin(at));
  const rewards = Float32Array.from({ length: steps * 2 }, (_value, at) => at % 3);
  const { motors, states, recorded } = await one.run(steps, sensors, { rewards }, { record: ['features', 'cells'] });
  expect(one.describe().features).toBe(count);
  expect(recorded?.features).toHaveLength(steps * 2 * count);
  expect(recorded?.cells).toHaveLength(steps * 2 * 64 * 64);
  for (let step = 0; step < steps; step += 1) {
    const outcomes = { rewards: rewards.subarray(2 * step, 2 * step + 2) };
    const cycle = other.processBatchSync(sensors.subarray(6 * step, 6 * step + 6), outcomes);
    expect([...motors.subarray(4 * step, 4 * step + 4)]).toEqual([...cycle.motors]);
    const features = await other.read('features');
    expect(recorded?.features?.subarray(step * 2 * count, (step + 1) * 2 * count)).toEqual(features);
    // The constant is the last of each row.
    expect([features[count - 1], features[2 * count - 1]]).toEqual([1, 1]);
    if (step === steps - 1) expect(states).toEqual([...cycle.states]);
  }
  await expect(one.run(1, sensors.subarray(0, 6), {}, { record: ['field' as 'cells'] })).rejects.toThrow(
    /no such view to record \(got field, expected features or cells/,
  );
  expect((await one.run(1, sensors.subarray(0, 6))).recorded).toBeUndefined();
  await one.close();
  await other.close();
});
