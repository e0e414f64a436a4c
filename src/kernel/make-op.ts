/**
 * Ops as data, from the functions that say what they compute: axes are made, the functions run once over their indices, and
 * what they return becomes values and stores. Nothing is checked against a program here; the builder does that.
 */
import { needDone, needExpr, needFunction, needKnown, needList } from './argument.js';
import type { Dimension } from './dimension.js';
import { valueType } from './dtype.js';
import { refuse, within } from './errors.js';
import type { Axis, Expr, Indices, Value } from './expr.js';
import { and, constant, foldOver, i32, indexOf, indicesOf, mul } from './expr.js';
import type { Names } from './known-names.js';
import type { HistogramOp, MapOp, MatmulOp, MatmulPrecision, ScanOp, TopkOp, Write } from './op.js';
import { needTensor, TensorHandle } from './tensor.js';

/** A store of `value` at `indices` (axis, axis + constant, constant, or a computed row; a row outside writes nothing). */
export function store(target: TensorHandle, indices: readonly Value[], value: Expr, where?: Expr): Write {
  needTensor('store', target);
  const place = `store ${target.tensor.name}`;
  needList(place, indices);
  const exprs = indices.map((index) => (typeof index === 'number' ? i32(index) : index));
  for (const expr of [...exprs, value, ...(where === undefined ? [] : [where])]) needExpr(place, expr);
  const base = { tensor: target.tensor.name, version: target.version, indices: exprs, value };
  return where === undefined ? base : { ...base, where };
}

/** The value at an index of a whole tensor, or the stores at an index. */
export type MapBody = (indices: Indices) => Expr | readonly Write[];

export function mapOp(
  kind: 'map' | 'reduce',
  name: string,
  target: TensorHandle | readonly Dimension[],
  body: MapBody,
  condition: ((indices: Indices) => Expr) | undefined,
): MapOp {
  const place = `${kind} ${name}`;
  if (!Array.isArray(target)) needTensor(place, target);
  needFunction(place, body);
  const axes = axesOf('i', target instanceof TensorHandle ? target.shape : target);
  const indices = indicesOf(axes);
  const [result, where] = within(place, () => [body(indices), condition?.(indices)] as const);
  needDone(place, result);
  if (Array.isArray(result)) for (const write of result as readonly unknown[]) needStore(place, write);
  else needExpr(place, result);
  const writes = Array.isArray(result)
    ? (result as readonly Write[]).map((write) => restrict(write, where))
    : [restrict(wholeStore(kind, name, target, indices, result as Expr), where)];
  return { kind, name, axes, writes };
}

export interface MatmulOptions {
  readonly epilogue?: (sum: Expr, indices: Indices) => Expr;
  readonly precision?: MatmulPrecision;
}

export function matmulOp(
  name: string,
  target: TensorHandle,
  inner: Dimension,
  left: (indices: Indices) => Expr,
  right: (indices: Indices) => Expr,
  options: MatmulOptions,
): MatmulOp {
  needTensor(`matmul ${name}`, target);
  needKnown(`matmul ${name}`, options, { epilogue: 0, precision: 0 });
  const { epilogue, precision } = options;
  for (const factor of [left, right]) needFunction(`matmul ${name}`, factor);
  if (target.shape.length < 2)
    refuse(`matmul ${name}`, 'target has too few dimensions', target.shape.length, 'at least 2');
  const axes = axesOf('i', target.shape);
  const indices = indicesOf(axes);
  const [batch, row, column] = [indices.slice(0, -2), indices[indices.length - 2], indices[indices.length - 1]];
  const over: Axis = { name: 'k', extent: inner };
  const k = indexOf(over);
  const value = within(`matmul ${name}`, () => {
    const total = foldOver(
      'sum',
      [over],
      mul(left([...batch, row, k] as Expr[] as Indices), right([...batch, k, column] as Expr[] as Indices)),
    );
    return epilogue === undefined ? total : epilogue(total, indices);
  });
  return { kind: 'matmul', name, axes, writes: [store(target, indices, value)], precision: precision ?? 'exact' };
}

