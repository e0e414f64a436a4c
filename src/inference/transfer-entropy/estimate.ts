/**
 * One estimate over points, with its surrogates and local values, wherever it runs. What the points are (a transfer
 * entropy, a mutual information) is the caller's business.
 */
import { hostKind } from '../../device/kinds.js';
import { isCounted, openCounted } from './counted.js';
import { deviceCounts, deviceTally, finishesOnDevice, loadSurrogates, type Tally } from './device-counts.js';
import { momentEstimates } from './device-moments.js';
import { type Finish, histogramsOf, localValues, tableFor, valueFrom, valueOf } from './finish.js';
import { type GaussianEstimate, gaussianEstimate } from './gaussian.js';
import { estimateFromMoments, momentsOnHost } from './gaussian-moments.js';
import { openHostCounts } from './host-counts.js';
import { mostSamples as mostOnDevice } from './ksg-program.js';
import type { EstimateOptions, Estimator, Settings } from './options.js';
import { finishColumns, needFit, needSamples, type Points, refuseTied } from './points.js';
import type { Counts, Precision, Problem } from './problem.js';
import { openRunner, type Runner } from './runner.js';
import { searchPool } from './search-pool.js';
import { reordered, surrogateOrder, surrogatePValue } from './surrogates.js';

/** What is known of an estimate beside its value. */
export interface EstimateReport {
  /** Points that the estimate is a mean over. */
  readonly samples: number;
  /** Of the permutation test where one was asked for; of the chi-squared test with the Gaussian estimator else. */
  readonly pValue?: number;
  /** The values of the surrogates. */
  readonly surrogates?: Float64Array;
  /** The value at each point, in the order of time; their mean is the estimate. */
  readonly local?: Float64Array;
  readonly estimator: Estimator;
  /** The kind of device that computed it. */
  readonly device: string;
  readonly precision: Precision;
  /** How neighbours were found. */
  /** What may make it wrong, and what to do; where that was asked for. */
  readonly warnings?: readonly string[];
  readonly method: 'sweep' | 'tree' | 'program' | 'closed form' | 'counts';
}

export interface Estimate extends EstimateReport {
  readonly value: number;
}

export function problemOf(points: Points, settings: Settings, precision: Precision): Problem {
  const { samples, x, y, z } = finishColumns(points, settings.normalise, precision);
  const algorithm = settings.estimator === 'ksg2' ? 2 : 1;
  return { x, y, z, samples, precision, k: settings.k, algorithm, theiler: settings.theiler };
}

export async function estimatePoints(
  place: string,
  points: Points,
  settings: Settings,
  options: EstimateOptions,
): Promise<Estimate> {
  needSamples(place, points.samples, settings);
  needFit(place, points.samples);
  if (settings.estimator === 'gaussian') return estimateGaussian(place, points, settings, options);
  if (isCounted(settings.estimator)) return estimateCounted(points, settings, options);
  const runner = await openRunner(place, options);
  try {
    return runner.device === undefined
      ? await searched(place, points, settings, options, runner)
      : await ranAsProgram(place, points, settings, options, runner);
  } finally {
    await runner.close();
  }
}

/** What stays the same from surrogate to surrogate. */
function finisher(place: string, problem: Problem) {
  const { samples, k, algorithm, z } = problem;
  const finish: Finish = { samples, k, algorithm, isConditional: z.length > 0 };
  const psi = tableFor(samples);
  return {
    value: (counts: Counts): number => {
      const histograms = histogramsOf(counts, samples);
      if (histograms.tied > 0) refuseTied(place, histograms.tied, samples, k);
      return valueOf(histograms, finish, psi);
    },
    fromTally: ({ total, tied }: Tally): number => {
      if (tied > 0) refuseTied(place, tied, samples, k);
      return valueFrom(total, finish, psi);
    },
    local: (counts: Counts): Float64Array => localValues(counts, finish, psi),
  };
}

async function searched(
  place: string,
  points: Points,
  settings: Settings,
  options: EstimateOptions,
  { kind, precision }: Runner,
): Promise<Estimate> {
  const { permutations, surrogate, seed, local } = settings;
  const problem = problemOf(points, settings, precision);
  const { value: valueOfCounts, local: localOf } = finisher(place, problem);
  const host = await openHostCounts(problem, await searchPool(problem.samples, permutations + 1));
  try {
    const counts = host.count();
    const value = valueOfCounts(counts);
    const locals = local ? { local: localOf(counts) } : {};
    options.onProgress?.(1, permutations + 1);
    const values = new Float64Array(permutations);
    for (let s = 0; s < permutations; s += 1) {
      host.replaceSource(reordered(problem.x, surrogateOrder(surrogate, seed, s, problem.samples)));
      values[s] = valueOfCounts(host.count());
      options.onProgress?.(s + 2, permutations + 1);
      if (s % 16 === 15) await letOthersRun();
    }
    return { value, ...locals, ...report(settings, problem, kind, host.method), ...significance(value, values) };
  } finally {
    await host.close();
  }
}

