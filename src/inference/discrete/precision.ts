/**
 * Expected precision γ = 1/β of beliefs about policies (Friston et al., Neural Computation 29, 2017): where what was observed
 * speaks for policies with lower G than expected, γ grows, β ← β₀ + (q(π) − p(π)) · G with p(π) = softmax(−γ G + ln E).
 */
import { costOf, type ExpectedValue } from './expected-value.js';
import { policyPosterior } from './policies.js';
import { dot } from './probability.js';

export interface UpdatedPrecision {
  readonly gamma: number;
  readonly posterior: Float64Array;
}

const [rounds, leastBeta] = [32, 1 / 64];

/** γ and q(π) that agree with each other; without F_π γ stays as it is. */
export function updatePrecision(
  values: readonly ExpectedValue[],
  gamma: number,
  prior: ArrayLike<number>,
  freeEnergies: ArrayLike<number>,
): UpdatedPrecision {
  const costs = values.map(costOf);
  let beta = 1 / gamma;
  for (let round = 0; round < rounds; round += 1) {
    const expected = policyPosterior(values, 1 / beta, prior);
    const posterior = policyPosterior(values, 1 / beta, prior, freeEnergies);
    const wanted =
      1 / gamma +
      dot(
        posterior.map((p, at) => p - expected[at]),
        costs,
      );
    beta = Math.max(leastBeta, beta + 0.5 * (wanted - beta));
  }
  return { gamma: 1 / beta, posterior: policyPosterior(values, 1 / beta, prior, freeEnergies) };
}
