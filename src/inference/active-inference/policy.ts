/**
 * Candidate policies: for each step of the horizon a control that is added to the states, and where the policy looks more
 * or less sharply, its own precisions. All policies that are compared have one horizon.
 */
import type { PolicyShape } from './expected-free-energy.js';
import type { CheckedModel } from './model.js';
import { needPositive, readObject, readRows, readVector, refuseInput } from './numbers.js';
import type { PolicyInput } from './policy-input.js';

export interface CheckedPolicies extends PolicyShape {
  readonly names: readonly string[];
  readonly controls: Float64Array;
  readonly attention: Float64Array;
}

const policyKeys = ['name', 'controls', 'precision'] as const;

export function checkPolicies(policies: readonly PolicyInput[], model: CheckedModel): CheckedPolicies {
  if (!Array.isArray(policies) || policies.length === 0)
    refuseInput('policies', 'none given', policies, 'a list of at least one policy', 'Give controls to compare.');
  const { states, observations } = model;
  const { controls: courses } = readObject('policies[0]', policies[0], policyKeys);
  const horizon = horizonOf(courses, states);
  const controls = new Float64Array(policies.length * horizon * states);
  const attention = new Float64Array(policies.length * observations);
  const names = policies.map((policy: unknown, p) => {
    const place = `policies[${p}]`;
    const given = readObject(place, policy, policyKeys);
    controls.set(readRows(`${place}.controls`, given.controls, horizon, states), p * horizon * states);
    const precision = readVector(`${place}.precision`, given.precision ?? model.precision, observations);
    attention.set(needPositive(`${place}.precision`, precision, 'a precision'), p * observations);
    return given.name === undefined ? `policy ${p}` : String(given.name);
  });
  return { policies: policies.length, horizon, names, controls, attention };
}

function horizonOf(controls: unknown, states: number): number {
  const length = (controls as ArrayLike<unknown> | undefined)?.length;
  const horizon = length === undefined ? 0 : ArrayBuffer.isView(controls) ? length / states : length;
  if (!Number.isInteger(horizon) || horizon < 1)
    refuseInput(
      'policies[0].controls',
      'no horizon',
      controls,
      `rows of ${states} numbers`,
      'Give a row of controls for each step.',
    );
  return horizon;
}
