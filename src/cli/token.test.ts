/** One token file for the server and for everyone who calls it; and what they hear where it does not suit. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordOutput } from '../../test/support/recorded-output.js';
import { startServer } from '../../test/support/test-server.js';
import { readTokens } from '../robot/index.js';
import type { FieldbrainServer } from '../server/index.js';
import { exitStatusOf } from './failure.js';
import { runMonitor } from './monitor.js';
import { runRecord } from './record.js';
import { runRobot } from './robot.js';
import { runSet } from './set.js';
import { runSim } from './sim.js';
import { readTokenOption, textOf } from './token.js';

const hex = (): string => randomBytes(32).toString('hex');
const text = { view: hex(), drive: hex(), admin: hex(), other: hex() };
const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-token-'));
const write = (name: string, ...lines: string[]): string => {
  const file = path.join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};
const files = {
  all: write('all', '# ours', `view ${text.view}`, `drive ${text.drive}`, `admin ${text.admin}`),
  admin: write('admin', `admin ${text.admin}`),
  two: write('two', `drive ${text.drive}`, `admin ${text.admin}`),
  view: write('view', '', `view ${text.view}`),
  bare: write('bare', text.admin),
  other: write('other', `admin ${text.other}`),
};
afterAll(() => rmSync(folder, { recursive: true }));

const refusalOf = async (done: Promise<unknown>): Promise<Error & { code: string }> => {
  const error = await done.then(
    () => new Error('it was let in'),
    (reason: Error) => reason,
  );
  for (const secret of Object.values(text)) expect(error.message).not.toContain(secret);
  return error as Error & { code: string };
};

describe('a token file', () => {
  it('gives each command the token of its role, else the strongest that may do as much', () => {
    const chosen = (file: string, role: 'view' | 'drive' | 'admin'): string =>
      textOf(readTokenOption('monitor', file, role));
    expect((['view', 'drive', 'admin'] as const).map((role) => chosen(files.all, role))).toEqual([
      text.view,
      text.drive,
      text.admin,
    ]);
    expect(chosen(files.admin, 'view')).toBe(text.admin);
    expect(chosen(files.two, 'view')).toBe(text.admin);
    expect(chosen(files.bare, 'drive')).toBe(text.admin);
  });

  it('is refused with the roles and lines that it has, and without their tokens', async () => {
    const error = await refusalOf(runSet('learn', '0', { tokenFile: files.view }, recordOutput()));
    expect(error.message).toContain(`set --token-file ${files.view}: no token that may do this`);
    expect(error.message).toContain('(got view in line 2, expected admin)');
    expect(exitStatusOf(error)).toBe(2);
    const missing = await refusalOf(runMonitor({ tokenFile: path.join(folder, 'none') }, recordOutput()));
    expect(missing.message).toContain('monitor --token-file');
    expect(exitStatusOf(missing)).toBe(2);
    const broken = await refusalOf(runMonitor({ tokenFile: write('broken', `view ${text.view}0`) }, recordOutput()));
    expect(broken.message).toContain('line 1: not a token (got 65 characters');
    expect(exitStatusOf(broken)).toBe(2);
  });
});

describe('with a server that needs tokens', () => {
  let server: FieldbrainServer;
  beforeAll(async () => {
    const tokens = readTokens('tokens', `view ${text.view}\ndrive ${text.drive}\nadmin ${text.admin}\n`);
    server = await startServer({ ready: 0 }, { tokens });
  });
  afterAll(() => server.close());
  const page = (): { port: string } => ({ port: String(server.ports.http) });
  const listener = (): { port: string } => ({ port: String(server.ports.robots) });

  it.each(['all', 'admin', 'two', 'view', 'bare'] as const)('the file %s lets the monitor in', async (name) => {
    await runMonitor({ ...page(), tokenFile: files[name], seconds: '0.05' }, recordOutput({ json: true }));
  });

  it.each([{}, { tokenFile: files.other }])('a refusal with %o is about tokens, not about servers', async (more) => {
    const reason = 'tokenFile' in more ? '401: the token is wrong' : '401: a token is needed';
    for (const run of [
      () => runMonitor({ ...page(), ...more }, recordOutput()),
      () => runRecord(path.join(folder, `${hex()}.mcap`), { ...page(), ...more }, recordOutput()),
      () => runSet('learn', '0', { ...page(), ...more }, recordOutput()),
    ]) {
      const error = await refusalOf(run());
      expect(error).toMatchObject({ code: 'not-authorised' });
      expect(error.message).toContain(reason);
      expect(error.message).toContain('Give --token-file');
      expect(error.message).not.toContain('Start fieldbrain');
      expect(exitStatusOf(error)).toBe(1);
    }
  });

  it.each([
    [{}, 'a token is needed'],
    [{ tokenFile: files.other }, 'Check the token'],
    [{ protocol: '2' }, '2005 (not authorised)'],
  ])('a robot that is refused with %o ends with status 1 and the reason', async (more, reason) => {
    const robot = { ...listener(), robot: 'sim', id: 'car', seconds: '10', ...more };
    const error = await refusalOf(runRobot(robot, recordOutput({ json: true })));
    expect(error).toMatchObject({ code: 'not-authorised' });
    expect(error.message).toMatch(/^robot: not let in/);
    expect(error.message).toContain(reason);
    expect(exitStatusOf(error)).toBe(1);
  });

  it.each([{}, { speed: '0' }, { tokenFile: files.other }])('so do simulated ones with %o', async (more) => {
    const cars = { ...listener(), httpPort: '0', robots: '2', course: 'empty', seconds: '10', ...more };
    const error = await refusalOf(runSim(cars, recordOutput({ json: true })));
    expect(error).toMatchObject({ code: 'not-authorised' });
    expect(error.message).toMatch(/^sim: not let in .*Give --token-file/);
    expect(exitStatusOf(error)).toBe(1);
  });

  it('a robot drives with the server’s own file', async () => {
    const output = recordOutput({ json: true });
    const end = new AbortController();
    const running = runRobot({ ...listener(), robot: 'sim', id: 'car', tokenFile: files.all }, output, {
      signal: end.signal,
    });
    while (server.robots.counters.cycles < 3) await new Promise((resolve) => setTimeout(resolve, 10));
    end.abort();
    await running;
    expect(JSON.parse(output.answers.join(''))).toMatchObject({ robot: 'car', connects: 1 });
  });
});
