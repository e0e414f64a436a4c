import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.js';

const names = ['size', 'seed', 'brains', 'bankRows', 'preferGpu'];

it.each([
  ['sede', 'seed'],
  ['brain', 'brains'],
  ['bankRow', 'bankRows'],
  ['preferGPU', 'preferGpu'],
])('%s is nearest to %s', (text, name) => {
  expect(nearestName(text, names)).toBe(name);
});

it('nothing is near to a word of its own, or among no names', () => {
  expect(nearestName('temperature', names)).toBeUndefined();
  expect(nearestName('seed', [])).toBeUndefined();
});
