/** Watching changes nothing: brains learn the same, and what is told adds up to the report. */
import { expect, it } from 'vitest';
import { train } from './train.js';
import type { TrainNews } from './watch.js';

const options = {
  world: 'cart-pole',
  by: 'expert',
  brains: 2,
  size: 4,
  steps: 160,
  episodes: 2,
  device: 'cpu',
} as const;

it('shows states and the curve on the way, and leaves the training as it is', async () => {
  const news: TrainNews[] = [];
  const seen = await train({ ...options, viewer: { tell: (one) => void news.push(one), isSeen: () => true } });
  const alone = await train(options);
  const { seconds: _seen, ...watched } = seen.report;
  const { seconds: _alone, ...unwatched } = alone.report;
  expect(watched).toEqual(unwatched);

  const [begin, ...rest] = news;
  if (begin.kind !== 'begin') throw new Error('no beginning');
  expect(begin).toMatchObject({ world: 'cart-pole', shown: 2, names: ['x', 'speed', 'angle', 'spin'], solvedAt: 475 });
  expect(rest.slice(-2).map(({ kind }) => kind)).toEqual(['evaluate', 'end']);
  const frames = rest.flatMap((one) => (one.kind === 'frames' ? one.frames : []));
  expect(frames.length).toBeGreaterThan(20);
  for (const frame of frames) {
    expect(frame).toHaveLength(8);
    expect(Math.abs(frame[0])).toBeLessThan(3);
  }
  const progress = rest.flatMap((one) => (one.kind === 'progress' ? [one] : []));
  expect(progress[progress.length - 1].steps).toBe(160);
  expect(progress.reduce((sum, { episodes }) => sum + episodes, 0)).toBe(seen.report.episodes);
});

it('takes only the last frame of a run while nobody sees it', async () => {
  const news: TrainNews[] = [];
  const maze = { ...options, world: 't-maze', by: 'reward', options: { length: 4 } } as const;
  await train({ ...maze, steps: 40, viewer: { tell: (one) => void news.push(one), isSeen: () => false } });
  expect(news[0]).toMatchObject({ kind: 'begin', world: 't-maze', options: { length: 4 } });
  expect(news.slice(-3).map(({ kind }) => kind)).toEqual(['frames', 'evaluate', 'end']);
  for (const one of news) if (one.kind === 'frames') expect(one.frames).toHaveLength(1);
});
