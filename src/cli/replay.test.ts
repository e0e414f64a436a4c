/** record, replay, recover and monitor against each other: a recording is replayed, watched, and recorded again. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../test/support/eventually.js';
import { type RecordedOutput, recordOutput } from '../../test/support/recorded-output.js';
import { sampleCycle, sampleMs, sampleTelemetry } from '../../test/support/telemetry-sample.js';
import { HubRecorder, recordedField } from '../server/foxglove/index.js';
import { Hub } from '../server/hub.js';
import { inspectRecording, Recorder } from '../store/index.js';
import { runMonitor } from './monitor.js';
import { type RecordReport, runRecord } from './record.js';
import { runRecover } from './recover.js';
import { runReplay } from './replay.js';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-replay-'));
  file = path.join(folder, 'run.mcap');
  const hub = new Hub();
  const recorder = await HubRecorder.start({
    hub,
    file,
    nowMs: () => sampleMs,
    fields: { wish: recordedField, watch: () => undefined },
  });
  for (const message of sampleTelemetry()) hub.publish(message);
  for (let cycle = 0; cycle < 20; cycle += 1) hub.publish(sampleCycle(cycle));
  await recorder.close();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const anyPort = { httpPort: '0', foxglovePort: '0' };

/** A replay that waits for its first viewer, and ends when it is told to. */
async function startReplay(output: RecordedOutput, speed = '0') {
  const stop = new AbortController();
  let ended: Promise<void> = Promise.resolve();
  const ports = await new Promise<{ http: number; foxglove: number }>((resolve, reject) => {
    ended = runReplay(file, { ...anyPort, speed, wait: true }, output, { signal: stop.signal, opened: resolve });
    ended.catch(reject);
  });
  const end = async (): Promise<void> => {
    stop.abort();
    await ended;
  };
  return { port: String(ports.http), end };
}

it('a replay is recorded again over /live with every message of it', async () => {
  const replay = recordOutput();
  const { port, end } = await startReplay(replay);
  const again = path.join(folder, 'again.mcap');
  const output = recordOutput({ json: true });
  const stop = new AbortController();
  const recording = runRecord(again, { port }, output, { signal: stop.signal });
  await eventually(() => expect(replay.notes.join('')).toContain('has ended'));
  // What was sent is on its way until the server closes the link.
  await end();
  await recording;
  expect(replay.answers.join('')).toContain(': 28 messages were played');
  const report = JSON.parse(output.answers.join('')) as RecordReport;
  expect(report).toMatchObject({ dropped: 0, ended: 'the recording ends' });
  expect(report.topics).toMatchObject({
    '/car/cycle': 21,
    '/car/world': 1,
    '/event': 1,
    '/car/pose': 1,
    '/car/flow': 1,
  });
  expect(await inspectRecording(again)).toMatchObject({ isWhole: true, messages: report.messages });
});

