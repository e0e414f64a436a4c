import { expect, it } from 'vitest';
import { createBrain } from '../../brain/create.js';
import { randomReturns, rawReturns } from './controls.js';
import { EpisodeReturns, learnInLoop } from './in-loop.js';
import { bettersOf } from './rooms.js';

const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;

it('adds up the rewards of an episode, robot by robot', async () => {
  const returns = new EpisodeReturns(2, ['x', 'motor', 'reward', 'terminated', 'truncated', 'reset']);
  const rows = [
    [0, 0, 1, 0, 0, 0],
    [0, 0, 5, 1, 0, 0],
    [0, 0, 2, 0, 1, 0],
    [0, 0, 0, 0, 0, 1],
  ];
  await returns.take({ run: async () => ({ traces: Float32Array.from(rows.flat()) }) as never });
  expect(returns.ended).toEqual([[3], [5]]);
});

it('keeps a student as it was unless a later state touches less, comes as far and sees as much', () => {
  const marks = (metres: number, coverage: number, collisions: number) => [{ metres, coverage, collisions }];
  const before = [marks(10, 0.3, 8), marks(10, 0.3, 8), marks(10, 0.3, 8), marks(10, 0.3, 0)];
  const halfway = [marks(11, 0.3, 4), marks(9, 0.4, 0), marks(10, 0.2, 0), marks(12, 0.4, 0)];
  const after = [marks(12, 0.4, 2), marks(12, 0.3, 30), marks(20, 0.3, 2), marks(12, 0.4, 1)];
  expect(bettersOf([before, halfway, after])).toEqual([2, 0, 2, 0]);
});

it('a brain learns to remember a cue in a T-maze, which the same learner cannot on its sensors alone', async () => {
  const open = (options: Parameters<typeof createBrain>[0]) => createBrain({ ...options, device: 'cpu' });
  const task = { world: 't-maze', options: { length: 4 }, seeds: [31, 32], episodes: 250, edge: 4 };
  const { returns, frozen } = await learnInLoop(open, task);
  expect(returns.map((of) => of.length)).toEqual([250, 250]);
  expect(frozen).toEqual([1, 1]);
  expect(mean(rawReturns('t-maze-10', 31, 250).slice(-100))).toBeLessThan(0.5);
  expect(Math.abs(mean(randomReturns('t-maze-10', 31, 250)))).toBeLessThan(0.25);
});
