/** For tests of the wire protocol: reading bytes written as hexadecimal, and collecting what a decoder says. */
import { type Fault, type Frame, FrameDecoder, type FrameLimits, widestLimits } from '../../src/robot/wire/index.js';

export function bytesOf(hexadecimal: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hexadecimal.replaceAll(/\s/g, ''), 'hex'));
}

export function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

/** A frame as it can be kept and compared. */
export interface Seen {
  readonly framing: number;
  readonly magic: number;
  readonly type: number;
  readonly payload: string;
}

export interface Decoded {
  readonly seen: Seen[];
  readonly faults: Fault[];
  readonly decoder: FrameDecoder;
}

export function seenOf({ framing, magic, type, bytes, count }: Frame): Seen {
  return { framing, magic, type, payload: hexOf(bytes.subarray(0, 4 * count)) };
}

/** Decodes chunks and keeps all that came out. */
export function decodeAll(chunks: readonly Uint8Array[], limits: FrameLimits = widestLimits()): Decoded {
  const decoder = new FrameDecoder(limits);
  const seen: Seen[] = [];
  const faults: Fault[] = [];
  for (const chunk of chunks)
    decoder.push(chunk, { frame: (frame) => seen.push(seenOf(frame)), fault: (one) => faults.push(one) });
  return { seen, faults, decoder };
}

/** Cuts bytes into chunks of the given sizes, taken in turn. */
export function cut(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes.length === 0 ? bytes.length : Math.max(1, sizes[turn % sizes.length]);
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return chunks;
}

export function join(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts));
}
