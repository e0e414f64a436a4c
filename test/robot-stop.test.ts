/**
 * The robot as processes: whatever dies, the wheels come to rest, and nothing starts them again but a person. How quickly is
 * measured over many trials by `npm run test:long`; here a slow machine must pass too.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmulatedHat, serveHat } from '../src/robot/index.js';
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
  const times = await runStopTrials(folder, deed, deed === 'kill server' ? 2 : 1);
  expect(times.every((ms) => ms > 0)).toBe(true);
});

it('the watchdog ends where neither a brainstem nor motors are left, and not before', async () => {
  const served = await serveHat(createEmulatedHat());
  const program = path.join(folder, 'watchdog-process.js');
  const watchdog = spawn(process.execPath, [program, `tcp:${served.port}`], { stdio: 'pipe' });
  await new Promise((resolve) => watchdog.stdout.once('data', resolve));
  let text = '';
  const complains = new Promise<void>((resolve) => {
    watchdog.stderr.on('data', (bytes: Buffer) => {
      text += bytes.toString();
      if (text.includes('trying again')) resolve();
    });
  });
  served.close();
  // The brainstem is silent and the motors cannot be reached: it goes on trying while there is a brainstem.
  await complains;
  expect(watchdog.exitCode).toBeNull();
  watchdog.stdin.end();
  expect(await new Promise((resolve) => watchdog.once('exit', resolve))).toBe(0);
});
