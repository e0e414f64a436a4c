/**
 * Policies judged on the device: beginnings that policies share are predicted and judged once. For each step of the horizon
 * the predicted beliefs, their value added to that of the step before; then the posterior and the marginal over first actions.
 */
import type { Expr, TensorHandle, Value } from '../../kernel/index.js';
import { add, div, eq, exp, maximum, mul, neg, select, store, sub, sum } from '../../kernel/index.js';
import { coursesOf } from './agent-constants.js';
import { type AgentTensors, logFloor } from './agent-scope.js';

/** The parts of −G. */
export const partNames = ['pragmatic', 'epistemic', 'novelty'] as const;

/** Writes posterior, parts of G and marginal; returns the marginal. */
export function policyOps(tensors: AgentTensors): TensorHandle {
  const { b, shape, modelOf, givenOf, scratch, report, indices, tables, belief, gamma } = tensors;
  const { states, actions, policies, settings } = shape;
  const courses = coursesOf(policies, settings.horizon);
  let before: { predicted: TensorHandle; parts: readonly TensorHandle[] } | undefined;
  for (const [t, { parent: parents }] of courses.entries()) {
    const nodes = parents.length;
    const isLast = t === courses.length - 1;
    const [parent, action] = [indices(`parent${t}`, [nodes]), indices(`action${t}`, [nodes])];
    const parts = partNames.map((name) => (isLast ? report(name, [nodes]) : scratch(`${name}${t}`, [nodes])));
    const last = before;
    const from = (n: Expr, k: Expr, s: Expr): Expr =>
      last === undefined ? belief.at(n, s) : last.predicted.clamp(n, parent.at(k), s);
    b.reduce(`judge${t}`, [tensors.agents, nodes], ([n, k]) => {
      const values = valuesAhead(
        tensors,
        t,
        n,
        action.at(k),
        overStates(tensors, (s) => from(n, k, s)),
      );
      return parts.map((part, at) =>
        store(part, [n, k], last === undefined ? values[at] : add(last.parts[at].clamp(n, parent.at(k)), values[at])),
      );
    });
    if (isLast) {
      before = { predicted: belief, parts };
      break;
    }
    const predicted = scratch(`predicted${t}`, [nodes, states]);
    b.reduce(`predict${t}`, predicted, ([n, k, next]) =>
      sum([states], ([s]) => mul(tables.transition.clamp(modelOf(n), action.at(k), next, s), from(n, k, s))),
    );
    before = { predicted, parts };
  }
  const [pragmatic, epistemic, novelty] = before?.parts ?? [];
  const score = scratch('score', [policies.length]);
  const posterior = report('policies', [policies.length]);
  const first = indices('firstAction', [policies.length]);
  const nearer = nearerOf(tensors, (n, s) => belief.at(n, s));
  b.map('score', score, ([n, p]) => {
    const value = add(add(pragmatic.at(n, p), epistemic.at(n, p)), novelty.at(n, p));
    const plain = add(mul(gamma, value), tables.logPrior.at(givenOf(n), p));
    return nearer === undefined ? plain : add(plain, nearer.clamp(n, first.at(p)));
  });
  softmaxOp(tensors, 'weighPolicies', score, posterior);
  const marginal = report('actions', [actions]);
  b.reduce('marginal', marginal, ([n, a]) =>
    sum([policies.length], ([p]) => select(eq(first.at(p), a), posterior.at(n, p), tensors.real(0))),
  );
  return marginal;
}

/** Σ_s of a value of each state, which it is given with its probability. */
export type Expectation = (value: (state: Value, probability: Expr) => Expr) => Expr;

/** The expectation as a fold. */
export function overStates({ shape }: AgentTensors, belief: (state: Expr) => Expr): Expectation {
  return (value) => sum([shape.states], ([s]) => value(s, belief(s)));
}

/** Pragmatic, epistemic and novelty of one action from a belief, at step `t` of the plan. */
export function valuesAhead(
  { tables, shape, modelOf, real }: AgentTensors,
  t: number,
  n: Expr,
  action: Value,
  expect: Expectation,
  overOutcomes: (value: (outcome: Expr) => Expr) => Expr = (value) => sum([shape.combinations], ([o]) => value(o)),
): readonly Expr[] {
  const { preferences } = shape;
  const m = modelOf(n);
  const { noveltyAhead } = tables;
  const expected = (table: (s: Value) => Expr): Expr => expect((s, p) => mul(table(s), p));
  return [
    expected((s) => tables.preferenceAhead.clamp(m, Math.min(t, preferences - 1), action, s)),
    neg(
      add(
        overOutcomes((o) => {
          const p = expected((s) => tables.outcomesAhead.clamp(m, action, o, s));
          return mul(p, logFloor(p));
        }),
        expected((s) => tables.ambiguityAhead.clamp(m, action, s)),
      ),
    ),
    noveltyAhead === undefined ? real(0) : expected((s) => noveltyAhead.clamp(m, action, s)),
  ];
}

/** ln of the probability that each action leads nearer to an intended state. */
export function nearerOf(
  { b, shape, givenOf, scratch, tables }: AgentTensors,
  belief: (n: Expr, s: Expr) => Expr,
): TensorHandle | undefined {
  const { progress } = tables;
  if (progress === undefined) return undefined;
  const nearer = scratch('nearer', [shape.actions]);
  b.reduce('approach', nearer, ([n, a]) =>
    logFloor(sum([shape.states], ([s]) => mul(progress.at(givenOf(n), a, s), belief(n, s)))),
  );
  return nearer;
}

/** target[n, …, i] = softmax over the last axis of score. */
export function softmaxOp({ b, scratch }: AgentTensors, name: string, score: TensorHandle, target: TensorHandle): void {
  const shape = score.shape.slice(1) as number[];
  const [outer, size] = [shape.slice(0, -1), shape[shape.length - 1]];
  const most = scratch(`${name}Most`, outer);
  const total = scratch(`${name}Total`, outer);
  b.reduce(`${name}_most`, most, (at) => maximum([size], ([i]) => score.at(...at, i)));
  b.reduce(`${name}_total`, total, (at) => sum([size], ([i]) => exp(sub(score.at(...at, i), most.at(...at)))));
  b.map(name, target, (at) => {
    const row = at.slice(0, -1);
    return div(exp(sub(score.at(...at), most.at(...row))), total.at(...row));
  });
}
