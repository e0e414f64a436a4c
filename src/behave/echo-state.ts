/**
 * Echo state: a field forgets how it began. Two slots of one seed get other contents at birth and the same input; after a
 * while their fields must agree, except in the voxels that are made to hold a state.
 */
import { birth } from '../brain/constants.js';
import type { Brain } from '../brain/types.js';
import { Chance } from '../sim/chance.js';
import { type Behaviour, Verdict } from './behaviour.js';
import { deviationOf } from './statistics.js';
import { equaliseSlots, feedBrain, plainSensors } from './subject.js';

const sensors = 4;
const cycles = 500;
const lanes = 16;
/** The dynamics channel that is a voxel's gain. */
const gainLane = 12;

export const echoState: Behaviour = {
  name: 'echo-state',
  title: 'Forgetting of the initial field',
  procedure: `Two brains of one seed begin with different contents and get the same ${cycles} cycles of input; the largest difference of content outside the holding voxels is taken.`,
  async run(context) {
    const verdict = new Verdict();
    const seeds = context.quick ? 2 : 5;
    const [largest, typical, course]: [number[], number[], number[][]] = [[], [], []];
    for (let seed = 1; seed <= seeds; seed += 1) {
      const options = { sensors: plainSensors(sensors), motors: 2, size: context.edge, brains: 2, seed };
      const brain = await context.open({ ...options, bankRows: 256, planner: false, learn: false });
      try {
        const found = await forget(brain, seed);
        largest.push(found.largest);
        typical.push(found.typical);
        course.push(found.course);
      } finally {
        await brain.close();
      }
      context.onProgress(seed / seeds);
    }
    verdict.atMost(verdict.score('largest difference', largest), 1e-3);
    verdict.score('root mean square difference', typical);
    const x = course[0].map((_, at) => at * 25);
    const curves = course.map((y, at) => ({
      name: `seed ${at + 1}`,
      x,
      y: y.map((value) => Math.log10(value + 1e-12)),
    }));
    return {
      edge: context.edge,
      seeds,
      cycles,
      scores: verdict.scores,
      checks: verdict.checks,
      plots: [{ title: 'largest difference', xLabel: 'cycle', yLabel: 'log₁₀ difference', curves }],
    };
  },
};

async function forget(brain: Brain, seed: number): Promise<{ largest: number; typical: number; course: number[] }> {
  await equaliseSlots(brain);
  const snapshot = await brain.save();
  const content = snapshot.tensors.content.slice();
  const half = content.length / 2;
  const chance = new Chance(seed);
  for (let at = 0; at < content.length; at += 1) content[at] = 0.3 * chance.bell();
  await brain.load({ ...snapshot, tensors: { ...snapshot.tensors, content } });
  const rules = await brain.read('dynamics');
  const holds = (voxel: number): boolean =>
    rules[voxel * lanes + gainLane] > (birth.gain.limit + birth.holding.value) / 2;
  const measure = async (): Promise<number[]> => {
    const field = await brain.read('content');
    const differences: number[] = [];
    const perVoxel = 2 * lanes;
    for (let voxel = 0; voxel < half / perVoxel; voxel += 1) {
      if (holds(voxel)) continue;
      for (let at = voxel * perVoxel; at < (voxel + 1) * perVoxel; at += 1)
        differences.push(Math.abs(field[at] - field[half + at]));
    }
    return differences;
  };
  const course: number[] = [];
  const input = new Chance(seed + 50);
  const row = new Float32Array(sensors);
  await feedBrain(brain, {
    cycles,
    feed: (t, slot, target) => {
      if (slot === 0 && t % 3 === 0) for (let at = 0; at < sensors; at += 1) row[at] = input.between(-1, 1);
      target.set(row);
    },
    onCycle: async ({ t }) => {
      if (t % 25 === 24) course.push((await measure()).reduce((most, value) => Math.max(most, value), 0));
    },
  });
  const differences = await measure();
  const largest = differences.reduce((most, value) => Math.max(most, value), 0);
  const typical = Math.sqrt(differences.reduce((sum, value) => sum + value * value, 0) / differences.length);
  if (deviationOf(await brain.read('content')) === 0) throw new Error('the field is empty');
  return { largest, typical, course };
}
