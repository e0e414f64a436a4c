/** A linear decoder: which of several classes a vector belongs to, learned from labelled examples by ridge regression. */
import { applyWeights, fitRidge, type Rows, rowsOf } from './linear.js';

/** Share of test examples whose class is named rightly by a decoder that was fitted to the training examples. */
export function decodingAccuracy(
  train: { readonly vectors: readonly ArrayLike<number>[]; readonly labels: readonly number[] },
  test: { readonly vectors: readonly ArrayLike<number>[]; readonly labels: readonly number[] },
  classes: number,
  ridge = 1e-3,
): number {
  const { scale, shift } = standardOf(train.vectors);
  const rows = standardised(train.vectors, scale, shift);
  const targets = Array.from({ length: classes }, (_, one) => train.labels.map((label) => (label === one ? 1 : 0)));
  const weights = fitRidge(rows, targets, ridge);
  const votes = weights.map((row) => applyWeights(standardised(test.vectors, scale, shift), row));
  const right = test.labels.filter((label, at) => {
    const best = votes.reduce((leader, vote, one) => (vote[at] > votes[leader][at] ? one : leader), 0);
    return best === label;
  });
  return right.length / test.labels.length;
}

function standardOf(vectors: readonly ArrayLike<number>[]): { scale: Float64Array; shift: Float64Array } {
  const width = vectors[0].length;
  const shift = new Float64Array(width);
  const scale = new Float64Array(width);
  for (const vector of vectors) for (let at = 0; at < width; at += 1) shift[at] += vector[at] / vectors.length;
  for (const vector of vectors)
    for (let at = 0; at < width; at += 1) scale[at] += (vector[at] - shift[at]) ** 2 / vectors.length;
  for (let at = 0; at < width; at += 1) scale[at] = scale[at] > 0 ? 1 / Math.sqrt(scale[at]) : 0;
  return { scale, shift };
}

function standardised(vectors: readonly ArrayLike<number>[], scale: Float64Array, shift: Float64Array): Rows {
  const centred = vectors.map((vector) => Float64Array.from(vector, (value, at) => (value - shift[at]) * scale[at]));
  return rowsOf(centred, true);
}
