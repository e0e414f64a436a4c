/**
 * The Gaussian estimate from second moments: the variance of y that is left when z, and then x too, are fitted to it, by
 * Cholesky factors of their moments in float64. Columns that depend on each other so closely that moments cannot tell
 * them apart give no answer; the fits of gaussian.ts can, from the points themselves.
 */
import { chiSquaredTail } from './chi-squared.js';
import { meanOf } from './normalise.js';
import type { Blocks, Column } from './problem.js';

export interface MomentBlocks {
  /** Columns of each block, which stand in the order x, y, z. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What is left of a column's square below this part of it is rounding. */
const leastRest = 1e-9;

/** In nats, with the chi-squared p-value; undefined where the moments cannot tell. */
export function estimateFromMoments(
  moments: Float64Array,
  { x, y, z }: MomentBlocks,
  samples: number,
): { readonly value: number; readonly pValue: number } | undefined {
  const columns = x + y + z;
  const sources = range(0, x);
  let value = 0;
  // Several target columns one after the other, each given those before it.
  for (let target = x; target < x + y; target += 1) {
    const given = [...range(x + y, columns), ...range(x, target)];
    const before = restOf(moments, columns, target, given);
    const after = restOf(moments, columns, target, [...given, ...sources]);
    if (before === undefined || after === undefined) return undefined;
    value += 0.5 * Math.log(before / after);
  }
  return { value, pValue: chiSquaredTail(2 * samples * value, x * y) };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

/** The square of a column that is left when others are fitted to it: the last pivot of their Cholesky factor. */
function restOf(moments: Float64Array, columns: number, target: number, given: readonly number[]): number | undefined {
  const order = [...given, target];
  const factor: number[][] = [];
  for (const [i, row] of order.entries()) {
    const line: number[] = [];
    for (let j = 0; j <= i; j += 1) {
      let rest = moments[row * columns + order[j]];
      for (let k = 0; k < j; k += 1) rest -= line[k] * (i === j ? line[k] : factor[j][k]);
      if (i !== j) line.push(rest / factor[j][j]);
      else {
        if (!(rest > leastRest * moments[row * columns + row])) return undefined;
        line.push(Math.sqrt(rest));
      }
    }
    factor.push(line);
  }
  const last = factor[order.length - 1][order.length - 1];
  return last * last;
}

/** Moments about the means, on the host, in the order x, y, z. */
export function momentsOnHost({ x, y, z }: Blocks): Float64Array {
  const columns = [...x, ...y, ...z].map(centred);
  const size = columns.length;
  // Products are summed for two columns by two at a time; an odd one has zeros beside it.
  if (size % 2 === 1) columns.push(new Float64Array(columns[0].length));
  const sums = new Float64Array(4);
  const moments = new Float64Array(size ** 2);
  for (let i = 0; i < size; i += 2)
    for (let j = 0; j <= i; j += 2) {
      sumProducts(sums, columns[i], columns[i + 1], columns[j], columns[j + 1]);
      for (const [at, value] of sums.entries()) {
        const [row, column] = [i + (at >> 1), j + (at & 1)];
        if (row >= size || column >= size) continue;
        moments[row * size + column] = value;
        moments[column * size + row] = value;
      }
    }
  return moments;
}

/** A column about its mean; an odd one gets a zero at its end. */
function centred(column: Column): Float64Array {
  const { length } = column;
  const mean = meanOf(column);
  // A plain loop: Float64Array.from with a function costs more than all products.
  const values = new Float64Array(length + (length % 2));
  for (let i = 0; i < length; i += 1) values[i] = column[i] - mean;
  return values;
}

/** a·c, a·d, b·c and b·d of columns with an even number of values: a value that was loaded serves two products. */
function sumProducts(sums: Float64Array, a: Float64Array, b: Float64Array, c: Float64Array, d: Float64Array): void {
  // Not destructured: then the engine would keep each sum as an object.
  let ac = 0;
  let ad = 0;
  let bc = 0;
  let bd = 0;
  let nextAc = 0;
  let nextAd = 0;
  let nextBc = 0;
  let nextBd = 0;
  for (let i = 0; i < a.length; i += 2) {
    const a0 = a[i];
    const b0 = b[i];
    const c0 = c[i];
    const d0 = d[i];
    ac += a0 * c0;
    ad += a0 * d0;
    bc += b0 * c0;
    bd += b0 * d0;
    const a1 = a[i + 1];
    const b1 = b[i + 1];
    const c1 = c[i + 1];
    const d1 = d[i + 1];
    nextAc += a1 * c1;
    nextAd += a1 * d1;
    nextBc += b1 * c1;
    nextBd += b1 * d1;
  }
  sums[0] = ac + nextAc;
  sums[1] = ad + nextAd;
  sums[2] = bc + nextBc;
  sums[3] = bd + nextBd;
}

/** Four sums side by side: a single one waits for itself. */
export function dotOf(a: Float64Array, b: Float64Array): number {
  const { length } = a;
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;
  let i = 0;
  for (; i + 3 < length; i += 4) {
    s0 += a[i] * b[i];
    s1 += a[i + 1] * b[i + 1];
    s2 += a[i + 2] * b[i + 2];
    s3 += a[i + 3] * b[i + 3];
  }
  for (; i < length; i += 1) s0 += a[i] * b[i];
  return s0 + s1 + (s2 + s3);
}
