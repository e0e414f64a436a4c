/** The warnings that concern a network: of its series, of each target's past, and of too few surrogates to be corrected. */
import { residuals } from '../transfer-entropy/gaussian.js';
import type { Series } from '../transfer-entropy/series-input.js';
import { pastWarning, samplesWarning, stationarityWarning, tiesWarning } from '../transfer-entropy/warnings.js';
import { falseDiscoveryRate } from './corrections.js';
import type { FoundTarget } from './greedy.js';
import type { LagTable } from './lag-table.js';
import type { NetworkSettings } from './options.js';

export function networkWarnings(
  place: string,
  series: readonly Series[],
  names: readonly string[] | undefined,
  table: LagTable,
  settings: NetworkSettings,
  found: readonly FoundTarget[],
): string[] {
  const { estimator, jitter, maxLag, alpha, permutations, falseDiscovery } = settings;
  const isMeasured = estimator !== 'discrete' && estimator !== 'symbolic';
  const nameOf = (at: number): string => (names?.[at] === undefined ? `series ${at}` : shortened(names[at]));
  const ofSeries = series.flatMap((values, at) => [
    jitter > 0 ? undefined : tiesWarning(nameOf(at), values, estimator),
    isMeasured ? stationarityWarning(nameOf(at), values) : undefined,
  ]);
  const most = Math.max(...found.map(({ past, variables }) => 1 + past.length + variables.length));
  const ofPast = found.map(({ target, past, variables }) => {
    const ids = [
      ...past.map((lag) => table.id(target, lag)),
      ...variables.map(({ source, lag }) => table.id(source, lag)),
    ];
    if (!isMeasured || table.samples < 4 * ids.length + 50) return undefined;
    const given = ids.map((id) => table.column(id));
    return pastWarning(
      nameOf(target),
      residuals(place, table.column(table.id(target, 0)), given, table.samples),
      maxLag,
    );
  });
  const corrected = falseDiscoveryRate(found.map(({ pValue }) => pValue));
  const least = 1 / (permutations + 1);
  const isLost = found.some(
    ({ pValue }, at) => permutations > 0 && pValue <= least && pValue <= alpha && corrected[at] > alpha,
  );
  const enough = Math.ceil(found.length / alpha);
  const ofCorrection =
    falseDiscovery && isLost
      ? `too few surrogates for ${found.length} targets: links were dropped although no surrogate reached them. Give at least ${enough} permutations, or leave the correction out.`
      : undefined;
  return [...ofSeries, samplesWarning(table.samples, most, estimator), ...ofPast, ofCorrection].filter(
    (one) => one !== undefined,
  );
}

/** No message prints more of a name than this. */
function shortened(name: string): string {
  return name.length > 80 ? `${name.slice(0, 79)}…` : name;
}
