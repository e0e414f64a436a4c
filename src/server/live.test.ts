import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { sampleRobot } from '../../test/support/telemetry-sample.js';
import { Hub } from './hub.js';
import { type LiveParts, LiveViewer } from './live.js';
import type { FieldMessage } from './telemetry.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A socket that holds whatever is sent; it reads when it is told to. */
class HeldSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  readonly frames: (string | Uint8Array)[] = [];
  readonly pings: string[] = [];

  send(frame: string | Uint8Array): void {
    this.frames.push(frame);
  }

  ping(mark: string): void {
    this.pings.push(mark);
  }

  /** Answers the questions that have come. */
  read(): void {
    for (const mark of this.pings.splice(0)) this.emit('pong', Buffer.from(mark));
  }

  get pictures(): number {
    return this.frames.filter((frame) => typeof frame !== 'string').length;
  }
}

const robot = 'r';

function setUp(idleQueue?: { soon(work: () => void): void }, more: Partial<LiveParts> = {}) {
  const hub = new Hub();
  const socket = new HeldSocket();
  const viewer = new LiveViewer(
    socket as unknown as WebSocket,
    { name: 'somebody', role: 'view' },
    {
      hub,
      commands: { run: async () => ({ ok: true }) },
      fields: { watch: () => undefined, leave: () => undefined },
      serverName: 'server',
      isStopped: () => false,
      ...(idleQueue === undefined ? {} : { idleQueue }),
      ...more,
    },
  );
  socket.emit('message', JSON.stringify({ command: 'watchField', robot, group: 'content', hz: 20, edge: 8 }), false);
  const picture = (cycle: number): FieldMessage => ({
    ...{ type: 'field', robot, cycle, timeMs: 0, group: 'content', edge: 8, fieldEdge: 8, minimum: 0, maximum: 1 },
    data: new Uint8Array(512),
  });
  return { hub, socket, viewer, picture };
}

it('packs and sends nothing more for somebody who does not read, and goes on with the newest', async () => {
  const { hub, socket, viewer, picture } = setUp();
  const say = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) {
      // As the pictures' taker does: none for those who are behind.
      if (!viewer.isBehind) hub.publish(picture(at));
      hub.publish({ type: 'event', timeMs: at, level: 'info', code: 'c', text: 'x'.repeat(100) });
      await vi.advanceTimersByTimeAsync(100);
    }
  };
  await say(5);
  expect(viewer.isBehind).toBe(true);
  expect(socket.pictures).toBeLessThanOrEqual(2);
  const { length } = socket.frames;
  await say(1000);
  expect(hub.wants('cycle')).toBe(false);
  expect(socket.frames).toHaveLength(length);
  expect(viewer.dropped).toBeGreaterThan(0);
  for (let round = 0; round < 200; round += 1) {
    socket.read();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect([viewer.isBehind, hub.wants('cycle')]).toEqual([false, true]);
  expect(String(socket.frames.at(-1))).toContain('"timeMs":999');
  await say(1);
  expect(socket.pictures).toBeGreaterThan(1);
});

