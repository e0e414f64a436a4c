/** Passes that say who takes the rows and the loops of a nest. */
import { changePhase } from '../../../fuse/rename.js';
import { Sharing } from '../../../fuse/sharing.js';
import { hasFold, type Phase, phaseExpressions, writeExpressions } from '../../../fuse/stage.js';
import { dimensionText, product, smallest } from '../../../kernel/dimension.js';
import type { Axis, Expr } from '../../../kernel/expr.js';
import { foldsOf, freeAxes, loadsOf, visit } from '../../../kernel/walk.js';
import { isRowFold } from '../lower/shared-loop.js';
import { mostNodes, nodesAtOnce } from '../lower/shared-sums.js';
import type { PhaseNest } from '../nest.js';
import { knownPoints } from './folds.js';
import { phasePass } from './pass.js';
import { prefersSpread, spreadTime, togetherTime } from './work.js';

const oneThread = 'a unit is one thread';
const noNest = 'no loop nest';

/** Rows in which nothing differs are one row; fusion leaves some where a phase took over the rows of others. */
export const dropEqualRows = phasePass('drop-equal-rows', (phase) => {
  const own = phase.phase;
  if (own.kind !== 'nest') return noNest;
  const used = new Set(phaseExpressions(own).flatMap((expr) => [...freeAxes(expr)]));
  const rows = own.rows.filter((axis) => used.has(axis));
  if (rows.length === own.rows.length) return 'all rows differ';
  if (own.rows.some((axis) => !used.has(axis) && smallest(axis.extent) === 0)) return 'there may be no row at all';
  return { ...phase, phase: { ...own, rows } };
});

/** Folds over the same extents get the same axes, so that they can share a loop and its loads. */
export const unifyAxes = phasePass('unify-folds', (phase) => {
  return hasFold(phase.phase) ? { ...phase, phase: unifyFolds(phase.phase) } : 'no fold';
});

/** A thread per row. */
export const rowsOnLanes = phasePass('rows-on-lanes', (phase, { nest, machine }) => {
  if (nest.unit === 'thread') return oneThread;
  if (phase.phase.kind !== 'nest') return noNest;
  if (prefersSpread(phase.phase, machine))
    return phase.phase.rows.length === 0 ? 'one short row is the first thread’s' : { ...phase, rows: 'lanes' };
  const [spread, together] = [spreadTime(phase.phase, machine), togetherTime(phase.phase, machine)];
  return `a thread per row takes ${spread}, all threads at one row ${together}`;
});

/** All threads of a unit at one row: they share its loops, and a sum's tree lies on the lanes. */
export const loopsOnLanes = phasePass('loops-on-lanes', (phase, { nest, machine }) => {
  if (nest.unit === 'thread') return oneThread;
  if (phase.phase.kind !== 'nest') return noNest;
  if (!prefersSpread(phase.phase, machine)) return { ...phase, rows: 'group' };
  const [spread, together] = [spreadTime(phase.phase, machine), togetherTime(phase.phase, machine)];
  return `all threads at one row take ${together}, a thread per row ${spread}`;
});

/** Folds of fewer rows than threads: a thread takes one accumulator of one row. */
export const rowFoldsOnLanes = phasePass('row-folds-on-lanes', (phase, { threads }) => {
  const isFew = (axes: readonly Axis[]): boolean => axes.length > 0 && (knownPoints(axes) ?? threads) < threads;
  const found = foldsOfRows(phase).filter(({ rows, fold }) => isFew(rows) && isRowFold(fold, rows));
  return found.length > 0 ? { ...phase, sharesRowFolds: true } : 'no long fold in fewer rows than threads';
});

/** A thread loads several elements of a fold before it takes the first, so that it waits for all of them at once. */
export const foldTurns = phasePass('fold-turns', (phase, { nest, machine }) => {
  if (machine.foldTurns === 1) return 'its compilers load ahead';
  if (nest.unit === 'thread') return oneThread;
  if (!hasFold(phase.phase)) return 'no fold';
  return { ...phase, foldTurns: machine.foldTurns };
});

/** Every fold with the rows, the candidates or the loop that it stands in, where those are on lanes. */
function foldsOfRows({ phase, rows, topk }: PhaseNest): { rows: readonly Axis[]; fold: Expr }[] {
  if (topk === 'ranked' && phase.kind === 'topk')
    return foldsOf(phaseExpressions(phase)).map((fold) => ({ rows: [phase.op.over], fold }));
  if (phase.kind !== 'nest' || rows === 'serial') return [];
  const own = phase.writes.flatMap(writeExpressions);
  const found: { rows: readonly Axis[]; fold: Expr }[] = [];
  if (rows === 'lanes') {
    if (phase.sweeps.length > 0) return [];
    visit(own, (fold) => found.push({ rows: phase.rows, fold }));
    return found;
  }
  visit([...own, ...phase.sweeps.flatMap((sweep) => sweep.writes.flatMap(writeExpressions))], (outer) => {
    if (outer.op === 'fold') visit([outer.args[0]], (fold) => found.push({ rows: outer.axes, fold }));
  });
  return found;
}

