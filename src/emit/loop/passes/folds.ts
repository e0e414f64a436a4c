/** What passes and lowering ask of the folds of a phase. */
import { axisMap, changeNest, renaming } from '../../../fuse/rename.js';
import { Sharing } from '../../../fuse/sharing.js';
import { type NestPhase, phaseExpressions } from '../../../fuse/stage.js';
import { largest, product, smallest } from '../../../kernel/dimension.js';
import { isFloat } from '../../../kernel/dtype.js';
import type { Axis, FoldExpr } from '../../../kernel/expr.js';
import { foldsOf } from '../../../kernel/walk.js';

/** How many elements axes have; undefined where a size is not known. */
export function knownPoints(axes: readonly Axis[]): number | undefined {
  const extents = axes.map(({ extent }) => extent);
  return extents.every((extent) => typeof extent === 'number') ? product(extents) : undefined;
}

/** How many elements axes have at least, none counted as one. */
export function leastPoints(axes: readonly Axis[]): number {
  return product(axes.map(({ extent }) => Math.max(1, smallest(extent))));
}

/** How many elements axes have at most. */
export function mostPoints(axes: readonly Axis[]): number {
  return product(axes.map(({ extent }) => largest(extent)));
}

/** Whether a fold runs over all its elements and needs no other. */
export function isApart(fold: FoldExpr, folds: readonly FoldExpr[]): boolean {
  const below = foldsOf(fold.args);
  return fold.args.length === 1 && !folds.some((other) => other !== fold && below.includes(other));
}

/** Sums and extremes of floats follow the tree; everything else does not depend on the order. */
export function isOrdered({ reducer, dtype }: FoldExpr): boolean {
  return (reducer === 'sum' || reducer === 'max' || reducer === 'min') && isFloat(dtype);
}

/** The phase with all folds over the axes of the first; undefined where they do not match. */
export function unified(phase: NestPhase): NestPhase | undefined {
  const folds = foldsOf(phaseExpressions(phase));
  if (folds.length === 0) return undefined;
  const [{ axes }] = folds;
  const spaces = [...folds.map((fold) => fold.axes), ...phase.sweeps.map((sweep) => sweep.axes)];
  const places = new Map<Axis, number>();
  for (const space of spaces) {
    if (space.length !== axes.length || space.some(({ extent }, i) => extent !== axes[i].extent)) return undefined;
    for (const [i, axis] of space.entries()) {
      if ((places.get(axis) ?? i) !== i) return undefined;
      places.set(axis, i);
    }
  }
  const moved = renaming(new Map([...places].flatMap(([axis, i]) => [...axisMap([axis], [axes[i]])])));
  const sharing = new Sharing();
  const changed = changeNest(phase, (expr) => sharing.unique(moved(expr)));
  return { ...changed, sweeps: changed.sweeps.map((sweep) => ({ ...sweep, axes })) };
}
