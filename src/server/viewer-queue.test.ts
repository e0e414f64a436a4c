/** What both kinds of viewers promise: those of the page and those of Foxglove. */
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { decodeFieldFrame } from './field-frame.js';
import { type Desk, Viewer } from './foxglove/viewer.js';
import { Hub } from './hub.js';
import { LiveViewer } from './live.js';
import { ViewerQueue } from './viewer-queue.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A socket that takes everything at once, as the kernel's buffers do; what was read shows in answers to pings alone. */
class HeldSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  bufferedAmount = 0;
  readonly frames: (string | Uint8Array)[] = [];
  readonly pings: string[] = [];
  isCut = false;

  send(frame: string | Uint8Array): void {
    this.frames.push(frame);
  }

  ping(mark: string): void {
    this.pings.push(mark);
  }

  terminate(): void {
    this.isCut = true;
  }

  /** Answers the questions that have come. */
  read(): void {
    for (const mark of this.pings.splice(0)) this.emit('pong', Buffer.from(mark));
  }

  async readAll(): Promise<void> {
    for (let round = 0; round < 2000; round += 1) {
      this.read();
      await vi.advanceTimersByTimeAsync(1);
    }
  }
}

interface Watched {
  readonly socket: HeldSocket;
  readonly viewer: { readonly isBehind: boolean; readonly dropped: number };
  readonly isAway: () => boolean;
  /** A message of which each counts, of about a kilobyte, and a picture. */
  readonly event: (number: number) => void;
  readonly picture: (number: number) => void;
  /** Something that is answered by a control frame. */
  readonly ask: () => Promise<void>;
  readonly close: () => void;
  /** The numbers of messages that were sent, pictures as negative numbers. */
  readonly numbers: () => number[];
}

function ofPage(): Watched {
  const [hub, socket] = [new Hub(), new HeldSocket()];
  const viewer = new LiveViewer(
    socket as unknown as WebSocket,
    { name: 'somebody', role: 'view' },
    {
      hub,
      commands: { run: async () => ({ ok: true }) },
      fields: { watch: () => undefined, leave: () => undefined },
      serverName: 'server',
      isStopped: () => false,
    },
  );
  const wish = { command: 'watchField', robot: 'r', group: 'content', hz: 20, edge: 8 };
  socket.emit('message', JSON.stringify(wish), false);
  return {
    socket,
    viewer,
    isAway: () => !hub.wants('event'),
    event: (timeMs) => hub.publish({ type: 'event', timeMs, level: 'info', code: 'c', text: 'x'.repeat(1000) }),
    picture: (cycle) => {
      vi.advanceTimersByTime(50);
      hub.publish({
        ...{ type: 'field', robot: 'r', cycle, timeMs: 0, group: 'content', edge: 8, fieldEdge: 8 },
        ...{ minimum: 0, maximum: 1, data: new Uint8Array(512) },
      });
    },
    ask: async () => {
      socket.emit('message', JSON.stringify({ command: 'watch', id: 1 }), false);
      await vi.advanceTimersByTimeAsync(0);
    },
    close: () => void socket.emit('close'),
    numbers: () =>
      socket.frames.flatMap((frame) => {
        if (typeof frame !== 'string') return [-(decodeFieldFrame(frame)?.cycle ?? Number.NaN)];
        const { type, timeMs } = JSON.parse(frame) as { type: string; timeMs: number };
        return type === 'event' ? [timeMs] : [];
      }),
  };
}

function ofFoxglove(): Watched {
  const socket = new HeldSocket();
  const desk = { hasChannel: () => true, subscribed: () => undefined, getParameters: () => [] } as unknown as Desk;
  const viewer = new Viewer('somebody', 'view', socket, desk);
  socket.on('pong', (mark: Buffer) => viewer.queue.heard(mark.toString()));
  const subscriptions = [1, 2].map((channelId) => ({ id: 10 * channelId, channelId }));
  void viewer.receiveText(JSON.stringify({ op: 'subscribe', subscriptions }));
  return {
    socket,
    viewer: viewer.queue,
    isAway: () => viewer.queue.isAway,
    event: (number) => viewer.message(1, BigInt(number), new Uint8Array(1000)),
    picture: (number) => viewer.message(2, BigInt(number), new Uint8Array(1000), true),
    ask: () => viewer.receiveText(JSON.stringify({ op: 'getParameters', parameterNames: [], id: 'x' })),
    close: () => viewer.queue.close(),
    numbers: () =>
      socket.frames.flatMap((frame) => {
        if (typeof frame === 'string') return [];
        const view = new DataView(frame.buffer, frame.byteOffset);
        return [Number(view.getBigUint64(5, true)) * (view.getUint32(1, true) === 20 ? -1 : 1)];
      }),
  };
}

