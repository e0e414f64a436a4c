/**
 * Convolution over the last one to three axes of a tensor:
 *
 *   target[…, i] = Σ_k kernel[k] · source[…, i + floor(K / 2) − k]
 *
 * with the border rule of each axis outside the source. It is no op of its own: the builder writes it as existing ops in one
 * of three ways (direct, separable, fft), chosen by counting operations. The choice belongs to the program and not to a
 * device, because it decides how sums round; `explain` shows it.
 */
import { needKnown } from './argument.js';
import {
  type Convolution,
  type ConvolveBorder,
  centre,
  hasOwnKernels,
  marginsOf,
  productOf,
  type Term,
  totalOf,
  weight,
} from './convolution.js';
import type { Dimension } from './dimension.js';
import { dimensionText, product, sameDimension } from './dimension.js';
import { valueType } from './dtype.js';
import { refuse } from './errors.js';
import type { Border, Expr } from './expr.js';
import { add, mul, sub, sum } from './expr.js';
import type { OpAdder } from './fourier.js';
import { addSpectral, spectralCost } from './spectral-convolution.js';
import { load, needTensor, shapeText, TensorHandle } from './tensor.js';

/** How a convolution is computed. */
export type ConvolveMethod = 'direct' | 'separable' | 'fft';

/** A whole kernel; one factor per axis; or several such products, which are added. Each may have the source's leading axes. */
export type ConvolveKernel = TensorHandle | readonly TensorHandle[] | readonly (readonly TensorHandle[])[];

/** What lies outside the source, and how to compute. */
export interface ConvolveOptions {
  /** One rule, or one per convolved axis; `wrap` by default. */
  readonly border?: ConvolveBorder | readonly ConvolveBorder[];
  /** How many of the last axes are convolved; by default as many as the kernel has. */
  readonly axes?: number;
  /** By default the one with the fewest operations. */
  readonly method?: ConvolveMethod;
}

/** How an op of the author was written as ops of the language, for `explain`. */
export interface Lowering {
  readonly op: string;
  readonly text: string;
}

/** Up to this many products are written out; longer sums fold blocks of `block` products. */
const [mostWritten, block] = [64, 16];
/** A folded product costs about this many written ones (measured on two arm64 cores). */
const foldedCost = 2.5;

/** Adds the ops of a convolution and says how it was written. */
export function addConvolution(
  adder: OpAdder,
  name: string,
  target: TensorHandle,
  source: TensorHandle,
  kernel: ConvolveKernel,
  options: ConvolveOptions = {},
): Lowering {
  const it = checked(adder, name, target, source, kernel, options);
  const costs = costsOf(it);
  const ranked = (Object.keys(costs) as ConvolveMethod[]).sort((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0));
  const method = options.method ?? ranked[0];
  if (costs[method] === undefined)
    refuse(`convolve ${name}`, 'cannot be computed so', method, ranked.join(', '), 'Give the factors of the kernel.');
  methods[method](it);
  const count = (one: ConvolveMethod): string => `${one} ${Math.round(costs[one] ?? 0)}`;
  const why = options.method === undefined ? 'fewest operations' : 'as asked for';
  return { op: name, text: `${method}, ${why} per element: ${ranked.map(count).join(', ')}` };
}

function checked(
  adder: OpAdder,
  name: string,
  target: TensorHandle,
  source: TensorHandle,
  kernel: ConvolveKernel,
  options: ConvolveOptions,
): Convolution {
  const place = `convolve ${name}`;
  for (const handle of [target, source]) needTensor(place, handle);
  needKnown(place, options, { border: 0, axes: 0, method: 0 });
  const given = kernelTerms(place, kernel);
  const isWhole = kernel instanceof TensorHandle;
  const axes = options.axes ?? (isWhole ? kernel.shape.length : given[0].length);
  if (!Number.isInteger(axes) || axes < 1 || axes > 3 || axes > source.shape.length)
    refuse(place, 'bad number of axes', axes, `1 … ${Math.min(3, source.shape.length)}`, 'Give axes in the options.');
  if (shapeText(target.shape) !== shapeText(source.shape))
    refuse(place, 'target of another shape', shapeText(target.shape), shapeText(source.shape));
  const dtype = valueType(source.tensor.dtype);
  if (dtype !== 'f32' && dtype !== 'f64') refuse(place, 'no floating-point source', dtype, 'f32 or f64');
  const outer = source.shape.slice(0, source.shape.length - axes);
  const space = source.shape.slice(source.shape.length - axes).map((size) => {
    if (typeof size === 'number' && size > 0) return size;
    return refuse(place, 'convolves a symbolic or empty axis', dimensionText(size), 'a number from 1');
  });
  const terms = given.map((factors): Term => {
    if (factors.length !== (isWhole ? 1 : axes)) refuse(place, 'wrong number of factors', factors.length, `${axes}`);
    const sizes = factors.flatMap((factor) => kernelSizes(place, factor, isWhole ? axes : 1, outer, dtype));
    sizes.forEach((size, axis) => {
      if (size > space[axis])
        refuse(place, `kernel is larger than axis ${axis}`, size, `at most ${space[axis]}`, 'Cut the kernel.');
    });
    return { factors, sizes };
  });
  const { border = 'wrap' } = options;
  const borders = typeof border === 'string' ? space.map(() => border) : border;
  if (borders.length !== axes) refuse(place, 'wrong number of border rules', borders.length, `${axes}`);
  for (const rule of borders)
    if (!['wrap', 'zero', 'clamp'].includes(rule)) refuse(place, 'unknown border rule', rule, 'wrap, zero or clamp');
  if (options.method !== undefined && !(options.method in methods))
    refuse(place, 'unknown method', options.method, Object.keys(methods).join(', '));
  return { adder, name, target, source, dtype, outer, space, borders, terms, isSeparable: !isWhole };
}

