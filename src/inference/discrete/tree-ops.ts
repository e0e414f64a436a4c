/**
 * Sophisticated planning on the device: beliefs about beliefs, depth by depth down the tree, then values back up. No recursion:
 * the tree was laid out when the Program was built (outcome-tree.ts).
 */
import type { Expr, TensorHandle } from '../../kernel/index.js';
import { add, and, div, ge, gt, maximum, mul, or, select, store, sum } from '../../kernel/index.js';
import type { AgentTensors } from './agent-scope.js';
import { overStates, partNames, softmaxOp, valuesAhead } from './policy-ops.js';

interface Depth {
  readonly belief: (n: Expr, k: Expr, s: Expr) => Expr;
  readonly nodes: number;
  /** Probability of the outcome that led to each node; none at the root. */
  readonly chance: TensorHandle | undefined;
  /** The parts of −G of one step. */
  readonly steps: readonly TensorHandle[];
  /** 1 where an action is considered; left out where all are. */
  readonly considered: TensorHandle | undefined;
}

/** Writes posterior, parts of G and marginal; returns the marginal. */
export function treeOps(tensors: AgentTensors): TensorHandle {
  const { b, shape, givenOf, report, tables, gamma, scratch, real } = tensors;
  const { tree, actions } = shape;
  const levels = tree?.levels ?? [];
  const depths: Depth[] = [];
  for (let d = 0; d < levels.length; d += 1) depths.push(descend(tensors, d, depths.at(-1)));
  let following: { readonly parts: readonly TensorHandle[] } | undefined;
  for (let d = levels.length - 1; d >= 0; d -= 1) {
    const values = climb(tensors, d, depths, following?.parts);
    if (d === 0) {
      const score = scratch('score', [actions]);
      const posterior = report('policies', [actions]);
      const { considered } = depths[0];
      b.map('score', score, ([n, a]) => {
        const value = values.map((part) => part.at(n, 0, a)).reduce((total, one) => add(total, one));
        const plain = add(mul(gamma, value), tables.logPrior.at(givenOf(n), a));
        return considered === undefined ? plain : select(gt(considered.at(n, 0, a), 0), plain, real(-1e30));
      });
      softmaxOp(tensors, 'weighPolicies', score, posterior);
      partNames.forEach((name, at) => {
        b.map(`report_${name}`, report(name, [actions]), ([n, a]) => values[at].at(n, 0, a));
      });
      const marginal = report('actions', [actions]);
      b.map('marginal', marginal, ([n, a]) => posterior.at(n, a));
      return marginal;
    }
    following = { parts: average(tensors, d, depths[d], values) };
  }
  throw new Error('treeOps: no depth');
}

/** Beliefs at a depth, and what one step of each action is worth. */
function descend(tensors: AgentTensors, d: number, above: Depth | undefined): Depth {
  const { b, shape, scratch, agents } = tensors;
  const { actions, settings, tree } = shape;
  const nodes = tree?.levels[d].nodes ?? 1;
  const { belief, chance } =
    above === undefined
      ? { belief: (n: Expr, _k: Expr, s: Expr): Expr => tensors.belief.at(n, s), chance: undefined }
      : observeOutcomes(tensors, d, nodes, above);
  const steps = partNames.map((name) => scratch(`${name}${d}`, [nodes, actions]));
  b.reduce(`judge${d}`, [agents, nodes, actions], ([n, k, a]) => {
    const values = valuesAhead(
      tensors,
      d,
      n,
      a,
      overStates(tensors, (s) => belief(n, k, s)),
    );
    return steps.map((step, at) => store(step, [n, k, a], values[at]));
  });
  const considered = settings.leastAction > 0 ? consider(tensors, d, nodes, steps) : undefined;
  return { belief, nodes, chance, steps, considered };
}

/** What is believed after each action and outcome, and how probable that outcome is. */
function observeOutcomes(tensors: AgentTensors, d: number, nodes: number, above: Depth) {
  const { b, shape, modelOf, scratch, indices, tables, real } = tensors;
  const { states } = shape;
  const held = scratch(`treeBelief${d}`, [nodes, states]);
  const chance = scratch(`chance${d}`, [nodes]);
  const [parent, action, outcome] = ['parent', 'action', 'outcome'].map((name) => indices(`${name}${d}`, [nodes]));
  b.reduce(`expect${d}`, chance, ([n, c]) =>
    sum([states], ([s]) =>
      mul(tables.outcomesAhead.clamp(modelOf(n), action.at(c), outcome.at(c), s), above.belief(n, parent.at(c), s)),
    ),
  );
  b.reduce(`observe${d}`, held, ([n, c, next]) => {
    const predicted = sum([states], ([s]) =>
      mul(tables.transition.clamp(modelOf(n), action.at(c), next, s), above.belief(n, parent.at(c), s)),
    );
    const weight = mul(tables.likelihood.clamp(modelOf(n), outcome.at(c), next), predicted);
    const isPossible = gt(chance.at(n, c), 0);
    return select(isPossible, div(weight, select(isPossible, chance.at(n, c), real(1))), real(0));
  });
  return { belief: (n: Expr, k: Expr, s: Expr): Expr => held.clamp(n, k, s), chance };
}