const rising = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b);

describe.each([
  ['the page', ofPage],
  ['Foxglove', ofFoxglove],
])('a viewer of %s', (_name, start) => {
  it('a viewer that reads slowly gets what it can read, in order, and the newest at last', async () => {
    const { socket, viewer, event, numbers } = start();
    for (let at = 0; at < 20_000; at += 1) {
      event(at);
      if (at % 100 === 0) await vi.advanceTimersByTimeAsync(1);
      if (at % 2000 === 0) socket.read();
    }
    const beforeEnd = numbers().length;
    expect(beforeEnd).toBeGreaterThan(1000);
    expect(viewer.dropped).toBeGreaterThan(0);
    await socket.readAll();
    expect(numbers()).toEqual(rising(numbers()));
    expect(numbers().at(-1)).toBe(19_999);
    expect(numbers().length + viewer.dropped).toBe(20_000);
    expect(viewer.isBehind).toBe(false);
  });

  it('a viewer that stops gets nothing more, is away after 1 s, and goes on when it reads', async () => {
    const { socket, viewer, isAway, event } = start();
    for (let at = 0; at < 100; at += 1) event(at);
    await vi.advanceTimersByTimeAsync(300);
    expect([viewer.isBehind, isAway()]).toEqual([true, false]);
    const { length } = socket.frames;
    await vi.advanceTimersByTimeAsync(1000);
    for (let at = 100; at < 200; at += 1) event(at);
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.frames).toHaveLength(length);
    expect(isAway()).toBe(true);
    await socket.readAll();
    expect([viewer.isBehind, isAway(), viewer.dropped]).toEqual([false, false, 0]);
    expect(socket.frames.length).toBeGreaterThanOrEqual(length + 100);
  });

  it('a viewer that does not read costs a bounded number of bytes, and so does one that asks all the time', async () => {
    const { socket, event, ask, numbers } = start();
    for (let at = 0; at < 20_000; at += 1) event(at);
    await vi.advanceTimersByTimeAsync(100);
    expect(socket.frames.reduce((sum, frame) => sum + frame.length, 0)).toBeLessThan(300 << 10);
    await socket.readAll();
    expect(numbers().length).toBeLessThan(9000);
    socket.bufferedAmount = 33 << 20;
    const { length } = socket.frames;
    await ask();
    expect([socket.isCut, socket.frames.length]).toEqual([true, length]);
  });

  it('gets of pictures that waited the newest, in its turn', async () => {
    const { socket, viewer, event, picture, numbers } = start();
    for (let at = 0; at < 400; at += 1) event(at);
    await vi.advanceTimersByTimeAsync(10);
    picture(1);
    event(400);
    for (let at = 2; at <= 40; at += 1) picture(at);
    await socket.readAll();
    expect(numbers().filter((one) => one < 0)).toEqual([-40]);
    expect(numbers().indexOf(-40)).toBeLessThan(numbers().indexOf(400));
    expect(viewer.dropped).toBe(39);
    picture(41);
    await socket.readAll();
    expect(numbers().at(-1)).toBe(-41);
  });

  it('gets nothing once it has gone', async () => {
    const { socket, event, picture, ask, close } = start();
    for (let at = 0; at < 1000; at += 1) event(at);
    await vi.advanceTimersByTimeAsync(10);
    const { length } = socket.frames;
    close();
    socket.read();
    event(1);
    picture(1);
    await ask();
    await socket.readAll();
    expect(socket.frames).toHaveLength(length);
  });
});

describe('a queue for a viewer', () => {
  it('gives way by bytes, the oldest first, and keeps the newest however large it is', async () => {
    const socket = new HeldSocket();
    const queue = new ViewerQueue<Uint8Array>(socket, {
      capacity: 100,
      mostBytes: 1 << 20,
      bytesOf: ({ length }) => length,
      encode: (frame) => frame,
    });
    socket.on('pong', (mark: Buffer) => queue.heard(mark.toString()));
    for (let i = 0; i < 30; i += 1) queue.put(new Uint8Array(64 * 1024).fill(i));
    expect(socket.frames).toHaveLength(4);
    expect([queue.size, queue.dropped]).toEqual([16, 10]);
    queue.put(new Uint8Array(2 << 20).fill(30));
    expect([queue.size, queue.dropped]).toEqual([1, 26]);
    await socket.readAll();
    expect(socket.frames.map((frame) => (frame as Uint8Array)[0])).toEqual([0, 1, 2, 3, 30]);
    expect([queue.size, queue.isIdle, queue.isBehind]).toEqual([0, true, false]);
  });
});
