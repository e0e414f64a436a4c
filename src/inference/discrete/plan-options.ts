/** How agents infer and plan, as users say it, checked. */
import { readCount, refuseInput } from '../active-inference/numbers.js';
import { type PlanningMethod, type PlanSettings, plannings } from './planning.js';
import { type StateInference, stateInferences } from './state-inference.js';

/** How discrete agents infer states and plan. */
export interface PomdpPlanning {
  /** `policies` (the default), `sophisticated` or `inductive`. */
  readonly planning?: PlanningMethod;
  /** Steps ahead: the length of policies, or the depth of the tree; 1 by default. */
  readonly horizon?: number;
  /** Precision γ of beliefs about policies; 1 by default. */
  readonly gamma?: number;
  /** `exact` (the default), or `mean-field`: a product of factors. */
  readonly inference?: StateInference;
  /** Outcomes less probable than this are not followed in a tree; 0 by default. */
  readonly leastOutcome?: number;
  /** Actions that one step makes less probable than this are not followed in a tree; 0 by default. */
  readonly leastAction?: number;
}

export interface PomdpSettings extends PlanSettings {
  readonly inference: StateInference;
}

export function readPlanning(options: PomdpPlanning): PomdpSettings {
  const { horizon = 1, gamma = 1, leastOutcome = 0, leastAction = 0 } = options;
  if (!(Number.isFinite(gamma) && gamma > 0))
    refuseInput('gamma', 'not usable', gamma, 'a number above 0', 'Give such a number.');
  return {
    planning: oneOf('planning', options.planning ?? 'policies', plannings),
    inference: oneOf('inference', options.inference ?? 'exact', stateInferences),
    horizon: readCount('horizon', horizon, 1),
    gamma,
    leastOutcome: readShare('leastOutcome', leastOutcome),
    leastAction: readShare('leastAction', leastAction),
  };
}

function readShare(place: string, value: unknown): number {
  if (typeof value !== 'number' || !(value >= 0 && value < 1))
    refuseInput(place, 'not usable', value, 'a number from 0 and below 1', 'Give such a probability.');
  return value;
}

export function oneOf<Choice extends string>(place: string, value: unknown, choices: readonly Choice[]): Choice {
  const found = choices.find((one) => one === value);
  if (found === undefined) refuseInput(place, 'unknown', value, choices.join(', '), 'Use one of these.');
  return found;
}
