/** Scores by the estimators that count on the host: discrete, symbolic and kernel. */
import { hostKind } from '../../device/kinds.js';
import { openCounted } from '../transfer-entropy/counted.js';
import { letOthersRun } from '../transfer-entropy/estimate.js';
import type { Settings } from '../transfer-entropy/options.js';
import { reordered } from '../transfer-entropy/surrogates.js';
import type { LagTable } from './lag-table.js';
import { OrderCache } from './order-cache.js';
import type { Question, Scorer, Scores } from './scorer.js';

export function countedScorer(table: LagTable, settings: Settings): Scorer {
  const { samples } = table;
  const orders = new OrderCache();
  return {
    device: hostKind,
    precision: 'f64',
    async score({ target, given, candidates, surrogates }: Question): Promise<Scores> {
      const columns = (ids: readonly number[]): Float64Array[] => ids.map((id) => table.column(id));
      const estimate = openCounted(settings, { y: columns([target]), z: columns(given) }, samples);
      const values = Float64Array.from(candidates, (candidate) => estimate(columns(candidate)).value);
      const rows: Float64Array[] = [];
      for (let s = 0; s < (surrogates?.count ?? 0); s += 1) {
        const order = orders.at(settings.surrogate, surrogates?.seed ?? 0, s, samples);
        rows.push(Float64Array.from(candidates, (candidate) => estimate(reordered(columns(candidate), order)).value));
        await letOthersRun();
      }
      return { values, surrogates: rows };
    },
    close: async () => undefined,
  };
}
