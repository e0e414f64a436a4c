/**
 * A loop in one thread: over the linearised axes of a group of folds and stores, sums of floats in the Program's tree with
 * one accumulator per lane of it. The same loop shared by a unit's threads is shared-loop.ts.
 */
import { product } from '../../../kernel/dimension.js';
import type { Axis, FoldExpr } from '../../../kernel/expr.js';
import {
  above,
  choose,
  most as greater,
  int,
  least,
  minus,
  type Name,
  name,
  plus,
  quotient,
  remainder,
  type Statement,
  type Value,
} from '../language.js';
import { knownPoints, mostPoints } from '../passes/folds.js';
import { bind } from '../statements.js';
import { type Accumulator, accumulator, isOrdered, OwnLanes, UpperLevels } from './accumulate.js';
import { type Kernel, serialLoop } from './kernel.js';
import type { Scope } from './scope.js';
import { writeStores } from './store.js';
import type { LoopGroup, Values } from './values.js';

/** How far a loop runs: `count` positions from 0; the axes' linear index is `first` + position. */
export interface Extent {
  readonly count: Value;
  /** The largest that `count` can be. */
  readonly most: number;
  readonly first: Value | undefined;
  /** Whether the range was computed, so that only we know that it is the same in all threads of a row. */
  readonly loaded: boolean;
}

export function extentOf(values: Values, scope: Scope, group: LoopGroup): Extent {
  const { kernel } = values;
  const total = kernel.points(group.axes);
  const most = mostPoints(group.axes);
  if (group.range.length === 0) return { count: total, most, first: undefined, loaded: false };
  const keep = (prefix: string, value: Value): Value => kernel.keep(prefix, value, scope.statements);
  const [begin, end] = group.range.map((bound) => values.value(bound, scope));
  if (group.range[0].op === 'constant' && group.range[0].value <= 0) {
    const count = keep('count', greater(least(end, total), 0));
    return { count, most, first: undefined, loaded: true };
  }
  const first = keep('first', greater(begin, 0));
  const last = keep('last', least(end, total));
  const count = keep('count', choose(above(last, first), minus(last, first), int(0)));
  return { count, most, first, loaded: true };
}

/** Statements that bind the axes to a linear index, the last axis fastest. */
export function decode(
  kernel: Kernel,
  all: readonly Axis[],
  linear: Value,
  nameOf = (axis: Axis): string => kernel.axisName(axis),
): { statements: Statement[]; bound: Map<Axis, Value> } {
  const axes = all.filter(({ extent }) => extent !== 1);
  const bound = new Map<Axis, Value>(all.filter(({ extent }) => extent === 1).map((axis) => [axis, int(0)]));
  if (axes.length === 0) return { statements: [], bound };
  if (axes.length === 1) return { statements: [], bound: bound.set(axes[0], linear) };
  const statements: Statement[] = [];
  let rest = linear;
  for (let position = axes.length - 1; position >= 0; position -= 1) {
    const axis = axes[position];
    const text = nameOf(axis);
    // A loop over nothing never runs, but a division by a constant zero would not even compile.
    const size = axis.extent === 0 ? int(1) : kernel.size(axis.extent);
    bound.set(axis, name(text, 'i32'));
    statements.push({ kind: 'let', name: text, value: position === 0 ? rest : remainder(rest, size) });
    if (position === 0) break;
    const next = kernel.fresh('q');
    if (position > 1) statements.push({ kind: 'let', name: next, value: quotient(rest, size) });
    rest = position > 1 ? name(next, 'i32') : quotient(rest, size);
  }
  return { statements, bound };
}

type Take = Accumulator['take'];

/** A scope for one thread at a linear index over axes. */
export function scopeAt(outer: Scope, ...where: Parameters<typeof decode>): Scope {
  const { statements, bound } = decode(...where);
  const scope = outer.inside(bound);
  scope.statements.push(...statements);
  return scope;
}

/** Names of its own for axes that are bound more than once. */
export const freshNames =
  (kernel: Kernel) =>
  (axis: Axis): string =>
    kernel.fresh(kernel.axisName(axis));

/** The body of a loop at several positions: their values all come before the first is taken, so that loads wait together. */
function loopBodies(
  values: Values,
  scope: Scope,
  { axes, folds }: Pick<LoopGroup, 'axes' | 'folds'>,
  positions: readonly Value[],
  take: readonly Take[],
): Statement[] {
  const { kernel } = values;
  const taken: Statement[] = [];
  const loaded = positions.flatMap((linear) => {
    const inner = scopeAt(scope, kernel, axes, linear, freshNames(kernel));
    taken.push(...folds.flatMap((fold, i) => take[i](values.named(fold.args[0], inner), linear)));
    return inner.statements;
  });
  return [...loaded, ...taken];
}

