import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { picarxOutputs } from '../robot/index.js';
import { noEpoch } from '../robot/wire/epoch.js';
import type { RobotPeer } from '../server/robot-host.js';
import type { Robots } from '../server/robots.js';
import type { FleetBus } from './bus.js';
import { decodeAct, encodeSense } from './frames.js';
import { askMessage, parseMessage } from './messages.js';
import { namesOfFleet } from './names.js';
import { FleetWorker } from './worker.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-worker-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.useRealTimers());

const request = {
  version: 3,
  sensors: 2,
  motors: 4,
  hardware: 1,
  hardwareName: 'picarx',
  mask: 0,
  id: 'car',
  operator: false,
  actuators: picarxOutputs,
};
const ask = { robot: 'car', gateway: 'g', session: 7, address: '', revision: 0, seen: noEpoch, request };

it('takes only names that stay in their folder', () => {
  for (const robot of ['car', 'car.1', 'at-10.0.0.1_x', '-0a1b2c3d'])
    expect(parseMessage(askMessage, JSON.stringify({ ...ask, robot }))?.robot).toBe(robot);
  for (const robot of ['../../x', '.', '..', '.car', 'a/b', 'a\\b', 'a b', '', 'x'.repeat(65)])
    expect(parseMessage(askMessage, JSON.stringify({ ...ask, robot }))).toBeUndefined();
});

it("refuses a name that is not the request's before it claims anything", async () => {
  const { worker, asks, claims } = await startWorker({});
  expect(await asks({ ...ask, robot: 'other' })).toMatchObject({ granted: false, reason: 'failed' });
  expect(await asks({ ...ask, robot: '../car' })).toMatchObject({ granted: false, reason: 'failed' });
  expect(claims).toEqual([]);
  await worker.close();
});

it('refuses the ask where a brain throws, and serves the next', async () => {
  let isBroken = true;
  const { worker, asks, events } = await startWorker({
    admit: async (session: RobotPeer) => {
      if (isBroken) throw new Error('broken');
      session.accept({ gpu: false, fieldEdge: 4, channels: 64, sessionNumber: 1, telemetryPort: 0 });
      return undefined;
    },
  });
  expect(await asks(ask)).toMatchObject({ granted: false, reason: 'failed', text: 'broken' });
  expect(events).toContain('worker-failed');
  expect(worker.robots).toEqual([]);
  isBroken = false;
  expect(await asks({ ...ask, revision: 1 })).toMatchObject({ granted: true });
  expect(worker.robots).toHaveLength(1);
  await worker.close();
});

it('says why the store takes no claim, and not where another was quicker', async () => {
  let message = 'maximum bytes exceeded';
  const claim = async (): Promise<void> => Promise.reject(new Error(message));
  const { worker, asks, events } = await startWorker({}, 2, { claim });
  const text = expect.stringContaining('(maximum bytes exceeded)');
  for (let i = 0; i < 3; i += 1) expect(await asks(ask)).toEqual({ granted: false, reason: 'moved', text });
  expect(events.filter((kind) => kind === 'claim-failed')).toHaveLength(1);
  message = 'wrong last sequence: 7';
  expect(await asks(ask)).toEqual({ granted: false, reason: 'moved', text: '' });
  expect(events.filter((kind) => kind === 'claim-failed')).toHaveLength(1);
  await worker.close();
});

it('says that it is loading until it answers, and for whom', async () => {
  vi.useFakeTimers();
  let open: () => void = () => undefined;
  const { worker, names, asks, published } = await startWorker({
    admit: async (session: RobotPeer) => {
      await new Promise<void>((resolve) => {
        open = resolve;
      });
      session.accept({ gpu: false, fieldEdge: 4, channels: 64, sessionNumber: 1, telemetryPort: 0 });
      return {};
    },
  });
  const words = () => published.filter(([subject]) => subject === names.tell('car')).map(([, text]) => String(text));
  const granted = asks(ask);
  await vi.advanceTimersByTimeAsync(900);
  expect(words().map((text) => JSON.parse(text))).toEqual(
    Array(4).fill({ kind: 'loading', session: 7, worker: 'one', progress: 2 }),
  );
  open();
  expect(await granted).toMatchObject({ granted: true });
  await vi.advanceTimersByTimeAsync(2000);
  expect(words()).toHaveLength(4);
  await worker.close();
});

