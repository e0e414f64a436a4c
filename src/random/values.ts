/**
 * Random expressions of a wanted type. Floats carry a bound on their size and are brought back below it by functions,
 * limits or factors, so that no chain of ops overflows by accident; integers may wrap. In a few programs (where allowed)
 * the guards of division, logarithm and root are left out, so that NaN and infinities occur.
 */
import type { Expr, NamedFunction, Scalar } from '../kernel/index.js';
import {
  abs,
  add,
  and,
  bitAnd,
  bitcast,
  bitNot,
  bitOr,
  bitXor,
  call,
  cast,
  ceil,
  clamp,
  compare,
  constant,
  cycle,
  div,
  exp,
  floor,
  fma,
  isFinite,
  log,
  max,
  min,
  mul,
  neg,
  normal,
  not,
  or,
  permute,
  rem,
  round,
  select,
  shiftLeft,
  shiftRight,
  sqrt,
  sub,
  trunc,
  uniform,
} from '../kernel/index.js';
import type { ReadOptions } from './loads.js';
import { readItem } from './loads.js';
import type { Index, Item, Sketch } from './sketch.js';
import { bound } from './sketch.js';

export interface Context extends ReadOptions {
  readonly scope: readonly Index[];
  /** Read this one first. */
  readonly source?: Item;
  /** Levels of operations still to build. */
  readonly levels: number;
}

type Float = 'f32' | 'f64';
type Whole = 'i32' | 'u32';

export interface Sized {
  readonly expr: Expr;
  readonly size: number;
}

/** A value of any type that is fit to be stored. */
export function valueOf(sketch: Sketch, scalar: Exclude<Scalar, 'bool'>, context: Context): Expr {
  if (scalar === 'i32' || scalar === 'u32') return whole(sketch, scalar, context);
  return tame(sketch, float(sketch, scalar, context)).expr;
}

/** Brings a float below the bound. */
export function tame(sketch: Sketch, value: Sized): Sized {
  if (value.size <= bound) return value;
  const ways = [
    () => ({ expr: mul(value.expr, bound / 2 / value.size), size: bound / 2 }),
    () => ({ expr: clamp(value.expr, -bound, bound), size: bound }),
    () => ({ expr: call('tanh', value.expr), size: 1 }),
  ];
  return (Number.isFinite(value.size) ? sketch.choices.pick(ways) : ways[1])();
}

/** The source of the context, or any tensor, cast to the type. */
function leaf(sketch: Sketch, scalar: Float | Whole, context: Context): Sized {
  const item = context.source ?? sketch.source();
  const value = readItem(sketch, item, context.scope, context);
  if (scalar === 'i32' || scalar === 'u32') {
    const factor = value.dtype === 'f32' || value.dtype === 'f64' ? mul(limited(value, item), 4) : value;
    return { expr: cast(factor, scalar), size: Infinity };
  }
  if (value.dtype === 'i32' || value.dtype === 'u32') return { expr: cast(rem(value, 17), scalar), size: 17 };
  return { expr: cast(limited(value, item), scalar), size: bound };
}

function limited(value: Expr, item: Item): Expr {
  return item.wild ? clamp(value, -bound, bound) : value;
}

const functions: readonly (readonly [NamedFunction, number])[] = [
  ['tanh', 1],
  ['squash', 1],
  ['sigmoid', 1],
  ['sin', 1],
  ['cos', 1],
  ['erf', 1],
];

export function float(sketch: Sketch, scalar: Float, context: Context): Sized {
  const { choices } = sketch;
  if (context.levels <= 0) return leaf(sketch, scalar, context);
  const deeper = { ...context, levels: context.levels - 1 };
  const aside = { ...deeper, source: undefined, levels: Math.min(deeper.levels, 1) };
  const a = tame(sketch, float(sketch, scalar, deeper));
  const other = (): Sized =>
    choices.chance(45)
      ? { expr: constant(choices.pick([0.5, 2, -1.25, 3, 0.1, -0.75]), scalar), size: 3 }
      : tame(sketch, float(sketch, scalar, aside));
  const ways: readonly (readonly [number, () => Sized])[] = [
    [14, () => withOther(other(), (b) => ({ expr: add(a.expr, b.expr), size: a.size + b.size }))],
    [14, () => withOther(other(), (b) => ({ expr: mul(a.expr, b.expr), size: a.size * b.size }))],
    [8, () => withOther(other(), (b) => ({ expr: sub(b.expr, a.expr), size: a.size + b.size }))],
    [6, () => withOther(other(), (b) => ({ expr: min(a.expr, b.expr), size: Math.max(a.size, b.size) }))],
    [6, () => withOther(other(), (b) => ({ expr: max(a.expr, b.expr), size: Math.max(a.size, b.size) }))],
    [5, () => withOther(other(), (b) => ({ expr: fma(a.expr, b.expr, a.expr), size: a.size * (b.size + 1) }))],
    [6, () => withOther(other(), (b) => quotient(sketch, a, b))],
    [14, () => withOther(choices.pick(functions), ([name, size]) => ({ expr: call(name, a.expr), size }))],
    [4, () => ({ expr: exp(clamp(a.expr, -6, 4)), size: 55 })],
    [4, () => ({ expr: log(sketch.wildMath ? a.expr : add(abs(a.expr), 0.25)), size: 5 })],
    [4, () => ({ expr: sqrt(sketch.wildMath ? a.expr : abs(a.expr)), size: Math.sqrt(a.size) + 1 })],
    [3, () => ({ expr: choices.pick([floor, ceil, trunc, round])(a.expr), size: a.size + 1 })],
    [3, () => ({ expr: choices.pick([neg, abs])(a.expr), size: a.size })],
    [
      6,
      () =>
        withOther(other(), (b) => ({
          expr: select(truth(sketch, aside), a.expr, b.expr),
          size: Math.max(a.size, b.size),
        })),
    ],
    [2, () => ({ expr: cast(rem(whole(sketch, 'i32', aside), 9), scalar), size: 9 })],
    [2, () => ({ expr: add(cast(noise(sketch, context), scalar), a.expr), size: a.size + 5 })],
    [
      scalar === 'f32' && sketch.allows('f64') ? 2 : 0,
      () => ({ expr: cast(mul(cast(a.expr, 'f64'), 1.5), 'f32'), size: a.size * 1.5 }),
    ],
  ];
  return choices.weighted(ways)();
}

