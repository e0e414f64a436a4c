/**
 * Mutual information I(X;Y), or I(X;Y|C) given conditions, of samples that belong together one by one, by the same
 * estimators as transfer entropy. Nats.
 */
import { needOptions } from '../../kernel/known-names.js';
import { type EstimateReport, estimatePoints } from './estimate.js';
import { termsOf } from './lagged.js';
import { estimateNames, type MutualInformationOptions, settingsOf } from './options.js';
import { embedLagged, prepareSeries } from './points.js';
import type { SeriesInput } from './series-input.js';
import { conditionsOf } from './transfer-entropy.js';

/** Mutual information, and how it was got. */
export interface MutualInformationResult extends EstimateReport {
  /** In nats. */
  readonly mi: number;
}

/**
 * The mutual information of two series, sample by sample; either may be several series, each with its own lags.
 * @example
 * const { mi } = await mutualInformation(x, y, { device: 'cpu' });
 */
export async function mutualInformation(
  x: SeriesInput,
  y: SeriesInput,
  options: MutualInformationOptions = {},
): Promise<MutualInformationResult> {
  const place = 'mutualInformation';
  needOptions(place, options, { ...estimateNames, condition: 0 });
  const settings = settingsOf(place, options);
  const first = termsOf(place, 'first series', x, [0], 0);
  const second = termsOf(place, 'second series', y, [0], 0);
  const terms = [...first, ...second, ...conditionsOf(place, options.condition, [0])];
  const prepared = prepareSeries(place, terms, settings);
  const lagged = terms.map((term, at) => ({ values: prepared[at], lags: term.lags }));
  const points = embedLagged(place, {
    source: lagged.slice(0, first.length),
    next: lagged.slice(first.length, first.length + second.length),
    given: lagged.slice(first.length + second.length),
  });
  const { value, ...report } = await estimatePoints(place, points, settings, options);
  return { mi: value, ...report };
}
