/** Memory capacity (Jaeger 2001): how much of the input of 1, 2, … cycles ago a linear readout finds in the features. */
import { applyWeights, fitRidge, rowsOf, sliceRows } from '../linear.js';

/**
 * Σ over lags of the squared correlation of a readout with the input that many rows before, fitted on the first half of the
 * rows and judged on the other; `byLag` holds each.
 * @example
 * const { total } = memoryCapacity(features, input, { lags: 200 });
 */
export function memoryCapacity(
  features: readonly ArrayLike<number>[],
  input: ArrayLike<number>,
  { lags = 100, ridge = 1e-8 }: { readonly lags?: number; readonly ridge?: number } = {},
): { readonly total: number; readonly byLag: readonly number[] } {
  const count = features.length - lags;
  const half = Math.floor(count / 2);
  const rows = sliceRows(rowsOf(features, true), lags, features.length);
  const targets = Array.from({ length: lags }, (_, at) =>
    Float64Array.from({ length: count }, (_row, row) => input[lags + row - at - 1]),
  );
  const fitted = fitRidge(
    sliceRows(rows, 0, half),
    targets.map((target) => target.subarray(0, half)),
    ridge,
  );
  const judged = sliceRows(rows, half, count);
  const byLag = fitted.map((weights, at) =>
    squaredCorrelation(applyWeights(judged, weights), targets[at].subarray(half)),
  );
  return { total: byLag.reduce((sum, value) => sum + value, 0), byLag };
}

function squaredCorrelation(a: Float64Array, b: Float64Array): number {
  const mean = (values: Float64Array): number => values.reduce((sum, x) => sum + x, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    ab += (a[at] - meanA) * (b[at] - meanB);
    aa += (a[at] - meanA) ** 2;
    bb += (b[at] - meanB) ** 2;
  }
  return aa === 0 || bb === 0 ? 0 : (ab * ab) / (aa * bb);
}