it("gives a brain only whole frames of its robot's present connection, and answers those it throws at", async () => {
  const taken: number[] = [];
  const { worker, names, asks, send, published } = await startWorker({
    admit: async (session: RobotPeer) => {
      session.accept({ gpu: false, fieldEdge: 4, channels: 64, sessionNumber: 1, telemetryPort: 0 });
      return {};
    },
    sensory: (_slot: unknown, values: Float32Array) => {
      taken.push(values[0]);
      throw new Error('broken');
    },
  });
  expect(await asks(ask)).toMatchObject({ granted: true });
  const [{ epoch }] = worker.robots;
  const good = {
    ...{ epoch, session: 7, sequence: 1, values: new Float32Array([1, 2]) },
    ...{ reward: undefined, demonstration: undefined, end: 0 },
  };
  const sense = (change: object): void => send(names.sense('car'), encodeSense({ ...good, ...change }));
  await new Promise((resolve) => setImmediate(resolve));
  sense({ session: 8 });
  sense({ values: new Float32Array([1, 2, 3]) });
  sense({ values: new Float32Array([1, Number.NaN]) });
  sense({ reward: Number.POSITIVE_INFINITY });
  sense({ demonstration: new Float32Array(3) });
  expect(taken).toEqual([]);
  sense({ values: new Float32Array([3, 2]), demonstration: new Float32Array(4).fill(Number.NaN) });
  sense({ values: new Float32Array([4, 2]), sequence: 2 });
  expect(taken).toEqual([3, 4]);
  const acts = published.filter(([subject]) => subject === names.act('car')).map(([, data]) => decodeAct(data));
  expect(acts.map((one) => [one?.sequence, one?.failed])).toEqual([
    [1, true],
    [2, true],
  ]);
  await worker.close();
});

/** Brains that are accepted at once; names what was saved and evicted, in this order. */
function easyRobots() {
  const done: string[] = [];
  const robots = {
    admit: async (session: RobotPeer) => {
      session.accept({ gpu: false, fieldEdge: 4, channels: 64, sessionNumber: 1, telemetryPort: 0 });
      return {};
    },
    leave: () => undefined,
    save: async (robot: string) => void done.push(`save ${robot}`),
    evict: (robot: string) => void done.push(`evict ${robot}`),
  };
  return { done, robots };
}

const askOf = (i: number) => ({ ...ask, robot: `car-${i}`, session: i, request: { ...request, id: `car-${i}` } });
const word = (session: number, here: boolean): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ session, here }));

it('serves more robots than it has places, one after the other, and saves each before its place is taken', async () => {
  const { done, robots } = easyRobots();
  const { worker, names, asks, send } = await startWorker(robots);
  for (let i = 1; i <= 9; i += 1) {
    expect(await asks(askOf(i))).toMatchObject({ granted: true });
    send(names.presence(`car-${i}`), word(i, false));
  }
  expect(worker.robots.map(({ robot }) => robot)).toEqual(['car-8', 'car-9']);
  for (let i = 1; i <= 7; i += 1) {
    expect(done).toContain(`save car-${i}`);
    expect(done.lastIndexOf(`evict car-${i}`)).toBeGreaterThan(done.indexOf(`save car-${i}`));
  }
  expect(done).not.toContain('save car-8');
  await worker.close();
});

it('makes one place free for a robot that is asked for twice meanwhile', async () => {
  const { worker, names, asks, send } = await startWorker(easyRobots().robots);
  for (const i of [1, 2]) {
    await asks(askOf(i));
    send(names.presence(`car-${i}`), word(i, false));
  }
  const both = await Promise.all([asks(askOf(3)), asks(askOf(3))]);
  expect(both).toContainEqual(expect.objectContaining({ granted: true }));
  expect(worker.robots.map(({ robot }) => robot)).toEqual(['car-2', 'car-3']);
  await worker.close();
});

