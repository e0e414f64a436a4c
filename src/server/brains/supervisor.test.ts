/** Children that freeze, and children that work for long: real processes, real signals. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleEntries } from '../../../scripts/bundle.mjs';
import type { BatchOptions } from './messages.js';
import { BrainSupervisor } from './supervisor.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-freeze-'));
beforeAll(() => bundleEntries({ guard: 'src/device/child/guard.ts' }, folder), 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** A child that beats, says its first word, and does this when it is asked to prepare. */
function childThat(name: string, prepares: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `
import { guardChild } from './guard.js';
const guard = guardChild();
process.on('disconnect', () => process.exit(0));
process.on('message', ({ number, request }) => {
  const answer = (value) => process.send({ number, answer: value });
  if (request.kind === 'prepare') { ${prepares} }
  else { answer({ saved: [], lost: [], faults: [] }); process.disconnect(); }
});`,
  );
  return file;
}

function supervise(entry: string, startMs: number): BrainSupervisor {
  const host = {
    resume: async () => undefined,
    lost: () => undefined,
    note: () => undefined,
    stateChanged: () => undefined,
  };
  return new BrainSupervisor(host, { batches: {} as BatchOptions, ready: () => [0], entry, hangMs: 1000, startMs });
}

it('a child that is frozen while it prepares is lost for its silence, long before its time is over', async () => {
  // It freezes itself, as a signal of somebody else would, once its guard has beaten: twenty times, or nearly.
  const freeze = `guard.once('online', () => {
    let left = 20;
    setInterval(() => { left -= 1; if (left === 0) process.kill(process.pid, 'SIGSTOP'); }, 100);
  });`;
  const supervisor = supervise(childThat('frozen', freeze), 3_600_000);
  await expect(supervisor.start()).rejects.toThrow(/no sign of life for 1000 ms during prepare/);
  expect(supervisor.overruns).toBe(1);
  expect(supervisor.pid).toBe(0);
});

it('a child that works for long without a word is left to its work', async () => {
  const work = 'const end = performance.now() + 5000; while (performance.now() < end); answer({});';
  const supervisor = supervise(childThat('busy', work), 3_600_000);
  await supervisor.start();
  expect(supervisor.overruns).toBe(0);
  await supervisor.stop(false, 60_000);
});

it('a child that works for too long is lost all the same', async () => {
  const supervisor = supervise(childThat('endless', 'for (;;);'), 3000);
  await expect(supervisor.start()).rejects.toThrow(/prepare took more than 3000 ms/);
});
