/** Series that drive one another, for the benchmarks: x_t = ½x_{t−1} + ξ, y_t = ½y_{t−1} + ½x_{t−1} + η, from a seed. */
import { createSource } from '../../programs/seeded.js';

/** As many series as asked for, each driven by the one before it. */
export function coupledSeries(count: number, length: number, seed = 1): Float64Array[] {
  const source = createSource(seed);
  const unit = (): number => (source() + 0.5) / 2 ** 32;
  const normal = (): number => Math.sqrt(-2 * Math.log(unit())) * Math.cos(2 * Math.PI * unit());
  const series = Array.from({ length: count }, () => new Float64Array(length));
  for (let t = 1; t < length; t += 1)
    for (let which = 0; which < count; which += 1)
      series[which][t] = 0.5 * series[which][t - 1] + (which > 0 ? 0.5 * series[which - 1][t - 1] : 0) + normal();
  return series;
}
