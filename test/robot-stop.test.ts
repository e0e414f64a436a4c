/**
 * The robot as processes: whatever dies, the wheels come to rest, and nothing starts them again but a person. How quickly is
 * measured over many trials by `npm run test:long`; here a slow machine must pass too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleRobot, deeds, runStopTrials } from './support/stop-trials.js';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-stop-'));
  await bundleRobot(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(deeds)('stops after: %s', async (deed) => {
  const times = await runStopTrials(folder, deed, 2);
  expect(times).toHaveLength(2);
});
