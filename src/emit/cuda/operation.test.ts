/** How divisions by numbers are written; everything else of an operation is tested by what devices compute. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { constant, name, operation } from '../loop/language.js';
import { operationText } from './operation.js';

const text = (divisor: number, dtype: 'f32' | 'f64' = 'f32'): string =>
  operationText(operation('div', dtype, name('x', dtype), constant(divisor, dtype)), ['x', 'd']);

it.each<[number, 'f32' | 'f64', string]>([
  [32, 'f32', '__fmul_rn(x, 0.03125f)'],
  [0.25, 'f32', '__fmul_rn(x, 4.0f)'],
  [-8, 'f64', '__dmul_rn(x, (-0.125))'],
  [5, 'f32', '__fdiv_rn(x, d)'],
  [0, 'f32', '__fdiv_rn(x, d)'],
  [2 ** -130, 'f64', '__ddiv_rn(x, d)'],
])('a division by %d of %s', (divisor, dtype, expected) => {
  expect(text(divisor, dtype)).toBe(expected);
});

it('a product with the reciprocal of a power of two rounds as the quotient does, subnormal or not', () => {
  fc.assert(
    fc.property(fc.float({ noNaN: true }), fc.integer({ min: -64, max: 64 }), (x, exponent) => {
      const divisor = 2 ** exponent;
      expect(Math.fround(x * Math.fround(1 / divisor))).toBe(Math.fround(x / divisor));
    }),
  );
});
