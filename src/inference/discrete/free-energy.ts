/**
 * Variational free energy of discrete beliefs, in nats:
 *   F = E_q[ln q(s) − ln P(o, s)] = complexity − accuracy ≥ −ln P(o),
 *   complexity = KL(q(s) ‖ P(s)),  accuracy = E_q[ln P(o | s)].
 */
import { divergence, dot } from './probability.js';

/** F and its two parts. */
export interface DiscreteFreeEnergy {
  readonly freeEnergy: number;
  readonly complexity: number;
  readonly accuracy: number;
}

/** F of a belief over joint states. */
export function freeEnergyOf(
  belief: ArrayLike<number>,
  prior: ArrayLike<number>,
  logLikelihood: ArrayLike<number>,
): DiscreteFreeEnergy {
  const complexity = divergence(belief, prior);
  const accuracy = dot(belief, logLikelihood);
  return { freeEnergy: complexity - accuracy, complexity, accuracy };
}
