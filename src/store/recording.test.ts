import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withIndexedReader } from '../../test/support/indexed-reader.js';
import { inspectRecording, Recorder, readRecording, recoverRecording, type Topic } from './index.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-recording-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const state: Topic = {
  topic: '/state',
  messageEncoding: 'json',
  schema: { name: 'State', encoding: 'jsonschema', data: new TextEncoder().encode('{}') },
  metadata: { robot: 'car' },
};
const camera: Topic = { topic: '/camera', messageEncoding: 'x-raw' };

const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** A recording of ten chunks of five messages, not closed unless asked. */
async function record(file: string, close: boolean): Promise<Recorder> {
  const recorder = await Recorder.create(file, { chunkMs: 0 });
  for (let i = 0; i < 50; i += 1) {
    recorder.write(i % 5 === 4 ? camera : state, BigInt(i) * 1_000_000n, bytes({ i }));
    if (i % 5 === 4) recorder.flush();
  }
  if (close) await recorder.close();
  return recorder;
}

async function read(file: string, partial = false): Promise<number[]> {
  const found: number[] = [];
  for await (const { data } of readRecording(file, { partial }))
    found.push((JSON.parse(new TextDecoder().decode(data)) as { i: number }).i);
  return found;
}

const counting = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

it('is read back in order by our reader, with topics and schemas', async () => {
  const file = path.join(folder, 'run.mcap');
  const recorder = await record(file, true);
  expect(await read(file)).toEqual(counting(50));
  expect([...recorder.counts]).toEqual([
    ['/state', 40],
    ['/camera', 10],
  ]);
  const { value: first } = await readRecording(file).next();
  expect(first).toMatchObject({
    channel: { topic: '/state', metadata: { robot: 'car' }, schema: { name: 'State' } },
    sequence: 1,
  });
  expect(await inspectRecording(file)).toMatchObject({ isWhole: true, messages: 50, seconds: 0.049 });
});

it('is read by the package with its index and its checksums', async () => {
  const file = path.join(folder, 'run.mcap');
  await record(file, true);
  await withIndexedReader(file, async (reader) => {
    expect(reader.statistics?.messageCount).toBe(50n);
    expect(reader.chunkIndexes).toHaveLength(10);
    const times: bigint[] = [];
    for await (const message of reader.readMessages({ topics: ['/camera'] })) times.push(message.logTime);
    expect(times).toEqual(counting(10).map((i) => BigInt(5 * i + 4) * 1_000_000n));
  });
});

it('that was cut anywhere is read up to the last whole chunk, and recovered', async () => {
  const file = path.join(folder, 'run.mcap');
  await record(file, true);
  const whole = readFileSync(file);
  const broken = path.join(folder, 'broken.mcap');
  let before = 0;
  for (let cut = 60; cut < whole.length - 9; cut += 211) {
    writeFileSync(broken, whole.subarray(0, cut));
    const found = await read(broken, true);
    expect(found).toEqual(counting(found.length));
    expect(found.length % 5).toBe(0);
    expect(found.length).toBeGreaterThanOrEqual(before);
    before = found.length;
    await expect(read(broken)).rejects.toThrow('broken.mcap: the recording has no end');
  }
  expect(before).toBe(50);
  writeFileSync(broken, whole.subarray(0, Math.floor(whole.length / 2)));
  const saved = path.join(folder, 'saved.mcap');
  const messages = await recoverRecording(broken, saved);
  expect(messages).toBeGreaterThan(10);
  expect(await read(saved)).toEqual(counting(messages));
  expect((await inspectRecording(broken)).isWhole).toBe(false);
});

it('does not pass a changed bit in a chunk', async () => {
  const file = path.join(folder, 'run.mcap');
  await record(file, true);
  const changed = readFileSync(file);
  changed[changed.indexOf('"i":7') + 4] ^= 1;
  writeFileSync(file, changed);
  await expect(read(file)).rejects.toThrow(/not a whole recording/);
  // All but the chunk in which it is.
  expect(await read(file, true)).toEqual(counting(50).filter((i) => i < 5 || i > 9));
});

it('writes to no file that is there already, and counts what it cannot take', async () => {
  const file = path.join(folder, 'run.mcap');
  writeFileSync(file, 'precious');
  await expect(Recorder.create(file)).rejects.toThrow('EEXIST');
  const slow = await Recorder.create(path.join(folder, 'slow.mcap'), {
    chunkMs: 0,
    mostWaitingBytes: 100,
    chunkBytes: 10,
  });
  const taken = counting(20).map((i) => slow.write(state, BigInt(i), bytes({ i })));
  await slow.close();
  const kept = taken.filter(Boolean).length;
  expect(kept).toBeLessThan(20);
  expect(slow.dropped).toBe(20 - kept);
  expect(await read(path.join(folder, 'slow.mcap'))).toHaveLength(kept);
});

it('goes on beside what is there already, in the order of the runs', async () => {
  const file = path.join(folder, 'run.mcap');
  const begin = async (): Promise<string> => {
    const recorder = await Recorder.create(file, { beside: true });
    await recorder.close();
    return path.basename(recorder.file);
  };
  expect([await begin(), await begin(), await begin()]).toEqual(['run.mcap', 'run-2.mcap', 'run-3.mcap']);
  rmSync(path.join(folder, 'run-2.mcap'));
  writeFileSync(path.join(folder, 'run-x9.mcap'), '');
  writeFileSync(path.join(folder, 'run-11.mcap'), 'precious');
  expect([await begin(), await begin()]).toEqual(['run-12.mcap', 'run-13.mcap']);
  expect(readFileSync(path.join(folder, 'run-11.mcap'), 'utf8')).toBe('precious');
  const elsewhere = path.join(folder, 'none', 'run.mcap');
  await expect(Recorder.create(elsewhere, { beside: true })).rejects.toThrow('ENOENT');
});

it('that is given up leaves no file', async () => {
  const file = path.join(folder, 'run.mcap');
  const recorder = await Recorder.create(file);
  recorder.write(state, 1n, bytes({}));
  recorder.flush();
  await recorder.discard();
  expect(existsSync(file)).toBe(false);
});

it('refuses what is not a recording', async () => {
  const file = path.join(folder, 'other.mcap');
  writeFileSync(file, 'this is not a recording at all, but long enough to look at');
  await expect(read(file)).rejects.toThrow('not a whole recording');
  const saved = path.join(folder, 'x.mcap');
  await expect(recoverRecording(file, saved)).rejects.toThrow('nothing in it can be read');
  expect(existsSync(saved)).toBe(false);
});
