/** Gaussians on a grid: the factors of interaction kernels, whose weights add up to 1, and stimuli. */
import { unravel } from '../kernel/dimension.js';
import type { CheckedField, Stimulus } from './options.js';

/** Kernels reach this many σ to each side; the rest, 0.3 % of the weight, is cut and the sum restored. */
export const defaultCutoff = 3;

/** The odd number of weights of a Gaussian along an axis: never more than the axis has. */
export function kernelLength(sigma: number, size: number, cutoff = defaultCutoff): number {
  const wanted = 2 * Math.ceil(cutoff * sigma) + 1;
  return wanted <= size ? wanted : size - ((size + 1) % 2);
}

/** A sampled Gaussian of `length` weights whose sum is 1. */
export function gaussian(sigma: number, length: number): Float64Array {
  const middle = (length - 1) / 2;
  const weights = Float64Array.from({ length }, (_, k) => Math.exp(-((k - middle) ** 2) / (2 * sigma ** 2)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The distance of two places along an axis. */
export function distance(a: number, b: number, size: number, isRing: boolean): number {
  const plain = Math.abs(a - b);
  if (!isRing) return plain;
  const around = plain % size;
  return Math.min(around, size - around);
}

/** The sum of stimuli over a field, for each instance of a batch. */
export function stimulusValues(stimuli: readonly Stimulus[], field: CheckedField, batch: number): Float64Array {
  const points = field.shape.reduce((all, one) => all * one, 1);
  const values = new Float64Array(batch * points);
  for (const { at, amplitude, sigma, instance } of stimuli) {
    const place = typeof at === 'number' ? [at] : at;
    for (let point = 0; point < points; point += 1) {
      const squared = unravel(point, field.shape).reduce(
        (sum, x, axis) => sum + distance(x, place[axis], field.shape[axis], field.boundary === 'wrap') ** 2,
        0,
      );
      const value = amplitude * Math.exp(-squared / (2 * sigma ** 2));
      for (let n = instance ?? 0; n <= (instance ?? batch - 1); n += 1) values[n * points + point] += value;
    }
  }
  return values;
}
