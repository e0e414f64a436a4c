/**
 * A taught brain drives a simulated ROS 2 rover through `fieldbrain ros` for five minutes, as well as the same brain in the
 * simulator directly: not a collision more. FIELDBRAIN_SECONDS sets how long.
 */
import os from 'node:os';
import process from 'node:process';
import { expect, it } from 'vitest';
import { runRosDriveTrial } from '../support/ros-drive-trial.js';

const seconds = Number(process.env.FIELDBRAIN_SECONDS ?? 300);

it(`drives for ${seconds} s as in the simulator directly`, async () => {
  const trial = await runRosDriveTrial(seconds);
  console.log(JSON.stringify({ ...trial, load: os.loadavg()[0] }));
  const { direct, ros, report } = trial;
  expect(report.bridge).toMatchObject({ connects: 1, malformed: 0 });
  expect(ros.collisions).toBeLessThanOrEqual(direct.collisions);
  expect(ros.metres).toBeGreaterThan(0.7 * direct.metres);
}, 3_600_000);
