/**
 * A sample of a product's elements, computed again in doubles from the factors as they were given: what a precision path
 * really costs on these very data. The error is relative to the size of the sums before the activation.
 */
import { createSource } from '../../programs/seeded.js';
import { type Activation, activationOf } from './activation.js';

interface Factors {
  readonly inner: number;
  readonly columns: number;
  readonly weights: ArrayLike<number>;
  readonly bias?: ArrayLike<number>;
  readonly activation?: Activation;
}

/** How many elements are looked at. */
const sampleSize = 32;

export function sampleError(x: ArrayLike<number>, factors: Factors, values: ArrayLike<number>, rows: number): number {
  const { inner, columns, weights, bias, activation = 'none' } = factors;
  const source = createSource(1);
  let [apart, size] = [0, 0];
  for (let n = 0; n < Math.min(sampleSize, rows * columns); n += 1) {
    const place = rows * columns <= sampleSize ? n : source() % (rows * columns);
    const [i, j] = [Math.floor(place / columns), place % columns];
    let total = bias === undefined ? 0 : bias[j];
    for (let k = 0; k < inner; k += 1) total += x[i * inner + k] * weights[k * columns + j];
    apart += (activationOf(activation, total) - values[place]) ** 2;
    size += total * total;
  }
  if (Number.isNaN(apart)) return Number.POSITIVE_INFINITY;
  return apart === 0 ? 0 : Math.sqrt(apart / size);
}
