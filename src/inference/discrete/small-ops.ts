/**
 * A step of agents whose model is small, for devices with many threads: states and actions are written out, so that a thread
 * infers for an agent, or judges one course or one belief of a tree of an agent, in registers. Agents are the innermost axis
 * in memory and of every op: neighbouring threads read neighbouring numbers, and the tables of their model at one address.
 * Larger models, mean-field inference and learning agents take the ops of agent-program.ts.
 */
import type { Expr, TensorHandle, Write } from '../../kernel/index.js';
import { add, div, exp, gt, log, mul, neg, select, store, sub } from '../../kernel/index.js';
import { coursesOf } from './agent-constants.js';
import type { AgentTensors } from './agent-scope.js';
import { chooseFrom, drawOf } from './choose-action.js';
import { nearerOf, partNames, valuesAhead } from './policy-ops.js';
import { smallTreeOps } from './small-tree-ops.js';
import { highest, softmax, total, upTo } from './unrolled.js';

/** One step of all agents; arguments as of stepAgents. */
export function stepSmallAgents(
  tensors: AgentTensors,
  observed: (agent: Expr, modality: number) => Expr,
  begins: (agent: Expr) => Expr,
): void {
  const { b, agents, reports, report, shape } = tensors;
  const free = reports ? (['freeEnergy', 'accuracy', 'complexity'] as const).map((name) => report(name, [])) : [];
  const marginals = reports ? shape.factors.map((size, f) => report(`belief${f}`, [size])) : [];
  b.map('infer', [agents], ([n]) => infer(tensors, n, observed, begins, free, marginals));
  weighPolicies(tensors, shape.tree === undefined ? judgeCourses(tensors) : smallTreeOps(tensors));
}

/** The belief after an action and its outcomes, and its free energy. */
function infer(
  tensors: AgentTensors,
  n: Expr,
  observed: (agent: Expr, modality: number) => Expr,
  begins: (agent: Expr) => Expr,
  free: readonly TensorHandle[],
  marginals: readonly TensorHandle[],
): Write[] {
  const { shape, modelOf, tables, belief, action, real } = tensors;
  const { factors, outcomes } = shape;
  const all = upTo(shape.states);
  const m = modelOf(n);
  const before = all.map((s) => belief.at(n, s));
  const prior = all.map((next) =>
    select(
      begins(n),
      tables.initial.at(m, next),
      total(all.map((s) => mul(tables.transition.clamp(m, action.at(n), next, s), before[s]))),
    ),
  );
  const logs = all.map((s) => total(outcomes.map((_, g) => tables.logLikelihood[g].clamp(m, observed(n, g), s))));
  const peak = highest(all.map((s) => select(gt(prior[s], 0), logs[s], real(-1e30))));
  const weights = all.map((s) => select(gt(prior[s], 0), mul(prior[s], exp(sub(logs[s], peak))), real(0)));
  const evidence = total(weights);
  const after = weights.map((weight) => div(weight, evidence));
  const stores = all.map((s) => store(belief.next, [n, s], after[s]));
  if (free.length === 0) return stores;
  const F = neg(add(peak, log(evidence)));
  const accuracy = total(all.map((s) => mul(after[s], logs[s])));
  const byFactor = factors.flatMap((size, f) => {
    const inner = factors.slice(f + 1).reduce((product, one) => product * one, 1);
    return upTo(size).map((i) => {
      const own = all.filter((s) => Math.floor(s / inner) % size === i);
      return store(marginals[f], [n, i], total(own.map((s) => after[s])));
    });
  });
  const judged = [F, accuracy, add(F, accuracy)].map((value, at) => store(free[at], [n], value));
  return [...stores, ...judged, ...byFactor];
}

/** The score of each policy, agents innermost: beginnings that policies share are predicted and judged once. */
function judgeCourses(tensors: AgentTensors): TensorHandle {
  const { b, shape, agents, modelOf, givenOf, reports, report, indices, tables, gamma } = tensors;
  const { states, policies, settings } = shape;
  const all = upTo(states);
  const names = reports ? partNames : (['value'] as const);
  const courses = coursesOf(policies, settings.horizon);
  const score = tensors.innermost('score', [policies.length]);
  const first = indices('firstAction', [policies.length]);
  const nearer = nearerOf(tensors, (n, s) => tensors.belief.next.at(n, s));
  let before: { predicted: TensorHandle; parts: readonly TensorHandle[] } | undefined;
  for (const [t, { parent: parents }] of courses.entries()) {
    const nodes = parents.length;
    const isLast = t === courses.length - 1;
    const [parent, action] = [indices(`parent${t}`, [nodes]), indices(`action${t}`, [nodes])];
    const predicted = isLast ? undefined : tensors.innermost(`predicted${t}`, [nodes, states]);
    const parts = names.map((name) =>
      isLast && reports ? report(name, [nodes]) : tensors.innermost(`${name}${t}`, [nodes]),
    );
    const last = before;
    b.reduce(`judge${t}`, [nodes, agents], ([k, n]) => {
      const from = all.map((s) =>
        last === undefined ? tensors.belief.next.at(n, s) : last.predicted.clamp(n, parent.at(k), s),
      );
      const found = valuesAhead(tensors, t, n, action.at(k), (value) => total(all.map((s) => value(s, from[s]))));
      const values = (reports ? found : [total(found)]).map((value, at) =>
        last === undefined ? value : add(last.parts[at].clamp(n, parent.at(k)), value),
      );
      const stores = parts.map((part, at) => store(part, [n, k], values[at]));
      if (predicted !== undefined)
        return [
          ...stores,
          ...all.map((next) =>
            store(
              predicted,
              [n, k, next],
              total(all.map((s) => mul(tables.transition.clamp(modelOf(n), action.at(k), next, s), from[s]))),
            ),
          ),
        ];
      const plain = add(mul(gamma, total(values)), tables.logPrior.at(givenOf(n), k));
      const whole = nearer === undefined ? plain : add(plain, nearer.clamp(n, first.at(k)));
      return [...(reports ? stores : []), store(score, [n, k], whole)];
    });
    if (predicted !== undefined) before = { predicted, parts };
  }
  return score;
}

/** The posterior over policies from their scores, the marginal over first actions, and the action. */
function weighPolicies(tensors: AgentTensors, score: TensorHandle): void {
  const { b, shape, agents, reports, report, action, real } = tensors;
  const { policies, actions, choice } = shape;
  const draw = choice === 'mode' ? undefined : drawOf(tensors);
  const [posterior, target] = reports ? [report('policies', [policies.length]), report('actions', [actions])] : [];
  const put = (to: TensorHandle | undefined, n: Expr, shares: readonly Expr[]): Write[] =>
    to === undefined ? [] : shares.map((share, at) => store(to, [n, at], share));
  b.map('choose', [agents], ([n]) => {
    const shares = softmax(policies.map((_, p) => score.at(n, p)));
    const marginal = upTo(actions).map((a) => total([real(0), ...shares.filter((_, p) => policies[p][0] === a)]));
    const chosen = store(action, [n], chooseFrom(marginal, draw?.(n)));
    return [...put(posterior, n, shares), ...put(target, n, marginal), chosen];
  });
}
