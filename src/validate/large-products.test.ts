/** The check of large products by itself: it passes what is right and meets every wrong place of a tile. */
import { expect, it } from 'vitest';
import { createReference } from '../device/reference/reference.js';
import type { Bindings } from '../kernel/index.js';
import { randomArrays } from '../programs/seeded.js';
import { checkLargeProducts, type LargeProduct, largeProductProgram, worstElement } from './large-products.js';

const small: readonly LargeProduct[] = [
  { precision: 'bf16', rows: 70, inner: 24, columns: 9, isTurned: false, isBound: false },
  { precision: 'fp16', rows: 33, inner: 8, columns: 10, isTurned: true, isBound: true },
  { precision: 'fp8', rows: 40, inner: 16, columns: 11, isTurned: true, isBound: false },
];

it.each(small)('holds a product to sums in doubles: %o', async (given) => {
  const built = largeProductProgram(given);
  const symbols: Bindings = given.isBound ? { rows: given.rows } : {};
  const ranges = { left: [-1, 1], right: [-1, 1], bias: [-1, 1] } as const;
  const constants = randomArrays(built, 'constant', symbols, ranges, 1);
  const inputs = randomArrays(built, 'input', symbols, ranges, 2);
  const session = await createReference().load(built, { symbols, constants });
  const { result } = await session.step(inputs);
  const tolerance = 2 * (given.inner + 2) * 2 ** -24;
  expect(worstElement(given, inputs.left, constants, result).error).toBeLessThanOrEqual(tolerance);
  // The last element, one that is not a number, and one in the seventh row.
  for (const [at, value] of [
    [result.length - 1, 7],
    [0, Number.NaN],
    [7 * given.columns + 2, 9],
  ]) {
    const wrong = Float32Array.from(result);
    wrong[at] = value;
    const { error, where } = worstElement(given, inputs.left, constants, wrong);
    expect(error).toBeGreaterThan(tolerance);
    expect(where).toContain(`result[${Math.floor(at / given.columns)}, ${at % given.columns}]`);
  }
});

it('has nothing to check where there are no such instructions', async () => {
  expect(await checkLargeProducts(createReference(), 1)).toEqual([]);
});
