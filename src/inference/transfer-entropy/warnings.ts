/**
 * What may make an estimate wrong although nothing can be refused: said once, with what to do. Each looks at plain data and
 * gives a sentence or nothing.
 */
import { type Moments, momentsOf } from './normalise.js';
import type { Estimator } from './options.js';
import type { Series } from './series-input.js';

/** More of a series' values than this part being equal to others is no chance. */
const mostTied = 0.01;

/** Equal values, which nearest neighbours cannot tell apart. */
export function tiesWarning(name: string, values: Series, estimator: Estimator): string | undefined {
  if (estimator !== 'ksg1' && estimator !== 'ksg2') return undefined;
  const sorted = Float64Array.from(values).sort();
  let tied = 0;
  for (let i = 1; i < sorted.length; i += 1) if (sorted[i] === sorted[i - 1]) tied += 1;
  if (tied <= mostTied * sorted.length) return undefined;
  const share = Math.round((100 * tied) / sorted.length);
  return `${name} has ties: ${share} % of its values are equal to another. Add jitter, for example 1e-6, or use another estimator.`;
}

/** How far, in standard errors, and by what part of the deviation halves must differ. */
const [leastErrors, leastShift, leastRatio] = [5, 0.25, 1.5];

/** The halves of a series have another mean or another spread than chance explains, its memory taken into account. */
export function stationarityWarning(name: string, values: Series): string | undefined {
  const all = Float64Array.from(values);
  const half = all.length >> 1;
  if (half < 20) return undefined;
  const [first, second] = [momentsOf(all.subarray(0, half)), momentsOf(all.subarray(all.length - half))];
  const { deviation } = momentsOf(all);
  if (!(deviation > 0)) return undefined;
  // Memory is looked at within halves, lest a jump between them pass for memory.
  const memory = Math.max(
    0,
    autocorrelation(all.subarray(0, half), first),
    autocorrelation(all.subarray(all.length - half), second),
  );
  const effective = half * ((1 - Math.min(memory, 0.999)) / (1 + memory));
  const within = Math.max(first.deviation, second.deviation);
  const shift = Math.abs(first.mean - second.mean);
  const advice = 'Remove the trend or difference it, or take a shorter part.';
  if (shift > leastShift * within && shift > leastErrors * within * Math.sqrt(2 / Math.max(1, effective)))
    return `${name} is not stationary: the means of its halves differ by ${(shift / deviation).toFixed(2)} deviations. ${advice}`;
  const ratio = within / Math.max(1e-300, Math.min(first.deviation, second.deviation));
  if (ratio > leastRatio && Math.log(ratio) > leastErrors / Math.sqrt(Math.max(1, effective)))
    return `${name} is not stationary: the deviations of its halves differ by a factor of ${ratio.toPrecision(3)}. ${advice}`;
  return undefined;
}

function autocorrelation(values: Float64Array, { mean, deviation }: Moments, lag = 1): number {
  let sum = 0;
  for (let t = lag; t < values.length; t += 1) sum += (values[t] - mean) * (values[t - lag] - mean);
  return deviation > 0 ? sum / ((values.length - lag) * deviation ** 2) : 0;
}

/** Few samples for the number of columns. */
export function samplesWarning(samples: number, columns: number, estimator: Estimator): string | undefined {
  const isLinear = estimator === 'gaussian';
  // A fit wants some for each coefficient; neighbours are near only where there are many for each dimension.
  const wanted = isLinear ? 20 * columns : 50 * 2 ** Math.min(30, columns - 1);
  if (samples >= wanted || estimator === 'discrete' || estimator === 'symbolic') return undefined;
  return `few samples for the dimension: ${samples} for ${columns} columns, where ${wanted} would be safe. Give longer series, or fewer lags and conditions.`;
}

/** Residual correlations beyond this, and beyond chance, say that the past is too short. */
const mostResidual = 0.1;

/** What a target's past and the sources leave unexplained still remembers itself. */
export function pastWarning(name: string, residuals: Float64Array, maxLag: number): string | undefined {
  const moments = momentsOf(residuals);
  const limit = Math.max(mostResidual, 5 / Math.sqrt(residuals.length));
  for (let lag = 1; lag <= maxLag && lag < residuals.length / 4; lag += 1) {
    const value = autocorrelation(residuals, moments, lag);
    if (Math.abs(value) > limit)
      return `the past of ${name} is too short: what it leaves unexplained is correlated with itself (${value.toFixed(2)} at lag ${lag}). Take more of the target's past.`;
  }
  return undefined;
}
