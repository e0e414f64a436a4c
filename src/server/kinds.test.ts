import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { AskingRobot } from '../../test/support/asking-robot.js';
import { until } from '../../test/support/brain-server.js';
import { fakeChild } from '../../test/support/fake-child.js';
import { startServer } from '../../test/support/test-server.js';
import { detailCode, picarxInputs, picarxOutputs } from '../robot/index.js';
import type { FieldbrainServer } from './index.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-kinds-'));
afterAll(() => rmSync(folder, { recursive: true }));
let server: FieldbrainServer;
afterEach(() => server.close());

/** A robot of a kind of its own. */
function strange(kind: number): Promise<AskingRobot> {
  const sensors = picarxInputs.map((sensor, i) => (i === 0 ? { ...sensor, name: `front ${kind}` } : sensor));
  const hello = { robot: `K${kind}`, hardware: 'picarx', sensors, actuators: picarxOutputs };
  return new AskingRobot(server.ports.robots, `K${kind}`, { hello }).open();
}

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${server.ports.http}/metrics`)).text();
  return Number(new RegExp(`^fieldbrain_${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('refuses robots of more kinds than it may have, also where they come together', async () => {
  server = await startServer({ ready: 0, kinds: { most: 2 } }, { childEntry: fakeChild(folder) });
  const robots = await Promise.all([1, 2, 3, 4].map(strange));
  expect(robots.filter(({ connection }) => connection.isReady)).toHaveLength(2);
  expect(robots.flatMap(({ refused }) => refused)).toEqual([detailCode.sessionLimit, detailCode.sessionLimit]);
  expect(server.robots.pools).toHaveLength(2);
  expect([await figure('kinds'), await figure('kinds_most'), await figure('kinds_refused_total')]).toEqual([2, 2, 2]);
  for (const robot of robots) robot.close();
});

it('ends a kind without robots, its process too, saves its brains, and makes room; the expected kind stays', async () => {
  const checkpoints = { folder: path.join(folder, 'brains') };
  server = await startServer(
    { brains: 1, kinds: { most: 2, idleS: 0.2 }, checkpoints },
    { childEntry: fakeChild(folder) },
  );
  const first = await strange(1);
  expect(await first.ask()).toHaveLength(4);
  const { pid } = server.robots.pools[1].children;
  expect((await strange(2)).refused).toEqual([detailCode.sessionLimit]);
  first.close();
  await until('the kind ends', () => server.robots.pools.length === 1, 60_000);
  await until('its process ends', () => !isAlive(pid) && server.robots.kinds.count === 1, 60_000);
  expect(readdirSync(checkpoints.folder)).toEqual(['K1-00000001.safetensors']);
  expect([await figure('kinds'), await figure('kinds_ended_total')]).toEqual([1, 1]);
  const second = await strange(2);
  expect(await second.ask()).toHaveLength(4);
  const { pid: secondPid } = server.robots.pools[1].children;
  second.close();
  await until('the second ends', () => server.robots.pools.length === 1 && !isAlive(secondPid), 60_000);
  await until('it makes room', () => server.robots.kinds.count === 1, 60_000);
  // The robot comes again, and its brain goes on from its checkpoint.
  const opened = server.hub.subscribe({ types: ['event'], capacity: 1000 });
  const again = await strange(1);
  expect(await again.ask()).toHaveLength(4);
  const files: string[] = [];
  for (let event = opened.take(); event !== undefined; event = opened.take())
    if (event.type === 'event' && event.code === 'brain-open') files.push(String(event.details?.file));
  expect(files).toEqual([expect.stringContaining('K1-00000001')]);
  again.close();
});
