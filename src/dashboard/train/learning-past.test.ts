import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LearningPast, pointsKept } from './learning-past.js';

it('keeps the mean over all episodes however many points were joined, and never too many', () => {
  const entry = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: -100, max: 100 }));
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 1500 }), (entries) => {
      const past = new LearningPast();
      for (const [ended, value] of entries) past.take(ended, ended === 0 ? null : value);
      const episodes = entries.reduce((sum, [ended]) => sum + ended, 0);
      const sum = entries.reduce((total, [ended, value]) => total + ended * value, 0);
      expect(past.episodes).toBe(episodes);
      expect(past.points.length).toBeLessThanOrEqual(pointsKept);
      if (episodes === 0) expect(past.recent(10)).toBeNaN();
      else expect(past.recent(episodes)).toBeCloseTo(sum / episodes, 6);
      expect(past.points[past.points.length - 1]?.episodes ?? 0).toBe(episodes);
    }),
    { numRuns: 40 },
  );
});

it('says what the last episodes came to', () => {
  const past = new LearningPast();
  for (let at = 1; at <= 10; at += 1) past.take(1, at);
  expect(past.recent(2)).toBe(9.5);
});
