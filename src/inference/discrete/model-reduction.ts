/**
 * Bayesian model reduction (Friston and Penny, NeuroImage 56, 2011) for Dirichlet counts: the evidence of a model that
 * differs in its prior counts alone, from the full model's prior and posterior, without seeing the data again:
 *   ln P'(o) − ln P(o) = ln B(a + a₀' − a₀) − ln B(a₀') − ln B(a) + ln B(a₀),
 * with prior a₀, posterior a, reduced prior a₀' and the multivariate beta function B.
 */
import { refuseInput } from '../active-inference/numbers.js';
import { logGamma } from '../transfer-entropy/chi-squared.js';

/** The reduced model's posterior counts, and its log evidence less that of the full model: above 0 it is the better one. */
export interface ReducedModel {
  readonly posterior: Float64Array;
  readonly logEvidence: number;
}

/** ln B(a) = Σ ln Γ(a) − ln Γ(Σ a), over the counts that are not zero. */
function logBeta(counts: Float64Array): number {
  let [sum, total] = [0, 0];
  for (const count of counts)
    if (count > 0) {
      sum += logGamma(count);
      total += count;
    }
  return sum - logGamma(total);
}

/**
 * Compares one column of counts with the same under other prior counts. A reduced count of 0 takes a row out: that is
 * possible only where nothing was counted in it.
 */
export function reduceModel(
  prior: ArrayLike<number>,
  posterior: ArrayLike<number>,
  reduced: ArrayLike<number>,
): ReducedModel {
  const [a0, a, b0] = [prior, posterior, reduced].map((one) => Float64Array.from(one));
  if (a.length !== a0.length || b0.length !== a0.length)
    refuseInput(
      'reduceModel',
      'columns of different lengths',
      `${a.length} and ${b0.length}`,
      String(a0.length),
      'Give counts of one column.',
    );
  const bad = [...a0, ...a, ...b0].find((count) => !(count >= 0 && Number.isFinite(count)));
  if (bad !== undefined) refuseInput('reduceModel', 'a negative count', bad, 'counts from 0', 'Correct it.');
  const b = a.map((count, row) => Math.max(0, count + b0[row] - a0[row]));
  const isImpossible = b0.some((count, row) => count === 0 && b[row] > 1e-12);
  if (isImpossible) return { posterior: b, logEvidence: Number.NEGATIVE_INFINITY };
  // A row without counts stands for the limit of a vanishing one, in which its two gamma functions cancel.
  const kept = b0.map((count) => (count > 0 ? 1 : 0));
  const only = (counts: Float64Array): Float64Array => counts.filter((_, row) => kept[row] === 1);
  const logEvidence = logBeta(only(b)) - logBeta(only(b0)) - logBeta(a) + logBeta(a0);
  return { posterior: b, logEvidence };
}
