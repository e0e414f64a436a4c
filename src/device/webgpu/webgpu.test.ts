/**
 * The device contract, fused, and the built-in programs, fused and unfused, on WebGPU in Node; test/browser runs the same in
 * Chromium, and test/long/device-contract.long.ts the contract unfused.
 */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { pollPatiently } from '../../../test/support/patient-polling.js';
import { isQuick } from '../../../test/support/quick.js';
import { isMissing } from '../../../test/support/requirement.js';
import { builtinPrograms } from '../../programs/index.js';
import { trialOf } from '../../programs/trial.js';
import { checkTrial, Expected } from '../../validate/check.js';
import { describeDevice } from '../contract.js';
import type { Device } from '../device.js';
import { findWebGpu } from './adapter.js';
import { createWebgpu } from './webgpu.js';

const found = await findWebGpu();
if (found.available) found.device.destroy();

describe.skipIf(isMissing('A WebGPU adapter for Node', found.available))('WebGPU device in Node', () => {
  pollPatiently();
  describeDevice('webgpu', () => createWebgpu(), {
    runner: { describe, test, beforeAll, afterAll },
    fusions: ['full'],
  });

  describe('built-in programs', () => {
    let device: Device;
    beforeAll(async () => {
      device = await createWebgpu();
    });
    afterAll(() => device.close());

    // A software driver takes most of its time for four of them; the page's tests run those in Chromium too.
    const longest = ['convolved', 'bankTopk', 'fieldPassReductions', 'kthDistanceCounts'];
    const chosen = builtinPrograms.filter(({ name }) => !(isQuick && longest.includes(name)));

    it.each(chosen.map((one) => [one.name, one] as const))('%s', async (name, one) => {
      const expected = new Expected(trialOf(one, { seed: 1, steps: 3 }));
      for (const fusion of ['full', 'none'] as const) {
        const check = await checkTrial(device, expected, { executor: 'dispatch', fusion });
        // WGSL has no 64-bit floats.
        expect(check).toMatchObject({ status: name === 'doublePrecision' ? 'unsupported' : 'pass' });
      }
    });
  });
});
