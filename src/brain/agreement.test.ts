/** A hundred cycles of a brain on the processor beside the float64 reference, which takes half a minute. */
import { expect, it } from 'vitest';
import { createDevice } from '../device/registry.js';
import { createBrain } from './create.js';

const sensed = (t: number): Float32Array =>
  Float32Array.from({ length: 2 }, (_, k) => 0.6 * Math.sin(0.1 * t * (1 + 0.3 * k) + k) + (t % 17 === k ? 0.3 : 0));
const rewarded = (t: number): number => (t % 23 === 0 ? 0.6 : t % 31 === 0 ? -0.4 : 0);
const furthest = (a: Float32Array, b: Float32Array): number => {
  expect(a.length).toBe(b.length);
  return a.reduce((most, x, i) => Math.max(most, Math.abs(x - b[i])), 0);
};

it('gives the motors of the f64 reference within 1e-4 after 10 cycles and 1e-3 after 100, fused or not', async () => {
  const reference = await createDevice('reference', { arithmetic: 'f64' });
  const options = {
    sensors: 2,
    motors: 2,
    size: 4,
    bankRows: 16,
    seed: 5,
    planner: false,
    demonstrations: true,
    device: 'cpu',
  } as const;
  const exact = await createBrain({ ...options, device: reference });
  const fused = await createBrain(options);
  const unfused = await createBrain({ ...options, fusion: 'none' });
  let moved = 0;
  for (let t = 0; t < 100; t += 1) {
    const demonstration = t < 70 ? undefined : [0.5 * Math.sin(0.2 * t), Number.NaN];
    const outcome = { reward: rewarded(t), demonstration };
    const a = await exact.process(sensed(t), outcome);
    const b = await fused.process(sensed(t), outcome);
    const c = await unfused.process(sensed(t), outcome);
    expect(furthest(a.motors, b.motors)).toBeLessThan(t < 10 ? 1e-4 : 1e-3);
    expect(Array.from(c.motors)).toEqual(Array.from(b.motors));
    moved = Math.max(moved, ...a.motors.map(Math.abs));
  }
  expect(moved).toBeGreaterThan(0.1);
  expect(furthest(await exact.read('field'), await fused.read('field'))).toBeLessThan(1e-3);
  for (const brain of [exact, fused, unfused]) await brain.close();
  await reference.close();
});
