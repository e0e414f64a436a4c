import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cosine, radians, sine, tangent } from './angle.js';

it('agrees with the engine’s own functions', () => {
  fc.assert(
    fc.property(fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }), (angle) => {
      expect(sine(angle)).toBeCloseTo(Math.sin(angle), 14);
      expect(cosine(angle)).toBeCloseTo(Math.cos(angle), 14);
    }),
  );
  expect(tangent(radians(30))).toBeCloseTo(1 / Math.sqrt(3), 14);
  expect(tangent(radians(-60))).toBeCloseTo(-Math.sqrt(3), 12);
});
