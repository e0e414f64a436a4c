/**
 * Sophisticated planning for a small model: down the tree a thread works out one belief of an agent, over the states that its
 * branch leaves possible; back up, a thread judges all actions from one belief with what follows, and averages them. Only
 * beliefs, their probabilities and those averages go through memory.
 */
import type { Expr, TensorHandle, Write } from '../../kernel/index.js';
import { add, and, div, ge, gt, i32, mul, or, select, store, sum } from '../../kernel/index.js';
import type { AgentTensors } from './agent-scope.js';
import type { OutcomeTree } from './outcome-tree.js';
import { type Expectation, partNames, valuesAhead } from './policy-ops.js';
import { highest, softmax, total, upTo } from './unrolled.js';

/** A belief of an agent: states with their probabilities. */
interface Belief {
  readonly states: readonly (Expr | number)[];
  readonly probabilities: readonly Expr[];
}

/** Parts of −G of each action, and its score: γ times their sum. */
interface Judged {
  readonly values: readonly (readonly Expr[])[];
  readonly scores: readonly Expr[];
}

/** Tensors of a depth: probability and beliefs of its nodes (below the root), and the averages of what follows. */
interface Depth {
  readonly chance: TensorHandle;
  readonly held: TensorHandle | undefined;
  readonly averages: readonly TensorHandle[];
}

