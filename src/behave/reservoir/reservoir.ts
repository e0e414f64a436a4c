/**
 * Reservoir: what a linear readout finds in φ of a brain that learns by reward, beside an echo-state network with as many readouts and
 * beside φ of a plain brain. Ridge regression on recorded rows, the same for all.
 */
import type { Brain } from '../../brain/types.js';
import { type Behaviour, type BehaviourContext, type ScoreReport, Verdict } from '../behaviour.js';
import { networkFeed, type Setting, tune } from './network.js';
import { type Feed, lorenzValidTime, type Series, type Task, tasks, wash } from './tasks.js';

/** Of series and networks, written down before the first run; the network is tuned on others. */
const seeds = [200, 201, 202, 203, 204];

type Kind = 'learning' | 'plain';
const lorenz = 'Lorenz, valid time';

export const reservoir: Behaviour = {
  name: 'reservoir',
  title: 'φ of a brain that learns by reward as a reservoir',
  inProcess: true,
  procedure:
    'NARMA-10, memory capacity (200 lags), Mackey–Glass 1, 6 and 20 ahead, and how long readouts that are fed their own predictions follow the Lorenz system, in Lyapunov times. One ridge regression on φ, on φ of a plain brain, and on a tanh echo-state network with as many readouts, whose spectral radius and input scale are tuned on other seeds for each task. Statistics of the features stand still from the first fitted row on; inputs of the Lorenz system have noise of 1e-4 while readouts are fitted, for all.',
  async run(context) {
    const verdict = new Verdict();
    const chosen = context.quick ? seeds.slice(0, 2) : seeds;
    const readouts = await context.keep('readouts', async () => {
      const brain = await open(context, 'learning', 1, 1);
      const { features } = brain.describe();
      await brain.close();
      return features;
    });
    const settings: string[] = [];
    for (const [at, task] of tasks.entries()) {
      const found = verdict.score(`${task.name}, φ`, await brainScores(context, 'learning', task, chosen));
      const plain = verdict.control(
        `${task.name}, φ of a plain brain`,
        await brainScores(context, 'plain', task, chosen),
      );
      const { setting, scores } = await context.keep(`${task.name} network`, () =>
        networkScores(chosen, (one, seed) => scoreOf(task, networkFeed(one, 1, readouts, seed), seed), task.isCapacity),
      );
      const network = verdict.control(`${task.name}, network`, scores);
      settings.push(`${task.name} ${setting.spectralRadius} / ${setting.inputScale}`);
      judge(verdict, task, found, plain, network);
      context.onProgress((0.8 * (at + 1)) / tasks.length);
    }
    const followed = verdict.score(`${lorenz}, φ`, await context.keep('Lorenz', () => brainLorenz(context, chosen)));
    const { setting, scores } = await context.keep('Lorenz network', () =>
      networkScores(chosen, (one, seed) => lorenzValidTime(networkFeed(one, 3, readouts + 6, seed), seed), true),
    );
    settings.push(`Lorenz ${setting.spectralRadius} / ${setting.inputScale}`);
    atLeastTimes(verdict, followed, verdict.control(`${lorenz}, network`, scores), 0.8);
    context.onProgress(1);
    return {
      ...{ edge: context.edge, seeds: chosen.length, cycles: tasks[0].series(1).input.length },
      ...{ scores: verdict.scores, checks: verdict.checks },
      notes: [
        `${readouts} readouts with the constant (Lorenz: ${readouts + 6}), of the network too; seeds ${chosen[0]} to ${chosen[chosen.length - 1]}.`,
        `The network as tuned, spectral radius / input scale: ${settings.join(', ')}.`,
      ],
    };
  },
};

const ratioOf = (found: ScoreReport, other: ScoreReport): number => found.interval.mean / other.interval.mean;

function atLeastTimes(verdict: Verdict, found: ScoreReport, other: ScoreReport, factor: number): void {
  const ratio = ratioOf(found, other);
  verdict.holds(`${found.name} ≥ ${factor} × ${other.name} (${ratio.toFixed(2)})`, ratio >= factor);
}

