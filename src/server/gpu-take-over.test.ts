/**
 * Brains spread over GPUs, in real processes: placement, lost GPUs, and what is told of them. The GPUs are those of the stand-in
 * for NVIDIA's libraries, or, for what the server does with its children, none.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AskingRobot } from '../../test/support/asking-robot.js';
import { until } from '../../test/support/brain-server.js';
import { batchBytes, brainlessChild, type GpuChild, standInChild } from '../../test/support/gpu-child.js';
import { hasStandIn } from '../../test/support/stand-in.js';
import { buildStandIn, type StandIn } from '../../test/support/stand-in-library.js';
import { smallBrain, startServer, TestViewer } from '../../test/support/test-server.js';
import type { FieldbrainServer, ServerSettings } from './index.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-gpus-'));
const { device: _, ...brain } = smallBrain;
let server: FieldbrainServer;
const robots: AskingRobot[] = [];
afterEach(async () => {
  for (const robot of robots.splice(0)) robot.close();
  await server.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start(child: GpuChild, settings: ServerSettings): Promise<void> {
  const options = { childEntry: child.entry, countGpus: async () => 2 };
  server = await startServer({ brain, ready: 1, ...settings }, options);
}

/** Robots that come one after the other. */
async function come(...names: string[]): Promise<void> {
  for (const name of names) robots.push(await new AskingRobot(server.ports.robots, name).open());
}

/** GPU and child of each robot's brain. */
function places(...names: string[]): string[] {
  return names.map((name) => {
    const place = server.robots.robotSlot(name)?.brain;
    return `${place?.gpu}/${place?.child}`;
  });
}

async function moves(robot: AskingRobot): Promise<boolean> {
  return (await robot.ask())?.some((value) => value !== 0) === true;
}

/** While its brain is not there a robot gets zeros and errors. */
async function moving(robot: AskingRobot): Promise<void> {
  while (!(await moves(robot))) await new Promise((resolve) => setTimeout(resolve, 10));
}

function kill(child: number): void {
  process.kill(server.status().gpus?.[child].pid ?? 0, 'SIGKILL');
}

function stateOf(child: number): string | undefined {
  return server.status().gpus?.[child].state;
}

