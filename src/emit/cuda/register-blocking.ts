/**
 * Register blocking: where a warp looks through many elements for each of very many units (the neighbours of a point, and how
 * many lie within their distance), it takes some neighbouring units at once, so that what the elements have in common is
 * loaded once for all of them and their chains of operations overlap. The last units of a group that is not full repeat
 * the last one and store the same values again.
 */
import { movePhase } from '../../fuse/rename.js';
import { type NestPhase, type Part, type TopkPhase, writeExpressions } from '../../fuse/stage.js';
import { largest } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import type { TopkOp } from '../../kernel/op.js';
import { foldsOf, loadsOf } from '../../kernel/walk.js';
import type { Statement, Value } from '../loop/language.js';
import { isOrdered } from '../loop/passes/folds.js';
import { groupedAxis, type StageContext } from './context.js';
import { countRows } from './count-rows.js';
import { meetOf } from './scope.js';
import { longestList, topkLists } from './topk-list.js';

/** Units that a warp takes at once: of doubles, which take two registers each, only half as many. */
const unitsAtOnce = 4;
/** With fewer units than this there would be too few warps. */
export const fewUnits = 4096;

export interface RegisterBlock {
  /** The units with the last axis counted in groups. */
  readonly units: readonly Axis[];
  /** The last axis of the units. */
  readonly axis: Axis;
  /** Stands for `axis` in each unit of a group. */
  readonly members: readonly Axis[];
  readonly part: Part;
  /** The registers suffice for as many warps as a multiprocessor takes gladly. */
  readonly crowded: boolean;
}

/** How the units of a part, each done by a warp, are taken together, or why they are not. */
export function registerBlockOf(part: Part): RegisterBlock | string {
  const axis = part.units[part.units.length - 1];
  if (axis === undefined || largest(axis.extent) < fewUnits) return `fewer than ${fewUnits} units`;
  if (part.locals.length > 0) return 'local arrays';
  if (!part.phases.some((phase) => phase.kind === 'topk')) return 'no list of the best';
  for (const phase of part.phases) {
    if (phase.rows.length > 0) return 'phases with rows';
    if (phase.kind === 'topk' ? !isShortList(phase.op) : phase.kind !== 'nest' || !isCounting(phase))
      return 'more than short lists of values and counts';
  }
  const wide = part.phases.some((phase) => phase.kind === 'topk' && phase.op.value.dtype === 'f64');
  const count = wide ? unitsAtOnce / 2 : unitsAtOnce;
  const members = Array.from({ length: count }, (_, r) => ({ ...axis, name: `${axis.name}${'abcd'[r]}` }));
  return { units: [...part.units.slice(0, -1), groupedAxis(axis, count, 'By')], axis, members, part, crowded: !wide };
}

function isShortList(op: TopkOp): boolean {
  if (op.indices !== undefined || op.values === undefined || op.k > longestList) return false;
  return foldsOf(op.where === undefined ? [op.value] : [op.value, op.where]).length === 0;
}

/** Folds whose order does not matter, and nothing read that is written. */
function isCounting(phase: NestPhase): boolean {
  if (phase.sweeps.length > 0) return false;
  const written = new Set(phase.writes.map(({ tensor }) => tensor));
  const roots = phase.writes.flatMap(writeExpressions);
  if (loadsOf(roots).some(({ tensor }) => written.has(tensor))) return false;
  return !foldsOf(roots).some(isOrdered);
}

/** The phases of one group of units; `names` says how their indices are called. */
export function registerBlock(
  { part, axis, members }: RegisterBlock,
  axes: ReadonlyMap<Axis, Value>,
  context: StageContext,
): Statement[] {
  return part.phases.flatMap((phase): Statement[] => {
    const moved = members.map((member) => movePhase(phase, [axis], [member]));
    if (phase.kind === 'topk') return [...topkLists(moved as TopkPhase[], axes, context), meetOf('warp')];
    const writes = (moved as NestPhase[]).flatMap((one) => one.writes);
    return [...countRows({ ...(phase as NestPhase), writes }, axes, context), meetOf('warp')];
  });
}
