/**
 * One random op of each kind: draws a target, a value that reads the source it is given (and perhaps others), and adds it
 * to the builder. What it wrote joins the pool. Maps have their own variety: slices, masks, rows at computed places, two
 * targets at once, in place, double-buffered.
 */
import type { Dimension, Dtype, Expr } from '../kernel/index.js';
import { add, mul, valueType } from '../kernel/index.js';
import type { ComputeOp } from '../kernel/op.js';
import { reverse } from '../programs/reverse.js';
import { foldValue, workLimit } from './folds.js';
import type { Index, Item, Sketch } from './sketch.js';
import type { Context } from './values.js';
import { float, tame, truth, valueOf, whole } from './values.js';

export type Kind = ComputeOp['kind'];

export interface Wish {
  /** What the op should read. */
  readonly source?: Item;
  readonly shape?: readonly Dimension[];
  readonly dtype?: Dtype;
  /** Identity layout, f32 or an integer type: fit for opaque ops. */
  readonly plain?: boolean;
  /** Reads at the same indices only. */
  readonly aligned?: boolean;
}

type Number = 'f32' | 'f64' | 'i32' | 'u32';

export function scopeOf(shape: readonly Dimension[], indices: readonly Expr[]): Index[] {
  return indices.map((expr, place) => ({ extent: shape[place], expr }));
}

/** The type of expressions for a dtype of storage. */
export function numberType(dtype: Dtype): Number {
  return valueType(dtype);
}

function contextOf(sketch: Sketch, scope: readonly Index[], wish: Wish): Context {
  const levels = sketch.choices.weighted([
    [30, 1],
    [40, 2],
    [20, 3],
    [10, 0],
  ] as const);
  const source = wish.source === undefined ? {} : { source: wish.source };
  return { scope: [...scope, ...sketch.outer], levels, ...source, ...(wish.aligned ? { plain: true } : {}) };
}

const plainTypes: readonly Dtype[] = ['f32', 'i32', 'u32'];

function dtypeOf(sketch: Sketch, wish: Wish): Dtype {
  if (wish.dtype !== undefined) return wish.dtype;
  if (!wish.plain) return sketch.dtype();
  return sketch.choices.pick(plainTypes.filter((dtype) => sketch.allows(dtype)));
}

/** A value type that topk and scan can hold as it is. */
function fullDtype(sketch: Sketch, wish: Wish): Number {
  const dtype = dtypeOf(sketch, wish);
  return valueType(dtype);
}

export function addMap(sketch: Sketch, wish: Wish = {}): Item {
  const shape = wish.shape ?? sketch.shape();
  const target = sketch.target(dtypeOf(sketch, wish), shape, wish);
  const type = numberType(target.tensor.dtype);
  sketch.builder.map(sketch.name('map'), target, (indices) =>
    valueOf(sketch, type, contextOf(sketch, scopeOf(shape, indices), wish)),
  );
  return sketch.add(target, 'map');
}

export function addReduce(sketch: Sketch, wish: Wish = {}): Item {
  const shape = wish.shape ?? sketch.shape();
  const target = sketch.target(dtypeOf(sketch, wish), shape, wish);
  const type = numberType(target.tensor.dtype);
  sketch.builder.reduce(sketch.name('reduce'), target, (indices) => {
    const context = contextOf(sketch, scopeOf(shape, indices), wish);
    const folded = foldValue(sketch, type, context, sketch.elements(shape));
    if (!sketch.choices.chance(30)) return folded;
    const aside = { ...context, source: undefined, levels: 1 };
    if (type === 'i32' || type === 'u32') return add(folded, whole(sketch, type, aside));
    return mul(add(folded, tame(sketch, float(sketch, type, aside)).expr), 0.5);
  });
  return sketch.add(target, 'reduce');
}

export function addMatmul(sketch: Sketch, wish: Wish = {}): Item {
  const { batch, rows, width, inner } = sketch.dimensions;
  const { choices } = sketch;
  const fits = (dimensions: readonly Dimension[]): boolean => sketch.elements(dimensions) <= workLimit;
  const shapes = [
    [batch, width],
    [rows, width],
    [batch, rows, inner],
    [batch, inner],
  ].filter((shape) => (!sketch.masked || shape[0] === batch) && fits(shape));
  const shape = wish.shape !== undefined && wish.shape.length >= 2 ? wish.shape : choices.pick(shapes);
  const over = choices.pick([width, rows, inner, inner].filter((k) => fits([...shape, k])).concat(2));
  const drawn = dtypeOf(sketch, wish);
  const target = sketch.target(drawn === 'u32' ? 'i32' : drawn, shape, wish);
  const type = numberType(target.tensor.dtype);
  const side = (extents: readonly Dimension[], indices: readonly Expr[], source?: Item): Expr =>
    valueOf(sketch, type, { scope: scopeOf(extents, indices), levels: choices.below(2), ...(source && { source }) });
  const [outer, row, column] = [shape.slice(0, -2), shape[shape.length - 2], shape[shape.length - 1]];
  const scale = 1 / (64 * Math.max(1, sketch.size(over)));
  const epilogue = (total: Expr): Expr => (type === 'i32' ? total : mul(total, scale));
  sketch.builder.matmul(
    sketch.name('matmul'),
    target,
    over,
    (indices) => side([...outer, row, over], indices, wish.source),
    (indices) => side([...outer, over, column], indices),
    { epilogue },
  );
  return sketch.add(target, 'matmul');
}

