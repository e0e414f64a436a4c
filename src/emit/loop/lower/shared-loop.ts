/**
 * A loop that the threads of a unit share: each takes some of the positions, and what they gathered is joined in shared
 * memory. A sum of floats follows the Program's tree (shared-sums.ts). Everything stands in uniform control flow. And folds of
 * few rows, shared by a unit that has more threads than rows.
 */
import { FieldbrainError } from '../../../kernel/errors.js';
import type { Axis, Expr, FoldExpr } from '../../../kernel/expr.js';
import { foldsOf, freeAxes, visit } from '../../../kernel/walk.js';
import {
  component,
  constant,
  int,
  least,
  loadOf,
  type Name,
  plus,
  quotient,
  remainder,
  times,
  type Value,
} from '../language.js';
import type { Target } from '../machine.js';
import { knownPoints, mostPoints } from '../passes/folds.js';
import { bind, increase, put } from '../statements.js';
import { type Accumulator, accumulator, isOrdered, isTreeSum, LoopFolds, variable } from './accumulate.js';
import { barrier, combined, globalBarrier, join } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import type { Scope } from './scope.js';
import { bodyWriter, decode, type Extent, extentOf, linearName, powerOfTwo, writeSerialLoop } from './serial-loop.js';
import { accumulatorLoop, halvesOf, poolHalves, shareSums, sumSlots, turnsAtOnce } from './shared-sums.js';
import { type LoopGroup, sameLoop, Values } from './values.js';

/** A shorter loop is run by every thread for itself, which costs no barrier. */
const shortestLoop = 16;

/** The loop in the form that fits its scope. */
export function writeLoop(values: Values, scope: Scope, group: LoopGroup): void {
  const isShared = scope.together && canShare(group, values.kernel.module.machine);
  if (isShared && (group.writes.length > 0 || mostPoints(group.axes) > shortestLoop))
    writeSharedLoop(values, scope, group);
  else writeSerialLoop(values, scope, group);
}

/** What threads gather is joined in words of 32 bits, and only sums there in the order of the tree. */
function canShare({ folds }: LoopGroup, machine: Target): boolean {
  return folds.every(
    (fold) => fold.dtype !== 'f64' && fold.args[0].dtype !== 'f64' && (isTreeSum(fold) || !isOrdered(fold, machine)),
  );
}

function writeSharedLoop(values: Values, scope: Scope, group: LoopGroup): void {
  const { kernel } = values;
  const extent = uniformExtent(kernel, scope, extentOf(values, scope, group));
  const folds = new LoopFolds(kernel, group.folds, isTreeSum);
  const { ordered: sums, free: others } = folds;
  if (sums.length > kernel.lanes) {
    throw new FieldbrainError(
      'program-unsupported',
      `${kernel.place}: too many sums in one loop (got ${sums.length}, expected at most ${kernel.lanes}). Load it with fusion: 'none'.`,
      { place: kernel.place, sums: sums.length },
    );
  }
  scope.statements.push(...folds.declarations);
  const privately = sums.map(() => kernel.name('s', 'f32'));
  const takes = folds.takes((_, place) => (value) => [increase(privately[place], value)]);
  const linear = linearName(kernel, group.axes);
  const inner = group.folds.flatMap((fold) => fold.args.slice(0, 1));
  const shared = extent.loaded ? undefined : shareRowFolds(kernel, scope, group.axes, inner);
  const write = bodyWriter(values, scope, group, linear, takes, shared?.name);
  if (sums.length > 0) {
    const isKnown = extent.count.kind === 'constant';
    const turns =
      !isKnown || shared !== undefined || group.writes.length > 0
        ? 1
        : turnsAtOnce(kernel, group.folds, extent.most, kernel.module.tree.lanes);
    shareSums(kernel, scope, { sums, privately, extent, linear: linear.name, write, turns });
  } else {
    const end = extent.first === undefined ? extent.count : plus(extent.first, extent.count);
    scope.statements.push(laneLoop(linear.name, extent.first ?? int(0), end, kernel.lanes, write([linear])));
  }
  const busy = sums.length > 0 ? sumSlots(kernel, sums.length, extent.most) : extent.most;
  if (others.length > 0) join(kernel, scope, others, busy);
  if (shared !== undefined && others.length + sums.length === 0) scope.statements.push(barrier);
  shared?.release();
  if (group.writes.length > 0) scope.statements.push(globalBarrier);
}

