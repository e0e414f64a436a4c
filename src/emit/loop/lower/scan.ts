/**
 * A running sum, maximum or minimum along one axis, by one thread or shared by those of a unit. What does not depend on the
 * order of its terms runs along in one thread; all else goes chunk by chunk.
 */
import type { ScanPhase } from '../../../fuse/stage.js';
import type { Axis } from '../../../kernel/expr.js';
import type { ScanOp } from '../../../kernel/op.js';
import { int, type Statement, type Value } from '../language.js';
import { assign, declare } from '../statements.js';
import { ChunkScan, combining, elementOf, isOrdered, neutralOf, placeOf, shapeOf, storeAt } from './chunk-scan.js';
import { type Kernel, serialLoop } from './kernel.js';
import { rebind, writeRows } from './rows.js';
import type { Scope } from './scope.js';
import { writeLoop } from './shared-loop.js';
import { type Elements, Values } from './values.js';

export function writeScan(
  kernel: Kernel,
  scope: Scope,
  phase: ScanPhase,
  units: readonly Axis[],
  isShared: boolean,
): void {
  const { op } = phase;
  const shape = shapeOf(kernel, op);
  const isPlain = !isShared && !isOrdered(op);
  const place = isPlain ? undefined : placeOf(kernel, scope, op.value.dtype, shape, isShared);
  const outer = op.axes.filter((_, position) => position !== op.along);
  writeRows(kernel, scope, phase.rows, isShared ? 'group' : 'serial', (row) => {
    const bound = rebind(outer, [...units, ...phase.rows], row);
    const values = new Values(kernel, [op.value], writeLoop);
    if (place === undefined) runRow(kernel, row, op, bound, values);
    else new ChunkScan(kernel, row, op, bound, values, shape, place).write();
  });
}

/** One row by one thread. */
export function scanRow(
  kernel: Kernel,
  row: Scope,
  op: ScanOp,
  bound: ReadonlyMap<Axis, Value>,
  values: Elements,
): void {
  if (!isOrdered(op)) {
    runRow(kernel, row, op, bound, values);
    return;
  }
  const shape = shapeOf(kernel, op);
  const place = placeOf(kernel, row, op.value.dtype, shape, false);
  new ChunkScan(kernel, row, op, bound, values, shape, place).write();
}

/** One value runs along. */
function runRow(kernel: Kernel, row: Scope, op: ScanOp, bound: ReadonlyMap<Axis, Value>, values: Elements): void {
  const run = kernel.name('run', op.value.dtype);
  const { here, inner, value } = elementOf(kernel, row, op, bound, values);
  const store = storeAt(kernel, op, bound)(here, run);
  const next: Statement = assign(run, combining(op)(run, value));
  inner.statements.push(...(op.exclusive ? [store, next] : [next, store]));
  row.statements.push(
    declare(run, neutralOf(op)),
    serialLoop(here.name, int(0), kernel.size(op.axes[op.along].extent), inner.statements),
  );
}
