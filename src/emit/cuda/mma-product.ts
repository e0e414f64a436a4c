/**
 * Which parts are matrix products: one nest whose values hold Σ_k left(i, k) · right(k, j) over its last two indices, with
 * whatever is done to the sums before they are stored. Factors may be any formulas. Products whose op allows a format of
 * tensor cores are told so; all others keep the Program's order of sums. How products are computed is in mma-tensor.ts and
 * mma-exact.ts.
 */
import type { NestPhase, Part } from '../../fuse/stage.js';
import { writeExpressions } from '../../fuse/stage.js';
import type { Axis, Expr, FoldExpr } from '../../kernel/expr.js';
import { isControl, type MatmulPrecision, type Op } from '../../kernel/op.js';
import type { Program } from '../../kernel/program.js';
import { freeAxes } from '../../kernel/walk.js';
import { foldsOf } from '../loop/passes/folds.js';

export interface Factors {
  readonly fold: FoldExpr;
  readonly inner: Axis;
  /** Depends on row and inner, not on column. */
  readonly left: Expr;
  /** Depends on inner and column, not on row. */
  readonly right: Expr;
}

export interface MatrixProduct {
  readonly phase: NestPhase;
  /** The axes before the last two. */
  readonly batch: readonly Axis[];
  readonly row: Axis;
  readonly column: Axis;
  readonly sums: readonly Factors[];
  readonly precision: MatmulPrecision;
}

export function productOf(part: Part, program: Program): MatrixProduct | undefined {
  const [phase, more] = part.phases;
  if (more !== undefined || phase.kind !== 'nest' || phase.sweeps.length > 0 || part.locals.length > 0)
    return undefined;
  const axes = [...part.units, ...phase.rows];
  const [row, column] = axes.slice(-2);
  if (column === undefined || row === undefined) return undefined;
  const sums = foldsOf(phase.writes.flatMap(writeExpressions)).map((fold) => factorsOf(fold, row, column));
  if (sums.length === 0 || sums.some((one) => one === undefined)) return undefined;
  const precision = precisionOf(phase, sums.length, program.ops);
  const flat: NestPhase = { ...phase, rows: [] };
  return { phase: flat, batch: axes.slice(0, -2), row, column, sums: sums as Factors[], precision };
}

function factorsOf(fold: FoldExpr, row: Axis, column: Axis): Factors | undefined {
  const [term, ...range] = fold.args;
  if (fold.reducer !== 'sum' || fold.axes.length !== 1 || range.length > 0 || term.op !== 'mul') return undefined;
  const [inner] = fold.axes;
  if (foldsOf([term]).length > 0) return undefined;
  const [a, b] = term.args;
  const depends = (expr: Expr, ...on: Axis[]): boolean => on.every((axis) => freeAxes(expr).has(axis));
  const fits = (left: Expr, right: Expr): boolean =>
    depends(left, row, inner) && depends(right, inner, column) && !depends(left, column) && !depends(right, row);
  if (fits(a, b)) return { fold, inner, left: a, right: b };
  return fits(b, a) ? { fold, inner, left: b, right: a } : undefined;
}

/** What the ops of the nest allow, where each of its sums is a matrix product's and all allow the same. */
function precisionOf({ ops }: NestPhase, sums: number, all: readonly Op[]): MatmulPrecision {
  const named = new Map<string, Op>();
  const walk = (list: readonly Op[]): void => {
    for (const op of list) {
      named.set(op.name, op);
      if (isControl(op)) walk(op.body);
    }
  };
  walk(all);
  const products = ops.flatMap((name) => {
    const op = named.get(name);
    return op?.kind === 'matmul' ? [op.precision] : [];
  });
  const [first] = products;
  return first !== undefined && products.length === sums && products.every((one) => one === first) ? first : 'exact';
}
