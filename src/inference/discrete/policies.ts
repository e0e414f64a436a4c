/** Policies: courses of actions over a horizon, how good they are, and how probable that makes them. */
import { refuseInput } from '../active-inference/numbers.js';
import { addValues, costOf, type ExpectedValue, lookAhead, noValue } from './expected-value.js';
import type { CheckedPomdp } from './model.js';
import { readList } from './nested.js';
import { logOf, normalise, softmax } from './probability.js';
import type { ValueTables } from './value-tables.js';

/** Numbers of actions, one for each step. */
export type Policy = readonly number[];

const mostPolicies = 65_536;

/** All courses of actions of this length; the last step's action runs fastest. */
export function allPolicies(actions: number, steps: number): Policy[] {
  if (actions ** steps > mostPolicies)
    refuseInput(
      'horizon',
      'too many policies',
      actions ** steps,
      `at most ${mostPolicies}`,
      'Shorten it, or give policies.',
    );
  let policies: number[][] = [[]];
  for (let t = 0; t < steps; t += 1)
    policies = policies.flatMap((policy) => Array.from({ length: actions }, (_, action) => [...policy, action]));
  return policies;
}

/** The policies that a model gives, or all of them. */
export function policiesOf(model: CheckedPomdp, steps: number): Policy[] {
  if (model.policies === undefined) return allPolicies(model.actions.length, steps);
  if (model.policies.length > mostPolicies)
    refuseInput('policies', 'too many', model.policies.length, `at most ${mostPolicies}`, 'Leave some out.');
  return model.policies.map((policy, p) => {
    const list = readList(`policies[${p}]`, policy, `${steps} steps`);
    if (list.length !== steps)
      refuseInput(
        `policies[${p}]`,
        'wrong length',
        list,
        `${steps} steps`,
        'Give one action for each step of the horizon.',
      );
    return list.map((step, t) => readAction(`policies[${p}][${t}]`, step, model));
  });
}

/** An action by its number, or by the controls of all factors. */
export function readAction(place: string, value: unknown, { actions }: CheckedPomdp): number {
  const found =
    typeof value === 'number'
      ? value
      : actions.findIndex(
          (action) =>
            Array.isArray(value) && action.length === value.length && action.every((one, f) => one === value[f]),
        );
  if (!Number.isInteger(found) || found < 0 || found >= actions.length)
    refuseInput(
      place,
      'unknown action',
      value,
      `0 … ${actions.length - 1}, or a control for each factor`,
      'Give an action of the model.',
    );
  return found;
}

/** The parts of −G of a policy from a belief over joint states. */
export function valueOfPolicy(tables: ValueTables, belief: Float64Array, policy: Policy): ExpectedValue {
  let [value, now] = [noValue, belief];
  policy.forEach((action, t) => {
    const ahead = lookAhead(tables, now, action, t);
    value = addValues(value, ahead.value);
    now = ahead.predicted;
  });
  return value;
}

/** ln E, checked against the number of choices; uniform by default. */
export function logPrior(E: Float64Array | undefined, choices: number, what: string): Float64Array {
  if (E === undefined) return new Float64Array(choices).fill(-Math.log(choices));
  if (E.length !== choices)
    refuseInput('E', 'wrong length', E, `${choices} probabilities`, `Give one for each of the ${what}.`);
  return E.map(logOf);
}

/** q(π) = softmax(−γ G + ln E − F_π). */
export function policyPosterior(
  values: readonly ExpectedValue[],
  gamma: number,
  prior: ArrayLike<number>,
  freeEnergies?: ArrayLike<number>,
): Float64Array {
  return softmax(values.map((value, p) => -gamma * costOf(value) + prior[p] - (freeEnergies?.[p] ?? 0)));
}

/** The marginal over the action at a step. */
export function actionMarginal(
  policies: readonly Policy[],
  posterior: ArrayLike<number>,
  actions: number,
  step = 0,
): Float64Array {
  const marginal = new Float64Array(actions);
  policies.forEach((policy, p) => {
    marginal[policy[step]] += posterior[p];
  });
  return normalise(marginal);
}

/** The most probable action; the first of equals. */
export const likeliestAction = (marginal: ArrayLike<number>): number =>
  Array.from(marginal).reduce((best, p, action) => (p > marginal[best] ? action : best), 0);

/** The action at which the running sum of probabilities passes a number from [0, 1). */
export function drawAction(marginal: ArrayLike<number>, uniform: number): number {
  let sum = 0;
  for (let action = 0; action < marginal.length - 1; action += 1) {
    sum += marginal[action];
    if (uniform < sum) return action;
  }
  return marginal.length - 1;
}
