import { expect, it } from 'vitest';
import { ratioOfPooled } from './flow.js';

const turns = (pairs: number, tail: number): number[][] =>
  Array.from({ length: pairs }, (_, pair) =>
    Array.from({ length: 200 }, (_one, i) => 1 + i / 1e4 + pair / 1e5 + (i > 195 ? tail : 0)),
  );

it('equal turns have a ratio of 1, and a longer tail of the cycle shows', () => {
  const same = ratioOfPooled(turns(6, 0), turns(6, 0));
  expect(same.ratio).toBe(1);
  expect(same.low).toBeLessThanOrEqual(1);
  expect(same.high).toBeGreaterThanOrEqual(1);
  const longer = ratioOfPooled(turns(6, 0.5), turns(6, 0));
  expect(longer.low).toBeGreaterThan(1.3);
  expect(longer.ratio).toBeGreaterThanOrEqual(longer.low);
});

it('one bad turn widens the interval', () => {
  const bad = turns(6, 0).map((turn, pair) => (pair === 2 ? turn.map((one) => 3 * one) : turn));
  const { low, high } = ratioOfPooled(bad, turns(6, 0));
  expect(low).toBeLessThan(1.05);
  expect(high).toBeGreaterThan(2);
});
