/**
 * A loop nest of a unit: rows, their sweeps, their stores. Rows are taken by one thread after the other, spread over the
 * lanes, or each shared by all threads of the unit.
 */
import { type NestPhase, type Sweep, writeExpressions } from '../../../fuse/stage.js';
import type { Axis, Expr, FoldExpr } from '../../../kernel/expr.js';
import { foldsOf } from '../../../kernel/walk.js';
import { int, laneIndex, type Name, name, plus, quotient, remainder, type Statement, type Value } from '../language.js';
import type { PhaseNest, RowBinding } from '../nest.js';
import { bind } from '../statements.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import { Scope } from './scope.js';
import { decode, freshNames, scopeAt } from './serial-loop.js';
import { shareRowFolds, writeLoop } from './shared-loop.js';
import { storeStatements, writeStores } from './store.js';
import { type Elements, Values } from './values.js';

/** Writes a loop over rows into the scope; `write` fills the scope of one row. */
export function writeRows(
  kernel: Kernel,
  scope: Scope,
  rows: readonly Axis[],
  binding: RowBinding,
  write: (row: Scope, linear: Value) => void,
): void {
  if (rows.length === 0 && binding !== 'lanes') {
    write(scope, int(0));
    return;
  }
  const count = kernel.points(rows);
  const linear: Name = name(rows.length === 1 ? kernel.axisName(rows[0]) : kernel.fresh('row'), 'i32');
  const { statements, bound } = decode(kernel, rows, linear);
  const row = new Scope(scope, bound, binding === 'group');
  row.statements.push(...statements);
  write(row, linear);
  scope.statements.push(
    binding === 'lanes'
      ? laneLoop(linear.name, 0, count, kernel.lanes, row.statements)
      : serialLoop(linear.name, 0, count, row.statements),
  );
}

function writeRowsAtOnce(kernel: Kernel, scope: Scope, phase: NestPhase, own: readonly Expr[], together: number): void {
  const linear = kernel.name('row');
  const count = kernel.points(phase.rows);
  const statements: Statement[] = [];
  const stores: Statement[] = [];
  for (let turn = 0; turn < together; turn += 1) {
    const here = kernel.name('row');
    const row = scopeAt(scope, kernel, phase.rows, here, freshNames(kernel));
    stores.push(...storeStatements(new Values(kernel, own, writeLoop), row, phase.writes, false));
    const place = plus(linear, turn * kernel.lanes);
    statements.push(bind(here, place), ...row.statements);
  }
  const body = [...statements, ...stores];
  scope.statements.push(laneLoop(linear.name, 0, count, together * kernel.lanes, body));
  scope.forget(new Set(phase.writes.map(({ tensor, version }) => `${tensor}.${version}`)));
}

/** Rows whose innermost index is the thread's own: only the others are looped over. */
function writeColumn(kernel: Kernel, scope: Scope, phase: NestPhase, own: readonly Expr[]): void {
  const { rows } = phase;
  const column = rows[rows.length - 1];
  const width = int(column.extent as number);
  const at = name(kernel.axisName(column), 'i32');
  scope.statements.push(bind(at, remainder(laneIndex, width)));
  const outer = rows.slice(0, -1);
  const linear = kernel.name('row');
  const still = scope.inside(new Map([[column, at]]));
  const row = scopeAt(still, kernel, outer, linear);
  writeStores(new Values(kernel, own, writeLoop), row, phase.writes);
  const count = kernel.points(outer);
  const step = kernel.lanes / (column.extent as number);
  scope.statements.push(
    ...still.statements,
    serialLoop(linear.name, quotient(laneIndex, width), count, row.statements, step),
  );
}

export function writeNest(kernel: Kernel, scope: Scope, phase: NestPhase, nest: PhaseNest): void {
  const own = phase.writes.flatMap(writeExpressions);
  if (nest.rowsAtOnce > 1) {
    writeRowsAtOnce(kernel, scope, phase, own, nest.rowsAtOnce);
    return;
  }
  if (nest.keepsColumn) {
    writeColumn(kernel, scope, phase, own);
    return;
  }
  const isShared = nest.rows === 'lanes' && phase.sweeps.length === 0 && phase.rows.length > 0;
  const shared = isShared ? shareRowFolds(kernel, scope, phase.rows, own) : undefined;
  writeRows(kernel, scope, phase.rows, nest.rows, (row, linear) => {
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
  const isSame = (own: readonly Axis[]): boolean =>
    own.length === axes.length && own.every((axis, position) => axis === axes[position]);
  return foldsOf(roots).filter((fold) => fold.args.length === 1 && isSame(fold.axes));
}

/** A row of an op: the scope that stands at it, and the op's own axes there. */
export interface RowOf<Op> {
  readonly kernel: Kernel;
  readonly op: Op;
  readonly row: Scope;
  readonly bound: ReadonlyMap<Axis, Value>;
  readonly values: Elements;
}

export type RowWriter = (row: Pick<RowOf<unknown>, 'row' | 'bound' | 'values'>) => void;
