/**
 * Marching: a thread goes along one axis and keeps what its next elements need again. Loads that differ only by a constant
 * along that axis are a family: the value at x + 1 now is the value at x in the next turn, whatever the border rule, so
 * of each family only the foremost is loaded in a turn and the others move up. Which element gets which value, and how it
 * is computed, does not change.
 */
import type { NestPhase } from '../../fuse/stage.js';
import { phaseExpressions } from '../../fuse/stage.js';
import { type Axis, add, constant, type Expr, indexOf, type LoadExpr } from '../../kernel/expr.js';
import { freeAxes, loadsOf } from '../../kernel/walk.js';
import type { StageContext } from './context.js';
import { loadText } from './memory.js';

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

/** The text of one family: what stands before the loop, at the head of a turn and at its end. */
export interface FamilyText {
  readonly before: readonly string[];
  readonly head: readonly string[];
  readonly end: readonly string[];
  /** By load, the variable that holds its vector in a turn. */
  readonly values: ReadonlyMap<Expr, string>;
  /** The vectors by offset; all but the last are loaded before the first turn. */
  readonly names: readonly string[];
}

/** `first` is the first element along the axis, `now` the one of the turn; other indices are given as text. */
export function familyText(
  family: Family,
  type: string,
  first: string,
  now: string,
  indexText: (arg: Expr) => string,
  context: StageContext,
): FamilyText | undefined {
  const { loads, offsets, dimension, twins } = family;
  const stem = context.fresh('m');
  const at = (load: LoadExpr, place: string, offset: number): { line: string; vector: string } | undefined => {
    const name = context.fresh('at');
    const indices = load.args.map((arg, axis) => (axis === dimension ? name : indexText(arg)));
    const text = loadText(load, indices, context);
    // A border that may yield zero is decided element by element.
    if (!/^[tl]_/.test(text)) return undefined;
    const line = `const int ${name} = ${place}${offset < 0 ? ` - ${-offset}` : offset > 0 ? ` + ${offset}` : ''};`;
    return { line, vector: `*(const ${type}*)(${text.replace('[', ' + (').slice(0, -1)}))` };
  };
  const names = offsets.map((_, i) => `${stem}_${i}`);
  const last = loads.length - 1;
  const found = loads.map((load, i) => at(load, i === last ? now : first, offsets[i]));
  if (found.some((one) => one === undefined)) return undefined;
  const texts = found as { line: string; vector: string }[];
  return {
    before: names.slice(0, -1).flatMap((name, i) => [texts[i].line, `${type} ${name} = ${texts[i].vector};`]),
    head: [texts[last].line, `const ${type} ${names[last]} = ${texts[last].vector};`],
    end: names.slice(0, -1).map((name, i) => `${name} = ${names[i + 1]};`),
    values: new Map([...twins].map(([load, offset]) => [load, names[offset - offsets[0]]])),
    names,
  };
}
