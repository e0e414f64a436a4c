/**
 * Sophisticated inference (Friston, Da Costa, Hafner, Hesp, Parr, Neural Computation 33, 2021): what an action is worth
 * includes what the agent will do once it has seen what comes of it,
 *   G(a | q) = G_step(a | q) + E_q(o | a) [ Σ_a' softmax(−γ G(a' | q'))_a' G(a' | q') ],   q' ∝ P(o | s') q(s' | a).
 * This is the readable form, by recursion on the host.
 */
import { addValues, costOf, type ExpectedValue, lookAhead, noValue } from './expected-value.js';
import { softmax } from './probability.js';
import type { ValueTables } from './value-tables.js';

/** How deep the tree is, and what is left out of it. */
export interface TreeSearch {
  readonly depth: number;
  readonly gamma: number;
  /** Outcomes that are less probable than this are not followed. */
  readonly leastOutcome: number;
  /** Actions that one step's value makes less probable than this are not considered. */
  readonly leastAction: number;
}

/** What each action is worth, and whether it was considered. */
export interface ActionValues {
  readonly values: readonly ExpectedValue[];
  readonly considered: readonly boolean[];
}

export function sophisticatedValues(tables: ValueTables, belief: Float64Array, search: TreeSearch): ActionValues {
  return valuesAt(tables, belief, search, 0);
}

function valuesAt(tables: ValueTables, belief: Float64Array, search: TreeSearch, t: number): ActionValues {
  const { states, likelihood, transitions } = tables;
  const { depth, gamma, leastOutcome, leastAction } = search;
  const steps = transitions.map((_, action) => lookAhead(tables, belief, action, t));
  const alone = softmax(steps.map(({ value }) => -gamma * costOf(value)));
  const considered = Array.from(alone, (p) => p >= leastAction || p === Math.max(...alone));
  const values = steps.map(({ predicted, outcomes, value }, action) => {
    if (t + 1 >= depth || !considered[action]) return value;
    const followed = outcomes.map((p) => (p > 0 && p >= leastOutcome ? p : 0));
    const total = followed.reduce((sum, p) => sum + p, 0);
    return followed.reduce((sum, p, o) => {
      if (p === 0) return sum;
      const posterior = predicted.map((q, s) => (q * likelihood[o * states + s]) / outcomes[o]);
      return addValues(sum, averageOf(valuesAt(tables, posterior, search, t + 1), gamma), p / total);
    }, value);
  });
  return { values, considered };
}

/** Σ_a softmax(−γ G)_a · value over the actions that were considered. */
function averageOf({ values, considered }: ActionValues, gamma: number): ExpectedValue {
  const weights = actionPosterior({ values, considered }, gamma);
  return values.reduce((sum, value, action) => addValues(sum, value, weights[action]), noValue);
}

/** q(a) = softmax(−γ G + ln E) over the actions that were considered. */
export function actionPosterior(
  { values, considered }: ActionValues,
  gamma: number,
  prior?: ArrayLike<number>,
): Float64Array {
  return softmax(
    values.map((value, action) =>
      considered[action] ? -gamma * costOf(value) + (prior?.[action] ?? 0) : Number.NEGATIVE_INFINITY,
    ),
  );
}
