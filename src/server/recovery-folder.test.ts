/** Folders of killed servers, with real servers and a real SIGKILL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleEntries } from '../../scripts/bundle.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-left-'));
const temporary = path.join(folder, 'tmp');
const children: ChildProcess[] = [];

beforeAll(async () => {
  mkdirSync(temporary);
  await bundleEntries({ server: 'test/support/idle-server.ts' }, folder);
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a server process; done when it is ready. */
async function serve(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(folder, 'server.js')], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', (status) => reject(new Error(`ended with status ${status}`)));
  });
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}

const left = (): string[] => readdirSync(temporary).filter((name) => name.startsWith('fieldbrain-recovery-'));

it('are removed by the next start, those of servers that live or are frozen are not', async () => {
  const frozen = await serve();
  const [ofFrozen] = left();
  frozen.kill('SIGSTOP');
  const killed = await serve();
  const [ofKilled] = left().filter((name) => name !== ofFrozen);
  writeFileSync(path.join(temporary, ofKilled, 'snapshot'), 'brain');
  await end(killed, 'SIGKILL');
  // Without a server's mark: a new one may be just starting, an old one is left behind.
  const [young, old] = ['young', 'old'].map((name) => `fieldbrain-recovery-${name}`);
  for (const name of [young, old]) mkdirSync(path.join(temporary, name));
  utimesSync(path.join(temporary, old), 1, 1);
  expect(left().sort()).toEqual([ofFrozen, ofKilled, old, young].sort());
  const next = await serve();
  const now = left();
  expect(now).not.toContain(ofKilled);
  expect(now).not.toContain(old);
  expect(now).toContain(ofFrozen);
  expect(now).toContain(young);
  expect(now).toHaveLength(3);
  await end(next, 'SIGTERM');
  expect(left().sort()).toEqual([ofFrozen, young].sort());
});