function atMostTimes(verdict: Verdict, found: ScoreReport, other: ScoreReport, factor: number): void {
  const ratio = ratioOf(found, other);
  verdict.holds(`${found.name} ≤ ${factor} × ${other.name} (${ratio.toFixed(2)})`, ratio <= factor);
}

function judge(verdict: Verdict, task: Task, found: ScoreReport, plain: ScoreReport, network: ScoreReport): void {
  if (task.isCapacity) atLeastTimes(verdict, found, network, 1.2);
  else if (task.name === 'NARMA-10') atMostTimes(verdict, found, network, 1.15);
  else atMostTimes(verdict, found, plain, 1);
}

async function scoreOf(task: Task, feed: Feed, seed: number): Promise<number> {
  const series = task.series(seed);
  const rows: ArrayLike<number>[] = [];
  for (const value of series.input) rows.push(await feed.next([value]));
  return task.score(rows, series);
}

/** The network's setting, chosen on the tuning seeds, and its scores on the others. */
async function networkScores(
  chosen: readonly number[],
  score: (setting: Setting, seed: number) => Promise<number>,
  moreIsBetter = false,
): Promise<{ setting: Setting; scores: number[] }> {
  const setting = await tune(async (one, seed) => (moreIsBetter ? -1 : 1) * (await score(one, seed)));
  const scores: number[] = [];
  for (const seed of chosen) scores.push(await score(setting, seed));
  return { setting, scores };
}

/** One brain for each series, in one batch. */
function brainScores(context: BehaviourContext, kind: Kind, task: Task, chosen: readonly number[]): Promise<number[]> {
  return context.keep(`${task.name} ${kind}`, async () => {
    const series = chosen.map((seed) => task.series(seed));
    const brain = await open(context, kind, 1, series.length);
    try {
      const rows = await recorded(brain, series);
      return series.map((one, slot) => task.score(rows[slot], one));
    } finally {
      await brain.close();
    }
  });
}

/** φ of each slot in each cycle, without its constant: a readout has one of its own. Its statistics stand still where rows are fitted. */
async function recorded(brain: Brain, series: readonly Series[]): Promise<Float32Array[][]> {
  const before = await recordedPart(brain, series, 0, wash);
  await brain.setLearning(false);
  const after = await recordedPart(brain, series, wash, series[0].input.length);
  return before.map((rows, slot) => [...rows, ...after[slot]]);
}

async function recordedPart(
  brain: Brain,
  series: readonly Series[],
  first: number,
  end: number,
): Promise<Float32Array[][]> {
  const [cycles, slots] = [end - first, series.length];
  const sensors = Float32Array.from(
    { length: cycles * slots },
    (_, at) => series[at % slots].input[first + Math.floor(at / slots)],
  );
  const { recorded: views } = await brain.run(cycles, sensors, {}, { record: ['features'] });
  const features = views?.features ?? new Float32Array(0);
  const width = features.length / (cycles * slots);
  return series.map((_, slot) =>
    Array.from({ length: cycles }, (_row, t) => {
      const from = (t * slots + slot) * width;
      return features.subarray(from, from + width - 1);
    }),
  );
}

async function brainLorenz(context: BehaviourContext, chosen: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (const seed of chosen) {
    const brain = await open(context, 'learning', 3, 1);
    const next = async (input: ArrayLike<number>): Promise<Float32Array> => {
      await brain.process(input);
      return (await brain.read('features')).slice(0, -1);
    };
    const settle = (): Promise<void> => brain.setLearning(false);
    found.push(await lorenzValidTime({ next, settle }, seed).finally(() => brain.close()));
  }
  return found;
}

/** Motors rest. */
async function open(context: BehaviourContext, kind: Kind, sensors: number, brains: number): Promise<Brain> {
  const named = Array.from({ length: sensors }, (_, at) => ({ name: `input ${at}`, min: -1, max: 1 }));
  const options = { sensors: named, motors: [{ name: 'none' }], size: context.edge, brains, seed: 200, bankRows: 256 };
  const brain = await context.open({
    ...options,
    ...(kind === 'plain' ? { planner: false } : { learning: 'reward' as const }),
  });
  await brain.set('exploration', 0);
  return brain;
}
