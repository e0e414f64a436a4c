import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteBuffer } from './bytes.js';

/** The textbook decoder, written for any width. */
function decodeLeb128(bytes: Uint8Array, signed: boolean): bigint {
  let value = 0n;
  let shift = 0n;
  for (const byte of bytes) {
    value |= BigInt(byte & 0x7f) << shift;
    shift += 7n;
  }
  const last = bytes.at(-1)!;
  return signed && (last & 0x40) !== 0 ? value - (1n << shift) : value;
}

function continuesExactly(bytes: Uint8Array): boolean {
  return bytes.every((byte, index) => byte >= 0x80 === index < bytes.length - 1);
}

describe('LEB128', () => {
  it('gives the bytes of the specification', () => {
    expect([...new ByteBuffer().u32(624485).view()]).toEqual([0xe5, 0x8e, 0x26]);
    expect([...new ByteBuffer().s32(-123456).view()]).toEqual([0xc0, 0xbb, 0x78]);
    expect([...new ByteBuffer().u32(0xffffffff).view()]).toEqual([0xff, 0xff, 0xff, 0xff, 0x0f]);
    expect([...new ByteBuffer().s32(64).view()]).toEqual([0xc0, 0x00]);
  });

  it('u32 round-trips and is as short as can be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (value) => {
        const bytes = new ByteBuffer().u32(value).toBytes();
        expect(decodeLeb128(bytes, false)).toBe(BigInt(value));
        expect(continuesExactly(bytes)).toBe(true);
        expect(bytes.length).toBe(Math.max(1, Math.ceil(value.toString(2).length / 7)));
      }),
    );
  });

  it('s32 round-trips, and takes unsigned values as bit patterns', () => {
    fc.assert(
      fc.property(fc.integer({ min: -0x80000000, max: 0xffffffff }), (value) => {
        const bytes = new ByteBuffer().s32(value).toBytes();
        expect(decodeLeb128(bytes, true)).toBe(BigInt(value | 0));
        expect(continuesExactly(bytes)).toBe(true);
        expect(bytes.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('s64 round-trips, and takes unsigned values as bit patterns', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(1n << 63n), max: (1n << 64n) - 1n }), (value) => {
        const bytes = new ByteBuffer().s64(value).toBytes();
        expect(decodeLeb128(bytes, true)).toBe(BigInt.asIntN(64, value));
        expect(continuesExactly(bytes)).toBe(true);
        expect(bytes.length).toBeLessThanOrEqual(10);
      }),
    );
  });

  it('refuses what does not fit', () => {
    expect(() => new ByteBuffer().u32(-1)).toThrow('wasm u32: number out of range (got -1, expected 0 to 2^32 - 1).');
    expect(() => new ByteBuffer().u32(1.5)).toThrow('got 1.5');
    expect(() => new ByteBuffer().s32(2 ** 32)).toThrow('wasm s32');
    expect(() => new ByteBuffer().s64(1n << 64n)).toThrow('wasm s64');
  });
});

describe('floats', () => {
  it('round-trip bit for bit, and NaN is canonical', () => {
    fc.assert(
      fc.property(fc.float(), fc.double(), (single, double) => {
        const view = new DataView(new ByteBuffer().f32(single).f64(double).toBytes().buffer);
        expect(view.getFloat32(0, true)).toBe(single);
        expect(view.getFloat64(4, true)).toBe(double);
      }),
    );
    expect([...new ByteBuffer().f32(Number.NaN).view()]).toEqual([0x00, 0x00, 0xc0, 0x7f]);
    expect([...new ByteBuffer().f64(Number.NaN).view()].slice(6)).toEqual([0xf8, 0x7f]);
  });
});

describe('growth', () => {
  it('keeps every byte', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 })), (pieces) => {
        const buffer = new ByteBuffer(8);
        for (const piece of pieces) buffer.append(piece);
        expect([...buffer.toBytes()]).toEqual(pieces.flatMap((piece) => [...piece]));
      }),
    );
  });

  it('writes UTF-8 names and sized contents after their length', () => {
    expect([...new ByteBuffer().name('é').view()]).toEqual([2, 0xc3, 0xa9]);
    expect([...new ByteBuffer().sized(new ByteBuffer().byte(7).byte(8)).view()]).toEqual([2, 7, 8]);
  });
});
