/**
 * How much rounding a Program may gather: the number of rounding operations on its longest way from inputs to results in
 * one step, and the unit roundoff of its coarsest arithmetic or storage. Both only scale tolerances (compare.ts).
 */
import { largest } from '../kernel/dimension.js';
import type { Dtype, Expr, Op, Program, Tree } from '../kernel/index.js';
import { expressionsOf } from '../kernel/op.js';
import { computeOps } from '../kernel/program.js';
import { levelsOf } from '../kernel/tree.js';

const units: Readonly<Record<Dtype, number>> = {
  f64: 2 ** -24, // what an f64 tensor holds may come from f32 values
  f32: 2 ** -24,
  f16: 2 ** -11,
  bf16: 2 ** -8,
  f8e4m3: 2 ** -4,
  f8e5m2: 2 ** -3,
  i32: 0,
  u32: 0,
};

/** The coarsest unit roundoff of what the program stores, or may round products to. */
export function unitRoundoff(program: Program): number {
  let unit = units.f32;
  for (const { role, dtype } of program.tensors)
    if (role !== 'input' && role !== 'constant') unit = Math.max(unit, units[dtype]);
  for (const op of computeOps(program.ops)) {
    if (op.kind !== 'matmul' || op.precision === 'exact') continue;
    unit = Math.max(unit, units[op.precision === 'tf32' ? 'f16' : op.precision]);
  }
  return unit;
}

/** Rounding operations in sequence in one step: every op adds its deepest expression. */
export function roundingDepth(program: Program): number {
  return depthOfOps(program.ops, program.tree);
}

function depthOfOps(ops: readonly Op[], tree: Tree): number {
  let depth = 0;
  for (const op of ops) {
    if (op.kind === 'repeat') depth += op.max * depthOfOps(op.body, tree);
    else if (op.kind === 'when' || op.kind === 'every') depth += depthOfOps(op.body, tree);
    else depth += Math.max(1, ...expressionsOf(op).map((expr) => depthOf(expr, tree, new Map())));
  }
  return depth;
}

const callDepth = 24; // about what the longest polynomial takes

function depthOf(expr: Expr, tree: Tree, memory: Map<Expr, number>): number {
  const known = memory.get(expr);
  if (known !== undefined) return known;
  const below = Math.max(0, ...expr.args.map((arg) => depthOf(arg, tree, memory)));
  let own = 1;
  if (expr.op === 'call') own = callDepth;
  if (expr.op === 'fold' && expr.reducer === 'sum') {
    const extent = expr.axes.reduce((size, axis) => size * largest(axis.extent), 1);
    own = levelsOf(extent, tree) * (tree.chunk / tree.lanes + Math.log2(tree.lanes));
  }
  memory.set(expr, below + own);
  return below + own;
}
