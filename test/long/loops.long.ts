/**
 * Random programs as loops, interpreted before the first pass and after each that changed something, of which `npm test`
 * takes a few; and the brain's programs after all passes.
 */
import { expect, it } from 'vitest';
import { brainBuiltins } from '../../src/brain/builtins.js';
import { compareExact } from '../../src/device/compare.js';
import { createReference } from '../../src/device/reference/reference.js';
import { runTrial } from '../../src/device/trial-run.js';
import { passes } from '../../src/emit/loop/passes/index.js';
import { trialOf } from '../../src/programs/trial.js';
import { randomTrial } from '../../src/random/index.js';
import { interpretTrial, loopsOf } from '../support/loop-machine.js';

const programs = 300;
const dtypes = ['f32', 'i32', 'u32', 'f16', 'bf16', 'f8e4m3', 'f8e5m2'] as const;

it(`${programs} random programs give the bits of the reference after every pass`, async () => {
  const failures: string[] = [];
  for (let seed = 1; seed <= programs; seed += 1) {
    const trial = randomTrial(seed, { dtypes });
    const fusion = seed % 4 === 0 ? 'none' : 'full';
    const expected = await runTrial(createReference(), trial);
    const taken = new Set(
      loopsOf(trial, { fusion }).kernels.flatMap(({ outcomes }) =>
        outcomes.flatMap((one) => (one.taken ? [one.pass] : [])),
      ),
    );
    const stops = [0, ...passes.flatMap(({ name }, at) => (taken.has(name) ? [at + 1] : []))];
    for (const stop of stops) {
      const got = interpretTrial(trial, { fusion, passes: passes.slice(0, stop), seed });
      const { pass, where } = compareExact(got, expected);
      if (!pass) failures.push(`seed ${seed} after ${passes[stop - 1]?.name ?? 'no pass'}: ${where}`);
    }
  }
  expect(failures).toEqual([]);
});

it.each(brainBuiltins)('$name gives the bits of the reference', async (one) => {
  const trial = trialOf(one, { seed: 1, steps: 2 });
  const { where, pass } = compareExact(interpretTrial(trial, { seed: 3 }), await runTrial(createReference(), trial));
  expect(pass ? 'equal' : where).toBe('equal');
});
