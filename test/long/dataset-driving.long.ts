/** New brains, taught from the dataset of a recording, drive as far and as widely as the one that was recorded, and touch no more. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyDriving } from '../support/driving-copy.js';

it('drive within 10 % of the original', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-copy-'));
  // Several cars in each room: with one, where it happens to turn moves the mean coverage by a tenth.
  const plan = { cars: 12, steps: 2500, size: 8, passes: 1, seeds: [41, 42], rooms: 10, each: 6, testing: 2400 };
  const { original, copies } = await copyDriving(folder, plan);
  rmSync(folder, { recursive: true });
  for (const { seed, report, driven } of copies) {
    console.log(JSON.stringify({ seed, error: report.error, original, driven }));
    expect(report.error.brain).toBeLessThan(0.5 * report.error.linear);
    expect(report.error.brain).toBeLessThan(0.5 * report.error.persistence);
    for (const what of ['metres', 'coverage'] as const) {
      expect(driven[what], what).toBeGreaterThan(0.9 * original[what]);
      expect(driven[what], what).toBeLessThan(1.1 * original[what]);
    }
    const { collisionsPerMetre, collisionsPerMetreHigh } = original;
    expect(driven.collisionsPerMetre).toBeLessThan(Math.max(1.1 * collisionsPerMetre, collisionsPerMetreHigh));
  }
}, 1_800_000);
