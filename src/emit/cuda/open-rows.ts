/**
 * Rows away from the border: where what a loop reads beside its row lies inside the tensor, no index needs a border rule,
 * and all neighbours are at fixed distances from one address. Which rows those are is known before the loop, and the same
 * for all threads of a warp; the others have a loop with the rules. Both read the same elements.
 */
import { changeNest } from '../../fuse/rename.js';
import { Sharing } from '../../fuse/sharing.js';
import { type NestPhase, phaseExpressions } from '../../fuse/stage.js';
import { provablyInside } from '../../kernel/bounds.js';
import type { Dimension } from '../../kernel/dimension.js';
import { type Axis, type Expr, ge, type LoadExpr, lt, select } from '../../kernel/expr.js';
import { loadsOf, rewriter } from '../../kernel/walk.js';
import type { MemoryLayout } from '../loop/pairs.js';
import type { Roots } from '../loop/roots.js';
import type { StageContext } from './context.js';

/** Fewer addresses saved than this are not worth a second loop. */
const leastIndices = 4;

/** An index along an axis of so many places. */
export interface Bound {
  readonly index: Expr;
  readonly size: number;
}

export interface OpenRows {
  /** The phase without the border rules that hold for a whole row. */
  readonly phase: NestPhase;
  /** What has to lie inside for it. */
  readonly bounds: readonly Bound[];
}

/** `changing`: the axes along which the loop goes. */
export function openRowsOf(
  phase: NestPhase,
  changing: ReadonlySet<Axis>,
  roots: Pick<Roots, 'freeAxes'>,
  context: StageContext,
): OpenRows | string {
  const boundOf = (load: LoadExpr, axis: number): Bound | undefined => {
    const [index, size] = [load.args[axis], context.look(load.tensor, load.version).shape[axis]];
    if (load.border[axis] !== 'clamp' || typeof size !== 'number' || provablyInside(index, size)) return undefined;
    return [...roots.freeAxes(index)].some((one) => changing.has(one)) ? undefined : { index, size };
  };
  const bounds = new Map<Expr, Bound>();
  for (const load of loadsOf(phaseExpressions(phase)))
    load.args.forEach((index, axis) => {
      const found = boundOf(load, axis);
      if (found !== undefined) bounds.set(index, found);
    });
  if (bounds.size < leastIndices) return `${bounds.size} indices beside a row, fewer than ${leastIndices}`;
  // Both ends of a row choose the own element: one load, so that it can be one of a pair.
  const sharing = new Sharing();
  const open = rewriter((expr): Expr => {
    if (expr.op !== 'load') return expr;
    const border = expr.border.map((rule, axis) => (boundOf(expr, axis) === undefined ? rule : 'inside'));
    const load = border.every((rule, axis) => rule === expr.border[axis]) ? expr : { ...expr, border };
    const place = context.look(load.tensor, load.version);
    const ends = load.args.map((index, axis) => endOf(index, load.border[axis], place.shape[axis]));
    const along = ends.findIndex((end) => end !== undefined);
    if (along < 0 || !hasRowsBeside(load, along, place, bounds)) return load;
    const { isInside, nearest } = ends[along] as End;
    const free = load.border.map((rule, axis) => (axis === along ? 'inside' : rule));
    const last = { ...load, border: free, args: load.args.map((index, axis) => (axis === along ? nearest : index)) };
    return select(isInside, { ...load, border: free }, sharing.unique(last));
  });
  return { phase: changeNest(phase, open), bounds: [...bounds.values()] };
}

/** An index one beyond another that lies inside: whether it does too, and the nearest that does. */
interface End {
  readonly isInside: Expr;
  readonly nearest: Expr;
}

function endOf(index: Expr, rule: LoadExpr['border'][number], size: Dimension): End | undefined {
  if (rule !== 'clamp' || typeof size !== 'number' || provablyInside(index, size)) return undefined;
  if (index.op !== 'add' && index.op !== 'sub') return undefined;
  const [nearest, step] = index.args;
  if (step.op !== 'constant' || step.value !== 1 || !provablyInside(nearest, size)) return undefined;
  return { nearest, isInside: index.op === 'add' ? lt(index, size) : ge(index, 0) };
}

/** Whether there are rows on both sides of the load's own: then what lies beyond its ends may be read, and left unused. */
function hasRowsBeside(
  { args }: LoadExpr,
  along: number,
  { layout, shape }: MemoryLayout,
  bounds: ReadonlyMap<Expr, Bound>,
): boolean {
  const isBeside = ({ index, size }: Bound, axis: number, op: 'add' | 'sub'): boolean => {
    if (index.op !== op || index.args[0] !== args[axis] || size !== shape[axis]) return false;
    const [, step] = index.args;
    return step.op === 'constant' && step.value >= 1;
  };
  const outer = layout.slice(0, layout.indexOf(along));
  return outer.some((axis) =>
    (['add', 'sub'] as const).every((op) => [...bounds.values()].some((bound) => isBeside(bound, axis, op))),
  );
}
