/**
 * Bytes in, frames out. The decoder takes chunks cut anywhere, tells framing 1 from framing 2 by the first word of the
 * connection, checks every size from the header and keeps at most one payload, in a buffer that grows with the bytes that
 * really arrive and never above the type's limit. It never throws and never scans for a magic: a frame that is framed but
 * wrong is skipped with a fault, lost framing is a fault that closes, and after that all bytes are ignored.
 */
import {
  type Framing,
  frameType,
  headerBytes,
  lengthOverhead,
  longestFirstFraming,
  magicBeef,
  magicRobo,
} from './constants.js';
import { detailCode, type Fault, fault, wireCode } from './fault.js';
import { type FrameLimits, longestSkip } from './limits.js';

/** One frame; the decoder owns it and overwrites it with the next, so copy what you keep. */
export interface Frame {
  readonly framing: Framing;
  /** 0 in framing 1. */
  readonly magic: number;
  readonly type: number;
  /** Number of 32-bit words in the payload. */
  readonly count: number;
  /** The payload as numbers: the first `count` are meant. Not for version 3, whose numbers are not all floats. */
  readonly floats: Float32Array;
  /** The same memory as bytes, in the order of the wire; the first 4 × `count` are meant. */
  readonly bytes: Uint8Array;
  readonly view: DataView;
  /** The header's bytes, which a seal covers too. */
  readonly header: Uint8Array;
}

/** The receiver of the decoder's frames and faults. */
export interface FrameSink {
  frame(frame: Frame): void;
  fault(fault: Fault): void;
}

const littleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;
const smallestBuffer = 256;

/** Cuts a stream of bytes into frames of either framing, in bounded memory. */
export class FrameDecoder {
  /** May be replaced between frames, as a session learns what to expect. */
  limits: FrameLimits;
  #framing: Framing | undefined;
  readonly #header = new Uint8Array(13);
  readonly #headerView = new DataView(this.#header.buffer);
  #headerFilled = 0;
  #body = new Uint8Array(smallestBuffer);
  #bodyFilled = 0;
  #bodyLength = 0;
  #skipping = 0;
  #dead = false;
  readonly #frame = {
    framing: 1 as Framing,
    magic: 0,
    type: 0,
    count: 0,
    floats: new Float32Array(this.#body.buffer),
    bytes: this.#body,
    view: new DataView(this.#body.buffer),
    header: this.#header,
  };

  constructor(limits: FrameLimits) {
    this.limits = limits;
  }

  /** The framing to answer in: the caller's, or 2 before it is known. */
  get framing(): Framing {
    return this.#framing ?? 2;
  }

  /** The magic to answer with: that of the last frame, or the usual one. */
  get magic(): number {
    return this.#frame.magic === 0 ? magicRobo : this.#frame.magic;
  }

  /** True after lost framing; nothing more will come out. */
  get isDead(): boolean {
    return this.#dead;
  }

  /** Bytes held for an unfinished frame. */
  get bufferedBytes(): number {
    return this.#headerFilled + this.#bodyFilled;
  }

  /** Memory held, which stays below the largest limit (rounded up to a power of two). */
  get capacityBytes(): number {
    return this.#body.length;
  }

  /** Takes a chunk of any size and calls the sink for each frame and each fault in it, in order. */
  push(chunk: Uint8Array, sink: FrameSink): void {
    let at = 0;
    while (at < chunk.length && !this.#dead) {
      if (this.#skipping > 0) {
        const step = Math.min(this.#skipping, chunk.length - at);
        this.#skipping -= step;
        at += step;
      } else if (this.#bodyLength > 0) {
        at += this.#takeBody(chunk, at, sink);
      } else {
        this.#header[this.#headerFilled] = chunk[at];
        this.#headerFilled += 1;
        at += 1;
        this.#checkHeader(sink);
      }
    }
  }

  /** Gives up on the stream, as after a fault that the session found. */
  stop(): void {
    this.#dead = true;
  }

  #checkHeader(sink: FrameSink): void {
    const filled = this.#headerFilled;
    if (filled === 4) this.#checkFirstWord(sink);
    else if (filled === 8 && this.#framing === 2) this.#checkSecondLength(sink);
    else if (this.#framing !== undefined && filled === headerBytes[this.#framing])
      this.#checkWhole(sink, this.#framing);
  }

  #checkFirstWord(sink: FrameSink): void {
    const word = this.#headerView.getUint32(0);
    const isMagic = word === magicRobo || word === magicBeef;
    const isLength = word >= lengthOverhead && word <= longestFirstFraming;
    const framing = isMagic ? 2 : isLength ? 1 : undefined;
    if (framing === undefined) {
      this.#lose(
        sink,
        wireCode.protocol,
        detailCode.format,
        'first word',
        hex(word),
        'a magic or a length from 5 to 4101',
      );
    } else if (this.#framing !== undefined && this.#framing !== framing) {
      const expected = `framing ${this.#framing} as before`;
      this.#lose(sink, wireCode.protocol, detailCode.format, 'framing changed', hex(word), expected);
    } else {
      this.#framing = framing;
    }
  }

  #checkSecondLength(sink: FrameSink): void {
    const length = this.#headerView.getUint32(4);
    if (length < lengthOverhead)
      this.#lose(sink, wireCode.protocol, detailCode.format, 'length too small', length, 'at least 5');
    else if (length > longestSkip)
      this.#lose(sink, wireCode.size, detailCode.tooLarge, 'length too large', length, `at most ${longestSkip}`);
  }

