/**
 * A convolution by Fourier transforms of half its size. Source and kernel are real, so two neighbours along one axis, the
 * folded one, are the parts of one complex number: z[p] = x[2p] + i x[2p + 1]. With n numbers along it, w = exp(−2πi k / n),
 * and the kernel's even and odd places folded in the same way, the spectrum of the result, folded too, is
 *
 *   W[k] = a[k] Z[k] + b[k] conj Z[−k],   b = (i/2)(1 + w) K_odd,   a = K_even + (i/2)(1 − w) K_odd
 *
 * as follows from y[2p] = Σ (x_even k_even)[p] + (x_odd k_odd)[p − 1] and y[2p + 1] = Σ (x_odd k_even + x_even k_odd)[p].
 * A kernel's factors are transformed line by line: their product is taken where the spectra meet.
 */
import { type Complex, conjugate, minus, plus, scaledBy, times, timesConjugate } from './complex.js';
import { type Convolution, centre, hasOwnKernels, marginsOf, type Term, weight } from './convolution.js';
import type { Dimension } from './dimension.js';
import { product } from './dimension.js';
import type { Border, Expr } from './expr.js';
import { add, div, eq, mul, rem, select, sub } from './expr.js';
import {
  addTransform,
  type ComplexTensors,
  isSmooth,
  pairOf,
  radicesOf,
  readPair,
  smoothSize,
  type Turns,
  turnTables,
} from './fourier.js';
import { store } from './make-op.js';
import type { Write } from './op.js';
import { load } from './tensor.js';

/** The size of the transform along each axis, and where in it the source begins. */
interface Frame {
  readonly sizes: readonly number[];
  readonly before: readonly number[];
  /** The axis along which neighbours become one complex number; its size is even. */
  readonly folded: number;
  /** The numbers of complex numbers: `sizes`, with half of the folded one. */
  readonly counts: readonly number[];
  readonly turns: Turns;
}

/** The field's own sizes where that is circular, else with room for the border. */
function frameOf(it: Convolution): Frame {
  const margins = marginsOf(it, (size) => size);
  const isOwn = it.space.map((size, axis) => it.borders[axis] === 'wrap' && isSmooth(size));
  const roomFor = (axis: number): number => it.space[axis] + margins[axis].before + margins[axis].after;
  const sizes = it.space.map((size, axis) => (isOwn[axis] ? size : smoothSize(roomFor(axis))));
  const folded = Math.max(
    0,
    sizes.findIndex((size) => size % 2 === 0),
  );
  if (sizes[folded] % 2 === 1) {
    isOwn[folded] = false;
    sizes[folded] = 2 * smoothSize(Math.ceil(roomFor(folded) / 2));
  }
  const counts = sizes.map((size, axis) => (axis === folded ? size / 2 : size));
  const turns = turnTables(it.adder, it.name, it.dtype);
  return { sizes, folded, counts, turns, before: margins.map(({ before }, axis) => (isOwn[axis] ? 0 : before)) };
}

/** The spectrum of one factor: its numbers a and b where it has the folded axis, else its own. */
interface FactorSpectrum {
  readonly axes: readonly number[];
  readonly isOwn: boolean;
  readonly direct: ComplexTensors;
  readonly mirrored?: ComplexTensors;
}

/** The product of the spectra, transformed back. */
export function addSpectral(it: Convolution): void {
  const { adder, name, dtype, outer, space, source } = it;
  const frame = frameOf(it);
  const { sizes, counts, folded, before, turns } = frame;
  const rank = outer.length;
  const terms = it.terms.map((term, place) => addFactors(it, frame, term, `${name}_kernel${place}`));
  const field = pairOf(adder, `${name}_field`, dtype, [...outer, ...counts]);
  const isWhole = sizes.every((size, axis) => size === space[axis]);
  const borders = [...outer.map((): Border => 'inside'), ...it.borders];
  const sourceAt = (at: readonly Expr[]): Expr => {
    if (isWhole) return source.at(...at);
    return load(
      source,
      at.map((index, axis) => (axis < rank ? index : moved(index, -before[axis - rank]))),
      borders,
    );
  };
  const way = { axes: space.length, scale: 1, turns };
  addTransform(adder, `${name}_forward`, field, (at) => unfolded(at, rank + folded, sourceAt), {
    ...way,
    inverse: false,
  });
  const [both, result] = ['product', 'result'].map((what) =>
    pairOf(adder, `${name}_${what}`, dtype, [...outer, ...counts]),
  );
  const spectrumAt = (at: readonly Expr[]): Complex => {
    const [here, there] = [readPair(field, at), readPair(field, mirroredFrom(at, rank, field.real.shape))];
    const factorAt = ({ axes, isOwn, direct, mirrored }: FactorSpectrum): Complex => {
      const place = [...(isOwn ? at.slice(0, rank) : []), ...axes.map((axis) => at[rank + axis])];
      const one = readPair(direct, place);
      if (mirrored === undefined) return one;
      return plus(times(one, here), timesConjugate(readPair(mirrored, place), there));
    };
    return terms.map((factors) => factors.map(factorAt).reduce(times)).reduce(plus);
  };
  // An op of its own: read by the butterflies of the way back, the factors of sixteen points would fill a GPU's registers.
  adder.map(`${name}_multiply`, [...outer, ...counts], (at) => storePair(both, at, spectrumAt(at)));
  addTransform(adder, `${name}_back`, result, (at) => readPair(both, at), { ...way, inverse: true });
  adder.map(name, it.target, (indices) => {
    const at = indices.map((index, axis) => (axis < rank ? index : moved(index, before[axis - rank])));
    const along = at[rank + folded];
    at[rank + folded] = div(along, 2);
    return select(eq(rem(along, 2), 0), result.real.at(...at), result.imaginary.at(...at));
  });
}

