/** Stop times of a ROS 2 robot over many trials, each at most 300 ms. FIELDBRAIN_TRIALS sets how many. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleRos, rosDeeds, runRosStopTrials } from '../support/ros-stop-trials.js';
import { stopBoundMs } from '../support/stop-trials.js';

const trials = Number(process.env.FIELDBRAIN_TRIALS ?? 100);
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-ros-stop-'));
  await bundleRos(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(rosDeeds)(
  `stops within ${stopBoundMs} ms after: %s`,
  async (deed) => {
    const times = (await runRosStopTrials(folder, deed, trials)).sort((a, b) => a - b);
    const at = (share: number): number =>
      Math.round(times[Math.min(times.length - 1, Math.floor(share * times.length))]);
    const late = times.filter((ms) => ms > stopBoundMs).length;
    console.log(
      JSON.stringify({ deed, trials, median: at(0.5), p99: at(0.99), worst: at(1), late, load: os.loadavg()[0] }),
    );
    expect(times).toHaveLength(trials);
    expect(at(1)).toBeLessThanOrEqual(stopBoundMs);
  },
  3_600_000,
);
