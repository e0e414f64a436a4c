/** Least, largest, mean and standard deviation of each value of a feature, and over how many frames: `meta/stats.json`, and of each episode. */
export interface FeatureStatistics {
  readonly min: number[];
  readonly max: number[];
  readonly mean: number[];
  readonly std: number[];
  readonly count: number[];
}

/** Of rows of `width` values each. */
export function statisticsOf(values: ArrayLike<number>, width: number): FeatureStatistics {
  const rows = values.length / width;
  const empty = (value: number): number[] => Array.from({ length: width }, () => value);
  const [min, max] = [empty(Number.POSITIVE_INFINITY), empty(Number.NEGATIVE_INFINITY)];
  const [mean, squares] = [empty(0), empty(0)];
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < width; at += 1) {
      const value = values[row * width + at];
      min[at] = Math.min(min[at], value);
      max[at] = Math.max(max[at], value);
      // Welford's: no sum grows, so nothing is lost in long datasets.
      const step = value - mean[at];
      mean[at] += step / (row + 1);
      squares[at] += step * (value - mean[at]);
    }
  return { min, max, mean, std: squares.map((sum) => Math.sqrt(sum / rows)), count: [rows] };
}
