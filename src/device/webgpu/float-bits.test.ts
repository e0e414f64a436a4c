/** The exact fused multiply-add against integer arithmetic, and distances on the line of floats. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitsOf, distanceInUlps, fusedMultiplyAdd } from './float-bits.js';

it('rounds a fused multiply-add once', () => {
  const x = 1 + 2 ** -12;
  expect(fusedMultiplyAdd(x, x, -(1 + 2 ** -11))).toBe(2 ** -24);
  // 2^24 + 3 - 2^-40 lies below a tie that f64 rounds it to: rounding twice would go up to 2^24 + 4
  expect(fusedMultiplyAdd(1 + 2 ** -20, 1 - 2 ** -20, 2 ** 24 + 2)).toBe(2 ** 24 + 2);
  expect(fusedMultiplyAdd(Number.POSITIVE_INFINITY, 1, 1)).toBe(Number.POSITIVE_INFINITY);
});

it('agrees with integers wherever all values are integers', () => {
  const integer = fc.integer({ min: -(2 ** 24), max: 2 ** 24 });
  fc.assert(
    fc.property(integer, integer, integer, (x, y, z) => {
      const exact = BigInt(x) * BigInt(y) + BigInt(z);
      return fusedMultiplyAdd(x, y, z) === roundToFloat(exact);
    }),
  );
});

it('counts steps across zero', () => {
  expect(distanceInUlps(bitsOf(0), bitsOf(-0))).toBe(0);
  expect(distanceInUlps(1, 0x80000001)).toBe(2);
  expect(distanceInUlps(bitsOf(1), bitsOf(1 + 2 ** -23))).toBe(1);
  expect(distanceInUlps(bitsOf(1), 0x7fc00000)).toBe(Number.POSITIVE_INFINITY);
});

/** An integer of up to 50 bits rounded to 24 bits, halves to even, without floating point. */
function roundToFloat(value: bigint): number {
  const magnitude = value < 0n ? -value : value;
  const extra = magnitude.toString(2).length - 24;
  if (extra <= 0) return Number(value);
  const unit = 1n << BigInt(extra);
  const rest = magnitude % unit;
  let rounded = magnitude - rest;
  if (2n * rest > unit || (2n * rest === unit && (rounded / unit) % 2n === 1n)) rounded += unit;
  return Number(value < 0n ? -rounded : rounded);
}