/** A range that was loaded is the same everywhere, but only we know that: the first thread tells the others. */
function uniformExtent(kernel: Kernel, scope: Scope, extent: Extent): Extent {
  if (!extent.loaded) return extent;
  const range: Name = kernel.name('range');
  const array = kernel.module.shared({ name: 'shared_range', type: 'i32', length: 2, atomic: false });
  scope.statements.push({ kind: 'broadcast', name: range.name, array, values: [extent.first ?? int(0), extent.count] });
  const received = (place: number): Value => component(range.name, 'i32', place);
  return { ...extent, first: extent.first === undefined ? undefined : received(0), count: received(1) };
}

/** Words of shared memory that are left to local arrays and to folds of other forms. */
const otherWords = 1792;
/** A shorter fold is left to the thread of its row. */
const shortestFold = 8;

export interface RowFolds {
  /** Names the results in the scope of a row; `linear` is the row's place. */
  readonly name: (row: Scope, linear: Value) => void;
  /** Gives the shared memory back, behind a barrier. */
  readonly release: () => void;
}

interface Shared {
  readonly fold: FoldExpr;
  readonly base: number;
  readonly chunks: number;
  readonly width: number;
}

/** Words from one row's accumulators to the next's: one more than they are, so that threads side by side meet different banks. */
const strideOf = (chunks: number, width: number): number => chunks * width + 1;

/** Whether a fold over rows can be shared so. */
export function isRowFold(expr: Expr, rows: readonly Axis[]): expr is FoldExpr {
  if (expr.op !== 'fold' || expr.args.length > 1 || expr.reducer === 'argmax' || expr.reducer === 'argmin')
    return false;
  if ((knownPoints(expr.axes) ?? 0) < shortestFold) return false;
  const free = freeAxes(expr);
  return foldsOf([expr.args[0]]).length === 0 && rows.some((axis) => free.has(axis));
}

/**
 * Shares the folds of `roots` that can be; undefined where none can. A thread takes one accumulator of one row at a time into
 * shared memory, and whoever stands at a row joins the accumulators of it. All is written into the scope around the rows.
 */
export function shareRowFolds(
  kernel: Kernel,
  scope: Scope,
  rows: readonly Axis[],
  roots: readonly Expr[],
): RowFolds | undefined {
  const count = knownPoints(rows);
  if (!kernel.sharesRowFolds || count === undefined || count === 0 || count >= kernel.lanes) return undefined;
  const found: FoldExpr[] = [];
  visit(roots, (expr) => {
    if (!isRowFold(expr, rows) || scope.pinnedName(expr) !== undefined) return;
    const isKnown = (axis: Axis): boolean =>
      rows.includes(axis) || scope.axis(axis) !== undefined || kernel.isRepeat(axis);
    if ([...freeAxes(expr)].every(isKnown)) found.push(expr);
  });
  const results: Shared[] = [];
  let words = 0;
  const { foldWords, sharedBytes } = kernel.module.machine;
  const mostWords = Math.min(foldWords, sharedBytes / 4 - otherWords) / kernel.teams;
  for (const first of found) {
    if (results.some(({ fold }) => fold === first)) continue;
    const group = found.filter((fold) => sameLoop(first, fold) && !results.some((done) => done.fold === fold));
    const most = knownPoints(first.axes) as number;
    const { tree } = kernel.module;
    const width = Math.min(tree.lanes, powerOfTwo(most));
    const chunks = Math.ceil(most / tree.chunk);
    const needed = group.length * count * strideOf(chunks, width);
    if (chunks > tree.lanes || words + needed > mostWords) continue;
    words += needed;
    results.push(...writeGroup(kernel, scope, rows, group, { count, most, width, chunks }));
  }
  if (results.length === 0) return undefined;
  scope.statements.push(barrier);
  return {
    name: (row, linear) => {
      for (const shared of results) row.pin(shared.fold, nameResult(kernel, row, shared, linear));
    },
    release: () => kernel.release(words),
  };
}

