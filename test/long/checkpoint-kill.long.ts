/** Section 5.3 of the robots' definition: 500 processes killed while they write; there is always a generation that loads. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleEntries } from '../../scripts/bundle.mjs';
import { loadNewest } from '../../src/store/index.js';
import { sampleCheckpoint } from '../support/checkpoint-sample.js';

const loops = Number(process.env.FIELDBRAIN_TRIALS ?? 500);
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-kill-'));
  await bundleEntries({ writer: 'test/support/checkpoint-writer.ts' }, path.join(folder, 'bin'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('always has a generation that loads', async () => {
  const place = path.join(folder, 'checkpoints');
  let written = 0;
  for (let loop = 0; loop < loops; loop += 1) {
    const child = spawn(process.execPath, [path.join(folder, 'bin/writer.js'), place, 'never', '0', '1000'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    let last = 0;
    child.stdout.on('data', (bytes: Buffer) => {
      last = Number(bytes.toString().trim().split('\n').at(-1));
      written += 1;
    });
    await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, 30 * Math.random()));
    child.kill('SIGKILL');
    await exited;
    const loaded = await loadNewest(place, 'brain', 'c0ffee');
    const cycle = loaded?.checkpoint.cycle ?? -1;
    expect(loaded?.refused).toEqual([]);
    expect(cycle).toBeGreaterThanOrEqual(last);
    expect(loaded?.checkpoint).toEqual(sampleCheckpoint(cycle, 4096));
  }
  console.log(`${loops} kills, ${written} bursts of writes`);
});
