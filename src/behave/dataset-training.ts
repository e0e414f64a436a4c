/**
 * Training from a dataset: a brain is shown what was sensed and told what was then done, frame by frame (behaviour cloning with
 * the recursive-least-squares readout of brain/demonstration.ts). A part of the dataset is held out; on it the frozen brain is
 * compared with persistence, which does what was done a frame ago, and with a linear rule from state to action.
 */
import { createBrain } from '../brain/create.js';
import type { MotorDictionary, SensorDictionary } from '../brain/dictionary.js';
import type { FieldBrain } from '../brain/field-brain.js';
import type { BrainSnapshot } from '../brain/types.js';
import type { Device, DeviceName } from '../device/device.js';
import { definedOf } from '../kernel/defined.js';
import { FieldbrainError } from '../kernel/errors.js';
import type { Dataset, DatasetChannel, DatasetEpisode } from '../store/dataset/dataset.js';
import { statisticsOf } from '../store/dataset/statistics.js';
import { applyWeights, fitRidge, rowsOf } from './linear.js';

export interface DatasetTrainingOptions {
  readonly dataset: Dataset;
  /** How often all training frames are shown. */
  readonly passes?: number;
  /** Edge of the brain's field. */
  readonly size?: number;
  readonly seed?: number;
  readonly device?: DeviceName | Device;
  /** Called at the start and after each part, with the frames shown so far and the error of the brain on that part. */
  readonly onProgress?: (progress: { readonly frames: number; readonly of: number; readonly error: number }) => void;
}

/** Root mean squares of the errors on held-out frames, in the brain's own units: a motor goes from −1 to 1. */
export interface DatasetErrors {
  readonly brain: number;
  readonly persistence: number;
  readonly linear: number;
}

