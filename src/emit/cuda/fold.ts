/**
 * Which folds run together: those over axes of the same sizes that do not need each other share one loop, and a sweep's
 * stores happen in the loop of the folds over its axes. What a loop needs is written before it.
 */
import { type NestPhase, writeExpressions } from '../../fuse/stage.js';
import { sameDimension } from '../../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../../kernel/expr.js';
import type { Write } from '../../kernel/op.js';
import { levelsOf } from '../../kernel/tree.js';
import { loadsOf } from '../../kernel/walk.js';
import type { Value } from '../loop/language.js';
import { LaneLoop } from '../loop/lower/lane-fold.js';
import type { LoopGroup } from '../loop/lower/values.js';
import { WarpLoop } from '../loop/lower/warp-fold.js';
import { isOrdered, mostPoints } from '../loop/passes/folds.js';
import { BlockLoop } from './block-fold.js';
import type { StageContext } from './context.js';
import { openScope, type Scope } from './scope.js';

/** A scope in which a thread computes these formulas for itself. */
export function threadScope(context: StageContext, formulas: readonly Expr[], axes: ReadonlyMap<Axis, Value>): Scope {
  return openScope(context, formulas, 'thread', axes, writeFoldLoop);
}

/** The loop of a fold together with all that can share it in this scope. */
export function writeFoldLoop(fold: FoldExpr, scope: Scope): void {
  const alike = scope.roots.folds.filter((other) => other !== fold && sameLoop(other, fold));
  const folds = gather([fold, ...alike], scope);
  writeLoop({ axes: fold.axes, range: fold.args.slice(1), folds, writes: [] }, scope);
}

/** The loop by those who run the scope's text. One chunk is no work for a block: then each of its warps folds it for itself. */
function writeLoop(group: LoopGroup, scope: Scope): void {
  const { values, runner } = scope;
  const { tree } = scope.context.program;
  const most = Math.min(2 ** 31, mostPoints(group.axes));
  const isOneChunk = group.folds.some(isOrdered) && levelsOf(most, tree) === 1;
  if (runner === 'thread') new LaneLoop(values, scope, group).write();
  else if (runner === 'warp' || isOneChunk) new WarpLoop(values, scope, group).write();
  else new BlockLoop(scope, group).write();
}

/** One row of a nest: its sweeps in order, then its own writes. All its values are computed before any of them is stored. */
export function writeNestRow(phase: NestPhase, row: Scope): void {
  for (const sweep of phase.sweeps) writeSweep(sweep.axes, sweep.writes, row);
  row.write(phase.writes);
}

/** A sweep with the folds over its axes. What its writes need, and folds that must not see its stores, come before. */
function writeSweep(axes: readonly Axis[], writes: readonly Write[], scope: Scope): void {
  const roots = writes.flatMap(writeExpressions);
  const home = scope.roots.folds.filter((fold) => scope.isHome(fold));
  const needed = home.filter((fold) => roots.some((root) => root === fold || scope.roots.reaches(root, fold)));
  for (const fold of needed) scope.value(fold);
  const alike = home.filter((fold) => sameSpace(fold.axes, axes) && fold.args.length === 1 && !needed.includes(fold));
  const depth = (fold: FoldExpr): number => home.filter((other) => scope.roots.reaches(fold, other)).length;
  alike.sort((a, b) => depth(a) - depth(b));
  const shared = gather(alike, scope);
  const stored = new Set(writes.map(({ tensor, version }) => `${tensor}.${version}`));
  const disturbed = home.filter(
    (fold) => !scope.isKnown(fold) && loadsOf([fold]).some(({ tensor, version }) => stored.has(`${tensor}.${version}`)),
  );
  if (disturbed.length === 0) {
    writeLoop({ axes, range: [], folds: shared, writes }, scope);
    return;
  }
  scope.release(shared);
  for (const fold of [...shared, ...disturbed]) scope.value(fold);
  writeLoop({ axes, range: [], folds: [], writes }, scope);
}

/** Whether two lists of axes can be run over by one loop: the same sizes, and no axis at two places. */
function sameSpace(a: readonly Axis[], b: readonly Axis[]): boolean {
  if (a.length !== b.length) return false;
  return a.every((axis, i) => sameDimension(axis.extent, b[i].extent) && (axis === b[i] || !b.includes(axis)));
}

function sameLoop(a: FoldExpr, b: FoldExpr): boolean {
  const [left, right] = [a.args.slice(1), b.args.slice(1)];
  return sameSpace(a.axes, b.axes) && left.length === right.length && left.every((arg, i) => arg === right[i]);
}

/** Those of the folds, first come first taken, that can run in one loop; whatever they need is written before. */
function gather(folds: readonly FoldExpr[], scope: Scope): FoldExpr[] {
  const { roots } = scope;
  const taken: FoldExpr[] = [];
  for (const fold of folds) {
    if (!scope.isHome(fold) || scope.isKnown(fold)) continue;
    const apart = taken.every(
      (other) => sameSpace(fold.axes, other.axes) && !roots.reaches(fold, other) && !roots.reaches(other, fold),
    );
    if (apart) taken.push(fold);
  }
  scope.claim(taken);
  for (const other of roots.folds) {
    const needed = taken.some((fold) => roots.reaches(fold, other));
    if (needed && scope.isHome(other) && !scope.isKnown(other)) scope.value(other);
  }
  return taken;
}
