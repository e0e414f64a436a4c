/** The shared WebGPU cases in Chromium, on its SwiftShader. */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebGpuAbsent, WebGpuDescription } from '../../src/device/webgpu/adapter.js';
import { chromiumPath, isMissing } from '../support/requirement.js';
import { BrowserPage, runInBrowser } from './harness.js';
import { webGpuCases } from './webgpu-cases.js';

const entry = path.join(import.meta.dirname, 'webgpu-entry.ts');

describe.skipIf(isMissing('Chromium', chromiumPath()))('WebGPU in Chromium', () => {
  let page: BrowserPage;

  beforeAll(async () => {
    page = await BrowserPage.open(entry);
  });

  afterAll(() => page?.close());

  it('describes its adapter', async () => {
    const description = await page.run<WebGpuDescription>('describeAdapter');
    console.info(`webgpu in Chromium: ${JSON.stringify(description)}`);
    expect(description).toMatchObject({ host: 'browser', isSoftware: true, chosenDriver: null });
    expect(description.limits.maxComputeInvocationsPerWorkgroup).toBeGreaterThanOrEqual(256);
  });

  it.each(Object.keys(webGpuCases))('%s', async (name) => {
    expect(await page.run<string | null>('runCase', [name])).toBeNull();
  });

  it('leaves no error that nobody caught', () => {
    expect(page.console.filter((line) => line.startsWith('pageerror'))).toEqual([]);
  });

  it('says why there is no adapter and what to do', async () => {
    const { result } = await runInBrowser<WebGpuAbsent>(entry, 'describeAdapter', [], { webGpu: false });
    if (!('available' in result)) return; // a machine with a GPU
    expect(result).toMatchObject({ available: false, reason: 'no-adapter' });
    expect(result.advice).toContain('--use-webgpu-adapter=swiftshader');
  });

  it('says that a browser has no WebGPU', async () => {
    const { result } = await runInBrowser<WebGpuAbsent>(entry, 'describeWithoutWebGpu');
    expect(result).toMatchObject({ available: false, reason: 'no-browser-support' });
  });
});
