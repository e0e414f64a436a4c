/** The indexes that stand behind a chunk, one for each channel: the times and places of its messages. */
import { McapConstants } from '@mcap/core';
import type { FileWindow } from './file-window.js';
import { frameAt, frameBytes, tryParseRecords, viewOf } from './mcap-record.js';

/** The times and places of a chunk's messages, by channel. */
export type Listing = Map<number, [timeNs: bigint, place: bigint][]>;

export interface MessageIndexes {
  readonly listing: Listing;
  readonly messages: number;
  /** Their bytes, which may be none. */
  readonly bytes: Uint8Array;
}

/** All sound indexes that stand one behind the other from a place on. */
export async function readIndexes(file: FileWindow, offset: number): Promise<MessageIndexes> {
  const listing: Listing = new Map();
  let messages = 0;
  let end = offset;
  for (;;) {
    const frame = frameAt(await file.bytes(end, frameBytes));
    if (frame?.opcode !== McapConstants.Opcode.MESSAGE_INDEX || end + frameBytes + frame.length > file.size) break;
    const bytes = await file.bytes(end, frameBytes + frame.length);
    // A number of two bytes and a list with its length: the frame must be as long.
    if (frame.length < 6 || viewOf(bytes).getUint32(frameBytes + 2, true) !== frame.length - 6) break;
    const [index] = tryParseRecords(bytes) ?? [];
    if (index?.type !== 'MessageIndex') break;
    if (index.records.length > 0) listing.set(index.channelId, index.records);
    messages += index.records.length;
    end += bytes.length;
  }
  return { listing, messages, bytes: await file.bytes(offset, end - offset) };
}

/** Whether what is listed is in a listing too; some writers list by time, others by place. */
export function isWithin(listed: Listing, listing: Listing): boolean {
  for (const [channel, places] of listed) {
    const others = listing.get(channel) ?? [];
    const sorted = [...places].sort(([, a], [, b]) => (a < b ? -1 : 1));
    if (others.length !== places.length) return false;
    if (sorted.some(([time, place], i) => time !== others[i][0] || place !== others[i][1])) return false;
  }
  return true;
}