function writeGroup(
  kernel: Kernel,
  scope: Scope,
  rows: readonly Axis[],
  folds: readonly FoldExpr[],
  { count, most, width, chunks }: { count: number; most: number; width: number; chunks: number },
): Shared[] {
  const { tree } = kernel.module;
  const each = chunks * width;
  const words = count * strideOf(chunks, width);
  const base = kernel.reserve(folds.length * words);
  const [slot, place, begin, end] = kernel.names('slot', 'row', 'begin', 'end');
  const { statements, bound } = decode(kernel, rows, place);
  const row = scope.inside(bound);
  const { axes } = folds[0];
  const linear = linearName(kernel, axes);
  const kept = folds.map((fold) => keeper(kernel, fold));
  const values = new Values(kernel, folds, writeLoop);
  const takes = kept.map(({ take }) => take);
  const turns = turnsAtOnce(kernel, folds, most, width);
  const write = bodyWriter(values, row, { axes, range: [], folds, writes: [] }, linear, takes);
  const loop = accumulatorLoop(kernel, linear.name, begin, end, slot, width, write, turns);
  const first = chunks === 1 ? int(0) : times(remainder(quotient(slot, width), chunks), tree.chunk);
  scope.statements.push(
    laneLoop(slot.name, 0, kernel.hidden(count * each), kernel.lanes, [
      bind(place, quotient(slot, each)),
      ...statements,
      ...kept.flatMap(({ declarations }) => declarations),
      ...row.statements,
      bind(begin, first),
      bind(end, least(plus(begin, tree.chunk), most)),
      loop,
      ...kept.map(({ value }, f) => put(kernel.absolute(plus(int(base + f * words), plus(slot, place))), value)),
    ]),
  );
  return folds.map((fold, f) => ({ fold, base: base + f * words, chunks, width }));
}

function keeper(kernel: Kernel, fold: FoldExpr): Pick<Accumulator, 'fold' | 'value' | 'declarations' | 'take'> {
  if (!isTreeSum(fold)) return accumulator(kernel, fold);
  const sum = variable(kernel, 's', constant(0, 'f32'));
  return { fold, value: sum.name, declarations: [sum.declaration], take: (value) => [increase(sum.name, value)] };
}

/** Joins the accumulators of one row. */
function nameResult(kernel: Kernel, row: Scope, { fold, base, chunks, width }: Shared, linear: Value): Value {
  const each = chunks * width;
  const start = kernel.name('at');
  row.statements.push(bind(start, plus(int(base), times(linear, strideOf(chunks, width)))));
  if (isTreeSum(fold)) {
    const parts = Array.from({ length: chunks }, (_, c) =>
      poolHalves(kernel, c === 0 ? start : plus(start, c * width), width),
    );
    return kernel.keep('f', halvesOf(parts, kernel.module.tree.lanes), row.statements);
  }
  const kept = accumulator(kernel, fold);
  const [entry, other] = [kernel.name('e'), kernel.name('o', kept.value.type)];
  row.statements.push(
    ...kept.declarations,
    serialLoop(entry.name, 0, each, [
      bind(other, loadOf(kernel.absolute(plus(start, entry)), other.type)),
      combined(kept, other),
    ]),
  );
  return kept.value;
}
