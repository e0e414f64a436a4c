/**
 * hoist: what does not depend on the innermost index is computed once per row, in local memory, and shared by the lanes.
 * For machines whose lanes are threads; a CPU's loops place such values outside the inner loop by themselves.
 */
import type { Axis, Expr } from '../../kernel/expr.js';
import { indexOf } from '../../kernel/expr.js';
import { changeWrite } from '../../kernel/op.js';
import { freeAxes } from '../../kernel/walk.js';
import type { Answer, Context } from '../context.js';
import { flopsOf, squashCost } from '../cost.js';
import type { LocalTensor, NestPhase, Part } from '../stage.js';
import { localElement, writeExpressions } from '../stage.js';

/** Worth a local array and a workgroup barrier: the shortest function, squash. */
const leastFlops = squashCost;
const leastLanes = 8;
const mostRows = 1024;

export function hoist(part: Part, context: Context): Answer {
  if (context.machine.hoistsItself) return 'a CPU places it outside the inner loop by itself';
  const [phase] = part.phases;
  if (part.phases.length !== 1 || phase.kind !== 'nest' || phase.rows.length > 0 || phase.sweeps.length > 0)
    return 'no single plain loop nest';
  if (part.units.length < 2) return 'no row around the innermost index';
  const lane = part.units[part.units.length - 1];
  const row = part.units[part.units.length - 2];
  if (typeof lane.extent !== 'number' || lane.extent < leastLanes) return `fewer than ${leastLanes} lanes share it`;
  if (typeof row.extent !== 'number' || row.extent > mostRows) return 'rows of a unit are not few and fixed';
  const found = invariant(phase.writes.flatMap(writeExpressions), lane, row);
  if (found.length === 0) return `nothing of ${leastFlops} operations or more is free of the innermost index`;
  const locals = found.map(
    (expr, position): LocalTensor => ({
      name: `%hoist${position}`,
      dtype: expr.dtype === 'bool' ? 'i32' : expr.dtype,
      shape: [row.extent as number],
    }),
  );
  const table = new Map(found.map((expr, position) => [expr, localElement(locals[position], [indexOf(row)])]));
  const use = (root: Expr): Expr => replaceTop(root, table);
  const first: NestPhase = {
    kind: 'nest',
    ops: phase.ops,
    rows: [row],
    sweeps: [],
    writes: found.map((expr, position) => ({
      tensor: locals[position].name,
      version: 'current' as const,
      indices: [indexOf(row)],
      value: expr,
    })),
  };
  const second: NestPhase = {
    ...phase,
    rows: [row, lane],
    writes: phase.writes.map((write) => changeWrite(write, use)),
  };
  return {
    part: { units: part.units.slice(0, -2), phases: [first, second], locals },
    rule: 'hoist',
    text: `${found.reduce((sum, expr) => sum + flopsOf([expr], [...freeAxes(expr)]), 0)} operations once for ${lane.extent} lanes`,
  };
}

/** The largest subexpressions that change from row to row but not from lane to lane, and are worth sharing. */
function invariant(roots: readonly Expr[], lane: Axis, row: Axis): Expr[] {
  const memory = new Map();
  const found = new Set<Expr>();
  const seen = new Set<Expr>();
  const walk = (expr: Expr): void => {
    if (seen.has(expr)) return;
    seen.add(expr);
    const free = freeAxes(expr, memory);
    if (!free.has(lane) && free.has(row) && expr.dtype !== 'bool' && flopsOf([expr], [...free]) >= leastFlops)
      found.add(expr);
    else if (expr.op !== 'fold') expr.args.forEach(walk);
  };
  roots.forEach(walk);
  return [...found];
}

function replaceTop(root: Expr, table: ReadonlyMap<Expr, Expr>): Expr {
  const memory = new Map<Expr, Expr>();
  const go = (expr: Expr): Expr => {
    const known = memory.get(expr) ?? table.get(expr);
    if (known !== undefined) return known;
    const args = expr.args.map(go);
    const result = args.every((arg, position) => arg === expr.args[position]) ? expr : ({ ...expr, args } as Expr);
    memory.set(expr, result);
    return result;
  };
  return go(root);
}