it('shows two pictures for each time a slow one reads, however many there are', async () => {
  const { hub, socket, viewer, picture } = setUp();
  for (let ms = 0; ms < 3000; ms += 50) {
    if (!viewer.isBehind) hub.publish(picture(ms));
    if (ms % 150 === 0) socket.read();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(socket.pictures).toBeGreaterThanOrEqual(20);
  expect(socket.pictures).toBeLessThanOrEqual(41);
});

it('packs when it is let, not when something is published', async () => {
  const waiting: (() => void)[] = [];
  const { hub, socket, picture } = setUp({ soon: (work) => void waiting.push(work) });
  const { length } = socket.frames;
  hub.publish(picture(0));
  hub.publish({ type: 'event', timeMs: 0, level: 'info', code: 'c', text: '' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(socket.frames).toHaveLength(length);
  expect(waiting).toHaveLength(1);
  waiting[0]();
  expect(socket.frames).toHaveLength(length + 2);
});

const worldAt = (timeMs: number) =>
  ({ type: 'world', robot, timeMs, x: 0, y: 0, heading: 0 }) as unknown as Parameters<Hub['publish']>[0];
const worldsIn = (frames: readonly (string | Uint8Array)[]): number[] =>
  frames
    .filter((frame) => String(frame).includes('"type":"world"'))
    .map((frame) => (JSON.parse(String(frame)) as { timeMs: number }).timeMs);

it('tells the newest of what came too soon once nothing more comes, once and in order', async () => {
  const { hub, socket } = setUp();
  socket.emit('message', JSON.stringify({ command: 'watch', hz: 4 }), false);
  for (const timeMs of [1, 2, 3]) hub.publish(worldAt(timeMs));
  await vi.advanceTimersByTimeAsync(200);
  expect(worldsIn(socket.frames)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(worldsIn(socket.frames)).toEqual([1, 3]);
  hub.publish(worldAt(4));
  await vi.advanceTimersByTimeAsync(1000);
  expect(worldsIn(socket.frames)).toEqual([1, 3, 4]);
});

it('what was held back goes behind what still waits, and not to somebody who has gone', async () => {
  const waiting: (() => void)[] = [];
  const { hub, socket } = setUp({ soon: (work) => void waiting.push(work) });
  socket.emit('message', JSON.stringify({ command: 'watch', hz: 4 }), false);
  hub.publish(worldAt(1));
  hub.publish(worldAt(2));
  await vi.advanceTimersByTimeAsync(1000);
  expect(worldsIn(socket.frames)).toEqual([]);
  // What is held back is let first here, finds that something waits, and comes again.
  for (const work of waiting.splice(0).reverse()) work();
  expect(worldsIn(socket.frames)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(300);
  for (const work of waiting.splice(0)) work();
  expect(worldsIn(socket.frames)).toEqual([1, 2]);
  hub.publish(worldAt(3));
  socket.emit('close');
  await vi.advanceTimersByTimeAsync(1000);
  expect(worldsIn(socket.frames)).toEqual([1, 2]);
});

it('what was held back is not told behind what came since, nor of robots that are no longer watched', async () => {
  const { hub, socket } = setUp();
  const watch = (wish: object): boolean => socket.emit('message', JSON.stringify({ command: 'watch', ...wish }), false);
  watch({ hz: 4 });
  for (const timeMs of [1, 2]) hub.publish(worldAt(timeMs));
  watch({ hz: 0 });
  hub.publish(worldAt(3));
  await vi.advanceTimersByTimeAsync(2000);
  expect(worldsIn(socket.frames)).toEqual([1, 3]);
  watch({ hz: 4 });
  for (const timeMs of [4, 5]) hub.publish(worldAt(timeMs));
  watch({ robots: ['another'], hz: 4 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(worldsIn(socket.frames)).toEqual([1, 3, 4]);
});

it('a slow reader of a recording gets all of it: no robot could be held up', async () => {
  const told = async (more: Partial<LiveParts>): Promise<number> => {
    const { hub, socket, viewer, picture } = setUp(undefined, more);
    hub.publish(picture(0));
    await vi.advanceTimersByTimeAsync(1);
    socket.read();
    await vi.advanceTimersByTimeAsync(100);
    hub.publish(picture(1));
    await vi.advanceTimersByTimeAsync(150);
    socket.read();
    expect(viewer.isSlow).toBe(true);
    for (let timeMs = 0; timeMs < 20; timeMs += 1) hub.publish(worldAt(timeMs));
    await vi.advanceTimersByTimeAsync(20);
    return worldsIn(socket.frames).length;
  };
  expect(await told({})).toBe(1);
  expect(await told({ playback: () => ({}) as ReturnType<NonNullable<LiveParts['playback']>> })).toBe(20);
});

it('sends the world to a slow reader four times per second, and to one that keeps up each time', async () => {
  const told = async (readEveryMs: number): Promise<number> => {
    const { hub, socket, picture } = setUp();
    hub.publish(picture(0));
    await vi.advanceTimersByTimeAsync(1);
    socket.read();
    const { length } = socket.frames;
    for (let ms = 0; ms < 4000; ms += 25) {
      if (ms % 100 === 0) hub.publish(picture(ms));
      hub.publish(worldAt(ms));
      if (ms === 2000)
        hub.publish({ ...worldAt(-1), walls: [[0, 0, 1, 1]] } as unknown as Parameters<Hub['publish']>[0]);
      await vi.advanceTimersByTimeAsync(25);
      if (ms % readEveryMs === 0) socket.read();
    }
    expect(socket.frames.some((frame) => String(frame).includes('walls'))).toBe(true);
    return socket.frames.slice(length).filter((frame) => String(frame).includes('"type":"world"')).length;
  };
  expect(await told(25)).toBeGreaterThanOrEqual(150);
  const slow = await told(150);
  expect(slow).toBeGreaterThanOrEqual(12);
  expect(slow).toBeLessThanOrEqual(30);
});

it('passes on why information flow is refused', async () => {
  const refused = { ok: false, code: 'no-such-robot', text: 'watchFlow: no robot r.' } as const;
  const { socket } = setUp(undefined, { flows: { watch: () => refused, leave: () => undefined } });
  socket.emit('message', JSON.stringify({ command: 'watchFlow', robot, on: true, id: 'q' }), false);
  await vi.waitFor(() => expect(socket.frames.join()).toContain('"no-such-robot"'));
});

it('gives back what it drives when it leaves, also where it leaves while it takes over', async () => {
  const ran: string[] = [];
  let takeOver = (): void => undefined;
  const { hub, socket } = setUp(undefined, {
    commands: {
      run: (command) => {
        ran.push(JSON.stringify(command));
        if (!('drive' in command) || !command.drive) return Promise.resolve({ ok: true });
        return new Promise((resolve) => {
          takeOver = () => {
            hub.publish(sampleRobot('r', { driver: { kind: 'person', name: 'somebody' } }));
            resolve({ ok: true });
          };
        });
      },
    },
  });
  hub.publish(sampleRobot('other', { driver: { kind: 'person', name: 'somebody else' } }));
  socket.emit('message', JSON.stringify({ command: 'takeover', robot: 'r', drive: true }), false);
  socket.emit('close');
  expect(ran).toHaveLength(1);
  takeOver();
  await vi.runAllTimersAsync();
  expect(ran.slice(1)).toEqual([JSON.stringify({ command: 'takeover', robot: 'r', drive: false })]);
});