/** Actions that one step's value leaves probable enough. */
function consider(tensors: AgentTensors, d: number, nodes: number, steps: readonly TensorHandle[]): TensorHandle {
  const { b, shape, gamma, scratch, real } = tensors;
  const { actions, settings } = shape;
  const score = scratch(`alone${d}`, [nodes, actions]);
  const alone = scratch(`aloneShare${d}`, [nodes, actions]);
  const considered = scratch(`considered${d}`, [nodes, actions]);
  b.map(`score${d}`, score, (at) =>
    mul(
      gamma,
      steps.map((step) => step.at(...at)).reduce((total, one) => add(total, one)),
    ),
  );
  softmaxOp(tensors, `share${d}`, score, alone);
  b.reduce(`consider${d}`, considered, ([n, k, a]) => {
    const share = alone.at(n, k, a);
    const most = maximum([actions], ([other]) => alone.at(n, k, other));
    return select(or(ge(share, settings.leastAction), ge(share, most)), real(1), real(0));
  });
  return considered;
}

/** What actions at a depth are worth with all that follows. */
function climb(
  tensors: AgentTensors,
  d: number,
  depths: readonly Depth[],
  following: readonly TensorHandle[] | undefined,
): readonly TensorHandle[] {
  const { b, shape, scratch, indices, real, agents } = tensors;
  const { actions, settings, tree } = shape;
  const { nodes, steps, considered } = depths[d];
  const chance = depths[d + 1]?.chance;
  if (following === undefined || tree === undefined || chance === undefined) return steps;
  const [first, children] = ['first', 'children'].map((name) => indices(`${name}${d}`, [nodes, actions]));
  const values = partNames.map((name) => scratch(`${name}From${d}`, [nodes, actions]));
  const p = (n: Expr, k: Expr, a: Expr, j: Expr): Expr => {
    const one = chance.clamp(n, add(first.at(k, a), j));
    return select(and(gt(one, 0), ge(one, settings.leastOutcome)), one, real(0));
  };
  b.reduce(`climb${d}`, [agents, nodes, actions], ([n, k, a]) => {
    const range = { end: children.at(k, a) };
    const total = sum([tree.widest], ([j]) => p(n, k, a, j), range);
    const isFollowed = considered === undefined ? gt(total, 0) : and(gt(total, 0), gt(considered.at(n, k, a), 0));
    return values.map((value, at) => {
      const rest = sum(
        [tree.widest],
        ([j]) => mul(p(n, k, a, j), following[at].clamp(n, add(first.at(k, a), j))),
        range,
      );
      const share = div(rest, select(gt(total, 0), total, real(1)));
      return store(value, [n, k, a], add(steps[at].at(n, k, a), select(isFollowed, share, real(0))));
    });
  });
  return values;
}

/** Σ_a softmax(−γ G)_a · value, for each belief of a depth. */
function average(
  tensors: AgentTensors,
  d: number,
  { nodes, considered }: Depth,
  values: readonly TensorHandle[],
): TensorHandle[] {
  const { b, shape, scratch, gamma, real, agents } = tensors;
  const { actions } = shape;
  const score = scratch(`follow_score${d}`, [nodes, actions]);
  const share = scratch(`follow_share${d}`, [nodes, actions]);
  b.map(`followScore${d}`, score, (at) => {
    const value = mul(
      gamma,
      values.map((part) => part.at(...at)).reduce((total, one) => add(total, one)),
    );
    return considered === undefined ? value : select(gt(considered.at(...at), 0), value, real(-1e30));
  });
  softmaxOp(tensors, `followShare${d}`, score, share);
  const averages = partNames.map((name) => scratch(`${name}Average${d}`, [nodes]));
  b.reduce(`average${d}`, [agents, nodes], ([n, k]) =>
    averages.map((one, at) =>
      store(
        one,
        [n, k],
        sum([actions], ([a]) => mul(share.at(n, k, a), values[at].at(n, k, a))),
      ),
    ),
  );
  return averages;
}