it.each([
  ['a line a robot', {}, /^car cycle \d+ 20\.0 Hz p99 2\.50 ms exploring confidence 0\.500/m],
  ['a table on a terminal', { isTerminal: true }, /robot +cycle +Hz.*\ncar +\d+ +20\.0 /],
  ['JSON', { json: true }, /"robots":\{"car":\{"cycle":\d+,"hz":20/],
])('the monitor shows the essentials as %s', async (_name, kind, expected) => {
  const replay = recordOutput();
  const { port, end } = await startReplay(replay);
  const output = recordOutput(kind);
  const monitoring = runMonitor({ port, every: '0.05', ...kind }, output);
  await eventually(() => expect(replay.notes.join('')).toContain('has ended'));
  await end();
  await monitoring;
  expect(output.answers.join('')).toMatch(expected);
  expect(output.answers.join('')).toContain('it came');
});

it('the monitor and the recorder say where there is no server', async () => {
  const place = { port: '1' };
  await expect(runMonitor(place, recordOutput())).rejects.toThrow('ws://127.0.0.1:1/live: cannot connect');
  const none = path.join(folder, 'x.mcap');
  await expect(runRecord(none, place, recordOutput())).rejects.toThrow('Start fieldbrain serve');
  // Nothing stands in the way of the next try.
  expect(existsSync(none)).toBe(false);
  await expect(runRecord(file, place, recordOutput())).rejects.toThrow('EEXIST');
});

it('replay refuses what it cannot play, before it opens a listener', async () => {
  const replay = (name: string, options = {}): Promise<void> =>
    runReplay(name, { ...anyPort, ...options }, recordOutput());
  await expect(replay(path.join(folder, 'none.mcap'))).rejects.toThrow('none.mcap cannot be read');
  await expect(replay(file, { speed: '-1' })).rejects.toThrow('replay --speed: not usable (got -1');
  await expect(replay(file, { host: '0.0.0.0' })).rejects.toThrow('there is no token');
  const other = path.join(folder, 'other.mcap');
  const recorder = await Recorder.create(other);
  recorder.write({ topic: '/a', messageEncoding: 'json' }, 1n, new Uint8Array());
  await recorder.close();
  await expect(replay(other)).rejects.toThrow('has no telemetry of fieldbrain');
});

it('a replay that is stopped before the recording has ended says so', async () => {
  const stop = new AbortController();
  const output = recordOutput();
  const replay = runReplay(file, { ...anyPort, speed: '0.0001' }, output, {
    signal: stop.signal,
    opened: () => stop.abort(),
  });
  await replay;
  expect(output.answers.join('')).toMatch(/messages were played, then it was stopped\n$/);
  const json = recordOutput({ json: true });
  await runReplay(file, { ...anyPort, speed: '0', once: true }, json);
  expect(JSON.parse(json.answers.join(''))).toMatchObject({ interrupted: false });
});

it('recover mends a recording without its end, and leaves a whole one alone', async () => {
  const whole = recordOutput();
  await runRecover(file, {}, whole);
  expect(whole.answers.join('')).toContain('There is nothing to mend');
  const broken = path.join(folder, 'broken.mcap');
  // The end of a file is its index; without the last 100 bytes it is not whole, but every chunk is there.
  writeFileSync(broken, readFileSync(file).subarray(0, -100));
  const output = recordOutput({ json: true });
  await runRecover(broken, {}, output);
  const mended = path.join(folder, 'broken.recovered.mcap');
  const { messages } = await inspectRecording(file);
  expect(JSON.parse(output.answers.join(''))).toMatchObject({ wasWhole: false, output: mended, messages });
  expect(await inspectRecording(mended)).toMatchObject({ isWhole: true, messages });
  await expect(runRecover(broken, {}, recordOutput())).rejects.toThrow('EEXIST');
});

/** The recording with a second chunk, and a bit of its first changed. */
async function damage(): Promise<{ readonly first: number; readonly second: number }> {
  rmSync(file);
  const hub = new Hub();
  const recorder = await HubRecorder.start({ hub, file, chunkMs: 0, nowMs: () => sampleMs });
  for (const message of sampleTelemetry()) hub.publish(message);
  recorder.flush();
  const first = recorder.messages;
  for (let cycle = 0; cycle < 20; cycle += 1) hub.publish(sampleCycle(cycle));
  recorder.flush();
  const second = recorder.messages - first;
  await recorder.close();
  const bytes = readFileSync(file);
  bytes[300] ^= 16;
  writeFileSync(file, bytes);
  return { first, second };
}

it('recover saves what stands behind a damaged chunk, and says what is lost', async () => {
  const { first, second } = await damage();
  const output = recordOutput();
  await runRecover(file, {}, output);
  const text = output.answers.join('');
  expect(text).toContain(`run.recovered.mcap: ${second} messages in`);
  expect(text).toContain(`chunk: its checksum is wrong (${first} messages lost)\n  lost: ${first} messages`);
  const mended = path.join(folder, 'run.recovered.mcap');
  expect(await inspectRecording(mended)).toMatchObject({ isWhole: true, messages: second });
  const json = recordOutput({ json: true });
  await runRecover(file, { output: path.join(folder, 'again.mcap') }, json);
  expect(JSON.parse(json.answers.join(''))).toMatchObject({
    wasWhole: false,
    messages: second,
    lostMessages: first,
    damage: [{ messages: first }],
  });
});

it('recover that finds nothing leaves no file', async () => {
  const bad = path.join(folder, 'bad.mcap');
  writeFileSync(bad, readFileSync(file).subarray(0, 100));
  for (let i = 0; i < 2; i += 1)
    await expect(runRecover(bad, {}, recordOutput())).rejects.toThrow('bad.mcap: nothing in it can be read');
  expect(existsSync(path.join(folder, 'bad.recovered.mcap'))).toBe(false);
});

it('a replay goes past what is damaged, also from a later time, and says so', async () => {
  const { first } = await damage();
  const output = recordOutput();
  for (const from of ['0', '0.2']) await runReplay(file, { ...anyPort, speed: '0', once: true, from }, output);
  expect(output.notes.join('')).toContain(`is damaged (lost: ${first} messages); the rest is played`);
  expect(output.answers.join('')).toMatch(/: 20 messages were played.*: \d+ messages were played/s);
});
