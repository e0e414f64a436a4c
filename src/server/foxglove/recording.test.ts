import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFileRegistry, fromBinary } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { McapStreamReader, type McapTypes } from '@mcap/core';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withIndexedReader } from '../../../test/support/indexed-reader.js';
import {
  sampleCycle,
  sampleField,
  sampleMs,
  sampleRobot,
  sampleTelemetry,
  sampleWorld,
} from '../../../test/support/telemetry-sample.js';
import { inspectRecording, recoverRecording } from '../../store/index.js';
import { Hub } from '../hub.js';
import type { Telemetry } from '../telemetry.js';
import { FieldGate } from './field-gate.js';
import { HubRecorder, recordedField } from './hub-recorder.js';
import { Player } from './player.js';
import { RecordingMap } from './recording-map.js';
import { topicMessages } from './topics.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-hub-recorder-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Messages a topic, by the package's own reader with the index and checksums. */
function countByIndex(file: string): Promise<Map<string, number>> {
  return withIndexedReader(file, async (reader) => {
    const counts = new Map<string, number>();
    for await (const { channelId } of reader.readMessages({ validateCrcs: true })) {
      const topic = reader.channelsById.get(channelId)?.topic ?? '';
      counts.set(topic, (counts.get(topic) ?? 0) + 1);
    }
    return counts;
  });
}

/** A run of a few seconds: 20 cycles per second, walls once. */
function run(cycles: number): Telemetry[] {
  return [
    ...sampleTelemetry(),
    ...Array.from({ length: cycles }, (_, i): Telemetry[] => [
      sampleCycle(i),
      { ...sampleWorld('car', false), timeMs: sampleMs + 50 * i, metresDriven: i },
      ...(i % 10 === 9 ? [{ ...sampleField(i), timeMs: sampleMs + 50 * i }] : []),
    ]).flat(),
  ];
}

async function record(file: string, messages: readonly Telemetry[]): Promise<HubRecorder> {
  const hub = new Hub();
  const fields = { wish: recordedField, watch: () => undefined };
  const recorder = await HubRecorder.start({ hub, file, fields, nowMs: () => sampleMs });
  for (const message of messages) hub.publish(message);
  await recorder.close();
  return recorder;
}

it('holds exactly what was published, topic by topic, by the independent indexed reader', async () => {
  const file = path.join(folder, 'run.mcap');
  const messages = run(200);
  const published = new Map<string, number>();
  for (const { topic } of messages.flatMap((one) => topicMessages(one, sampleMs)))
    published.set(topic.topic, (published.get(topic.topic) ?? 0) + 1);
  const recorder = await record(file, messages);
  expect(await countByIndex(file)).toEqual(published);
  expect(recorder.counts).toEqual(published);
  expect([recorder.dropped, recorder.messages]).toEqual([0, [...published.values()].reduce((a, b) => a + b, 0)]);
});

it('is a file that @mcap/core reads from end to end, with schemas by name in which every message decodes', async () => {
  const file = path.join(folder, 'run.mcap');
  await record(file, run(30));
  const reader = new McapStreamReader({ validateCrcs: true });
  reader.append(readFileSync(file));
  const schemas = new Map<number, McapTypes.Schema>();
  const channels = new Map<number, McapTypes.Channel>();
  const decoded = new Map<string, number>();
  for (let one = reader.nextRecord(); one !== undefined; one = reader.nextRecord()) {
    if (one.type === 'Schema') schemas.set(one.id, one);
    if (one.type === 'Channel') channels.set(one.id, one);
    if (one.type !== 'Message') continue;
    const channel = channels.get(one.channelId)!;
    const schema = schemas.get(channel.schemaId)!;
    if (channel.messageEncoding === 'json') {
      const { title, required } = JSON.parse(new TextDecoder().decode(schema.data));
      expect(title).toBe(schema.name);
      const message = JSON.parse(new TextDecoder().decode(one.data));
      expect(Object.keys(message)).toEqual(expect.arrayContaining(required));
    } else {
      // The schema in the file is all that a tool has.
      const registry = createFileRegistry(fromBinary(FileDescriptorSetSchema, schema.data));
      const message = fromBinary(registry.getMessage(schema.name)!, one.data);
      expect(message.$unknown ?? []).toEqual([]);
    }
    decoded.set(channel.topic, (decoded.get(channel.topic) ?? 0) + 1);
  }
  expect(reader.done()).toBe(true);
  expect(reader.bytesRemaining()).toBe(0);
  const table = [...channels.values()].map(({ topic, messageEncoding, schemaId }) => [
    topic,
    `${messageEncoding} ${schemas.get(schemaId)?.encoding} ${schemas.get(schemaId)?.name}`,
  ]);
  expect(Object.fromEntries(table)).toEqual({
    '/car/robot': 'json jsonschema fieldbrain.Robot',
    '/car/cycle': 'json jsonschema fieldbrain.Cycle',
    '/car/world': 'json jsonschema fieldbrain.World',
    '/car/stimulus': 'json jsonschema fieldbrain.Stimulus',
    '/car/flow': 'json jsonschema fieldbrain.Flow',
    '/car/field_info': 'json jsonschema fieldbrain.FieldInfo',
    '/car/pose': 'protobuf protobuf foxglove.PoseInFrame',
    '/car/walls': 'protobuf protobuf foxglove.SceneUpdate',
    '/car/car': 'protobuf protobuf foxglove.SceneUpdate',
    '/car/camera': 'protobuf protobuf foxglove.RawImage',
    '/car/field': 'protobuf protobuf foxglove.VoxelGrid',
    '/tf': 'protobuf protobuf foxglove.FrameTransforms',
    '/log': 'protobuf protobuf foxglove.Log',
    '/event': 'json jsonschema fieldbrain.Event',
    '/server': 'json jsonschema fieldbrain.Server',
  });
  expect(decoded).toEqual(await countByIndex(file));
});

