/**
 * Reading MCAP recordings in the order in which they were written, with the package's own reader: each message with its
 * topic and schema. A recording without its end can be read up to the last whole chunk where that is asked for.
 */
import { open } from 'node:fs/promises';
import { McapStreamReader, type McapTypes } from '@mcap/core';
import { FieldbrainError } from '../kernel/errors.js';

/** A channel of a recording, as it was declared. */
export interface RecordedChannel {
  readonly topic: string;
  readonly messageEncoding: string;
  readonly schema?: { readonly name: string; readonly encoding: string; readonly data: Uint8Array };
  readonly metadata: Readonly<Record<string, string>>;
}

/** One message of a recording. */
export interface RecordedMessage {
  readonly channel: RecordedChannel;
  /** Nanoseconds. */
  readonly timeNs: bigint;
  readonly sequence: number;
  readonly data: Uint8Array;
}

export interface ReadOptions {
  /** Accept a recording without its end. */
  readonly partial?: boolean;
}

const readBytes = 1 << 20;

/** The messages of a recording in the order of their times. */
export async function* readRecording(
  file: string,
  { partial = false }: ReadOptions = {},
): AsyncGenerator<RecordedMessage> {
  const handle = await open(file, 'r');
  const reader = new McapStreamReader({ validateCrcs: true });
  const schemas = new Map<number, McapTypes.Schema>();
  const channels = new Map<number, RecordedChannel>();
  try {
    for (;;) {
      const { bytesRead, buffer } = await handle.read(new Uint8Array(readBytes), 0, readBytes, null);
      if (bytesRead === 0) break;
      reader.append(buffer.subarray(0, bytesRead));
      for (;;) {
        const record = next(reader, file);
        if (record === undefined) break;
        if (record.type === 'Schema') schemas.set(record.id, record);
        else if (record.type === 'Channel') channels.set(record.id, channelOf(record, schemas));
        else if (record.type === 'Message') {
          const channel = channels.get(record.channelId);
          if (channel !== undefined)
            yield { channel, timeNs: record.logTime, sequence: record.sequence, data: record.data.slice() };
        }
      }
    }
  } catch (error) {
    // A cut in the middle of a chunk may read as a wrong record.
    if (!partial || !(error instanceof FieldbrainError)) throw error;
    return;
  } finally {
    await handle.close();
  }
  if (!reader.done() && !partial)
    throw new FieldbrainError(
      'file-invalid',
      `${file}: the recording has no end (expected a footer). Run fieldbrain inspect --recover on it.`,
      { file },
    );
}

/** How many messages each topic has, and when the first and the last were. */
export interface RecordingSummary {
  readonly file: string;
  readonly isWhole: boolean;
  readonly messages: number;
  readonly seconds: number;
  readonly topics: readonly { readonly topic: string; readonly encoding: string; schema: string; messages: number }[];
}

/** What is in a recording, without reading its messages one by one. */
export async function inspectRecording(file: string): Promise<RecordingSummary> {
  const topics = new Map<string, { topic: string; encoding: string; schema: string; messages: number }>();
  let first: bigint | undefined;
  let last = 0n;
  let messages = 0;
  for await (const { channel, timeNs } of readRecording(file, { partial: true })) {
    const { topic, messageEncoding, schema } = channel;
    const found = topics.get(topic) ?? { topic, encoding: messageEncoding, schema: schema?.name ?? '', messages: 0 };
    found.messages += 1;
    topics.set(topic, found);
    first = first === undefined || timeNs < first ? timeNs : first;
    last = timeNs > last ? timeNs : last;
    messages += 1;
  }
  const seconds = first === undefined ? 0 : Number(last - first) / 1e9;
  return { file, isWhole: await hasEnd(file), messages, seconds, topics: [...topics.values()] };
}

/** Whether the file ends with the magic that follows the footer. */
async function hasEnd(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(8);
    if (size < 16) return false;
    await handle.read(tail, 0, 8, size - 8);
    return tail.equals(Buffer.from([0x89, 0x4d, 0x43, 0x41, 0x50, 0x30, 0x0d, 0x0a]));
  } finally {
    await handle.close();
  }
}

function channelOf(channel: McapTypes.Channel, schemas: ReadonlyMap<number, McapTypes.Schema>): RecordedChannel {
  const schema = schemas.get(channel.schemaId);
  return {
    topic: channel.topic,
    messageEncoding: channel.messageEncoding,
    metadata: Object.fromEntries(channel.metadata),
    ...(schema === undefined
      ? {}
      : { schema: { name: schema.name, encoding: schema.encoding, data: schema.data.slice() } }),
  };
}

/** The package's errors are about the bytes: they become ours, with the file's name. */
function next(reader: McapStreamReader, file: string): McapTypes.TypedMcapRecord | undefined {
  try {
    return reader.nextRecord();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FieldbrainError('file-invalid', `${file}: not a whole recording (${reason}). Recover what can be read.`, {
      file,
    });
  }
}
