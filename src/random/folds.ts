/**
 * Random reductions inside expressions: every reducer, one or two axes, ranges given per row, and now and then a
 * reduction inside another. Sums are divided by their length and extremes of what may be empty are limited, so the result
 * is as tame as what was reduced.
 */
import type { Dimension, Expr, FoldRange } from '../kernel/index.js';
import { cast, clamp, fold, mul } from '../kernel/index.js';
import type { Index, Sketch } from './sketch.js';
import { bound } from './sketch.js';
import type { Context } from './values.js';
import { float, tame, truth, whole } from './values.js';

type Number = 'f32' | 'f64' | 'i32' | 'u32';

/** How many values one op may visit. */
export const workLimit = 40_000;

/** A reduction over one or two dimensions that fit the work limit, given how often it is evaluated. */
export function foldValue(sketch: Sketch, scalar: Number, context: Context, outerWork: number, nested = false): Expr {
  const { choices } = sketch;
  const extents = drawExtents(sketch, context, outerWork);
  const work = outerWork * Math.max(1, sketch.elements(extents));
  const inner = (indices: readonly Expr[]): Context => {
    const scope: Index[] = indices.map((expr, place) => ({ extent: extents[place], expr }));
    return { ...context, scope: [...scope, ...context.scope], levels: choices.below(3) };
  };
  const range: FoldRange = {};
  if (extents.length === 1 && choices.chance(20)) Object.assign(range, drawRange(sketch, context));
  const body = (indices: Expr[]): Expr => {
    if (!nested && choices.chance(12)) return foldValue(sketch, scalar, inner(indices), work, true);
    if (scalar === 'i32' || scalar === 'u32') return whole(sketch, scalar, inner(indices));
    return tame(sketch, float(sketch, scalar, inner(indices))).expr;
  };
  const reducer = choices.weighted([
    [50, 'sum'],
    [16, 'max'],
    [12, 'min'],
    [scalar === 'i32' ? 20 : 4, 'argmax'],
    [scalar === 'i32' ? 20 : 4, 'argmin'],
    [scalar === 'i32' ? 20 : 4, 'count'],
  ] as const);
  switch (reducer) {
    case 'sum': {
      const total = fold('sum', extents, body, range);
      const length = Math.max(1, sketch.elements(extents));
      return scalar === 'i32' || scalar === 'u32' ? total : mul(total, 1 / length);
    }
    case 'max':
    case 'min': {
      const extreme = fold(reducer, extents, body, range);
      return scalar === 'i32' || scalar === 'u32' ? extreme : clamp(extreme, -bound, bound);
    }
    case 'argmax':
    case 'argmin':
      return fromIndex(fold(reducer, extents, body, range), scalar);
    case 'count':
      return fromIndex(
        fold('count', extents, (indices) => truth(sketch, inner(indices)), range),
        scalar,
      );
    default:
      return reducer satisfies never;
  }
}

/** A count or index as a value of the type; floats below the bound. */
function fromIndex(index: Expr, scalar: Number): Expr {
  if (scalar === 'i32') return index;
  return scalar === 'u32' ? cast(index, 'u32') : mul(cast(index, scalar), 1 / 32);
}

/** Dimensions of the source first: what it has and the op's own indices do not. */
function drawExtents(sketch: Sketch, context: Context, outerWork: number): Dimension[] {
  const { batch, rows, width, inner } = sketch.dimensions;
  const own = context.source?.handle.shape.filter((dimension) =>
    context.scope.every(({ extent }) => extent !== dimension),
  );
  const candidates = own !== undefined && own.length > 0 ? own : [width, rows, inner, batch];
  const fits = (extents: readonly Dimension[]): boolean => outerWork * sketch.elements(extents) <= workLimit;
  if (candidates.length >= 2 && sketch.choices.chance(40)) {
    const two = candidates.slice(0, 2);
    if (fits(two)) return two;
  }
  const one = candidates.filter((dimension) => fits([dimension]));
  return [one.length === 0 ? 2 : sketch.choices.pick(one)];
}

function drawRange(sketch: Sketch, context: Context): FoldRange {
  const bounds = { ...context, source: undefined, levels: 0 };
  const number = (): Expr | number =>
    sketch.choices.chance(50) ? sketch.choices.between(-1, 12) : whole(sketch, 'i32', bounds);
  return sketch.choices.pick([{ end: number() }, { begin: number() }, { begin: number(), end: number() }]);
}
