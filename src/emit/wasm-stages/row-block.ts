/**
 * Blocking of matrix times vector: two rows of the matrix go through the vector at once, so that an element of the vector is
 * loaded once for both. A load costs its address and a check besides, so the loads are what such a product takes its time
 * for. Done on the part before it is lowered: a write per row of a block, whose sums share one loop. The values of a top-k
 * that are such products are computed first, into the worker's own memory. The order of every sum stays as it was.
 */
import { renaming } from '../../fuse/rename.js';
import type { LocalTensor, NestPhase, Part, Phase, TopkPhase } from '../../fuse/stage.js';
import { localElement } from '../../fuse/stage.js';
import type { Axis, Expr } from '../../kernel/expr.js';
import { add, indexOf } from '../../kernel/expr.js';
import { changeWrite, type Write } from '../../kernel/op.js';
import { freeAxes, loadsOf } from '../../kernel/walk.js';
import { isLast, onlyNest, sumOfProducts } from './product-block.js';

/** Rows of a block. With four, sums and what the compiler loads ahead do not fit into registers. */
const rowsAtOnce = 2;
/** Below this many elements a row, beginning and ending the loop is what counts. */
const shortestRow = 64;
/** Values of a top-k that are kept at once. */
const mostValues = 4096;

const notProduct = `no matrix of an even number of rows, each of at least ${shortestRow} elements side by side, times a vector`;

/** The part with its products of a matrix and a vector in blocks of rows, or why it stays as it is. */
export function blockRows(part: Part): Part | string {
  const locals: LocalTensor[] = [];
  const phases = part.phases.flatMap((phase) => {
    if (phase.kind === 'nest') return [blockedNest(phase)];
    return phase.kind === 'topk' ? blockedTopk(phase, locals) : [phase];
  });
  if (phases.some((phase, position) => phase !== part.phases[position]))
    return { ...part, phases, locals: [...part.locals, ...locals] };
  // Where the rows are units, and nothing else belongs to a unit.
  const phase = onlyNest(part);
  if (phase === undefined) return notProduct;
  const [blocked, units] = inBlocks(phase, part.units);
  return blocked === phase ? notProduct : { ...part, units, phases: [blocked] };
}

function blockedNest(phase: NestPhase): NestPhase {
  const [blocked, rows] = inBlocks(phase, phase.rows);
  return blocked === phase ? phase : { ...blocked, rows };
}

/**
 * The phase with a write for each row of a block, and the axes with blocks in place of rows; or both as they are. The rows of a
 * block lie far apart: processors do not fetch two rows of one page ahead.
 */
function inBlocks(phase: NestPhase, axes: readonly Axis[]): readonly [NestPhase, readonly Axis[]] {
  const row = rowOf(phase, axes);
  if (row === undefined) return [phase, axes];
  const extent = (row.extent as number) / rowsAtOnce;
  const block: Axis = { name: row.name, extent };
  const writes = Array.from({ length: rowsAtOnce }, (_, number) => {
    const place = add(indexOf(block), number * extent);
    return changeWrite(phase.writes[0], renaming(new Map([[row, place]])));
  });
  return [{ ...phase, writes }, axes.map((axis) => (axis === row ? block : axis))];
}

/** The products as a phase of their own, and the top-k of what it leaves. */
function blockedTopk(phase: TopkPhase, locals: LocalTensor[]): Phase[] {
  const { op } = phase;
  const { extent } = op.over;
  if (phase.rows.length > 0 || typeof extent !== 'number' || extent > mostValues) return [phase];
  if (!isProduct(op.value, op.over)) return [phase];
  const local: LocalTensor = { name: `%values${locals.length}`, dtype: 'f32', shape: [extent] };
  const row: Axis = { ...op.over };
  const value = renaming(new Map([[op.over, indexOf(row)]]))(op.value);
  const write: Write = { tensor: local.name, version: 'current', indices: [indexOf(row)], value };
  const nest: NestPhase = { kind: 'nest', ops: phase.ops, rows: [row], sweeps: [], writes: [write] };
  locals.push(local);
  return [blockedNest(nest), { ...phase, op: { ...op, value: localElement(local, [indexOf(op.over)]) } }];
}

/** The axis of the matrix's rows, where the phase is the product of a matrix and a vector. */
function rowOf(phase: NestPhase, axes: readonly Axis[]): Axis | undefined {
  const [write] = phase.writes;
  if (phase.writes.length !== 1 || phase.sweeps.length > 0 || write.where !== undefined) return undefined;
  return axes.find((axis) => isProduct(write.value, axis));
}

/** Whether a value is made of one sum of products, of which one factor moves with the row and the other does not. */
function isProduct(value: Expr, row: Axis): boolean {
  if (typeof row.extent !== 'number' || row.extent % rowsAtOnce > 0) return false;
  const fold = sumOfProducts([value]);
  if (fold === undefined || fold.axes.length > 1) return false;
  const [over] = fold.axes;
  const [body] = fold.args;
  if (typeof over.extent !== 'number' || over.extent < shortestRow) return false;
  const moves = body.args.map((factor) => freeAxes(factor).has(row));
  if (moves[0] === moves[1] || !body.args.every((factor) => freeAxes(factor).has(over))) return false;
  return loadsOf([body]).every(({ args }) => isLast(args, over) && args.some((index) => freeAxes(index).has(over)));
}
