/**
 * What the adapter says of a device, and of the lack of one. Cases that need another environment, and how a process
 * with a device ends, run in a child process: drivers are read from the real environment, once.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMissing } from '../../../test/support/requirement.js';
import { findWebGpu, isSoftwareName, openWebGpu, type WebGpuAbsent, type WebGpuDescription } from './adapter.js';
import { findVulkanDrivers } from './software-driver.js';

const run = promisify(execFile);
const found = await findWebGpu();
const missing = isMissing('A WebGPU adapter for Node', found.available);

/** What children run: says what was found, runs a step, and then does what the first argument asks before it ends. */
const childProgram = `
import { findWebGpu } from './adapter.js';
import { WebGpuRuntime } from './runtime.js';
const found = await findWebGpu();
console.log(JSON.stringify(found.available ? found.description : found));
if (found.available) {
  const runtime = await WebGpuRuntime.create(found, { arenaBytes: 256 });
  const [pipeline] = await runtime.compile(
    '@group(0) @binding(0) var<storage, read_write> arena: array<u32>; @compute @workgroup_size(1) fn main() { arena[0] = 7u; }',
    ['main'],
  );
  const ticket = runtime.encodeStep([{ pipeline, workgroups: [1, 1, 1] }], { offsetBytes: 0, byteLength: 4 });
  console.log((await runtime.readback(ticket))[0]);
  if (process.argv[2] === 'hold') globalThis.held = [found, runtime];
  if (process.argv[2] === 'destroy') runtime.destroy();
}
for (let i = 0; i < 3; i++) {
  await new Promise((resolve) => setTimeout(resolve, 20));
  globalThis.gc();
}
console.log('end');
`;

describe.skipIf(missing)('findWebGpu in Node', () => {
  const inside = path.join(import.meta.dirname, '../../../node_modules/.cache/fieldbrain-webgpu');
  let outside: string;

  beforeAll(async () => {
    outside = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-webgpu-'));
    mkdirSync(inside, { recursive: true });
    for (const folder of [inside, outside]) {
      await build({
        stdin: { contents: childProgram, resolveDir: import.meta.dirname, loader: 'ts' },
        outfile: path.join(folder, 'child.mjs'),
        bundle: true,
        format: 'esm',
        platform: 'neutral', // nothing of Node may be bundled or missed: browsers bundle the same files
        logLevel: 'silent',
      });
    }
  });

  afterAll(() => {
    rmSync(outside, { recursive: true });
    rmSync(inside, { recursive: true });
  });

  /** The lines that a child printed; rejects when it crashes, fails or does not end by itself. */
  async function child(folder: string, doing: string, environment: Record<string, string> = {}): Promise<string[]> {
    const { stdout } = await run(process.execPath, ['--expose-gc', path.join(folder, 'child.mjs'), doing], {
      env: { ...process.env, ...environment },
      timeout: 170_000,
      killSignal: 'SIGKILL',
    });
    return stdout.trim().split('\n');
  }

  it('describes the device in plain data, with the adapter’s limits', async () => {
    const { device, description } = await openWebGpu();
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
    expect(description).toMatchObject({ host: 'node', vendor: expect.any(String), isSoftware: expect.any(Boolean) });
    expect(description.limits.maxStorageBufferBindingSize).toBeGreaterThanOrEqual(128 * 1024 * 1024);
    expect(description.limits.maxBufferSize).toBeGreaterThan(256 * 1024 * 1024); // the default, were it not asked for
    for (const feature of description.features) expect(device.features.has(feature)).toBe(true);
    device.destroy();
  });

  it.each(['hold', 'destroy', 'drop'])('lets the process end by itself: %s', async (doing) => {
    expect((await child(inside, doing)).slice(1)).toEqual(['7', 'end']);
  });

  it('says that the package is missing', async () => {
    const [line] = await child(outside, 'drop');
    expect(JSON.parse(line) as WebGpuAbsent).toMatchObject({
      available: false,
      reason: 'no-package',
      advice: 'Run: npm install webgpu',
    });
  });

  it.runIf(process.platform === 'linux')('leaves a driver that the environment names alone', async () => {
    const [line] = await child(inside, 'drop', { VK_ICD_FILENAMES: '/nonexistent.json' });
    expect(JSON.parse(line) as WebGpuAbsent).toMatchObject({ available: false, reason: 'no-driver' });
    expect(line).toContain('/nonexistent.json');
  });

  it.runIf(process.platform === 'linux')('finds a software driver by itself', async ({ skip }) => {
    const { software } = await findVulkanDrivers(process.env);
    const swiftShader = software.find((file) => file.includes('swiftshader'));
    if (swiftShader === undefined) return skip('no SwiftShader on this machine');
    const environment = { VK_LOADER_DRIVERS_DISABLE: '*lvp*', VK_ICD_FILENAMES: '' };
    const description = JSON.parse((await child(inside, 'drop', environment))[0]) as WebGpuDescription;
    expect(description.isSoftware).toBeTypeOf('boolean');
    if (description.isSoftware) expect(description.chosenDriver).toBe(swiftShader); // else the machine has a GPU
  });
});

it('knows software drivers by their names', () => {
  expect(isSoftwareName('mesa software llvmpipe-llvm-15-0-6-128-bits- llvmpipe: Mesa 25.0.7')).toBe(true);
  expect(isSoftwareName('google swiftshader')).toBe(true);
  expect(isSoftwareName('microsoft  Microsoft Basic Render Driver')).toBe(true);
  expect(isSoftwareName('nvidia hopper NVIDIA H200')).toBe(false);
});
