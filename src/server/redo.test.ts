import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { AskingRobot } from '../../test/support/asking-robot.js';
import { until } from '../../test/support/brain-server.js';
import { startServer } from '../../test/support/test-server.js';
import { type ParameterName, parameterNames } from '../brain/index.js';
import type { FieldbrainServer } from './index.js';
import type { CycleMessage, EventMessage } from './telemetry.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-redo-'));
afterAll(() => rmSync(folder, { recursive: true }));
let server: FieldbrainServer;
afterEach(() => server.close());

interface Seen {
  readonly events: EventMessage[];
  readonly cycles: CycleMessage[];
}

function watch(): () => Seen {
  const subscription = server.hub.subscribe({ types: ['event', 'cycle'], capacity: 10_000 });
  const seen: Seen = { events: [], cycles: [] };
  return () => {
    for (let one = subscription.take(); one !== undefined; one = subscription.take())
      if (one.type === 'event') seen.events.push(one);
      else if (one.type === 'cycle') seen.cycles.push(one);
    return seen;
  };
}

/** Kills the brain child and waits until another serves. */
async function loseChild(): Promise<void> {
  const { pid, restarts } = server.status().brainChild;
  process.kill(pid, 'SIGKILL');
  await until('another child', () => server.status().brainChild.restarts > restarts && server.isReady, 120_000);
}

const parameter = async (robot: string, parameter: ParameterName): Promise<number> => {
  const robotSlot = server.robots.robotSlot(robot);
  const pool = robotSlot && server.robots.poolOf(robotSlot);
  const all = await pool?.ask({ kind: 'read', batch: robotSlot?.batch ?? 0, what: 'knobs' });
  return all?.[(parameterNames as readonly ParameterName[]).indexOf(parameter)] ?? Number.NaN;
};

it('parameters, pause and resets come back after the brain child was killed, and it is told', async () => {
  server = await startServer({ checkpoints: { folder } });
  const seen = watch();
  const robot = await new AskingRobot(server.ports.robots, 'R').open();
  for (let i = 0; i < 5; i += 1) await robot.ask();
  await server.run({ command: 'save', robot: 'R' });
  for (const [parameter, value] of [
    ['learn', 0],
    ['exploration', 0.3],
  ] as const)
    expect(await server.run({ command: 'setParameter', robot: 'R', parameter, value })).toMatchObject({ ok: true });
  await loseChild();
  expect([await parameter('R', 'learn'), await parameter('R', 'exploration')]).toEqual([0, Math.fround(0.3)]);
  expect(server.robots.robotSlot('R')?.parameters).toMatchObject({ learn: 0, exploration: 0.3 });
  const restored = (): EventMessage[] => seen().events.filter(({ code }) => code === 'parameters-restored');
  expect(restored().map(({ text }) => text)).toEqual(['R: set again as before the loss: learn = 0, exploration = 0.3']);

  // A reset after the snapshot: the brain begins anew, and keeps its parameters.
  expect(await server.run({ command: 'reset', robot: 'R', seed: 7 })).toEqual({ ok: true });
  await server.run({ command: 'pause', robot: 'R', paused: true });
  await loseChild();
  expect(await parameter('R', 'learn')).toBe(0);
  expect(server.robots.robotSlot('R')?.isPaused).toBe(true);
  expect(await robot.ask()).toEqual([0, 0, 0, 0]);
  await server.run({ command: 'pause', robot: 'R', paused: false });

  while (((await robot.ask()) ?? []).every((value) => value === 0));
  expect(seen().cycles.at(-1)?.report.cycle).toBeLessThan(5);
  expect(seen().events.filter(({ code }) => code === 'brain-redone')).toHaveLength(1);

  // A snapshot that is newer than the reset is taken as it is.
  await server.run({ command: 'save', robot: 'R' });
  await loseChild();
  while (((await robot.ask()) ?? []).every((value) => value === 0));
  expect(seen().events.filter(({ code }) => code === 'brain-redone')).toHaveLength(1);
  robot.close();
});