/** The score of each action, agents innermost; writes the parts of −G where they are reported. */
export function smallTreeOps(tensors: AgentTensors): TensorHandle {
  const { b, shape, agents, modelOf, givenOf, tables, gamma, reports, report, indices, innermost, real } = tensors;
  const { actions, settings } = shape;
  const tree = shape.tree as OutcomeTree;
  const last = tree.levels.length - 1;
  const names = reports ? partNames : (['value'] as const);
  const tablesOf = tree.levels.map(({ nodes, reached }, d) => ({
    first: indices(`first${d}`, [nodes, actions]),
    children: indices(`children${d}`, [nodes, actions]),
    reached: indices(`reached${d}`, [reached.length]),
    possible: d === 0 ? undefined : indices(`possible${d}`, [nodes, tree.support]),
  }));
  const depths = tree.levels.map(({ nodes }, d): Depth | undefined =>
    d === 0
      ? undefined
      : {
          chance: innermost(`chance${d}`, [nodes]),
          held: d === last ? undefined : innermost(`treeBelief${d}`, [nodes, tree.support]),
          averages: names.map((name) => innermost(`${name}Average${d}`, [nodes])),
        },
  );
  /** What is believed at a node, as it was stored. */
  const beliefAt = (d: number, n: Expr, k: Expr): Belief => {
    const { possible } = tablesOf[d];
    const held = depths[d]?.held;
    if (possible === undefined || held === undefined) {
      const states = upTo(shape.states);
      return { states, probabilities: states.map((s) => tensors.belief.next.at(n, s)) };
    }
    const slots = upTo(tree.support);
    return {
      states: slots.map((j) => possible.clamp(k, j)),
      probabilities: slots.map((j) => held.clamp(n, k, j)),
    };
  };
  /** Parts of −G of each action from a belief, with the averages of the next depth, and the score of each. */
  const judge = (d: number, n: Expr, k: Expr, { states, probabilities }: Belief): Judged => {
    const expect: Expectation = (value) => total(states.map((s, j) => value(s, probabilities[j])));
    const { first, children, reached } = tablesOf[d];
    const below = depths[d + 1];
    const range = (a: number) => ({ end: children.at(k, a) });
    const alone = upTo(actions).map((a) => {
      const overOutcomes = (value: (outcome: Expr) => Expr): Expr =>
        sum([tree.widest], ([j]) => value(reached.clamp(add(first.at(k, a), j))), range(a));
      const found = valuesAhead(tensors, d, n, a, expect, overOutcomes);
      return reports ? [...found] : [total(found)];
    });
    const kept = keptActions(tensors, alone);
    const score = (parts: readonly Expr[], a: number): Expr => {
      const plain = mul(gamma, total(parts));
      const whole = d === 0 ? add(plain, tables.logPrior.at(givenOf(n), a)) : plain;
      return kept === undefined ? whole : select(kept[a], whole, real(-1e30));
    };
    if (below === undefined) return { values: alone, scores: alone.map(score) };
    const values = alone.map((step, a) => {
      const p = (j: Expr): Expr => {
        const one = below.chance.clamp(n, add(first.at(k, a), j));
        return select(and(gt(one, 0), ge(one, settings.leastOutcome)), one, real(0));
      };
      const whole = sum([tree.widest], ([j]) => p(j), range(a));
      const follows = kept === undefined ? gt(whole, 0) : and(gt(whole, 0), kept[a]);
      return step.map((part, at) => {
        const average = (j: Expr): Expr => below.averages[at].clamp(n, add(first.at(k, a), j));
        const rest = sum([tree.widest], ([j]) => mul(p(j), average(j)), range(a));
        return add(part, select(follows, div(rest, select(gt(whole, 0), whole, real(1))), real(0)));
      });
    });
    return { values, scores: values.map(score) };
  };
  /** Stores Σ_a softmax(−γ G)_a · part. */
  const average = (d: number, n: Expr, k: Expr, { values, scores }: Judged): Write[] => {
    const shares = softmax(scores);
    return (depths[d] as Depth).averages.map((target, at) =>
      store(target, [n, k], total(values.map((parts, a) => mul(shares[a], parts[at])))),
    );
  };

  for (let d = 1; d <= last; d += 1) {
    const { chance, held } = depths[d] as Depth;
    const { nodes } = tree.levels[d];
    const [parent, action, outcome] = ['parent', 'action', 'outcome'].map((name) => indices(`${name}${d}`, [nodes]));
    const { possible } = tablesOf[d];
    const kind = held === undefined ? 'reduce' : 'map';
    b[kind](`observe${d}`, [nodes, agents], ([k, n]) => {
      const [m, before] = [modelOf(n), beliefAt(d - 1, n, parent.at(k))];
      const states = upTo(tree.support).map((j) => (possible as TensorHandle).at(k, j));
      const weights = states.map((next) => {
        const predicted = before.states.map((s, i) =>
          mul(tables.transition.clamp(m, action.at(k), next, s), before.probabilities[i]),
        );
        const weight = mul(tables.likelihood.clamp(m, outcome.at(k), next), total(predicted));
        return select(ge(next, 0), weight, real(0));
      });
      const whole = total(weights);
      const isPossible = gt(whole, 0);
      const divisor = select(isPossible, whole, real(1));
      const probabilities = weights.map((weight) => select(isPossible, div(weight, divisor), real(0)));
      const stores = [store(chance, [n, k], whole)];
      return held === undefined
        ? [...stores, ...average(d, n, k, judge(d, n, k, { states, probabilities }))]
        : [...stores, ...probabilities.map((p, j) => store(held, [n, k, j], p))];
    });
  }
  for (let d = last - 1; d > 0; d -= 1)
    b.reduce(`climb${d}`, [tree.levels[d].nodes, agents], ([k, n]) =>
      average(d, n, k, judge(d, n, k, beliefAt(d, n, k))),
    );
  const score = innermost('score', [actions]);
  const reported = reports ? partNames.map((name) => report(name, [actions])) : [];
  b.reduce('climb0', [agents], ([n]) => {
    const { values, scores } = judge(0, n, i32(0), beliefAt(0, n, i32(0)));
    return [
      ...scores.map((one, a) => store(score, [n, a], one)),
      ...reported.flatMap((target, at) => values.map((parts, a) => store(target, [n, a], parts[at]))),
    ];
  });
  return score;
}

/** Which actions one step's value leaves probable enough; left out where all are considered. */
function keptActions({ shape, gamma }: AgentTensors, alone: readonly (readonly Expr[])[]): Expr[] | undefined {
  const { leastAction } = shape.settings;
  if (leastAction === 0) return undefined;
  const shares = softmax(alone.map((parts) => mul(gamma, total(parts))));
  const most = highest(shares);
  return shares.map((share) => or(ge(share, leastAction), ge(share, most)));
}
