/** Features against their running mean and variance. */
import type { Expr } from '../../kernel/index.js';
import { add, cast, clamp, div, f32, gt, max, mul, select, sqrt, sub } from '../../kernel/index.js';
import { sight } from './constants.js';

/** A feature in deviations from its mean; both follow while the brain learns. */
export function standardised(
  x: Expr,
  oldMean: Expr,
  oldVariance: Expr,
  observed: Expr,
  learns: Expr,
): { readonly z: Expr; readonly mean: Expr; readonly variance: Expr } {
  const seen = cast(max(observed, 1), 'f32');
  const rate = select(gt(learns, 0), max(div(f32(1), seen), sight.slowRate), 0);
  const away = sub(x, oldMean);
  const mean = add(oldMean, mul(away, rate));
  const variance = add(oldVariance, mul(sub(mul(away, sub(x, mean)), oldVariance), rate));
  const deviation = sqrt(add(max(variance, 0), sight.leastFeatureVariance));
  return { z: clamp(div(sub(x, mean), deviation), -sight.limit, sight.limit), mean, variance };
}
