/** Arithmetic of discrete distributions in float64. Values are in nats, and the logarithm of zero is taken as ln ε. */

/** ε: the least probability that a logarithm sees. */
export const leastProbability = 1e-16;

/** ln p, with zero as ln ε. */
export const logOf = (p: number): number => Math.log(Math.max(p, leastProbability));

export function logSumExp(values: ArrayLike<number>): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i += 1) most = Math.max(most, values[i]);
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += Math.exp(values[i] - most);
  return most + Math.log(sum);
}

export function softmax(values: ArrayLike<number>): Float64Array {
  const total = logSumExp(values);
  return Float64Array.from(values, (value) => Math.exp(value - total));
}

/** The values divided by their sum. */
export function normalise(values: ArrayLike<number>): Float64Array {
  let sum = 0;
  for (let i = 0; i < values.length; i += 1) sum += values[i];
  return Float64Array.from(values, (value) => value / sum);
}

export function dot(left: ArrayLike<number>, right: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < left.length; i += 1) sum += left[i] * right[i];
  return sum;
}

/** −Σ p ln p. */
export function entropy(p: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < p.length; i += 1) sum -= p[i] * logOf(p[i]);
  return sum;
}

/** KL(q ‖ p) = Σ q (ln q − ln p). */
export function divergence(q: ArrayLike<number>, p: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < q.length; i += 1) sum += q[i] * (logOf(q[i]) - logOf(p[i]));
  return sum;
}

/** ψ(x) for x > 0: raised to where the asymptotic series holds. */
export function digamma(x: number): number {
  let [shifted, value] = [x, 0];
  while (shifted < 10) {
    value -= 1 / shifted;
    shifted += 1;
  }
  const square = 1 / (shifted * shifted);
  const series = square * (1 / 12 - square * (1 / 120 - square * (1 / 252 - square * (1 / 240 - square / 132))));
  return value + Math.log(shifted) - 0.5 / shifted - series;
}