/** The body of a loop at one position: folds take their values, then stores happen. `begin` names what is known there. */
export function loopBody(
  values: Values,
  scope: Scope,
  group: LoopGroup,
  linear: Value,
  take: readonly Take[],
  begin?: (inner: Scope, linear: Value) => void,
): Statement[] {
  const { statements, bound } = decode(values.kernel, group.axes, linear);
  // Folds that share the loop may name its axes differently.
  for (const { axes } of group.folds)
    axes.forEach((axis, i) => {
      bound.set(axis, bound.get(group.axes[i]) as Value);
    });
  const inner = scope.inside(bound);
  inner.statements.push(...statements);
  begin?.(inner, linear);
  const taken = group.folds.map((fold) => values.named(fold.args[0], inner));
  taken.forEach((value, position) => {
    inner.statements.push(...take[position](value, linear));
  });
  writeStores(values, inner, group.writes);
  return inner.statements;
}

/** Writes the body of a loop at some positions. */
export type BodyWriter = (positions: readonly Value[]) => Statement[];

/** The body at one position, which is `linear`, or at several; only at one may there be stores and a `begin`. */
export function bodyWriter(...[values, scope, group, linear, take, begin]: Parameters<typeof loopBody>): BodyWriter {
  return (positions) =>
    positions.length > 1
      ? loopBodies(values, scope, group, positions, take)
      : loopBody(values, scope, group, linear, take, begin);
}

/** The linear index of a loop over axes: the axis itself where there is one. */
export function linearName(kernel: Kernel, axes: readonly Axis[]): Name {
  return name(axes.length === 1 ? kernel.axisName(axes[0]) : kernel.fresh('p'), 'i32');
}

/** What the folds of a loop keep: before it, in every chunk of the tree, behind each, and at its end. */
interface Kept {
  readonly before: Statement[];
  readonly perChunk: Statement[];
  readonly afterChunk: Statement[];
  readonly results: Statement[];
}

/** How a fold takes a value; `lane` is the accumulator of the tree that an element belongs to. */
function keepFold(kernel: Kernel, scope: Scope, fold: FoldExpr, lane: Name, width: number, most: number, kept: Kept) {
  const { tree, machine } = kernel.module;
  if (!isOrdered(fold, machine)) {
    const own = accumulator(kernel, fold);
    kept.before.push(...own.declarations);
    scope.pin(fold, own.result);
    return own.take;
  }
  const lanes = new OwnLanes(fold, kernel.fresh('s'), width);
  const upper = new UpperLevels(kernel, fold, tree, most);
  const result = kernel.name('f', fold.dtype);
  kept.perChunk.push(lanes.declaration, ...lanes.fill);
  if (upper.exists) {
    kept.before.push(...upper.declarations());
    kept.afterChunk.push(...upper.push(lanes.folded()));
    const finish = upper.finish();
    kept.results.push(...finish.statements, bind(result, finish.result));
  } else {
    kept.results.push(bind(result, lanes.folded()));
  }
  scope.pin(fold, result);
  return (value: Value): Statement[] => [lanes.take(lane, value)];
}

export function writeSerialLoop(values: Values, scope: Scope, group: LoopGroup): void {
  const { kernel } = values;
  const { tree, machine } = kernel.module;
  const extent = extentOf(values, scope, group);
  const { count, most, first } = extent;
  const hasTree = group.folds.some((fold) => isOrdered(fold, machine));
  const width = hasTree ? Math.min(tree.lanes, powerOfTwo(Math.max(most, 1))) : 1;
  const lane = kernel.name('l');
  const kept: Kept = { before: [], perChunk: [], afterChunk: [], results: [] };
  const takes = group.folds.map((fold) => keepFold(kernel, scope, fold, lane, width, most, kept));
  const linear = linearName(kernel, group.axes);
  const body = loopBody(values, scope, group, linear, takes);
  if (!hasTree) {
    const end = first === undefined ? count : plus(first, count);
    scope.statements.push(...kept.before, serialLoop(linear.name, first ?? int(0), end, body));
    return;
  }
  const chunk = kernel.name('c');
  const base = kernel.name('b');
  const position = most > width ? plus(base, lane) : lane;
  const isWhole = most > width ? divides(width, group.axes) : knownPoints(group.axes) === width;
  const ragged = extent.loaded || !isWhole;
  // A ragged end makes the bound a variable, which also keeps compilers from unrolling a long body.
  const left = most > width ? minus(count, base) : count;
  const laneLoop = serialLoop(lane.name, 0, ragged ? least(int(width), left) : int(width), [
    bind(linear, first === undefined ? position : plus(first, position)),
    ...body,
  ]);
  const chunked = most > tree.chunk;
  const end = chunked ? least(plus(chunk, tree.chunk), count) : count;
  const chunkLoop = most > width ? serialLoop(base.name, chunked ? chunk : int(0), end, [laneLoop], width) : laneLoop;
  const whole = [...kept.perChunk, chunkLoop, ...kept.afterChunk];
  scope.statements.push(
    ...kept.before,
    ...(chunked ? [serialLoop(chunk.name, 0, count, whole, tree.chunk)] : whole),
    ...kept.results,
  );
}

/** Whether every run over the axes is a whole number of `width`. */
function divides(width: number, axes: readonly Axis[]): boolean {
  const fixed = axes.map((axis) => axis.extent).filter((extent) => typeof extent === 'number');
  return product(fixed) % width === 0;
}

export function powerOfTwo(least: number): number {
  let power = 1;
  while (power < least) power *= 2;
  return power;
}
