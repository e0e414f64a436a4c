/** Which file lowers the rows of an op: as a phase of a unit (GPUs), or one row by one thread (the CPU, which has its own loops around). */
import type { RowPhase } from '../../../fuse/stage.js';
import type { Axis } from '../../../kernel/expr.js';
import type { RowOp } from '../../../kernel/op.js';
import type { Value } from '../language.js';
import type { PhaseNest } from '../nest.js';
import { countRow, writeHistogram } from './histogram.js';
import type { Kernel } from './kernel.js';
import { scanRow, writeScan } from './scan.js';
import type { Scope } from './scope.js';
import { writeList, writeTopk } from './topk.js';
import type { Elements } from './values.js';

/** All rows of the phase, by the threads that the nest says. */
export function writeRowPhase(
  kernel: Kernel,
  scope: Scope,
  phase: RowPhase,
  units: readonly Axis[],
  { topk, shared }: Pick<PhaseNest, 'topk' | 'shared'>,
): void {
  switch (phase.kind) {
    case 'topk':
      writeTopk(kernel, scope, phase, units, topk);
      break;
    case 'histogram':
      writeHistogram(kernel, scope, phase, units, shared);
      break;
    case 'scan':
      writeScan(kernel, scope, phase, units, shared);
      break;
    default:
      phase satisfies never;
  }
}

/** One row by one thread. `bound`: where it stands. */
export function writeRowOp(
  kernel: Kernel,
  row: Scope,
  op: RowOp,
  bound: ReadonlyMap<Axis, Value>,
  values: Elements,
): void {
  switch (op.kind) {
    case 'topk':
      writeList(kernel, row, op, bound, values);
      break;
    case 'histogram':
      countRow(kernel, row, op, bound, values);
      break;
    case 'scan':
      scanRow(kernel, row, op, bound, values);
      break;
    default:
      op satisfies never;
  }
}
