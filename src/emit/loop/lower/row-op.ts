/** Rows of an op, as a phase of a unit (GPUs) or one by one thread (the CPU, which has its own loops around). */
import type { RowPhase } from '../../../fuse/stage.js';
import type { Axis } from '../../../kernel/expr.js';
import { expressionsOf, loopAxes, type RowOp } from '../../../kernel/op.js';
import type { Value } from '../language.js';
import type { PhaseNest } from '../nest.js';
import { histogramWriter } from './histogram.js';
import type { Kernel } from './kernel.js';
import { type RowWriter, writeRows } from './rows.js';
import { scanWriter } from './scan.js';
import type { Scope } from './scope.js';
import { writeLoop } from './shared-loop.js';
import { topkWriter } from './topk.js';
import { type Elements, Values } from './values.js';

type RowNest = Pick<PhaseNest, 'topk' | 'shared'>;

/** All rows of the phase, by the threads that the nest says. */
export function writeRowPhase(kernel: Kernel, scope: Scope, { op, rows }: RowPhase, nest: RowNest): void {
  const write = rowWriter(kernel, scope, op, nest);
  if (write === undefined) return;
  const isShared = op.kind === 'topk' ? nest.topk !== 'serial' : nest.shared;
  const outer = op.axes.filter((axis) => !loopAxes(op).includes(axis));
  writeRows(kernel, scope, rows, isShared ? 'group' : 'serial', (row) => {
    const bound = new Map(outer.map((axis) => [axis, row.axis(axis) as Value]));
    write({ row, bound, values: new Values(kernel, expressionsOf(op), writeLoop) });
  });
}

/** One row by one thread. */
export function writeRowOp(
  kernel: Kernel,
  row: Scope,
  op: RowOp,
  bound: ReadonlyMap<Axis, Value>,
  values: Elements,
): void {
  rowWriter(kernel, row, op, { topk: 'serial', shared: false })?.({ row, bound, values });
}

/** What writes a row; what rows share is declared in the scope around them. Undefined where there is nothing to write. */
function rowWriter(kernel: Kernel, scope: Scope, op: RowOp, { topk, shared }: RowNest): RowWriter | undefined {
  switch (op.kind) {
    case 'topk':
      return topkWriter(kernel, op, topk);
    case 'histogram':
      return histogramWriter(kernel, op, shared);
    case 'scan':
      return scanWriter(kernel, scope, op, shared);
    default:
      return op satisfies never;
  }
}
