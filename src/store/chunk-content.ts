/** The records in a chunk, and what its outside and its indexes have to say of them. */
import { McapConstants } from '@mcap/core';
import { frameAt, frameBytes, viewOf } from './mcap-record.js';
import type { Listing } from './message-index.js';
import type { Chunk } from './recording-chunk.js';

const { Opcode } = McapConstants;

export interface ChunkRecord {
  readonly opcode: number;
  /** Where it stands in the chunk. */
  readonly place: bigint;
  readonly content: Uint8Array;
  /** With its opcode and length. */
  readonly record: Uint8Array;
}

export interface Survey {
  readonly listing: Listing;
  readonly firstNs: bigint | undefined;
  readonly lastNs: bigint;
  /** Whether its records fill it. */
  readonly isWhole: boolean;
}

/** The records in a chunk, up to the first that goes beyond its end. */
export function* recordsOf({ records }: Chunk): Generator<ChunkRecord> {
  for (let at = 0; ; ) {
    const frame = frameAt(records, at);
    if (frame === undefined || at + frameBytes + frame.length > records.length) return;
    const end = at + frameBytes + frame.length;
    const content = records.subarray(at + frameBytes, end);
    yield { opcode: frame.opcode, place: BigInt(at), content, record: records.subarray(at, end) };
    at = end;
  }
}

/** The times and places of a chunk's messages. */
export function survey(chunk: Chunk): Survey {
  const listing: Listing = new Map();
  let firstNs: bigint | undefined;
  let lastNs = 0n;
  let end = 0;
  for (const { opcode, place, content, record } of recordsOf(chunk)) {
    end += record.length;
    if (opcode !== Opcode.MESSAGE || content.length < 14) continue;
    const timeNs = viewOf(content).getBigUint64(6, true);
    firstNs = firstNs === undefined || timeNs < firstNs ? timeNs : firstNs;
    lastNs = timeNs > lastNs ? timeNs : lastNs;
    const channel = viewOf(content).getUint16(0, true);
    const places = listing.get(channel) ?? [];
    places.push([timeNs, place]);
    listing.set(channel, places);
  }
  return { listing, firstNs, lastNs, isWhole: end === chunk.records.length };
}