it('takes the pictures of fields that were asked for, not those of other viewers', () => {
  const gate = new FieldGate({ group: 'field', hz: 2, edge: 3, format: 'u8' });
  const at = (timeMs: number, change = {}): boolean => gate.accepts({ ...sampleField(), timeMs, ...change });
  expect([at(1000), at(1100), at(1399), at(1400), at(1500, { robot: 'other' }), at(100)]).toEqual([
    true,
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(at(9000, { edge: 4 })).toBe(false);
  expect(at(9000, { group: 'memory' })).toBe(false);
  expect(at(9000, { data: new Float32Array(27) })).toBe(false);
});

it('asks for the field of each robot, and for no more of it at the end', async () => {
  const hub = new Hub();
  hub.publish(sampleRobot('early'));
  const asked: [string, number][] = [];
  const watch = (robot: string, { hz }: { readonly hz: number }): void => void asked.push([robot, hz]);
  const recorder = await HubRecorder.start({
    hub,
    file: path.join(folder, 'run.mcap'),
    fields: { wish: recordedField, watch },
  });
  hub.publish(sampleRobot('late'));
  hub.publish(sampleRobot('late', { paused: true }));
  hub.publish({ ...sampleField(), group: 'memory' });
  await recorder.close();
  expect(asked).toEqual([
    ['early', 2],
    ['late', 2],
    ['early', 0],
    ['late', 0],
  ]);
  expect([...recorder.counts]).toEqual([
    ['/early/robot', 1],
    ['/late/robot', 2],
  ]);
});

/** What a hub was told. */
async function played(file: string, options: Partial<ConstructorParameters<typeof Player>[0]> = {}) {
  const hub = new Hub();
  const heard = hub.subscribe({
    capacity: 10_000,
    types: ['robot', 'cycle', 'world', 'event', 'server', 'stimulus', 'flow', 'field'],
  });
  const clock = { nowMs: 0 };
  const player = new Player({
    hub,
    file,
    nowMs: () => clock.nowMs,
    sleep: async (milliseconds) => {
      clock.nowMs += milliseconds;
    },
    ...options,
  });
  await player.play();
  const messages: Telemetry[] = [];
  for (let one = heard.take(); one !== undefined; one = heard.take()) messages.push(one);
  return { messages, player, clock };
}

it('is played back as it was, in its own time or faster', async () => {
  const file = path.join(folder, 'run.mcap');
  const messages = run(40);
  await record(file, messages);
  const once1 = await played(file);
  expect(once1.messages).toEqual(messages);
  expect(once1.player.messages).toBe(messages.length);
  // From the first message to the last cycle 39 · 50 ms pass, less the slack of a timer.
  expect(once1.clock.nowMs).toBeGreaterThan(1940);
  expect(once1.clock.nowMs).toBeLessThanOrEqual(1950);
  const fast = await played(file, { speed: 10 });
  expect(fast.messages).toEqual(messages);
  expect(fast.clock.nowMs).toBeLessThanOrEqual(195);
  const free = await played(file, { speed: 0 });
  expect([free.messages.length, free.clock.nowMs]).toEqual([messages.length, 0]);
});

it('is played from later on, with the robots and the walls of before', async () => {
  const file = path.join(folder, 'run.mcap');
  await record(file, run(40));
  const { messages, player } = await played(file, { seekS: 1 });
  expect(messages[0]).toEqual(sampleRobot());
  expect(messages[1]).toMatchObject({ type: 'world', walls: sampleWorld().walls });
  const cycles = messages.filter((one) => one.type === 'cycle').map((one) => one.report.cycle);
  expect([cycles[0], cycles.length]).toEqual([20, 20]);
  expect(player.timeMs).toBe(sampleMs + 39 * 50);
});

it.each([
  ['by its index', (file: string) => file],
  [
    'without its end',
    (file: string) => {
      const broken = `${file}.broken`;
      writeFileSync(broken, readFileSync(file).subarray(0, -100));
      return broken;
    },
  ],
])('goes back and forth %s: first what led there, then at its pace, with one picture of the field', async (_, cut) => {
  const whole = path.join(folder, 'run.mcap');
  const fields = [5, 10, 15, 25].map((cycle) => ({ ...sampleField(), cycle, timeMs: sampleMs + 50 * cycle + 1 }));
  const cycleOf = (one: Telemetry): number =>
    one.type === 'cycle' ? one.report.cycle : one.type === 'field' ? one.cycle : -1;
  const all = [...Array.from({ length: 40 }, (_, cycle) => sampleCycle(cycle)), ...fields];
  await record(whole, [sampleRobot(), sampleWorld(), ...all.sort((a, b) => cycleOf(a) - cycleOf(b))]);
  const hub = new Hub();
  const heard = hub.subscribe({ capacity: 10_000, types: ['robot', 'cycle', 'world', 'field'] });
  const clock = { nowMs: 0 };
  const wishes = [sampleMs + 1500, sampleMs + 1000];
  const player = new Player({
    hub,
    file: cut(whole),
    leadS: 0.4,
    nowMs: () => clock.nowMs,
    sleep: async (milliseconds) => {
      clock.nowMs += milliseconds;
      if (clock.nowMs > 100 && wishes.length === 2) player.seek(wishes.shift()!);
      if (clock.nowMs > 400 && wishes.length === 1) player.seek(wishes.shift()!);
    },
  });
  await player.play();
  expect(player.isEnded).toBe(true);
  const cycles: number[] = [];
  const pictures: number[] = [];
  for (let one = heard.take(); one !== undefined; one = heard.take()) {
    if (one.type === 'cycle') cycles.push(one.report.cycle);
    if (one.type === 'field') pictures.push(one.cycle);
  }
  // At first from the start; then from 0.4 s before each wish.
  const jumps = cycles.flatMap((cycle, at) => (at > 0 && cycle !== cycles[at - 1] + 1 ? [cycle] : []));
  expect(cycles[0]).toBe(0);
  expect(jumps).toEqual([22, 12]);
  expect(cycles.at(-1)).toBe(39);
  expect(pictures).toEqual([25, 15, 25]);
});

it('tells how confidence went in the whole of it', async () => {
  const file = path.join(folder, 'run.mcap');
  await record(file, run(40));
  const map = await RecordingMap.read(file);
  expect(map.endMs - map.startMs).toBeCloseTo(39 * 50, 0);
  const { car } = map.overview();
  expect(car.filter((one) => one !== null)).toEqual(Array.from({ length: 40 }, () => 0.5));
  expect(car).toHaveLength(240);
});

it('waits while it is paused, and ends when it is told to', async () => {
  const file = path.join(folder, 'run.mcap');
  await record(file, run(40));
  const stop = new AbortController();
  const clock = { nowMs: 0 };
  const player = new Player({
    hub: new Hub(),
    file,
    signal: stop.signal,
    nowMs: () => clock.nowMs,
    sleep: async (milliseconds) => {
      clock.nowMs += milliseconds;
      player.isPaused = clock.nowMs > 500;
      if (clock.nowMs > 5000) stop.abort();
    },
  });
  await player.play();
  expect(player.timeMs - sampleMs).toBeLessThanOrEqual(550);
  expect(player.timeMs - sampleMs).toBeGreaterThanOrEqual(450);
});

it('of a process that is killed in mid-write is readable up to its last chunk, and recovered', async () => {
  const entry = path.join(folder, 'child.mjs');
  const file = path.join(folder, 'killed.mcap');
  await build({
    stdin: { contents: childSource, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile: entry,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const child = spawn(process.execPath, [entry, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  // The child says when 300 cycles have gone to the disk, and writes on without pause.
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  const broken = await inspectRecording(file);
  expect(broken.isWhole).toBe(false);
  const cycles = broken.topics.find((one) => one.topic === '/car/cycle')?.messages ?? 0;
  expect(cycles).toBeGreaterThanOrEqual(300);
  const whole = path.join(folder, 'whole.mcap');
  expect(await recoverRecording(file, whole)).toBe(broken.messages);
  expect((await countByIndex(whole)).get('/car/cycle')).toBe(cycles);
  const { messages } = await played(file, { speed: 0 });
  expect(messages.filter((one) => one.type === 'cycle').map((one) => one.report.cycle)).toEqual(
    Array.from({ length: cycles }, (_, i) => i),
  );
});

const childSource = `
import { sampleCycle, sampleRobot } from '../../../test/support/telemetry-sample.js';
import { Hub } from '../hub.js';
import { HubRecorder } from './hub-recorder.js';
import { statSync } from 'node:fs';
const hub = new Hub();
const recorder = await HubRecorder.start({ hub, file: process.argv[2], chunkMs: 0 });
hub.publish(sampleRobot());
for (let cycle = 0; ; cycle += 1) {
  hub.publish(sampleCycle(cycle));
  if (cycle % 50 === 49) recorder.flush();
  await new Promise((resolve) => setImmediate(resolve));
  if (cycle === 400) {
    while (statSync(process.argv[2]).size < 100000) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 50));
    process.stdout.write('written');
  }
}
`;
