/**
 * A uniform embedding of a series' past by Ragwitz and Kantz' criterion (2002): of all dimensions and lags, the one from whose
 * nearest points the next value is predicted best, as the mean of the values that followed them.
 */
import { needOptions } from '../../kernel/known-names.js';
import { buildTree, findNearest } from './neighbour-tree.js';
import { type EmbeddingOptions, needWhole, settingsOf } from './options.js';
import { embedLagged, prepareSeries } from './points.js';
import type { Series } from './series-input.js';

/** Which embeddings are compared. */
export interface RagwitzOptions {
  /** The largest number of values, default 5. */
  readonly maxEmbedding?: number;
  /** The largest step between them, default 3. */
  readonly maxLag?: number;
  /** Neighbours that predict, default 4. */
  readonly k?: number;
  /** Points at most this far apart in time are no neighbours; default 0. */
  readonly theiler?: number;
}

/** The best embedding, as transferEntropy takes it, and its mean squared error in units of the variance. */
export interface RagwitzChoice extends Required<Pick<EmbeddingOptions, 'targetEmbedding' | 'targetLag'>> {
  readonly error: number;
}

/** A more complicated embedding must predict this much better. */
const leastGain = 0.01;

/**
 * The uniform embedding of a series' past that predicts its next value best.
 * @example
 * const { targetEmbedding, targetLag } = ragwitzEmbedding(y);
 */
export function ragwitzEmbedding(series: Series, options: RagwitzOptions = {}): RagwitzChoice {
  const place = 'ragwitzEmbedding';
  needOptions(place, options, { maxEmbedding: 0, maxLag: 0, k: 0, theiler: 0 });
  const { maxEmbedding = 5, maxLag = 3, k = 4, theiler = 0 } = options;
  needWhole(`${place} maxEmbedding`, maxEmbedding, 1, 16);
  needWhole(`${place} maxLag`, maxLag, 1, 1000);
  const settings = settingsOf(place, { k, theiler, jitter: 1e-9 });
  const [values] = prepareSeries(place, [{ name: 'the series', values: series }], settings);
  // All are judged at the same times.
  const first = (maxEmbedding - 1) * maxLag + 1;
  let best: RagwitzChoice | undefined;
  for (let targetEmbedding = 1; targetEmbedding <= maxEmbedding; targetEmbedding += 1)
    for (let targetLag = 1; targetLag <= (targetEmbedding === 1 ? 1 : maxLag); targetLag += 1) {
      const lags = Array.from({ length: targetEmbedding }, (_, i) => 1 + i * targetLag);
      const error = predictionError(place, values.subarray(first - lags[lags.length - 1]), lags, k, theiler);
      if (best === undefined || error < best.error * (1 - leastGain)) best = { targetEmbedding, targetLag, error };
    }
  return best as RagwitzChoice;
}

function predictionError(
  place: string,
  values: Float64Array,
  lags: readonly number[],
  k: number,
  theiler: number,
): number {
  const points = embedLagged(place, { source: [{ values, lags }], next: [{ values, lags: [0] }], given: [] });
  const { samples } = points;
  const past = points.x as Float64Array[];
  const [next] = points.y;
  const tree = buildTree(past, past.length, samples);
  const query = new Float64Array(past.length);
  const distances = new Float64Array(k);
  const found = new Int32Array(k);
  let total = 0;
  for (let i = 0; i < samples; i += 1) {
    for (let axis = 0; axis < past.length; axis += 1) query[axis] = past[axis][i];
    findNearest(tree, query, i, theiler, false, distances, found);
    let mean = 0;
    for (const near of found) mean += next[near] / k;
    total += (next[i] - mean) ** 2;
  }
  return total / samples;
}
