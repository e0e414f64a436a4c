/** Brains spread over GPUs, real processes on the processor under CUDA's names: placement, a lost GPU, and what is told of it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { AskingRobot } from '../../test/support/asking-robot.js';
import { until } from '../../test/support/brain-server.js';
import { type GpuChild, gpuChild } from '../../test/support/gpu-child.js';
import { smallBrain, startServer, TestViewer } from '../../test/support/test-server.js';
import { checkConfig, readConfig } from './config.js';
import { chooseChild } from './gpu-placement.js';
import { resolveGpus } from './gpus.js';
import type { FieldbrainServer, ServerSettings } from './index.js';

describe('gpus in the configuration', () => {
  it.each([
    ['all', 'all'],
    ['0,2', [0, 2]],
    ['0', [0]],
    ['[1,1]', [1, 1]],
  ])('%s is read', (text, expected) => {
    expect(readConfig({ flags: { gpus: text } }).gpus).toEqual(expected);
  });

  it.each(['', 'x', '-1', '0,', '0 2', '1.5', 'cuda:1', '[]', '99999', '1,-1'])('%s is refused', (text) => {
    expect(() => readConfig({ flags: { gpus: text } })).toThrow(
      'configuration: gpus: expected all, or numbers of GPUs such as 0,2. See docs/deploy.md#configuration.',
    );
  });

  it.each(['cpu', 'webgpu', 'cuda:1'] as const)('is refused together with the device %s', (device) => {
    expect(() => checkConfig({ gpus: 'all', brain: { device } })).toThrow(/gpus: not with this brain\.device/);
  });

  it('is checked against what the machine has', async () => {
    expect(await resolveGpus(undefined, async () => 0)).toEqual([]);
    expect(await resolveGpus('all', async () => 2)).toEqual(['cuda:0', 'cuda:1']);
    expect(await resolveGpus([0, 0], async () => 1)).toEqual(['cuda:0', 'cuda:0']);
    await expect(resolveGpus([1, 3], async () => 2)).rejects.toMatchObject({
      code: 'device-unavailable',
      message: 'gpus: no GPU 3: this machine has 2 GPUs, 0 to 1. Name one of these.',
    });
  });
});

describe('the GPU of a new batch', () => {
  const place = (load: number, freeBytes?: number) => ({ load, freeBytes, neededBytes: 100 });

  it.each([
    ['the least load', [place(2, 900), place(1, 500)], 1],
    ['the most memory of equals', [place(1, 500), place(1, 900)], 1],
    ['the first of equals', [place(1, 500), place(1, 500)], 0],
    ['one with room before the least load', [place(0, 50), place(3, 200)], 1],
    ['the most memory where none has room', [place(0, 50), place(3, 70)], 1],
    ['the least load where memory is not known', [place(1), place(0)], 1],
    ['none of none', [], undefined],
  ])('has %s', (_, places, expected) => {
    expect(chooseChild(places)).toBe(expected);
  });
});

describe('a server on two GPUs', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-gpus-'));
  const { device: _, ...brain } = smallBrain;
  const child: GpuChild = gpuChild(folder);
  let server: FieldbrainServer;
  let robots: AskingRobot[] = [];
  afterEach(async () => {
    for (const robot of robots) robot.close();
    await server.close();
    writeFileSync(child.broken, '');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function start(settings: ServerSettings): Promise<void> {
    server = await startServer(
      { brain, brains: 4, ...settings },
      { childEntry: child.entry, countGpus: async () => 2 },
    );
    robots = await Promise.all(['A', 'B', 'C', 'D'].map((name) => new AskingRobot(server.ports.robots, name).open()));
  }
  const placeOf = (name: string): string => {
    const brainOf = server.robots.robotSlot(name)?.brain;
    return `${brainOf?.gpu}/${brainOf?.child}`;
  };
  const places = (): string[] => ['A', 'B', 'C', 'D'].map(placeOf);
  const moves = async (robot: AskingRobot): Promise<boolean> =>
    (await robot.ask())?.some((value) => value !== 0) === true;

  /** While its brain is not there a robot gets zeros and errors. */
  const moving = async (robot: AskingRobot): Promise<void> => {
    while (!(await moves(robot))) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it.each(['SIGKILL', 'broken'])(
    'spreads robots over both; those of a lost one go on on the other (%s)',
    async (how) => {
      await start({ gpus: 'all', checkpoints: { folder: path.join(folder, `kept-${how}`) } });
      const viewer = await TestViewer.connect(server.ports.http);
      expect(places().sort()).toEqual(['0/0', '0/0', '1/1', '1/1']);
      const before = places();
      for (let round = 0; round < 5; round += 1) for (const robot of robots) expect(await moves(robot)).toBe(true);
      for (const name of ['A', 'B', 'C', 'D']) expect((await server.robots.save(name))?.cycle).toBe(5);
      // One that can be opened again comes back; one that is broken does not.
      if (how === 'broken') writeFileSync(child.broken, '1');
      const lost = server.status().gpus?.[1];
      process.kill(lost?.pid ?? 0, 'SIGKILL');
      await until('the take-over', () => places().every((place) => place === '0/0'));
      expect(server.isReady).toBe(true);
      for (const robot of robots) await moving(robot);
      const taken = viewer.messages.filter((one) => one.type === 'event' && one.code === 'brain-taken-over');
      expect(taken).toHaveLength(2);
      // The brains of the lost GPU have not begun anew, and the robots of the other one heard nothing.
      const opened = viewer.messages.filter((one) => one.type === 'event' && one.code === 'brain-open');
      expect(opened.filter((one) => 'details' in one && Number(one.details?.cycle) === 5)).toHaveLength(2);
      expect(robots.map(({ verbs }) => verbs)).toEqual(before.map((one) => (one === '1/1' ? ['disarm'] : [])));
      const text = await (await fetch(`http://127.0.0.1:${server.ports.http}/metrics`)).text();
      expect(text).toMatch(/^fieldbrain_take_overs_total 2$/m);
      expect(text).toMatch(/^fieldbrain_gpu_batches\{kind="[^"]+",gpu="0",child="0"\} 4$/m);
      expect(text).toMatch(/^fieldbrain_robot_gpu\{robot="A",child="0"\} 0$/m);
      viewer.socket.terminate();
    },
  );

  it('takes one GPU for two, and gives a child that came back its share of new robots', async () => {
    await start({ gpus: '0,0', brains: 6, checkpoints: { folder: path.join(folder, 'twice') } });
    expect(places().sort()).toEqual(['0/0', '0/0', '0/1', '0/1']);
    process.kill(server.status().gpus?.[0].pid ?? 0, 'SIGKILL');
    await until('the take-over', () => places().every((place) => place === '0/1'));
    await until('its return', () => server.status().gpus?.[0].state === 'running');
    robots.push(await new AskingRobot(server.ports.robots, 'E').open());
    expect(placeOf('E')).toBe('0/0');
    for (const robot of robots) await moving(robot);
  });

  it('starts without a GPU that cannot be opened, and says so; not where none can', async () => {
    writeFileSync(child.broken, '1');
    await start({ gpus: 'all' });
    expect(places()).toEqual(['0/0', '0/0', '0/0', '0/0']);
    expect(server.status().gpus?.map(({ state }) => state)).toEqual(['running', 'stopped']);
    writeFileSync(child.broken, '0,1');
    const options = { childEntry: child.entry, countGpus: async () => 2 };
    await expect(startServer({ brain, gpus: 'all' }, options)).rejects.toThrow('cuda:0 has fallen off the bus');
  });
});
