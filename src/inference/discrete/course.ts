/** Beliefs after a course of observations and actions, and the free energy of all of it, by any way of inference. */
import { filterForward } from './filter.js';
import type { DiscreteFreeEnergy } from './free-energy.js';
import { logLikelihoodOf, productOf } from './joint.js';
import { passMessages } from './message-passing.js';
import type { CheckedPomdp } from './model.js';
import { dot } from './probability.js';
import type { StateInference } from './state-inference.js';

/** Step by step, or over the whole window at once. */
export type CourseInference = StateInference | 'message-passing';

/** The belief over joint states at the end, and the free energy of all steps. */
export interface Course extends DiscreteFreeEnergy {
  readonly joint: Float64Array;
}

/** `actions[t]` was taken after `observed[t]`. */
export function inferCourse(
  model: CheckedPomdp,
  observed: readonly (readonly number[])[],
  actions: readonly (readonly number[])[],
  inference: CourseInference,
): Course {
  if (inference !== 'message-passing') {
    const { steps, freeEnergy } = filterForward(model, observed, actions, inference);
    const accuracy = steps.reduce((sum, step) => sum + step.accuracy, 0);
    return { joint: steps[steps.length - 1].joint, freeEnergy, accuracy, complexity: freeEnergy + accuracy };
  }
  const { beliefs, freeEnergy } = passMessages(model, observed, actions);
  const accuracy = beliefs.reduce(
    (sum, factors, t) => sum + dot(productOf(factors), logLikelihoodOf(model, observed[t])),
    0,
  );
  return { joint: productOf(beliefs[beliefs.length - 1]), freeEnergy, accuracy, complexity: freeEnergy + accuracy };
}
