/**
 * Rows of 32 voxels (a piece of a longer row, or several short ones) as the work of warps: where values are hoisted for a row and used by all lanes of its elements, one
 * warp prepares them, a thread each, and then goes along the row itself. It waits for nobody: warps of a block are in
 * different places, so that some compute while others wait for the memory, and what a lane keeps (tables by channel, the
 * brain's scalars) serves more elements. Nothing is computed in another order.
 */
import { changeNest } from '../../fuse/rename.js';
import { type LocalTensor, localElement, type NestPhase, type Part, writeExpressions } from '../../fuse/stage.js';
import { byteSize } from '../../kernel/dtype.js';
import { type Axis, add, div, type Expr, indexOf, mul } from '../../kernel/expr.js';
import type { Write } from '../../kernel/op.js';
import { freeAxes, loadsOf, rewriter } from '../../kernel/walk.js';
import { joinUnits, moveNests } from './coarsen.js';
import { interleavedStep } from './context.js';
import { spreadValues } from './spread-values.js';
import { warpThreads } from './tuning.js';

/** Shorter rows are left to blocks. */
const shortestRow = 4;
/** Words of shared memory that the warps of a block may take together. */
const mostLocalWords = 8192;

/**
 * The part with rows of as many places as a warp has threads, or why it has none. `joins`: short rows are joined, where there
 * are so many that fewer units still fill a GPU.
 */
export function warpRows(part: Part, threads: number, joins = false): Part | string {
  const [first, second] = part.phases;
  if (part.phases.length !== 2 || first.kind !== 'nest' || second.kind !== 'nest') return 'not two loop nests';
  const [row, lane] = second.rows;
  if (first.rows.length !== 1 || second.rows.length !== 2 || first.rows[0] !== row)
    return 'no values for each row alone';
  if (typeof row.extent !== 'number') return 'rows of an unknown length';
  const isShort = row.extent < warpThreads;
  if (isShort ? !joins || row.extent < shortestRow || warpThreads % row.extent !== 0 : row.extent % warpThreads !== 0)
    return `rows of ${row.extent}, which are too few or no parts of a warp`;
  if (typeof lane.extent !== 'number' || lane.extent >= warpThreads || warpThreads % lane.extent !== 0)
    return 'elements of a row that do not divide a warp';
  if (first.sweeps.length > 0 || second.sweeps.length > 0) return 'rows that sweep';
  const isRow = ({ dtype, shape }: LocalTensor): boolean =>
    byteSize(dtype) === 4 && shape.length === 1 && shape[0] === row.extent;
  const isLocal = new Set(part.locals.map(({ name }) => name));
  if (part.locals.length === 0 || !part.locals.every(isRow) || !first.writes.every(({ tensor }) => isLocal.has(tensor)))
    return 'the first nest writes more than a local value of each row';
  if (interleavedStep(part.locals.length) * threads > mostLocalWords) return 'too many local values';
  const kept = keepLoads(part, first, second, row);
  const whole = isShort ? joinRows(kept, warpThreads / row.extent) : row.extent === warpThreads ? kept : cut(kept, row);
  if (whole === undefined) return 'rows that do not come out even';
  const halves = spreadValues(whole, threads);
  return inOrder(typeof halves === 'string' ? whole : halves);
}

/** Rows that lie side by side as the work of one warp, along the last axes of the units; undefined where they do not come out even. */
function joinRows(part: Part, together: number): Part | undefined {
  let [whole, left] = [part, together];
  for (let at = part.units.length - 1; left > 1; at -= 1) {
    const extent = whole.units[at]?.extent;
    if (typeof extent !== 'number') return undefined;
    const own = Math.min(left, extent);
    if (extent % own !== 0 || left % own !== 0) return undefined;
    if (own > 1) whole = joinUnits(whole, whole.units[at], extent / own, own);
    left /= own;
  }
  return whole;
}

/** What all lanes of an element load alike is kept beside the hoisted values, as far as that takes no more room. */
function keepLoads(part: Part, first: NestPhase, second: NestPhase, row: Axis): Part {
  const roots = second.writes.flatMap(writeExpressions);
  const written = new Set(second.writes.map(({ tensor, version }) => `${tensor}.${version}`));
  const isLocal = new Set(part.locals.map(({ name }) => name));
  // Neither lanes nor what a fold goes over: the value is one of the row alone.
  const known = new Set<Axis>([...part.units, row]);
  const found = loadsOf(roots).filter((load) => {
    const free = freeAxes(load);
    if (isLocal.has(load.tensor) || written.has(`${load.tensor}.${load.version}`)) return false;
    return load.dtype === 'f32' && free.has(row) && [...free].every((axis) => known.has(axis));
  });
  const room = interleavedStep(part.locals.length) - part.locals.length;
  const kept = found.slice(0, room);
  const locals = kept.map((_, i): LocalTensor => ({ name: `%kept${i}`, dtype: 'f32', shape: [row.extent as number] }));
  const place = indexOf(row);
  const writes = kept.map((value, i): Write => {
    return { tensor: locals[i].name, version: 'current', indices: [place], value };
  });
  const table = new Map<Expr, Expr>(kept.map((load, i) => [load, localElement(locals[i], [place])]));
  const use = rewriter((expr) => table.get(expr) ?? expr);
  return {
    ...part,
    locals: [...part.locals, ...locals],
    phases: [{ ...first, writes: [...first.writes, ...writes] }, changeNest(second, use)],
  };
}

/** Rows of 32 instead of longer ones: which of them becomes an index of the units. */
function cut(part: Part, row: Axis): Part {
  const isLocal = new Set(part.locals.map(({ name }) => name));
  const outer: Axis = { name: row.name, extent: (row.extent as number) / warpThreads };
  const inner: Axis = { name: `${row.name}n`, extent: warpThreads };
  const within = indexOf(inner);
  const place = add(mul(indexOf(outer), warpThreads), within);
  const move = rewriter((expr: Expr): Expr => {
    if (expr.op === 'load' && isLocal.has(expr.tensor)) return { ...expr, args: [within] };
    // A coarser place of the whole row is one of the piece, and where that begins.
    if (expr.op === 'div' && expr.args[0] === place) {
      const [, divisor] = expr.args;
      if (divisor.op === 'constant' && divisor.value >= 1 && warpThreads % divisor.value === 0)
        return add(mul(indexOf(outer), warpThreads / divisor.value), div(within, divisor.value));
    }
    return expr.op === 'index' && expr.axis === row ? place : expr;
  });
  return {
    // The warps of a block stay neighbours along the axis that was last: they share what lies beside them there.
    units: [...part.units.slice(0, -1), outer, ...part.units.slice(-1)],
    locals: part.locals.map((local) => ({ ...local, shape: [warpThreads] })),
    phases: moveNests(
      part,
      move,
      () => [within],
      (rows) => rows.map((axis) => (axis === row ? inner : axis)),
    ),
  };
}

/** Local arrays in the order in which they are written: what one phase stores lies side by side. */
function inOrder(part: Part): Part {
  const written = part.phases
    .flatMap((phase) => (phase.kind === 'nest' ? phase.writes : []))
    .map(({ tensor }) => tensor);
  const position = ({ name }: LocalTensor): number => written.indexOf(name);
  return { ...part, locals: [...part.locals].sort((a, b) => position(a) - position(b)) };
}
