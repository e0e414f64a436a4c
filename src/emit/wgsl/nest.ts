/**
 * A loop nest of a unit: rows, their sweeps, their stores. Rows are taken by one invocation after the other, spread over
 * the invocations, or each shared by the whole workgroup.
 */
import type { NestPhase, Sweep } from '../../fuse/stage.js';
import { writeExpressions } from '../../fuse/stage.js';
import { product } from '../../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../../kernel/expr.js';
import { visit } from '../../kernel/walk.js';
import type { Kernel } from './kernel.js';
import { decode } from './loop.js';
import { shareRowFolds } from './row-folds.js';
import { Scope } from './scope.js';
import { writeLoop } from './shared-loop.js';
import { storeLines, writeStores } from './store.js';
import { block, type Text } from './text.js';
import { Values } from './values.js';

/** Operations in the rows that an invocation takes at once. */
const mostNodes = 160;

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

/** Rows that one invocation takes at once, where a compiler could not: it must assume that a store changes what is loaded. */
function rowsAtOnce(kernel: Kernel, phase: NestPhase, own: readonly Expr[]): number {
  const extents = phase.rows.map((axis) => axis.extent);
  if (phase.sweeps.length > 0 || extents.some((extent) => typeof extent !== 'number')) return 1;
  let nodes = 0;
  visit(own, (expr) => {
    nodes += expr.op === 'fold' ? mostNodes : 1;
  });
  const count = product(extents as number[]);
  return [4, 2].find((rows) => rows * nodes <= mostNodes && count > 0 && count % (rows * kernel.lanes) === 0) ?? 1;
}

function writeRowsAtOnce(kernel: Kernel, scope: Scope, phase: NestPhase, own: readonly Expr[], together: number): void {
  const linear = kernel.fresh('row');
  const count = kernel.points(phase.rows.map((axis) => axis.extent));
  const lines: Text[] = [];
  const stores: Text[] = [];
  for (let turn = 0; turn < together; turn += 1) {
    const here = kernel.fresh('row');
    const { lines: begin, bound } = decode(kernel, phase.rows, here, (axis) => kernel.fresh(kernel.axisName(axis)));
    const row = new Scope(scope, bound, false);
    stores.push(...storeLines(new Values(kernel, own, writeLoop), row, phase.writes, false));
    lines.push(`let ${here} = ${linear} + ${turn * kernel.lanes}i;`, ...begin, ...row.lines);
  }
  const step = together * kernel.lanes;
  scope.lines.push(
    ...block(`for (var ${linear} = i32(lane); ${linear} < ${count}; ${linear} += ${step}i)`, [...lines, ...stores]),
  );
  scope.forget(new Set(phase.writes.map(({ tensor, version }) => `${tensor}.${version}`)));
}

export function writeNest(kernel: Kernel, scope: Scope, phase: NestPhase, manner: Manner): void {
  const own = phase.writes.flatMap(writeExpressions);
  const isShared = manner === 'spread' && phase.sweeps.length === 0 && phase.rows.length > 0;
  const atOnce = manner === 'spread' && phase.rows.length > 0 ? rowsAtOnce(kernel, phase, own) : 1;
  if (atOnce > 1) {
    writeRowsAtOnce(kernel, scope, phase, own, atOnce);
    return;
  }
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
