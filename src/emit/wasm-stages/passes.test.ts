/**
 * The CPU's passes: each is taken by random programs, and each alone, with it and without it, gives the bits of the
 * reference; where it is not taken it says why.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { compareExact } from '../../device/compare.js';
import { createCpu } from '../../device/cpu/cpu.js';
import type { Device } from '../../device/device.js';
import { createReference } from '../../device/reference/reference.js';
import { runTrial } from '../../device/trial-run.js';
import { axesText } from '../../fuse/explain.js';
import { planProgram } from '../../fuse/plan.js';
import type { Trial } from '../../programs/trial.js';
import { largeTrial, randomTrial } from '../../random/index.js';
import { type CpuPass, cpuPasses, emitWasm, explainWasm } from '../wasm.js';

/** By pass: a random program that it takes, one that it leaves alone, and what it says there. */
const examples: Readonly<Record<CpuPass, readonly [Trial, Trial, RegExp]>> = {
  'block-products': [largeTrial(249), randomTrial(1), /^not one nest that stores once/],
  'block-rows': [largeTrial(23), randomTrial(1), /^no matrix of an even number of rows/],
  'pack-functions': [largeTrial(6), randomTrial(1), /^no two calls of a function/],
  'units-in-lanes': [randomTrial(3), largeTrial(149), /^there is nothing of its kind/],
  'rows-in-lanes': [randomTrial(1), randomTrial(4), /^no axis of four rows|^four along/],
  'write-out-rows': [
    randomTrial(5),
    randomTrial(2),
    /^rows of an unknown|^\d+ rows, which|^rows that|^sweeps, or folds/,
  ],
  'whole-numbers-first': [largeTrial(149), randomTrial(1), /^no folds of whole numbers/],
  'columns-together': [largeTrial(24), randomTrial(5), /^no fold of a row|^rows that sweep|merely stream/],
  'rows-together': [randomTrial(2), largeTrial(149), /^rows with folds/],
  'split-borders': [randomTrial(6), largeTrial(149), /^no load in lanes may cross a border/],
  'lane-by-lane': [largeTrial(149), randomTrial(1), /^folds of one row at a time|^columns together/],
  'elements-in-lanes': [randomTrial(5), largeTrial(24), /lanes are rows/],
  'write-out-elements': [randomTrial(6), largeTrial(23), /^\d+ elements, \d+ operations in all|^an unknown number/],
  'sums-in-locals': [largeTrial(13), randomTrial(5), /^no folds of floats/],
  'loops-in-vectors': [randomTrial(10), randomTrial(1), /^there is nothing of its kind/],
};

/** What the pass says at each part, or `taken`. */
function says(pass: CpuPass, { program }: Trial): string[] {
  return explainWasm(program, 'full').map(({ taken, left }) =>
    taken.includes(pass) ? 'taken' : (left.find((one) => one.pass === pass)?.reason ?? ''),
  );
}

function bytesOf({ program: given }: Trial, without: readonly CpuPass[]): Uint8Array {
  const { program, plan } = planProgram(given, { fusion: 'full', target: 'cpu' });
  return emitWasm(program, plan, { shared: true, without }).bytes;
}

const devices: Device[] = [];
afterAll(async () => {
  for (const device of devices) await device.close();
});

async function isEqual(trial: Trial, without: readonly CpuPass[]): Promise<boolean> {
  const device = await createCpu({ threads: 2, without });
  devices.push(device);
  return compareExact(await runTrial(device, trial), await runTrial(createReference(), trial)).pass;
}

describe('passes of the CPU', () => {
  it.each(cpuPasses)('%s', async (pass) => {
    const [fits, other, reason] = examples[pass];
    expect(says(pass, fits)).toContain('taken');
    expect(says(pass, other).filter((said) => reason.test(said))).not.toEqual([]);
    expect(bytesOf(fits, [pass])).not.toEqual(bytesOf(fits, []));
    expect(await isEqual(fits, [])).toBe(true);
    expect(await isEqual(fits, [pass])).toBe(true);
  });

  it('are told of the parts of a stage by their numbers, also beside parts with opaque ops', () => {
    const { program } = randomTrial(27);
    const { plan } = planProgram(program, { fusion: 'full', target: 'cpu' });
    const units = plan.stages.map(({ parts }) => parts.map((part) => axesText(part.units)));
    const passes = explainWasm(program, 'full');
    expect(passes.map((one) => one.units)).toEqual(passes.map(({ stage, part }) => units[stage][part]));
    expect(passes.filter(({ stage }) => stage === 1).map(({ part }) => part)).toEqual([1, 0]);
  });

  it('are taken only where they change something', () => {
    const { program: given } = randomTrial(24);
    const { program, plan } = planProgram(given, { fusion: 'full', target: 'cpu' });
    const [all, less] = [[], ['elements-in-lanes'] as const].map((without) =>
      emitWasm(program, plan, { shared: true, without }),
    );
    const [text, plain] = [all, less].map(({ list }) =>
      list()
        .split(/^stage.*$/m)
        .slice(1),
    );
    expect(all.passes.map(({ taken }) => taken.includes('elements-in-lanes'))).toEqual(
      text.map((one, i) => one !== plain[i]),
    );
  });

  it('may all be left out together', async () => {
    for (const trial of [randomTrial(6), randomTrial(10), largeTrial(23)])
      expect(await isEqual(trial, cpuPasses)).toBe(true);
    expect(says('rows-in-lanes', randomTrial(1))).toContain('taken');
  });

  it('are refused by names that they do not have', async () => {
    await expect(createCpu({ without: ['lane-by-lanes' as CpuPass] })).rejects.toThrow(
      'cpu, without: no such pass (got lane-by-lanes, expected block-products, ',
    );
    await expect(createCpu({ without: [['lane-by-lane']] as never })).rejects.toThrow(
      'no such pass (got [lane-by-lane],',
    );
  });

  it.each([null, 'lane-by-lane', 5, {}])('are refused where they are no list: %j', async (without) => {
    await expect(createCpu({ without: without as never })).rejects.toThrow(
      /^createDevice cpu, without: not a list of passes \(got .*, expected an array\)\. Write it as \['block-products'\]\.$/,
    );
  });
});
