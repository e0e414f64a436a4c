/**
 * Transfer entropies between all pairs of series. On the processor the points of a target are sorted once and serve all
 * its sources; on other devices many pairs are one step of a Program.
 */
import { createDevice } from '../../device/index.js';
import { hostKind } from '../../device/kinds.js';
import { needOptions } from '../../kernel/known-names.js';
import { isCounted } from './counted.js';
import { loadPairs } from './device-counts.js';
import { estimatePoints, letOthersRun, problemOf } from './estimate.js';
import { type Finish, histogramsOf, tableFor, valueFrom, valueOf } from './finish.js';
import { openHostCounts } from './host-counts.js';
import { mostSamples as mostOnDevice } from './ksg-program.js';
import { embeddingOf, settingsOf, type TransferEntropyOptions, transferEntropyNames } from './options.js';
import {
  embedTransfer,
  finishColumns,
  lagsOf,
  needFit,
  needSamples,
  type Points,
  prepareSeries,
  refuseTied,
} from './points.js';
import type { Precision } from './problem.js';
import { openRunner } from './runner.js';
import { searchPool } from './search-pool.js';
import type { Series } from './series-input.js';
import { conditionsOf } from './transfer-entropy.js';

/** Transfer entropy between all pairs of series. */
export interface TransferEntropyMatrix {
  /** te[source][target], in nats; NaN on the diagonal, where nothing is asked. */
  readonly te: readonly Float64Array[];
  /** Likewise, where surrogates or the Gaussian estimator were asked for. */
  readonly pValue?: readonly Float64Array[];
  readonly samples: number;
  readonly device: string;
  readonly precision: Precision;
}

/**
 * The transfer entropy of every ordered pair of series.
 * @example
 * const { te } = await transferEntropyMatrix([x, y, z], { device: 'cpu' });
 */
export async function transferEntropyMatrix(
  series: readonly Series[],
  options: Omit<TransferEntropyOptions, 'local'> = {},
): Promise<TransferEntropyMatrix> {
  const place = 'transferEntropyMatrix';
  needOptions(place, options, transferEntropyNames);
  const settings = settingsOf(place, { ...options, local: false });
  const embedding = embeddingOf(place, options);
  const named = series.map((values, position) => ({ name: `series ${position}`, values }));
  const given = conditionsOf(place, options.condition, lagsOf(embedding).condition);
  const prepared = prepareSeries(place, [...named, ...given], settings);
  const conditions = given.map(({ lags }, at) => ({ values: prepared[series.length + at], lags }));
  const pairs = series.flatMap((_, from) =>
    series.map((__, to) => [from, to] as const).filter(([one, other]) => one !== other),
  );
  const pointsOf = (from: number, to: number): Points =>
    embedTransfer(place, [prepared[from], prepared[to]], conditions, embedding);
  const { samples } = pointsOf(0, Math.min(1, series.length - 1));
  needSamples(place, samples, settings);
  needFit(place, samples);
  const te = series.map(() => new Float64Array(series.length).fill(Number.NaN));
  const done = (pair: number): void => options.onProgress?.(pair + 1, pairs.length);
  if (settings.permutations > 0 || settings.estimator === 'gaussian' || isCounted(settings.estimator)) {
    const pValue = series.map(() => new Float64Array(series.length).fill(Number.NaN));
    const ran: { device: string; precision: Precision } = { device: hostKind, precision: 'f64' };
    // A device that is named is opened once for all pairs; the processor needs none for its search.
    const { device: wanted } = options;
    const opened = typeof wanted === 'string' && wanted !== hostKind ? await createDevice(wanted) : undefined;
    const one = { ...options, onProgress: undefined, device: opened ?? wanted };
    try {
      for (const [position, [from, to]] of pairs.entries()) {
        const estimate = await estimatePoints(place, pointsOf(from, to), settings, one);
        te[from][to] = estimate.value;
        pValue[from][to] = estimate.pValue ?? Number.NaN;
        Object.assign(ran, { device: estimate.device, precision: estimate.precision });
        done(position);
      }
    } finally {
      await opened?.close();
    }
    return { te, pValue, samples, ...ran };
  }
  const runner = await openRunner(place, options);
  const { kind, precision, device } = runner;
  try {
    const algorithm = settings.estimator === 'ksg2' ? 2 : 1;
    const finish: Finish = { samples, k: settings.k, algorithm, isConditional: true };
    const psi = tableFor(samples);
    if (device === undefined) {
      const pool = await searchPool(samples, pairs.length);
      let position = 0;
      for (let to = 0; to < series.length; to += 1) {
        const sources = series.map((_, from) => from).filter((from) => from !== to);
        if (sources.length === 0) continue;
        const host = await openHostCounts(problemOf(pointsOf(sources[0], to), settings, precision), pool);
        for (const from of sources) {
          if (from !== sources[0]) host.replaceSource(problemOf(pointsOf(from, to), settings, precision).x);
          const histograms = histogramsOf(host.count(), samples);
          if (histograms.tied > 0) refuseTied(`${place} ${from} → ${to}`, histograms.tied, samples, settings.k);
          te[from][to] = valueOf(histograms, finish, psi);
          done(position);
          position += 1;
        }
        await host.close();
        await letOthersRun();
      }
    } else {
      needFit(place, samples, mostOnDevice);
      // A series' own columns are the same whichever the other series is.
      const own = series.map((_, one) => finishColumns(pointsOf(one, one), settings.normalise, precision));
      const past = own[0]?.z.slice(0, embedding.targetEmbedding).length ?? 0;
      const set = {
        x: own.map(({ x }) => x),
        y: own.map(({ y }) => y),
        z: own.map(({ z }) => z.slice(0, past)),
        common: own[0]?.z.slice(past) ?? [],
        pairs,
      };
      const { k, theiler } = settings;
      const loaded = await loadPairs(device, set, { samples, precision, k, algorithm, theiler });
      try {
        await loaded.run(({ total, tied }, pair) => {
          const [from, to] = pairs[pair];
          if (tied > 0) refuseTied(`${place} ${from} → ${to}`, tied, samples, k);
          te[from][to] = valueFrom(total, finish, psi);
          done(pair);
        });
      } finally {
        await loaded.close();
      }
    }
    return { te, samples, device: kind, precision };
  } finally {
    await runner.close();
  }
}
