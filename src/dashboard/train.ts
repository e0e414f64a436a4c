/**
 * The page of a training: over the command that serves it (`fieldbrain train WORLD --page`), or, where a world is named, over
 * brains that learn in a worker of this very page: train.html?world=rooms&cars=100&by=expert&device=cpu&size=8.
 */
import 'uplot/dist/uPlot.min.css';
import './style.css';
import { deviceKinds } from '../device/kinds.js';
import { mountTraining } from './train/page.js';
import { EventSourceNews, WorkerNews } from './train/sources.js';

const asked = new URLSearchParams(location.search);
const world = asked.get('world');
const number = (name: string): number | undefined => {
  const value = Number(asked.get(name) ?? Number.NaN);
  return Number.isInteger(value) && value > 0 ? value : undefined;
};

mountTraining(
  world === null
    ? new EventSourceNews('events')
    : new WorkerNews({
        world,
        by: asked.get('by') === 'reward' ? 'reward' : 'expert',
        device: deviceKinds.find((kind) => kind === asked.get('device')),
        brains: number('cars'),
        size: number('size'),
        steps: number('steps'),
        seed: number('seed'),
      }),
);
