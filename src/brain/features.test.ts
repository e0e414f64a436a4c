import { afterEach, beforeEach, expect, it } from 'vitest';
import { features } from './constants.js';
import { createBrain } from './create.js';
import type { Brain } from './types.js';

let brain: Brain;
beforeEach(async () => {
  brain = await createBrain({ sensors: 2, motors: 1, size: 4, seed: 3, bankRows: 16, planner: false, device: 'cpu' });
  await brain.set('exploration', 0);
});
afterEach(() => brain.close());

async function wander(cycles: number): Promise<void> {
  for (let t = 0; t < cycles; t += 1) await brain.process([Math.sin(t / 7), Math.cos(t / 11)]);
}

async function stay(cycles: number): Promise<void> {
  for (let t = 0; t < cycles; t += 1) await brain.process([0.9, 0.9]);
}

it('where learning ends, what is usual stays', async () => {
  await wander(300);
  const usual = async () => [await brain.read('featureMean'), await brain.read('featureVariance')];
  const before = await usual();
  await brain.setLearning(false);
  await wander(50);
  expect(await usual()).toEqual(before);
  await brain.setLearning(true);
  await wander(50);
  expect(await usual()).not.toEqual(before);
});

it('a thousand cycles in one place move what is usual for a brain of some age by less than a fifth of the way', async () => {
  await wander(1 / features.slowRate);
  await stay(200);
  const [phi, mean, variance] = [
    await brain.read('phi'),
    await brain.read('featureMean'),
    await brain.read('featureVariance'),
  ];
  await stay(1000);
  const later = await brain.read('featureMean');
  const ways = Array.from(mean, (from, f) => ({
    z: phi[f],
    way: (later[f] - from) / (phi[f] * Math.sqrt(variance[f])),
  }));
  // Those that are far from what is usual, but not so far that they are cut.
  const clear = ways.filter(({ z }) => Math.abs(z) > 0.5 && Math.abs(z) < features.limit).map(({ way }) => way);
  expect(clear.length).toBeGreaterThan(10);
  const middle = clear.sort((a, b) => a - b)[Math.floor(clear.length / 2)];
  expect(middle).toBeCloseTo(1 - (1 - features.slowRate) ** 1000, 1);
  expect(middle).toBeLessThan(0.2);
});
