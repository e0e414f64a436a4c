/**
 * How much work a part is, for the choice of bindings alone: visits of loop bodies, reckoned from the sizes that are known
 * when the code is written, never from bindings of symbols. No choice changes a result.
 */
import { type NestPhase, type Part, type Phase, phaseExpressions, writeExpressions } from '../../../fuse/stage.js';
import { type Dimension, product } from '../../../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../../../kernel/expr.js';
import { loopAxes } from '../../../kernel/op.js';
import type { Tree } from '../../../kernel/tree.js';
import { freeAxes, outermostFolds, visit } from '../../../kernel/walk.js';
import { isTreeSum } from '../lower/accumulate.js';
import { isRowFold } from '../lower/shared-loop.js';
import { sameLoop } from '../lower/values.js';
import type { Machine } from '../machine.js';
import { knownPoints } from './folds.js';

/** A size to reckon with: the number, or something ordinary within a symbol's bounds. */
function usual(dimension: Dimension): number {
  return typeof dimension === 'number' ? dimension : Math.min(Math.max(dimension.min, 256), dimension.max);
}

/** The usual tree, to reckon with: accumulators of a chunk, and its elements. */
const accumulators = 16;
const chunk = 256;

const usualPoints = (axes: readonly Axis[]): number => product(axes.map((axis) => usual(axis.extent)));

export function localWords(part: Part): number {
  return part.locals.reduce((words, local) => words + product(local.shape), 0);
}

export function rowsOf(phase: NestPhase): number {
  return usualPoints(phase.rows);
}

/** Visits of loop bodies in one row. */
export function rowWork(phase: NestPhase): number {
  const sweeps = phase.sweeps.reduce((sum, sweep) => {
    return sum + usualPoints(sweep.axes) * (1 + foldWork(sweep.writes.flatMap(writeExpressions)));
  }, 0);
  return 1 + sweeps + foldWork(phase.writes.flatMap(writeExpressions));
}

/** The time of a phase whose rows are spread over the lanes: a thread per row, or per accumulator of a row's folds. */
export function spreadTime(phase: NestPhase, machine: Machine): number {
  const byRows = Math.ceil(rowsOf(phase) / machine.narrow) * rowWork(phase);
  return Math.min(byRows, accumulatorTime(phase, machine) ?? byRows);
}

/** The time where the lanes share all folds of the rows (lower/shared-loop.ts); undefined where they cannot. */
function accumulatorTime(phase: NestPhase, { narrow, barrier, foldWords }: Machine): number | undefined {
  const rows = rowsOf(phase);
  if (phase.sweeps.length > 0 || rows >= narrow || knownPoints(phase.rows) === undefined) return undefined;
  const folds = outermostFolds(phase.writes.flatMap(writeExpressions));
  if (folds.length === 0 || !folds.every((fold) => isRowFold(fold, phase.rows))) return undefined;
  const slots = (fold: FoldExpr): number => rows * accumulators * Math.ceil(usualPoints(fold.axes) / chunk);
  if (folds.reduce((words, fold) => words + slots(fold) + rows, 0) > foldWords) return undefined;
  const loops = folds.filter((fold, i) => !folds.slice(0, i).some((other) => sameLoop(other, fold)));
  const time = (fold: FoldExpr): number =>
    Math.ceil(slots(fold) / narrow) * Math.ceil(Math.min(usualPoints(fold.axes), chunk) / accumulators);
  return loops.reduce((sum, fold) => sum + time(fold), 1 + accumulators + barrier);
}

/** The time of a phase whose rows are shared by the unit one by one: loops are spread, and each costs some barriers. */
export function togetherTime(phase: NestPhase, { narrow, barrier }: Machine): number {
  return rowsOf(phase) * (Math.ceil(rowWork(phase) / (narrow / 2)) + 2 * barrier);
}

/** Whether rows are better spread over the lanes than shared one by one. */
export function prefersSpread(phase: NestPhase, machine: Machine): boolean {
  return spreadTime(phase, machine) <= togetherTime(phase, machine);
}

function foldWork(roots: readonly Expr[]): number {
  let work = 0;
  const seen = new Set<Expr>();
  const go = (expr: Expr): void => {
    if (seen.has(expr)) return;
    seen.add(expr);
    if (expr.op !== 'fold') {
      expr.args.forEach(go);
      return;
    }
    work += usualPoints(expr.axes) * (1 + foldWork(insideOf(expr)));
    expr.args.slice(1).forEach(go);
  };
  roots.forEach(go);
  return work;
}

/** What runs in each element. A loop whose range is computed often follows from loops before it: those run once, before it. */
export function insideOf(fold: FoldExpr): readonly Expr[] {
  if (fold.args.length === 1) return fold.args;
  const free = new Map<Expr, ReadonlySet<Axis>>();
  const found: Expr[] = [];
  visit([fold.args[0]], (inner) => {
    if (inner.op === 'fold' && fold.axes.some((axis) => freeAxes(inner, free).has(axis))) found.push(inner);
  });
  return found;
}

/** How many threads of a workgroup a phase could use. */
export function threadsUsed(phase: Phase, machine: Machine): number {
  switch (phase.kind) {
    case 'nest':
      if (prefersSpread(phase, machine)) return Math.max(rowsOf(phase), rowsOf(phase) * foldsAtOnce(phase));
      return Math.max(1, ...phase.sweeps.map((sweep) => usualPoints(sweep.axes)));
    case 'opaque':
      return machine.narrow;
    default:
      return usualPoints(loopAxes(phase.op));
  }
}

/** Accumulators of a row's folds that a workgroup can keep side by side. */
function foldsAtOnce(phase: NestPhase): number {
  let most = 0;
  visit(phase.writes.flatMap(writeExpressions), (expr) => {
    if (isRowFold(expr, phase.rows)) most = Math.max(most, Math.min(accumulators, usualPoints(expr.axes)));
  });
  return most;
}

/** The threads that a row shared by a unit keeps busy, and its folds; undefined where a range is computed. */
export function busyThreads(phase: NestPhase, tree: Tree): { busy: number; folds: number } | undefined {
  const folds = outermostFolds(phaseExpressions(phase));
  if (folds.some(({ args }) => args.length > 1)) return undefined;
  const busy = folds.map((fold) => {
    const points = usualPoints(fold.axes);
    // What shares a loop with a sum runs in the order of the sum.
    const isOrdered = folds.some((other) => isTreeSum(other) && sameLoop(fold, other));
    return isOrdered ? Math.ceil(points / tree.chunk) * tree.lanes : points;
  });
  const swept = phase.sweeps.map(({ axes }) => usualPoints(axes));
  return { busy: Math.max(1, ...busy, ...swept), folds: folds.length };
}