export interface TopkSpec {
  readonly outer: readonly Dimension[];
  readonly over: Dimension;
  readonly k: number;
  readonly largest?: boolean;
  readonly value: (outer: Indices, row: Expr) => Expr;
  readonly where?: (outer: Indices, row: Expr) => Expr;
  readonly values?: TensorHandle;
  readonly indices?: TensorHandle;
}

const topkNames: Names<TopkSpec> = {
  outer: 0,
  over: 0,
  k: 0,
  largest: 0,
  value: 0,
  where: 0,
  values: 0,
  indices: 0,
};

export function topkOp(name: string, spec: TopkSpec): TopkOp {
  needKnown(`topk ${name}`, spec, topkNames);
  needList(`topk ${name}`, spec.outer);
  needFunction(`topk ${name}`, spec.value);
  const axes = axesOf('i', spec.outer);
  const over: Axis = { name: 'o0', extent: spec.over };
  const [outer, row] = [indicesOf(axes), indexOf(over)];
  const [value, where] = within(`topk ${name}`, () => [spec.value(outer, row), spec.where?.(outer, row)] as const);
  needExpr(`topk ${name}`, value);
  return {
    kind: 'topk',
    name,
    axes,
    over,
    k: spec.k,
    largest: spec.largest ?? true,
    value,
    ...(where === undefined ? {} : { where }),
    ...(spec.values === undefined ? {} : { values: spec.values.tensor.name }),
    ...(spec.indices === undefined ? {} : { indices: spec.indices.tensor.name }),
  };
}

/** A value of an outer and an inner index. */
export type PairBody = (outer: Indices, inner: Indices) => Expr;

export function histogramOp(
  name: string,
  target: TensorHandle,
  over: readonly Dimension[],
  bin: PairBody,
  weight: PairBody | undefined,
): HistogramOp {
  needList(`histogram ${name}`, over);
  needFunction(`histogram ${name}`, bin);
  const [axes, inner] = [axesOf('i', target.shape.slice(0, -1)), axesOf('o', over)];
  const [outerIndices, innerIndices] = [indicesOf(axes), indicesOf(inner)];
  const [which, given] = within(
    `histogram ${name}`,
    () => [bin(outerIndices, innerIndices), weight?.(outerIndices, innerIndices)] as const,
  );
  needExpr(`histogram ${name}`, which);
  return {
    kind: 'histogram',
    name,
    axes,
    over: inner,
    bin: which,
    weight: given ?? constant(1, valueType(target.tensor.dtype)),
    target: target.tensor.name,
  };
}

export function scanOp(
  name: string,
  target: TensorHandle,
  reducer: ScanOp['reducer'],
  value: (indices: Indices) => Expr,
  options: { readonly along?: number; readonly exclusive?: boolean },
): ScanOp {
  needFunction(`scan ${name}`, value);
  const axes = axesOf('i', target.shape);
  const summed = within(`scan ${name}`, () => value(indicesOf(axes)));
  needExpr(`scan ${name}`, summed);
  return {
    kind: 'scan',
    name,
    axes,
    along: options.along ?? target.shape.length - 1,
    reducer,
    exclusive: options.exclusive ?? false,
    value: summed,
    target: target.tensor.name,
  };
}

function needStore(place: string, given: unknown): void {
  if (typeof given === 'object' && given !== null && 'value' in given && 'indices' in given) return;
  refuse(
    place,
    'returned a list with something else than stores',
    given,
    'stores',
    'Return [store(tensor, indices, value)].',
  );
}

function axesOf(letter: string, extents: readonly Dimension[]): Axis[] {
  return extents.map((extent, position) => ({ name: `${letter}${position}`, extent }));
}

function wholeStore(
  kind: string,
  name: string,
  target: TensorHandle | readonly Dimension[],
  indices: readonly Expr[],
  value: Expr,
): Write {
  if (!(target instanceof TensorHandle))
    refuse(
      `${kind} ${name}`,
      'returned a value for no tensor',
      'a value',
      'stores',
      'Return [store(tensor, indices, value)], or name a tensor as the target.',
    );
  return store(target, indices, value);
}

function restrict(write: Write, where: Expr | undefined): Write {
  if (where === undefined) return write;
  return { ...write, where: write.where === undefined ? where : and(write.where, where) };
}
