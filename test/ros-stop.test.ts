/**
 * A ROS 2 robot as processes: whatever dies, zeros are published, and nothing starts it again but a person. How quickly is
 * measured over many trials by `npm run test:long`; here a slow machine must pass too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleRos, rosDeeds, runRosStopTrials } from './support/ros-stop-trials.js';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-ros-stop-'));
  await bundleRos(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(rosDeeds)('stops after: %s', async (deed) => {
  const times = await runRosStopTrials(folder, deed, 1);
  expect(times.every((ms) => ms > 0)).toBe(true);
});
