/** Random programs from the whole language, fused and unfused, on two threads: the bits of the f32 reference. */
import { expect, test } from 'vitest';
import { quickOr } from '../../../test/support/quick.js';
import { checkRandomOnCpu } from '../../../test/support/random-checks.js';

const programs = quickOr(60, 150);

test(`${programs} random programs`, { timeout: 600_000 }, async () => {
  const report = await checkRandomOnCpu(1, programs);
  expect(report.failures.map(({ seed, check }) => ({ seed, check }))).toEqual([]);
  expect(report.passed).toBe(programs);
});