/** Several rows per thread, where a compiler could not: it must assume that a store changes what is loaded. */
export const registerBlocking = phasePass('register-blocking', (phase, { threads }) => {
  if (phase.rows !== 'lanes' || phase.phase.kind !== 'nest') return 'no rows on lanes';
  if (phase.phase.rows.length === 0) return 'one row';
  if (phase.phase.sweeps.length > 0) return 'rows that sweep';
  const count = knownPoints(phase.phase.rows);
  if (count === undefined) return 'a number of rows that is not known';
  const nodes = nodesAtOnce(phase.phase.writes.flatMap(writeExpressions));
  const rows = [4, 2].find((rows) => rows * nodes <= mostNodes && count > 0 && count % (rows * threads) === 0);
  if (rows !== undefined) return { ...phase, rowsAtOnce: rows };
  return `${count} rows of ${nodes} operations on ${threads} threads are no whole blocks of at most ${mostNodes}`;
});

/** A thread stays at one index of the innermost axis of its rows: what follows from that alone is loaded once, not in every row. */
export const keepColumn = phasePass('keep-column', (phase, { threads }) => {
  const own = phase.phase;
  if (phase.rows !== 'lanes' || own.kind !== 'nest') return 'no rows on lanes';
  if (own.sweeps.length > 0 || phase.rowsAtOnce > 1 || phase.sharesRowFolds) return 'rows that share more already';
  const column = own.rows.at(-1);
  const width = column?.extent;
  if (column === undefined || typeof width !== 'number' || width < 2 || threads % width !== 0)
    return `${threads} threads are no whole rows`;
  const count = product(own.rows.map(({ extent }) => smallest(extent)));
  if (count < 2 * threads) return `${count} rows, fewer than two per thread`;
  const isOfColumn = (expr: Expr): boolean => {
    const free = freeAxes(expr);
    return free.has(column) && !own.rows.some((axis) => axis !== column && free.has(axis));
  };
  if (!loadsOf(phaseExpressions(own)).some(isOfColumn)) return 'nothing is loaded for a column alone';
  return { ...phase, keepsColumn: true };
});

/** The axes of the folds around, by their old identity. */
type Names = ReadonlyMap<Axis, { readonly axis: Axis; readonly depth: number }>;

/**
 * Folds of a phase that run over the same extents at the same depth get the same axes, and equal expressions become one
 * object: after fusion they come from different ops, and only then can they share a loop and its loads. Axes of sweeps
 * stay as they are, since folds over them belong to the sweep's loop.
 */
export function unifyFolds(phase: Phase): Phase {
  const sharing = new Sharing();
  const kept = new Set(phase.kind === 'nest' ? phase.sweeps.flatMap((sweep) => sweep.axes) : []);
  const axes = new Map<string, Axis>();
  const canonical = (axis: Axis, depth: number): Axis => {
    if (kept.has(axis)) return axis;
    const key = `${depth}:${dimensionText(axis.extent)}`;
    const known = axes.get(key) ?? { name: `j${depth}`, extent: axis.extent };
    axes.set(key, known);
    return known;
  };
  const free = new Map<Expr, ReadonlySet<Axis>>();
  const walk = (expr: Expr, names: Names, memory: Map<Expr, Expr>): Expr => {
    const known = memory.get(expr);
    if (known !== undefined) return known;
    let result: Expr;
    if (expr.op === 'fold') {
      // Only the loops that it depends on stand around it: what does not depend on them is computed outside.
      let depth = 0;
      for (const axis of freeAxes(expr, free)) depth = Math.max(depth, (names.get(axis)?.depth ?? -1) + 1);
      const own = expr.axes.map((axis, position) => canonical(axis, depth + position));
      const bound = expr.axes.map(
        (axis, position) => [axis, { axis: own[position], depth: depth + position }] as const,
      );
      const body = walk(expr.args[0], new Map([...names, ...bound]), new Map());
      result = { ...expr, axes: own, args: [body, ...expr.args.slice(1).map((range) => walk(range, names, memory))] };
    } else if (expr.op === 'index') {
      result = { ...expr, axis: names.get(expr.axis)?.axis ?? expr.axis };
    } else {
      result = { ...expr, args: expr.args.map((arg) => walk(arg, names, memory)) } as Expr;
    }
    const unique = sharing.unique(result);
    memory.set(expr, unique);
    return unique;
  };
  const memory = new Map<Expr, Expr>();
  const change = (expr: Expr): Expr => walk(expr, new Map(), memory);
  return changePhase(phase, change);
}