function kernelTerms(place: string, kernel: ConvolveKernel): readonly (readonly TensorHandle[])[] {
  if (kernel instanceof TensorHandle) return [[kernel]];
  if (!Array.isArray(kernel) || kernel.length === 0)
    refuse(place, 'not a kernel', kernel, 'a tensor, a list of factors or a list of such lists');
  const lists = (Array.isArray(kernel[0]) ? kernel : [kernel]) as readonly (readonly TensorHandle[])[];
  for (const list of lists) for (const factor of list) needTensor(place, factor);
  return lists;
}

function kernelSizes(
  place: string,
  factor: TensorHandle,
  axes: number,
  outer: readonly Dimension[],
  dtype: string,
): number[] {
  const { shape, tensor } = factor;
  const leading = shape.slice(0, Math.max(0, shape.length - axes));
  const isShared = leading.length === 0;
  const isOwn = leading.length === outer.length && leading.every((size, axis) => sameDimension(size, outer[axis]));
  if (shape.length < axes || !(isShared || isOwn))
    refuse(
      place,
      `kernel ${tensor.name} has a wrong shape`,
      shapeText(shape),
      `${axes} axes, or ${shapeText(outer)} before them`,
    );
  if (valueType(tensor.dtype) !== dtype) refuse(place, `kernel ${tensor.name} has a wrong type`, tensor.dtype, dtype);
  return shape.slice(leading.length).map((size) => {
    if (typeof size === 'number' && size > 0) return size;
    return refuse(place, `kernel ${tensor.name} has a symbolic or empty axis`, dimensionText(size), 'a number from 1');
  });
}

/** The size that a sum of products is computed over: more than `mostWritten` are folded in blocks, the rest zeros. */
const blocked = (size: number): number => (size <= mostWritten ? size : Math.ceil(size / block) * block);

/** The source with its borders around it. */
function addPadded(it: Convolution, margins: readonly { before: number }[], sizes: readonly number[]): TensorHandle {
  const padded = it.adder.scratch(`${it.name}_padded`, it.dtype, [...it.outer, ...sizes]);
  it.adder.map(`${it.name}_pad`, padded, (indices) => {
    const rank = it.outer.length;
    const at = indices.map((index, axis) => (axis < rank ? index : sub(index, margins[axis - rank].before)));
    return load(it.source, at, [...it.outer.map((): Border => 'inside'), ...it.borders]);
  });
  return padded;
}

/** Σ over all places of the kernel: written out where it is short, else a fold over rows or blocks that are. */
function sumOver(sizes: readonly number[], term: (at: readonly (Expr | number)[]) => Expr): Expr {
  const written = (count: number, one: (k: number) => Expr): Expr => {
    let total = one(0);
    for (let k = 1; k < count; k += 1) total = add(total, one(k));
    return total;
  };
  if (product(sizes) <= mostWritten) {
    const [last, others] = [sizes[sizes.length - 1], sizes.slice(0, -1)];
    const places = others.reduce<number[][]>(
      (all, size) => all.flatMap((at) => Array.from({ length: size }, (_, k) => [...at, k])),
      [[]],
    );
    return written(places.length * last, (k) => term([...places[Math.floor(k / last)], k % last]));
  }
  const [rows, last] = [sizes.slice(0, -1), sizes[sizes.length - 1]];
  if (last <= mostWritten) return sum(rows, (at) => written(last, (k) => term([...at, k])));
  return sum([...rows, blocked(last) / block], (at) => {
    const first = mul(at[at.length - 1], block);
    return written(block, (k) => term([...at.slice(0, -1), add(first, k)]));
  });
}

function addSum(
  it: Convolution,
  name: string,
  target: TensorHandle,
  isFolded: boolean,
  body: (at: Expr[]) => Expr,
): void {
  if (isFolded) it.adder.reduce(name, target, body);
  else it.adder.map(name, target, body);
}

