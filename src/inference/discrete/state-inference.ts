/**
 * Beliefs about the states of one step, from a prior and what was observed: exactly, by enumeration of joint states, or as
 * a product of factors by the mean-field fixed point q_f ∝ exp(ln prior_f + E_{q∖f}[ln P(o | s)]).
 */
import { unravel } from '../../kernel/dimension.js';
import { type DiscreteFreeEnergy, freeEnergyOf } from './free-energy.js';
import { marginalsOf, productOf } from './joint.js';
import type { CheckedPomdp } from './model.js';
import { logOf, softmax } from './probability.js';

/** Over joint states by enumeration, or over factors by a fixed point. */
export type StateInference = 'exact' | 'mean-field';
export const stateInferences: readonly StateInference[] = ['exact', 'mean-field'];

/** A belief over joint states, and its free energy. */
export interface StateBelief extends DiscreteFreeEnergy {
  readonly joint: Float64Array;
  /** Sweeps over all factors. */
  readonly iterations: number;
}

/** How the mean-field fixed point ends. */
export interface FixedPoint {
  readonly iterations: number;
  /** The most that a probability may still move. */
  readonly tolerance: number;
}

export const fixedPoint: FixedPoint = { iterations: 64, tolerance: 1e-12 };

/** The posterior over joint states by Bayes' rule. */
export function inferExactly(prior: Float64Array, logLikelihood: Float64Array): StateBelief {
  // What the prior rules out stays out: only likelihoods of zero are taken as ε.
  const joint = softmax(prior.map((p, s) => Math.log(p) + logLikelihood[s]));
  return { joint, ...freeEnergyOf(joint, prior, logLikelihood), iterations: 1 };
}

/** The best product of factors near the prior's marginals. F never rises: each update is the minimum over its factor. */
export function inferMeanField(
  model: Pick<CheckedPomdp, 'factors'>,
  prior: Float64Array,
  logLikelihood: Float64Array,
  { iterations, tolerance }: FixedPoint = fixedPoint,
): StateBelief {
  const priors = marginalsOf(model, prior);
  const beliefs: Float64Array[] = priors.map((one) => Float64Array.from(one));
  let sweeps = 0;
  for (let moved = Number.POSITIVE_INFINITY; sweeps < iterations && moved > tolerance; sweeps += 1) {
    moved = 0;
    for (const [f, before] of beliefs.entries()) {
      const expected = expectedLog(model.factors, beliefs, logLikelihood, f);
      const after = softmax(expected.map((value, state) => logOf(priors[f][state]) + value));
      moved = Math.max(moved, ...after.map((p, state) => Math.abs(p - before[state])));
      beliefs[f] = after;
    }
  }
  const joint = productOf(beliefs);
  return { joint, ...freeEnergyOf(joint, productOf(priors), logLikelihood), iterations: sweeps };
}

/** E over all factors but one of ln P(o | s), for each state of that one. */
export function expectedLog(
  factors: readonly number[],
  beliefs: readonly ArrayLike<number>[],
  logLikelihood: ArrayLike<number>,
  factor: number,
): Float64Array {
  const expected = new Float64Array(factors[factor]);
  for (let s = 0; s < logLikelihood.length; s += 1) {
    const states = unravel(s, factors);
    let weight = 1;
    for (let f = 0; f < factors.length; f += 1) if (f !== factor) weight *= beliefs[f][states[f]];
    expected[states[factor]] += weight * logLikelihood[s];
  }
  return expected;
}

export function inferStates(
  model: CheckedPomdp,
  method: StateInference,
  prior: Float64Array,
  logLikelihood: Float64Array,
): StateBelief {
  return method === 'exact' ? inferExactly(prior, logLikelihood) : inferMeanField(model, prior, logLikelihood);
}
