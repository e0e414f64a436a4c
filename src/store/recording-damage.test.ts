/** Recordings with changed bits: what is damaged is said, and everything else is read and saved as it was written. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { McapWriter } from '@mcap/core';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withIndexedReader } from '../../test/support/indexed-reader.js';
import { inspectRecording, isRecording, Recorder, readRecording, recoverRecording, type Topic } from './index.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-damage-'));
afterAll(() => rmSync(folder, { recursive: true }));

const state: Topic = {
  topic: '/state',
  messageEncoding: 'json',
  schema: { name: 'State', encoding: 'jsonschema', data: new TextEncoder().encode('{"type":"object"}') },
  metadata: { robot: 'car' },
};
const camera: Topic = { topic: '/camera', messageEncoding: 'x-raw' };

const chunks = 8;
const perChunk = 6;

/** A message as text, so that lists of them can be compared: everything that a reader gives. */
type Told = string;
const whole = path.join(folder, 'whole.mcap');
let bytes: Buffer;
let written: Told[];
/** From where to where each chunk stands, without the indexes behind it. */
let places: { readonly start: number; readonly end: number; readonly dataEnd: number }[];

async function read(file: string, partial = true): Promise<Told[]> {
  const found: Told[] = [];
  for await (const { channel, timeNs, data } of readRecording(file, { partial })) {
    const { topic, messageEncoding, schema, metadata } = channel;
    found.push(JSON.stringify([topic, messageEncoding, schema?.name, metadata, String(timeNs), [...data]]));
  }
  return found;
}

/** Flips bits of the whole recording, and gives the file with them. */
function damaged(...bits: readonly number[]): string {
  const changed = Buffer.from(bytes);
  for (const bit of bits) changed[bit >> 3] ^= 1 << (bit & 7);
  const file = path.join(folder, 'damaged.mcap');
  writeFileSync(file, changed);
  return file;
}

/** The chunks of which no byte was changed. */
const untouched = (bits: readonly number[]): number[] =>
  places.flatMap(({ start, end }, i) => (bits.some((bit) => bit >> 3 >= start && bit >> 3 < end) ? [] : [i]));

const messagesOf = (chunk: number): Told[] => written.slice(chunk * perChunk, (chunk + 1) * perChunk);

beforeAll(async () => {
  const recorder = await Recorder.create(whole, { chunkMs: 0 });
  for (let i = 0; i < chunks * perChunk; i += 1) {
    const data = Uint8Array.from({ length: 5 + (i % 7) }, (_, at) => (i * 31 + at * 17) & 255);
    recorder.write(i % 3 === 2 ? camera : state, BigInt(1_700_000_000_000 + i) * 1_000_000n, data);
    if (i % perChunk === perChunk - 1) recorder.flush();
  }
  await recorder.close();
  bytes = readFileSync(whole);
  written = await read(whole, false);
  places = await withIndexedReader(whole, async ({ chunkIndexes, dataEndOffset }) =>
    chunkIndexes.map(({ chunkStartOffset, chunkLength }) => ({
      start: Number(chunkStartOffset),
      end: Number(chunkStartOffset + chunkLength),
      dataEnd: Number(dataEndOffset),
    })),
  );
  expect([written.length, places.length]).toEqual([chunks * perChunk, chunks]);
});

/** What must hold however a recording is damaged. */
async function check(bits: readonly number[]): Promise<void> {
  const file = damaged(...bits);
  const { isWhole, messages, damage, lostMessages } = await inspectRecording(file);
  const found = await read(file);
  const where = `bits ${bits.join(', ')}: ${JSON.stringify(damage)}`;
  expect(isWhole, where).toBe(false);
  expect(damage.length, where).toBeGreaterThan(0);
  expect(found.length, where).toBe(messages);
  // Only what was written, in its order.
  let from = 0;
  for (const one of found)
    from = written.indexOf(one, from) + 1 || expect.fail(`${where}: a message that was not written`);
  // And all of it that was left alone.
  const left = untouched(bits).flatMap(messagesOf);
  expect(
    left.filter((one) => !found.includes(one)),
    where,
  ).toEqual([]);
  if (lostMessages !== undefined) expect(lostMessages, where).toBe(written.length - found.length);
}

it('with one bit changed anywhere is damaged, and gives everything but the chunk in which the bit is', async () => {
  for (let bit = 0; bit < 8 * bytes.length; bit += 67) await check([bit]);
});

it('with several bits changed gives everything that was left alone', async () => {
  const bit = fc.record({ chunk: fc.nat(chunks - 1), number: fc.nat() }).map(({ chunk, number }) => {
    const { start, end } = places[chunk];
    return 8 * start + (number % (8 * (end - start)));
  });
  await fc.assert(fc.asyncProperty(fc.uniqueArray(bit, { minLength: 2, maxLength: 6 }), check), { numRuns: 150 });
});

it('with a bit changed and without its end gives every chunk that was left alone, found without an index', async () => {
  const cut = bytes.subarray(0, places[chunks - 1].end + 3);
  const file = path.join(folder, 'cut.mcap');
  // The first chunk says what the channels are.
  const from = 8 * places[1].start;
  for (let bit = from; bit < 8 * cut.length - 24; bit += 149) {
    const changed = Buffer.from(cut);
    changed[bit >> 3] ^= 1 << (bit & 7);
    writeFileSync(file, changed);
    const found = await read(file);
    const { isWhole, hasEnd, damage } = await inspectRecording(file);
    expect([isWhole, hasEnd, damage.length], `bit ${bit}`).toEqual([false, false, 1]);
    const left = untouched([bit]).flatMap(messagesOf);
    expect(found.filter((one) => left.includes(one))).toEqual(left);
    expect(found.filter((one) => !written.includes(one))).toEqual([]);
  }
});

