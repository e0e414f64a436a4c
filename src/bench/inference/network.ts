/**
 * Networks of information flow: the whole call of the library, from series to links. By the Gaussian estimator and by nearest
 * neighbours with 200 surrogates per test, and on the processor also many series with the chi-squared null, and one Gaussian
 * transfer entropy of many columns.
 */
import { inferNetwork, type NetworkOptions } from '../../inference/network/index.js';
import { transferEntropy } from '../../inference/transfer-entropy/index.js';
import type { BenchContext, ClaimReport, Figure, Promised } from '../claim.js';
import { promise } from '../claim.js';
import { measure, type Run } from '../measure.js';
import { coupledSeries } from './coupled-series.js';

const permutations = 200;
const maxLag = 5;
/** Seconds that are promised, by the kind of device. */
const limits = { cpu: { gaussian: 60, ksg1: 600 }, cuda: { gaussian: 3, ksg1: 10 } } as const;
const manySeriesLimitSeconds = 60;
const columnsLimitMs = 30;

export async function measureNetwork(context: BenchContext): Promise<ClaimReport> {
  const { kind, onProgress } = context;
  const tiny = context.inference !== undefined;
  const repeat = tiny || kind !== 'cuda' ? { warmUp: 0, repetitions: 1 } : { warmUp: 1, repetitions: 3 };
  const device = await context.open();
  const { name } = device.description;
  const figures: Figure[] = [];
  const promises: Promised[] = [];
  const time = async (title: string, sizes: Figure['sizes'], run: Run, many = repeat): Promise<number> => {
    onProgress(title);
    const timing = await measure(run, many);
    figures.push({ name: title, device: name, sizes, ...timing });
    return timing.p50Us / 1e6;
  };
  const search = (series: readonly Float64Array[], options: NetworkOptions): Run => {
    return async () => {
      await inferNetwork(series, { ...options, ...(kind === 'cpu' ? {} : { device }) });
      return undefined;
    };
  };
  try {
    for (const [estimator, length] of [
      ['gaussian', 20_000],
      ['ksg1', 2000],
    ] as const) {
      const [count, samples] = tiny ? [2, 60] : [5, length];
      const lags = tiny ? 1 : maxLag;
      const series = coupledSeries(count, samples);
      const sizes = { series: count, samples, maxLag: lags, permutations, estimator };
      const seconds = await time(
        `network, ${estimator}`,
        sizes,
        search(series, { estimator, permutations, maxLag: lags }),
      );
      if (!tiny && (kind === 'cpu' || kind === 'cuda'))
        promises.push(promise(`network, ${estimator}, p50 in s`, seconds, limits[kind][estimator]));
    }
    if (kind === 'cpu') {
      const [count, samples] = tiny ? [3, 60] : [100, 10_000];
      const many = coupledSeries(count, samples);
      const sizes = { series: count, samples, maxLag, permutations: 0, estimator: 'gaussian' };
      const seconds = await time(
        'network of many series, chi-squared null',
        sizes,
        search(many, { permutations: 0, maxLag }),
      );
      const wide = coupledSeries(25, tiny ? 60 : 20_000);
      const one: Run = async () => {
        await transferEntropy(wide.slice(1), wide[0], { estimator: 'gaussian' });
        return undefined;
      };
      const columns = { columns: 25, samples: wide[0].length, estimator: 'gaussian' };
      const each = tiny ? repeat : { warmUp: 3, repetitions: 20 };
      const wideSeconds = await time('transfer entropy of many columns', columns, one, each);
      if (!tiny)
        promises.push(
          promise('network of many series, s', seconds, manySeriesLimitSeconds),
          promise('transfer entropy of 25 columns, p50 in ms', 1000 * wideSeconds, columnsLimitMs),
        );
    }
    return { claim: 'te-network', title: 'networks of information flow', figures, promises, notes: [] };
  } finally {
    await device.close();
  }
}
