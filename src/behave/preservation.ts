/**
 * Preservation: the same brain on every way of running it. Open loop, motors must agree with the reference; closed loop,
 * where small differences grow, scores must be equivalent.
 */
import type { BrainMode, BrainOptions } from '../brain/options.js';
import { Chance } from '../sim/chance.js';
import { type Behaviour, type BehaviourContext, Verdict } from './behaviour.js';
import { intervalOf } from './statistics.js';
import { feedBrain, plainSensors, range } from './subject.js';

const sensors = 6;
const motors = 5;
const edge = 4;
/** The reference interprets every operation: a quick run follows it for less. */
const openCycles = { quick: 30, full: 100 };

export const preservation: Behaviour = {
  name: 'preservation',
  title: 'The same brain however it is run',
  procedure:
    'Open loop: motors on the device, fused and unfused, in both modes, against the reference over 100 cycles at 4³. Closed loop: a brain that is rewarded for following a moving mark, fused against unfused over several seeds.',
  async run(context) {
    const verdict = new Verdict();
    const modes: readonly BrainMode[] = ['deployment', 'research'];
    const cycles = context.quick ? openCycles.quick : openCycles.full;
    let done = 0;
    const steps = modes.length * 3 + 2;
    const advance = (): void => {
      done += 1;
      context.onProgress(done / steps);
    };
    for (const mode of modes) {
      const truth = await openLoop(context, { mode, device: 'reference', fusion: 'none' });
      advance();
      for (const fusion of ['full', 'none'] as const) {
        const moved = await openLoop(context, { mode, fusion });
        advance();
        const name = `${mode}, ${fusion === 'full' ? 'fused' : 'unfused'}`;
        verdict.atMost(verdict.score(`${name}: largest difference in 10 cycles`, [largest(truth, moved, 10)]), 1e-4);
        const later = verdict.score(`${name}: largest difference in ${cycles} cycles`, [largest(truth, moved, cycles)]);
        verdict.atMost(later, 1e-3);
      }
    }
    const scores = [];
    for (const fusion of ['full', 'none'] as const) {
      const values = await closedLoop(context, fusion);
      scores.push(verdict.score(`closed loop, ${fusion === 'full' ? 'fused' : 'unfused'}: mean reward`, values));
      advance();
    }
    const [fused, unfused] = scores.map(({ values }) => intervalOf(values));
    verdict.holds(
      'closed-loop scores agree within their intervals',
      fused.low <= unfused.high && unfused.low <= fused.high,
    );
    return { edge, seeds: scores[0].values.length, cycles, scores: verdict.scores, checks: verdict.checks };
  },
};

async function openLoop(context: BehaviourContext, options: Partial<BrainOptions>): Promise<Float32Array[]> {
  const brain = await context.open({
    sensors: plainSensors(sensors),
    motors,
    size: edge,
    brains: 2,
    seed: 6,
    bankRows: 32,
    ...options,
  });
  try {
    const chance = new Chance(17);
    const cycles = context.quick ? openCycles.quick : openCycles.full;
    const rows = range(cycles).map(() => range(sensors).map(() => chance.between(-1, 1)));
    const moved: Float32Array[] = [];
    await feedBrain(brain, {
      cycles,
      feed: (t, slot, row) => row.set(rows[t].map((value) => (slot === 0 ? value : -value))),
      reward: (t) => (t % 10 === 0 ? 0.5 : 0),
      onCycle: ({ motors: values }) => void moved.push(values.slice()),
    });
    return moved;
  } finally {
    await brain.close();
  }
}

function largest(truth: readonly Float32Array[], moved: readonly Float32Array[], cycles: number): number {
  let most = 0;
  for (let t = 0; t < cycles; t += 1)
    moved[t].forEach((value, at) => {
      most = Math.max(most, Math.abs(value - truth[t][at]));
    });
  return most;
}

async function closedLoop(context: BehaviourContext, fusion: 'full' | 'none'): Promise<number[]> {
  const brains = context.quick ? 4 : 8;
  const cycles = context.quick ? 400 : 1500;
  const brain = await context.open({
    sensors: plainSensors(2),
    motors: 2,
    size: edge,
    brains,
    seed: 8,
    bankRows: 32,
    perBrainStores: true,
    fusion,
  });
  try {
    const rewards = new Float64Array(brains);
    const place = new Float64Array(brains);
    await feedBrain(brain, {
      cycles,
      feed: (t, slot, row) => {
        row[0] = Math.sin(0.02 * t) - place[slot];
        row[1] = place[slot];
      },
      reward: (t, slot) => {
        const reward = 0.5 - Math.abs(Math.sin(0.02 * t) - place[slot]);
        if (t >= cycles / 2) rewards[slot] += reward / (cycles / 2);
        return reward;
      },
      onCycle: ({ motors: moved }) => {
        for (let slot = 0; slot < brains; slot += 1)
          place[slot] = Math.max(-1, Math.min(1, place[slot] + 0.1 * moved[slot * 2]));
      },
    });
    return Array.from(rewards);
  } finally {
    await brain.close();
  }
}
