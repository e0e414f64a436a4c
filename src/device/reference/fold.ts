/**
 * Reductions inside expressions. The values along the axes are gathered and folded in the Program's declared order
 * (tree.ts); a range given per row is cut to the axis, and its first element is the tree's first. Ties of argmax and
 * argmin go to the lowest index, NaN is never taken.
 */
import type { Arithmetic } from '../../kernel/arithmetic.js';
import { binaryRule, limits } from '../../kernel/arithmetic.js';
import type { Axis, FoldExpr } from '../../kernel/index.js';
import { foldTree } from '../../kernel/tree.js';
import type { Slot, Thunk, World } from './world.js';

/** What a fold needs of its evaluator. */
interface Indices {
  slot(axis: Axis): Slot;
  extent(axis: Axis): number;
  move(slot: Slot, value: number): void;
}

type Scalar = FoldExpr['dtype'];

/** The neutral element and the combination of sum, max and min in one type. */
export function combination(
  reducer: 'sum' | 'max' | 'min',
  dtype: Scalar,
  arithmetic: Arithmetic,
): { readonly neutral: number; readonly combine: (a: number, b: number) => number } {
  const { low, high } = limits(dtype);
  if (reducer === 'sum') return { neutral: 0, combine: binaryRule('add', dtype, arithmetic) };
  return { neutral: reducer === 'max' ? low : high, combine: binaryRule(reducer, dtype, arithmetic) };
}

export function createFold(
  indices: Indices,
  expr: FoldExpr,
  body: Thunk,
  begin: Thunk | undefined,
  end: Thunk | undefined,
  world: World,
): Thunk {
  const slots = expr.axes.map((axis) => indices.slot(axis));
  const extents = expr.axes.map((axis) => indices.extent(axis));
  const total = extents.reduce((size, extent) => size * extent, 1);
  const values: number[] = [];

  /** Gathers the values and returns the linear index of the first. */
  const gather = (): number => {
    const first = begin === undefined ? 0 : Math.max(begin(), 0);
    const last = end === undefined ? total : Math.min(end(), total);
    values.length = 0;
    for (let linear = first; linear < last; linear += 1) {
      let rest = linear;
      for (let axis = slots.length - 1; axis >= 0; axis -= 1) {
        const value = rest % extents[axis];
        rest = (rest - value) / extents[axis];
        if (slots[axis].value !== value || linear === first) indices.move(slots[axis], value);
      }
      values.push(body());
    }
    return first;
  };

  const { reducer } = expr;
  switch (reducer) {
    case 'sum':
    case 'max':
    case 'min': {
      const { neutral, combine } = combination(reducer, expr.dtype, world.arithmetic);
      return () => {
        gather();
        return foldTree(values, world.tree, neutral, combine);
      };
    }
    case 'count':
      return () => {
        gather();
        return values.reduce((sum, value) => sum + value, 0);
      };
    case 'argmax':
    case 'argmin':
      return () => {
        const first = gather();
        const best = bestOf(values, reducer === 'argmax');
        return best < 0 ? -1 : first + best;
      };
    default:
      return reducer satisfies never;
  }
}

/** The place of the best value: the lowest on ties, −1 where there is none. */
export function bestOf(values: readonly number[], largest: boolean): number {
  let best = -1;
  values.forEach((value, i) => {
    if (Number.isNaN(value)) return;
    if (best < 0 || (largest ? value > values[best] : value < values[best])) best = i;
  });
  return best;
}
