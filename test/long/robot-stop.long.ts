/**
 * Section 5.1 of the robots' definition: stop times over many trials, each at most 300 ms. FIELDBRAIN_TRIALS sets how many,
 * FIELDBRAIN_LANES how many robots (each with its own server, link and brainstem) are tried side by side.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleRobot, deeds, runStopTrials, stopBoundMs } from '../support/stop-trials.js';

const trials = Number(process.env.FIELDBRAIN_TRIALS ?? 1000);
const lanes = Number(process.env.FIELDBRAIN_LANES ?? 4);
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-stop-'));
  await bundleRobot(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(deeds)(`stops within ${stopBoundMs} ms after: %s`, async (deed) => {
  const loads: number[] = [os.loadavg()[0]];
  const parts = await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      runStopTrials(folder, deed, Math.floor(trials / lanes) + (lane < trials % lanes ? 1 : 0)),
    ),
  );
  loads.push(os.loadavg()[0]);
  const times = parts.flat().sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))];
  const late = times.filter((ms) => ms > stopBoundMs).length;
  const quantiles = Object.fromEntries([0, 0.05, 0.5, 0.95, 0.99, 0.999, 1].map((q) => [q, Number(at(q).toFixed(1))]));
  console.log(JSON.stringify({ deed, trials: times.length, lanes, quantilesMs: quantiles, above300ms: late, loads }));
  expect(times).toHaveLength(trials);
  expect(at(1)).toBeLessThanOrEqual(stopBoundMs);
});
