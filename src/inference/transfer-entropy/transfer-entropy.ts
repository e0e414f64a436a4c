/**
 * Transfer entropy TE(X→Y) = I(y_t ; past of x | past of y): how much the past of one series tells about the next value of
 * another, beyond what its own past tells (Schreiber 2000). Nats; estimates may be negative and are not clipped.
 */
import { type EstimateReport, estimatePoints } from './estimate.js';
import { embeddingOf, type Series, settingsOf, type TransferEntropyOptions } from './options.js';
import { embedTransfer, type NamedSeries, prepareSeries } from './points.js';

/** Transfer entropy, and how it was got. */
export interface TransferEntropyResult extends EstimateReport {
  /** In nats. */
  readonly te: number;
}

/**
 * The transfer entropy from `source` to `target`.
 * @example
 * const { te, pValue } = await transferEntropy(x, y, { permutations: 200, device: 'cpu' });
 */
export async function transferEntropy(
  source: Series,
  target: Series,
  options: TransferEntropyOptions = {},
): Promise<TransferEntropyResult> {
  const place = 'transferEntropy';
  const settings = settingsOf(place, options);
  const embedding = embeddingOf(place, options);
  const named: NamedSeries[] = [
    { name: 'the source', values: source },
    { name: 'the target', values: target },
    ...conditionsOf(options.condition),
  ];
  const points = embedTransfer(place, prepareSeries(place, named, settings), embedding);
  const { value, ...report } = await estimatePoints(place, points, settings, options);
  return { te: value, ...report };
}

/** One series, several, or none. */
export function conditionsOf(condition: Series | readonly Series[] | undefined): NamedSeries[] {
  if (condition === undefined) return [];
  const several = Array.isArray(condition) && typeof condition[0] !== 'number';
  const list = several ? (condition as readonly Series[]) : [condition as Series];
  return list.map((values, position) => ({
    name: list.length === 1 ? 'the condition' : `condition ${position}`,
    values,
    mayBeConstant: true,
  }));
}
