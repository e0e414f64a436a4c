/**
 * A byte buffer that grows by doubling, and the number encodings of the WebAssembly binary format: LEB128 integers,
 * little-endian floats and length-prefixed names. It knows nothing of opcodes or sections.
 */
import { FieldbrainError } from '../../kernel/errors.js';

const scratch = new DataView(new ArrayBuffer(8));
const scratchBytes = new Uint8Array(scratch.buffer);
const textEncoder = new TextEncoder();

export class ByteBuffer {
  #bytes: Uint8Array;
  #length = 0;

  constructor(capacity = 64) {
    this.#bytes = new Uint8Array(Math.max(capacity, 8));
  }

  get length(): number {
    return this.#length;
  }

  /** Appends one byte. */
  byte(value: number): this {
    this.#reserve(1);
    this.#bytes[this.#length++] = value;
    return this;
  }

  /** Appends raw bytes. */
  append(bytes: ArrayLike<number>): this {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  /** Unsigned LEB128 of 0 ... 2^32 - 1. */
  u32(value: number): this {
    if (!Number.isInteger(value) || value < 0 || value > 0xffffffff) refuseNumber('u32', value, '0 to 2^32 - 1');
    let rest = value;
    while (rest > 0x7f) {
      this.byte((rest & 0x7f) | 0x80);
      rest = Math.floor(rest / 128);
    }
    return this.byte(rest);
  }

  /** Signed LEB128 of a 32-bit integer; values up to 2^32 - 1 are taken as bit patterns. */
  s32(value: number): this {
    if (!Number.isInteger(value) || value < -0x80000000 || value > 0xffffffff) {
      refuseNumber('s32', value, '-2^31 to 2^32 - 1');
    }
    let rest = value | 0;
    while (rest < -64 || rest > 63) {
      this.byte((rest & 0x7f) | 0x80);
      rest >>= 7;
    }
    return this.byte(rest & 0x7f);
  }

  /** Signed LEB128 of a 64-bit integer; values up to 2^64 - 1 are taken as bit patterns. */
  s64(value: bigint): this {
    if (value < -(1n << 63n) || value >= 1n << 64n) refuseNumber('s64', value, '-2^63 to 2^64 - 1');
    let rest = BigInt.asIntN(64, value);
    while (rest < -64n || rest > 63n) {
      this.byte(Number(rest & 0x7fn) | 0x80);
      rest >>= 7n;
    }
    return this.byte(Number(rest & 0x7fn));
  }

  /** Four little-endian bytes of an IEEE single; NaN becomes the canonical NaN. */
  f32(value: number): this {
    if (Number.isNaN(value)) scratch.setUint32(0, 0x7fc00000, true);
    else scratch.setFloat32(0, value, true);
    return this.append(scratchBytes.subarray(0, 4));
  }

  /** Eight little-endian bytes of an IEEE double; NaN becomes the canonical NaN. */
  f64(value: number): this {
    if (Number.isNaN(value)) scratch.setBigUint64(0, 0x7ff8000000000000n, true);
    else scratch.setFloat64(0, value, true);
    return this.append(scratchBytes);
  }

  /** UTF-8 text after its length. */
  name(text: string): this {
    const bytes = textEncoder.encode(text);
    return this.u32(bytes.length).append(bytes);
  }

  /** Another buffer's bytes after their length: a section, a function body. */
  sized(content: ByteBuffer): this {
    return this.u32(content.length).append(content.view());
  }

  /** The bytes written so far, without copying; valid until the next write. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** A copy of the bytes written so far. */
  toBytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.view());
  }

  #reserve(count: number): void {
    const needed = this.#length + count;
    if (needed <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    grown.set(this.view());
    this.#bytes = grown;
  }
}

function refuseNumber(encoding: string, got: number | bigint, expected: string): never {
  throw new FieldbrainError('usage', `wasm ${encoding}: number out of range (got ${got}, expected ${expected}).`, {
    encoding,
    got,
  });
}
