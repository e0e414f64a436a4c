/** A linear readout of recorded features, fitted offline by ridge regression. */
import { wrongUse } from '../../brain/refusal.js';
import { applyWeights, fitRidge, rowsOf } from '../linear.js';

/** Weights of the features, then that of a constant. */
export interface Readout {
  readonly weights: Float64Array;
  /** What it says of other rows of the same features. */
  predict(features: readonly ArrayLike<number>[]): Float64Array;
  /** Root mean square error over the deviation of the targets: 1 is what the mean alone would do. */
  error(features: readonly ArrayLike<number>[], targets: ArrayLike<number>): number;
}

/**
 * Fits a readout to rows of features and one target per row.
 * @example
 * const readout = fitReadout(features.slice(0, 2000), targets.slice(0, 2000), { ridge: 1e-8 });
 * console.log(readout.error(features.slice(2000), targets.slice(2000)));
 */
export function fitReadout(
  features: readonly ArrayLike<number>[],
  targets: ArrayLike<number>,
  { ridge = 1e-8 }: { readonly ridge?: number } = {},
): Readout {
  check(features, targets);
  if (!(Number.isFinite(ridge) && ridge >= 0)) throw wrongUse('fitReadout', 'bad ridge', ridge, 'a number from 0');
  const [weights] = fitRidge(rowsOf(features, true), [targets], ridge);
  const predict = (rows: readonly ArrayLike<number>[]): Float64Array => applyWeights(rowsOf(rows, true), weights);
  return {
    weights,
    predict,
    error(rows, wanted) {
      check(rows, wanted);
      const said = predict(rows);
      const mean = said.reduce((sum, _, at) => sum + wanted[at], 0) / said.length;
      const [missed, spread] = [
        said.reduce((sum, value, at) => sum + (value - wanted[at]) ** 2, 0),
        said.reduce((sum, _, at) => sum + (wanted[at] - mean) ** 2, 0),
      ];
      return Math.sqrt(missed / Math.max(spread, Number.MIN_VALUE));
    },
  };
}

function check(features: readonly ArrayLike<number>[], targets: ArrayLike<number>): void {
  if (features.length === 0 || features.length !== targets.length)
    throw wrongUse('fitReadout', 'rows and targets differ in number', features.length, `${targets.length}, above 0`);
}
