/**
 * Dirichlet learning on the device (learning.ts is its float64 form): every agent has counts of its own, which stay there. The
 * tables that inference and planning read are the counts' means, made anew in each step; what a step teaches is added after
 * its inference, so that it counts from the next step on, or from the next episode.
 */
import type { Expr, TensorHandle } from '../../kernel/index.js';
import { add, and, div, eq, gt, i32, log, max, mul, ne, neg, rem, select, sub, sum } from '../../kernel/index.js';
import { type AgentTensors, logFloor } from './agent-scope.js';
import type { Counts } from './learned-counts.js';
import { leastProbability } from './probability.js';

/** ψ(x) for x ≥ 1: raised by nine, to where the asymptotic series holds. */
export function digammaOf(x: Expr): Expr {
  const raised = add(x, 9);
  const square = div(1, mul(raised, raised));
  const terms = [-1 / 132, 1 / 240, -1 / 252, 1 / 120, -1 / 12];
  const series = terms.reduce<Expr>((total, term) => mul(square, add(total, term)), mul(square, 0));
  const below = Array.from({ length: 9 }, (_, k) => div(1, add(x, k))).reduce((total, one) => add(total, one));
  return add(sub(sub(log(raised), div(0.5, raised)), below), series);
}

/** KL(Dir(a + e) ‖ Dir(a)): what one more count tells (value-tables.ts). */
function countGain(count: Expr, total: Expr): Expr {
  const logs = sub(log(total), log(max(count, leastProbability)));
  return add(logs, sub(digammaOf(add(count, 1)), digammaOf(add(total, 1))));
}

/** The state of a factor in a joint state. */
function stateOf({ shape: { factors } }: AgentTensors, joint: Expr, f: number): Expr {
  const stride = factors.slice(f + 1).reduce((product, one) => product * one, 1);
  return rem(div(joint, stride), factors[f]);
}

/** Counts that inference uses, their sums over the first axis, and their means; without counts, the model's own numbers. */
function meansOf(
  { b, scratch }: AgentTensors,
  name: string,
  counts: Counts | undefined,
  given: TensorHandle | undefined,
  givenOf: (agent: Expr) => Expr,
) {
  if (counts === undefined)
    return {
      mean: (n: Expr, row: Expr, ...rest: readonly Expr[]): Expr =>
        (given as TensorHandle).clamp(givenOf(n), row, ...rest),
    };
  const { used } = counts;
  const [, rows, ...columns] = used.shape as number[];
  const total = scratch(`${name}Total`, columns);
  b.reduce(`${name}_total`, total, ([n, ...rest]) => sum([rows], ([row]) => used.at(n, row, ...rest)));
  return {
    mean: (n: Expr, row: Expr, ...rest: readonly Expr[]): Expr =>
      div(used.clamp(n, row, ...rest), total.clamp(n, ...rest)),
    /** Σ p · gain over the rows of a column. */
    gain: (n: Expr, ...rest: readonly Expr[]): Expr =>
      sum([rows], ([row]) => {
        const [count, all] = [used.clamp(n, row, ...rest), total.clamp(n, ...rest)];
        return select(gt(count, 0), mul(div(count, all), countGain(count, all)), mul(count, 0));
      }),
  };
}

/** Writes the tables of all agents from their counts; where an episode begins, what the last one taught counts from here on. */
export function learnedTables(tensors: AgentTensors, begins: (agent: Expr) => Expr): void {
  const { b, shape, scratch, tables, counts, givenOf, real } = tensors;
  if (counts === undefined) return;
  const { states, outcomes, factors, actions, preferences } = shape;
  for (const [name, one] of counts.all)
    if (one.used !== one.learned)
      b.map(`${name}_begin`, one.used, ([n, ...at]) =>
        select(begins(n), one.learned.at(n, ...at), one.used.at(n, ...at)),
      );
  const A = outcomes.map((_, g) => meansOf(tensors, `pA${g}`, counts.A[g], counts.given.A[g], givenOf));
  const B = factors.map((_, f) => meansOf(tensors, `pB${f}`, counts.B[f], counts.given.B[f], givenOf));
  const D = factors.map((_, f) => meansOf(tensors, `pD${f}`, counts.D[f], counts.given.D[f], givenOf));
  const product = (all: readonly Expr[]): Expr => all.reduce((total, one) => mul(total, one));
  const total = (all: readonly Expr[]): Expr => all.reduce((sumOfAll, one) => add(sumOfAll, one));
  for (const [g] of outcomes.entries())
    b.map(`table_log${g}`, tables.logLikelihood[g], ([n, o, s]) => logFloor(A[g].mean(n, o, s)));
  b.map('table_initial', tables.initial, ([n, s]) =>
    product(factors.map((_, f) => D[f].mean(n, stateOf(tensors, s, f)))),
  );
  const control = (a: Expr, f: number): Expr => counts.controls.at(a, f);
  b.map('table_transition', tables.transition, ([n, a, next, s]) =>
    product(factors.map((_, f) => B[f].mean(n, stateOf(tensors, next, f), stateOf(tensors, s, f), control(a, f)))),
  );
  b.map('table_likelihood', tables.likelihood, ([n, o, s]) =>
    product(outcomes.map((_, g) => A[g].mean(n, counts.combined.at(o, g), s))),
  );
  /** What is expected one action later, for each state now. */
  const ahead = (n: Expr, a: Expr, s: Expr, value: (next: Expr) => Expr): Expr =>
    sum([states], ([next]) => mul(value(next), tables.transition.at(n, a, next, s)));
  b.reduce('table_outcomes', tables.outcomesAhead, ([n, a, o, s]) =>
    ahead(n, a, s, (next) => tables.likelihood.at(n, o, next)),
  );
  const preference = scratch('preference', [preferences, states]);
  b.reduce('table_prefer', preference, ([n, t, s]) =>
    total(
      outcomes.map((size, g) => sum([size], ([o]) => mul(A[g].mean(n, o, s), counts.given.C[g].at(givenOf(n), t, o)))),
    ),
  );
  b.reduce('table_preference', tables.preferenceAhead, ([n, t, a, s]) =>
    ahead(n, a, s, (next) => preference.at(n, t, next)),
  );
  const ambiguity = scratch('ambiguity', [states]);
  b.reduce('table_doubt', ambiguity, ([n, s]) =>
    neg(
      total(
        outcomes.map((size, g) => sum([size], ([o]) => mul(A[g].mean(n, o, s), tables.logLikelihood[g].at(n, o, s)))),
      ),
    ),
  );
  b.reduce('table_ambiguity', tables.ambiguityAhead, ([n, a, s]) => ahead(n, a, s, (next) => ambiguity.at(n, next)));
  const { noveltyAhead } = tables;
  if (noveltyAhead === undefined) return;
  /** A table of gains; none where nothing of the kind is learned. */
  const gains = (
    name: string,
    size: readonly number[],
    isLearned: boolean,
    each: (at: readonly Expr[]) => readonly Expr[],
  ): TensorHandle | undefined => {
    if (!isLearned) return undefined;
    const table = scratch(name, size);
    b.reduce(`table_${name}`, table, (at) => total(each(at)));
    return table;
  };
  const arriving = gains('noveltyArriving', [states], counts.A.some(Boolean), ([n, next]) =>
    A.flatMap(({ gain }) => gain?.(n, next) ?? []),
  );
  const leaving = gains('noveltyLeaving', [actions, states], counts.B.some(Boolean), ([n, a, s]) =>
    B.flatMap(({ gain }, f) => gain?.(n, stateOf(tensors, s, f), control(a, f)) ?? []),
  );
  if (arriving === undefined) b.map('table_novelty', noveltyAhead, (at) => leaving?.at(...at) ?? real(0));
  else
    b.reduce('table_novelty', noveltyAhead, ([n, a, s]) => {
      const arrived = ahead(n, a, s, (next) => arriving.at(n, next));
      return leaving === undefined ? arrived : add(arrived, leaving.at(n, a, s));
    });
}

