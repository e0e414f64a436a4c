/**
 * What planning needs of a model, worked out once. Of the parts of expected free energy all but one are linear in the
 * belief, so a number for each joint state is enough for them; the entropy of outcomes needs P(o | s) itself.
 */
import { unravel } from '../../kernel/dimension.js';
import { jointOutcomesOf, transitionsOf } from './joint.js';
import type { CheckedPomdp } from './model.js';
import { digamma, leastProbability, logOf } from './probability.js';

export interface ValueTables {
  readonly states: number;
  /** P(s' | s, action): next states × states, for each action. */
  readonly transitions: readonly Float64Array[];
  /** P(o | s) of all combinations of outcomes: combinations × states. */
  readonly likelihood: Float64Array;
  readonly combinations: readonly (readonly number[])[];
  /** E[ln C | s], for each step ahead; the last holds from there on. */
  readonly preference: readonly Float64Array[];
  /** H(P(o | s)). */
  readonly ambiguity: Float64Array;
  /** Expected information gain about the counts of A, for each state arrived at. */
  readonly noveltyA: Float64Array;
  /** The same about the counts of B, for each action and state left. */
  readonly noveltyB: readonly Float64Array[];
}

export function valueTables(model: CheckedPomdp): ValueTables {
  const { states, outcomes, A, C, actions } = model;
  const steps = Math.max(...C.map((one, g) => one.length / outcomes[g]));
  const perState = (value: (s: number) => number): Float64Array =>
    Float64Array.from({ length: states }, (_, s) => value(s));
  const overOutcomes = (value: (g: number, o: number, p: number, s: number) => number) => (s: number) => {
    let sum = 0;
    for (const [g, count] of outcomes.entries())
      for (let o = 0; o < count; o += 1) {
        const p = A[g][o * states + s];
        if (p > 0) sum += p * value(g, o, p, s);
      }
    return sum;
  };
  const { likelihood, combinations } = jointOutcomesOf(model);
  return {
    states,
    transitions: transitionsOf(model),
    likelihood,
    combinations,
    preference: Array.from({ length: steps }, (_, t) =>
      perState(overOutcomes((g, o) => C[g][Math.min(t, C[g].length / outcomes[g] - 1) * outcomes[g] + o])),
    ),
    ambiguity: perState(overOutcomes((_g, _o, p) => -logOf(p))),
    noveltyA: perState(noveltyOfOutcomes(model)),
    noveltyB: actions.map((action) => perState(noveltyOfTransitions(model, action))),
  };
}

/**
 * Information about a Dirichlet distribution that one more count in row `at` brings: KL(Dir(a + e) ‖ Dir(a)) =
 * ln Σa − ln a + ψ(a + 1) − ψ(Σa + 1), which is nearly ½ (1/a − 1/Σa).
 */
export function countGain(count: number, total: number): number {
  return Math.log(total) - Math.log(Math.max(count, leastProbability)) + digamma(count + 1) - digamma(total + 1);
}

/** Σ p · gain over the rows of one column. */
function columnGain(counts: Float64Array, p: Float64Array, rows: number, columns: number, column: number): number {
  let total = 0;
  for (let row = 0; row < rows; row += 1) total += counts[row * columns + column];
  let gain = 0;
  for (let row = 0; row < rows; row += 1) {
    const at = row * columns + column;
    if (p[at] > 0) gain += p[at] * countGain(counts[at], total);
  }
  return gain;
}

const noveltyOfOutcomes =
  ({ pA, A, outcomes, states }: CheckedPomdp) =>
  (s: number): number =>
    pA === undefined ? 0 : outcomes.reduce((sum, count, g) => sum + columnGain(pA[g], A[g], count, states, s), 0);

const noveltyOfTransitions =
  ({ pB, B, factors, controls }: CheckedPomdp, action: readonly number[]) =>
  (s: number): number => {
    if (pB === undefined) return 0;
    const states = unravel(s, factors);
    return factors.reduce((sum, size, f) => {
      const columns = size * controls[f];
      return sum + columnGain(pB[f], B[f], size, columns, states[f] * controls[f] + action[f]);
    }, 0);
  };
