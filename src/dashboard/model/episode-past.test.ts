import { expect, it } from 'vitest';
import { EpisodePast, episodesKept } from './episode-past.js';

const report = (ended: number, lastReturn: number) => ({
  ...{ ended, lastReturn, lastLength: 1, return: 0, length: 0, sigma: 0.6 },
});

it('keeps the return of each episode that ended, once, and only the latest', () => {
  const past = new EpisodePast();
  past.take(undefined);
  expect([past.report, past.line(10, 10)]).toEqual([undefined, '']);
  for (const [ended, value] of [
    [0, 0],
    [1, 5],
    [1, 5],
    [2, 15],
    [4, 10],
  ])
    past.take(report(ended, value));
  expect(past.returns).toEqual([5, 15, 10]);
  expect(past.line(100, 20)).toBe('0.0,20.0 50.0,0.0 100.0,10.0');
  for (let ended = 5; ended < 400; ended += 1) past.take(report(ended, 7));
  expect(past.returns).toHaveLength(episodesKept);
  expect(past.line(119, 20).split(' ')[1]).toBe('1.0,10.0');
});

it('begins anew with another brain', () => {
  const past = new EpisodePast();
  past.take(report(3, 9));
  past.take(report(0, 0));
  expect(past.returns).toEqual([]);
  past.take(report(1, 2));
  past.take(undefined);
  expect(past.returns).toEqual([]);
});
