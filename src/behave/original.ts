/**
 * The original's own suites: its fast test (prediction learning, exploration, efficiency at 4³) and its comprehensive one,
 * with its procedures, formulas and thresholds, on real telemetry. Beside them stand what an all-zero predictor and motors
 * of mere noise would score, because those formulas reward confidence and movement as such.
 */
import { surprise } from '../brain/constants.js';
import type { BrainState } from '../brain/types.js';
import { Chance } from '../sim/chance.js';
import { type Behaviour, type BehaviourContext, Verdict } from './behaviour.js';
import { deviationOf, meanOf } from './statistics.js';
import { type Feed, feedBrain, plainSensors, range } from './subject.js';

const sensors = 16;
const motors = 4;

/** What is recorded of one seed. */
interface Life {
  readonly states: BrainState[];
  readonly motors: number[][];
}

interface Trial {
  readonly name: string;
  readonly target: number;
  readonly tolerance: number;
  readonly cycles: number;
  readonly feed: Feed;
  readonly score: (life: Life, cycleMs: number) => number;
}

const sineFeed: Feed = (t, _, row) => {
  row.fill(0.1);
  const phase = 0.1 * t;
  row.set([Math.sin(phase), Math.cos(phase), Math.sin(2 * phase), Math.cos(2 * phase)]);
};
const constantFeed: Feed = (_, __, row) => row.set(range(4).flatMap(() => [0.5, 0.3, 0.8, 0.2]));
const rotatingFeed: Feed = (t, _, row) => {
  row.fill(0);
  row[t % 3] = 1;
};
const shiftFeed: Feed = (t, slot, row) =>
  t < 50 ? constantFeed(t, slot, row) : row.set(range(4).flatMap(() => [0.01, 0.99, 0.02, 0.98]));
const goalFeed: Feed = (t, _, row) => {
  row.fill(0.1);
  row[goals[Math.min(2, Math.floor(t / 20))]] = 1;
};
const goals = [0, 8, 15];
const noiseFeed: Feed = (t, slot, row) => {
  const chance = new Chance(1000 * slot + t);
  for (let at = 0; at < sensors; at += 1) row[at] = 0.5 * chance.bell();
};
/** Sine, square and random in turn. */
const patternFeed: Feed = (t, slot, row) => {
  if (t % 3 === 2) noiseFeed(t, slot, row);
  else
    for (let at = 0; at < sensors; at += 1) {
      const wave = Math.sin((2 * Math.PI * at) / sensors);
      row[at] = t % 3 === 0 ? wave : Math.sign(wave) * 0.8;
    }
};

const trials: readonly Trial[] = [
  {
    name: 'fast: prediction learning',
    target: 0.2,
    tolerance: 0.05,
    cycles: 20,
    feed: sineFeed,
    score: ({ states }) => learningScore(states.map(({ confidence }) => confidence)),
  },
  {
    name: 'fast: exploration and exploitation',
    target: 0.3,
    tolerance: 0.1,
    cycles: 30,
    feed: rotatingFeed,
    score: ({ states, motors: moved }) =>
      (Math.min(1, 10 * movement(moved, 3)) +
        Math.min(1, (3 * switches(states)) / states.length) +
        Math.min(1, 100 * deviationOf(states.map(({ energy }) => energy)))) /
      3,
  },
  {
    name: 'fast: computational efficiency',
    target: 0.7,
    tolerance: 0.1,
    cycles: 10,
    feed: noiseFeed,
    score: (_, ms) => efficiency(ms),
  },
  {
    name: 'prediction learning',
    target: 0.6,
    tolerance: 0.05,
    cycles: 100,
    feed: constantFeed,
    score: ({ states }) => learningScore(states.map(({ confidence }) => confidence)),
  },
  {
    name: 'pattern recognition',
    target: 0.5,
    tolerance: 0.1,
    cycles: 60,
    feed: patternFeed,
    score: ({ motors: moved }) => {
      const responses = range(3).map((kind) =>
        meanOf(moved.filter((_, t) => t % 3 === kind).map((row) => meanOf(row.map((value) => value * value)))),
      );
      return (2 * deviationOf(responses)) / Math.max(meanOf(responses), 1e-12);
    },
  },
  {
    name: 'goal seeking',
    target: 0.4,
    tolerance: 0.1,
    cycles: 60,
    feed: goalFeed,
    score: ({ motors: moved }) =>
      meanOf(
        goals.map((position, phase) => {
          const motor = Math.min(3, Math.floor(position / 4));
          const part = moved.slice(20 * phase, 20 * phase + 20).map((row) => Math.abs(row[motor]));
          const [first, last] = [meanOf(part.slice(0, 5)), meanOf(part.slice(-5))];
          return (last - first) / Math.max(first, 1e-3);
        }),
      ),
  },
  {
    name: 'exploration',
    target: 0.5,
    tolerance: 0.1,
    cycles: 100,
    feed: rotatingFeed,
    score: ({ states, motors: moved }) =>
      (Math.min(1, switches(states) / (0.1 * states.length)) + Math.min(1, 10 * movement(moved, motors))) / 2,
  },
  {
    name: 'field stabilisation',
    target: 0.5,
    tolerance: 0.1,
    cycles: 50,
    feed: (_, __, row) => void row.fill(0.5),
    score: ({ states }) => stabilisation(states.map(({ energy }) => energy)),
  },
  {
    name: 'biological realism',
    target: 0.6,
    tolerance: 0.1,
    cycles: 50,
    feed: sineFeed,
    score: ({ states }, ms) => {
      const energy = states.map((state) => state.energy);
      const steady = 1 / (1 + deviationOf(energy) ** 2 / Math.max(meanOf(energy), 1e-12));
      const phases = new Set(states.map(({ mode }) => mode)).size;
      return (steady + Math.min(1, phases / 3) + efficiency(ms)) / 3;
    },
  },
  {
    name: 'paradigm shift',
    target: 0.4,
    tolerance: 0.1,
    cycles: 100,
    feed: shiftFeed,
    score: ({ states }) => {
      const confidence = states.map((state) => state.confidence);
      const later = confidence.slice(50);
      const improvement = meanOf(later.slice(-5)) - meanOf(later.slice(0, 5));
      return (learningScore(confidence.slice(0, 50)) + clip(5 * improvement)) / 2;
    },
  },
];

