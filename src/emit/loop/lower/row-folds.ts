/**
 * Folds of few rows, shared by a unit that has more threads than rows: a thread takes one accumulator of one row at a time
 * into shared memory, and whoever stands at a row joins the accumulators of it. Sums of floats keep the order of the
 * Program's tree.
 */
import { product } from '../../../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../../../kernel/expr.js';
import { freeAxes, visit } from '../../../kernel/walk.js';
import {
  constant,
  int,
  least,
  name,
  plus,
  quotient,
  remainder,
  type Statement,
  type Type,
  times,
  type Value,
} from '../language.js';
import { type Accumulator, accumulator, isTreeSum, loadOf, variable } from './accumulate.js';
import { barrier, combined } from './join.js';
import { type Kernel, laneLoop, serialLoop } from './kernel.js';
import { Scope } from './scope.js';
import { bodyWriter, decode, linearName, powerOfTwo } from './serial-loop.js';
import { accumulatorLoop, halvesOf, poolHalves, turnsAtOnce } from './shared-sums.js';
import { type LoopWriter, sameLoop, Values } from './values.js';

/** Words of shared memory that are left to local arrays and to folds of other forms. */
const otherWords = 1792;
/** A shorter fold is left to the thread of its row. */
const shortest = 8;

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
  if (expr.axes.some(({ extent }) => typeof extent !== 'number')) return false;
  if (product(expr.axes.map(({ extent }) => extent as number)) < shortest) return false;
  let nested = false;
  visit([expr.args[0]], (inner) => {
    nested ||= inner.op === 'fold';
  });
  const free = freeAxes(expr);
  return !nested && rows.some((axis) => free.has(axis));
}

/** Shares the folds of `roots` that can be; undefined where none can. All is written into the scope around the rows. */
export function shareRowFolds(
  kernel: Kernel,
  scope: Scope,
  rows: readonly Axis[],
  roots: readonly Expr[],
  writeLoop: LoopWriter,
): RowFolds | undefined {
  const extents = rows.map(({ extent }) => extent);
  if (!kernel.sharesRowFolds || extents.some((extent) => typeof extent !== 'number')) return undefined;
  const count = product(extents as number[]);
  if (count === 0 || count >= kernel.lanes) return undefined;
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
    const most = product(first.axes.map(({ extent }) => extent as number));
    const { tree } = kernel.module;
    const width = Math.min(tree.lanes, powerOfTwo(most));
    const chunks = Math.ceil(most / tree.chunk);
    const needed = group.length * count * strideOf(chunks, width);
    if (chunks > tree.lanes || words + needed > mostWords) continue;
    words += needed;
    results.push(...writeGroup(kernel, scope, rows, group, { count, most, width, chunks }, writeLoop));
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
  writeLoop: LoopWriter,
): Shared[] {
  const { tree } = kernel.module;
  const each = chunks * width;
  const words = count * strideOf(chunks, width);
  const base = kernel.reserve(folds.length * words);
  const [slot, place, begin, end] = ['slot', 'row', 'begin', 'end'].map((text) => name(kernel.fresh(text), 'i32'));
  const { statements, bound } = decode(kernel, rows, place);
  const row = new Scope(scope, bound, false);
  const { axes } = folds[0];
  const linear = linearName(kernel, axes);
  const kept = folds.map((fold) => keeper(kernel, fold));
  const values = new Values(kernel, folds, writeLoop);
  const takes = kept.map(({ take }) => take);
  const turns = turnsAtOnce(kernel, folds, most, width);
  const write = bodyWriter(values, row, { axes, range: [], folds, writes: [] }, linear, takes);
  const loop = accumulatorLoop(kernel, linear.name, begin, end, slot, width, write, turns);
  const first = chunks === 1 ? int(0) : times(remainder(quotient(slot, int(width)), int(chunks)), int(tree.chunk));
  scope.statements.push(
    laneLoop(slot.name, int(0), kernel.hidden(count * each), kernel.lanes, [
      { kind: 'let', name: place.name, value: quotient(slot, int(each)) },
      ...statements,
      ...kept.flatMap(({ declarations }) => declarations),
      ...row.statements,
      { kind: 'let', name: begin.name, value: first },
      { kind: 'let', name: end.name, value: least(plus(begin, int(tree.chunk)), int(most)) },
      loop,
      ...kept.map(({ value }, f): Statement => {
        const address = kernel.absolute(plus(int(base + f * words), plus(slot, place)));
        return { kind: 'store', address, value };
      }),
    ]),
  );
  return folds.map((fold, f) => ({ fold, base: base + f * words, chunks, width }));
}

function keeper(kernel: Kernel, fold: FoldExpr): Pick<Accumulator, 'fold' | 'value' | 'declarations' | 'take'> {
  if (!isTreeSum(fold)) return accumulator(kernel, fold);
  const sum = variable(kernel, 's', constant(0, 'f32'));
  return {
    fold,
    value: sum.name,
    declarations: [sum.declaration],
    take: (value) => [{ kind: 'increase', name: sum.name.name, value }],
  };
}

function wordType(fold: FoldExpr): Type {
  return fold.reducer === 'count' ? 'i32' : fold.dtype;
}

/** Joins the accumulators of one row. */
function nameResult(kernel: Kernel, row: Scope, { fold, base, chunks, width }: Shared, linear: Value): Value {
  const each = chunks * width;
  const start = name(kernel.fresh('at'), 'i32');
  row.statements.push({
    kind: 'let',
    name: start.name,
    value: plus(int(base), times(linear, int(strideOf(chunks, width)))),
  });
  if (isTreeSum(fold)) {
    const parts = Array.from({ length: chunks }, (_, c) =>
      poolHalves(kernel, c === 0 ? start : plus(start, int(c * width)), width),
    );
    const result = name(kernel.fresh('f'), 'f32');
    row.statements.push({ kind: 'let', name: result.name, value: halvesOf(parts, kernel.module.tree.lanes) });
    return result;
  }
  const kept = accumulator(kernel, fold);
  const [entry, other] = [name(kernel.fresh('e'), 'i32'), name(kernel.fresh('o'), wordType(fold))];
  row.statements.push(
    ...kept.declarations,
    serialLoop(entry.name, int(0), int(each), [
      { kind: 'let', name: other.name, value: loadOf(kernel.absolute(plus(start, entry)), wordType(fold)) },
      combined(kept, other),
    ]),
  );
  return kept.value;
}
