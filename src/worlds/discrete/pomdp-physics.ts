/**
 * A discrete model as a world: states follow B, outcomes are drawn from A. The physical state holds the state of each factor,
 * then the outcome of each modality; draws of a step are keyed by environment, episode and step.
 */
import { type CheckedPomdp, checkPomdp, type PomdpModel } from '../../inference/discrete/model.js';
import { add, cast, constant, count, type Expr, ge, mul, noiseWords, uniform } from '../../kernel/index.js';
import type { EpisodeContext, Physics, Table } from '../definition.js';

/** The reward for each outcome of each modality; they are added. */
export type OutcomeRewards = readonly (readonly number[])[];

/** Tells apart the draws of steps from those that begin an episode. */
export const stepStream = 7011;

/** Running sums over the first axis, columns as rows: the tables that draws are looked up in. */
function cumulative(values: Float64Array, rows: number): Table {
  const columns = values.length / rows;
  const data = new Float64Array(values.length);
  for (let column = 0; column < columns; column += 1) {
    let sum = 0;
    for (let row = 0; row < rows; row += 1) {
      sum += values[row * columns + column];
      data[column * rows + row] = sum;
    }
  }
  return { type: 'real', shape: [columns, rows], data };
}

export function pomdpPhysics(source: PomdpModel, rewards: OutcomeRewards): Physics {
  const model = checkPomdp(source);
  const { factors, outcomes } = model;
  const width = factors.length + outcomes.length;
  /** The first row of a column's running sums that lies above the draw. */
  const look = (context: EpisodeContext, name: string, column: Expr, rows: number, draw: Expr): Expr =>
    cast(
      count([rows - 1], ([row]) => ge(draw, context.table(name).clamp(column, row))),
      context.real,
    );
  const outcomesOf = (states: readonly Expr[], draw: (element: number) => Expr, context: EpisodeContext): Expr[] => {
    const joint = states
      .map((state) => cast(state, 'i32'))
      .reduce((total, state, f) => add(mul(total, factors[f]), state));
    return outcomes.map((size, g) => look(context, `outcomes${g}`, joint, size, draw(factors.length + g)));
  };
  return {
    tables: () => tablesOf(model, rewards),
    begin(draw, context) {
      const states = factors.map((size, f) => look(context, `initial${f}`, constant(0, 'i32'), size, draw(f)));
      return [...states, ...outcomesOf(states, draw, context)];
    },
    observe: (state) => state.slice(factors.length),
    step(before, [action], context) {
      const { seed, environment, episode, length, real } = context;
      const words = noiseWords({
        seed,
        brain: cast(environment, 'u32'),
        cycle: cast(episode, 'u32'),
        stream: stepStream,
      });
      const draw = (element: number): Expr => cast(uniform(words, cast(add(mul(length, width), element), 'u32')), real);
      const states = factors.map((size, f) => {
        const control = context.table(`control${f}`).clamp(cast(action, 'i32'));
        const column = add(mul(cast(before[f], 'i32'), model.controls[f]), control);
        return look(context, `next${f}`, column, size, draw(f));
      });
      const seen = outcomesOf(states, draw, context);
      return {
        state: [...states, ...seen],
        reward: seen
          .map((outcome, g) => context.table(`reward${g}`).clamp(cast(outcome, 'i32')))
          .reduce((total, one) => add(total, one)),
        terminated: constant(0, 'bool'),
      };
    },
  };
}

function tablesOf(
  { factors, outcomes, actions, A, B, D }: CheckedPomdp,
  rewards: OutcomeRewards,
): Record<string, Table> {
  const tables: Record<string, Table> = {};
  for (const [f, size] of factors.entries()) {
    tables[`initial${f}`] = cumulative(D[f], size);
    tables[`next${f}`] = cumulative(B[f], size);
    tables[`control${f}`] = { type: 'i32', shape: [actions.length], data: actions.map((action) => action[f]) };
  }
  for (const [g, size] of outcomes.entries()) {
    tables[`outcomes${g}`] = cumulative(A[g], size);
    tables[`reward${g}`] = { type: 'real', shape: [size], data: rewards[g] };
  }
  return tables;
}
