/**
 * Scores by the Gaussian estimator. Values come from second moments, which are summed up once for each pair of columns.
 * A surrogate changes only the products of the candidates with the target and what is given: those are summed up on the
 * host here, or on a device by products-program.ts, and the rest is small algebra in float64 either way. Tests of one target
 * share their surrogates, so each product is summed up once for a target.
 *
 * In surrogate s the candidates' row t stands beside row order_s(t) of target and given.
 */
import { letOthersRun } from '../transfer-entropy/estimate.js';
import { dotOf } from '../transfer-entropy/gaussian-moments.js';
import type { SurrogateKind } from '../transfer-entropy/surrogates.js';
import type { LagTable } from './lag-table.js';
import { OrderCache } from './order-cache.js';
import { PartialFit } from './partial-fit.js';
import type { Scorer, Scores } from './scorer.js';
import { type Products, SurrogateProducts } from './surrogate-products.js';

export interface GaussianScorerOptions {
  readonly place: string;
  readonly table: LagTable;
  readonly surrogate: SurrogateKind;
  readonly device: string;
  readonly products?: Products;
  readonly close?: () => Promise<void>;
}

export function gaussianScorer(options: GaussianScorerOptions): Scorer {
  const { place, table, surrogate, device, products = hostProducts(), close = async () => undefined } = options;
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
  const pairs = new SurrogateProducts(table, surrogate, products);
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
      const others = [target, ...given];
      const found = await pairs.of([...new Set(candidates.flat())], others, surrogates);
      return {
        values,
        surrogates: upTo(surrogates.count).map((s) =>
          Float64Array.from(candidates, (candidate) => {
            const at = (c: number, other: number): number =>
              found(candidate[c], others[other])[s] - expected(candidate[c], others[other]);
            return value(
              candidate,
              (c) => at(c, 0),
              (c, position) => at(c, position + 1),
            );
          }),
        ),
      };
    },
    close,
  };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The reference: plain sums in float64, one surrogate after the other. */
export function hostProducts(): Products {
  const orders = new OrderCache();
  return async (candidates, given, { kind, seed, count }) => {
    const { length } = given[0];
    const moved = given.map(() => new Float64Array(length));
    const found: Float64Array[] = [];
    for (let s = 0; s < count; s += 1) {
      const order = orders.at(kind, seed, s, length);
      for (const [g, column] of given.entries()) {
        const to = moved[g];
        for (let t = 0; t < length; t += 1) to[t] = column[order[t]];
      }
      found.push(Float64Array.from(candidates.flatMap((column) => moved.map((other) => dotOf(column, other)))));
      if (s % 8 === 7) await letOthersRun();
    }
    return found;
  };
}
