import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { AskingRobot } from '../../test/support/asking-robot.js';
import { until } from '../../test/support/brain-server.js';
import { quickOr } from '../../test/support/quick.js';
import { recordOutput } from '../../test/support/recorded-output.js';
import { startServer } from '../../test/support/test-server.js';
import { runSim } from '../cli/sim.js';
import { detailCode } from '../robot/index.js';
import type { FieldbrainServer, ServerSettings } from './index.js';

const folders: string[] = [];
let server: FieldbrainServer;
afterEach(async () => {
  await server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-admission-'));
  folders.push(folder);
  return folder;
}

async function start(settings: ServerSettings): Promise<void> {
  server = await startServer(settings);
}

/** Connects a robot, lets it live a cycle, and waits until the server knows that it has gone. */
async function visit(name: string): Promise<void> {
  const robot = await new AskingRobot(server.ports.robots, name).open();
  expect(await robot.ask()).toHaveLength(4);
  robot.close();
  await until(`${name} gone`, () => server.robots.robotSlot(name)?.session === undefined, 60_000);
}

const come = (names: readonly string[]): Promise<AskingRobot[]> =>
  Promise.all(names.map((name) => new AskingRobot(server.ports.robots, name).open()));

describe('robots that come together', () => {
  it('never share a place: of two for one, one is refused and the other answered', async () => {
    await start({ brains: 1, checkpoints: { folder: newFolder() } });
    await visit('A');
    const robots = await come(['B', 'C']);
    const welcome = robots.filter(({ connection }) => connection.isReady);
    expect(welcome).toHaveLength(1);
    expect(robots.find((one) => one !== welcome[0])?.refused).toEqual([detailCode.sessionLimit]);
    expect(await welcome[0].ask()).toHaveLength(4);
    for (const robot of robots) robot.close();
  });

  const savedOrNot: [string, boolean][] = [
    ['with checkpoints', true],
    ['without', false],
  ];
  it.each(savedOrNot.slice(0, quickOr(1, 2)))(
    'all get the places of simulated robots that have gone, %s',
    async (_, isSaved) => {
      await start({ brains: 4, ...(isSaved ? { checkpoints: { folder: newFolder() } } : {}) });
      const end = new AbortController();
      const port = String(server.ports.robots);
      const options = { robots: '4', course: 'empty', httpPort: '0', port, json: true } as const;
      const done = runSim(options, recordOutput({ json: true }), end.signal);
      const lived = (): boolean => server.robots.robotSlots.filter(({ cycles }) => cycles > 0).length === 4;
      await until('four simulated robots', lived, 120_000);
      end.abort();
      await done;
      await until('all gone', () => server.robots.robotSlots.every(({ session }) => session === undefined), 60_000);
      // These never try again: a robot that is welcome must be answered the first time.
      const robots = await come(['A', 'B', 'C', 'D']);
      expect(robots.map(({ connection }) => connection.isReady)).toEqual([true, true, true, true]);
      const robotSlots = ['A', 'B', 'C', 'D'].map((name) => server.robots.robotSlot(name));
      expect(new Set(robotSlots.map((robotSlot) => robotSlot?.batch)).size).toBe(4);
      for (const robot of robots) expect((await robot.ask())?.some((value) => value !== 0)).toBe(true);
      for (const robot of robots) robot.close();
    },
  );

  it('with one name are all refused where its brain cannot be opened', async () => {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'X-00000001.safetensors'), 'no checkpoint');
    await start({ brains: 1, checkpoints: { folder } });
    const robots = await come(['X', 'X', 'X']);
    await until('all gone', () => robots.every(({ isLost }) => isLost), 60_000);
    expect(robots.flatMap(({ refused }) => refused)).toContain(detailCode.creationFailed);
    expect(server.robots.robotSlot('X')?.session).toBeUndefined();
  });
});

describe('a place that cannot be given away', () => {
  it('stays with the robot whose brain could not be saved', async () => {
    const folder = newFolder();
    const lost = path.join(folder, 'gone');
    await start({ brains: 1, checkpoints: { folder: lost } });
    await visit('A');
    const { cycles } = server.robots.robotSlot('A') as { cycles: number };
    // A file in the place of the folder: nothing can be saved there, as root neither.
    rmSync(lost, { recursive: true });
    writeFileSync(lost, '');
    const other = await new AskingRobot(server.ports.robots, 'B').open();
    expect(other.refused).toEqual([detailCode.creationFailed]);
    const again = await new AskingRobot(server.ports.robots, 'A').open();
    expect(await again.ask()).toHaveLength(4);
    expect(server.robots.robotSlot('A')?.cycles).toBe(cycles + 1);
    again.close();
  });
});
