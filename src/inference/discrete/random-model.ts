/** Random discrete models from a seed, for tests, validation and benchmarks. */
import { noiseBitsOf } from '../../kernel/noise.js';
import type { PomdpModel } from './model.js';
import { type NestedNumbers, nestNumbers } from './nested.js';

/** The sizes of a random model. */
export interface RandomSizes {
  readonly factors: readonly number[];
  readonly outcomes: readonly number[];
  readonly controls: readonly number[];
}

/** Numbers in (0, 1) from a seed, one after the other. */
export function numbersFrom(seed: number): () => number {
  let at = 0;
  return () => {
    at += 1;
    return (noiseBitsOf(seed, 0, 0, 0, at) + 0.5) / 2 ** 32;
  };
}

/** A model whose every probability is above 0. */
export function randomPomdp({ factors, outcomes, controls }: RandomSizes, seed: number): PomdpModel {
  const next = numbersFrom(seed);
  /** Nested lists whose columns over the first axis sum to 1. */
  const columns = ([rows, ...axes]: readonly number[]): NestedNumbers => {
    const parts = axes.reduce((product, size) => product * size, 1);
    const flat = Array.from({ length: rows }, () => Array.from({ length: parts }, () => next() ** 2));
    const sums = flat[0].map((_, column) => flat.reduce((sum, row) => sum + row[column], 0));
    return flat.map((row) =>
      nestNumbers(
        row.map((value, column) => value / sums[column]),
        axes,
      ),
    );
  };
  return {
    A: outcomes.map((count) => columns([count, ...factors])),
    B: factors.map((size, f) => columns([size, size, controls[f]])),
    C: outcomes.map((count) => Array.from({ length: count }, () => 4 * next() - 2)),
    D: factors.map((size) => columns([size])),
  };
}
