/** The conversions as expressions give the same bits as those of the host, for all patterns and at every kind of edge. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileScalar, variable } from '../../../test/support/scalar-javascript.js';
import { fromBrain16, fromHalf, toBrain16, toHalf } from '../half.js';
import { brain16ToFloat, floatToBrain16, floatToHalf, halfToFloat } from './half.js';

const bits = new Uint32Array(1);
const float = new Float32Array(bits.buffer);
const floatOf = (word: number): number => {
  bits[0] = word;
  return float[0];
};

const cases = [
  { name: 'f16', widen: halfToFloat, narrow: floatToHalf, fromBits: fromHalf, toBits: toHalf },
  { name: 'bf16', widen: brain16ToFloat, narrow: floatToBrain16, fromBits: fromBrain16, toBits: toBrain16 },
];

describe.each(cases)('$name', ({ widen, narrow, fromBits, toBits }) => {
  const widened = compileScalar(widen(variable('bits', 'u32')), ['bits']);
  const narrowed = compileScalar(narrow(variable('x', 'f32')), ['x']);

  it('widens all 65,536 patterns, and narrows them back', () => {
    for (let pattern = 0; pattern < 65536; pattern++) {
      const value = widened(pattern);
      if (!Object.is(value, fromBits(pattern))) throw new Error(`pattern ${pattern.toString(16)} gave ${value}`);
      if (narrowed(value) !== toBits(value)) throw new Error(`${value} became ${narrowed(value).toString(16)}`);
      if (!Number.isNaN(value) && narrowed(value) !== pattern)
        throw new Error(`${pattern.toString(16)} does not return`);
    }
  });

  it('narrows values between patterns: ties, and one bit beside them', () => {
    for (let pattern = 0; pattern < 65535; pattern++) {
      const [low, high] = [fromBits(pattern), fromBits(pattern + 1)];
      if (!Number.isFinite(low) || !Number.isFinite(high)) continue;
      bits[0] = 0;
      float[0] = low / 2 + high / 2;
      const middle = bits[0];
      for (const word of [middle - 1, middle, middle + 1]) {
        const value = floatOf(word >>> 0);
        if (narrowed(value) !== toBits(value)) throw new Error(`${value} became ${narrowed(value).toString(16)}`);
      }
    }
  });

  it('narrows any f32, subnormal, infinite and NaN among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (word) => {
        const value = floatOf(word);
        expect(narrowed(value)).toBe(toBits(value));
      }),
      { numRuns: 20_000 },
    );
  });
});
