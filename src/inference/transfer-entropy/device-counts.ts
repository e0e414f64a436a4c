/**
 * Counts by the Program of ksg-program.ts on a device: one problem, many surrogates of it, or many pairs of series. A
 * session is loaded once and can be run again on other data of the same size.
 */
import type { Arrays, Counters, Device, LoadOptions, Session } from '../../device/index.js';
import { kindTraits } from '../../device/kinds.js';
import { type Bindings, createHostArray, type HostArray } from '../../kernel/index.js';
import { argumentShift, type Finish, type Histograms, tableFor, totalOf } from './finish.js';
import { type KsgShape, ksgProgram } from './ksg-program.js';
import type { Column, Counts, Problem } from './problem.js';
import { groupSymbols } from './sorted-points.js';
import { firstSurrogateSeed, type SurrogateKind, surrogateShift } from './surrogates.js';

function shapeOf(problem: Problem, form: KsgShape['form']): KsgShape {
  const { x, y, z, k, algorithm, precision, theiler } = problem;
  return { form, x: x.length, y: y.length, z: z.length, k, algorithm, precision, windowed: theiler > 0 };
}

/** Columns one after the other, as a device takes them. */
function joined(columns: readonly Column[], precision: Problem['precision']): HostArray {
  const { length } = columns[0];
  const all = createHostArray(precision, columns.length * length);
  for (const [position, column] of columns.entries()) (all as Column).set(column, position * length);
  return all;
}

function inputsOf({ x, y, z, precision }: Problem): Record<string, HostArray> {
  const inputs = { x: joined(x, precision), y: joined(y, precision) };
  return z.length === 0 ? inputs : { ...inputs, z: joined(z, precision) };
}

/** One problem, ready to be counted again and again. */
export interface LoadedProblem {
  readonly session: Session;
  readonly inputs: Readonly<Record<string, HostArray>>;
  read(outputs: Readonly<Record<string, HostArray>>): Counts;
}

export async function loadProblem(device: Device, problem: Problem): Promise<LoadedProblem> {
  const { samples, theiler, z } = problem;
  const session = await device.load(ksgProgram(shapeOf(problem, 'single')), {
    ...launching(device, samples),
    symbols: { samples },
    ...(theiler > 0 ? { parameters: { theiler } } : {}),
  });
  return {
    session,
    inputs: inputsOf(problem),
    read({ counts }) {
      const space = (which: number): Int32Array => (counts as Int32Array).slice(which * samples, (which + 1) * samples);
      return z.length === 0
        ? { z: undefined, xz: space(0), yz: space(1) }
        : { z: space(0), xz: space(1), yz: space(2) };
    },
  };
}

/** From this many points on, warps take several at once, and do so faster in a kernel of their own than in the persistent one. */
const manySamples = 4096;

function launching({ description: { capabilities } }: Device, samples: number): Pick<LoadOptions, 'executor'> {
  return samples >= manySamples && capabilities.executors.includes('graph') ? { executor: 'graph' } : {};
}

export async function deviceCounts(device: Device, problem: Problem): Promise<Counts> {
  const { session, inputs, read } = await loadProblem(device, problem);
  try {
    return read(await session.step(inputs));
  } finally {
    await session.close();
  }
}

/** Bytes that may be in use for one batch of problems. */
const batchBytes = 256 * 2 ** 20;

function batchOf(problem: Problem, wanted: number): number {
  const { samples, k, x, precision } = problem;
  const size = precision === 'f64' ? 8 : 4;
  const each = samples * (size * (k + 1 + x.length) + 4 * 3 + 4 * 3 + (problem.algorithm === 2 ? 4 * (k + 1) : 0));
  return Math.max(1, Math.min(wanted, 4096, Math.floor(batchBytes / each)));
}

/** What a problem of a batch came to: the sum over its points (see finish.ts), and at how many nothing could be counted. */
export interface Tally {
  readonly total: number;
  readonly tied: number;
}

/** Problems that were loaded together, ready to be run again and again. */
export interface LoadedProblems {
  /** Calls `take` for each problem in turn; with `spin` nobody else has a turn meanwhile, where the device can do that. */
  run(take: (tally: Tally, position: number) => void, wait?: 'yield' | 'spin'): Promise<void>;
  counters(): Counters;
  close(): Promise<void>;
}

