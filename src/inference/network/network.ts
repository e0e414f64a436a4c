/**
 * Which series drive which, and after how many steps: the search of greedy.ts for every target, corrected over targets, as
 * a list of links. The estimator and device are scorer.ts's business; pictures and files are the command's.
 */
import { FieldbrainError } from '../../kernel/index.js';
import { needOptions } from '../../kernel/known-names.js';
import { settingsOf } from '../transfer-entropy/options.js';
import { needSamples, prepareSeries } from '../transfer-entropy/points.js';
import type { Series } from '../transfer-entropy/series-input.js';
import { falseDiscoveryRate } from './corrections.js';
import { type FoundTarget, type FoundVariable, findSources } from './greedy.js';
import { createLagTable, type LagTable } from './lag-table.js';
import { networkWarnings } from './network-warnings.js';
import { openScorer } from './open-scorer.js';
import { type NetworkOptions, type NetworkSettings, networkNames, networkSettings } from './options.js';
import type { Null } from './statistics.js';

/** One series drives another. Series by number. */
export interface NetworkLink {
  readonly source: number;
  readonly target: number;
  /** Steps from the source to the target: of all its lags, the one that tells most. */
  readonly delay: number;
  /** All lags of the source that were found. */
  readonly lags: readonly number[];
  /** Of the source's lags together, given the target's past and all other sources; in nats. */
  readonly te: number;
  /** Of the sequential maximum statistic, at the delay. */
  readonly pValue: number;
}

/** What was found for one target. */
export interface NetworkTarget extends Omit<FoundTarget, 'sources'> {
  /** The omnibus p-value corrected over targets; the same as `pValue` without correction. */
  readonly correctedPValue: number;
  /** Whether its links stand. */
  readonly significant: boolean;
}

/** A network of information flow. */
export interface Network {
  readonly links: readonly NetworkLink[];
  readonly targets: readonly NetworkTarget[];
  readonly settings: NetworkSettings;
  /** Rows that every estimate is a mean over. */
  readonly samples: number;
  readonly device: string;
  readonly precision: string;
  /** What may make the answer wrong, and what to do; none without `warn`. */
  readonly warnings: readonly string[];
}

/**
 * The network of information flow between series: for each of them, which others drive it, and after how many steps.
 * @example
 * const { links } = await inferNetwork([x, y, z], { maxLag: 5, permutations: 200 });
 */
export async function inferNetwork(series: readonly Series[], options: NetworkOptions = {}): Promise<Network> {
  const place = 'inferNetwork';
  needOptions(place, options, networkNames);
  if (!(Array.isArray(series) && series.length >= 2)) {
    const text = `${place}: too few series (got ${Array.isArray(series) ? series.length : typeof series}, expected at least 2). Give a list of series.`;
    throw new FieldbrainError('usage', text, {});
  }
  const settings = networkSettings(place, options, series.length);
  const { estimator, k, theiler, correction, order, width, surrogate, seed, jitter } = settings;
  const estimate = settingsOf(place, { estimator, k, theiler, correction, order, width, surrogate, seed, jitter });
  const named = series.map((values, position) => ({ name: `series ${position}`, values }));
  const table = createLagTable(
    place,
    prepareSeries(place, named, estimate),
    Math.max(settings.maxLag, settings.targetMaxLag),
  );
  needSamples(place, table.samples, estimate);
  const scorer = await openScorer(place, table, estimate, options.device, options.method, options.onPortion);
  try {
    const found = await findAll(settings, options, (target) =>
      findSources(table, scorer, target, settings.sources, { ...settings, null: nullOf(settings, table) }),
    );
    const { device, precision } = scorer;
    const warnings =
      options.warn === false ? [] : networkWarnings(place, series, options.names, table, settings, found);
    return { ...assemble(found, settings), settings, samples: table.samples, device, precision, warnings };
  } finally {
    await scorer.close();
  }
}

function nullOf({ permutations }: NetworkSettings, { samples }: LagTable): Null {
  return permutations > 0 ? { kind: 'surrogates' } : { kind: 'chi-squared', samples };
}

async function findAll(
  { targets }: NetworkSettings,
  { known = [], onTarget }: NetworkOptions,
  find: (target: number) => Promise<FoundTarget>,
): Promise<FoundTarget[]> {
  const before = new Map(known.map((one) => [one.target, one]));
  const found: FoundTarget[] = [];
  for (const target of targets) {
    const one = before.get(target) ?? (await find(target));
    found.push(one);
    if (!before.has(target)) onTarget?.(one, found.length, targets.length);
  }
  return found;
}

/** Corrects over targets, and makes links of what stands. */
function assemble(found: readonly FoundTarget[], { alpha, falseDiscovery }: NetworkSettings) {
  const pValues = found.map(({ pValue }) => pValue);
  const corrected = falseDiscovery ? falseDiscoveryRate(pValues) : pValues;
  const targets = found.map(
    ({ sources: _, ...target }, at): NetworkTarget => ({
      ...target,
      correctedPValue: corrected[at],
      significant: target.variables.length > 0 && corrected[at] <= alpha,
    }),
  );
  const links = targets.flatMap(({ target, variables, significant }, at): NetworkLink[] =>
    significant
      ? found[at].sources.map(({ source, te }) => {
          const own = variables.filter((one) => one.source === source);
          const strongest = own.reduce((best: FoundVariable, one) => (one.te > best.te ? one : best));
          return {
            source,
            target,
            delay: strongest.lag,
            lags: own.map(({ lag }) => lag),
            te,
            pValue: strongest.pValue,
          };
        })
      : [],
  );
  return { links, targets };
}
