import { expect, it } from 'vitest';
import { isPicture } from './camera-view.js';

it('is no picture where nothing can be told apart', () => {
  const dark = new Uint8Array(1000);
  expect(isPicture(dark)).toBe(false);
  expect(isPicture(new Uint8Array(1000).fill(200))).toBe(false);
  dark[3] = 60; // one bright spot is none either
  expect(isPicture(dark)).toBe(false);
  expect(isPicture(Uint8Array.from({ length: 1000 }, (_, at) => (at < 300 ? 60 : 90)))).toBe(true);
});
