/**
 * All built-in programs and random ones, small and large, as CUDA's loops, run by the interpreter by each way that their parts have;
 * `npm test` takes a few.
 */
import { expect, it } from 'vitest';
import { compareExact } from '../../src/device/compare.js';
import { createReference } from '../../src/device/reference/reference.js';
import { runTrial } from '../../src/device/trial-run.js';
import { type Trial, trialOf } from '../../src/programs/trial.js';
import { largeTrial, randomTrial } from '../../src/random/index.js';
import { namedPrograms } from '../../src/validate/catalogue.js';
import { CudaMachine } from '../support/cuda-machine.js';

const programs = 200;

async function failureOf(trial: Trial, seed: number, fusion: 'full' | 'none' = 'full'): Promise<string | undefined> {
  const right = await runTrial(createReference(), trial);
  for (let way = 0, ways = 1; way < ways; way += 1) {
    const machine = new CudaMachine(trial, { fusion, way, seed });
    ways = machine.ways;
    const { pass, where } = compareExact(machine.run(), right);
    if (!pass) return `seed ${seed}, way ${way}: ${where}`;
  }
  return undefined;
}

it.each(namedPrograms)('$name gives the bits of the reference', async (one) => {
  expect(await failureOf(trialOf(one, { seed: 1, steps: 2 }), 1)).toBeUndefined();
});

it.each([
  ['small', randomTrial],
  ['large', largeTrial],
] as const)(`${programs} %s random programs give the bits of the reference`, async (_, draw) => {
  const failures: string[] = [];
  for (let seed = 1; seed <= programs; seed += 1) {
    const found = await failureOf(draw(seed), seed, seed % 4 === 0 ? 'none' : 'full');
    if (found !== undefined) failures.push(found);
  }
  expect(failures).toEqual([]);
});
