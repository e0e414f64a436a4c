/**
 * Echo state: a field forgets how it began. Two slots of one seed get other contents at birth and the same input; after a
 * while their fields must agree, except where a voxel that is made to hold a state does hold one: there, and where diffusion
 * carries what it holds. How much of the field that is, is bounded too.
 */
import { birth } from '../brain/constants.js';
import type { Brain } from '../brain/types.js';
import { Chance } from '../sim/chance.js';
import { type Behaviour, Verdict } from './behaviour.js';
import { deviationOf } from './statistics.js';
import { equaliseSlots, feedBrain, plainSensors, range } from './subject.js';

const sensors = 4;
const cycles = 500;
const lanes = 16;
/** The dynamics channel that is a voxel's gain. */
const gainLane = 12;
const bound = 1e-3;
/** Steps over faces in which diffusion, a tenth a step at most, brings a difference of 1 below the bound, and one more. */
const reach = 4;
const mostHeld = 0.05;

export const echoState: Behaviour = {
  name: 'echo-state',
  title: 'Forgetting of the initial field',
  procedure: `Two brains of one seed begin with different contents and get the same ${cycles} cycles of input; the largest difference of content outside the holding voxels, and what stands within ${reach} of one that does hold another state, is taken.`,
  async run(context) {
    const verdict = new Verdict();
    const seeds = context.quick ? 2 : 5;
    const [largest, typical, held]: [number[], number[], number[]] = [[], [], []];
    const course: number[][] = [];
    for (let seed = 1; seed <= seeds; seed += 1) {
      const options = { sensors: plainSensors(sensors), motors: 2, size: context.edge, brains: 2, seed };
      const brain = await context.open({ ...options, bankRows: 256, planner: false, learn: false });
      try {
        const found = await forget(brain, context.edge, seed);
        largest.push(found.largest);
        typical.push(found.typical);
        held.push(found.held);
        course.push(found.course);
      } finally {
        await brain.close();
      }
      context.onProgress(seed / seeds);
    }
    verdict.atMost(verdict.score('largest difference', largest), bound);
    verdict.atMost(verdict.score('share of the field that holds', held), mostHeld);
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

interface Forgetting {
  readonly largest: number;
  readonly typical: number;
  /** The share of the voxels that is left out. */
  readonly held: number;
  readonly course: number[];
}

async function forget(brain: Brain, edge: number, seed: number): Promise<Forgetting> {
  await equaliseSlots(brain);
  const snapshot = await brain.save();
  const content = snapshot.tensors.content.slice();
  const half = content.length / 2;
  const chance = new Chance(seed);
  for (let at = 0; at < content.length; at += 1) content[at] = 0.3 * chance.bell();
  await brain.load({ ...snapshot, tensors: { ...snapshot.tensors, content } });
  const rules = await brain.read('dynamics');
  const isMadeToHold = (voxel: number): boolean =>
    rules[voxel * lanes + gainLane] > (birth.gain.limit + birth.holding.value) / 2;
  const perVoxel = 2 * lanes;
  const measure = async (): Promise<{ differences: number[]; held: number }> => {
    const field = await brain.read('content');
    const differenceOf = (voxel: number): number => {
      let most = 0;
      for (let at = voxel * perVoxel; at < (voxel + 1) * perVoxel; at += 1)
        most = Math.max(most, Math.abs(field[at] - field[half + at]));
      return most;
    };
    const holders = range(half / perVoxel).filter(isMadeToHold);
    const left = new Set(holders);
    for (const holder of holders)
      if (differenceOf(holder) > bound) for (const near of within(holder, edge)) left.add(near);
    const differences: number[] = [];
    for (let at = 0; at < half; at += 1)
      if (!left.has(Math.floor(at / perVoxel))) differences.push(Math.abs(field[at] - field[half + at]));
    return { differences, held: (left.size - holders.length) / edge ** 3 };
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
      if (t % 25 === 24) course.push(largestOf((await measure()).differences));
    },
  });
  const { differences, held } = await measure();
  const typical = Math.sqrt(differences.reduce((sum, value) => sum + value * value, 0) / differences.length);
  if (deviationOf(await brain.read('content')) === 0) throw new Error('the field is empty');
  return { largest: largestOf(differences), typical, held, course };
}

function largestOf(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

/** The voxels at most `reach` steps over faces away. */
function within(voxel: number, edge: number): number[] {
  const place = [Math.floor(voxel / edge ** 2), Math.floor(voxel / edge) % edge, voxel % edge];
  const found: number[] = [];
  const steps = range(2 * reach + 1).map((step) => step - reach);
  for (const x of steps)
    for (const y of steps)
      for (const z of steps) {
        if (Math.abs(x) + Math.abs(y) + Math.abs(z) > reach) continue;
        const there = [place[0] + x, place[1] + y, place[2] + z];
        if (there.every((at) => at >= 0 && at < edge)) found.push((there[0] * edge + there[1]) * edge + there[2]);
      }
  return found;
}