/** An action's range that a motor from −1 to 1 stands for, and its errors. */
export interface ActionReport extends DatasetErrors {
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

/** What a training from a dataset came to, as `fieldbrain train --dataset --json` prints it. */
export interface DatasetTrainingReport {
  readonly robot: string;
  readonly fps: number;
  readonly passes: number;
  readonly seconds: number;
  readonly trained: { readonly episodes: number; readonly frames: number };
  readonly heldOut: { readonly episodes: number; readonly frames: number };
  readonly error: DatasetErrors;
  readonly actions: readonly ActionReport[];
}

export const datasetTrainingDefaults = { passes: 2, size: 8, seed: 1, bankRows: 256 } as const;

/** Every fifth episode is held out; of fewer than five, the last fifth of each. */
const heldOutEvery = 5;
/** Frames at the beginning of a held-out part that do not count: the field still holds what came before. */
const warmUp = 10;
/** Frames between one upload and one download. */
const framesAtOnce = 500;
const ridge = 1e-9;

/** Trains one brain; the snapshot is frozen, and loads wherever a brain of its configuration is. */
export async function trainOnDataset(
  options: DatasetTrainingOptions,
): Promise<{ readonly report: DatasetTrainingReport; readonly snapshot: BrainSnapshot }> {
  const { dataset, onProgress, device } = options;
  const { passes, size, seed, bankRows } = { ...datasetTrainingDefaults, ...definedOf(options) };
  const { trained, heldOut } = splitDataset(dataset);
  const scales = scalesOf(dataset, trained);
  const brain = await createBrain({
    ...portsOf(dataset, trained),
    ...{ size, seed, bankRows, planner: false, demonstrations: true, perBrainStores: true },
    ...(device === undefined ? {} : { device }),
  });
  try {
    const startMs = performance.now();
    await brain.set('exploration', 0);
    const of = passes * countFrames(trained);
    let frames = 0;
    onProgress?.({ frames, of, error: Number.NaN });
    for (let pass = 0; pass < passes; pass += 1)
      for (const one of trained)
        await follow(brain, dataset, one, scales, (part, error) => {
          frames += part;
          onProgress?.({ frames, of, error });
        });
    await brain.setLearning(false);
    await brain.set('exploration', 0);
    const seconds = (performance.now() - startMs) / 1000;
    const errors = await compare(brain, dataset, { trained, heldOut, scales });
    const snapshot = await brain.save();
    const counted = (parts: readonly DatasetEpisode[]) => ({ episodes: parts.length, frames: countFrames(parts) });
    const report = {
      ...{ robot: dataset.robot, fps: dataset.fps, passes, seconds },
      ...{ trained: counted(trained), heldOut: counted(heldOut), ...errors },
    };
    return { report, snapshot };
  } finally {
    await brain.close();
  }
}

function countFrames(parts: readonly DatasetEpisode[]): number {
  return parts.reduce((sum, { frames }) => sum + frames, 0);
}

/** What is shown, and what is held out. */
export function splitDataset(dataset: Dataset): { trained: DatasetEpisode[]; heldOut: DatasetEpisode[] } {
  const { episodes } = dataset;
  const isHeld = (_: unknown, at: number): boolean => at % heldOutEvery === heldOutEvery - 1;
  if (episodes.length >= heldOutEvery)
    return { trained: episodes.filter((one, at) => !isHeld(one, at)), heldOut: episodes.filter(isHeld) };
  const parts = episodes.map((one) => {
    const cut = one.frames - Math.floor(one.frames / heldOutEvery);
    return [sliceEpisode(dataset, one, 0, cut), sliceEpisode(dataset, one, cut, one.frames)];
  });
  const [trained, heldOut] = [0, 1].map((at) => parts.map((part) => part[at]).filter(({ frames }) => frames > 0));
  if (countFrames(heldOut) > 1) return { trained, heldOut };
  throw new FieldbrainError(
    'input-invalid',
    `train --dataset: too few frames to hold some out (got ${countFrames(episodes)} frames, expected at least 10 in an episode). Record for longer.`,
  );
}

function sliceEpisode({ state, action }: Dataset, one: DatasetEpisode, from: number, to: number): DatasetEpisode {
  return {
    task: one.task,
    frames: to - from,
    states: one.states.subarray(from * state.length, to * state.length),
    actions: one.actions.subarray(from * action.length, to * action.length),
    rewards: one.rewards.subarray(from, to),
    dones: one.dones.subarray(from, to),
  };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

interface Scale {
  readonly low: number;
  readonly high: number;
}

/** Actions from −1 to 1 are taken as they are, since motors are; others are scaled, each by its range in what is shown. */
function scalesOf({ action }: Dataset, trained: readonly DatasetEpisode[]): Scale[] {
  const { min, max } = statisticsOf(joined(trained.map(({ actions }) => actions)), action.length);
  if (min.every((value) => value >= -1) && max.every((value) => value <= 1))
    return action.map(() => ({ low: -1, high: 1 }));
  return action.map((_, at) =>
    max[at] > min[at] ? { low: min[at], high: max[at] } : { low: min[at] - 1, high: min[at] + 1 },
  );
}

function toMotor(value: number, { low, high }: Scale): number {
  return (2 * (value - low)) / (high - low) - 1;
}

/** Sensors with the ranges that the dataset knows, else those of what is shown; motors as a server describes them. */
function portsOf(
  { state, action }: Dataset,
  trained: readonly DatasetEpisode[],
): { readonly sensors: SensorDictionary; readonly motors: MotorDictionary } {
  const { min, max } = statisticsOf(joined(trained.map(({ states }) => states)), state.length);
  const named = uniqueNames(state);
  const motorNames = uniqueNames(action);
  return {
    sensors: state.map(({ unit, minimum, maximum, safety }, at) => ({
      name: named[at],
      ...(unit === undefined ? {} : { unit }),
      ...rangeOf(minimum ?? min[at], maximum ?? max[at]),
      ...(safety === undefined ? {} : { role: safety }),
    })),
    motors: action.map(({ unit, safety, role }, at) => ({
      name: motorNames[at],
      ...(unit === undefined ? {} : { unit }),
      ...(safety === undefined ? {} : { role: safety }),
      ...(role === undefined ? {} : { tendency: role as 'none' }),
    })),
  };
}

/** A sensor that never moved has no range. */
function rangeOf(min: number, max: number): { min?: number; max?: number } {
  return max > min ? { min, max } : {};
}

function uniqueNames(channels: readonly DatasetChannel[]): string[] {
  const seen = new Set<string>();
  return channels.map(({ name }, at) => {
    const own = seen.has(name) || name === '' ? `${name} ${at}` : name;
    seen.add(own);
    return own;
  });
}

/** Shows an episode, each frame with the action of the frame before as its demonstration; gives the motors of each frame. */
async function follow(
  brain: FieldBrain,
  { state, action }: Dataset,
  { frames, states, actions }: DatasetEpisode,
  scales: readonly Scale[],
  onPart?: (frames: number, error: number) => void,
): Promise<Float32Array> {
  const [width, motors] = [state.length, action.length];
  const wanted = actions.map((value, at) => Math.min(1, Math.max(-1, toMotor(value, scales[at % motors]))));
  const given = new Float32Array(frames * motors);
  for (let from = 0; from < frames; from += framesAtOnce) {
    const steps = Math.min(framesAtOnce, frames - from);
    const demonstrations = new Float32Array(steps * motors).fill(Number.NaN);
    // The first frame of an episode says nothing of the cycle before, which belongs to another.
    for (let at = from === 0 ? motors : 0; at < steps * motors; at += 1)
      demonstrations[at] = wanted[from * motors + at - motors];
    const sensors = states.slice(from * width, (from + steps) * width);
    const found = await brain.run(steps, sensors, onPart === undefined ? {} : { demonstrations });
    given.set(found.motors, from * motors);
    onPart?.(steps, rootMeanSquare(found.motors, wanted.subarray(from * motors, (from + steps) * motors)));
  }
  return given;
}

function rootMeanSquare(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] - b[at]) ** 2;
  return Math.sqrt(sum / a.length);
}

