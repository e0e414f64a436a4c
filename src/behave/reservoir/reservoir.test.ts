import { expect, it } from 'vitest';
import { networkFeed, tune } from './network.js';
import { type Feed, lorenzValidTime, tasks } from './tasks.js';

/** A shift register. */
function register(places: number): Feed {
  const held = new Float64Array(places);
  return {
    next: ([value]: ArrayLike<number> & Iterable<number>) => {
      held.copyWithin(1, 0);
      held[0] = value;
      return held.slice();
    },
  } as Feed;
}

it('scores what is known of a shift register and of a network', async () => {
  const scores: Record<string, number> = {};
  for (const task of tasks) {
    const series = task.series(7);
    const feed = register(20);
    const rows: ArrayLike<number>[] = [];
    for (const value of series.input) rows.push(await feed.next([value]));
    scores[task.name] = task.score(rows, series);
  }
  // Twenty places hold the present and nineteen lags; 20 linear taps leave 0.4 of NARMA-10.
  expect(scores['memory capacity']).toBeGreaterThan(18.5);
  expect(scores['memory capacity']).toBeLessThan(21);
  expect(scores['NARMA-10']).toBeGreaterThan(0.3);
  expect(scores['NARMA-10']).toBeLessThan(0.5);
  expect(scores['Mackey–Glass, 1 ahead']).toBeLessThan(scores['Mackey–Glass, 20 ahead']);
  const followed = await lorenzValidTime(networkFeed({ spectralRadius: 0.85, inputScale: 0.2 }, 3, 120, 3), 3);
  expect(followed).toBeGreaterThan(1);
  expect(await lorenzValidTime({ next: (input) => Array.from(input) }, 3)).toBeLessThan(1);
});

it('tunes by the mean over its own seeds', async () => {
  const seen = new Set<number>();
  const found = await tune(async ({ spectralRadius, inputScale }, seed) => {
    seen.add(seed);
    return Math.abs(spectralRadius - 0.95) + Math.abs(inputScale - 0.2);
  });
  expect(found).toEqual({ spectralRadius: 0.95, inputScale: 0.2 });
  for (const seed of seen) expect(seed).toBeLessThan(100);
});
