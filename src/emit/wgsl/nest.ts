/**
 * A loop nest of a unit: rows, their sweeps, their stores. Rows are taken by one invocation after the other, spread over
 * the invocations, or each shared by the whole workgroup.
 */
import type { NestPhase, Sweep } from '../../fuse/stage.js';
import { writeExpressions } from '../../fuse/stage.js';
import type { Axis, Expr, FoldExpr } from '../../kernel/expr.js';
import { visit } from '../../kernel/walk.js';
import type { Kernel } from './kernel.js';
import { decode } from './loop.js';
import { shareRowFolds } from './row-folds.js';
import { Scope } from './scope.js';
import { writeLoop } from './shared-loop.js';
import { writeStores } from './store.js';
import { block } from './text.js';
import { Values } from './values.js';

/** `alone`: one invocation does it all; `spread`: an invocation a row; `together`: the workgroup at one row. */
export type Manner = 'alone' | 'spread' | 'together';

/** Writes a loop over rows into the scope; `write` fills the scope of one row. */
export function writeRows(
  kernel: Kernel,
  scope: Scope,
  rows: readonly Axis[],
  manner: Manner,
  write: (row: Scope, linear: string) => void,
): void {
  if (rows.length === 0 && manner !== 'spread') {
    write(scope, '0i');
    return;
  }
  const count = kernel.points(rows.map((axis) => axis.extent));
  const linear = rows.length === 1 ? kernel.axisName(rows[0]) : kernel.fresh('row');
  const { lines, bound } = rows.length === 0 ? { lines: [], bound: new Map() } : decode(kernel, rows, linear);
  const row = new Scope(scope, bound, manner === 'together');
  row.lines.push(...lines);
  write(row, linear);
  const [start, step] = manner === 'spread' ? ['i32(lane)', `${kernel.lanes}i`] : ['0i', '1i'];
  scope.lines.push(...block(`for (var ${linear} = ${start}; ${linear} < ${count}; ${linear} += ${step})`, row.lines));
}

export function writeNest(kernel: Kernel, scope: Scope, phase: NestPhase, manner: Manner): void {
  const own = phase.writes.flatMap(writeExpressions);
  const isShared = manner === 'spread' && phase.sweeps.length === 0 && phase.rows.length > 0;
  const shared = isShared ? shareRowFolds(kernel, scope, phase.rows, own, writeLoop) : undefined;
  writeRows(kernel, scope, phase.rows, manner, (row, linear) => {
    shared?.name(row, linear);
    for (const sweep of phase.sweeps) writeSweep(kernel, row, sweep, own);
    if (phase.writes.length > 0) writeStores(new Values(kernel, own, writeLoop), row, phase.writes);
  });
  shared?.release();
}

/** Folds of the row over the sweep's axes run in its loop: they see every element as it was before its store. */
function writeSweep(kernel: Kernel, row: Scope, sweep: Sweep, own: readonly Expr[]): void {
  const swept = sweep.writes.flatMap(writeExpressions);
  const needed = new Set(foldsOver(swept, sweep.axes));
  const folds = foldsOver(own, sweep.axes).filter((fold) => !needed.has(fold) && row.pinnedName(fold) === undefined);
  const free = folds.filter((fold) => foldsOver(fold.args, sweep.axes).length === 0);
  const values = new Values(kernel, [...swept, ...free], writeLoop);
  writeLoop(values, row, { axes: sweep.axes, range: [], folds: free, writes: sweep.writes });
}

function foldsOver(roots: readonly Expr[], axes: readonly Axis[]): FoldExpr[] {
  const found: FoldExpr[] = [];
  visit(roots, (expr) => {
    if (expr.op !== 'fold' || expr.args.length > 1 || expr.axes.length !== axes.length) return;
    if (expr.axes.every((axis, position) => axis === axes[position])) found.push(expr);
  });
  return found;
}
