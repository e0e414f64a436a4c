/** A convolution while it is written as ops: its tensors, checked, and the kernel as a sum of products of factors. */
import type { Dimension } from './dimension.js';
import type { Border, Expr } from './expr.js';
import { add, mul } from './expr.js';
import type { OpAdder } from './fourier.js';
import { load, type TensorHandle } from './tensor.js';

/** What a convolution finds outside its source. */
export type ConvolveBorder = Exclude<Border, 'inside'>;

/** One product of factors; a whole kernel is one factor over all axes. */
export interface Term {
  readonly factors: readonly TensorHandle[];
  /** The kernel's size along each axis. */
  readonly sizes: readonly number[];
}

/** A checked convolution. */
export interface Convolution {
  readonly adder: OpAdder;
  readonly name: string;
  readonly target: TensorHandle;
  readonly source: TensorHandle;
  readonly dtype: 'f32' | 'f64';
  /** The axes that are not convolved. */
  readonly outer: readonly Dimension[];
  readonly space: readonly number[];
  readonly borders: readonly ConvolveBorder[];
  readonly terms: readonly Term[];
  readonly isSeparable: boolean;
}

/** The kernel's place that stands over the element itself. */
export const centre = (size: number): number => Math.floor(size / 2);

/** The elements of the source's border that are needed on both sides of each axis, where sums run over `summed(size)` products. */
export function marginsOf(
  { terms, space }: Convolution,
  summed: (size: number) => number,
): { before: number; after: number }[] {
  return space.map((_, axis) => {
    const sizes = terms.map((term) => term.sizes[axis]);
    const before = sizes.map((size) => summed(size) - 1 - centre(size));
    return { before: Math.max(...before), after: Math.max(...sizes.map(centre)) };
  });
}

/** An element of a kernel or factor at these indices; zero outside. */
export function weight(factor: TensorHandle, outer: readonly Expr[], at: readonly (Expr | number)[]): Expr {
  const leading = factor.shape.length === at.length ? [] : outer;
  const isInside = at.every((index, axis) => {
    const size = factor.shape[leading.length + axis] as number;
    return typeof index === 'number' && index < size;
  });
  if (isInside) return factor.at(...leading, ...at);
  return load(factor, [...leading, ...at], [...leading.map((): Border => 'inside'), ...at.map((): Border => 'zero')]);
}

/** Whether elements of the outer axes have kernels of their own. */
export function hasOwnKernels({ terms, isSeparable, space }: Convolution): boolean {
  const axes = isSeparable ? 1 : space.length;
  return terms.some((term) => term.factors.some((factor) => factor.shape.length > axes));
}

/** The sum over the terms. */
export function totalOf(terms: readonly Term[], value: (term: Term) => Expr): Expr {
  return terms.map(value).reduce((total, one) => add(total, one));
}

/** The kernel's value at a place along each axis: one load, or the product of the factors. */
export function productOf(term: Term, outer: readonly Expr[], at: (axis: number) => Expr): Expr {
  if (term.factors.length < term.sizes.length)
    return weight(
      term.factors[0],
      outer,
      term.sizes.map((_, axis) => at(axis)),
    );
  return term.factors.map((factor, axis) => weight(factor, outer, [at(axis)])).reduce((total, one) => mul(total, one));
}
