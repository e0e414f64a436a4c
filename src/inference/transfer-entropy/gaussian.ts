/**
 * The Gaussian estimator: TE = ½ ln(variance of the target's next value given its past / the same given the source too),
 * by two least-squares fits in float64 (Householder reflections, so that near-collinear columns lose no more digits than
 * they must). 2·N·TE is asymptotically chi-squared with as many degrees of freedom as the source has columns. Variances
 * are means over all N points, so that the local values have the estimate as their mean.
 */
import { FieldbrainError } from '../../kernel/index.js';
import { chiSquaredTail } from './chi-squared.js';
import type { Blocks, Column } from './problem.js';

export interface GaussianEstimate {
  readonly value: number;
  readonly pValue: number;
  readonly local: Float64Array;
}

/** For one column y; several are taken one after the other, each given those before it (the chain rule). */
export function gaussianEstimate(place: string, { x, y, z }: Blocks, samples: number): GaussianEstimate {
  let value = 0;
  const local = new Float64Array(samples);
  for (const [position, target] of y.entries()) {
    const given = [...z, ...y.slice(0, position)];
    const without = residuals(place, target, given, samples);
    const withSource = residuals(place, target, [...given, ...x], samples);
    const [before, after] = [meanSquare(without), meanSquare(withSource)];
    const scale = meanSquare(Float64Array.from(target));
    if (!(after > 1e-24 * scale)) {
      const text = `${place}: the target is a linear function of its past and the source (got residual variance ${after}, expected more than 0). Use another estimator, or add jitter.`;
      throw new FieldbrainError('input-invalid', text, { got: after });
    }
    value += 0.5 * Math.log(before / after);
    for (let i = 0; i < samples; i += 1)
      local[i] += 0.5 * Math.log(before / after) + without[i] ** 2 / (2 * before) - withSource[i] ** 2 / (2 * after);
  }
  return { value, pValue: chiSquaredTail(2 * samples * value, x.length * y.length), local };
}

function meanSquare(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum / values.length;
}

/** What is left of a column when a constant and the given columns are fitted to it. A column that adds nothing is passed over. */
export function residuals(place: string, target: Column, given: readonly Column[], samples: number): Float64Array {
  const rest = Float64Array.from(target);
  if (samples <= given.length + 1) {
    const text = `${place}: too few samples for a fit (got ${samples}, expected more than ${given.length + 1}). Give a longer series or a smaller embedding.`;
    throw new FieldbrainError('input-invalid', text, { got: samples });
  }
  const basis = [new Float64Array(samples).fill(1), ...given.map((column) => Float64Array.from(column))];
  // Each column becomes a reflection; the target is reflected along, its first entries are the fitted part.
  const reflections: Float64Array[] = [];
  for (const column of basis) {
    const own = Math.sqrt(meanSquare(column) * samples);
    for (const [row, reflection] of reflections.entries()) reflect(column, reflection, row);
    const row = reflections.length;
    let norm = 0;
    for (let i = row; i < samples; i += 1) norm += column[i] * column[i];
    norm = Math.sqrt(norm);
    if (norm <= 1e-12 * own || norm === 0) continue;
    const reflection = new Float64Array(samples);
    for (let i = row; i < samples; i += 1) reflection[i] = column[i];
    reflection[row] += column[row] < 0 ? -norm : norm;
    let square = 0;
    for (let i = row; i < samples; i += 1) square += reflection[i] ** 2;
    const scale = Math.sqrt(2 / square);
    for (let i = row; i < samples; i += 1) reflection[i] *= scale;
    reflections.push(reflection);
    reflect(rest, reflection, row);
  }
  for (let row = 0; row < reflections.length; row += 1) rest[row] = 0;
  // Back to the points: the reflections in the other order.
  for (let row = reflections.length - 1; row >= 0; row -= 1) reflect(rest, reflections[row], row);
  return rest;
}

function reflect(values: Float64Array, reflection: Float64Array, from: number): void {
  let dot = 0;
  for (let i = from; i < values.length; i += 1) dot += values[i] * reflection[i];
  for (let i = from; i < values.length; i += 1) values[i] -= dot * reflection[i];
}
