/**
 * The device contract and the programs of each device in full: every executor, fused and unfused, and WebGPU with the
 * optimisations of its driver. `npm test` takes one or two of these forms for each.
 */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { compareWithReference } from '../../src/device/compare.js';
import { describeDevice } from '../../src/device/contract.js';
import type { CudaDevice } from '../../src/device/cuda/cuda.js';
import { findWebGpu } from '../../src/device/webgpu/adapter.js';
import { createWebgpu } from '../../src/device/webgpu/webgpu.js';
import { discreteBuiltins } from '../../src/inference/discrete/builtins.js';
import { builtinPrograms, trialOf } from '../../src/programs/index.js';
import { completeTrial } from '../../src/random/index.js';
import { collectTests } from '../browser/collect.js';
import { BrowserPage } from '../browser/harness.js';
import { largeFields, quickPrograms } from '../support/cuda-cases.js';
import { pollPatiently } from '../support/patient-polling.js';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { hasStandIn, withStandIn } from '../support/stand-in.js';

const runner = { describe, test, beforeAll, afterAll };
const fusions = ['full', 'none'] as const;

const found = await findWebGpu();
if (found.available) found.device.destroy();

describe.skipIf(isMissing('A WebGPU adapter for Node', found.available))('WebGPU in Node', () => {
  pollPatiently();
  describeDevice('webgpu', () => createWebgpu(), { runner });

  it.each(discreteBuiltins.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const device = await createWebgpu();
    for (const fusion of fusions)
      expect(await compareWithReference(device, trialOf(one, { steps: 1 }), { fusion })).toMatchObject({ pass: true });
    await device.close();
  });
});

describe.skipIf(isMissing('Chromium', chromiumPath()))('WebGPU in Chromium', () => {
  const { names } = collectTests((one) => describeDevice('webgpu', createWebgpu, { runner: one }));
  const programs = builtinPrograms.filter(({ name }) => name !== 'doublePrecision').map(({ name }) => name);
  let page: BrowserPage;
  beforeAll(async () => {
    page = await BrowserPage.open(path.resolve(import.meta.dirname, '../browser/device-entry.ts'));
  });
  afterAll(() => page?.close());

  it.each(names)('contract: %s', async (name) => {
    expect(await page.run<string | null>('runContractTest', [name, fusions])).toBeNull();
  });

  it.each(programs)('program %s agrees with the reference', async (name) => {
    for (const fusion of fusions) expect(await page.run<string | null>('runBuiltin', [name, fusion])).toBeNull();
  });
});

describe.skipIf(!hasStandIn)('CUDA on the stand-in', () => {
  let device: CudaDevice;
  let open: () => Promise<CudaDevice>;
  withStandIn((opened, openAnother) => {
    device = opened;
    open = openAnother;
  });
  describeDevice('cuda', () => open(), { runner });

  it.each(quickPrograms)('%s has the bits of the reference', async (name) => {
    const builtin = builtinPrograms.find((one) => one.name === name);
    if (builtin === undefined) throw new Error(`no program ${name}`);
    for (const fusion of fusions)
      for (const executor of device.description.capabilities.executors)
        expect(await compareWithReference(device, trialOf(builtin), { fusion, executor })).toMatchObject({ where: '' });
  });

  it.each(largeFields)('where a field is large: %s', async (_, given, symbols) => {
    const trial = completeTrial(given, symbols, 2, 1);
    for (const executor of device.description.capabilities.executors)
      expect(await compareWithReference(device, trial, { executor })).toMatchObject({ where: '' });
  });
});
