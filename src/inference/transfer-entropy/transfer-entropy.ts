/**
 * Transfer entropy TE(X→Y) = I(y_t ; past of x | past of y): how much the past of one series tells about the next value of
 * another, beyond what its own past tells (Schreiber 2000). Nats; estimates may be negative and are not clipped.
 */
import { needOptions } from '../../kernel/known-names.js';
import { type EstimateReport, estimatePoints } from './estimate.js';
import { estimateWarnings } from './estimate-warnings.js';
import { termsOf } from './lagged.js';
import { embeddingOf, settingsOf, type TransferEntropyOptions, transferEntropyNames } from './options.js';
import { embedLagged, lagsOf, prepareSeries } from './points.js';
import type { SeriesInput } from './series-input.js';

/** Transfer entropy, and how it was got. */
export interface TransferEntropyResult extends EstimateReport {
  /** In nats. */
  readonly te: number;
}

/**
 * The transfer entropy from `source` to `target`. Both, and the condition, may be several series, each with its own lags.
 * @example
 * const { te, pValue } = await transferEntropy(x, y, { permutations: 200, device: 'cpu' });
 * const { te: joint } = await transferEntropy([{ series: x, lags: [1, 3] }, { series: w, lags: [2] }], y);
 */
export async function transferEntropy(
  source: SeriesInput,
  target: SeriesInput,
  options: TransferEntropyOptions = {},
): Promise<TransferEntropyResult> {
  const place = 'transferEntropy';
  needOptions(place, options, transferEntropyNames);
  const settings = settingsOf(place, options);
  const lags = lagsOf(embeddingOf(place, options));
  const sources = termsOf(place, 'source', source, lags.source, 0);
  const targets = termsOf(place, 'target', target, lags.target, 1);
  const terms = [...sources, ...targets, ...conditionsOf(place, options.condition, lags.condition)];
  const prepared = prepareSeries(place, terms, settings);
  const lagged = terms.map((term, at) => ({ values: prepared[at], lags: term.lags }));
  const points = embedLagged(place, {
    source: lagged.slice(0, sources.length),
    next: lagged.slice(sources.length, sources.length + targets.length).map(({ values }) => ({ values, lags: [0] })),
    given: lagged.slice(sources.length),
  });
  const { value, ...report } = await estimatePoints(place, points, settings, options);
  const warnings = options.warn === true ? { warnings: estimateWarnings(place, terms, points, settings, targets) } : {};
  return { te: value, ...report, ...warnings };
}

/** One series, several, or none, with their lags. */
export function conditionsOf(place: string, condition: SeriesInput | undefined, lags: readonly number[]) {
  return termsOf(place, 'condition', condition, lags, 0).map((term) => ({ ...term, mayBeConstant: true }));
}
