/**
 * Beliefs over joint states: products and marginals of factors, what an action makes of them, and what outcomes say. The
 * host's float64 form of a model's parts, from which Programs take their tables too.
 */
import { unravel } from '../../kernel/dimension.js';
import { refuseInput } from '../active-inference/numbers.js';
import type { CheckedPomdp } from './model.js';
import { logOf } from './probability.js';

/** q(s) = Π q_f(s_f). */
export function productOf(beliefs: readonly ArrayLike<number>[]): Float64Array {
  let joint: number[] = [1];
  for (const belief of beliefs) joint = joint.flatMap((p) => Array.from(belief, (q) => p * q));
  return Float64Array.from(joint);
}

/** q_f(s_f) of a joint belief, for each factor. */
export function marginalsOf({ factors }: Pick<CheckedPomdp, 'factors'>, joint: ArrayLike<number>): Float64Array[] {
  const marginals = factors.map((size) => new Float64Array(size));
  for (let s = 0; s < joint.length; s += 1)
    unravel(s, factors).forEach((state, f) => {
      marginals[f][state] += joint[s];
    });
  return marginals;
}

/** P(s' | s, action) over joint states: next states × states. */
export function transitionOf({ factors, controls, states, B }: CheckedPomdp, action: readonly number[]): Float64Array {
  const matrix = new Float64Array(states * states);
  const indices = Array.from({ length: states }, (_, s) => unravel(s, factors));
  for (let next = 0; next < states; next += 1)
    for (let s = 0; s < states; s += 1) {
      let p = 1;
      for (let f = 0; f < factors.length && p > 0; f += 1)
        p *= B[f][(indices[next][f] * factors[f] + indices[s][f]) * controls[f] + action[f]];
      matrix[next * states + s] = p;
    }
  return matrix;
}

const most = 2 ** 24;

/** P(s' | s, action) for each action. */
export function transitionsOf(model: CheckedPomdp): Float64Array[] {
  const entries = model.actions.length * model.states * model.states;
  if (entries > most)
    refuseInput(
      'B',
      'too many joint transitions',
      entries,
      `at most ${most}`,
      'Use fewer factors, states or controls.',
    );
  return model.actions.map((action) => transitionOf(model, action));
}

/** The matrix (rows × columns) times a vector. */
export function times(matrix: Float64Array, vector: ArrayLike<number>): Float64Array {
  const columns = vector.length;
  const result = new Float64Array(matrix.length / columns);
  for (let row = 0; row < result.length; row += 1) {
    let sum = 0;
    for (let column = 0; column < columns; column += 1) sum += matrix[row * columns + column] * vector[column];
    result[row] = sum;
  }
  return result;
}

/** ln P(o | s) of one outcome in each modality, for each joint state. */
export function logLikelihoodOf({ A, states }: CheckedPomdp, outcomes: readonly number[]): Float64Array {
  const logs = new Float64Array(states);
  outcomes.forEach((outcome, g) => {
    for (let s = 0; s < states; s += 1) logs[s] += logOf(A[g][outcome * states + s]);
  });
  return logs;
}

/** The combinations of outcomes that some state can give rise to, and P(o | s) of each: combinations × joint states. */
export interface JointOutcomes {
  readonly combinations: readonly (readonly number[])[];
  readonly likelihood: Float64Array;
}

const mostCombinations = 65_536;

export function jointOutcomesOf({ A, outcomes, states }: CheckedPomdp): JointOutcomes {
  let rows: { outcomes: number[]; row: Float64Array }[] = [{ outcomes: [], row: new Float64Array(states).fill(1) }];
  for (const [g, count] of outcomes.entries()) {
    rows = rows.flatMap((one) =>
      Array.from({ length: count }, (_, outcome) => ({
        outcomes: [...one.outcomes, outcome],
        row: one.row.map((p, s) => p * A[g][outcome * states + s]),
      })).filter(({ row }) => row.some((p) => p > 0)),
    );
    if (rows.length > mostCombinations)
      refuseInput(
        'A',
        'too many combinations of outcomes',
        rows.length,
        `at most ${mostCombinations}`,
        'Use fewer modalities.',
      );
  }
  const likelihood = new Float64Array(rows.length * states);
  rows.forEach(({ row }, at) => {
    likelihood.set(row, at * states);
  });
  return { combinations: rows.map((one) => one.outcomes), likelihood };
}
