/**
 * The divergence of one Gaussian coordinate from its prior,
 *   KL(N(μ, s) ‖ N(μ_p, s_p)) = ½ ( s/s_p + (μ − μ_p)²/s_p − 1 − ln(s/s_p) ),
 * without the digits that x − ln(1 + x) loses near x = s/s_p − 1 = 0: with t = x/(2 + x),
 *   x − ln(1 + x) = x·t − 2·t³·(1/3 + t²/5 + t⁴/7 + …),
 * in which nothing cancels.
 */
import type { Expr } from '../../kernel/index.js';
import { abs, add, constant, div, log, lt, max, mul, select, sub } from '../../kernel/index.js';

/** Where |x| is smaller the series is used; there t² < 0.0028, so eight terms reach 2⁻⁵³. */
const seriesBelow = 0.1;
const terms = [1 / 3, 1 / 5, 1 / 7, 1 / 9, 1 / 11, 1 / 13, 1 / 15, 1 / 17];

/** s/s_p − 1 − ln(s/s_p) ≥ 0, for variances above zero. */
export function spreadDivergence(variance: Expr, priorVariance: Expr): Expr {
  const x = div(sub(variance, priorVariance), priorVariance);
  const t = div(x, add(x, 2));
  const square = mul(t, t);
  const series = terms.reduceRight<Expr>((total, term) => add(mul(total, square), term), constant(0, variance.dtype));
  const near = sub(mul(x, t), mul(2, mul(mul(square, t), series)));
  return select(lt(abs(x), seriesBelow), near, sub(x, log(div(variance, priorVariance))));
}

/** (μ − μ_p)²/s_p. */
export function meanDivergence(mean: Expr, priorMean: Expr, priorVariance: Expr): Expr {
  const apart = sub(mean, priorMean);
  return div(mul(apart, apart), priorVariance);
}

/** The whole divergence of one coordinate. */
export function divergence(mean: Expr, variance: Expr, priorMean: Expr, priorVariance: Expr): Expr {
  return mul(0.5, add(spreadDivergence(variance, priorVariance), meanDivergence(mean, priorMean, priorVariance)));
}

/** The smallest variance and precision that the original's kernels knew. */
export const legacyFloor = 1e-10;

/** The original's divergence: variances floored, and the plain formula with its cancellation. */
export function legacyDivergence(mean: Expr, variance: Expr, priorMean: Expr, priorVariance: Expr): Expr {
  const own = max(variance, legacyFloor);
  const prior = max(priorVariance, legacyFloor);
  const ratio = div(own, prior);
  return mul(0.5, sub(sub(add(ratio, meanDivergence(mean, priorMean, prior)), 1), log(ratio)));
}
