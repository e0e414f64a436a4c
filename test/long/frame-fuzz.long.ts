/** Section 5.2 of the robots' definition: a million random and mutated frames. */
import { expect, it } from 'vitest';
import { fuzzFrames } from '../support/frame-fuzz.js';

it('takes a million random and mutated frames', () => {
  const report = fuzzFrames(1_000_000, 20_261_115);
  console.log(JSON.stringify(report));
  expect(report.frames).toBe(1_000_000);
  expect(report.parsed).toBeGreaterThan(100_000);
});
