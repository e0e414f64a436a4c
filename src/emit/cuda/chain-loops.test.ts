/**
 * Whole programs as CUDA's loops, run by the interpreter: every chain of phases, by each way that it has, with threads and
 * warps in any order. The results are the reference's, and no barrier is missing. What is printed of them runs on the stand-in in
 * device/cuda.
 */
import { describe, expect, it } from 'vitest';
import { CudaMachine } from '../../../test/support/cuda-machine.js';
import { createReference } from '../../device/reference/reference.js';
import { runTrial } from '../../device/trial-run.js';
import { trialOf } from '../../programs/trial.js';
import { randomTrial } from '../../random/index.js';
import { namedPrograms } from '../../validate/catalogue.js';

describe('chains as loops', () => {
  it.each(namedPrograms)('of $name have the bits of the reference', async (one) => {
    const trial = trialOf(one, { seed: 1, steps: 2 });
    const right = await runTrial(createReference(), trial);
    for (const way of ['first', 'last'] as const)
      expect(new CudaMachine(trial, { way, seed: 3 }).run(), way).toEqual(right);
  });

  it.each(Array.from({ length: 60 }, (_, i) => i + 1))(
    'of random program %i have the bits of the reference',
    async (seed) => {
      const trial = randomTrial(seed);
      const right = await runTrial(createReference(), trial);
      for (const way of ['first', 'last'] as const)
        expect(new CudaMachine(trial, { way, seed }).run(), way).toEqual(right);
    },
  );
});
