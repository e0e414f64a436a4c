/**
 * Recursive least squares in float64: the brain's own readout rule with its constants, for features that are not a brain's
 * (controls) and for targets that a brain does not foresee by itself (other horizons). It learns while it is tested, as a
 * brain does: each guess is made before the truth is shown.
 */
import { predict } from '../brain/constants.js';
import type { Rows } from './linear.js';

/**
 * The guess at each row, one array for each target. The truth of a row is shown `delay` rows later (1 at least), so a
 * guess rests on the rows up to its own less the delay.
 */
export function followTargets(rows: Rows, targets: readonly ArrayLike<number>[], delay = 1): Float64Array[] {
  const { count, width, data } = rows;
  const { forgetting, firstVariance, traceLimit } = predict;
  const inverse = new Float64Array(width * width);
  for (let at = 0; at < width; at += 1) inverse[at * width + at] = firstVariance;
  const weights = targets.map(() => new Float64Array(width));
  const guesses = targets.map(() => new Float64Array(count));
  const reply = new Float64Array(width);
  const learn = (row: number): void => {
    const phi = data.subarray(row * width, (row + 1) * width);
    let power = 0;
    let trace = 0;
    for (let a = 0; a < width; a += 1) {
      let sum = 0;
      for (let b = 0; b < width; b += 1) sum += inverse[a * width + b] * phi[b];
      reply[a] = sum;
      power += sum * phi[a];
      trace += inverse[a * width + a];
    }
    const gain = 1 / (forgetting + power);
    targets.forEach((target, which) => {
      const miss = (target[row] - dot(weights[which], phi)) * gain;
      for (let at = 0; at < width; at += 1) weights[which][at] += miss * reply[at];
    });
    const shrink = trace < traceLimit * width ? 1 / forgetting : 1;
    for (let a = 0; a < width; a += 1)
      for (let b = 0; b < width; b += 1)
        inverse[a * width + b] = (inverse[a * width + b] - reply[a] * reply[b] * gain) * shrink;
  };
  for (let row = 0; row < count; row += 1) {
    if (row >= delay) learn(row - delay);
    const phi = data.subarray(row * width, (row + 1) * width);
    targets.forEach((_, which) => {
      guesses[which][row] = dot(weights[which], phi);
    });
  }
  return guesses;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at] * b[at];
  return sum;
}
