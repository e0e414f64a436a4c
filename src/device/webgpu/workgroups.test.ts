/** The folding of long lines of workgroups. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitWorkgroups, splitWorkgroups } from './workgroups.js';

it('covers every line with less than one row of excess', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 65_535 * 65_535 }), (count) => {
      const [x, y, z] = splitWorkgroups(count);
      const excess = x * y - count;
      return x <= 65_535 && y <= 65_535 && z === 1 && excess >= 0 && excess < y;
    }),
  );
});

it('folds lines and refuses boxes that are too large', () => {
  expect(fitWorkgroups([65_535, 65_535, 3], 65_535)).toEqual([65_535, 65_535, 3]);
  expect(fitWorkgroups([70_000, 1, 1], 65_535)).toEqual([35_000, 2, 1]);
  expect(() => fitWorkgroups([70_000, 2, 1], 65_535)).toThrow('got [70000, 2, 1]');
  expect(() => fitWorkgroups([1.5, 1, 1], 65_535)).toThrow('got 1.5');
  expect(() => splitWorkgroups(2 ** 33)).toThrow('got 8589934592');
});
