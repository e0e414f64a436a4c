/**
 * Named functions become primitives: each has one formula of ours per type, the same on every target. Emitters and the
 * reference run this first and then know only primitives. A function is added by a file beside this one and a line here.
 */
import { contraction } from '../contract.js';
import { refuse } from '../errors.js';
import type { Expr, NamedFunction, ParameterExpr } from '../expr.js';
import { rewriter } from '../walk.js';
import { expandCos } from './cos.js';
import { expandErf } from './erf.js';
import { expandExp } from './exp.js';
import { expandLog } from './log.js';
import { expandSigmoid } from './sigmoid.js';
import { expandSin } from './sin.js';
import { expandSquash } from './squash.js';
import { expandTanh } from './tanh.js';

const expansions: Readonly<Record<NamedFunction, (x: Expr) => Expr>> = {
  exp: expandExp,
  log: expandLog,
  tanh: expandTanh,
  squash: expandSquash,
  sigmoid: expandSigmoid,
  sin: expandSin,
  cos: expandCos,
  erf: expandErf,
};

export const namedFunctions = Object.keys(expansions) as readonly NamedFunction[];

/** The primitives that compute `name` of x. */
export function expandCall(name: NamedFunction, dtype: 'f32' | 'f64', x: Expr): Expr {
  if (x.dtype !== dtype) refuse(name, 'argument of a wrong type', x.dtype, dtype);
  return expansions[name](x);
}

/** The same roots without any call; what was shared stays shared. */
export function expandCalls(roots: readonly Expr[]): Expr[] {
  const expand = rewriter((expr) => (expr.op === 'call' ? expansions[expr.name](expr.args[0]) : expr));
  return roots.map(expand);
}

/** The same with each function's formula contracted; nothing is contracted across its argument or its result. */
export function expandContracted(roots: readonly Expr[]): Expr[] {
  const expand = rewriter((expr) => (expr.op === 'call' ? contractedCall(expr.name, expr.args[0]) : expr));
  return roots.map(expand);
}

/** The contracted formula of a function, over an argument that is left as it is. */
export function contractedCall(name: NamedFunction, x: Expr): Expr {
  const argument: ParameterExpr = { op: 'parameter', dtype: x.dtype, args: [], name: 'x' };
  const contracted = contraction()(expansions[name](argument));
  return rewriter((expr) => (expr === argument ? x : expr))(contracted);
}
