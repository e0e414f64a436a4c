/** The forward filter: beliefs step by step, each step's prior being what the action made of the belief before. */
import { logLikelihoodOf, productOf, times, transitionOf } from './joint.js';
import type { CheckedPomdp } from './model.js';
import { inferStates, type StateBelief, type StateInference } from './state-inference.js';

/** A belief for each step, and the free energy of all of them; its least value is −ln P(o_0 … o_t). */
export interface Filtered {
  readonly steps: readonly StateBelief[];
  readonly freeEnergy: number;
}

/** `actions[t]` was taken after `observed[t]`. */
export function filterForward(
  model: CheckedPomdp,
  observed: readonly (readonly number[])[],
  actions: readonly (readonly number[])[],
  method: StateInference = 'exact',
): Filtered {
  const steps: StateBelief[] = [];
  let prior = productOf(model.D);
  for (const [t, outcomes] of observed.entries()) {
    if (t > 0) prior = times(transitionOf(model, actions[t - 1]), steps[t - 1].joint);
    steps.push(inferStates(model, method, prior, logLikelihoodOf(model, outcomes)));
  }
  return { steps, freeEnergy: steps.reduce((sum, step) => sum + step.freeEnergy, 0) };
}
