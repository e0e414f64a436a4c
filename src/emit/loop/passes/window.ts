/**
 * Sliding windows: a thread goes along one axis and keeps what its next elements need again. Loads that differ only by a
 * constant along that axis are a family: the value at x + 1 now is the value at x in the next turn, whatever the border
 * rule, so of each family only the foremost is loaded in a turn and the others move up. Which element gets which value,
 * and how it is computed, does not change. How they are written is lower/map.ts.
 */
import { type NestPhase, phaseExpressions } from '../../../fuse/stage.js';
import { type Axis, add, constant, type Expr, indexOf, type LoadExpr } from '../../../kernel/expr.js';
import { freeAxes, loadsOf } from '../../../kernel/walk.js';

export interface Family {
  /** The dimension of the tensor along which its loads differ. */
  readonly dimension: number;
  /** One load for each offset from the first to the last, in a row; those that nobody asked for included. */
  readonly loads: readonly LoadExpr[];
  /** The same load may stand in the expressions more than once. */
  readonly twins: ReadonlyMap<LoadExpr, number>;
  readonly offsets: readonly number[];
}

/** The offset of an index from an axis: i, i + 1, i − 2, …; undefined for any other expression. */
function offsetFrom(expr: Expr, axis: Axis): number | undefined {
  if (expr.op === 'index') return expr.axis === axis ? 0 : undefined;
  if (expr.op !== 'add' && expr.op !== 'sub') return undefined;
  const [left, right] = expr.args;
  if (left.op === 'index' && left.axis === axis && right.op === 'constant')
    return expr.op === 'add' ? right.value : -right.value;
  if (expr.op === 'add' && right.op === 'index' && right.axis === axis && left.op === 'constant') return left.value;
  return undefined;
}

/** Families of at least two loads along an axis, among loads that `suits`. */
export function familiesAlong(phase: NestPhase, axis: Axis, suits: (load: LoadExpr) => boolean): Family[] {
  const groups = new Map<string, { dimension: number; members: Map<number, LoadExpr>; all: Map<LoadExpr, number> }>();
  const names = new Map<Expr, number>();
  const nameOf = (expr: Expr): number => {
    const known = names.get(expr) ?? names.size;
    names.set(expr, known);
    return known;
  };
  for (const load of loadsOf(phaseExpressions(phase))) {
    if (!suits(load)) continue;
    const dimensions = load.args.flatMap((arg, at) => (freeAxes(arg).has(axis) ? [at] : []));
    if (dimensions.length !== 1) continue;
    const [dimension] = dimensions;
    const offset = offsetFrom(load.args[dimension], axis);
    if (offset === undefined) continue;
    const others = load.args.map((arg, at) => (at === dimension ? '' : nameOf(plain(arg, names))));
    const key = [load.tensor, load.version, load.dtype, load.border.join(), dimension, ...others].join();
    const group = groups.get(key) ?? {
      dimension,
      members: new Map<number, LoadExpr>(),
      all: new Map<LoadExpr, number>(),
    };
    group.members.set(offset, load);
    group.all.set(load, offset);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ dimension, members, all }) => {
    const [first, last] = [Math.min(...members.keys()), Math.max(...members.keys())];
    if (members.size < 2 || last - first > 4) return [];
    const offsets = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    const template = [...members.values()][0];
    const loads = offsets.map(
      (offset) => members.get(offset) ?? { ...template, args: shifted(template.args, dimension, axis, offset) },
    );
    return [{ dimension, loads, offsets, twins: all }];
  });
}

/** Equal simple indices are one expression: i and i + 1 are often built anew for each load. */
function plain(expr: Expr, names: ReadonlyMap<Expr, number>): Expr {
  for (const known of names.keys()) if (sameIndex(known, expr)) return known;
  return expr;
}

function sameIndex(a: Expr, b: Expr): boolean {
  if (a === b) return true;
  if (a.op !== b.op || a.args.length !== b.args.length || a.dtype !== b.dtype) return false;
  if (a.op === 'index') return a.axis === (b as typeof a).axis;
  if (a.op === 'constant') return a.value === (b as typeof a).value;
  if (a.op !== 'add' && a.op !== 'sub') return false;
  return a.args.every((arg, i) => sameIndex(arg, b.args[i]));
}

function shifted(args: readonly Expr[], dimension: number, axis: Axis, offset: number): Expr[] {
  return args.map((arg, at) => (at === dimension ? add(indexOf(axis), constant(offset, 'i32')) : arg));
}

/** Those of the axes along which the phase loads several neighbours that suit. */
export function nearAxes(
  phase: NestPhase,
  units: readonly Axis[],
  lane: Axis,
  suits: (load: LoadExpr) => boolean,
): Axis[] {
  return units.filter((axis) => axis !== lane && familiesAlong(phase, axis, suits).length > 0);
}
