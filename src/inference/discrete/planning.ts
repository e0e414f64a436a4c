/** From beliefs to actions on the host in float64: the three ways to plan, in one form. */
import { refuseInput } from '../active-inference/numbers.js';
import { costOf, type ExpectedValue } from './expected-value.js';
import { inductivePrior, progressOf } from './inductive.js';
import type { CheckedPomdp } from './model.js';
import { actionMarginal, logPrior, type Policy, policiesOf, policyPosterior, valueOfPolicy } from './policies.js';
import { actionPosterior, sophisticatedValues } from './sophisticated.js';
import { type ValueTables, valueTables } from './value-tables.js';

/** Policies of a fixed length, a tree of actions and outcomes, or policies that lead to intended states. */
export type PlanningMethod = 'policies' | 'sophisticated' | 'inductive';
export const plannings: readonly PlanningMethod[] = ['policies', 'sophisticated', 'inductive'];

/** How agents plan. */
export interface PlanSettings {
  readonly planning: PlanningMethod;
  /** Steps ahead: the length of policies, or the depth of the tree. */
  readonly horizon: number;
  readonly gamma: number;
  readonly leastOutcome: number;
  readonly leastAction: number;
}

/** A model made ready to plan with. */
export interface Planner {
  readonly model: CheckedPomdp;
  readonly tables: ValueTables;
  readonly settings: PlanSettings;
  /** What is chosen from: courses of actions, or single ones where a tree says what follows. */
  readonly policies: readonly Policy[];
  /** ln E. */
  readonly prior: Float64Array;
  /** Probability of a step nearer to an intended state, for each action and state. */
  readonly progress: readonly Float64Array[] | undefined;
}

/** What an agent thinks of its policies, and so of its next action. */
export interface Plan {
  readonly posterior: Float64Array;
  readonly values: readonly ExpectedValue[];
  /** G of each policy. */
  readonly expected: Float64Array;
  /** Marginal probability of each first action. */
  readonly actions: Float64Array;
}

export function createPlanner(model: CheckedPomdp, settings: PlanSettings): Planner {
  const { planning, horizon } = settings;
  const tables = valueTables(model);
  if (planning === 'inductive' && model.intended === undefined)
    refuseInput(
      'intended',
      'missing',
      undefined,
      'intended states for inductive planning',
      'Give states of each factor, or null.',
    );
  const policies =
    planning === 'sophisticated' ? model.actions.map((_, action) => [action]) : policiesOf(model, horizon);
  return {
    model,
    tables,
    settings,
    policies,
    prior: logPrior(model.E, policies.length, planning === 'sophisticated' ? 'actions' : 'policies'),
    progress:
      planning === 'inductive' && model.intended !== undefined
        ? progressOf(tables.transitions, model.intended)
        : undefined,
  };
}

/** Plans from a belief over joint states. */
export function planFrom(planner: Planner, belief: Float64Array): Plan {
  const { tables, settings, policies, progress } = planner;
  const { gamma, horizon, leastOutcome, leastAction } = settings;
  const count = planner.model.actions.length;
  if (settings.planning === 'sophisticated') {
    const found = sophisticatedValues(tables, belief, { depth: horizon, gamma, leastOutcome, leastAction });
    const posterior = actionPosterior(found, gamma, planner.prior);
    return { posterior, values: found.values, expected: Float64Array.from(found.values, costOf), actions: posterior };
  }
  const values = policies.map((policy) => valueOfPolicy(tables, belief, policy));
  const nearer = progress === undefined ? undefined : inductivePrior(progress, belief);
  const prior = planner.prior.map((log, p) => log + (nearer?.[policies[p][0]] ?? 0));
  const posterior = policyPosterior(values, gamma, prior);
  return {
    posterior,
    values,
    expected: Float64Array.from(values, costOf),
    actions: actionMarginal(policies, posterior, count),
  };
}
