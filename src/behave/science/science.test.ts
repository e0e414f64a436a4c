import { expect, it } from 'vitest';
import { uniformNoise } from '../signals.js';
import { fitReadout, lorenz, mackeyGlass, memoryCapacity, narma10 } from './index.js';

it('a shift register of ten places holds ten inputs, and no more', () => {
  const input = uniformNoise(1000, 3);
  const rows = Array.from(input, (_, t) => Array.from({ length: 10 }, (_place, k) => input[t - k - 1] ?? 0));
  const { total, byLag } = memoryCapacity(rows, input, { lags: 20 });
  expect(total).toBeGreaterThan(9.9);
  expect(total).toBeLessThan(10.5);
  expect(byLag[0]).toBeGreaterThan(0.99);
  expect(byLag[15]).toBeLessThan(0.05);
});

it('a readout finds a linear rule and its constant, and errs by 1 where there is nothing to find', () => {
  const [a, b] = [uniformNoise(400, 1), uniformNoise(400, 2)];
  const rows = Array.from(a, (value, t) => [value, b[t]]);
  const targets = rows.map(([x, y]) => 2 * x - y + 0.5);
  const readout = fitReadout(rows.slice(0, 200), targets.slice(0, 200));
  expect(readout.error(rows.slice(200), targets.slice(200))).toBeLessThan(1e-6);
  expect(readout.weights[2]).toBeCloseTo(0.5, 5);
  const noise = uniformNoise(400, 9);
  expect(fitReadout(rows.slice(0, 200), noise.slice(0, 200)).error(rows.slice(200), noise.slice(200))).toBeGreaterThan(
    0.95,
  );
  expect(() => fitReadout(rows, targets.slice(1))).toThrow(/differ in number/);
});

it('the Lorenz system stays on its attractor, and is the same for a seed', () => {
  const samples = lorenz(2000, 4);
  expect(samples).toEqual(lorenz(2000, 4));
  expect(Math.max(...samples.map(([x]) => Math.abs(x)))).toBeLessThan(25);
  expect(samples.some(([x]) => x > 5) && samples.some(([x]) => x < -5)).toBe(true);
  const mean = samples.reduce((sum, [, , z]) => sum + z, 0) / samples.length;
  expect(mean).toBeGreaterThan(21);
  expect(mean).toBeLessThan(26);
});

it('the textbook series are here too', () => {
  expect(mackeyGlass(10, 1)).toHaveLength(10);
  expect(narma10(50, 1).output).toHaveLength(50);
});
