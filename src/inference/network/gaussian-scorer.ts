/**
 * Scores by the Gaussian estimator. Values come from second moments, which are summed up once for each pair of columns.
 * A surrogate changes only the products of the candidates with the target and what is given: those are summed up on the
 * host here, or on a device by products-program.ts, and the rest is small algebra in float64 either way. Tests of one target
 * share their surrogates, so each product is summed up once for a target.
 *
 * In surrogate s the candidates' row t stands beside row order_s(t) of target and given.
 */
import { dotOf } from '../transfer-entropy/gaussian-moments.js';
import type { SurrogateKind } from '../transfer-entropy/surrogates.js';
import { hostProducts } from './host-products.js';
import type { LagTable } from './lag-table.js';
import { PartialFit } from './partial-fit.js';
import type { Scorer, Scores } from './scorer.js';
import { type Products, SurrogateProducts } from './surrogate-products.js';

/** Where the test fails, the first few surrogates nearly always tell. */
const firstSummed = 10;

export interface GaussianScorerOptions {
  readonly place: string;
  readonly table: LagTable;
  readonly surrogate: SurrogateKind;
  readonly device: string;
  /** Sums of a device; on the host by default. */
  readonly products?: Products;
  /** Called between small parts of the work. */
  readonly onPortion?: () => void;
  readonly close?: () => Promise<void>;
}

export function gaussianScorer(options: GaussianScorerOptions): Scorer {
  const { place, table, surrogate, device, onPortion, close = async () => undefined } = options;
  const { samples } = table;
  const ids = table.series * (table.maxLag + 1);
  const sums = new Float64Array(ids).fill(Number.NaN);
  const known = new Map<number, number>();
  const sumOf = (id: number): number => {
    if (Number.isNaN(sums[id])) sums[id] = table.column(id).reduce((total, value) => total + value, 0);
    return sums[id];
  };
  const expected = (i: number, j: number): number => (sumOf(i) * sumOf(j)) / samples;
  /** About the means. */
  const moment = (i: number, j: number): number => {
    const key = i < j ? i * ids + j : j * ids + i;
    let value = known.get(key);
    if (value === undefined) {
      value = dotOf(table.column(i), table.column(j)) - expected(i, j);
      known.set(key, value);
    }
    return value;
  };
  const pairs = new SurrogateProducts(table, surrogate, options.products ?? hostProducts(onPortion));
  /** Surrogates whose sums are made before it is known whether more are needed; a device makes all of them at once. */
  const first = options.products === undefined ? firstSummed : Number.POSITIVE_INFINITY;
  return {
    device,
    precision: 'f64',
    async score({ target, given, candidates, surrogates }): Promise<Scores> {
      const fit = new PartialFit(
        place,
        given.length,
        (i, j) => moment(given[i], given[j]),
        (i) => moment(given[i], target),
        moment(target, target),
      );
      const value = (
        candidate: readonly number[],
        withTarget: (column: number) => number,
        withGiven: (column: number, at: number) => number,
      ): number =>
        fit.information(place, {
          columns: candidate.length,
          own: (i, j) => moment(candidate[i], candidate[j]),
          withTarget,
          withGiven,
        });
      const values = Float64Array.from(candidates, (candidate) =>
        value(
          candidate,
          (c) => moment(candidate[c], target),
          (c, at) => moment(candidate[c], given[at]),
        ),
      );
      if (surrogates === undefined) return { values, surrogates: [] };
      const { seed, count, level = 1 } = surrogates;
      const others = [target, ...given];
      const columns = [...new Set(candidates.flat())];
      const expectedOf = new Map(columns.map((id) => [id, others.map((other) => expected(id, other))]));
      const largest = values.reduce((most, one) => Math.max(most, one));
      const rows: Float64Array[] = [];
      let reached = 0;
      // Those that reach the largest value can only become more.
      const mayPass = (): boolean => (reached + 1) / (count + 1) <= level;
      for (const needed of first < count && level < 1 ? [first, count] : [count]) {
        const found = await pairs.of(columns, others, { seed, count, needed });
        const sums = candidates.map((candidate) =>
          candidate.map((id) => ({
            products: others.map((other) => found(id, other)),
            means: expectedOf.get(id) as number[],
          })),
        );
        for (let s = rows.length; s < needed && mayPass(); s += 1) {
          const row = Float64Array.from(candidates, (candidate, at) => {
            const mine = sums[at];
            return value(
              candidate,
              (c) => mine[c].products[0][s] - mine[c].means[0],
              (c, position) => mine[c].products[position + 1][s] - mine[c].means[position + 1],
            );
          });
          if (row.some((one) => one >= largest)) reached += 1;
          rows.push(row);
          onPortion?.();
        }
        if (!mayPass()) break;
      }
      return { values, surrogates: rows };
    },
    close,
  };
}
