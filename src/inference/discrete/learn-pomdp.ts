/**
 * Learning from an episode, on the host: beliefs along it, and the counts that they add to pA, pB and pD. Either all counts are
 * added at its end, or after each step, so that later steps are already inferred with what earlier ones taught.
 */
import { refuseInput } from '../active-inference/numbers.js';
import { logLikelihoodOf, marginalsOf, productOf, times, transitionOf } from './joint.js';
import {
  type LearningRates,
  type LearningSettings,
  learnInitial,
  learnLikelihood,
  learnTransitions,
  readLearning,
  withCounts,
} from './learning.js';
import { type CheckedPomdp, checkPomdp, type PomdpModel, readOutcomes } from './model.js';
import { nestNumbers, readList } from './nested.js';
import { oneOf } from './plan-options.js';
import { readAction } from './policies.js';
import { inferStates, type StateBelief, type StateInference, stateInferences } from './state-inference.js';

/** What was observed in an episode, and the actions between. */
export interface PomdpEpisode {
  readonly observed: readonly (readonly number[])[];
  readonly taken: readonly (number | readonly number[])[];
}

/** How counts are learned. */
export interface PomdpLearning extends LearningRates {
  /** When counts are added: at the end of the `episode` (the default), or after each `step`. */
  readonly every?: 'step' | 'episode';
  /** The counts that forgetting leads back to; those of the model by default. */
  readonly prior?: PomdpModel;
  readonly inference?: StateInference;
}

/** The model with its new counts, and the free energy of the episode. */
export interface LearnedPomdp {
  readonly model: PomdpModel;
  readonly freeEnergy: number;
}

/**
 * Learns the counts that a model has (pA, pB, pD) from one episode.
 * @example
 * const { model } = learnPomdp({ pA: [[1, 1], [1, 1]], B: [[[1], [0]], [[0], [1]]], D: [1, 0] }, { observed: [[0], [0]], taken: [0] });
 */
export function learnPomdp(source: PomdpModel, episode: PomdpEpisode, options: PomdpLearning = {}): LearnedPomdp {
  const { prior = source, inference = 'exact' } = options;
  const { every, rate, forgetting } = readLearning(options);
  oneOf('inference', inference, stateInferences);
  const given = checkPomdp(source);
  if (given.pA === undefined && given.pB === undefined && given.pD === undefined)
    refuseInput('model', 'nothing to learn', 'no counts', 'pA, pB or pD', 'Give the counts that are to be learned.');
  const { observed, actions } = readEpisode(episode, given);
  const before = checkPomdp(prior);
  let learned = given;
  const beliefs: StateBelief[] = [];
  for (const [t, outcomes] of observed.entries()) {
    const model = every === 'step' ? learned : given;
    const expected = t === 0 ? productOf(model.D) : times(transitionOf(model, actions[t - 1]), beliefs[t - 1].joint);
    beliefs.push(inferStates(model, inference, expected, logLikelihoodOf(model, outcomes)));
    learned = learnStep(learned, before, beliefs, outcomes, actions[t - 1], { every, rate, forgetting });
  }
  return { model: withNested(source, learned), freeEnergy: beliefs.reduce((sum, one) => sum + one.freeEnergy, 0) };
}

/** Counts after the last of these beliefs of an episode, which began with the first of them. */
export function learnStep(
  model: CheckedPomdp,
  { pA: priorA, pB: priorB, pD: priorD }: CheckedPomdp,
  beliefs: readonly StateBelief[],
  outcomes: readonly number[],
  action: readonly number[] | undefined,
  { every, rate, forgetting }: LearningSettings,
): CheckedPomdp {
  // An episode forgets once, however many steps it has: outcomes with its first, transitions with its first transition.
  const from = (first: number): LearningRates => ({
    rate,
    forgetting: every === 'step' || beliefs.length - 1 === first ? forgetting : 0,
  });
  const rates = { states: from(0), transitions: from(1) };
  const { pA, pB, pD } = model;
  const now = beliefs[beliefs.length - 1].joint;
  const marginals = marginalsOf(model, now);
  const last = beliefs.length < 2 ? undefined : marginalsOf(model, beliefs[beliefs.length - 2].joint);
  return withCounts(model, {
    ...(pA === undefined ? {} : { pA: learnLikelihood(model, pA, priorA ?? pA, outcomes, now, rates.states) }),
    ...(pB === undefined || last === undefined || action === undefined
      ? {}
      : { pB: learnTransitions(model, pB, priorB ?? pB, action, last, marginals, rates.transitions) }),
    ...(pD === undefined || last !== undefined ? {} : { pD: learnInitial(pD, priorD ?? pD, marginals, rates.states) }),
  });
}

function readEpisode({ observed, taken }: PomdpEpisode, model: CheckedPomdp) {
  const steps = readList('observed', observed, 'outcomes for each step');
  const actions = taken ?? [];
  if (!Array.isArray(actions) || actions.length !== steps.length - 1)
    refuseInput(
      'taken',
      'wrong length',
      actions,
      `${steps.length - 1} actions`,
      'Give the actions between the observations.',
    );
  return {
    observed: steps.map((step, t) => readOutcomes(`observed[${t}]`, step, model)),
    actions: actions.map((action, t) => model.actions[readAction(`taken[${t}]`, action, model)]),
  };
}

/** The source with its counts replaced; A, B and D that have counts are their means from now on. */
function withNested(source: PomdpModel, { factors, outcomes, controls, pA, pB, pD }: CheckedPomdp): PomdpModel {
  const { A, B, D, ...rest } = source;
  return {
    ...rest,
    ...(pA === undefined
      ? { ...(A === undefined ? {} : { A }) }
      : { pA: pA.map((one, g) => nestNumbers(one, [outcomes[g], ...factors])) }),
    ...(pB === undefined
      ? { ...(B === undefined ? {} : { B }) }
      : { pB: pB.map((one, f) => nestNumbers(one, [factors[f], factors[f], controls[f]])) }),
    ...(pD === undefined ? { ...(D === undefined ? {} : { D }) } : { pD: pD.map((one) => Array.from(one)) }),
  };
}
