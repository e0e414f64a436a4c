/**
 * split-finish: a long reduction over few rows is cut into chunks that many units reduce at once, and a short reduction
 * over the chunks' results finishes it. The chunks are those of the Program's own tree, so not one bit changes; the
 * first half then often joins the map that makes the elements. A long top-k is cut likewise.
 */
import type { Dimension, SizeSymbol } from '../../kernel/dimension.js';
import { derivedSymbol, largest } from '../../kernel/dimension.js';
import { isFloat } from '../../kernel/dtype.js';
import type { Axis, Expr, FoldExpr } from '../../kernel/expr.js';
import {
  add,
  and,
  constant,
  div,
  foldOver,
  i32,
  indexOf,
  lt,
  max,
  min,
  mul,
  rem,
  select,
  sizeOf,
  sub,
} from '../../kernel/expr.js';
import type { ComputeOp, MapOp, TopkOp, Write } from '../../kernel/op.js';
import { changeWrite } from '../../kernel/op.js';
import type { Tensor } from '../../kernel/tensor.js';
import type { Tree } from '../../kernel/tree.js';
import { freeAxes, outermostFolds, rewriter, substitute } from '../../kernel/walk.js';
import { pointsOf } from '../cost.js';
import type { Machine } from '../machine.js';

import { writeExpressions } from '../stage.js';
import { sharedFoldAxes } from './reduce-prologue.js';

/** Below this many elements a single unit is quick enough. */
const shortest = 16_384;

export interface Split {
  readonly ops: readonly ComputeOp[];
  readonly tensors: readonly Tensor[];
  /** Derived sizes that the new ops use. */
  readonly symbols: readonly SizeSymbol[];
}

/** `least`: reductions of fewer elements stay whole. */
export function splitFinish(op: ComputeOp, tree: Tree, machine: Machine, least = shortest): Split | string {
  // With this many rows there is work for everybody without a split.
  const enoughRows = 4 * machine.parallel;
  if (op.kind === 'reduce') return splitReduce(op, tree, enoughRows, least);
  if (op.kind === 'topk') return splitTopk(op, topkChunk(op, tree, machine), tree.chunk, enoughRows);
  return `a ${op.kind} is not split`;
}

/** One unit looks at this many rows in less time than two stages take. */
const fewRows = 4096;

/** Rows that cost a long fold each are cut finer where there are many to share them; the k best do not depend on it. */
function topkChunk({ value }: TopkOp, tree: Tree, machine: Machine): number {
  const long = outermostFolds([value]).some((fold) => pointsOf(fold.axes) >= 64);
  return long && machine.parallel >= 64 ? Math.min(tree.chunk, 32) : tree.chunk;
}

function splitReduce(op: MapOp, tree: Tree, enoughRows: number, least: number): Split | string {
  const over = sharedFoldAxes(op);
  if (over === undefined) return 'its reductions run over different axes or given ranges';
  if (over.some((axis) => typeof axis.extent !== 'number')) return 'the folded length is not fixed';
  const length = pointsOf(over);
  if (length < least) return `only ${length} elements, less than ${least}`;
  if (pointsOf(op.axes) >= enoughRows) return `${pointsOf(op.axes)} rows are enough work`;
  const cut = cutAxes(over, tree.chunk);
  const folds = outermostFolds(op.writes.flatMap(writeExpressions));
  const partials: Write[] = [];
  const tensors: Tensor[] = [];
  const finished = new Map<Expr, Expr>();
  const chunkAxes = cut.outer;
  const partial = (suffix: string, dtype: Tensor['dtype'], value: Expr): Tensor => {
    const tensor = scratch(
      `${op.name}_${suffix}${tensors.length}`,
      dtype,
      [...op.axes, ...chunkAxes].map((axis) => axis.extent),
    );
    tensors.push(tensor);
    partials.push({ tensor: tensor.name, version: 'current', indices: [...op.axes, ...chunkAxes].map(indexOf), value });
    return tensor;
  };
  const read = (tensor: Tensor, chunk: readonly Expr[]): Expr => ({
    op: 'load',
    dtype: tensor.dtype as 'f32' | 'f64' | 'i32' | 'u32',
    args: [...op.axes.map(indexOf), ...chunk],
    tensor: tensor.name,
    version: 'current',
    border: [...op.axes, ...chunk].map(() => 'inside'),
  });
  const finishAxes = chunkAxes.map((axis, position) => ({ name: `f${position}`, extent: axis.extent }));
  const chunk = finishAxes.map(indexOf);
  for (const fold of folds) {
    const [body] = substitute([fold.args[0]], cut.replacement);
    const inner = (reducer: FoldExpr['reducer']): Expr => foldOver(reducer, cut.inner, body, cut.range);
    if (fold.reducer === 'argmax' || fold.reducer === 'argmin') {
      const best = partial('best', body.dtype as Tensor['dtype'], inner(fold.reducer === 'argmax' ? 'max' : 'min'));
      const within = inner(fold.reducer);
      const at = partial(
        'where',
        'i32',
        select(lt(within, 0), -1, add(within, mul(linear(chunkAxes.map(indexOf), chunkAxes), tree.chunk))),
      );
      // A chunk without any number has no place; NaN keeps it from winning against a true infinity.
      const rival = isFloat(body.dtype)
        ? select(lt(read(at, chunk), 0), Number.NaN, read(best, chunk))
        : read(best, chunk);
      const winner = foldOver(fold.reducer, finishAxes, rival);
      finished.set(fold, select(lt(winner, 0), -1, read(at, delinear(max(winner, 0), chunkAxes))));
    } else {
      const tensor = partial('part', fold.dtype as Tensor['dtype'], inner(fold.reducer));
      finished.set(fold, foldOver(fold.reducer === 'count' ? 'sum' : fold.reducer, finishAxes, read(tensor, chunk)));
    }
  }
  const replaced = rewriter((expr) => finished.get(expr) ?? expr);
  const first: MapOp = {
    kind: 'reduce',
    name: `${op.name}_chunks`,
    axes: [...op.axes, ...chunkAxes],
    writes: partials,
  };
  const last: MapOp = { ...op, writes: op.writes.map((write) => changeWrite(write, replaced)) };
  return { ops: [first, last], tensors, symbols: [] };
}

