/**
 * Folds down columns: rows whose last index is innermost in memory while the fold runs over other indices (a cell's
 * voxels, for each channel). Threads that fold one row together would use 4 bytes of each 32 that they load; here a workgroup
 * takes sixteen neighbouring rows, a thread for each of them and each lane of the tree, so that neighbouring threads load
 * neighbouring elements. Every lane sums the same elements in the same order, and lanes and chunks meet as in tree.ts. How
 * it is written is lower/column-fold.ts.
 */
import { phaseExpressions } from '../../../fuse/stage.js';
import type { Axis, Expr, FoldExpr } from '../../../kernel/expr.js';
import { foldsOf, freeAxes, loadsOf } from '../../../kernel/walk.js';
import type { ColumnNest } from '../nest.js';
import { type FindLayout, innerIndex, layoutsOf } from '../pairs.js';
import { isApart, isOrdered, knownPoints, unified } from './folds.js';
import type { Pass } from './pass.js';
import { isIndexOf } from './pieces.js';

/** Rows of a workgroup. */
const columns = 16;
/** Shorter folds are not worth the exchange through shared memory. */
const shortest = 64;

export const foldColumns: Pass = {
  name: 'fold-columns',
  apply: (nest, { tree, tensors, lanes: threads }) => {
    const { part } = nest;
    const [given] = part.phases;
    if (part.phases.length !== 1 || part.locals.length > 0 || given.kind !== 'nest' || given.sweeps.length > 0)
      return 'not one nest without sweeps';
    if (threads !== columns * tree.lanes) return `${threads} threads for ${columns} rows of ${tree.lanes} lanes`;
    const units = [...part.units, ...given.rows];
    const column = units[units.length - 1];
    if (column === undefined || typeof column.extent !== 'number' || column.extent % columns !== 0)
      return `the last axis is no multiple of ${columns}`;
    const phase = unified(given);
    if (phase === undefined) return 'folds over no axes that are the same';
    const folds = foldsOf(phaseExpressions(phase));
    const refused = refuseFolds(folds, tree) ?? refuseLoads(folds, column, layoutsOf(part, tensors));
    if (refused !== undefined) return refused;
    const groups: Axis = { name: column.name, extent: column.extent / columns };
    const length = knownPoints(folds[0].axes) as number;
    const found: ColumnNest = {
      phase,
      folds,
      column,
      columns,
      groups,
      length,
      chunks: Math.ceil(length / tree.chunk),
      units: [...units.slice(0, -1), groups],
    };
    return { ...nest, unit: 'workgroup', columns: found };
  },
};

function refuseFolds(
  folds: readonly FoldExpr[],
  { lanes, chunk }: { readonly lanes: number; readonly chunk: number },
): string | undefined {
  if (folds.length === 0 || folds.length > lanes) return `${folds.length} folds, not 1 … ${lanes}`;
  const length = knownPoints(folds[0].axes);
  if (length === undefined) return 'a number of elements that is not known';
  if (length < shortest) return `${length} elements, fewer than ${shortest}`;
  if (Math.ceil(length / chunk) > lanes) return `${length} elements are more chunks than lanes`;
  const isAlike = (fold: FoldExpr): boolean =>
    isApart(fold, folds) &&
    (isOrdered(fold) ? fold.dtype === 'f32' : fold.dtype !== 'f64' && fold.args[0].dtype !== 'f64');
  return folds.every(isAlike) ? undefined : 'folds that need each other, or have 64 bits';
}

/** Some elements lie side by side along the rows, and none along the folded axes. */
function refuseLoads(folds: readonly FoldExpr[], column: Axis, find: FindLayout): string | undefined {
  const own = new Set(folds.flatMap((fold) => fold.axes));
  const touches = (expr: Expr): boolean => [...freeAxes(expr)].some((axis) => own.has(axis));
  const loads = loadsOf(folds.map((fold) => fold.args[0])).filter(touches);
  const inner = loads.map((load) => innerIndex(find(load.tensor, load.version), load.args));
  if (inner.some((index) => index === undefined || touches(index))) return 'elements of a fold lie side by side';
  if (!inner.some((index) => isIndexOf(index, column))) return 'neighbouring rows do not';
  return undefined;
}