/** What a batch is loaded with beside its shape. */
interface Batch {
  readonly problem: Problem;
  readonly shape: KsgShape;
  readonly count: number;
  readonly symbols: Bindings;
  /** Inputs and parameters of the problems from `first` on. */
  readonly prepare: (session: Session, first: number, problems: number) => Record<string, HostArray>;
}

async function loadBatch(device: Device, batch: Batch): Promise<LoadedProblems> {
  const { problem, count, shape } = batch;
  const { samples, theiler, k, algorithm, z } = problem;
  const problems = batchOf(problem, count);
  const finish: Finish = { samples, k, algorithm, isConditional: z.length > 0 };
  const psi = tableFor(samples);
  const { dtypes, sync } = device.description.capabilities;
  const finishes = dtypes.includes('f64');
  if (!finishes && shape.form === 'single') throw new Error('a single value needs a device with f64');
  const shift = argumentShift(algorithm);
  const session = await device.load(ksgProgram({ ...shape, finishes }), {
    ...launching(device, samples),
    symbols: { ...batch.symbols, samples, ...(shape.form === 'single' ? {} : { problems }) },
    ...(theiler > 0 ? { parameters: { theiler } } : {}),
    ...(finishes ? { constants: { psi: psi.slice(shift, shift + samples) } } : {}),
  });
  const read = (outputs: Arrays, p: number): Tally => {
    if (finishes) return { total: outputs.total[p], tied: samples - outputs.counted[p] / 2 };
    const histograms = histogramAt(outputs.histogram, p, samples, z.length > 0);
    let counted = 0;
    for (let at = 0; at < samples; at += 1) counted += histograms.marginals[at];
    return { total: totalOf(histograms, finish, psi), tied: samples - counted / 2 };
  };
  return {
    async run(take, wait = 'yield') {
      for (let first = 0; first < count; first += problems) {
        const inputs = batch.prepare(session, first, problems);
        const outputs = wait === 'spin' && sync ? session.stepSync(inputs) : await session.step(inputs);
        for (let p = 0; p < Math.min(problems, count - first); p += 1) take(read(outputs, p), first + p);
      }
    },
    counters: () => session.counters(),
    close: () => session.close(),
  };
}

/** The histograms of problem p in a batch. */
function histogramAt(histogram: HostArray, p: number, samples: number, hasZ: boolean): Histograms {
  const at = (part: number): Uint32Array => {
    const begin = (p * (hasZ ? 2 : 1) + part) * samples;
    return (histogram as Uint32Array).subarray(begin, begin + samples);
  };
  return hasZ ? { z: at(0), marginals: at(1) } : { z: undefined, marginals: at(0) };
}

export interface Surrogates {
  readonly kind: SurrogateKind;
  readonly seed: number;
  readonly count: number;
}

/**
 * A problem with its source in many other orders, which are made on the device. Where that pays, points are sorted by z
 * before, so that each has its neighbours among those that stand near it.
 */
export function loadSurrogates(
  device: Device,
  problem: Problem,
  { kind, seed, count }: Surrogates,
  sorted = kindTraits[device.description.kind].gainsFromSorting && maySort(problem),
): Promise<LoadedProblems> {
  const inputs = inputsOf(problem);
  return loadBatch(device, {
    problem,
    shape: { ...shapeOf(problem, 'surrogates'), surrogate: kind, sorted },
    count,
    symbols: sorted ? groupSymbols(problem.samples) : {},
    prepare(session, first, problems) {
      if (kind === 'permute') session.setParameter('seed', (firstSurrogateSeed(seed) + first) >>> 0);
      else
        inputs.shifts = Int32Array.from({ length: problems }, (_, p) =>
          surrogateShift(seed, first + p, problem.samples),
        );
      return inputs;
    },
  });
}

/** Without a window in time, in which points must stand in their order, and where there is something to sort by. */
function maySort({ samples, z, algorithm, theiler }: Problem): boolean {
  return samples >= 512 && z.length > 0 && algorithm === 1 && theiler === 0;
}

/** Many series with pairs of them to be looked at; every series has the columns of one problem. */
export interface PairSet {
  /** By series. */
  readonly x: readonly (readonly Column[])[];
  readonly y: readonly (readonly Column[])[];
  /** The series' own past. */
  readonly z: readonly (readonly Column[])[];
  /** Conditions, the same for all. */
  readonly common: readonly Column[];
  readonly pairs: readonly (readonly [from: number, to: number])[];
}

