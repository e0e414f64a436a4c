/**
 * The WebGPU device in Chromium: the whole device contract and the built-in programs, fused, run in the page. Unfused
 * they run in test/long/device-contract.long.ts.
 */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeDevice } from '../../src/device/contract.js';
import { createWebgpu } from '../../src/device/webgpu/webgpu.js';
import { builtinPrograms } from '../../src/programs/index.js';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { collectTests } from './collect.js';
import { BrowserPage } from './harness.js';

const entry = path.join(import.meta.dirname, 'device-entry.ts');
const { names } = collectTests((runner) => describeDevice('webgpu', createWebgpu, { runner }));
const programs = builtinPrograms.filter(({ name }) => name !== 'doublePrecision').map(({ name }) => name);

describe.skipIf(isMissing('Chromium', chromiumPath()))('WebGPU device in Chromium', () => {
  let page: BrowserPage;

  beforeAll(async () => {
    page = await BrowserPage.open(entry);
  });

  afterAll(() => page?.close());

  it.each(names)('contract: %s', async (name) => {
    expect(await page.run<string | null>('runContractTest', [name, ['full']])).toBeNull();
  });

  it.each(programs)('program %s agrees with the reference', async (name) => {
    expect(await page.run<string | null>('runBuiltin', [name, 'full'])).toBeNull();
  });

  it('leaves no error that nobody caught', () => {
    expect(page.console.filter((line) => line.startsWith('pageerror'))).toEqual([]);
  });
});
