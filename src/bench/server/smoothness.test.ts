import { expect, it } from 'vitest';
import { jerksOf } from './smoothness.js';

it('jerk is how quickly acceleration changes: none at constant speed or acceleration, 2a/Δt² where speed grows as a·n²', () => {
  expect(jerksOf([3, 3, 3, 3], 0.02)).toEqual([0, 0]);
  expect(jerksOf([0, 1, 2, 3], 0.5)).toEqual([0, 0]);
  expect(jerksOf([0, 1, 4, 9, 16], 0.5)).toEqual([8, 8, 8]);
});
