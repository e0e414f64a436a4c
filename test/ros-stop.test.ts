/**
 * A ROS 2 robot as processes: whatever dies, zeros are published, and nothing starts it again but a person. How quickly is
 * measured over many trials by `npm run test:long`; here a slow machine must pass too.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from './support/brain-server.js';
import { RosBridge } from './support/ros-bridge.js';
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

it('the second process publishes nothing while nothing has moved, whatever happens', async () => {
  const bridge = await RosBridge.start();
  const zero = { topic: '/cmd_vel', type: 'geometry_msgs/msg/Twist', zeroBase64: Buffer.alloc(52).toString('base64') };
  const start = async (): Promise<ChildProcess> => {
    const orders = JSON.stringify({ url: bridge.url, topics: [zero] });
    const child = spawn(process.execPath, [path.join(folder, 'watchdog-process.js'), orders], { stdio: 'pipe' });
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    return child;
  };
  const exited = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.once('exit', resolve));
  const idle = await start();
  idle.stdin?.write(',');
  // Silent for three times as long as it waits for.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const gone = exited(idle);
  idle.stdin?.end();
  expect(await gone).toBe(0);
  expect(bridge.published).toEqual([]);
  const moved = await start();
  moved.stdin?.write(',.');
  await until('zeros', () => bridge.published.length > 2);
  const over = exited(moved);
  moved.stdin?.end();
  expect(await over).toBe(0);
  await bridge.close();
});