function withOther<T>(other: T, use: (other: T) => Sized): Sized {
  return use(other);
}

/** A draw keyed by the indices in scope. */
function noise(sketch: Sketch, { scope }: Context): Expr {
  const [brain, element] = [scope[0], scope[scope.length - 1]].map((index) => (index ? cast(index.expr, 'u32') : 0));
  const key = { seed: sketch.choices.below(100), brain, cycle, stream: sketch.choices.below(3) };
  return sketch.choices.pick([normal, uniform])(key, element);
}

function quotient(sketch: Sketch, a: Sized, b: Sized): Sized {
  if (sketch.wildMath) return { expr: div(a.expr, b.expr), size: Infinity };
  return { expr: div(a.expr, add(abs(b.expr), 0.5)), size: a.size * 2 };
}

export function whole(sketch: Sketch, scalar: Whole, context: Context): Expr {
  const { choices } = sketch;
  if (context.levels <= 0) return leaf(sketch, scalar, context).expr;
  const deeper = { ...context, levels: context.levels - 1 };
  const aside = { ...deeper, source: undefined, levels: 0 };
  const a = whole(sketch, scalar, deeper);
  const other = (): Expr =>
    choices.chance(60) ? constant(choices.pick([1, 2, 3, 7, 0, 31, 1000]), scalar) : whole(sketch, scalar, aside);
  const index = (): Expr =>
    context.scope.length === 0 ? constant(5, scalar) : cast(choices.pick(context.scope).expr, scalar);
  const ways: readonly (readonly [number, () => Expr])[] = [
    [18, () => choices.pick([add, sub, mul])(a, other())],
    [8, () => choices.pick([div, rem])(a, other())],
    [8, () => choices.pick([min, max])(a, other())],
    [8, () => choices.pick([bitAnd, bitOr, bitXor])(a, other())],
    [6, () => choices.pick([shiftLeft, shiftRight])(a, other())],
    [4, () => bitNot(a)],
    [scalar === 'i32' ? 4 : 0, () => choices.pick([neg, abs])(a)],
    [6, () => add(a, index())],
    [6, () => select(truth(sketch, aside), a, other())],
    [4, () => add(a, cast(cycle, scalar))],
    [3, () => bitXor(a, cast(permute(cast(a, 'u32'), cast(index(), 'u32'), 33), scalar))],
    [sketch.wildMath ? 0 : 3, () => bitAnd(bitcast(float(sketch, 'f32', aside).expr, scalar), other())],
    [3, () => cast(mul(tame(sketch, float(sketch, 'f32', aside)).expr, 3), scalar)],
  ];
  return choices.weighted(ways)();
}

export function truth(sketch: Sketch, context: Context): Expr {
  const { choices } = sketch;
  const op = choices.pick(['lt', 'le', 'gt', 'ge', 'eq', 'ne'] as const);
  const ways: readonly (readonly [number, () => Expr])[] = [
    [50, () => compare(op, tame(sketch, float(sketch, 'f32', context)).expr, choices.pick([0, 0.25, -0.5]))],
    [30, () => compare(op, whole(sketch, 'i32', context), choices.pick([0, 3, 11]))],
    [6, () => not(compare(op, whole(sketch, 'u32', context), 5))],
    [4, () => isFinite(float(sketch, 'f32', context).expr)],
  ];
  const first = choices.weighted(ways)();
  if (!choices.chance(15)) return first;
  return choices.pick([and, or])(first, choices.weighted(ways)());
}
