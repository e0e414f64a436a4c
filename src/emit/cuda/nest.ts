/**
 * The nest phase: for every row its sweeps in order, then its own writes. All values of a row are computed before any of
 * them is stored.
 */
import type { NestPhase } from '../../fuse/stage.js';
import { writeSweep } from './fold.js';
import type { Scope } from './scope.js';

/** Writes one row into its scope. */
export function writeNestRow(phase: NestPhase, row: Scope): void {
  for (const sweep of phase.sweeps) writeSweep(sweep.axes, sweep.writes, row);
  row.write(phase.writes);
}
