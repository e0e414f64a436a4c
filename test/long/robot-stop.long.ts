/** Section 5.1 of the robots' definition: stop times over many trials, each at most 300 ms. FIELDBRAIN_TRIALS sets how many. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleRobot, deeds, runStopTrials } from '../support/stop-trials.js';

const trials = Number(process.env.FIELDBRAIN_TRIALS ?? 1000);
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-stop-'));
  await bundleRobot(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(deeds)('stops within 300 ms after: %s', async (deed) => {
  const times = (await runStopTrials(folder, deed, trials)).sort((a, b) => a - b);
  const at = (share: number): string => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(1);
  console.log(`${deed}: ${trials} trials, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`);
  expect(times[times.length - 1]).toBeLessThanOrEqual(300);
});
