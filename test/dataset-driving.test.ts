/** A recording, its dataset and a new brain, in short; how well that one drives is in test/long/dataset-driving.long.ts. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyDriving } from './support/driving-copy.js';

it('a recorded driver becomes a dataset, and that a brain that drives on', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-copy-'));
  const plan = { cars: 2, steps: 800, size: 8, passes: 2, seeds: [7], rooms: 1, each: 1, testing: 100 };
  const { original, copies } = await copyDriving(folder, plan);
  const [{ report, driven }] = copies;
  rmSync(folder, { recursive: true });
  // The last cycle of each has no successor; a fifth is held out.
  expect(report).toMatchObject({ robot: 'picarx', fps: 20, trained: { frames: 1280 }, heldOut: { frames: 318 } });
  expect(report.error.brain).toBeLessThan(report.error.persistence);
  // Five seconds say that it drives, not how well.
  expect(driven.metres).toBeGreaterThan(0.2 * original.metres);
}, 300_000);
