/** A robot with a topic of 10,000 messages per second is driven as one with few. FIELDBRAIN_SECONDS sets for how long. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { bundleEntries } from '../../scripts/bundle.mjs';
import { runRosRobot } from '../../src/bridge/ros/index.js';
import { startBrainServer, until } from '../support/brain-server.js';
import { rover } from '../support/ros-rover.js';

const seconds = Number(process.env.FIELDBRAIN_SECONDS ?? 10);
const perSecond = 10_000;

it('hears 10,000 messages per second and drives on', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-ros-flood-'));
  await bundleEntries({ flood: 'test/support/ros-flood-process.ts' }, folder);
  const child = spawn(process.execPath, [path.join(folder, 'flood.js'), String(perSecond)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve) => {
    child.stdout.once('data', (bytes: Buffer) => resolve(Number(bytes.toString())));
  });
  const brain = await startBrainServer();
  const notes: string[] = [];
  brain.brain = () => [1, 0];
  const run = await runRosRobot({
    ...{ url: `ws://127.0.0.1:${port}`, config: rover, watchdog: false, answerMs: 60_000 },
    brain: () => ({ host: '127.0.0.1', port: brain.port }),
    note: (text) => notes.push(text),
    onFault: (error) => {
      throw error;
    },
  });
  await until('driving', () => {
    if (!run.runner.state.armed) run.runner.obey('arm');
    return run.runner.state.output[0] > 0.2;
  });
  // The other process has to get up to speed first.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const { counters } = run.robot.link;
  const [messages, startMs, used] = [counters.messages, performance.now(), process.cpuUsage()];
  let driven = 0;
  let looks = 0;
  await until(
    'the end',
    () => {
      looks += 1;
      if (run.runner.state.layer === 'brain') driven += 1;
      else if (!run.runner.state.armed) run.runner.obey('arm');
      return performance.now() - startMs > 1000 * seconds;
    },
    1000 * (seconds + 60),
  );
  const tookSeconds = (performance.now() - startMs) / 1000;
  const cpu = process.cpuUsage(used);
  const rate = (counters.messages - messages) / tookSeconds;
  const share = (cpu.user + cpu.system) / 1e6 / tookSeconds;
  const { longestLoopMs } = run.runner.counters;
  console.log(JSON.stringify({ rate, share, longestLoopMs, driven: driven / looks, notes, load: os.loadavg()[0] }));
  await run.stop();
  child.stdin.end();
  await brain.close();
  rmSync(folder, { recursive: true });
  expect(counters.malformed).toBe(0);
  expect(rate).toBeGreaterThan(0.95 * perSecond);
  expect(driven / looks).toBeGreaterThan(0.95);
}, 600_000);
