/** The warnings that concern one transfer entropy: of its series, its number of samples and its target's past. */
import { residuals } from './gaussian.js';
import type { LaggedTerm } from './lagged.js';
import type { Settings } from './options.js';
import type { Points } from './points.js';
import { pastWarning, samplesWarning, stationarityWarning, tiesWarning } from './warnings.js';

/** Lags at which residuals are looked at. */
const residualLags = 5;

export function estimateWarnings(
  place: string,
  terms: readonly LaggedTerm[],
  { x, y, z, samples }: Points,
  { estimator, jitter }: Settings,
  targets: readonly LaggedTerm[],
): string[] {
  const columns = x.length + y.length + z.length;
  const isMeasured = estimator !== 'discrete' && estimator !== 'symbolic';
  const ofSeries = terms.flatMap(({ name, values }) => [
    jitter > 0 ? undefined : tiesWarning(name, values, estimator),
    isMeasured ? stationarityWarning(name, values) : undefined,
  ]);
  const ofPast =
    isMeasured && samples > 4 * columns + 50
      ? y.map((next, at) =>
          pastWarning(targets[at]?.name ?? 'the target', residuals(place, next, [...z, ...x], samples), residualLags),
        )
      : [];
  return [...ofSeries, samplesWarning(samples, columns, estimator), ...ofPast].filter((one) => one !== undefined);
}
