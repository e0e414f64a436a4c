/**
 * The numbers that a Program of discrete agents is loaded with: tables of their models, a row for each model, and the courses or
 * the tree that they plan over.
 */
import { isSmall, likelihoodOf, type PreparedAgents } from './agent-shape.js';
import { productOf } from './joint.js';
import { countConstants } from './learned-counts.js';
import type { OutcomeTree } from './outcome-tree.js';
import type { Planner } from './planning.js';
import type { Policy } from './policies.js';
import { logOf } from './probability.js';

/** Rows × states times states × states: what is expected one action later, for each state now. */
function product(rows: Float64Array, matrix: Float64Array, states: number): Float64Array {
  const result = new Float64Array(rows.length);
  for (let row = 0; row < rows.length / states; row += 1)
    for (let next = 0; next < states; next += 1) {
      const weight = rows[row * states + next];
      if (weight !== 0)
        for (let s = 0; s < states; s += 1) result[row * states + s] += weight * matrix[next * states + s];
    }
  return result;
}

/** The constants that the Program of these agents is loaded with, one row for each model. */
export function agentConstants({
  shape,
  planners,
  combinations,
}: PreparedAgents): Record<string, Float64Array | Float32Array | Int32Array> {
  const { tree, policies, settings, preferences, hasNovelty } = shape;
  const flat = (rows: (planner: Planner) => readonly ArrayLike<number>[]): Float64Array | Float32Array => {
    const values = planners.flatMap((planner) => rows(planner).flatMap((row) => Array.from(row)));
    return shape.dtype === 'f64' ? Float64Array.from(values) : Float32Array.from(values);
  };
  const whole = (values: readonly number[]): Int32Array => Int32Array.from(values);
  const plans = {
    logPrior: flat(({ prior }) => [prior]),
    ...(settings.planning === 'inductive' ? { progress: flat(({ progress }) => progress ?? []) } : {}),
    ...(tree === undefined
      ? courseConstants(policies, settings.horizon, whole)
      : treeConstants(tree, isSmall(shape), whole)),
  };
  if (shape.learning !== undefined)
    return {
      ...countConstants({ shape, planners, combinations }, (rows) => flat(({ model }) => rows(model))),
      ...plans,
    };
  const logs = Object.fromEntries(
    shape.outcomes.map((_, g) => [`logLikelihood${g}`, flat(({ model }) => [model.A[g].map(logOf)])]),
  );
  return {
    ...logs,
    initial: flat(({ model }) => [productOf(model.D)]),
    transition: flat(({ tables }) => tables.transitions),
    likelihood: flat((planner) => [likelihoodOf(planner, combinations)]),
    outcomesAhead: flat((planner) =>
      planner.tables.transitions.map((matrix) => product(likelihoodOf(planner, combinations), matrix, shape.states)),
    ),
    preferenceAhead: flat(({ tables }) =>
      Array.from(
        { length: preferences },
        (_, t) => tables.preference[Math.min(t, tables.preference.length - 1)],
      ).flatMap((row) => tables.transitions.map((matrix) => product(row, matrix, shape.states))),
    ),
    ambiguityAhead: flat(({ tables }) =>
      tables.transitions.map((matrix) => product(tables.ambiguity, matrix, shape.states)),
    ),
    ...(hasNovelty
      ? {
          noveltyAhead: flat(({ tables }) =>
            tables.transitions.map((matrix, action) =>
              product(tables.noveltyA, matrix, shape.states).map((gain, s) => gain + tables.noveltyB[action][s]),
            ),
          ),
        }
      : {}),
    ...plans,
  };
}

/** Distinct beginnings of policies at each step: of which they continue, by which action. The last step has one for each policy. */
export function coursesOf(policies: readonly Policy[], horizon: number): { parent: number[]; action: number[] }[] {
  let before = policies.map(() => 0);
  return Array.from({ length: horizon }, (_, t) => {
    const known = new Map<string, number>();
    const course = { parent: [] as number[], action: [] as number[] };
    before = policies.map((policy, p) => {
      const key = t === horizon - 1 ? String(p) : `${before[p]} ${policy[t]}`;
      const found = known.get(key) ?? course.parent.length;
      if (found === course.parent.length) {
        known.set(key, found);
        course.parent.push(before[p]);
        course.action.push(policy[t]);
      }
      return found;
    });
    return course;
  });
}

function courseConstants(
  policies: readonly Policy[],
  horizon: number,
  whole: (values: readonly number[]) => Int32Array,
): Record<string, Int32Array> {
  const steps = coursesOf(policies, horizon).flatMap(({ parent, action }, t): [string, Int32Array][] => [
    [`parent${t}`, whole(parent)],
    [`action${t}`, whole(action)],
  ]);
  return { ...Object.fromEntries(steps), firstAction: whole(policies.map(([first]) => first)) };
}

function treeConstants(
  { levels, support }: OutcomeTree,
  isSmallModel: boolean,
  whole: (values: readonly number[]) => Int32Array,
): Record<string, Int32Array> {
  const last = levels.length - 1;
  return Object.fromEntries(
    levels.flatMap(({ parent, action, outcome, first, children, reached, possible }, d): [string, Int32Array][] => {
      const incoming = { parent, action, outcome };
      const outgoing = { first, children };
      // Lists of possible states are filled up with −1.
      const padded = possible.flatMap((states) => Array.from({ length: support }, (_, j) => states[j] ?? -1));
      return Object.entries({
        ...(d === 0 ? {} : incoming),
        ...(d < last || isSmallModel ? outgoing : {}),
        ...(isSmallModel ? { reached, ...(d === 0 ? {} : { possible: padded }) } : {}),
      }).map(([name, values]) => [`${name}${d}`, whole(values)]);
    }),
  );
}
