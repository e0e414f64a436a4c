/** permute is a bijection for every count, and over seeds positions and pairs are as even as chance would have them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permuteIndex } from './permutation.js';

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A chi-square statistic as standard deviations of a normal variable (Wilson and Hilferty's cube root). */
function excess(counts: readonly number[], expected: number): number {
  const free = counts.length - 1;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return (Math.cbrt(statistic / free) - (1 - 2 / (9 * free))) / Math.sqrt(2 / (9 * free));
}

it('is a bijection for all counts from 1 to 300', () => {
  for (let count = 1; count <= 300; count++) {
    for (const seed of [0, 1, 0xdeadbeef]) {
      const images = new Set(range(count).map((i) => permuteIndex(seed, i, count)));
      expect(images.size).toBe(count);
      expect(Math.max(...images)).toBe(count - 1);
    }
  }
});

it.each([4095, 65536, 100_003, 2 ** 18 + 1])('is a bijection for the count %i', (count) => {
  const seen = new Uint8Array(count);
  for (let i = 0; i < count; i++) seen[permuteIndex(7, i, count)]++;
  expect(seen.every((times) => times === 1)).toBe(true);
});

it('is total: nothing to permute gives 0, an index outside stays', () => {
  expect(permuteIndex(5, 3, 0)).toBe(0);
  expect(permuteIndex(5, 0, 1)).toBe(0);
  expect(permuteIndex(5, 9, 9)).toBe(9);
  expect(permuteIndex(5, 0xffffffff, 12)).toBe(0xffffffff);
});

it('stays below the count and keeps different indices apart up to 2^32 − 1', () => {
  const count = fc.integer({ min: 2, max: 0xffffffff });
  const word = fc.integer({ min: 0, max: 0xffffffff });
  fc.assert(
    fc.property(word, count, word, word, (seed, total, a, b) => {
      const [i, j] = [a % total, b % total];
      const [p, q] = [permuteIndex(seed, i, total), permuteIndex(seed, j, total)];
      expect(p).toBeLessThan(total);
      expect(Number.isInteger(p) && p >= 0).toBe(true);
      expect(p === q).toBe(i === j);
    }),
    { numRuns: 2000 },
  );
});

it.each([2, 3, 5, 8, 16, 31, 64, 100])('spreads each index evenly over %i places', (count) => {
  for (const index of [0, 1, count - 1]) {
    const counts = range(count).map(() => 0);
    for (let seed = 0; seed < 40_000; seed++) counts[permuteIndex(seed, index, count)]++;
    expect(excess(counts, 40_000 / count)).toBeLessThan(5);
  }
});

it.each([3, 4, 5, 6, 8, 9, 16, 17, 32, 64])('spreads pairs evenly over the pairs of %i', (count) => {
  const seeds = 100_000;
  for (const [a, b] of [
    [0, 1],
    [0, count - 1],
    [count >> 1, (count >> 1) - 1],
  ]) {
    const counts = new Float64Array(count * count);
    for (let seed = 0; seed < seeds; seed++) {
      counts[permuteIndex(seed, a, count) * count + permuteIndex(seed, b, count)]++;
    }
    const pairs = [...counts].filter((_, i) => i % (count + 1) !== 0);
    expect(excess(pairs, seeds / (count * (count - 1)))).toBeLessThan(5);
  }
});

it('differs between seeds: no two of a thousand agree on twenty indices of many', () => {
  const seen = new Set(
    range(1000).map((seed) =>
      range(20)
        .map((i) => permuteIndex(seed, i, 1 << 20))
        .join(),
    ),
  );
  expect(seen.size).toBe(1000);
});

it('keeps its definition: known images', () => {
  expect(range(8).map((i) => permuteIndex(1, i, 8))).toMatchInlineSnapshot(`
    [
      6,
      3,
      4,
      1,
      0,
      2,
      5,
      7,
    ]
  `);
  expect(range(6).map((i) => permuteIndex(0x12345678, i * 1000, 1_000_000))).toMatchInlineSnapshot(`
    [
      183532,
      491188,
      145932,
      501099,
      104508,
      597874,
    ]
  `);
});
