import { expect, it } from 'vitest';
import { showInterval, showNumber, Verdict } from './behaviour.js';
import { intervalOf } from './statistics.js';

it('holds bounds by the mean and controls by whole intervals', () => {
  const verdict = new Verdict();
  const score = verdict.score('brain', [0.9, 0.94, 0.92]);
  const far = verdict.control('chance', [0.5, 0.5, 0.5]);
  const near = verdict.control('rule', [0.9, 0.91, 0.92]);
  verdict.atLeast(score, 0.9);
  verdict.atLeast(score, 0.95);
  verdict.atMost(score, 0.95);
  verdict.above(score, far);
  verdict.above(score, near);
  verdict.below(far, score);
  expect(verdict.checks.map(({ holds }) => holds)).toEqual([true, false, true, true, false, true]);
  expect(verdict.checks[3].text).toBe('brain above chance (0.92 [0.87 … 0.97] against 0.5 [0.5 … 0.5])');
  expect(verdict.scores.map(({ isControl }) => isControl)).toEqual([false, true, true]);
});

it('lets no single seed beat a control', () => {
  const verdict = new Verdict();
  verdict.above(verdict.score('brain', [1]), verdict.control('chance', [0, 0]));
  expect(verdict.checks[0].holds).toBe(false);
});

it('shows numbers that people can read', () => {
  expect(showInterval(intervalOf([1]))).toBe('1');
  expect(showNumber(0.000_012_3)).toBe('1.23e-5');
  expect(showNumber(12.3456)).toBe('12.3');
  expect(showNumber(Number.POSITIVE_INFINITY)).toBe('Infinity');
});
