/**
 * The tests of the search, each against the same statistic of surrogates, or of the chi-squared distribution where the
 * Gaussian estimator is asked without surrogates (candidates are then taken as independent).
 *
 * - maximum: the largest of all candidates against the largest of each surrogate;
 * - minimum: the smallest against the smallest;
 * - sequential maximum: the r-th largest against the r-th largest, one after the other.
 */
import { chiSquaredTail } from '../transfer-entropy/chi-squared.js';
import { surrogatePValue } from '../transfer-entropy/surrogates.js';
import type { Scores } from './scorer.js';

/** Where p-values come from. */
export type Null =
  | { readonly kind: 'surrogates' }
  /** 2·N·I of a set of columns has as many degrees of freedom as it has columns. */
  | { readonly kind: 'chi-squared'; readonly samples: number };

export function maximumTest(
  { values, surrogates }: Scores,
  null_: Null,
): { readonly best: number; readonly pValue: number } {
  const best = indexOfExtreme(values, (a, b) => a > b);
  const pValue =
    null_.kind === 'surrogates'
      ? surrogatePValue(
          values[best],
          surrogates.map((row) => row[indexOfExtreme(row, (a, b) => a > b)]),
        )
      : -Math.expm1(values.length * Math.log1p(-tail(values[best], 1, null_.samples)));
  return { best, pValue };
}

export function minimumTest(
  { values, surrogates }: Scores,
  null_: Null,
): { readonly least: number; readonly pValue: number } {
  const least = indexOfExtreme(values, (a, b) => a < b);
  const pValue =
    null_.kind === 'surrogates'
      ? surrogatePValue(
          values[least],
          surrogates.map((row) => row[indexOfExtreme(row, (a, b) => a < b)]),
        )
      : tail(values[least], 1, null_.samples) ** values.length;
  return { least, pValue };
}

/** One p-value for each candidate, in their order. A candidate below one that fails is not tested, and gets 1. */
export function sequentialMaximumTest({ values, surrogates }: Scores, null_: Null, alpha: number): Float64Array {
  const ranks = Array.from(values.keys()).sort((a, b) => values[b] - values[a]);
  const sorted = surrogates.map((row) => Float64Array.from(row).sort().reverse());
  const found = new Float64Array(values.length).fill(1);
  for (const [rank, at] of ranks.entries()) {
    const p =
      null_.kind === 'surrogates'
        ? surrogatePValue(
            values[at],
            sorted.map((row) => row[rank]),
          )
        : atLeast(rank + 1, values.length, tail(values[at], 1, null_.samples));
    found[at] = p;
    if (p > alpha) break;
  }
  return found;
}

/** Of one set of columns. */
export function singleTest({ values, surrogates }: Scores, columns: number, null_: Null): number {
  return null_.kind === 'surrogates'
    ? surrogatePValue(
        values[0],
        surrogates.map((row) => row[0]),
      )
    : tail(values[0], columns, null_.samples);
}

function tail(value: number, columns: number, samples: number): number {
  return chiSquaredTail(2 * samples * value, columns);
}

/** The chance that at least `wanted` of `count` independent events of chance p happen. */
function atLeast(wanted: number, count: number, p: number): number {
  let total = 0;
  let ways = 1;
  for (let k = 0; k <= count; k += 1) {
    if (k >= wanted) total += ways * p ** k * (1 - p) ** (count - k);
    ways = (ways * (count - k)) / (k + 1);
  }
  return Math.min(1, total);
}

function indexOfExtreme(values: ArrayLike<number>, isBetter: (a: number, b: number) => boolean): number {
  let best = 0;
  for (let i = 1; i < values.length; i += 1) if (isBetter(values[i], values[best])) best = i;
  return best;
}
