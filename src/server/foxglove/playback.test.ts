/** A recording under Foxglove's own controls, by the frames that its SDK sends and reads. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FoxgloveClient } from '@foxglove/ws-protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../../test/support/eventually.js';
import { sampleCycle, sampleMs, sampleRobot } from '../../../test/support/telemetry-sample.js';
import { Access } from '../access.js';
import { checkConfig } from '../config.js';
import { Hub } from '../hub.js';
import { HubRecorder } from './hub-recorder.js';
import { parsePlaybackRequest, playbackStateFrame } from './playback.js';
import { ReplayServer } from './replay-server.js';
import { nanoseconds } from './topics.js';

let folder: string;
let server: ReplayServer;
let staying: Promise<void>;
let stop: AbortController;
let socket: WebSocket;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-playback-'));
  const file = path.join(folder, 'run.mcap');
  const hub = new Hub();
  const recorder = await HubRecorder.start({ hub, file, nowMs: () => sampleMs });
  hub.publish(sampleRobot());
  for (let cycle = 0; cycle <= 400; cycle += 1) hub.publish(sampleCycle(cycle));
  await recorder.close();
  stop = new AbortController();
  const access = new Access(checkConfig({ host: '127.0.0.1' }));
  server = await ReplayServer.start({ file, access, httpPort: 0, foxglovePort: 0, signal: stop.signal });
  server.player.isPaused = true;
  staying = server.player.stay(() => undefined);
  socket = new WebSocket(`ws://127.0.0.1:${server.ports.foxglove}/`, ['foxglove.sdk.v1']);
});

afterEach(async () => {
  socket.on('error', () => undefined).terminate();
  stop.abort();
  await staying;
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The first text that a server says. */
async function greeting(from: WebSocket): Promise<Record<string, unknown>> {
  return new Promise((resolve) =>
    from.on('message', (data, isBinary) => {
      const text = isBinary ? undefined : (JSON.parse(data.toString()) as Record<string, unknown>);
      if (text?.op === 'serverInfo') resolve(text);
    }),
  );
}

/** As the SDK writes it: opcode, command, speed, whether to seek, where to, length of the id, id. */
function requestFrame(command: number, speed: number, seekNs: bigint | undefined, id: string): Buffer {
  const frame = Buffer.alloc(19 + id.length);
  frame.writeUInt8(3, 0);
  frame.writeUInt8(command, 1);
  frame.writeFloatLE(speed, 2);
  frame.writeUInt8(seekNs === undefined ? 0 : 1, 6);
  frame.writeBigUInt64LE(seekNs ?? 0n, 7);
  frame.writeUInt32LE(id.length, 15);
  frame.write(id, 19);
  return frame;
}

it('says when it begins and ends, seeks, plays and holds, and answers with the id', async () => {
  const states: { status: number; timeNs: bigint; speed: number; didSeek: number; id: string }[] = [];
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary || data[0] !== 5) return;
    const [status, timeNs, speed] = [data.readUInt8(1), data.readBigUInt64LE(2), data.readFloatLE(10)];
    states.push({ status, timeNs, speed, didSeek: data.readUInt8(14), id: data.toString('utf8', 19) });
  });
  const info = await greeting(socket);
  const seconds = (timeNs: bigint) => ({
    sec: Number(timeNs / 1_000_000_000n),
    nsec: Number(timeNs % 1_000_000_000n),
  });
  expect(info.capabilities).toContain('playbackControl');
  expect(info.dataStartTime).toEqual(seconds(nanoseconds(sampleMs)));
  expect(info.dataEndTime).toEqual(seconds(nanoseconds(sampleMs + 400 * 50)));

  const seekNs = nanoseconds(sampleMs + 15_000);
  socket.send(requestFrame(1, 1, seekNs, 'there'));
  await eventually(() =>
    expect(states).toContainEqual({ status: 1, timeNs: seekNs, speed: 1, didSeek: 1, id: 'there' }),
  );
  await eventually(() => expect(server.player.timeMs).toBeCloseTo(sampleMs + 15_000, 0));
  expect(server.player.isPaused).toBe(true);

  socket.send(requestFrame(0, 32, undefined, 'go'));
  await eventually(() => expect(states.find(({ id }) => id === 'go')).toMatchObject({ status: 0, speed: 32 }));
  // It comes to its end, and says so by itself.
  await eventually(() => expect(states.at(-1)).toMatchObject({ status: 3, id: '', didSeek: 0 }));
  expect(states.at(-1)?.timeNs).toBe(nanoseconds(sampleMs + 400 * 50));
});

it('says nothing of it to a client of the older protocol, which would not understand', async () => {
  const greeted = greeting(socket);
  const older = new WebSocket(`ws://127.0.0.1:${server.ports.foxglove}/`, ['foxglove.websocket.v1']);
  const client = new FoxgloveClient({ ws: older as never });
  const errors: unknown[] = [];
  client.on('error', (error) => errors.push(error));
  const info = await new Promise<{ capabilities: string[] }>((resolve) =>
    client.on('serverInfo', (one) => resolve(one as never)),
  );
  expect(info.capabilities).not.toContain('playbackControl');
  await greeted;
  const heard = new Promise((resolve) => socket.on('message', (_, isBinary) => isBinary && resolve(true)));
  socket.send(requestFrame(1, 2, undefined, 'twice'));
  await heard;
  await new Promise<void>((resolve) => {
    client.on('parameterValues', () => resolve());
    client.getParameters(['none'], 'trip');
  });
  expect(errors).toEqual([]);
  older.terminate();
});

it('refuses what is no such frame', () => {
  const good = requestFrame(0, 2, 5n, 'x');
  expect(parsePlaybackRequest(good)).toEqual({ isPlaying: true, speed: 2, seekNs: 5n, id: 'x' });
  expect(parsePlaybackRequest(good.subarray(0, 18))).toBeUndefined();
  expect(parsePlaybackRequest(good.subarray(0, 19))).toBeUndefined();
  expect(parsePlaybackRequest(requestFrame(7, 1, undefined, ''))).toBeUndefined();
  expect(parsePlaybackRequest(requestFrame(0, -1, undefined, ''))).toBeUndefined();
  expect(parsePlaybackRequest(requestFrame(0, Number.NaN, undefined, ''))).toBeUndefined();
  expect(Buffer.from(playbackStateFrame({ status: 'ended', timeNs: 7n, speed: 1 }, true, 'ab'))).toEqual(
    Buffer.from([5, 3, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 63, 1, 2, 0, 0, 0, 97, 98]),
  );
});
