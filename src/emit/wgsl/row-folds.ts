/**
 * Folds of few rows, shared by a workgroup that has more invocations than rows: an invocation takes one accumulator of one
 * row at a time into workgroup memory, and whoever stands at a row joins the accumulators of it. Sums of floats keep the
 * order of the Program's tree.
 */
import { product } from '../../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../../kernel/expr.js';
import { freeAxes, visit } from '../../kernel/walk.js';
import { type Accumulator, accumulator, isTreeSum } from './accumulate.js';
import { combined } from './join.js';
import type { Kernel } from './kernel.js';
import { decode, loopBody, powerOfTwo } from './loop.js';
import { Scope } from './scope.js';
import { halvesOf, poolHalves } from './shared-sums.js';
import { block, ofBits, type Text, toBits, typeOf } from './text.js';
import { type LoopWriter, sameLoop, Values } from './values.js';

/** Words of workgroup memory for the accumulators of all rows. */
const mostWords = 2048;
/** A shorter fold is left to the invocation of its row. */
const shortest = 8;

export interface RowFolds {
  /** Names the results in the scope of a row; `linear` is the row's place. */
  readonly name: (row: Scope, linear: string) => void;
  /** Gives the workgroup memory back, behind a barrier. */
  readonly release: () => void;
}

interface Shared {
  readonly fold: FoldExpr;
  readonly base: number;
  readonly chunks: number;
  readonly width: number;
}

/** Whether a fold over rows can be shared so, for the choice of a form alone. */
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
  if (extents.some((extent) => typeof extent !== 'number')) return undefined;
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
  for (const first of found) {
    if (results.some(({ fold }) => fold === first)) continue;
    const group = found.filter((fold) => sameLoop(first, fold) && !results.some((done) => done.fold === fold));
    const most = product(first.axes.map(({ extent }) => extent as number));
    const { tree } = kernel.module;
    const width = Math.min(tree.lanes, powerOfTwo(most));
    const chunks = Math.ceil(most / tree.chunk);
    const needed = group.length * count * chunks * width;
    if (chunks > tree.lanes || words + needed > mostWords) continue;
    words += needed;
    results.push(...writeGroup(kernel, scope, rows, group, count, most, width, chunks, writeLoop));
  }
  if (results.length === 0) return undefined;
  scope.lines.push('workgroupBarrier();');
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
  count: number,
  most: number,
  width: number,
  chunks: number,
  writeLoop: LoopWriter,
): Shared[] {
  const { tree } = kernel.module;
  const each = chunks * width;
  const base = kernel.reserve(folds.length * count * each);
  const [slot, place, begin, end] = ['slot', 'row', 'begin', 'end'].map((name) => kernel.fresh(name));
  const { lines, bound } = decode(kernel, rows, place);
  const row = new Scope(scope, bound, false);
  const axes = folds[0].axes;
  const linear = axes.length === 1 ? kernel.axisName(axes[0]) : kernel.fresh('p');
  const kept = folds.map((fold) => keeper(kernel, fold));
  const values = new Values(kernel, folds, writeLoop);
  const body = loopBody(
    values,
    row,
    { axes, range: [], folds, writes: [] },
    linear,
    kept.map(({ take }) => take),
  );
  const first = chunks === 1 ? '0i' : `${slot} / ${width}i % ${chunks}i * ${tree.chunk}i`;
  const at = (fold: number): string => `${base + fold * count * each}i + ${slot}`;
  scope.lines.push(
    ...block(`for (var ${slot} = i32(lane); ${slot} < ${kernel.hidden(count * each)}; ${slot} += ${kernel.lanes}i)`, [
      `let ${place} = ${slot} / ${each}i;`,
      ...lines,
      ...kept.flatMap(({ declarations }) => declarations),
      ...row.lines,
      `let ${begin} = ${first};`,
      `let ${end} = min(${begin} + ${tree.chunk}i, ${most}i);`,
      ...block(
        `for (var ${linear} = ${begin} + ${slot} % ${width}i; ${linear} < ${end}; ${linear} += ${width}i)`,
        body,
      ),
      ...kept.map(({ value, fold }, f) => `${kernel.absolute(at(f), 'i32')} = ${toBits(wordType(fold), value)};`),
    ]),
  );
  return folds.map((fold, f) => ({ fold, base: base + f * count * each, chunks, width }));
}

function keeper(kernel: Kernel, fold: FoldExpr): Pick<Accumulator, 'fold' | 'value' | 'declarations' | 'take'> {
  if (!isTreeSum(fold)) return accumulator(kernel, fold);
  const value = kernel.fresh('s');
  return { fold, value, declarations: [`var ${value} = 0f;`], take: (text) => [`${value} += ${text};`] };
}

function wordType(fold: FoldExpr): ReturnType<typeof typeOf> {
  return typeOf(fold.reducer === 'count' ? 'i32' : fold.dtype);
}

/** Joins the accumulators of one row. */
function nameResult(kernel: Kernel, row: Scope, { fold, base, chunks, width }: Shared, linear: string): string {
  const each = chunks * width;
  const start = kernel.fresh('at');
  row.lines.push(`let ${start} = ${base}i + ${linear} * ${each}i;`);
  if (isTreeSum(fold)) {
    const parts = Array.from({ length: chunks }, (_, c) =>
      poolHalves(kernel, c === 0 ? start : `${start} + ${c * width}i`, width),
    );
    const name = kernel.fresh('f');
    row.lines.push(`let ${name} = ${halvesOf(parts, kernel.module.tree.lanes)};`);
    return name;
  }
  const kept = accumulator(kernel, fold);
  const [entry, other] = ['e', 'o'].map((name) => kernel.fresh(name));
  const lines: Text[] = [
    `let ${other} = ${ofBits(wordType(fold), kernel.absolute(`${start} + ${entry}`, 'i32'))};`,
    combined(kept, other),
  ];
  row.lines.push(...kept.declarations, ...block(`for (var ${entry} = 0i; ${entry} < ${each}i; ${entry}++)`, lines));
  return kept.value;
}
