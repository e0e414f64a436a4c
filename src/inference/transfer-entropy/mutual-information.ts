/**
 * Mutual information I(X;Y), or I(X;Y|C) given conditions, of samples that belong together one by one, by the same
 * estimators as transfer entropy. Nats.
 */
import { type EstimateReport, estimatePoints } from './estimate.js';
import { type MutualInformationOptions, type Series, settingsOf } from './options.js';
import { prepareSeries } from './points.js';
import { conditionsOf } from './transfer-entropy.js';

/** Mutual information, and how it was got. */
export interface MutualInformationResult extends EstimateReport {
  /** In nats. */
  readonly mi: number;
}

/**
 * The mutual information of two series, sample by sample.
 * @example
 * const { mi } = await mutualInformation(x, y, { device: 'cpu' });
 */
export async function mutualInformation(
  x: Series,
  y: Series,
  options: MutualInformationOptions = {},
): Promise<MutualInformationResult> {
  const place = 'mutualInformation';
  const settings = settingsOf(place, options);
  const named = [
    { name: 'the first series', values: x },
    { name: 'the second series', values: y },
  ];
  const [first, second, ...conditions] = prepareSeries(place, [...named, ...conditionsOf(options.condition)], settings);
  const points = { samples: first.length, x: [first], y: [second], z: conditions };
  const { value, ...report } = await estimatePoints(place, points, settings, options);
  return { mi: value, ...report };
}