it('says where it is damaged, and what is lost', async () => {
  const [, second] = places;
  const inside = 8 * (second.start + 60);
  expect(await inspectRecording(damaged(inside))).toMatchObject({
    isWhole: false,
    hasEnd: true,
    messages: written.length - perChunk,
    lostMessages: perChunk,
    damage: [{ offset: second.start, what: 'chunk: its checksum is wrong', messages: perChunk }],
  });
  await expect(read(damaged(inside), false)).rejects.toThrow(
    `not a whole recording (got at byte ${second.start}: chunk: its checksum is wrong`,
  );
  const told = async (bit: number) => (await inspectRecording(damaged(bit))).damage;
  expect(await told(3)).toEqual([{ offset: 0, what: 'the file does not begin as a recording does', messages: 0 }]);
  expect(await told(8 * second.start)).toEqual([
    { offset: second.start, what: 'chunk: its opcode is wrong', messages: 0 },
  ]);
  expect(await told(8 * (second.start + 2))).toEqual([
    { offset: second.start, what: 'chunk: one of its lengths is wrong', messages: 0 },
  ]);
  expect(await told(8 * (second.start + 10))).toEqual([
    { offset: second.start, what: 'chunk: its times are wrong', messages: 0 },
  ]);
  expect(await told(8 * (second.end + 16))).toMatchObject([
    { offset: second.end, what: 'the index behind a chunk is wrong', messages: 0 },
  ]);
  expect(await told(8 * (bytes.length - 100))).toMatchObject([
    { what: 'the summary and its index are wrong', messages: 0 },
  ]);
  expect(await told(8 * (bytes.length - 2))).toEqual([
    { offset: bytes.length - 8, what: 'the file does not end as a recording does', messages: 0 },
  ]);
  // The name of the library that wrote it: only the checksum of all data covers that.
  expect(await told(8 * 27)).toMatchObject([{ what: 'the checksum of all data is wrong', messages: 0 }]);
});

it('is known as a recording by either end', async () => {
  expect(await isRecording(whole)).toBe(true);
  expect(await isRecording(damaged(3))).toBe(true);
  expect(await isRecording(damaged(8 * bytes.length - 3))).toBe(true);
  expect(await isRecording(damaged(3, 8 * bytes.length - 3))).toBe(false);
});

it('is recovered into a whole one, with what stands behind the damage', async () => {
  for (const chunk of [0, 3, chunks - 1]) {
    const file = damaged(8 * (places[chunk].start + 70));
    const saved = path.join(folder, `saved-${chunk}.mcap`);
    const left = written.filter((_, i) => Math.floor(i / perChunk) !== chunk);
    expect(await recoverRecording(file, saved)).toBe(left.length);
    expect(await read(saved, false)).toEqual(left);
    expect(await inspectRecording(saved)).toMatchObject({ isWhole: true, lostMessages: 0, damage: [] });
  }
});

it('whose end was never written but is zeros, as after a power cut, is damaged there', async () => {
  const file = path.join(folder, 'zeros.mcap');
  const { start } = places[5];
  writeFileSync(file, Buffer.concat([bytes.subarray(0, start + 20), Buffer.alloc(5000)]));
  const { isWhole, damage } = await inspectRecording(file);
  expect(isWhole).toBe(false);
  expect(damage).toMatchObject([{ offset: start }]);
  expect(await read(file)).toEqual(written.slice(0, 5 * perChunk));
});

/** The same messages by the package's own writer. */
async function writeOtherwise(options: ConstructorParameters<typeof McapWriter>[0] | object): Promise<string> {
  const file = path.join(folder, 'other.mcap');
  const pieces: Uint8Array[] = [];
  let position = 0n;
  const writable = {
    position: () => position,
    write: async (piece: Uint8Array) => {
      pieces.push(piece.slice());
      position += BigInt(piece.length);
    },
  };
  const writer = new McapWriter({ writable, chunkSize: 200, ...options });
  await writer.start({ profile: '', library: 'other' });
  const schemaId = await writer.registerSchema({ name: 'A', encoding: 'jsonschema', data: new Uint8Array([1]) });
  const channelId = await writer.registerChannel({
    topic: '/a',
    messageEncoding: 'json',
    schemaId,
    metadata: new Map(),
  });
  for (let i = 0; i < 30; i += 1) {
    // Not in the order of their times.
    const logTime = BigInt((i * 7) % 30);
    await writer.addMessage({ channelId, sequence: i, logTime, publishTime: logTime, data: new Uint8Array([i]) });
  }
  await writer.end();
  writeFileSync(file, Buffer.concat(pieces));
  return file;
}

it.each([
  ['as it writes by itself', {}],
  ['without chunks', { useChunks: false }],
  ['without an index', { useChunkIndex: false, useMessageIndex: false }],
  [
    'without a summary',
    {
      useSummaryOffsets: false,
      useStatistics: false,
      useChunkIndex: false,
      repeatSchemas: false,
      repeatChannels: false,
    },
  ],
])('of another writer is whole: %s', async (_name, options) => {
  const file = await writeOtherwise(options);
  const { isWhole, messages, damage } = await inspectRecording(file);
  expect([isWhole, messages, damage]).toEqual([true, 30, []]);
});

it('of another writer that compresses is refused by name, not called damaged', async () => {
  const compressChunk = (data: Uint8Array) => ({ compression: 'zstd', compressedData: data.slice(1) });
  const file = await writeOtherwise({ compressChunk });
  await expect(inspectRecording(file)).rejects.toThrow(/got compression zstd, expected none/);
});
