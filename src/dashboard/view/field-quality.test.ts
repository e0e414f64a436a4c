import { expect, it } from 'vitest';
import { FieldQuality } from './field-quality.js';

const noteMany = (quality: FieldQuality, waitMs: number, count: number): boolean[] =>
  Array.from({ length: count }, () => quality.note(waitMs)).filter((changed) => changed);

it('keeps the finest picture where there is time for it', () => {
  const quality = new FieldQuality();
  const finest = quality.fineness;
  expect(noteMany(quality, 17, 900)).toEqual([]);
  expect(quality.fineness).toBe(finest);
});

it('gives up fineness until it is smooth, and does not take it back', () => {
  const quality = new FieldQuality();
  const seen = [quality.fineness];
  // A machine whose time goes with pixels and steps.
  for (let picture = 0; picture < 400; picture += 1)
    if (quality.note(1.5 * quality.fineness.ratio ** 2 * quality.fineness.steps)) seen.push(quality.fineness);
  expect(seen.length).toBeGreaterThan(1);
  const { ratio, steps } = seen[seen.length - 1];
  expect(1.5 * ratio ** 2 * steps).toBeLessThan(36);
  expect(noteMany(quality, 5, 900)).toEqual([]);
});

it('begins coarse where a processor draws', () => {
  const { steps } = new FieldQuality('ANGLE (Google, Vulkan 1.3 (SwiftShader Device), SwiftShader driver)').fineness;
  expect(steps).toBeLessThan(new FieldQuality('ANGLE (NVIDIA GeForce RTX 4090)').fineness.steps);
});

it('stays at its finest where that is wanted', () => {
  const quality = new FieldQuality('SwiftShader', true);
  expect(noteMany(quality, 500, 90)).toEqual([]);
  expect(quality.fineness).toBe(new FieldQuality().fineness);
});

it('takes no notice of single pauses, and ends at its coarsest', () => {
  const quality = new FieldQuality();
  for (let picture = 0; picture < 90; picture += 1) expect(quality.note(picture % 4 === 0 ? 500 : 16)).toBe(false);
  expect(noteMany(quality, 500, 900).length).toBeLessThan(5);
  expect(quality.fineness.steps).toBeGreaterThan(16);
});

it('gives up pixels of the whole picture too, and passes by empty places, where a processor draws', () => {
  const quality = new FieldQuality('SwiftShader');
  const seen = [quality.fineness];
  for (let picture = 0; picture < 90; picture += 1) if (quality.note(40)) seen.push(quality.fineness);
  expect(seen.every(({ stride }) => stride > 1)).toBe(true);
  expect(seen.map(({ canvas }) => canvas)).toEqual([...seen].map(({ canvas }) => canvas).sort((a, b) => b - a));
  expect(seen[0].canvas).toBeLessThanOrEqual(1);
  expect(seen[seen.length - 1].canvas).toBe(0.5);
});
