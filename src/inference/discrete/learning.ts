/**
 * Dirichlet learning: counts of what was observed where, of transitions and of first states, after a step or an episode,
 *   counts ← prior + (1 − forgetting) (counts − prior) + rate · new,
 * so that forgetting leads back to the prior and never to a column without counts.
 */
import { refuseInput } from '../active-inference/numbers.js';
import type { CheckedPomdp } from './model.js';
import { normaliseColumns } from './nested.js';
import { oneOf } from './plan-options.js';

/** How fast counts are learned and forgotten. */
export interface LearningRates {
  readonly rate?: number;
  /** The part of what was learned that is lost with each update; 0 by default. */
  readonly forgetting?: number;
}

/** When and how counts are learned, checked. */
export interface LearningSettings extends Required<LearningRates> {
  /** When counts begin to count: after each `step`, or with the next `episode`. */
  readonly every: 'step' | 'episode';
}

export function readLearning({
  every = 'episode',
  rate = 1,
  forgetting = 0,
}: Partial<LearningSettings>): LearningSettings {
  for (const [name, value, most] of [
    ['rate', rate, Number.MAX_VALUE],
    ['forgetting', forgetting, 1],
  ] as const)
    if (!(value >= 0 && value <= most)) {
      const expected = most === 1 ? 'a number from 0 to 1' : 'a number from 0';
      refuseInput(name, 'not usable', value, expected, 'Give such a number.');
    }
  return { every: oneOf('every', every, ['step', 'episode']), rate, forgetting };
}

function updated(
  counts: Float64Array,
  prior: Float64Array,
  seen: Float64Array,
  { rate = 1, forgetting = 0 }: LearningRates,
): Float64Array {
  return counts.map((count, at) => prior[at] + (1 - forgetting) * (count - prior[at]) + rate * seen[at]);
}

/** pA after one outcome in each modality, seen with a belief over joint states. */
export function learnLikelihood(
  { states, outcomes }: CheckedPomdp,
  counts: readonly Float64Array[],
  prior: readonly Float64Array[],
  observed: readonly number[],
  belief: ArrayLike<number>,
  rates: LearningRates = {},
): Float64Array[] {
  return counts.map((one, g) => {
    const seen = new Float64Array(outcomes[g] * states);
    for (let s = 0; s < states; s += 1) seen[observed[g] * states + s] = belief[s];
    return updated(one, prior[g], seen, rates);
  });
}

/** pB after an action, from the beliefs of each factor before and after it. */
export function learnTransitions(
  { factors, controls }: CheckedPomdp,
  counts: readonly Float64Array[],
  prior: readonly Float64Array[],
  action: readonly number[],
  before: readonly ArrayLike<number>[],
  after: readonly ArrayLike<number>[],
  rates: LearningRates = {},
): Float64Array[] {
  return counts.map((one, f) => {
    const seen = new Float64Array(one.length);
    for (let next = 0; next < factors[f]; next += 1)
      for (let s = 0; s < factors[f]; s += 1)
        seen[(next * factors[f] + s) * controls[f] + action[f]] = after[f][next] * before[f][s];
    return updated(one, prior[f], seen, rates);
  });
}

/** pD after an episode, from what is believed of its first states. */
export function learnInitial(
  counts: readonly Float64Array[],
  prior: readonly Float64Array[],
  first: readonly ArrayLike<number>[],
  rates: LearningRates = {},
): Float64Array[] {
  return counts.map((one, f) => updated(one, prior[f], Float64Array.from(first[f]), rates));
}

/** The model with these counts, and their means for A, B and D. */
export function withCounts(
  model: CheckedPomdp,
  counts: {
    readonly pA?: readonly Float64Array[];
    readonly pB?: readonly Float64Array[];
    readonly pD?: readonly Float64Array[];
  },
): CheckedPomdp {
  const { pA, pB, pD } = counts;
  return {
    ...model,
    ...(pA === undefined ? {} : { pA, A: pA.map((one, g) => normaliseColumns(one, model.outcomes[g])) }),
    ...(pB === undefined ? {} : { pB, B: pB.map((one, f) => normaliseColumns(one, model.factors[f])) }),
    ...(pD === undefined ? {} : { pD, D: pD.map((one, f) => normaliseColumns(one, model.factors[f])) }),
  };
}