it('keeps the place of a robot that is connected, of one that came again, and of one that cannot be saved', async () => {
  let isFull = false;
  const save = async (): Promise<undefined> => {
    if (isFull) throw new Error('no room');
    return undefined;
  };
  const { worker, names, asks, send } = await startWorker({ ...easyRobots().robots, save });
  const here = () => worker.robots.map(({ robot }) => robot);
  await asks(askOf(1));
  await asks(askOf(2));
  expect(await asks(askOf(3))).toMatchObject({ granted: false, reason: 'full' });
  // The word on an earlier connection says nothing of this one.
  send(names.presence('car-1'), word(77, false));
  expect(await asks(askOf(3))).toMatchObject({ granted: false, reason: 'full' });
  send(names.presence('car-1'), word(1, false));
  const [{ epoch }] = worker.robots;
  expect(await asks({ ...askOf(1), session: 11, revision: epoch.revision, seen: epoch })).toMatchObject({
    granted: true,
  });
  expect(await asks(askOf(3))).toMatchObject({ granted: false, reason: 'full' });
  send(names.presence('car-2'), word(2, false));
  isFull = true;
  expect(await asks(askOf(3))).toMatchObject({ granted: false, reason: 'full' });
  expect(here()).toEqual(['car-1', 'car-2']);
  await worker.close();
});

it('frees the place of a robot that was silent for too long, and tells its gateway', async () => {
  vi.useFakeTimers();
  const { done, robots } = easyRobots();
  const { worker, names, asks, send, published } = await startWorker(robots);
  await asks(askOf(1));
  await asks(askOf(2));
  await vi.advanceTimersByTimeAsync(40_000);
  // A stopped robot sends no frames: its gateway speaks for it.
  send(names.presence('car-2'), word(2, true));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(worker.robots.map(({ robot }) => robot)).toEqual(['car-2']);
  expect(done).toEqual(['evict car-1', 'evict car-2', 'save car-1', 'evict car-1']);
  const told = published.filter(([subject]) => subject === names.tell('car-1')).map(([, text]) => String(text));
  expect(told).toEqual([expect.stringContaining('released')]);
  await worker.close();
});

it('gives robots to a worker that joins, one at a time, and keeps its share', async () => {
  vi.useFakeTimers();
  const { robots } = easyRobots();
  const { worker, names, asks, send } = await startWorker(robots, 8);
  for (let i = 1; i <= 6; i += 1) await asks(askOf(i));
  const other = { worker: 'two', life: '2', capacity: 8, draining: false };
  const passes = async (ms: number, taken: number): Promise<void> => {
    for (let i = 0; i < ms; i += 200) {
      send(names.beat('*'), new TextEncoder().encode(JSON.stringify({ ...other, robots: taken })));
      await vi.advanceTimersByTimeAsync(200);
    }
  };
  await passes(10_000, 0);
  expect(worker.robots).toHaveLength(5);
  await passes(10_000, 1);
  expect(worker.robots).toHaveLength(4);
  await passes(20_000, 2);
  expect(worker.robots).toHaveLength(4);
  // A worker that is not heard any more gets none.
  await vi.advanceTimersByTimeAsync(12_000);
  expect(worker.robots).toHaveLength(4);
  await worker.close();
});

