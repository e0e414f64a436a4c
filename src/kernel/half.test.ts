/** Half types: all bit patterns there and back, and rounding to nearest even against exact comparison of fractions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBrain16, fromHalf, toBrain16, toHalf } from './half.js';

/** A finite float as an exact multiple of 2^-1075. */
function exact(value: number): bigint {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setFloat64(0, value);
  const bits = bytes.getBigUint64(0);
  const exponent = Number((bits >> 52n) & 0x7ffn);
  const mantissa = (bits & 0xfffffffffffffn) | (exponent === 0 ? 0n : 1n << 52n);
  const scaled = mantissa << BigInt(Math.max(exponent, 1));
  return bits >> 63n === 1n ? -scaled : scaled;
}

interface Format {
  readonly to: (value: number) => number;
  readonly from: (bits: number) => number;
  /** Bits of the smallest infinity. */
  readonly infinity: number;
}
const half: Format = { to: toHalf, from: fromHalf, infinity: 0x7c00 };
const brain: Format = { to: toBrain16, from: fromBrain16, infinity: 0x7f80 };
const formats: [string, Format][] = [
  ['f16', half],
  ['bf16', brain],
];

/** The nearest pattern by exact comparison with its two neighbours, ties to the even one. */
function nearest(value: number, { from, infinity }: Format): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const magnitude = Math.abs(value);
  let [low, high] = [0, infinity];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (from(middle) <= magnitude) low = middle;
    else high = middle;
  }
  if (from(low) === magnitude) return sign | low;
  // Beyond the largest number the next step would stand where infinity does.
  const top = high === infinity ? exact(from(low)) * 2n - exact(from(low - 1)) : exact(from(high));
  const [down, up] = [exact(magnitude) - exact(from(low)), top - exact(magnitude)];
  if (down !== up) return sign | (down < up ? low : high);
  return sign | (low % 2 === 0 ? low : high);
}

const f32s = fc.oneof(
  fc.float({ noNaN: true }),
  fc.integer({ min: 0, max: 0xffffffff }).map((bits) => {
    const view = new DataView(new ArrayBuffer(4));
    view.setUint32(0, bits);
    return view.getFloat32(0);
  }),
);

describe.each(formats)('%s', (_, format) => {
  it('brings all 65,536 patterns back', () => {
    for (let bits = 0; bits <= 0xffff; bits += 1) {
      const value = format.from(bits);
      if ((bits & 0x7fff) > format.infinity) {
        expect(value).toBeNaN();
        expect(format.to(value) & 0x7fff).toBeGreaterThan(format.infinity);
      } else if (format.to(value) !== bits) {
        expect.fail(`${bits.toString(16)} came back as ${format.to(value).toString(16)}`);
      }
    }
  });

  it('grows with its patterns, and its values are exact in f32', () => {
    for (let bits = 1; bits <= format.infinity; bits += 1) {
      if (!(format.from(bits) > format.from(bits - 1))) expect.fail(`at ${bits.toString(16)}`);
      if (format.from(bits) !== Math.fround(format.from(bits))) expect.fail(`${bits.toString(16)} is no f32`);
      if (format.from(bits | 0x8000) !== -format.from(bits)) expect.fail(`${bits.toString(16)} has no mirror`);
    }
  });

  it('rounds to the nearest, halves to even, at every middle and just beside it', () => {
    for (let bits = 0; bits < format.infinity; bits += 1) {
      const high = bits + 1 === format.infinity ? 2 * format.from(bits) - format.from(bits - 1) : format.from(bits + 1);
      const middle = (format.from(bits) + high) / 2;
      for (const value of [middle, nextAfter(middle, -1), nextAfter(middle, 1)]) {
        if (format.to(value) !== nearest(value, format)) {
          expect.fail(`${value} became ${format.to(value).toString(16)}, not ${nearest(value, format).toString(16)}`);
        }
      }
    }
  });

  it('rounds any f32 to the nearest', () => {
    fc.assert(
      fc.property(f32s, (value) => {
        fc.pre(Number.isFinite(value));
        expect(format.to(value)).toBe(nearest(value, format));
      }),
      { numRuns: 20_000 },
    );
  });

  it('keeps the signs of zero and infinity, and makes NaN a quiet NaN', () => {
    expect(format.to(-0)).toBe(0x8000);
    expect(Object.is(format.from(0x8000), -0)).toBe(true);
    expect(format.to(Infinity)).toBe(format.infinity);
    expect(format.to(-Infinity)).toBe(format.infinity | 0x8000);
    expect(format.to(3.4e38)).toBe(format.infinity);
    const quiet = format === half ? 0x0200 : 0x0040;
    expect(format.to(Number.NaN) & quiet).toBe(quiet);
  });
});

/** The next f32 up or down. */
function nextAfter(value: number, direction: 1 | -1): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  view.setUint32(0, view.getUint32(0) + direction * (value === 0 ? 0 : 1));
  return view.getFloat32(0);
}
