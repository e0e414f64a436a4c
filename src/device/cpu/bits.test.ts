/** The same bits for any number of threads, fused or not: those of the f32 reference. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtinPrograms } from '../../programs/index.js';
import { type Trial, trialOf } from '../../programs/trial.js';
import { randomTrial } from '../../random/index.js';
import { compareExact } from '../compare.js';
import type { Device, Fusion } from '../device.js';
import { createReference } from '../reference/reference.js';
import { runTrial } from '../trial-run.js';
import { createCpu } from './cpu.js';

const threadCounts = [1, 2, 3];
const fusions: readonly Fusion[] = ['none', 'full'];
const [programs, debugPrograms] = [60, 24];
let devices: Device[];

beforeAll(async () => {
  devices = await Promise.all(threadCounts.map((threads) => createCpu({ threads })));
});

afterAll(async () => {
  for (const device of devices) await device.close();
});

async function differences(trial: Trial, debug = false): Promise<string[]> {
  const expected = await runTrial(createReference(), trial);
  const found: string[] = [];
  for (const [position, device] of devices.entries()) {
    for (const fusion of fusions) {
      const { pass, where } = compareExact(await runTrial(device, trial, { fusion, debug }), expected);
      if (!pass) found.push(`${threadCounts[position]} threads, fusion ${fusion}: ${where}`);
    }
  }
  return found;
}

describe('on one, two and three threads', () => {
  test.each(builtinPrograms.map((builtin) => [builtin.name, builtin] as const))('%s', async (_, builtin) => {
    expect(await differences(trialOf(builtin))).toEqual([]);
  });

  test('random programs, some with NaN and infinities', { timeout: 300_000 }, async () => {
    const found: string[] = [];
    for (let seed = 10_000; seed < 10_000 + programs; seed += 1) {
      const trial = randomTrial(seed, { nonFinite: seed % 2 === 0 });
      for (const text of await differences(trial)) found.push(`seed ${seed}: ${text}`);
    }
    expect(found).toEqual([]);
  });

  test('random programs in debug builds: no access leaves its tensor, no scratch is read too early', {
    timeout: 300_000,
  }, async () => {
    const found: string[] = [];
    for (let seed = 20_000; seed < 20_000 + debugPrograms; seed += 1) {
      for (const text of await differences(randomTrial(seed), true)) found.push(`seed ${seed}: ${text}`);
    }
    expect(found).toEqual([]);
  });
});