describe.skipIf(!hasStandIn)('two stand-in GPUs', () => {
  let standIn: StandIn;
  beforeAll(() => {
    standIn = buildStandIn();
  });
  afterAll(() => standIn.remove());

  it('have a robot each; that of a lost one goes on on the other, from its snapshot', async () => {
    const child = standInChild(mkdtempSync(path.join(folder, 'child-')), standIn.libraries);
    const checkpoints = { folder: path.join(folder, 'kept') };
    await start(child, { brain: { ...brain, executor: 'graph' }, gpus: 'all', brains: 2, checkpoints });
    const viewer = await TestViewer.connect(server.ports.http);
    await come('A', 'B');
    // The second one has more memory: the first robot goes there.
    expect(places('A', 'B')).toEqual(['1/1', '0/0']);
    for (let round = 0; round < 2; round += 1) for (const robot of robots) expect(await moves(robot)).toBe(true);
    expect((await server.robots.save('A'))?.cycle).toBe(2);
    child.set({ broken: [1] });
    kill(1);
    await until('the take-over', () => places('A')[0] === '0/0');
    expect(server.isReady).toBe(true);
    for (const robot of robots) await moving(robot);
    const taken = viewer.messages.filter((one) => one.type === 'event' && one.code === 'brain-taken-over');
    expect(taken).toHaveLength(1);
    // It has not begun anew, and the robot of the other GPU heard nothing.
    const opened = viewer.messages.filter((one) => one.type === 'event' && one.code === 'brain-open');
    expect(opened.filter((one) => 'details' in one && Number(one.details?.cycle) === 2)).toHaveLength(1);
    expect(robots.map(({ verbs }) => verbs)).toEqual([['disarm'], []]);
    const text = await (await fetch(`http://127.0.0.1:${server.ports.http}/metrics`)).text();
    expect(text).toMatch(/^fieldbrain_take_overs_total 1$/m);
    expect(text).toMatch(/^fieldbrain_gpu_running\{kind="[^"]+",gpu="1",child="1"\} 0$/m);
    expect(text).toMatch(/^fieldbrain_gpu_batches\{kind="[^"]+",gpu="0",child="0"\} 2$/m);
    expect(text).toMatch(/^fieldbrain_robot_gpu\{robot="A",child="0"\} 0$/m);
    const free = /^fieldbrain_gpu_free_bytes\{kind="[^"]+",gpu="0",child="0"\} (\d+)$/m.exec(text);
    expect(Number(free?.[1])).toBeGreaterThan(2 ** 29);
    expect(Number(free?.[1])).toBeLessThan(2 ** 30);
    viewer.socket.terminate();
    // What goes to another child leaves no memory behind.
    const [first] = server.robots.pools[0].children.all;
    const { freeBytes } = await first.supervisor.request({ kind: 'drop', batch: 0 });
    expect(freeBytes).toBeGreaterThan(Number(free?.[1]));
  });
});

describe('two GPUs', () => {
  const child = brainlessChild(folder);
  afterEach(() => child.set({}));

  it('take over what is lost while it opens, and what waits for one that does not come back', async () => {
    await start(child, { gpus: 'all', brains: 5, ready: 5 });
    await come('A', 'B', 'C');
    expect(places('A', 'B', 'C')).toEqual(['0/0', '1/1', '0/0']);
    child.set({ dying: [1] });
    await come('D');
    expect(robots[3].refused).toEqual([]);
    await until('the take-over', () => places('B')[0] === '0/0');
    expect(places('D')).toEqual(['0/0']);
    for (const robot of robots) await moving(robot);
    // One that is back gets its share of new robots, with a batch that the other one had made.
    child.set({});
    await until('its return', () => stateOf(1) === 'running');
    await come('E');
    expect(places('E')).toEqual(['1/1']);
    // All that has come to the second one waits there when it is lost too. The first returns alone, and takes it.
    child.set({ stuck: [0, 1] });
    const losses = server.status().gpus?.[1].restarts ?? 0;
    kill(0);
    await until('the second take-over', () => places('A', 'B', 'C', 'D', 'E').every((place) => place === '1/1'));
    kill(1);
    await until('the second loss', () => stateOf(1) === 'restarting');
    child.set({ stuck: [1] });
    await until('the third take-over', () => places('A', 'B', 'C', 'D', 'E').every((place) => place === '0/0'));
    expect(server.status().gpus?.[1]).toMatchObject({ state: 'restarting', restarts: losses + 1 });
    for (const robot of robots) await moving(robot);
  });

  it('get a batch only where the memory for it is not promised to another one', async () => {
    const freeBytes = { 1: 1.5 * batchBytes };
    child.set({ freeBytes });
    await start(child, { gpus: 'all', brains: 6 });
    await come('A', 'B', 'C');
    expect(places('A', 'B', 'C')).toEqual(['0/0', '1/1', '0/0']);
    child.set({ slow: [1], freeBytes });
    const waits = new AskingRobot(server.ports.robots, 'D').open();
    await until('its place', () => (server.status().gpus?.[1].batches ?? 0) === 2);
    await come('E', 'F');
    // Robots use fewer batches on the second, but it has no room for another one.
    expect(places('E', 'F')).toEqual(['0/0', '0/0']);
    child.set({});
    robots.push(await waits);
    expect(places('D')).toEqual(['1/1']);
  });

  it('may be one that stands there twice', async () => {
    await start(child, { gpus: '0,0', brains: 2 });
    await come('A', 'B');
    expect(places('A', 'B')).toEqual(['0/0', '0/1']);
    kill(0);
    await until('the take-over', () => places('A')[0] === '0/1');
    for (const robot of robots) await moving(robot);
  });

  it('may be one that cannot be opened at the start, which is told; not both', async () => {
    child.set({ broken: [1] });
    await start(child, { gpus: 'all' });
    await come('A', 'B');
    expect(places('A', 'B')).toEqual(['0/0', '0/0']);
    expect([stateOf(0), stateOf(1)]).toEqual(['running', 'stopped']);
    child.set({ broken: [0, 1] });
    const options = { childEntry: child.entry, countGpus: async () => 2 };
    await expect(startServer({ brain, gpus: 'all' }, options)).rejects.toThrow('cuda:0 has fallen off the bus');
  });
});
