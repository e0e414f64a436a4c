import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BrainState } from '../../brain/index.js';
import { findNotFinite, packStates, stateWidth, unpackState } from './packed-state.js';

const sample: BrainState = unpackState(
  Float64Array.from({ length: stateWidth }, (_, i) => i),
  0,
);
const number = fc.float({ noNaN: true, noDefaultInfinity: true });
const state = fc.record(
  Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? number
        : typeof value === 'boolean'
          ? fc.boolean()
          : fc.constantFrom('exploring', 'balanced', 'exploiting', 'dreaming'),
    ]),
  ),
) as unknown as fc.Arbitrary<BrainState>;

it('states come back as they were', () => {
  fc.assert(
    fc.property(fc.array(state, { minLength: 1, maxLength: 4 }), (states) => {
      const packed = packStates(states);
      expect(states.map((_, row) => unpackState(packed, row))).toEqual(states);
      expect(findNotFinite(packed)).toBeUndefined();
    }),
  );
});

it('names a value that is not finite', () => {
  expect(findNotFinite(packStates([sample, { ...sample, energy: Number.NaN }]))).toEqual({
    name: 'energy',
    value: Number.NaN,
  });
});