export interface Cut {
  readonly outer: readonly Axis[];
  readonly inner: readonly Axis[];
  /** The old axes in terms of the new ones. */
  readonly replacement: Map<Axis, Expr>;
  readonly range: { end?: Expr };
}

/** Cuts the folded axes where one chunk ends: along axes where they fit, else through the linear index. */
export function cutAxes(over: readonly Axis[], chunk: number): Cut {
  let inside = 1;
  for (let position = over.length - 1; position >= 0; position -= 1) {
    const extent = over[position].extent as number;
    if (inside * extent < chunk) {
      inside *= extent;
      continue;
    }
    const size = chunk / inside;
    if (!Number.isInteger(size) || extent % size !== 0) break;
    const [before, after] = [over.slice(0, position), over.slice(position + 1)];
    if (size === extent) return { outer: before, inner: over.slice(position), replacement: new Map(), range: {} };
    if (size === 1) return { outer: over.slice(0, position + 1), inner: after, replacement: new Map(), range: {} };
    const [coarse, fine] = [
      { name: 'q', extent: extent / size },
      { name: 'p', extent: size },
    ];
    const replacement = new Map<Axis, Expr>([[over[position], add(mul(indexOf(coarse), size), indexOf(fine))]]);
    return { outer: [...before, coarse], inner: [fine, ...after], replacement, range: {} };
  }
  return cutLinear(over, chunk);
}

function cutLinear(over: readonly Axis[], chunk: number): Cut {
  const length = pointsOf(over);
  const outer = { name: 'q', extent: Math.ceil(length / chunk) };
  const inner = { name: 'p', extent: chunk };
  const place = add(mul(indexOf(outer), chunk), indexOf(inner));
  const indices = delinear(place, over);
  const replacement = new Map(over.map((axis, position) => [axis, indices[position]]));
  const range = length % chunk === 0 ? {} : { end: min(sub(length, mul(indexOf(outer), chunk)), chunk) };
  return { outer: [outer], inner: [inner], replacement, range };
}

function delinear(place: Expr, axes: readonly Axis[]): Expr[] {
  let stride = 1;
  const indices: Expr[] = [];
  for (let position = axes.length - 1; position >= 0; position -= 1) {
    const extent = axes[position].extent as number;
    const scaled = stride === 1 ? place : div(place, stride);
    indices.unshift(position === 0 ? scaled : rem(scaled, extent));
    stride *= extent;
  }
  return indices;
}

function linear(indices: readonly Expr[], axes: readonly Axis[]): Expr {
  return indices
    .slice(1)
    .reduce((sum, index, position) => add(mul(sum, axes[position + 1].extent as number), index), indices[0] ?? i32(0));
}

