import { expect, it } from 'vitest';
import { sight } from './constants.js';
import { learnerShape } from './shape.js';

it('has lines of at most 48 voxels, which are full within a hundred cycles at the slowest', () => {
  const lengths = [4, 8, 16, 32, 64].map((edge) => learnerShape(edge, 3, 1).lineLength);
  expect(lengths).toEqual([24, 48, 48, 48, 48]);
  expect(Math.max(...lengths) / sight.slowest).toBeLessThan(100);
});
