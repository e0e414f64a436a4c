import { expect, it } from 'vitest';
import { correlationSquare, deviationOf, intervalOf, meanOf, normalisedError } from './statistics.js';

it('gives the textbook’s interval', () => {
  // Five values with mean 3 and deviation 1.5811: t = 2.776 on four degrees of freedom.
  const { mean, low, high, count } = intervalOf([1, 2, 3, 4, 5]);
  expect([mean, count]).toEqual([3, 5]);
  expect(deviationOf([1, 2, 3, 4, 5])).toBeCloseTo(1.58114, 5);
  expect(high - mean).toBeCloseTo((2.776 * 1.58114) / Math.sqrt(5), 4);
  expect(mean - low).toBeCloseTo(high - mean, 12);
});

it('has no interval for a single seed, and none of width for equal ones', () => {
  expect(intervalOf([2])).toEqual({ mean: 2, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, count: 1 });
  expect(intervalOf([2, 2, 2])).toEqual({ mean: 2, low: 2, high: 2, count: 3 });
});

it('covers the truth in about 95 of 100 samples', () => {
  let state = 1;
  const uniform = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  let covered = 0;
  for (let sample = 0; sample < 2000; sample += 1) {
    const values = Array.from({ length: 6 }, () => Array.from({ length: 8 }, uniform).reduce((a, b) => a + b) - 4);
    const { low, high } = intervalOf(values);
    if (low < 0 && high > 0) covered += 1;
  }
  expect(covered / 2000).toBeGreaterThan(0.93);
  expect(covered / 2000).toBeLessThan(0.97);
});

it('measures errors and correlation', () => {
  expect(normalisedError([1, 2, 3], [1, 2, 3])).toBe(0);
  expect(normalisedError([1, 2, 3], [2, 2, 2])).toBeCloseTo(1, 12);
  expect(correlationSquare([1, 2, 3], [-2, -4, -6])).toBeCloseTo(1, 12);
  expect(correlationSquare([1, 2, 3], [5, 5, 5])).toBe(0);
  expect(correlationSquare([1, -1, 1, -1], [1, 1, -1, -1])).toBe(0);
  expect(meanOf(Float32Array.of(1, 2))).toBe(1.5);
});