/** Chunks of rows give their k best; the best of those are the best of all, with the same ties. */
function splitTopk(op: TopkOp, chunk: number, wholeChunk: number, enoughRows: number): Split | string {
  const most = largest(op.over.extent);
  if (most * 16 < shortest) return `only ${most} rows`;
  const { extent } = op.over;
  const outerIndices = pointsOf(
    op.axes,
    typeof extent === 'number' || extent.derived !== undefined ? {} : { [extent.symbol]: most },
  );
  if (outerIndices >= enoughRows) return `${outerIndices} outer indices are enough work`;
  if (most <= chunk) return 'a single chunk';
  if (most <= fewRows && chunk === wholeChunk) return `at most ${most} rows, which cost little each`;
  const symbols =
    typeof extent === 'number'
      ? []
      : [derivedSymbol(`${op.name}Chunks`, extent, chunk), derivedSymbol(`${op.name}Candidates`, extent, chunk, op.k)];
  const [chunks, contenders] =
    typeof extent === 'number' ? [Math.ceil(extent / chunk), Math.ceil(extent / chunk) * op.k] : symbols;
  const outer = { name: 'q', extent: chunks };
  const inner = { name: 'o0', extent: chunk };
  const place = add(mul(indexOf(outer), chunk), indexOf(inner));
  const overhang = typeof op.over.extent !== 'number' || op.over.extent % chunk !== 0;
  const follow = (root: Expr): Expr =>
    clampOverhang(substitute([root], new Map([[op.over, place]]))[0], inner, overhang);
  const conditions = [
    ...(op.where === undefined ? [] : [follow(op.where)]),
    ...(overhang ? [lt(place, sizeOf(op.over.extent))] : []),
  ];
  const shape: Dimension[] = [...op.axes.map((axis) => axis.extent), chunks, op.k];
  const values = scratch(`${op.name}_best`, op.value.dtype as Tensor['dtype'], shape);
  const places = scratch(`${op.name}_where`, 'i32', shape);
  const positions = scratch(`${op.name}_rank`, 'i32', [...op.axes.map((axis) => axis.extent), op.k]);
  const first: TopkOp = {
    kind: 'topk',
    name: `${op.name}_chunks`,
    axes: [...op.axes, outer],
    over: inner,
    k: op.k,
    largest: op.largest,
    value: follow(op.value),
    ...(conditions.length === 0
      ? {}
      : { where: conditions.length === 1 ? conditions[0] : and(conditions[0], conditions[1]) }),
    values: values.name,
    indices: places.name,
  };
  const candidates = { name: 'o0', extent: contenders };
  const rowIndices = op.axes.map(indexOf);
  const candidate = (tensor: Tensor, at: Expr): Expr => ({
    op: 'load',
    dtype: tensor.dtype as 'f32' | 'i32',
    args: [...rowIndices, div(at, op.k), rem(at, op.k)],
    tensor: tensor.name,
    version: 'current',
    border: shape.map(() => 'inside'),
  });
  const here = indexOf(candidates);
  const { where: _, values: wantedValues, indices: wantedIndices, ...rest } = op;
  const last: TopkOp = {
    ...rest,
    name: op.name,
    over: candidates,
    value: candidate(values, here),
    where: lt(constant(-1, 'i32'), candidate(places, here)),
    indices: positions.name,
    ...(wantedValues === undefined ? {} : { values: wantedValues }),
  };
  const ops: ComputeOp[] = [first, last];
  if (wantedIndices !== undefined) {
    const rank = { name: `i${op.axes.length}`, extent: op.k };
    const at: Expr = {
      op: 'load',
      dtype: 'i32',
      args: [...rowIndices, indexOf(rank)],
      tensor: positions.name,
      version: 'current',
      border: [...rowIndices, rank].map(() => 'inside'),
    };
    const write: Write = {
      tensor: wantedIndices,
      version: 'current',
      indices: [...rowIndices, indexOf(rank)],
      value: select(lt(at, 0), -1, add(candidate(places, max(at, 0)), mul(div(max(at, 0), op.k), chunk))),
    };
    ops.push({ kind: 'map', name: `${op.name}_gather`, axes: [...op.axes, rank], writes: [write] });
  }
  return { ops, tensors: [values, places, positions], symbols };
}

/** In the overhang of the last chunk rows do not exist: loads there take the nearest row, and `where` drops them. */
function clampOverhang(root: Expr, inner: Axis, overhang: boolean): Expr {
  if (!overhang) return root;
  return rewriter((expr) => {
    if (expr.op !== 'load') return expr;
    const border = expr.border.map((rule, position) =>
      rule === 'inside' && freeAxes(expr.args[position]).has(inner) ? 'clamp' : rule,
    );
    return { ...expr, border };
  })(root);
}

function scratch(name: string, dtype: Tensor['dtype'], shape: readonly Dimension[]): Tensor {
  return {
    name,
    dtype,
    shape,
    role: 'scratch',
    layout: shape.map((_, position) => position),
    buffered: false,
    initial: 0,
  };
}
