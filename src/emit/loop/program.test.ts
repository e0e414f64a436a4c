/**
 * Built-in and random programs as loops, run by the interpreter after every pass: the bits of the f32 reference each time,
 * whatever the order of threads, with no race, no address outside and no word that nobody wrote.
 */
import { describe, expect, it } from 'vitest';
import { interpretTrial, loopsOf } from '../../../test/support/loop-machine.js';
import { compareExact } from '../../device/compare.js';
import { createReference } from '../../device/reference/reference.js';
import { runTrial } from '../../device/trial-run.js';
import { builtinPrograms } from '../../programs/index.js';
import { type Trial, trialOf } from '../../programs/trial.js';
import { largeTrial, randomTrial } from '../../random/index.js';
import { passes } from './passes/index.js';

/** How often each pass was taken at a part. */
const taken = new Map<string, number>();

function count(trial: Trial, fusion: 'full' | 'none'): number[] {
  const outcomes = loopsOf(trial, { fusion }).kernels.flatMap((kernel) => kernel.outcomes);
  for (const { pass, taken: isTaken } of outcomes) if (isTaken) taken.set(pass, (taken.get(pass) ?? 0) + 1);
  // The nests before the first pass, and after each that changed something.
  const fired = passes.flatMap(({ name }, at) =>
    outcomes.some((one) => one.pass === name && one.taken) ? [at + 1] : [],
  );
  return [0, ...fired];
}

/** Before the first pass and after each that changed something, or after all of them alone. */
async function check(trial: Trial, fusion: 'full' | 'none', seed: number, isStepwise: boolean): Promise<void> {
  const expected = await runTrial(createReference(), trial);
  const fired = count(trial, fusion);
  for (const applied of isStepwise ? fired : fired.slice(-1)) {
    const got = interpretTrial(trial, { fusion, passes: passes.slice(0, applied), seed });
    const { pass, where } = compareExact(got, expected);
    expect(pass ? 'equal' : `after ${passes[applied - 1]?.name ?? 'no pass'}: ${where}`).toBe('equal');
  }
}

const dtypes = ['f32', 'i32', 'u32', 'f16', 'bf16', 'f8e4m3', 'f8e5m2'] as const;
/** Run after all passes alone: they are long. */
const long = ['kthDistanceCounts', 'bankTopk', 'fieldPassReductions', 'histogramScan', 'matmulBias'];
/** Short programs that take all passes of random programs between them; test/long/loops.long.ts runs many more. */
const seeds = [1, 2, 3, 5, 6, 8, 9, 11, 12, 15, 18, 20, 23, 28, 34, 36, 37, 40, 56, 133];
const large = [49, 99, 119];

const omitted = ['doublePrecision'];

describe('loops of built-in programs', () => {
  it.each(builtinPrograms.filter(({ name }) => !omitted.includes(name)))('$name', async (one) => {
    const isLong = long.includes(one.name);
    await check(trialOf(one, { seed: 1, steps: isLong ? 1 : 2 }), 'full', 5, !isLong);
    if (!isLong) await check(trialOf(one, { seed: 2, steps: 1 }), 'none', 6, false);
  });
});

describe('loops of random programs', () => {
  it.each(seeds)('seed %i', async (seed) => {
    await check(randomTrial(seed, { dtypes, ops: 3 }), seed % 4 === 0 ? 'none' : 'full', seed, true);
  });

  it.each(large)('large, seed %i', async (seed) => {
    await check(largeTrial(seed, { dtypes }), 'full', 1, false);
  });

  it('take every pass', () => {
    expect(passes.map(({ name }) => name).filter((name) => !taken.has(name))).toEqual([]);
  });
});
