/**
 * Least squares in float64, for readouts and decoders that are trained outside of a brain: ridge regression by a Cholesky
 * factor, over features or over samples, whichever are fewer. It is the measuring instrument, the same for brains and
 * controls; nothing of it runs in a brain.
 */
import { FieldbrainError } from '../kernel/errors.js';

/** Rows of equal length, flat. */
export interface Rows {
  readonly count: number;
  readonly width: number;
  readonly data: Float64Array;
}

export function createRows(count: number, width: number): Rows {
  return { count, width, data: new Float64Array(count * width) };
}

/** Rows from arrays; each gets a constant 1 at its end where `constant` is true. */
export function rowsOf(rows: readonly ArrayLike<number>[], constant = false): Rows {
  const width = rows[0].length + (constant ? 1 : 0);
  const result = createRows(rows.length, width);
  rows.forEach((row, at) => {
    result.data.set(row, at * width);
    if (constant) result.data[(at + 1) * width - 1] = 1;
  });
  return result;
}

/** The rows `from` … `to` − 1, sharing memory. */
export function sliceRows(rows: Rows, from: number, to: number): Rows {
  return { count: to - from, width: rows.width, data: rows.data.subarray(from * rows.width, to * rows.width) };
}

/** Only some columns. */
export function pickColumns(rows: Rows, columns: readonly number[]): Rows {
  const result = createRows(rows.count, columns.length);
  for (let row = 0; row < rows.count; row += 1)
    columns.forEach((column, at) => {
      result.data[row * columns.length + at] = rows.data[row * rows.width + column];
    });
  return result;
}

/**
 * Weights [width] for each target that minimise the squared error plus `ridge` times the mean square of a column times
 * the number of rows times the squared weights.
 */
export function fitRidge(rows: Rows, targets: readonly ArrayLike<number>[], ridge: number): Float64Array[] {
  const { count, width, data } = rows;
  const inPrimal = width <= count;
  const size = inPrimal ? width : count;
  const gram = new Float64Array(size * size);
  for (let a = 0; a < size; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      let sum = 0;
      if (inPrimal) for (let row = 0; row < count; row += 1) sum += data[row * width + a] * data[row * width + b];
      else for (let at = 0; at < width; at += 1) sum += data[a * width + at] * data[b * width + at];
      gram[a * size + b] = sum;
      gram[b * size + a] = sum;
    }
  }
  let trace = 0;
  for (let at = 0; at < size; at += 1) trace += gram[at * size + at];
  const added = Math.max(ridge * (trace / size), 1e-12);
  for (let at = 0; at < size; at += 1) gram[at * size + at] += added;
  factorise(gram, size);
  return targets.map((target) => {
    if (inPrimal) {
      const right = new Float64Array(width);
      for (let row = 0; row < count; row += 1)
        for (let at = 0; at < width; at += 1) right[at] += data[row * width + at] * target[row];
      return solve(gram, size, right);
    }
    const dual = solve(gram, size, Float64Array.from(target));
    const weights = new Float64Array(width);
    for (let row = 0; row < count; row += 1)
      for (let at = 0; at < width; at += 1) weights[at] += data[row * width + at] * dual[row];
    return weights;
  });
}

/** Weighted sums of all rows. */
export function applyWeights(rows: Rows, weights: Float64Array): Float64Array {
  const result = new Float64Array(rows.count);
  for (let row = 0; row < rows.count; row += 1) {
    let sum = 0;
    for (let at = 0; at < rows.width; at += 1) sum += rows.data[row * rows.width + at] * weights[at];
    result[row] = sum;
  }
  return result;
}

/** Overwrites the lower triangle of a positive definite matrix by its Cholesky factor. */
function factorise(matrix: Float64Array, size: number): void {
  for (let column = 0; column < size; column += 1) {
    for (let row = column; row < size; row += 1) {
      let sum = matrix[row * size + column];
      for (let at = 0; at < column; at += 1) sum -= matrix[row * size + at] * matrix[column * size + at];
      if (row > column) matrix[row * size + column] = sum / matrix[column * size + column];
      else if (sum > 0) matrix[row * size + column] = Math.sqrt(sum);
      else
        throw new FieldbrainError(
          'input-invalid',
          `fitRidge: the features are not usable (got a pivot of ${sum} at ${column}, expected it above 0). Give finite features or a larger ridge.`,
        );
    }
  }
}

function solve(factor: Float64Array, size: number, right: Float64Array): Float64Array {
  for (let row = 0; row < size; row += 1) {
    let sum = right[row];
    for (let at = 0; at < row; at += 1) sum -= factor[row * size + at] * right[at];
    right[row] = sum / factor[row * size + row];
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row];
    for (let at = row + 1; at < size; at += 1) sum -= factor[at * size + row] * right[at];
    right[row] = sum / factor[row * size + row];
  }
  return right;
}
