/**
 * Inference and planning for one agent, from a model and all that it observed, in float64 on the host. Where the actions
 * between observations are not given, policies cover the past too and are weighed by how well they explain it, F_π.
 */
import { definedOf } from '../../kernel/defined.js';
import { readObject, refuseInput } from '../active-inference/numbers.js';
import { type CourseInference, inferCourse } from './course.js';
import { costOf, type ExpectedValue } from './expected-value.js';
import type { DiscreteFreeEnergy } from './free-energy.js';
import { inductivePrior, progressOf } from './inductive.js';
import { marginalsOf } from './joint.js';
import { type CheckedPomdp, checkPomdp, modelKeys, type PomdpModel, readOutcomes } from './model.js';
import { depthOf, readList } from './nested.js';
import { oneOf, type PomdpPlanning, type PomdpSettings, readPlanning } from './plan-options.js';
import { createPlanner, planFrom } from './planning.js';
import {
  actionMarginal,
  likeliestAction,
  logPrior,
  type Policy,
  policiesOf,
  policyPosterior,
  readAction,
  valueOfPolicy,
} from './policies.js';
import { createPomdpAgents, type PomdpAgentOptions, type PomdpStep } from './pomdp-agents.js';
import { updatePrecision } from './precision.js';
import { stateInferences } from './state-inference.js';
import { valueTables } from './value-tables.js';

/** A model with what was observed, as `fieldbrain infer` reads it from a file. */
export interface PomdpProblem extends PomdpModel, Omit<PomdpPlanning, 'inference'> {
  readonly kind?: 'pomdp';
  /** `exact` (the default), `mean-field`, or on the host `message-passing` over all steps at once. */
  readonly inference?: CourseInference;
  /** An outcome for each modality, or a list of them for each step. */
  readonly observed: number | readonly (number | readonly number[])[];
  /** The actions taken between the observations; left out, policies cover them too. */
  readonly taken?: readonly (number | readonly number[])[];
  /** Whether γ is updated by what policies explain; `fixed` by default. */
  readonly precision?: 'fixed' | 'updated';
}

/** A policy: its actions, how probable it is, and its expected free energy with its parts. */
export interface PomdpPolicy {
  readonly actions: readonly number[];
  readonly probability: number;
  /** G, a cost in nats: −pragmatic − epistemic − novelty. */
  readonly expected: number;
  readonly pragmatic: number;
  readonly epistemic: number;
  readonly novelty: number;
}

/** What an agent believes, and what it would do. */
export interface PomdpReport {
  /** Probabilities of each factor's states after the last observation. */
  readonly beliefs: readonly (readonly number[])[];
  /** Of all steps, in nats, with its two parts. */
  readonly freeEnergy: number;
  readonly complexity: number;
  readonly accuracy: number;
  readonly gamma: number;
  readonly policies: readonly PomdpPolicy[];
  /** Marginal probability of each first action. */
  readonly actions: readonly number[];
  /** The most probable of them. */
  readonly action: number;
}

const planningKeys = ['planning', 'horizon', 'gamma', 'inference', 'leastOutcome', 'leastAction'] as const;
const problemKeys = [...modelKeys, ...planningKeys, 'kind', 'observed', 'taken', 'precision'] as const;

/**
 * Infers states and weighs policies of a discrete model.
 * @example
 * const { beliefs, actions } = inferPomdp({ ...cueMazeModel(), horizon: 2, observed: [0, 0, 0] });
 */
export function inferPomdp(problem: PomdpProblem): PomdpReport {
  const { model, settings, inference, steps, taken, updates } = readProblem(problem);
  if (steps.length > 1 && taken === undefined && model.actions.length > 1)
    return overPolicies(model, settings, inference, steps, updates);
  const actions = readTaken(taken, steps.length, model);
  const { joint, freeEnergy, complexity, accuracy } = inferCourse(model, steps, actions, inference);
  const planner = createPlanner(model, settings);
  const plan = planFrom(planner, joint);
  return {
    beliefs: marginalsOf(model, joint).map((one) => Array.from(one)),
    ...{ freeEnergy, complexity, accuracy },
    gamma: settings.gamma,
    policies: planner.policies.map((policy, p) => reportOf(policy, plan.posterior[p], plan.values[p])),
    actions: Array.from(plan.actions),
    action: likeliestAction(plan.actions),
  };
}

/**
 * The same by a Program on a device; actions between observations must be given.
 * @example
 * const report = await inferPomdpOn({ ...cueMazeModel(), horizon: 2, observed: [0, 0, 0] }, { device: 'cpu' });
 */
export async function inferPomdpOn(
  problem: PomdpProblem,
  { device, dtype }: Pick<PomdpAgentOptions, 'device' | 'dtype'>,
): Promise<PomdpReport & { readonly device: string; readonly dtype: string }> {
  const { model, source, settings, inference, steps, taken } = readProblem(problem);
  if (inference === 'message-passing')
    refuseInput('inference', 'not on a device', inference, stateInferences.join(', '), 'Infer on the host.');
  if (steps.length > 1 && taken === undefined && model.actions.length > 1)
    refuseInput(
      'taken',
      'missing',
      undefined,
      `the ${steps.length - 1} actions between the observations`,
      'Give them, or infer on the host.',
    );
  const actions = taken === undefined ? steps.slice(1).map(() => 0) : readTakenNumbers(taken, steps.length, model);
  const agents = await createPomdpAgents(source, {
    ...settings,
    choice: 'mode',
    ...(device === undefined ? {} : { device }),
    ...(dtype === undefined ? {} : { dtype }),
  });
  try {
    const seen: PomdpStep[] = [];
    for (const [t, outcomes] of steps.entries()) {
      if (t > 0) await agents.act([actions[t - 1]]);
      seen.push(await agents.observe([outcomes]));
    }
    const last = seen[seen.length - 1];
    const total = (key: 'freeEnergy' | 'complexity' | 'accuracy'): number =>
      seen.reduce((sum, one) => sum + one[key][0], 0);
    const { pragmatic, epistemic, novelty } = last.expected;
    return {
      device: agents.device,
      dtype: agents.dtype,
      beliefs: last.beliefs.map((one) => Array.from(one)),
      freeEnergy: total('freeEnergy'),
      complexity: total('complexity'),
      accuracy: total('accuracy'),
      gamma: settings.gamma,
      policies: agents.policies.map((policy, p) =>
        reportOf(policy, last.policies[p], { pragmatic: pragmatic[p], epistemic: epistemic[p], novelty: novelty[p] }),
      ),
      actions: Array.from(last.actions),
      action: last.action[0],
    };
  } finally {
    await agents.close();
  }
}

