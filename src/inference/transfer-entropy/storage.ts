/**
 * Active information storage A = I(y_t ; past of y): how much a series' own past tells about its next value, and the entropy
 * rate H(y_t | past of y) = H(y_t) − A: how much it does not. Nats; the rate of measured values is a differential entropy in
 * the data's own unit, and may be negative.
 */
import { FieldbrainError } from '../../kernel/index.js';
import { needOptions } from '../../kernel/known-names.js';
import { digammaTable } from './digamma.js';
import { discreteEntropy } from './discrete.js';
import { type EstimateReport, estimatePoints } from './estimate.js';
import { kernelEntropy } from './kernel-counts.js';
import { momentsOf } from './normalise.js';
import { type EstimateOptions, embeddingOf, estimateNames, type Settings, settingsOf } from './options.js';
import { embedLagged, lagsOf, prepareSeries } from './points.js';
import type { Series } from './series-input.js';

/** How the past is embedded, and how the estimate is made. */
export interface StorageOptions extends EstimateOptions {
  /** Values of the past, default 1. */
  readonly targetEmbedding?: number;
  /** Steps between them, default 1. */
  readonly targetLag?: number;
}

/** Active information storage and entropy rate, and how they were got. */
export interface StorageResult extends EstimateReport {
  /** In nats. */
  readonly storage: number;
  /** In nats. */
  readonly entropyRate: number;
}

/**
 * How much of a series' next value its own past tells, and how much it does not.
 * @example
 * const { storage, entropyRate } = await informationStorage(x, { estimator: 'gaussian', targetEmbedding: 2 });
 */
export async function informationStorage(series: Series, options: StorageOptions = {}): Promise<StorageResult> {
  const place = 'informationStorage';
  needOptions(place, options, { ...estimateNames, targetEmbedding: 0, targetLag: 0 });
  const settings = settingsOf(place, options);
  const { target: lags } = lagsOf(embeddingOf(place, options));
  const [values] = prepareSeries(place, [{ name: 'the series', values: series }], settings);
  const points = embedLagged(place, { source: [{ values, lags }], next: [{ values, lags: [0] }], given: [] });
  const { value, ...report } = await estimatePoints(place, points, settings, options);
  const isMeasured = settings.estimator !== 'discrete' && settings.estimator !== 'symbolic';
  const scale = isMeasured && settings.normalise === 'series' ? momentsOf(series).deviation : 1;
  const entropy = entropyOf(place, points.y[0] as Float64Array, settings) + Math.log(scale);
  return { storage: value, entropyRate: entropy - value, ...report };
}

/** H of one column in nats, by the settings' estimator. */
function entropyOf(place: string, column: Float64Array, settings: Settings): number {
  switch (settings.estimator) {
    case 'discrete':
    case 'symbolic':
      return discreteEntropy(column, settings.correction);
    case 'kernel':
      return kernelEntropy(column, settings.width);
    case 'gaussian': {
      const { mean } = momentsOf(column);
      const variance = column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length;
      return 0.5 * Math.log(2 * Math.PI * Math.E * variance);
    }
    case 'ksg1':
    case 'ksg2':
      return neighbourEntropy(place, column, settings.k);
  }
}

/** Kozachenko and Leonenko's estimate in one dimension: ψ(N) − ψ(k) + the mean of ln(2 × distance to the k-th neighbour). */
function neighbourEntropy(place: string, column: Float64Array, k: number): number {
  const sorted = Float64Array.from(column).sort();
  const { length } = sorted;
  let total = 0;
  for (let i = 0; i < length; i += 1) {
    let [low, high] = [i, i];
    let distance = 0;
    for (let found = 0; found < k; found += 1) {
      const down = low > 0 ? sorted[i] - sorted[low - 1] : Number.POSITIVE_INFINITY;
      const up = high + 1 < length ? sorted[high + 1] - sorted[i] : Number.POSITIVE_INFINITY;
      distance = Math.min(down, up);
      if (down <= up) low -= 1;
      else high += 1;
    }
    if (!(distance > 0)) {
      const text = `${place}: tied samples (got ${k + 1} equal values, expected continuous ones). Add jitter, for example 1e-6, or use the discrete estimator.`;
      throw new FieldbrainError('input-invalid', text, {});
    }
    total += Math.log(2 * distance);
  }
  const psi = digammaTable(length);
  return psi[length] - psi[k] + total / length;
}
