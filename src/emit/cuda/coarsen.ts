/**
 * Larger units for blocks: where the phases of a unit have too few rows to keep a block busy (what is hoisted for a row of
 * voxels, before what is done for all their channels), a block takes several neighbouring units as one. Their local arrays
 * lie side by side, and the index among them becomes the first of the rows. Nothing is computed in another order.
 */
import type { NestPhase, Part } from '../../fuse/stage.js';
import { product } from '../../kernel/dimension.js';
import { type Axis, add, type Expr, indexOf, mul } from '../../kernel/expr.js';
import { changeWrite, type Write } from '../../kernel/op.js';
import { rewriter } from '../../kernel/walk.js';
import { localSize } from '../loop/lower/kernel.js';

const mostTogether = 8;
const mostLocalWords = 8192;

/** Larger units, or why they stay as they are. `enoughRows`: rows that keep a good part of a block's threads busy. */
export function coarsen(part: Part, enoughRows: number): Part | string {
  const { locals, units } = part;
  const phases = part.phases.filter((phase) => phase.kind === 'nest');
  const axis = units[units.length - 1];
  if (locals.length === 0 || phases.length !== part.phases.length || phases.length < 2)
    return 'no loop nests with local arrays';
  if (axis === undefined || typeof axis.extent !== 'number') return 'no known number of units side by side';
  const rows = phases.map((phase) =>
    product(phase.rows.map(({ extent }) => (typeof extent === 'number' ? extent : 1))),
  );
  // Units with few rows everywhere are the work of warps, and single rows that of the whole block.
  if (Math.max(...rows) < enoughRows || Math.min(...rows) < 2)
    return `phases of ${rows.join(', ')} rows, not all 2 at least and one ${enoughRows}`;
  let together = 1;
  while (
    together < mostTogether &&
    Math.min(...rows) * together < enoughRows &&
    axis.extent % (2 * together) === 0 &&
    2 * together * localSize(locals) <= mostLocalWords
  )
    together *= 2;
  if (together === 1) return 'two units do not fit, or are not needed';
  return joinUnits(part, axis, axis.extent / together, together);
}

/** `together` neighbours along an axis of the units as one unit; the index among them is the first of the rows. */
export function joinUnits(part: Part, axis: Axis, extent: number, together: number): Part {
  const outer: Axis = { name: axis.name, extent };
  const inner: Axis = { name: `${axis.name}n`, extent: together };
  const place = add(mul(indexOf(outer), together), indexOf(inner));
  const isLocal = new Set(part.locals.map(({ name }) => name));
  const among = indexOf(inner);
  const move = rewriter((expr: Expr): Expr => {
    if (expr.op === 'index' && expr.axis === axis) return place;
    if (expr.op === 'load' && isLocal.has(expr.tensor))
      return { ...expr, args: [among, ...expr.args], border: ['inside', ...expr.border] };
    return expr;
  });
  return {
    units: part.units.map((unit) => (unit === axis ? outer : unit)),
    locals: part.locals.map((local) => ({ ...local, shape: [together, ...local.shape] })),
    phases: moveNests(
      part,
      move,
      (indices) => [among, ...indices],
      (rows) => [inner, ...rows],
    ),
  };
}

/** The phases of a part, all nests, with other formulas, other indices of what is stored in local arrays, and other rows. */
export function moveNests(
  { phases, locals }: Part,
  move: (expr: Expr) => Expr,
  places: (indices: readonly Expr[]) => readonly Expr[],
  rowsOf: (rows: readonly Axis[]) => readonly Axis[],
): NestPhase[] {
  const isLocal = new Set(locals.map(({ name }) => name));
  const write = (one: Write): Write => {
    const moved = changeWrite(one, move);
    return isLocal.has(one.tensor) ? { ...moved, indices: places(moved.indices) } : moved;
  };
  return phases.map((phase) => {
    if (phase.kind !== 'nest') throw new Error(`${phase.kind} has no rows of units`);
    const sweeps = phase.sweeps.map((sweep) => ({ ...sweep, writes: sweep.writes.map(write) }));
    return { ...phase, rows: rowsOf(phase.rows), sweeps, writes: phase.writes.map(write) };
  });
}