/** All parts of a problem, checked. */
function readProblem(problem: PomdpProblem) {
  readObject('model', problem, problemKeys);
  const { planning, horizon, gamma, inference, leastOutcome, leastAction, kind, observed, taken, precision, ...rest } =
    problem;
  if (kind !== undefined) oneOf('kind', kind, ['pomdp']);
  const model = checkPomdp(rest);
  const found = oneOf('inference', inference ?? 'exact', [...stateInferences, 'message-passing']);
  const stepwise = found === 'message-passing' ? undefined : found;
  const given = { planning, horizon, gamma, inference: stepwise, leastOutcome, leastAction };
  const settings = readPlanning(definedOf(given));
  const steps = readSteps(observed, model);
  const updates = oneOf('precision', precision ?? 'fixed', ['fixed', 'updated']) === 'updated';
  return { model, source: rest, settings, inference: found, steps, taken, updates };
}

/** Policies that begin with the first observation: what they did explains what was seen, what they will do is planned. */
function overPolicies(
  model: CheckedPomdp,
  settings: PomdpSettings,
  inference: CourseInference,
  steps: readonly number[][],
  updates: boolean,
): PomdpReport {
  const { planning, horizon, gamma } = settings;
  const past = steps.length - 1;
  if (planning === 'sophisticated')
    refuseInput(
      'taken',
      'missing',
      undefined,
      `the ${past} actions between the observations`,
      'Give them, or plan with policies.',
    );
  const policies = policiesOf(model, past + horizon);
  const tables = valueTables(model);
  const found = policies.map((policy) => {
    const actions = policy.slice(0, past).map((action) => model.actions[action]);
    const course = inferCourse(model, steps, actions, inference);
    return { course, belief: course.joint, value: valueOfPolicy(tables, course.joint, policy.slice(past)) };
  });
  const values = found.map(({ value }) => value);
  const freeEnergies = found.map(({ course }) => course.freeEnergy);
  const progress = planning === 'inductive' ? progressOf(tables.transitions, model.intended ?? []) : undefined;
  const prior = logPrior(model.E, policies.length, 'policies').map((log, p) =>
    progress === undefined ? log : log + inductivePrior(progress, found[p].belief)[policies[p][past]],
  );
  const updated = updates
    ? updatePrecision(values, gamma, prior, freeEnergies)
    : { gamma, posterior: policyPosterior(values, gamma, prior, freeEnergies) };
  const actions = actionMarginal(policies, updated.posterior, model.actions.length, past);
  const mean = (key: keyof DiscreteFreeEnergy): number =>
    found.reduce((sum, { course }, p) => sum + updated.posterior[p] * course[key], 0);
  const joint = found[0].belief.map((_, s) =>
    found.reduce((sum, { belief }, p) => sum + updated.posterior[p] * belief[s], 0),
  );
  return {
    beliefs: marginalsOf(model, joint).map((one) => Array.from(one)),
    ...{ freeEnergy: mean('freeEnergy'), complexity: mean('complexity'), accuracy: mean('accuracy') },
    gamma: updated.gamma,
    policies: policies.map((policy, p) => reportOf(policy, updated.posterior[p], values[p])),
    actions: Array.from(actions),
    action: likeliestAction(actions),
  };
}

function reportOf(actions: Policy, probability: number, value: ExpectedValue): PomdpPolicy {
  return { actions, probability, expected: costOf(value), ...value };
}

/** One step's outcomes, or a list of steps; of a lone modality a plain list of several outcomes is a list of steps. */
function readSteps(observed: unknown, model: CheckedPomdp): number[][] {
  const alone = model.outcomes.length === 1;
  if (typeof observed === 'number') return [readOutcomes('observed', observed, model)];
  const list = readList('observed', observed, 'an outcome for each modality');
  if (depthOf(observed) === 1 && !(alone && list.length > 1)) return [readOutcomes('observed', list, model)];
  return list.map((step, t) => readOutcomes(`observed[${t}]`, step, model));
}

function readTaken(taken: unknown, steps: number, model: CheckedPomdp): (readonly number[])[] {
  if (taken === undefined) return Array.from({ length: steps - 1 }, () => model.actions[0]);
  return readTakenNumbers(taken, steps, model).map((action) => model.actions[action]);
}

function readTakenNumbers(taken: unknown, steps: number, model: CheckedPomdp): number[] {
  if (!Array.isArray(taken) || taken.length !== steps - 1)
    refuseInput('taken', 'wrong length', taken, `${steps - 1} actions`, 'Give the actions between the observations.');
  return taken.map((action, t) => readAction(`taken[${t}]`, action, model));
}
