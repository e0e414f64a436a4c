/**
 * Rows abreast: where a warp looks through many elements for each of very many units (the neighbours of a point, and how
 * many lie within their distance), it takes some neighbouring units at once, so that what the elements have in common is
 * loaded once for all of them and their chains of operations overlap. The last units of a group that is not full repeat
 * the last one and store the same values again.
 */
import { changeWrite } from '../../fuse/rename.js';
import type { NestPhase, Part } from '../../fuse/stage.js';
import { phaseExpressions, writeExpressions } from '../../fuse/stage.js';
import { type Dimension, derivedSymbol, largest } from '../../kernel/dimension.js';
import { type Axis, type Expr, indexOf } from '../../kernel/expr.js';
import type { TopkOp } from '../../kernel/op.js';
import { loadsOf, rewriter, visit } from '../../kernel/walk.js';
import type { StageContext } from './context.js';
import { writeFoldLoop } from './fold.js';
import { phaseLines } from './phase.js';
import { isOrdered } from './reducer.js';
import { Roots, Scope } from './scope.js';
import { longestList, writeTopkLists } from './topk-list.js';

/** Units that a warp takes at once, and the words of their lists that it may hold. */
const unitsAbreast = 4;
const listWords = 36;
/** With fewer units than this there would be too few warps. */
export const fewUnits = 4096;

export interface Abreast {
  /** The units with the last axis counted in groups. */
  readonly units: readonly Axis[];
  /** The last axis of the units, and the groups in its place. */
  readonly axis: Axis;
  readonly groups: Axis;
  /** Stands for `axis` in each unit of a group. */
  readonly members: readonly Axis[];
  readonly part: Part;
}

/** How the units of a part, each done by a warp, are taken together; undefined where that does not fit. */
export function abreastOf(part: Part): Abreast | undefined {
  const axis = part.units[part.units.length - 1];
  if (axis === undefined || part.locals.length > 0 || largest(axis.extent) < fewUnits) return undefined;
  if (!part.phases.some((phase) => phase.kind === 'topk')) return undefined;
  for (const phase of part.phases) {
    if (phase.rows.length > 0) return undefined;
    if (phase.kind === 'topk' ? !isShortList(phase.op) : phase.kind !== 'nest' || !isCounting(phase)) return undefined;
  }
  const words = part.phases.map((phase) => (phase.kind === 'topk' ? wordsOf(phase.op) : 0));
  const count = unitsAbreast * Math.max(...words) <= listWords ? unitsAbreast : unitsAbreast / 2;
  const groups: Axis = { name: axis.name, extent: groupsOf(axis.extent, count) };
  const members = Array.from({ length: count }, (_, r) => ({ ...axis, name: `${axis.name}${'abcd'[r]}` }));
  return { units: [...part.units.slice(0, -1), groups], axis, groups, members, part };
}

/** Words of a list. */
function wordsOf({ k, value }: TopkOp): number {
  return k * (value.dtype === 'f64' ? 2 : 1);
}

function groupsOf(extent: Dimension, count: number): Dimension {
  if (typeof extent === 'number') return Math.ceil(extent / count);
  return derivedSymbol(`${extent.symbol}By${count}`, extent, count);
}

function isShortList(op: TopkOp): boolean {
  let folds = 0;
  visit(op.where === undefined ? [op.value] : [op.value, op.where], (expr) => {
    if (expr.op === 'fold') folds += 1;
  });
  return op.indices === undefined && op.values !== undefined && op.k <= longestList && folds === 0;
}

/** Folds whose order does not matter, and nothing read that is written. */
function isCounting(phase: NestPhase): boolean {
  if (phase.sweeps.length > 0) return false;
  const written = new Set(phase.writes.map(({ tensor }) => tensor));
  const roots = phase.writes.flatMap(writeExpressions);
  if (loadsOf(roots).some(({ tensor }) => written.has(tensor))) return false;
  let fits = true;
  visit(roots, (expr) => {
    if (expr.op === 'fold' && isOrdered(expr)) fits = false;
  });
  return fits;
}

/** The phases of one group of units; `names` says how their indices are called. */
export function abreastLines(
  { part, axis, members }: Abreast,
  names: ReadonlyMap<Axis, string>,
  context: StageContext,
): string[] {
  const forMember = members.map((member) =>
    rewriter((expr: Expr): Expr => (expr.op === 'index' && expr.axis === axis ? indexOf(member) : expr)),
  );
  return part.phases.flatMap((phase): string[] => {
    if (phase.kind === 'nest') {
      const writes = forMember.flatMap((change) => phase.writes.map((write) => changeWrite(write, change)));
      return [...phaseLines({ ...phase, writes }, 'warp', 'warp', names, context), '__syncwarp();'];
    }
    if (phase.kind !== 'topk') throw new Error(`${phase.kind} is not done abreast`);
    const ops = forMember.map((change, r) => ({
      ...phase.op,
      axes: phase.op.axes.map((one) => (one === axis ? members[r] : one)),
      value: change(phase.op.value),
      ...(phase.op.where === undefined ? {} : { where: change(phase.op.where) }),
    }));
    const roots = new Roots(ops.flatMap((op) => phaseExpressions({ ...phase, op })));
    const row = new Scope(context, roots, 'warp', names, writeFoldLoop);
    writeTopkLists(ops, row);
    return [...row.lines, '__syncwarp();'];
  });
}
