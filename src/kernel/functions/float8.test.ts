/** The 8-bit conversions as expressions give the host's bits, for all patterns and at every kind of edge. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileScalar, variable } from '../../../test/support/scalar-javascript.js';
import { decoderOf, encoderOf } from '../narrow.js';
import { narrowToBits, widenBits } from './narrow.js';

const bits = new Uint32Array(1);
const float = new Float32Array(bits.buffer);
const floatOf = (word: number): number => {
  bits[0] = word;
  return float[0];
};

describe.each(['f8e4m3', 'f8e5m2'] as const)('%s', (dtype) => {
  const widened = compileScalar(widenBits[dtype](variable('bits', 'u32')), ['bits']);
  const narrowed = compileScalar(narrowToBits[dtype](variable('x', 'f32')), ['x']);
  const [from, to] = [decoderOf(dtype), encoderOf(dtype)];

  it('widens all 256 patterns, and narrows them and their neighbours', () => {
    for (let pattern = 0; pattern < 256; pattern += 1) {
      expect(widened(pattern)).toBe(from(pattern));
      const beside = from((pattern & 0x80) | Math.min((pattern & 0x7f) + 1, 0x7f));
      for (const value of [from(pattern), (from(pattern) + beside) / 2]) {
        float[0] = value;
        const [word] = bits;
        for (const near of [word - 1, word, word + 1])
          expect(narrowed(floatOf(near >>> 0))).toBe(to(floatOf(near >>> 0)));
      }
    }
  });

  it('narrows any f32, subnormal, infinite and NaN among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (word) => {
        expect(narrowed(floatOf(word))).toBe(to(floatOf(word)));
      }),
      { numRuns: 20_000 },
    );
    for (const word of [0x7f800000, 0xff800000, 0x7fc00000, 0xffc00001, 1, 0x80000001])
      expect(narrowed(floatOf(word))).toBe(to(floatOf(word)));
  });
});
