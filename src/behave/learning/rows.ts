/**
 * What must be learned by reward alone, row by row. Seeds were written down before the first run of these: 200 to 209. The
 * constants of the learner were tuned on others, below 100.
 */
import type { WorldOptions } from '../../worlds/index.js';
import type { TaskName } from './tasks.js';

export interface LearningRow {
  readonly name: string;
  readonly title: string;
  readonly world: string;
  readonly options?: WorldOptions;
  /** The same task on the host, for the controls; without one they live in the world itself. */
  readonly task?: TaskName;
  readonly episodes: number;
  /** What the mean return of the last hundred episodes must reach, and for how many of ten seeds. */
  readonly learning?: { readonly least: number; readonly seeds: number };
  /** What frozen brains must reach, on other episodes and without noise. */
  readonly frozen?: { readonly least: number; readonly seeds: number };
  /** What the same learner on raw sensors must stay below. */
  readonly rawBelow?: number;
}

export const seeds: readonly number[] = Array.from({ length: 10 }, (_, at) => 200 + at);

const tMaze = (length: 10 | 30 | 50, episodes: number, passing: number): LearningRow => ({
  name: `learn-t-maze-${length}`,
  title: `Learning by reward: T-maze of length ${length}`,
  world: 't-maze',
  options: { length },
  task: `t-maze-${length}`,
  episodes,
  frozen: { least: 0.95, seeds: passing },
});

export const learningRows: readonly LearningRow[] = [
  {
    name: 'learn-cart-pole',
    title: 'Learning by reward: cart-pole',
    world: 'cart-pole',
    task: 'cart-pole',
    episodes: 300,
    learning: { least: 475, seeds: 9 },
    frozen: { least: 475, seeds: 10 },
  },
  {
    name: 'learn-cart-pole-positions',
    title: 'Learning by reward: cart-pole without speeds',
    world: 'cart-pole-positions',
    task: 'cart-pole-positions',
    episodes: 400,
    learning: { least: 475, seeds: 9 },
    rawBelow: 150,
  },
  {
    name: 'learn-pendulum',
    title: 'Learning by reward: pendulum',
    world: 'pendulum',
    task: 'pendulum',
    episodes: 1000,
    learning: { least: -300, seeds: 9 },
  },
  {
    name: 'learn-pendulum-positions',
    title: 'Learning by reward: pendulum without speed',
    world: 'pendulum-positions',
    task: 'pendulum-positions',
    episodes: 1000,
    learning: { least: -400, seeds: 8 },
  },
  {
    name: 'learn-mountain-car',
    title: 'Learning by reward: mountain car',
    world: 'mountain-car',
    task: 'mountain-car',
    episodes: 200,
    learning: { least: 90, seeds: 10 },
  },
  {
    name: 'learn-acrobot',
    title: 'Learning by reward: acrobot',
    world: 'acrobot',
    task: 'acrobot',
    episodes: 500,
    learning: { least: -120, seeds: 9 },
  },
  tMaze(10, 1000, 10),
  tMaze(30, 1500, 9),
  tMaze(50, 2000, 8),
  {
    name: 'learn-inverted-pendulum',
    title: 'Learning by reward: inverted pendulum (MuJoCo)',
    world: 'mujoco',
    episodes: 1000,
    learning: { least: 950, seeds: 8 },
  },
];