/** The marginals of the belief before a step, which learning of transitions needs once the belief is the next one. */
export function recallMarginals({ b, shape, scratch, belief, counts }: AgentTensors): readonly TensorHandle[] {
  if (counts === undefined) return [];
  return shape.factors.map((size, f) => {
    const inner = shape.factors.slice(f + 1).reduce((product, one) => product * one, 1);
    const held = scratch(`before${f}`, [size]);
    b.reduce(`recall${f}`, held, ([n, i]) =>
      sum([shape.states / size / inner, inner], ([o, r]) => belief.clamp(n, add(mul(add(mul(o, size), i), inner), r))),
    );
    return held;
  });
}

/**
 * counts ← prior + (1 − forgetting) (counts − prior) + rate · new. Outcomes teach in every step, transitions from the second
 * of an episode on, first states in the first. An episode whose counts are added at its end forgets once.
 */
export function learnCounts(
  tensors: AgentTensors,
  observed: (agent: Expr, modality: number) => Expr,
  begins: (agent: Expr) => Expr,
  before: readonly TensorHandle[],
  after: readonly TensorHandle[],
): void {
  const { b, shape, counts, belief, action, real, givenOf } = tensors;
  if (counts === undefined || shape.learning === undefined) return;
  const everyStep = shape.learning.every === 'step';
  const rate = b.parameter('learningRate', shape.dtype, shape.learning.rate);
  const forgetting = b.parameter('forgetting', shape.dtype, shape.learning.forgetting);
  const zero = real(0);
  const learn = (
    name: string,
    { learned, prior }: Counts,
    forgets: ((n: Expr) => Expr) | undefined,
    seen: (at: readonly Expr[]) => Expr,
  ): void => {
    b.map(`learn_${name}`, learned, ([n, ...at]) => {
      const base = prior.at(givenOf(n), ...at);
      const kept = sub(1, forgets === undefined ? forgetting : select(forgets(n), forgetting, zero));
      return add(add(base, mul(kept, sub(learned.at(n, ...at), base))), mul(rate, seen([n, ...at])));
    });
  };
  const isSecond = (n: Expr): Expr => eq(counts.age.at(n), 1);
  const isMoved = (n: Expr): Expr => ne(counts.age.at(n), 0);
  b.map('age', counts.age, ([n]) => select(begins(n), i32(0), add(counts.age.at(n), 1)));
  for (const [g] of shape.outcomes.entries()) {
    const one = counts.A[g];
    if (one !== undefined)
      learn(`pA${g}`, one, everyStep ? undefined : begins, ([n, o, s]) =>
        select(eq(observed(n, g), o), belief.at(n, s), zero),
      );
  }
  for (const [f] of shape.factors.entries()) {
    const [transitions, first] = [counts.B[f], counts.D[f]];
    if (transitions !== undefined)
      learn(`pB${f}`, transitions, everyStep ? isMoved : isSecond, ([n, next, s, u]) =>
        select(
          and(isMoved(n), eq(counts.controls.clamp(action.at(n), f), u)),
          mul(after[f].at(n, next), before[f].at(n, s)),
          zero,
        ),
      );
    if (first !== undefined) learn(`pD${f}`, first, begins, ([n, s]) => select(begins(n), after[f].at(n, s), zero));
  }
}
