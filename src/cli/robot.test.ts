import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BrainServer, startBrainServer, until } from '../../test/support/brain-server.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { cli } from '../../test/support/serve-process.js';
import { createEmulatedHat, serveHat } from '../robot/index.js';
import { channel, writeMotor } from '../robot/picarx/hat.js';
import { exitStatus } from './failure.js';
import { type RobotReport, runRobot } from './robot.js';

/** On a robot the package is there. */
const hasI2c = ((): boolean => {
  try {
    createRequire(import.meta.url).resolve('i2c-bus');
    return true;
  } catch {
    return false;
  }
})();
const secret = new Uint8Array(32).fill(8);
let server: BrainServer;
let folder: string;
beforeEach(async () => {
  server = await startBrainServer({ tokens: [{ role: 'drive', secret }] });
  server.brain = () => [0.5, 0, 0, 0];
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-robot-'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

it('runs a simulated robot with a token, takes verbs from its lines, and reports', async () => {
  const tokenFile = path.join(folder, 'token');
  writeFileSync(tokenFile, `${Buffer.from(secret).toString('hex')}\n`);
  const output = recordOutput({ json: true });
  const lines = new PassThrough();
  const running = runRobot({ port: String(server.port), robot: 'sim', id: 'car', tokenFile }, output, { lines });
  await until('answers', () => server.requests > 5);
  lines.write('arm\n');
  await until('arming', () => output.notes.join('').includes('arm: done'));
  lines.write('stop\nquit\n');
  await running;
  const report = JSON.parse(output.answers.join('')) as RobotReport;
  expect(report).toMatchObject({ robot: 'car', connects: 1 });
  expect(report.counters.answers).toBeGreaterThan(3);
  expect(output.notes.join('')).toContain('stop: done');
  expect(output.notes.join('') + output.answers.join('')).not.toContain('0808');
  expect(server.sessions[0].request).toMatchObject({ id: 'car', hardwareName: 'picarx', sensors: 24, motors: 4 });
});

it.each([
  [{ robot: 'tank' }, 'robot --robot: unknown (got tank, expected picarx or sim)'],
  [{ robot: 'sim', course: 'moon' }, 'robot --course: unknown (got moon, expected '],
  [{ protocol: '4' }, 'robot --protocol: unknown (got 4, expected 1, 2 or 3)'],
  [{ port: '0' }, 'robot --port: not a port (got 0, expected a whole number from 1 to 65535)'],
  [{ tokenFile: 'no-such-file' }, 'robot --token-file: no-such-file cannot be read'],
  [{ hat: 'usb' }, 'robot --hat: unknown (got usb, expected tcp:PORT)'],
  [{ robot: 'sim', id: 'a/b' }, 'robot --id: not a name'],
])('refuses %o', async (options, message) => {
  await expect(runRobot(options, recordOutput())).rejects.toThrow(message);
});

it.skipIf(hasI2c)('says what is missing for a real robot, and nothing else', async () => {
  const failed = await promisify(execFile)(process.execPath, [cli, 'robot']).then(
    () => undefined,
    (error: { readonly code: number; readonly stderr: string }) => error,
  );
  expect(failed?.code).toBe(exitStatus.failed);
  expect(failed?.stderr).toMatch(
    /^picarx: the package i2c-bus cannot be loaded .*npm install i2c-bus.*--robot sim.*\n$/,
  );
});

it('halts a robot whose program has gone', async () => {
  const hat = createEmulatedHat();
  const served = await serveHat(hat);
  const hardware = await hat.open();
  await writeMotor(hardware.bus, channel.leftMotor, 40);
  expect(hat.wheels()[0]).toBeGreaterThan(0);
  await runRobot({ halt: true, hat: `tcp:${served.port}` }, recordOutput());
  expect(hat.wheels()).toEqual([0, 0]);
  served.close();
});

it('does not repeat a wrong token', async () => {
  const tokenFile = path.join(folder, 'token');
  writeFileSync(tokenFile, 'hunter2');
  const failure = await runRobot({ tokenFile }, recordOutput()).catch((error: Error) => error.message);
  expect(failure).toContain('not a token (got 7 characters');
  expect(failure).not.toContain('hunter2');
});
