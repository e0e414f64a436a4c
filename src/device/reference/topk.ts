/**
 * The k best of a row in the order of the language: best first, the lowest index on ties, NaN never taken, and what is
 * missing filled up with index −1 and the worst value.
 */
import { limits } from '../../kernel/arithmetic.js';
import type { Scalar } from '../../kernel/index.js';

export interface Candidate {
  readonly value: number;
  readonly index: number;
}

export function rankBest(candidates: readonly Candidate[], k: number, largest: boolean, dtype: Scalar): Candidate[] {
  const best = candidates
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => {
      if (a.value === b.value) return a.index - b.index;
      return a.value > b.value === largest ? -1 : 1;
    })
    .slice(0, k);
  const { low, high } = limits(dtype);
  while (best.length < k) best.push({ value: largest ? low : high, index: -1 });
  return best;
}
