/** A new brain, taught from the dataset of a recording, drives as far as the one that was recorded, and touches no more. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyDriving } from '../support/driving-copy.js';

it('drives within 10 % of the original', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-copy-'));
  const plan = { cars: 6, steps: 2500, size: 8, passes: 1, seed: 7, rooms: 10, testing: 2400 };
  const { report, original, copy } = await copyDriving(folder, plan);
  rmSync(folder, { recursive: true });
  console.log(JSON.stringify({ error: report.error, original, copy }));
  expect(report.error.brain).toBeLessThan(0.5 * report.error.linear);
  expect(report.error.brain).toBeLessThan(0.5 * report.error.persistence);
  expect(copy.metres).toBeGreaterThan(0.9 * original.metres);
  expect(copy.metres).toBeLessThan(1.1 * original.metres);
  expect(copy.collisionsPerMetre).toBeLessThan(1.1 * original.collisionsPerMetre);
}, 1_800_000);
