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
  const gram = inPrimal ? columnProducts(rows) : rowProducts(rows);
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

/** The lower triangle of the products of columns with columns. All sums go over rows in their order; four at a time pass over it. */
function columnProducts({ count, width, data }: Rows): Float64Array {
  const gram = new Float64Array(width * width);
  const whole = count - (count % 4);
  for (let row = 0; row < whole; row += 4) {
    const [r0, r1, r2, r3] = [row * width, (row + 1) * width, (row + 2) * width, (row + 3) * width];
    for (let a = 0; a < width; a += 1) {
      const [x0, x1, x2, x3] = [data[r0 + a], data[r1 + a], data[r2 + a], data[r3 + a]];
      const line = a * width;
      for (let b = 0; b <= a; b += 1) {
        let sum = gram[line + b] + x0 * data[r0 + b];
        sum += x1 * data[r1 + b];
        sum += x2 * data[r2 + b];
        gram[line + b] = sum + x3 * data[r3 + b];
      }
    }
  }
  for (let row = whole; row < count; row += 1)
    for (let a = 0; a < width; a += 1)
      for (let b = 0; b <= a; b += 1) gram[a * width + b] += data[row * width + a] * data[row * width + b];
  return gram;
}

/** The lower triangle of the products of rows with rows. */
function rowProducts({ count, width, data }: Rows): Float64Array {
  const gram = new Float64Array(count * count);
  for (let a = 0; a < count; a += 1)
    for (let b = 0; b <= a; b += 1) {
      let sum = 0;
      for (let at = 0; at < width; at += 1) sum += data[a * width + at] * data[b * width + at];
      gram[a * count + b] = sum;
    }
  return gram;
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

/** Overwrites the lower triangle of a positive definite matrix by its Cholesky factor, and the upper one by the factor's transpose. */
function factorise(matrix: Float64Array, size: number): void {
  for (let column = 0; column < size; column += 1) {
    const line = column * size;
    const pivot = lessProducts(matrix, line, line, column);
    if (!(pivot > 0))
      throw new FieldbrainError(
        'input-invalid',
        `fitRidge: the features are not usable (got a pivot of ${pivot} at ${column}, expected it above 0). Give finite features or a larger ridge.`,
      );
    const diagonal = Math.sqrt(pivot);
    matrix[line + column] = diagonal;
    let row = column + 1;
    // Four rows at a time: each sum waits for its own last term only.
    for (; row + 3 < size; row += 4) {
      const [r0, r1, r2, r3] = [row * size, (row + 1) * size, (row + 2) * size, (row + 3) * size];
      let [s0, s1] = [matrix[r0 + column], matrix[r1 + column]];
      let [s2, s3] = [matrix[r2 + column], matrix[r3 + column]];
      for (let at = 0; at < column; at += 1) {
        const factor = matrix[line + at];
        s0 -= matrix[r0 + at] * factor;
        s1 -= matrix[r1 + at] * factor;
        s2 -= matrix[r2 + at] * factor;
        s3 -= matrix[r3 + at] * factor;
      }
      matrix[r0 + column] = s0 / diagonal;
      matrix[r1 + column] = s1 / diagonal;
      matrix[r2 + column] = s2 / diagonal;
      matrix[r3 + column] = s3 / diagonal;
    }
    for (; row < size; row += 1)
      matrix[row * size + column] = lessProducts(matrix, row * size, line, column) / diagonal;
  }
  for (let row = 0; row < size; row += 1)
    for (let at = row + 1; at < size; at += 1) matrix[row * size + at] = matrix[at * size + row];
}

/** The element at `column` of one line, less the products of what stands before it in both lines. */
function lessProducts(matrix: Float64Array, line: number, other: number, column: number): number {
  let sum = matrix[line + column];
  for (let at = 0; at < column; at += 1) sum -= matrix[line + at] * matrix[other + at];
  return sum;
}

/** Both triangles of `factor` hold the Cholesky factor, so that both ways go along its lines. */
function solve(factor: Float64Array, size: number, right: Float64Array): Float64Array {
  for (let row = 0; row < size; row += 1) {
    let sum = right[row];
    for (let at = 0; at < row; at += 1) sum -= factor[row * size + at] * right[at];
    right[row] = sum / factor[row * size + row];
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row];
    for (let at = row + 1; at < size; at += 1) sum -= factor[row * size + at] * right[at];
    right[row] = sum / factor[row * size + row];
  }
  return right;
}
