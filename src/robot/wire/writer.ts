/**
 * Frames out. A writer owns one buffer, which grows to the largest frame it has written and is used again, so writing a
 * frame allocates nothing once warm. `begin`, then the words, then `finish`; the frame is `bytes[0 … length)` until the
 * next `begin`. It knows no meanings: what goes into which frame is the sessions' business.
 */
import { type Framing, headerBytes, lengthOverhead, sealBytes } from './constants.js';

/** Puts a seal over the first `length` bytes into `bytes` at `length`. */
export interface Sealer {
  seal(bytes: Uint8Array, length: number): void;
}

/** Writes frames into one buffer that is used again. */
export class FrameWriter {
  bytes: Uint8Array;
  length = 0;
  #view: DataView;
  #start = 0;
  /** The last frame's bytes, returned again while frames keep their length: a steady session allocates nothing. */
  #finished: Uint8Array | undefined;

  constructor(capacity = 256) {
    this.bytes = new Uint8Array(capacity);
    this.#view = new DataView(this.bytes.buffer);
  }

  /** Starts a frame; `magic` is written in framing 2 only. */
  begin(framing: Framing, magic: number, type: number): void {
    this.length = 0;
    this.#start = framing === 1 ? 0 : 4;
    this.#reserve(headerBytes[framing]);
    if (framing === 2) this.#view.setUint32(0, magic);
    this.bytes[this.#start + 4] = type;
    this.length = headerBytes[framing];
  }

  float(value: number): void {
    this.#reserve(4);
    this.#view.setFloat32(this.length, value, true);
    this.length += 4;
  }

  floats(values: ArrayLike<number>, count = values.length): void {
    this.#reserve(4 * count);
    for (let i = 0; i < count; i += 1) this.#view.setFloat32(this.length + 4 * i, values[i], true);
    this.length += 4 * count;
  }

  word(value: number): void {
    this.#reserve(4);
    this.#view.setUint32(this.length, value, true);
    this.length += 4;
  }

  /** Microseconds as an unsigned 64-bit integer. */
  time(microseconds: number): void {
    this.long(microseconds);
  }

  /** A whole number of 64 bits, exact up to 2⁵³. */
  long(value: number): void {
    this.word(value % 2 ** 32);
    this.word(Math.floor(value / 2 ** 32));
  }

  /** Bytes, filled with zeros to whole words. */
  raw(bytes: Uint8Array): void {
    const padded = Math.ceil(bytes.length / 4) * 4;
    this.#reserve(padded);
    this.bytes.set(bytes, this.length);
    this.bytes.fill(0, this.length + bytes.length, this.length + padded);
    this.length += padded;
  }

  /** Completes the header, and the seal where the link has one. */
  finish(sealer?: Sealer): Uint8Array {
    const unsealed = this.length;
    const total = sealer === undefined ? unsealed : unsealed + sealBytes;
    this.#reserve(total - unsealed);
    const counted = total - this.#start - 4;
    this.#view.setUint32(this.#start, counted);
    this.#view.setUint32(this.#start + 5, (counted - lengthOverhead) / 4);
    sealer?.seal(this.bytes, unsealed);
    this.length = total;
    if (this.#finished?.length !== total) this.#finished = this.bytes.subarray(0, total);
    return this.#finished;
  }

  #reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    let capacity = this.bytes.length;
    while (capacity < this.length + more) capacity *= 2;
    const bytes = new Uint8Array(capacity);
    bytes.set(this.bytes.subarray(0, this.length));
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer);
    this.#finished = undefined;
  }
}

/** A whole frame of float values as fresh bytes: for tests, tools and rare messages. */
export function encodeFrame(framing: Framing, magic: number, type: number, values: ArrayLike<number>): Uint8Array {
  const writer = new FrameWriter(headerBytes[framing] + 4 * values.length);
  writer.begin(framing, magic, type);
  writer.floats(values);
  return writer.finish().slice();
}
