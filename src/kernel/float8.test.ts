/** 8-bit floats against the published tables of the OCP specification, all patterns, and rounding at every middle. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromE4m3, fromE5m2, heldE5m2, largestE4m3, toE4m3, toE5m2 } from './float8.js';

const formats = [
  { name: 'E4M3', to: toE4m3, from: fromE4m3, largest: 0x7e, patterns: 254 },
  { name: 'E5M2', to: toE5m2, from: fromE5m2, largest: 0x7b, patterns: 248 },
];

/** The next f32 away from zero or towards it. */
function beside(value: number, direction: 1 | -1): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  view.setUint32(0, view.getUint32(0) + direction);
  return view.getFloat32(0);
}

it.each([
  // Table 2 of the specification, and one number of each kind.
  ['E4M3', 0x7e, 448],
  ['E4M3', 0x08, 2 ** -6],
  ['E4M3', 0x07, 0.875 * 2 ** -6],
  ['E4M3', 0x01, 2 ** -9],
  ['E4M3', 0x38, 1],
  ['E4M3', 0x3c, 1.5],
  ['E4M3', 0x78, 256],
  ['E4M3', 0xfe, -448],
  ['E5M2', 0x7b, 57_344],
  ['E5M2', 0x04, 2 ** -14],
  ['E5M2', 0x03, 0.75 * 2 ** -14],
  ['E5M2', 0x01, 2 ** -16],
  ['E5M2', 0x3c, 1],
  ['E5M2', 0x3d, 1.25],
  ['E5M2', 0x7c, Infinity],
  ['E5M2', 0xfc, -Infinity],
])('%s %i is %d', (format, pattern, value) => {
  expect((format === 'E4M3' ? fromE4m3 : fromE5m2)(pattern)).toBe(value);
});

it('has the NaNs of the specification and no others', () => {
  const nans = (from: (pattern: number) => number) =>
    Array.from({ length: 256 }, (_, pattern) => pattern).filter((pattern) => Number.isNaN(from(pattern)));
  expect(nans(fromE4m3)).toEqual([0x7f, 0xff]);
  expect(nans(fromE5m2)).toEqual([0x7d, 0x7e, 0x7f, 0xfd, 0xfe, 0xff]);
  expect(largestE4m3).toBe(fromE4m3(0x7e));
});

describe.each(formats)('$name', ({ to, from, largest, patterns }) => {
  it('brings every finite pattern back, each sign its own zero', () => {
    let finite = 0;
    for (let pattern = 0; pattern < 256; pattern += 1) {
      if (!Number.isFinite(from(pattern))) continue;
      expect(to(from(pattern))).toBe(pattern);
      finite += 1;
    }
    expect(finite).toBe(patterns);
    expect(Object.is(from(0x80), -0)).toBe(true);
  });

  it('grows with its patterns, the same below zero', () => {
    for (let pattern = 1; pattern <= largest; pattern += 1) {
      expect(from(pattern)).toBeGreaterThan(from(pattern - 1));
      expect(from(pattern | 0x80)).toBe(-from(pattern));
    }
  });

  it('rounds to the nearest, halves to even, at every middle and one bit beside it', () => {
    for (let pattern = 0; pattern < largest; pattern += 1) {
      const middle = (from(pattern) + from(pattern + 1)) / 2;
      for (const sign of [1, -1]) {
        const high = sign < 0 ? 0x80 : 0;
        expect(to(sign * beside(middle, -1))).toBe(high | pattern);
        expect(to(sign * middle)).toBe(high | (pattern % 2 === 0 ? pattern : pattern + 1));
        expect(to(sign * beside(middle, 1))).toBe(high | (pattern + 1));
      }
    }
  });

  it('saturates what is too large and infinities, and makes every NaN 7f', () => {
    for (const value of [from(largest) * 1.0001, from(largest) * 1.9, 3e38, Infinity]) {
      expect(to(value)).toBe(largest);
      expect(to(-value)).toBe(0x80 | largest);
    }
    expect([to(Number.NaN), to(-Number.NaN)]).toEqual([0x7f, 0x7f]);
  });

  it('is nearest for any f32, and monotone', () => {
    const all = Array.from({ length: 256 }, (_, pattern) => from(pattern)).filter(Number.isFinite);
    const f32 = fc.oneof(fc.float({ noNaN: true }), fc.float({ noNaN: true, min: -1024, max: 1024 }));
    fc.assert(
      fc.property(f32, f32, (a, b) => {
        const [x, y] = [from(to(a)), from(to(b))];
        if (a <= b) expect(x).toBeLessThanOrEqual(y);
        const clamped = Math.min(Math.max(a, -from(largest)), from(largest));
        const least = Math.min(...all.map((value) => Math.abs(value - clamped)));
        expect(Math.abs(x - clamped)).toBe(least);
      }),
      { numRuns: 3000 },
    );
  });
});

it('a copy keeps infinities that a store would saturate', () => {
  for (const pattern of [0x7c, 0xfc, 0x7b, 0, 0x80, 1]) expect(heldE5m2(fromE5m2(pattern))).toBe(pattern);
});