const moved = (index: Expr, by: number): Expr => (by === 0 ? index : add(index, by));

/** The two values that are the parts of one number. */
function unfolded(at: readonly Expr[], axis: number, value: (at: readonly Expr[]) => Expr): Complex {
  const part = (offset: number): Expr =>
    value(at.map((index, one) => (one === axis ? moved(mul(index, 2), offset) : index)));
  return { real: part(0), imaginary: part(1) };
}

/** −k along every axis from `first` on. */
function mirroredFrom(at: readonly Expr[], first: number, shape: readonly Dimension[]): Expr[] {
  return at.map((index, axis) => {
    const size = shape[axis];
    return axis < first || typeof size !== 'number' || size === 1 ? index : rem(sub(size, index), size);
  });
}

/** Transforms the factors of a term, each over its own axes. */
function addFactors(it: Convolution, frame: Frame, term: Term, name: string): FactorSpectrum[] {
  const { adder, dtype, outer, space, isSeparable } = it;
  const { sizes, counts, folded, turns } = frame;
  return term.factors.map((factor, place) => {
    const axes = isSeparable ? [place] : space.map((_, axis) => axis);
    const isOwn = factor.shape.length > axes.length;
    const leading = isOwn ? outer : [];
    const first = leading.length;
    const weightAt = (at: readonly Expr[]): Expr => {
      const places = axes.map((axis, one) => rem(moved(at[first + one], centre(term.sizes[axis])), sizes[axis]));
      return weight(factor, at.slice(0, first), places);
    };
    const own = `${name}_axis${place}`;
    const spectrum = pairOf(adder, own, dtype, [...leading, ...axes.map((axis) => counts[axis])]);
    const way = { axes: axes.length, inverse: false, scale: 1, turns };
    const isFolded = axes.includes(folded);
    const along = first + axes.indexOf(folded);
    const read = (at: readonly Expr[]): Complex =>
      isFolded ? unfolded(at, along, weightAt) : { real: weightAt(at), imaginary: undefined };
    addTransform(adder, own, spectrum, read, way);
    if (!isFolded) return { axes, isOwn, direct: spectrum };
    return { axes, isOwn, ...addFolded(it, frame, own, spectrum, { first, along }) };
  });
}

/** a and b from the transform of a folded kernel, divided by the number of points for the way back. */
function addFolded(
  { adder, dtype }: Convolution,
  { counts, folded, turns }: Frame,
  name: string,
  spectrum: ComplexTensors,
  { first, along }: { readonly first: number; readonly along: number },
): Pick<FactorSpectrum, 'direct' | 'mirrored'> {
  const { shape } = spectrum.real;
  const [direct, other] = ['a', 'b'].map((part) => pairOf(adder, `${name}_${part}`, dtype, shape));
  adder.map(`${name}_fold`, shape, (at) => {
    const [here, there] = [readPair(spectrum, at), conjugate(readPair(spectrum, mirroredFrom(at, first, shape)))];
    const even = scaledBy(plus(here, there), 0.5 / product(counts));
    const odd = scaledBy(minus(here, there), 0.25 / product(counts));
    const turned = times(odd, readPair(turns(counts[folded]), [at[along]]));
    return [...storePair(direct, at, minus(plus(even, odd), turned)), ...storePair(other, at, plus(odd, turned))];
  });
  return { direct, mirrored: other };
}

const storePair = ({ real, imaginary }: ComplexTensors, at: readonly Expr[], value: Complex): Write[] => [
  store(real, at, value.real),
  store(imaginary, at, value.imaginary as Expr),
];

/**
 * An operation of a pass beside one of a written sum, of planes and of lines. Those of planes measured on two arm64 cores;
 * lines are folded along their only axis, on which lanes run, and their short sums are left to GPUs, where passes wait.
 */
const [planeCost, lineCost] = [1, 3.5];

/** Operations per element of the target. */
export function spectralCost(it: Convolution): number {
  const { counts } = frameOf(it);
  const passes = counts.reduce(
    (total, size) =>
      total + (size === 1 ? 1 : radicesOf(size).reduce((all, radix) => all + 4 + 2 * Math.log2(radix), 0)),
    0,
  );
  // Factors are transformed as lines, and a kernel that all elements of a batch share only once.
  const isOnce = it.isSeparable || (it.outer.some((size) => size !== 1) && !hasOwnKernels(it));
  const passCost = counts.length === 1 ? lineCost : planeCost;
  return (isOnce ? 2 : 3) * passCost * passes * (product(counts) / product(it.space));
}