export const original: Behaviour = {
  name: 'original',
  title: 'The original’s behavioural suites',
  procedure:
    'The fast and the comprehensive suite of the original with its own inputs, formulas, targets and tolerances, 16 sensors, 4 motors, 4³; controls by the same formulas: a predictor that always answers 0, and motors of noise.',
  async run(context) {
    const verdict = new Verdict();
    const seeds = context.quick ? 4 : 32;
    const shares: number[] = [];
    for (const [at, trial] of trials.entries()) {
      const scores = await runTrial(context, trial, seeds);
      const score = verdict.score(trial.name, scores);
      verdict.atLeast(score, Number((trial.target - trial.tolerance).toFixed(3)));
      shares.push(Math.min(1, score.interval.mean / trial.target));
      const control = controlOf(trial, seeds);
      if (control !== undefined)
        verdict.above(score, verdict.control(`${trial.name}, ${control.name}`, control.values));
      context.onProgress((at + 1) / (trials.length + 1));
    }
    verdict.atLeast(verdict.score('overall, mean share of the targets', [meanOf(shares)]), 0.6);
    const skill = verdict.score('skill against persistence on the sine input', await skillOnSine(context, seeds));
    verdict.above(skill, verdict.control('skill of persistence', new Array<number>(seeds).fill(0)));
    return { edge: 4, seeds, cycles: 100, scores: verdict.scores, checks: verdict.checks };
  },
};

async function runTrial(context: BehaviourContext, trial: Trial, seeds: number): Promise<number[]> {
  const lives = range(seeds).map((): Life => ({ states: [], motors: [] }));
  const brain = await openSmall(context, seeds);
  try {
    let begun = 0;
    const dropped = 5;
    await feedBrain(brain, {
      ...trial,
      onCycle: ({ t, motors: moved, states }) => {
        if (t === dropped - 1) begun = context.nowMs();
        lives.forEach((life, slot) => {
          life.states.push(states[slot]);
          life.motors.push(Array.from(moved.subarray(slot * motors, (slot + 1) * motors)));
        });
      },
    });
    // All slots together took this long: an upper bound of what one takes.
    const cycleMs = (context.nowMs() - begun) / (trial.cycles - dropped);
    return lives.map((life) => trial.score(life, cycleMs));
  } finally {
    await brain.close();
  }
}

const openSmall = (context: BehaviourContext, brains: number) =>
  context.open({
    sensors: plainSensors(sensors),
    motors,
    size: 4,
    brains,
    seed: 4,
    bankRows: 256,
    perBrainStores: true,
  });

