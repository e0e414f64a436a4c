/**
 * The end of a recording: its footer and the summary before it, which are believed only where their checksum is right. They
 * say where chunks stand, how many messages there were, and what the channels are, which helps where the rest is damaged.
 */
import { McapConstants, type McapTypes } from '@mcap/core';
import { crc32 } from './checksum.js';
import type { FileWindow } from './file-window.js';
import { frameAt, frameBytes, magic, tryParseRecords, viewOf, wholeAt } from './mcap-record.js';

const footerBytes = frameBytes + 20;

export interface RecordingEnd {
  /** Whether the last bytes are those with which every recording ends. */
  readonly hasMagic: boolean;
  /** What stands before them, where it is sound. */
  readonly summary?: Summary;
}

export interface Summary {
  /** Where the data section ends. */
  readonly start: number;
  readonly schemas: readonly McapTypes.Schema[];
  readonly channels: readonly McapTypes.Channel[];
  /** Where chunks begin, in this order. */
  readonly chunks: readonly number[];
  readonly messages?: number;
}

export async function readEnd(file: FileWindow): Promise<RecordingEnd> {
  const least = magic.length * 2 + footerBytes;
  if (file.size < least) return { hasMagic: false };
  const footerStart = file.size - magic.length - footerBytes;
  const tail = await file.bytes(footerStart, footerBytes + magic.length);
  const hasMagic = Buffer.compare(tail.subarray(footerBytes), magic) === 0;
  const summary = await readSummary(file, footerStart, tail.subarray(0, footerBytes));
  return { hasMagic, ...(summary === undefined ? {} : { summary }) };
}

async function readSummary(file: FileWindow, footerStart: number, footer: Uint8Array): Promise<Summary | undefined> {
  const frame = frameAt(footer);
  if (frame?.opcode !== McapConstants.Opcode.FOOTER || frame.length !== footerBytes - frameBytes) return undefined;
  const checksum = viewOf(footer).getUint32(footerBytes - 4, true);
  // A recording without a summary says 0 here.
  const start = wholeAt(footer, frameBytes) || footerStart;
  if (start < magic.length || start > footerStart) return undefined;
  const bytes = await file.bytes(start, footerStart + footerBytes - start);
  if (checksum !== 0 && crc32(bytes.subarray(0, -4)) !== checksum) return undefined;
  const records = tryParseRecords(bytes.subarray(0, footerStart - start));
  if (records === undefined) return undefined;
  const statistics = records.find((one) => one.type === 'Statistics');
  return {
    start,
    schemas: records.filter((one) => one.type === 'Schema'),
    channels: records.filter((one) => one.type === 'Channel'),
    chunks: records
      .filter((one) => one.type === 'ChunkIndex')
      .map((one) => Number(one.chunkStartOffset))
      .sort((a, b) => a - b),
    ...(statistics === undefined ? {} : { messages: Number(statistics.messageCount) }),
  };
}
