import { expect, it } from 'vitest';
import { WarpLoads } from './chain.js';

it('takes the warps that were wanted where none have less to do', () => {
  const loads = new WarpLoads(8);
  expect(loads.take(3, 10, 0)).toBe(0);
  expect(loads.take(5, 10, 3)).toBe(3);
  expect(loads.take(8, 10, 0)).toBe(0);
});

it('passes over warps that are busy, also around the last one', () => {
  const loads = new WarpLoads(8);
  loads.take(5, 100, 1);
  loads.take(1, 10, 0);
  expect(loads.take(1, 50, 3)).toBe(6);
  expect(loads.take(2, 1, 2)).toBe(7);
});

it('begins anew behind a barrier', () => {
  const loads = new WarpLoads(4);
  loads.take(1, 100, 0);
  loads.clear();
  expect(loads.take(1, 1, 0)).toBe(0);
});
