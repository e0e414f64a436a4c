/**
 * Expected free energy G of what is to come, as a cost in nats: of each step −pragmatic − epistemic − novelty, with
 *   pragmatic = E_q(o)[ln C],  epistemic = I(s; o) = H(q(o)) − E_q(s)[H(P(o | s))],
 *   novelty = expected information gain about the counts of A and B.
 * −pragmatic − epistemic is the same as risk + ambiguity, with risk = KL(q(o) ‖ softmax C) over all modalities together.
 */
import { times } from './joint.js';
import { dot, entropy } from './probability.js';
import type { ValueTables } from './value-tables.js';

/** The three parts of −G. */
export interface ExpectedValue {
  readonly pragmatic: number;
  readonly epistemic: number;
  readonly novelty: number;
}

export const noValue: ExpectedValue = { pragmatic: 0, epistemic: 0, novelty: 0 };

/** G. */
export const costOf = ({ pragmatic, epistemic, novelty }: ExpectedValue): number => -pragmatic - epistemic - novelty;

export function addValues(left: ExpectedValue, right: ExpectedValue, weight = 1): ExpectedValue {
  return {
    pragmatic: left.pragmatic + weight * right.pragmatic,
    epistemic: left.epistemic + weight * right.epistemic,
    novelty: left.novelty + weight * right.novelty,
  };
}

/** An action, what it makes of a belief, what is then expected to be observed, and what that is worth. */
export interface StepAhead {
  readonly predicted: Float64Array;
  /** q(o) of each combination of outcomes. */
  readonly outcomes: Float64Array;
  readonly value: ExpectedValue;
}

/** One step ahead; `t` counts steps of the plan from 0. */
export function lookAhead(tables: ValueTables, belief: Float64Array, action: number, t: number): StepAhead {
  const predicted = times(tables.transitions[action], belief);
  const outcomes = times(tables.likelihood, predicted);
  const preference = tables.preference[Math.min(t, tables.preference.length - 1)];
  const value = {
    pragmatic: dot(predicted, preference),
    epistemic: entropy(outcomes) - dot(predicted, tables.ambiguity),
    novelty: dot(predicted, tables.noveltyA) + dot(belief, tables.noveltyB[action]),
  };
  return { predicted, outcomes, value };
}
