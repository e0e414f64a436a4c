/** The statistics of all behaviours, once: a mean over seeds with its 95 % interval, and errors of predictions. */

/** A mean over independent seeds and the interval in which the true mean lies with 95 %. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Student's t, two-sided 95 %, for 1 … 30 degrees of freedom; beyond, the normal distribution's. */
const students = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

export function meanOf(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at];
  return sum / values.length;
}

/** The sample's standard deviation (n − 1); 0 for one value. */
export function deviationOf(values: ArrayLike<number>): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += (values[at] - mean) ** 2;
  return Math.sqrt(sum / (values.length - 1));
}

/** The mean with its 95 % interval by Student's t. One value alone says nothing of its spread: its interval is endless. */
export function intervalOf(values: readonly number[]): Interval {
  const count = values.length;
  const mean = meanOf(values);
  if (count < 2) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, count };
  const half = ((students[count - 2] ?? 1.96) * deviationOf(values)) / Math.sqrt(count);
  return { mean, low: mean - half, high: mean + half, count };
}

/** Root mean square error over the deviation of the target: 0 is perfect, 1 is as good as its mean. */
export function normalisedError(target: ArrayLike<number>, guess: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < target.length; at += 1) sum += (target[at] - guess[at]) ** 2;
  const mean = meanOf(target);
  let spread = 0;
  for (let at = 0; at < target.length; at += 1) spread += (target[at] - mean) ** 2;
  return Math.sqrt(sum / spread);
}

/** The square of the correlation of two sequences, 0 where one of them is constant. */
export function correlationSquare(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  let [product, squareA, squareB] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    product += (a[at] - meanA) * (b[at] - meanB);
    squareA += (a[at] - meanA) ** 2;
    squareB += (b[at] - meanB) ** 2;
  }
  return squareA === 0 || squareB === 0 ? 0 : product ** 2 / (squareA * squareB);
}