export function addTopk(sketch: Sketch, wish: Wish = {}): Item {
  const { batch, rows, width } = sketch.dimensions;
  const { choices, builder } = sketch;
  const outer = choices.pick([[batch], [], [rows], [batch, width]]);
  const over = choices.pick(
    [width, rows, rows].filter((one) => sketch.elements([...outer, one]) <= workLimit).concat(5),
  );
  const [k, type] = [choices.between(1, 5), fullDtype(sketch, wish)];
  const shape = [...outer, k];
  const both = choices.below(3);
  const values = both < 2 ? sketch.target(type, shape, wish) : undefined;
  const indices = both > 0 ? sketch.target('i32', shape, wish) : undefined;
  const scope = (at: readonly Expr[], row: Expr): Index[] => scopeOf([over, ...outer], [row, ...at]);
  const masked = choices.chance(30);
  builder.topk(sketch.name('topk'), {
    outer,
    over,
    k,
    largest: choices.chance(50),
    value: (at, row) => valueOf(sketch, type, contextOf(sketch, scope(at, row), wish)),
    ...(masked && { where: (at: Expr[], row: Expr) => truth(sketch, { scope: scope(at, row), levels: 1 }) }),
    ...(values && { values }),
    ...(indices && { indices }),
  });
  const items = [indices && sketch.add(indices, 'topk'), values && sketch.add(values, 'topk', true)];
  return items[1] ?? (items[0] as Item);
}

export function addHistogram(sketch: Sketch, wish: Wish = {}): Item {
  const { batch, rows, width, inner } = sketch.dimensions;
  const { choices } = sketch;
  const outer = choices.pick([[batch], [], [rows]]);
  const bins = choices.pick([7, 1, 32, 33, 12]);
  const type = sketch.allows('u32') && choices.chance(30) ? 'u32' : 'i32';
  const target = sketch.target(type, [...outer, bins], wish);
  const fits = (over: readonly Dimension[]): boolean => sketch.elements([...outer, ...over]) <= workLimit;
  const over = choices.pick([[width], [rows], [inner, width]].filter(fits).concat([[3]]));
  const context = (at: readonly Expr[], inside: readonly Expr[]): Context =>
    contextOf(sketch, scopeOf([...over, ...outer], [...inside, ...at]), wish);
  const bin = (at: readonly Expr[], inside: readonly Expr[]): Expr => whole(sketch, 'i32', context(at, inside));
  const weight = (at: readonly Expr[], inside: readonly Expr[]): Expr =>
    whole(sketch, type, { ...context(at, inside), source: undefined, levels: 0 });
  sketch.builder.histogram(sketch.name('histogram'), target, over, bin, choices.chance(30) ? weight : undefined);
  return sketch.add(target, 'histogram');
}

export function addScan(sketch: Sketch, wish: Wish = {}): Item {
  const { choices } = sketch;
  const shape = wish.shape ?? choices.pick([sketch.shape(), sketch.shape(), [sketch.dimensions.rows]]);
  const [type, reducer] = [fullDtype(sketch, wish), choices.pick(['sum', 'max', 'min'] as const)];
  if (shape.length === 0) return addScan(sketch, { ...wish, shape: [sketch.dimensions.width] });
  const target = sketch.target(type, shape, wish);
  const [along, exclusive] = [choices.below(shape.length), choices.chance(40)];
  const shrink = 1 / Math.max(1, sketch.size(shape[along]));
  const value = (indices: Expr[]): Expr => {
    const expr = valueOf(sketch, type, contextOf(sketch, scopeOf(shape, indices), wish));
    return reducer === 'sum' && (type === 'f32' || type === 'f64') ? mul(expr, shrink) : expr;
  };
  sketch.builder.scan(sketch.name('scan'), target, reducer, value, { along, exclusive });
  return sketch.add(target, 'scan', reducer !== 'sum' && exclusive);
}

/** Whether an opaque op can read it as it lies in memory. */
export function isPlain({ handle }: Item): boolean {
  const { dtype, layout } = handle.tensor;
  return handle.version === 'current' && plainTypes.includes(dtype) && layout.every((axis, place) => axis === place);
}

export function addOpaque(sketch: Sketch, wish: Wish = {}): Item {
  const source =
    wish.source !== undefined && isPlain(wish.source) ? wish.source : addMap(sketch, { ...wish, plain: true });
  const target = sketch.target(source.handle.tensor.dtype, source.handle.shape, { plain: true });
  sketch.builder.opaque(sketch.name('opaque'), reverse.body, { reads: [source.handle], writes: [target] });
  return sketch.add(target, 'opaque', source.wild);
}

export const addKind: Readonly<Record<Kind, (sketch: Sketch, wish?: Wish) => Item>> = {
  map: addMap,
  reduce: addReduce,
  matmul: addMatmul,
  topk: addTopk,
  histogram: addHistogram,
  scan: addScan,
  opaque: addOpaque,
};