/** Every product of kernel and source, in one op. */
function addDirect(it: Convolution): void {
  const sizes = it.space.map((_, axis) => Math.max(...it.terms.map((term) => term.sizes[axis])));
  const whole =
    it.isSeparable && !(it.terms.length === 1 && sizes.length === 1) ? addWhole(it, sizes) : it.terms[0].factors[0];
  const plain = { ...it, terms: [{ factors: [whole], sizes }] };
  // Only the last axis is cut into blocks; the others are folded as they are.
  const last = sizes.length - 1;
  const margins = marginsOf(plain, (size) => size);
  if (product(sizes) > mostWritten) margins[last] = marginsOf(plain, blocked)[last];
  const padded = addPadded(
    plain,
    margins,
    it.space.map((size, axis) => size + margins[axis].before + margins[axis].after),
  );
  const rank = it.outer.length;
  addSum(it, it.name, it.target, product(sizes) > mostWritten, (indices) => {
    const outer = indices.slice(0, rank);
    return sumOver(sizes, (at) => {
      const places = at.map((k, axis) => shifted(indices[rank + axis], margins[axis].before + centre(sizes[axis]), k));
      return mul(weight(whole, outer, at), padded.at(...outer, ...places));
    });
  });
}

/** index + offset − k. */
function shifted(index: Expr, offset: number, k: Expr | number): Expr {
  if (typeof k !== 'number') return add(index, sub(offset, k));
  return offset === k ? index : add(index, offset - k);
}

/** The sum of the terms as one kernel, all centred on one element. */
function addWhole(it: Convolution, sizes: readonly number[]): TensorHandle {
  const isOwn = hasOwnKernels(it);
  const leading = isOwn ? it.outer : [];
  const whole = it.adder.scratch(`${it.name}_kernel`, it.dtype, [...leading, ...sizes]);
  it.adder.map(`${it.name}_kernel`, whole, (indices) => {
    const [outer, at] = [indices.slice(0, leading.length), indices.slice(leading.length)];
    return totalOf(it.terms, (term) =>
      productOf(term, outer, (axis) => {
        const offset = centre(sizes[axis]) - centre(term.sizes[axis]);
        return offset === 0 ? at[axis] : sub(at[axis], offset);
      }),
    );
  });
  return whole;
}

/** One axis after the other; the last one adds up the terms. */
function addSeparable(it: Convolution): void {
  const margins = marginsOf(it, blocked);
  const wide = it.space.map((size, axis) => size + margins[axis].before + margins[axis].after);
  const rank = it.outer.length;
  const padded = addPadded(it, margins, wide);
  let sources = it.terms.map(() => padded);
  const line = (term: Term, source: TensorHandle, axis: number, indices: readonly Expr[]): Expr =>
    sumOver([term.sizes[axis]], ([k]) => {
      const offset = margins[axis].before + centre(term.sizes[axis]);
      const at = indices.map((index, place) => (place === rank + axis ? shifted(index, offset, k) : index));
      return mul(weight(term.factors[axis], indices.slice(0, rank), [k]), source.at(...at));
    });
  it.space.forEach((_, axis) => {
    const isFolded = (term: Term): boolean => term.sizes[axis] > mostWritten;
    if (axis === it.space.length - 1) {
      addSum(it, it.name, it.target, it.terms.some(isFolded), (indices) =>
        totalOf(it.terms, (term) => line(term, sources[it.terms.indexOf(term)], axis, indices)),
      );
      return;
    }
    sources = it.terms.map((term, place) => {
      const shape = [...it.outer, ...it.space.slice(0, axis + 1), ...wide.slice(axis + 1)];
      const name = `${it.name}_axis${axis}_${place}`;
      const target = it.adder.scratch(name, it.dtype, shape);
      addSum(it, name, target, isFolded(term), (indices) => line(term, sources[place], axis, indices));
      return target;
    });
  });
}

const methods: Readonly<Record<ConvolveMethod, (it: Convolution) => void>> = {
  direct: addDirect,
  separable: addSeparable,
  fft: addSpectral,
};

/** Operations per element of the target, as the costs of the ops compare on a processor. */
function costsOf(it: Convolution): Partial<Record<ConvolveMethod, number>> {
  const { space, terms } = it;
  const sizes = space.map((_, axis) => Math.max(...terms.map((term) => term.sizes[axis])));
  const direct = product(sizes) * (product(sizes) > mostWritten ? foldedCost : 1);
  const margins = marginsOf(it, blocked);
  const separable = space.reduce((total, _, axis) => {
    // Axes that are still to come carry their borders along.
    const wider = product(
      space.map((size, other) => (other > axis ? 1 + (margins[other].before + margins[other].after) / size : 1)),
    );
    const line = terms.reduce(
      (all, term) => all + term.sizes[axis] * (term.sizes[axis] > mostWritten ? foldedCost : 1),
      0,
    );
    return total + wider * line;
  }, 0);
  return { direct, ...(it.isSeparable && space.length > 1 ? { separable } : {}), fft: spectralCost(it) };
}