async function ranAsProgram(
  place: string,
  points: Points,
  settings: Settings,
  options: EstimateOptions,
  { kind, precision, device }: Runner,
): Promise<Estimate> {
  if (device === undefined) throw new Error('a Program needs a device');
  const { permutations, surrogate, seed, local } = settings;
  needFit(place, points.samples, mostOnDevice);
  const problem = problemOf(points, settings, precision);
  const finish = finisher(place, problem);
  // Many counts come down only where somebody wants to see them.
  const counts = !local && finishesOnDevice(device, problem.samples) ? undefined : await deviceCounts(device, problem);
  const value = counts === undefined ? finish.fromTally(await deviceTally(device, problem)) : finish.value(counts);
  options.onProgress?.(1, permutations + 1);
  const values = new Float64Array(permutations);
  if (permutations > 0) {
    const loaded = await loadSurrogates(device, problem, { kind: surrogate, seed, count: permutations });
    try {
      await loaded.run((tally, s) => {
        values[s] = finish.fromTally(tally);
        options.onProgress?.(s + 2, permutations + 1);
      });
    } finally {
      await loaded.close();
    }
  }
  const locals = local && counts !== undefined ? { local: finish.local(counts) } : {};
  return { value, ...locals, ...report(settings, problem, kind, 'program'), ...significance(value, values) };
}

/** On the host, whatever the device: counts of states, or of points in a box. */
async function estimateCounted(points: Points, settings: Settings, options: EstimateOptions): Promise<Estimate> {
  const { permutations, surrogate, seed, local, estimator } = settings;
  const { samples } = points;
  const isMeasured = estimator === 'kernel';
  const blocks = finishColumns(points, isMeasured ? settings.normalise : 'none', 'f64');
  const estimate = openCounted(settings, blocks, samples);
  const found = estimate(blocks.x);
  options.onProgress?.(1, permutations + 1);
  const values = new Float64Array(permutations);
  for (let s = 0; s < permutations; s += 1) {
    values[s] = estimate(reordered(blocks.x, surrogateOrder(surrogate, seed, s, samples))).value;
    options.onProgress?.(s + 2, permutations + 1);
    if (s % 16 === 15) await letOthersRun();
  }
  return {
    value: found.value,
    ...(local ? { local: found.local } : {}),
    ...report(settings, { samples, precision: 'f64' }, hostKind, 'counts'),
    ...significance(found.value, values),
  };
}

/** Beyond this many numbers moments are summed up instead of fits: fewer passes, and memory for none of them. */
const manyNumbers = 100_000;

/**
 * In float64: from second moments on a device that has it, by two small fits on the host else. Moments that cannot tell
 * columns apart leave it to the fits.
 */
async function estimateGaussian(
  place: string,
  points: Points,
  settings: Settings,
  options: EstimateOptions,
): Promise<Estimate> {
  const { permutations, surrogate, seed } = settings;
  const { samples } = points;
  const blocks = finishColumns(points, settings.normalise, 'f64');
  const columns = blocks.x.length + blocks.y.length + blocks.z.length;
  const sizes = { x: blocks.x.length, y: blocks.y.length, z: blocks.z.length };
  const summed =
    settings.local || columns * samples < manyNumbers
      ? undefined
      : estimateFromMoments(momentsOnHost(blocks), sizes, samples);
  const fitted: Omit<GaussianEstimate, 'local'> & { readonly local?: Float64Array } =
    summed ?? gaussianEstimate(place, blocks, samples);
  const estimate = { value: fitted.value, pValue: fitted.pValue };
  const values = new Float64Array(permutations);
  const fit = (s: number): number => {
    const x = reordered(blocks.x, surrogateOrder(surrogate, seed, s, samples));
    return gaussianEstimate(place, { ...blocks, x }, samples).value;
  };
  const runner = await openGaussianRunner(place, options);
  try {
    const { device } = runner;
    if (device !== undefined) {
      needFit(place, samples, mostOnDevice);
      await momentEstimates(device, blocks, samples, undefined, (found) => Object.assign(estimate, found));
    }
    options.onProgress?.(1, permutations + 1);
    const done = (s: number): void => options.onProgress?.(s + 2, permutations + 1);
    if (device !== undefined && permutations > 0)
      await momentEstimates(device, blocks, samples, { kind: surrogate, seed, count: permutations }, (found, s) => {
        values[s] = found?.value ?? fit(s);
        done(s);
      });
    else
      for (let s = 0; s < permutations; s += 1) {
        values[s] = fit(s);
        done(s);
        if (s % 64 === 63) await letOthersRun();
      }
    const { kind } = runner;
    const method = device === undefined ? 'closed form' : 'program';
    return {
      ...estimate,
      ...(settings.local && fitted.local !== undefined ? { local: fitted.local } : {}),
      ...report(settings, { samples, precision: 'f64' }, kind, method),
      ...significance(estimate.value, values),
    };
  } finally {
    await runner.close();
  }
}

/** Sums of squares need f64: where a device has none, or none was asked for, the host does it. */
async function openGaussianRunner(place: string, options: EstimateOptions): Promise<Runner> {
  const host: Runner = { kind: hostKind, precision: 'f64', device: undefined, close: async () => undefined };
  if (options.device === undefined && options.method !== 'program') return host;
  const runner = await openRunner(place, { ...options, precision: undefined });
  if (runner.device === undefined || runner.device.description.capabilities.dtypes.includes('f64')) return runner;
  await runner.close();
  return host;
}

function report(
  { estimator }: Settings,
  { samples, precision }: Pick<Problem, 'samples' | 'precision'>,
  device: string,
  method: EstimateReport['method'],
): Pick<Estimate, 'samples' | 'estimator' | 'device' | 'precision' | 'method'> {
  return { samples, estimator, device, precision, method };
}

function significance(value: number, surrogates: Float64Array): Pick<Estimate, 'pValue' | 'surrogates'> {
  return surrogates.length === 0 ? {} : { pValue: surrogatePValue(value, surrogates), surrogates };
}

/** Long work lets timers and sockets have their turn. */
export function letOthersRun(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}
