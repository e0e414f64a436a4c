/** How long seven robots that come at once hold up another: by the task that is under way, and by no further one. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleEntries } from '../../../scripts/bundle.mjs';
import { until } from '../../../test/support/brain-server.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-arrivals-'));
const gates = path.join(folder, 'gates');
let child: ChildProcess;
beforeAll(async () => {
  mkdirSync(gates);
  await bundleEntries({ child: 'test/support/gated-child.ts' }, folder);
  child = fork(path.join(folder, 'child.js'), [gates], { serialization: 'advanced' });
});
afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

it('a cycle that comes while a brain is made goes before the other six that wait', async () => {
  const heard: string[] = [];
  child.on('message', (reply: Record<string, number>) => heard.push(Object.entries(reply)[0].join(' ')));
  const send = (number: number, request: object): Promise<void> =>
    new Promise((resolve) => child.send({ number, request }, () => resolve()));
  const robots = [1, 2, 3, 4, 5, 6, 7];
  for (const batch of robots) await send(batch, { kind: 'open', batch, name: '', beginning: 'newborn' });
  for (const batch of robots) {
    await until(`brain ${batch} is being made`, () => heard.includes(`begun ${batch}`), 60_000);
    // It is on its way before the task ends: how quick this machine is does not matter.
    await send(100 + batch, { kind: 'step', batch: 0 });
    writeFileSync(path.join(gates, String(batch)), '');
  }
  await until('the last answer', () => heard.includes('answered 107'), 60_000);
  expect(heard).toEqual(robots.flatMap((batch) => [`begun ${batch}`, `answered ${batch}`, `answered ${100 + batch}`]));
});