/** 1 − error / error of persistence over the last half of 400 cycles. */
async function skillOnSine(context: BehaviourContext, seeds: number): Promise<number[]> {
  const brain = await openSmall(context, seeds);
  try {
    const errors = new Float64Array(seeds);
    let persistence = 0;
    const [now, before] = [new Float32Array(sensors), new Float32Array(sensors)];
    await feedBrain(brain, {
      cycles: 400,
      feed: sineFeed,
      onCycle: ({ t, states }) => {
        if (t < 200) return;
        sineFeed(t, 0, now);
        sineFeed(t - 1, 0, before);
        persistence += meanOf(now.map((value, at) => Math.abs(value - before[at])));
        states.forEach(({ error }, slot) => {
          errors[slot] += error;
        });
      },
    });
    return Array.from(errors, (error) => 1 - error / persistence);
  } finally {
    await brain.close();
  }
}

/** What the same formula gives without a brain. */
function controlOf(trial: Trial, seeds: number): { name: string; values: number[] } | undefined {
  if (/learning|shift/.test(trial.name)) {
    const states = zeroPredictor(trial.feed, trial.cycles).map((confidence) => ({ confidence }) as BrainState);
    const value = trial.score({ states, motors: [] }, 0);
    return { name: 'always 0', values: new Array<number>(seeds).fill(value) };
  }
  if (!/exploration|pattern|goal/.test(trial.name)) return undefined;
  const values = range(seeds).map((seed) => {
    const chance = new Chance(seed + 300);
    const moved = range(trial.cycles).map(() => range(motors).map(() => Math.tanh(0.3 * chance.bell())));
    const states = range(trial.cycles).map(() => ({ energy: 0.1, mode: 'balanced' }) as BrainState);
    return trial.score({ states, motors: moved }, 0);
  });
  return { name: 'motors of noise', values };
}

/** The confidence that the brain's own formula gives a predictor that always answers 0. */
export function zeroPredictor(feed: Feed, cycles: number): number[] {
  const row = new Float32Array(sensors);
  const errors: number[] = [];
  let confidence: number = surprise.firstConfidence;
  return range(cycles).map((t) => {
    feed(t, 0, row);
    errors.push(meanOf(row.map(Math.abs)));
    const momentum = surprise.momentum - Math.min(surprise.momentumFall, t / surprise.momentumCycles);
    const raw = 1 - clip(surprise.weight * meanOf(errors.slice(-surprise.window)));
    confidence = momentum * confidence + (1 - momentum) * raw;
    return confidence;
  });
}

/** ½ [clip(5 · (mean of the last five − of the first five)) + clip(2 (last − ½))]. */
export function learningScore(confidence: readonly number[]): number {
  if (confidence.length < 10) return 0;
  const gain = meanOf(confidence.slice(-5)) - meanOf(confidence.slice(0, 5));
  return (clip(5 * gain) + clip(2 * (confidence[confidence.length - 1] - 0.5))) / 2;
}

/** 1 up to 150 ms, falling to ½ at 300 ms and on to nothing. */
export function efficiency(ms: number): number {
  if (ms <= 150) return 1;
  return ms <= 300 ? 0.5 + (300 - ms) / 300 : Math.max(0, 1 - (ms - 300) / 1000);
}

/** 0.4 / (1 + 10 CV of the last quarter) + 0.3 · fall of the spread + 0.3 · logistic(−100 · trend of the rolling spread). */
export function stabilisation(energy: readonly number[]): number {
  const quarter = Math.floor(energy.length / 4);
  const [early, late] = [energy.slice(0, quarter), energy.slice(-quarter)];
  const variation = deviationOf(late) / Math.max(meanOf(late), 1e-12);
  const fall = Math.max(0, 1 - deviationOf(late) / Math.max(deviationOf(early), 1e-12));
  const rolling = range(energy.length - 9).map((at) => deviationOf(energy.slice(at, at + 10)));
  const middle = (rolling.length - 1) / 2;
  const trend =
    rolling.reduce((sum, value, at) => sum + (at - middle) * value, 0) /
    rolling.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return 0.4 / (1 + 10 * variation) + 0.3 * fall + 0.3 / (1 + Math.exp(100 * trend));
}

const movement = (moved: readonly number[][], count: number): number =>
  meanOf(range(count).map((motor) => deviationOf(moved.map((row) => row[motor]))));

const switches = (states: readonly BrainState[]): number =>
  states.filter(({ mode }, at) => at > 0 && mode !== states[at - 1].mode).length;

const clip = (value: number): number => Math.max(0, Math.min(1, value));
