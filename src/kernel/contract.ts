/**
 * Contraction: an f32 product that is added or subtracted becomes one `fma`. It is a rewrite of formulas, done op by op
 * before anything is fused, and in the formulas of named functions with their argument left alone; so what is contracted
 * depends on the Program only, never on stages, executors or layouts. For targets whose `fma` is one instruction. f64 is
 * there for its exactness and stays as it is written.
 */
import { constant, type Expr, neg } from './expr.js';
import type { Op } from './op.js';
import { changeOp, expressionsOf, isControl } from './op.js';
import { rewriter, visit } from './walk.js';

/** One rewriter for the formulas of one op: what they share stays shared. */
export function contraction(): (root: Expr) => Expr {
  return rewriter(contractNode);
}

/** a·b + c, c + a·b, a·b − c and c − a·b; of two products the left one. */
function contractNode(expr: Expr): Expr {
  if ((expr.op !== 'add' && expr.op !== 'sub') || expr.dtype !== 'f32') return expr;
  const { op, dtype } = expr;
  const [a, b] = expr.args;
  if (a.op === 'mul') return { op: 'fma', dtype, args: [a.args[0], a.args[1], op === 'add' ? b : negative(b)] };
  if (b.op !== 'mul') return expr;
  const [x, y] = b.args;
  if (op === 'add') return { op: 'fma', dtype, args: [x, y, a] };
  return { op: 'fma', dtype, args: y.op === 'constant' ? [x, negative(y), a] : [negative(x), y, a] };
}

function negative(x: Expr): Expr {
  return x.op === 'constant' ? constant(-x.value, x.dtype) : neg(x);
}

/** The ops with contracted formulas; control ops with contracted bodies. */
export function contractOps(ops: readonly Op[]): Op[] {
  return ops.map((op) => (isControl(op) ? { ...op, body: contractOps(op.body) } : changeOp(op, contraction())));
}

/** Whether a target that contracts, and whose `fma` rounds once, may round anything of these ops otherwise than written. */
export function roundsOtherwise(ops: readonly Op[]): boolean {
  let found = false;
  for (const op of ops) {
    if (isControl(op)) {
      if (roundsOtherwise(op.body)) return true;
      continue;
    }
    visit(expressionsOf(op), (expr) => {
      if (expr.op === 'fma' || expr.op === 'call' || contractNode(expr) !== expr) found = true;
    });
  }
  return found;
}