/** Errors on what was held out, of all three on the same frames. */
async function compare(
  brain: FieldBrain,
  dataset: Dataset,
  {
    trained,
    heldOut,
    scales,
  }: { trained: readonly DatasetEpisode[]; heldOut: readonly DatasetEpisode[]; scales: readonly Scale[] },
): Promise<Pick<DatasetTrainingReport, 'error' | 'actions'>> {
  const [width, motors] = [dataset.state.length, dataset.action.length];
  const rows = (parts: readonly DatasetEpisode[]) =>
    rowsOf(
      parts.flatMap(({ frames, states }) =>
        Array.from({ length: frames }, (_, frame) => states.subarray(frame * width, (frame + 1) * width)),
      ),
      true,
    );
  const wantedOf = (parts: readonly DatasetEpisode[], motor: number): number[] =>
    parts.flatMap(({ frames, actions }) =>
      Array.from({ length: frames }, (_, frame) => toMotor(actions[frame * motors + motor], scales[motor])),
    );
  const targets = scales.map((_, motor) => wantedOf(trained, motor));
  const weights = fitRidge(rows(trained), targets, ridge);
  const held = rows(heldOut);
  const given: Float32Array[] = [];
  for (const one of heldOut) given.push(await follow(brain, dataset, one, scales));
  const said = joined(given);
  const counted = heldOut.flatMap(({ frames }) =>
    Array.from({ length: frames }, (_, frame) => frame >= Math.max(1, Math.min(warmUp, Math.floor(frames / 2)))),
  );
  const rule = weights.map((one) => applyWeights(held, one));
  const squares = dataset.action.map((_, motor) => {
    const wanted = wantedOf(heldOut, motor);
    const sums = { brain: 0, persistence: 0, linear: 0 };
    for (const [frame, counts] of counted.entries()) {
      if (!counts) continue;
      const clamped = Math.min(1, Math.max(-1, rule[motor][frame]));
      sums.brain += (said[frame * motors + motor] - wanted[frame]) ** 2;
      sums.persistence += (wanted[frame - 1] - wanted[frame]) ** 2;
      sums.linear += (clamped - wanted[frame]) ** 2;
    }
    return sums;
  });
  const count = counted.filter(Boolean).length;
  const errorOf = (of: readonly DatasetErrors[], key: keyof DatasetErrors): number =>
    Math.sqrt(of.reduce((sum, one) => sum + one[key], 0) / (of.length * count));
  const errors = (of: readonly DatasetErrors[]): DatasetErrors => ({
    brain: errorOf(of, 'brain'),
    persistence: errorOf(of, 'persistence'),
    linear: errorOf(of, 'linear'),
  });
  return {
    error: errors(squares),
    actions: dataset.action.map(({ name }, at) => ({ name, ...scales[at], ...errors([squares[at]]) })),
  };
}
