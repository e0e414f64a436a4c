/**
 * Scores by nearest neighbours on the processor. What knows nothing of the candidates (the points of target and given, in
 * order) is made once for a question and serves every candidate and surrogate.
 */
import { hostKind } from '../../device/kinds.js';
import { letOthersRun } from '../transfer-entropy/estimate.js';
import { type Finish, histogramsOf, tableFor, valueOf } from '../transfer-entropy/finish.js';
import { openHostCounts } from '../transfer-entropy/host-counts.js';
import { canList, listCounts } from '../transfer-entropy/list-counts.js';
import type { Settings } from '../transfer-entropy/options.js';
import { refuseTied } from '../transfer-entropy/points.js';
import { searchPool } from '../transfer-entropy/search-pool.js';
import { reordered } from '../transfer-entropy/surrogates.js';
import type { LagTable } from './lag-table.js';
import { OrderCache } from './order-cache.js';
import type { Question, Scorer, Scores } from './scorer.js';

/** Estimates of a question that pay for lists of neighbours. */
const leastListed = 32;

export function searchScorer(place: string, table: LagTable, settings: Settings): Scorer {
  const { samples } = table;
  const { k, theiler, surrogate } = settings;
  const algorithm = settings.estimator === 'ksg2' ? 2 : 1;
  const psi = tableFor(samples);
  const orders = new OrderCache();
  return {
    device: hostKind,
    precision: 'f64',
    async score({ target, given, candidates, surrogates }: Question): Promise<Scores> {
      const columns = (ids: readonly number[]): Float64Array[] => ids.map((id) => table.column(id));
      const finish: Finish = { samples, k, algorithm, isConditional: given.length > 0 };
      const [y, z] = [columns([target]), columns(given)];
      const problem = { x: columns(candidates[0]), y, z, samples, precision: 'f64', k, algorithm, theiler } as const;
      const estimates = candidates.length * (1 + (surrogates?.count ?? 0));
      const isListed = estimates >= leastListed && canList(problem);
      const host = isListed ? listCounts(problem) : await openHostCounts(problem, await searchPool(samples, estimates));
      try {
        const value = (): number => {
          const histograms = histogramsOf(host.count(), samples);
          if (histograms.tied > 0) refuseTied(place, histograms.tied, samples, k);
          return valueOf(histograms, finish, psi);
        };
        const all = async (order: Int32Array | undefined): Promise<Float64Array> => {
          const found = new Float64Array(candidates.length);
          for (const [c, candidate] of candidates.entries()) {
            const x = columns(candidate);
            host.replaceSource(order === undefined ? x : reordered(x, order));
            found[c] = value();
            if (c % 8 === 7) await letOthersRun();
          }
          return found;
        };
        const values = await all(undefined);
        const rows: Float64Array[] = [];
        const { count = 0, seed = 0, level = 1 } = surrogates ?? {};
        const largest = values.reduce((most, one) => Math.max(most, one));
        let reached = 0;
        // Those that reach the largest value can only become more.
        for (let s = 0; s < count && (reached + 1) / (count + 1) <= level; s += 1) {
          const row = await all(orders.at(surrogate, seed, s, samples));
          if (row.some((one) => one >= largest)) reached += 1;
          rows.push(row);
        }
        return { values, surrogates: rows };
      } finally {
        await host.close();
      }
    },
    close: async () => undefined,
  };
}