  #checkWhole(sink: FrameSink, framing: Framing): void {
    const start = framing === 1 ? 0 : 4;
    const length = this.#headerView.getUint32(start);
    const type = this.#header[start + 4];
    const count = this.#headerView.getUint32(start + 5);
    const limit = framing === 1 && isThird(type) ? -1 : this.limits[type];
    const frame = this.#frame;
    frame.framing = framing;
    frame.magic = framing === 1 ? 0 : this.#headerView.getUint32(0);
    frame.type = type;
    frame.count = count;
    this.#headerFilled = 0;
    if (length !== lengthOverhead + 4 * count) {
      this.#skip(
        sink,
        length,
        wireCode.protocol,
        detailCode.format,
        'length and count disagree',
        length,
        5 + 4 * count,
      );
    } else if (limit < 0) {
      this.#skip(
        sink,
        length,
        wireCode.unknownType,
        detailCode.format,
        'type not expected',
        type,
        'a type of the table',
      );
    } else if (count > limit) {
      this.#skip(sink, length, wireCode.size, detailCode.tooLarge, 'too many values', count, `at most ${limit}`);
    } else if (count === 0) {
      sink.frame(frame);
    } else {
      this.#bodyLength = 4 * count;
      this.#bodyFilled = 0;
    }
  }

  /** Copies what the chunk has of the payload; emits the frame once it is whole. */
  #takeBody(chunk: Uint8Array, at: number, sink: FrameSink): number {
    const step = Math.min(this.#bodyLength - this.#bodyFilled, chunk.length - at);
    const needed = this.#bodyFilled + step;
    if (needed > this.#body.length) this.#grow(needed);
    // A plain loop beats `set` with a fresh view for the short payloads of robots, and allocates nothing.
    if (step <= 512) for (let i = 0; i < step; i += 1) this.#body[this.#bodyFilled + i] = chunk[at + i];
    else this.#body.set(chunk.subarray(at, at + step), this.#bodyFilled);
    this.#bodyFilled = needed;
    if (needed === this.#bodyLength) {
      this.#bodyLength = 0;
      this.#bodyFilled = 0;
      if (!littleEndian && !isThird(this.#frame.type)) swapWords(this.#body, 4 * this.#frame.count);
      sink.frame(this.#frame);
    }
    return step;
  }

  #grow(needed: number): void {
    let capacity = this.#body.length;
    while (capacity < needed) capacity *= 2;
    const body = new Uint8Array(capacity);
    body.set(this.#body.subarray(0, this.#bodyFilled));
    this.#body = body;
    this.#frame.bytes = body;
    this.#frame.floats = new Float32Array(body.buffer);
    this.#frame.view = new DataView(body.buffer);
  }

  #skip(
    sink: FrameSink,
    length: number,
    wire: Fault['wire'],
    detail: Fault['detail'],
    wrong: string,
    got: unknown,
    expected: unknown,
  ): void {
    this.#skipping = length - lengthOverhead;
    sink.fault(fault(wire, detail, `frame: ${wrong} (got ${got}, expected ${expected}). The frame is skipped.`));
  }

  #lose(
    sink: FrameSink,
    wire: Fault['wire'],
    detail: Fault['detail'],
    wrong: string,
    got: unknown,
    expected: string,
  ): void {
    this.#dead = true;
    sink.fault(fault(wire, detail, `frame: ${wrong} (got ${got}, expected ${expected}). Connect again.`, true));
  }
}

/** Types of version 3, which exist in framing 2 only and whose payload is not all floats. */
export function isThird(type: number): boolean {
  return type >= frameType.hello && type <= frameType.fault;
}

function swapWords(bytes: Uint8Array, length: number): void {
  for (let at = 0; at < length; at += 4) bytes.subarray(at, at + 4).reverse();
}

function hex(word: number): string {
  return `0x${word.toString(16).padStart(8, '0')}`;
}