export function loadPairs(
  device: Device,
  set: PairSet,
  settings: Omit<Problem, 'x' | 'y' | 'z'>,
): Promise<LoadedProblems> {
  const { precision } = settings;
  const all = (blocks: readonly (readonly Column[])[]): HostArray => joined(blocks.flat(), precision);
  const problem: Problem = { ...settings, x: set.x[0], y: set.y[0], z: [...set.z[0], ...set.common] };
  const inputs: Record<string, HostArray> = { x: all(set.x), y: all(set.y) };
  if (set.z[0].length > 0) inputs.z = all(set.z);
  if (set.common.length > 0) inputs.common = joined(set.common, precision);
  let prepared: number | undefined;
  return loadBatch(device, {
    problem,
    shape: { ...shapeOf(problem, 'pairs'), common: set.common.length },
    count: set.pairs.length,
    symbols: { series: set.x.length },
    prepare(_, first, problems) {
      if (first === prepared) return inputs;
      prepared = first;
      const at = (p: number): readonly [number, number] => set.pairs[Math.min(first + p, set.pairs.length - 1)];
      inputs.from = Int32Array.from({ length: problems }, (__, p) => at(p)[0]);
      inputs.to = Int32Array.from({ length: problems }, (__, p) => at(p)[1]);
      return inputs;
    },
  });
}

/** Many sources for one target, each as it is or in the orders of surrogates: problems surrogate by surrogate. */
export function loadCandidates(
  device: Device,
  set: { readonly x: readonly (readonly Column[])[]; readonly y: readonly Column[]; readonly z: readonly Column[] },
  settings: Omit<Problem, 'x' | 'y' | 'z'>,
  surrogates?: Surrogates,
): Promise<LoadedProblems> {
  const { precision, samples } = settings;
  const { y, z } = set;
  const problem: Problem = { ...settings, x: set.x[0], y, z };
  const inputs: Record<string, HostArray> = { ...inputsOf(problem), x: joined(set.x.flat(), precision) };
  const candidates = set.x.length;
  const count = candidates * (surrogates?.count ?? 1);
  return loadBatch(device, {
    problem,
    shape: { ...shapeOf(problem, 'candidates'), ...(surrogates === undefined ? {} : { surrogate: surrogates.kind }) },
    count,
    symbols: { series: candidates },
    prepare(_, first, problems) {
      const at = (p: number): number => Math.min(first + p, count - 1);
      inputs.from = Int32Array.from({ length: problems }, (__, p) => at(p) % candidates);
      if (surrogates === undefined) return inputs;
      const { kind, seed } = surrogates;
      const surrogateAt = (p: number): number => Math.floor(at(p) / candidates);
      if (kind === 'shift')
        inputs.shifts = Int32Array.from({ length: problems }, (__, p) => surrogateShift(seed, surrogateAt(p), samples));
      else
        inputs.keys = Uint32Array.from(
          { length: problems },
          (__, p) => (firstSurrogateSeed(seed) + surrogateAt(p)) >>> 0,
        );
      return inputs;
    },
  });
}

/** Whether a device makes one value of the counts sooner than the host could with all of them. */
export function finishesOnDevice(device: Device, samples: number): boolean {
  return samples >= manySamples && device.description.capabilities.dtypes.includes('f64');
}

/** One problem of which only the value is asked for: its counts never leave the device. */
export function loadValue(
  device: Device,
  problem: Problem,
  sorted = kindTraits[device.description.kind].gainsFromSorting && maySort(problem),
): Promise<LoadedProblems> {
  const inputs = inputsOf(problem);
  return loadBatch(device, {
    problem,
    shape: { ...shapeOf(problem, 'single'), sorted },
    count: 1,
    symbols: sorted ? groupSymbols(problem.samples) : {},
    prepare: () => inputs,
  });
}

export async function deviceTally(device: Device, problem: Problem): Promise<Tally> {
  const loaded = await loadValue(device, problem);
  try {
    const tallies: Tally[] = [];
    await loaded.run((tally) => void tallies.push(tally));
    return tallies[0];
  } finally {
    await loaded.close();
  }
}
