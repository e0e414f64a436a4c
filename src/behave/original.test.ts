import { expect, it } from 'vitest';
import { efficiency, learningScore, stabilisation, zeroPredictor } from './original.js';

it('scores learning by the original’s formula', () => {
  expect(learningScore(new Array(9).fill(1))).toBe(0);
  expect(learningScore(new Array(20).fill(0.5))).toBe(0);
  expect(learningScore([...new Array(5).fill(0.5), ...new Array(5).fill(1)])).toBe(1);
  expect(learningScore([...new Array(5).fill(0.5), ...new Array(5).fill(0.6)])).toBeCloseTo(0.35, 12);
});

it('gives a predictor that always answers 0 the score that was computed for it: about 0.39 after 20 cycles', () => {
  const confidence = zeroPredictor((t, _, row) => {
    row.fill(0.1);
    row.set([Math.sin(0.1 * t), Math.cos(0.1 * t), Math.sin(0.2 * t), Math.cos(0.2 * t)]);
  }, 20);
  expect(learningScore(confidence)).toBeGreaterThan(0.25);
  expect(learningScore(confidence)).toBeLessThan(0.5);
});

it('scores efficiency and stabilisation', () => {
  expect([efficiency(100), efficiency(225), efficiency(300), efficiency(800), efficiency(2000)]).toEqual([
    1, 0.75, 0.5, 0.5, 0,
  ]);
  const steady = new Array(50).fill(0.1);
  expect(stabilisation(steady)).toBeGreaterThan(0.54);
  const settling = Array.from({ length: 50 }, (_, t) => 0.1 + 0.1 * Math.exp(-t / 5));
  const growing = Array.from({ length: 50 }, (_, t) => 0.1 + 0.1 * Math.exp(t / 10) * Math.sin(t));
  expect(stabilisation(settling)).toBeGreaterThan(stabilisation(growing) + 0.3);
});
