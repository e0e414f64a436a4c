/** The mean-field fixed point on the device: a fixed number of sweeps over the factors, each its minimum given the others. */
import type { Expr, TensorHandle } from '../../kernel/index.js';
import { add, div, exp, maximum, mul, rem, sub, sum } from '../../kernel/index.js';
import { type AgentTensors, logFloor } from './agent-scope.js';

/** Writes the belief; returns the product of the prior's marginals. */
export function meanFieldOps(
  tensors: AgentTensors,
  prior: TensorHandle,
  logs: TensorHandle,
): (agent: Expr, state: Expr) => Expr {
  const { b, shape, agents, belief } = tensors;
  const { factors, dtype, sweeps } = shape;
  const strides = factors.map((_, f) => factors.slice(f + 1).reduce((product, one) => product * one, 1));
  const priors = factors.map((size, f) => tensors.scratch(`prior${f}`, [size]));
  const beliefs = factors.map((size, f) => b.state(`factor${f}`, dtype, [agents, size]));
  const expected = factors.map((size, f) => tensors.scratch(`expected${f}`, [size]));
  /** A fold over all joint states in which one factor has a given state. */
  const overOthers = (f: number, own: Expr, value: (joint: Expr, states: readonly Expr[]) => Expr): Expr => {
    const others = factors.map((_, g) => g).filter((g) => g !== f);
    const sizes = others.map((g) => factors[g]);
    return sum(sizes.length === 0 ? [1] : sizes, (found) => {
      const all = factors.map((_, g) => (g === f ? own : found[others.indexOf(g)]));
      const joint = all.map((state, g) => mul(state, strides[g])).reduce((total, one) => add(total, one));
      return value(joint, all);
    });
  };
  for (const [f] of factors.entries()) {
    b.reduce(`priorOf${f}`, priors[f], ([n, i]) => overOthers(f, i, (joint) => prior.clamp(n, joint)));
    b.map(`start${f}`, beliefs[f], ([n, i]) => priors[f].at(n, i));
  }
  b.repeat('sweep', sweeps, () => {
    for (const [f, size] of factors.entries()) {
      b.reduce(`expectOf${f}`, expected[f], ([n, i]) =>
        add(
          logFloor(priors[f].at(n, i)),
          overOthers(f, i, (joint, all) =>
            all
              .map((state, g) => (g === f ? undefined : beliefs[g].at(n, state)))
              .reduce<Expr>((product, one) => (one === undefined ? product : mul(product, one)), logs.clamp(n, joint)),
          ),
        ),
      );
      b.reduce(`update${f}`, beliefs[f], ([n, i]) => {
        const most = maximum([size], ([j]) => expected[f].at(n, j));
        return div(
          exp(sub(expected[f].at(n, i), most)),
          sum([size], ([j]) => exp(sub(expected[f].at(n, j), most))),
        );
      });
    }
  });
  const product =
    (tensorsOf: readonly TensorHandle[]) =>
    (n: Expr, s: Expr): Expr =>
      tensorsOf
        .map((one, f) => one.clamp(n, rem(div(s, strides[f]), factors[f])))
        .reduce((total, one) => mul(total, one));
  b.map('multiply', belief, ([n, s]) => product(beliefs)(n, s));
  return product(priors);
}
