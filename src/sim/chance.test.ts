import { expect, it } from 'vitest';
import { bellOf, bitsOf, Chance, uniformOf } from './chance.js';

it('depends on seed and counter, and has kept its bits', () => {
  expect(bitsOf(1, 2)).toBe(bitsOf(1, 2));
  expect(bitsOf(1, 2)).not.toBe(bitsOf(2, 1));
  // Recorded worlds and runs rest on these numbers.
  expect([bitsOf(0, 0), bitsOf(1, 0), bitsOf(0, 1), bitsOf(-1, 12345)]).toMatchInlineSnapshot(`
    [
      3990737112,
      2824293001,
      727239324,
      2386953473,
    ]
  `);
});

it('is uniform in [0, 1), and bell-shaped with mean 0 and variance 1, along counters and along seeds', () => {
  const count = 20_000;
  for (const pick of [(at: number) => [7, at], (at: number) => [at, 7]] as const) {
    let [low, high, sum, bell, square] = [1, 0, 0, 0, 0];
    const halves = new Set<number>();
    for (let at = 0; at < count; at += 1) {
      const [seed, counter] = pick(at);
      const value = uniformOf(seed, counter);
      low = Math.min(low, value);
      high = Math.max(high, value);
      sum += value;
      const normal = bellOf(seed, counter);
      bell += normal;
      square += normal * normal;
      halves.add(bitsOf(seed, counter));
    }
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThan(1);
    expect(high - low).toBeGreaterThan(0.999);
    expect(sum / count).toBeCloseTo(0.5, 1.9);
    expect(Math.abs(bell / count)).toBeLessThan(0.03);
    expect(square / count).toBeGreaterThan(0.96);
    expect(square / count).toBeLessThan(1.04);
    expect(halves.size).toBeGreaterThan(count - 3);
  }
});

it('shuffles without losing anything', () => {
  const items = Array.from({ length: 50 }, (_, at) => at);
  const shuffled = new Chance(3).shuffled(items);
  expect(shuffled).not.toEqual(items);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
});
