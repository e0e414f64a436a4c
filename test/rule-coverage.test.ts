/** The random programs of `npm test` reach every fusion rule; those of `npm run test:long` reach each of them often. */
import { expect, it } from 'vitest';
import { rarelyFired } from './support/fired-rules.js';

it('every fusion rule fires at least 5 times in 300 random programs', () => {
  expect(rarelyFired(300, 5)).toEqual([]);
});
