/**
 * Age: a brain that has lived long is as lively and as able as a young one, and neither silence nor monotony breaks it.
 */
import { reportColumns, reportWidth } from '../brain/report.js';
import type { Brain } from '../brain/types.js';
import { type Behaviour, type BehaviourContext, Verdict } from './behaviour.js';
import { mackeyGlass, scaleMackeyGlass } from './signals.js';
import { plainSensors, range } from './subject.js';

const motors = 2;
const chunk = 500;
const gainLane = 12;
const lanes = 16;
/** What never changes, for each of as many brains. */
const monotonies = [
  { name: 'silence', value: 0 },
  { name: 'monotony', value: 0.7 },
] as const;

export const age: Behaviour = {
  name: 'age',
  title: 'Steadiness with age',
  procedure:
    'Gain, energy and prediction skill over 2,000 cycles before cycle 100,000 (20,000 in a quick run) against those before cycle 5,000; then long silence and long monotony.',
  async run(context) {
    const verdict = new Verdict();
    const seeds = context.quick ? 2 : 4;
    const old = context.quick ? 20_000 : 100_000;
    const long = context.quick ? 20_000 : 1_000_000;
    const edge = Math.min(context.edge, 8);
    const options = { sensors: plainSensors(2), motors, size: edge, brains: seeds, seed: 3, planner: false };
    const brain = await context.open({ ...options, bankRows: 256 });
    const total = old + long;
    try {
      const series = range(seeds).map((slot) => mackeyGlass(old, slot + 1).map(scaleMackeyGlass));
      const young = await live(brain, series, 0, 5000, (t) => context.onProgress(t / total));
      const aged = await live(brain, series, 5000, old, (t) => context.onProgress(t / total));
      for (const name of ['gain', 'energy', 'skill'] as const) {
        verdict.score(
          `${name} at 5,000`,
          young.map((one) => one[name]),
        );
        const ratio = young.map((one, slot) => Math.abs(aged[slot][name] / one[name] - 1));
        verdict.atMost(verdict.score(`relative change of ${name}`, ratio), 0.1);
      }
    } finally {
      await brain.close();
    }
    const sound = await staysFinite(context, monotonies, long, (t) => context.onProgress((old + t) / total));
    for (const [at, { name }] of monotonies.entries())
      verdict.holds(`finite and bounded after ${long.toLocaleString('en-US')} cycles of ${name}`, sound[at]);
    return { edge, seeds, cycles: old, scores: verdict.scores, checks: verdict.checks };
  },
};

interface Vigour {
  readonly gain: number;
  readonly energy: number;
  readonly skill: number;
}

/** Lives the cycles `from` … `to` and measures the last two thousand of them. */
async function live(
  brain: Brain,
  series: readonly Float64Array[],
  from: number,
  to: number,
  onCycle: (t: number) => void,
): Promise<Vigour[]> {
  const slots = series.length;
  const sums = series.map(() => ({ energy: 0, error: 0, persistence: 0, count: 0 }));
  const width = reportWidth(motors);
  for (let t = from; t < to; t += chunk) {
    const steps = Math.min(chunk, to - t);
    const sensors = new Float32Array(steps * slots * 2);
    for (let step = 0; step < steps; step += 1)
      for (let slot = 0; slot < slots; slot += 1) {
        sensors[(step * slots + slot) * 2] = series[slot][t + step];
        sensors[(step * slots + slot) * 2 + 1] = Math.sin(0.05 * (t + step));
      }
    const { reports } = await brain.run(steps, sensors);
    onCycle(t + steps);
    if (t < to - 2000) continue;
    for (let step = 1; step < steps; step += 1)
      for (let slot = 0; slot < slots; slot += 1) {
        const row = (step * slots + slot) * width + motors;
        const sum = sums[slot];
        const [now, before] = [(step * slots + slot) * 2, ((step - 1) * slots + slot) * 2];
        sum.energy += reports[row + reportColumns.indexOf('energy')];
        sum.error += reports[row + reportColumns.indexOf('error')];
        sum.persistence +=
          (Math.abs(sensors[now] - sensors[before]) + Math.abs(sensors[now + 1] - sensors[before + 1])) / 2;
        sum.count += 1;
      }
  }
  const rules = await brain.read('dynamics');
  const voxels = rules.length / lanes / slots;
  return sums.map(({ energy, error, persistence, count }, slot) => {
    let gain = 0;
    for (let voxel = slot * voxels; voxel < (slot + 1) * voxels; voxel += 1)
      gain += (0.5 + 1 / (1 + Math.exp(-rules[voxel * lanes + gainLane]))) / voxels;
    return { gain, energy: energy / count, skill: 1 - error / persistence };
  });
}

/** Whether each brain is sound after hearing nothing but its value. */
async function staysFinite(
  context: BehaviourContext,
  heard: readonly { readonly value: number }[],
  cycles: number,
  onCycle: (t: number) => void,
): Promise<boolean[]> {
  const brains = heard.length;
  const options = { sensors: plainSensors(2), motors, size: 4, brains, seed: 5, bankRows: 256, planner: false };
  const brain = await context.open(options);
  const sound = heard.map(() => true);
  const check = (values: Float32Array, width: number, most: number): void => {
    values.forEach((one, at) => {
      if (!(Math.abs(one) <= most)) sound[Math.floor(at / width) % brains] = false;
    });
  };
  try {
    const sensors = Float32Array.from({ length: chunk * brains * 2 }, (_, at) => heard[(at >> 1) % brains].value);
    for (let t = 0; t < cycles && sound.includes(true); t += chunk) {
      check((await brain.run(chunk, sensors)).motors, motors, 1);
      onCycle(t);
    }
    const field = await brain.read('field');
    check(field, field.length / brains, 10);
    return sound;
  } finally {
    await brain.close();
  }
}
