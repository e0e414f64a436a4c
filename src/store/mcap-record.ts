/**
 * The outside of MCAP records, an opcode and a length before the content, and the one content that is read often, messages.
 * All other contents are read by the package.
 */
import { McapConstants, McapStreamReader, type McapTypes } from '@mcap/core';

export const magic = Uint8Array.from(McapConstants.MCAP_MAGIC);
/** The bytes of an opcode and a length. */
export const frameBytes = 9;

/** Where a record's content stands in the bytes that begin with the record. */
export interface Frame {
  readonly opcode: number;
  readonly length: number;
}

/** The opcode and length at a place; undefined where the bytes end before. A length beyond every file reads as Infinity. */
export function frameAt(bytes: Uint8Array, at = 0): Frame | undefined {
  if (bytes.length - at < frameBytes) return undefined;
  return { opcode: bytes[at], length: wholeAt(bytes, at + 1) };
}

/** A whole number of 64 bits; Infinity where a number cannot hold it. */
export function wholeAt(bytes: Uint8Array, at: number): number {
  const value = viewOf(bytes).getBigUint64(at, true);
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? Infinity : Number(value);
}

/** The records in bytes that hold nothing else, by the package's reader. Throws where they are none. */
export function parseRecords(bytes: Uint8Array): McapTypes.TypedMcapRecord[] {
  const reader = new McapStreamReader({ noMagicPrefix: true, includeChunks: true });
  reader.append(bytes);
  const records: McapTypes.TypedMcapRecord[] = [];
  for (let record = reader.nextRecord(); record !== undefined; record = reader.nextRecord()) records.push(record);
  if (reader.bytesRemaining() > 0) throw new Error(`${reader.bytesRemaining()} bytes are left`);
  return records;
}

/** As `parseRecords`, but undefined where the bytes are no records: the package has no name for its errors. */
export function tryParseRecords(bytes: Uint8Array): McapTypes.TypedMcapRecord[] | undefined {
  try {
    return parseRecords(bytes);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

const messageHeadBytes = 22;

export interface RawMessage {
  readonly channelId: number;
  readonly sequence: number;
  readonly logTime: bigint;
  readonly data: Uint8Array;
}

/** A message's content; undefined where it is too short for one. */
export function readMessage(content: Uint8Array): RawMessage | undefined {
  if (content.length < messageHeadBytes) return undefined;
  const view = viewOf(content);
  return {
    channelId: view.getUint16(0, true),
    sequence: view.getUint32(2, true),
    logTime: view.getBigUint64(6, true),
    data: content.slice(messageHeadBytes),
  };
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
