import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BrainState } from '../../brain/index.js';
import { findNotFinite, packStates, unpackState } from './packed-state.js';

const width = 25;
const sample: BrainState = unpackState({ values: Float64Array.from({ length: width }, (_, i) => i), width }, 0);
const episodes = { ended: 3, return: -1.5, length: 4, lastReturn: 500, lastLength: 500, sigma: 0.25 };
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

it('episodes travel behind them where brains have any', () => {
  const states = [
    { ...sample, episodes },
    { ...sample, episodes: { ...episodes, ended: 4 } },
  ];
  const packed = packStates(states);
  expect(packed.width).toBe(width + 6);
  expect(states.map((_, row) => unpackState(packed, row))).toEqual(states);
  const broken = { ...sample, episodes: { ...episodes, lastReturn: Number.NaN } };
  expect(findNotFinite(packStates([broken]))?.name).toBe('lastReturn');
});

it('names a value that is not finite', () => {
  expect(findNotFinite(packStates([sample, { ...sample, energy: Number.NaN }]))).toEqual({
    name: 'energy',
    value: Number.NaN,
  });
});