it('counts robots as drained whose state is safe, names the others, and drives those on', async () => {
  const { done, robots } = easyRobots();
  const save = async (robot: string): Promise<undefined> => {
    if (robot === 'car-2') throw new Error('no room');
    done.push(`save ${robot}`);
  };
  const { worker, names, asks, drains, published } = await startWorker({ ...robots, save }, 3);
  for (const i of [1, 2, 3]) await asks(askOf(i));
  const unsaved = [{ robot: 'car-2', reason: 'no room' }];
  expect(await drains()).toEqual({ moved: 2, unsaved });
  expect(worker.robots.map(({ robot }) => robot)).toEqual(['car-2']);
  const told = (i: number): boolean => published.some(([subject]) => subject === names.tell(`car-${i}`));
  expect([1, 2, 3].map(told)).toEqual([true, false, true]);
  expect(await asks(askOf(4))).toMatchObject({ granted: false, reason: 'full' });
  // A process that ends gives it up all the same, and says what that costs.
  expect(await worker.close()).toEqual(['car-2: its newest state is not in the store (no room)']);
  expect(worker.robots).toEqual([]);
  expect(told(2)).toBe(true);
});

it('leaves its NATS server where its robots are silent and the store does not answer, and only then', async () => {
  vi.useFakeTimers();
  let isCut = false;
  const changed = vi.fn(() => true);
  const { worker, asks } = await startWorker(easyRobots().robots, 2, {
    changed,
    read: () => (isCut ? Promise.reject(new Error('timeout')) : Promise.resolve(null)),
  });
  await asks(askOf(1));
  await vi.advanceTimersByTimeAsync(5000);
  expect(changed).not.toHaveBeenCalled();
  isCut = true;
  await vi.advanceTimersByTimeAsync(2500);
  expect(changed).toHaveBeenCalledTimes(1);
  // Not again at once: where no store answers, another server does not help.
  await vi.advanceTimersByTimeAsync(1000);
  expect(changed).toHaveBeenCalledTimes(1);
  isCut = false;
  await worker.close();
});

/** A worker whose store takes everything and whose robots are those given. */
async function startWorker(
  robots: object,
  capacity = 2,
  {
    read = async (): Promise<null> => null,
    changed = (): boolean => true,
    claim = async (): Promise<void> => undefined,
  } = {},
) {
  const names = namesOfFleet('test');
  const heard = new Map<string, (message: unknown) => void>();
  const claims: string[] = [];
  const events: string[] = [];
  const published: (readonly [string, Uint8Array])[] = [];
  let revision = 0;
  const bucket = {
    watch: async () => Object.assign((async function* () {})(), { stop: () => undefined }),
    status: async () => ({ streamInfo: { created: '2024-01-01T00:00:00Z' } }),
    get: read,
    put: async (key: string) => {
      await claim();
      claims.push(key);
      revision += 1;
      return revision;
    },
  };
  const bus = {
    names,
    bucket: async () => bucket,
    objects: async () => ({}),
    publish: (subject: string, data: Uint8Array) => void published.push([subject, data]),
    flush: async () => undefined,
    changeServer: changed,
    inbox: () => ({ subject: '', end: () => undefined }),
    subscribe: (subject: string, one: (message: unknown) => void) => {
      heard.set(subject, one);
      return () => heard.delete(subject);
    },
  };
  const worker = await FleetWorker.start({
    name: 'one',
    bus: bus as unknown as FleetBus,
    robots: {
      pools: [],
      counters: { cycles: 0 },
      timing: { quantiles: () => ({ p99: 0 }) },
      evict: () => undefined,
      save: async () => undefined,
      ...robots,
    } as unknown as Robots,
    event: (_level, kind) => events.push(kind),
    capacity,
    folder,
    awayMs: 60_000,
    everyMs: 1e9,
    standby: false,
  });
  const send = (subject: string, data: Uint8Array): void =>
    heard.get(subject)?.({ data, string: () => new TextDecoder().decode(data) });
  const asks = (message: object): Promise<unknown> =>
    new Promise((resolve) => {
      const respond = (text: string): void => resolve(JSON.parse(text));
      heard.get(names.ask('one'))?.({ string: () => JSON.stringify(message), respond });
    });
  const drains = (): Promise<unknown> =>
    new Promise((resolve) => {
      heard.get(names.drain('one'))?.({ respond: (text: string) => resolve(JSON.parse(text)) });
    });
  return { worker, names, asks, drains, send, claims, events, published };
}
