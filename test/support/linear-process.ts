/**
 * The linear Gaussian pair x_t = a·x_{t−1} + ξ_t, y_t = b·y_{t−1} + c·x_{t−1} + η_t with unit normal noise, and its transfer
 * entropy in closed form, for an embedding of one value each and for the whole past where a = 0.
 */
import { normalFrom } from './ksg-problems.js';

export interface LinearProcess {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** From a source without memory to one with a long one. */
export const processes: readonly LinearProcess[] = [
  { a: 0, b: 0.5, c: 1 },
  { a: 0.5, b: 0.5, c: 0.5 },
  { a: 0.9, b: 0.5, c: 0.5 },
  { a: 0.6, b: 0.4, c: 0.8 },
];

export function simulate({ a, b, c }: LinearProcess, length: number, seed: number): [Float64Array, Float64Array] {
  const normal = normalFrom(seed);
  const [x, y] = [new Float64Array(length), new Float64Array(length)];
  let [lastX, lastY] = [0, 0];
  for (let t = -200; t < length; t += 1) {
    const [nextX, nextY] = [a * lastX + normal(), b * lastY + c * lastX + normal()];
    [lastX, lastY] = [nextX, nextY];
    if (t >= 0) [x[t], y[t]] = [nextX, nextY];
  }
  return [x, y];
}

/** ½ ln(1 + c²(V_x − C²/V_y)) from the stationary variances and covariance. */
export function closedForm({ a, b, c }: LinearProcess): number {
  const vx = 1 / (1 - a * a);
  const cxy = (a * c * vx) / (1 - a * b);
  const vy = (c * c * vx + 2 * b * c * cxy + 1) / (1 - b * b);
  return 0.5 * Math.log(1 + c * c * (vx - (cxy * cxy) / vy));
}
