/**
 * The discrete Fourier transform as ops of the language: one map per radix and axis (Stockham's order, which needs no
 * reversal of bits), each a butterfly written out with its stores. It is no op of its own: it becomes maps while the program
 * is built, so that every device runs it and the order of its sums belongs to the program like any other.
 */
import { needKnown } from './argument.js';
import { type Complex, minus, plus, scaledBy, times, timesConjugate, timesI } from './complex.js';
import type { Dimension } from './dimension.js';
import { product } from './dimension.js';
import { valueType } from './dtype.js';
import { refuse } from './errors.js';
import type { Expr } from './expr.js';
import { add, cast, constant, cos, gt, mul, select, sin, sub } from './expr.js';
import type { MapBody } from './make-op.js';
import { store } from './make-op.js';
import type { Write } from './op.js';
import { needTensor, shapeText, type TensorHandle } from './tensor.js';

/** What adds ops to a program: the part of the builder that transforms and convolutions need. */
export interface OpAdder {
  scratch(name: string, dtype: 'f32' | 'f64', shape: readonly Dimension[]): TensorHandle;
  map(name: string, target: TensorHandle | readonly Dimension[], body: MapBody): void;
  reduce(name: string, target: TensorHandle | readonly Dimension[], body: MapBody): void;
}

/** Complex numbers as two tensors of one shape. */
export interface ComplexTensors {
  readonly real: TensorHandle;
  readonly imaginary: TensorHandle;
}

/** Which axes are transformed, and which way. */
export interface FourierOptions {
  /** How many of the last axes are transformed: 1 by default. */
  readonly axes?: number;
  /** The way back: the other sign in the exponent, and everything divided by the number of points. */
  readonly inverse?: boolean;
}

/** The largest butterfly: it needs twice as many registers. */
const largestRadix = 16;

/** The least size from `least` on whose only prime factors are 2, 3 and 5. */
export function smoothSize(least: number): number {
  for (let size = Math.max(1, least); ; size += 1) if (isSmooth(size)) return size;
}

/** Whether a size has no prime factors but 2, 3 and 5. */
export function isSmooth(size: number): boolean {
  let rest = size;
  for (const prime of [2, 3, 5]) while (rest % prime === 0 && rest > 1) rest /= prime;
  return rest === 1;
}

/** The fewest radices up to 16 whose product is the size; of those the ones with the least sum. */
export function radicesOf(size: number): number[] {
  const best = new Map<number, number[]>([[1, []]]);
  const find = (rest: number): number[] | undefined => {
    if (best.has(rest)) return best.get(rest);
    let found: number[] | undefined;
    for (let radix = largestRadix; radix > 1; radix -= 1) {
      const tail = isSmooth(radix) && rest % radix === 0 ? find(rest / radix) : undefined;
      if (tail === undefined) continue;
      const list = [radix, ...tail];
      const total = (radices: readonly number[]): number => radices.reduce((sum, one) => sum + one, 0);
      const shorter = found === undefined || list.length < found.length;
      if (shorter || (list.length === found?.length && total(list) < total(found))) found = list;
    }
    if (found !== undefined) best.set(rest, found);
    return found;
  };
  return find(size) ?? refuse('fft', 'size has another factor', size, 'a product of 2, 3 and 5');
}

/** Transforms the last axes of `source` (complex, or real where it is one tensor) into `target`. */
export function addFourier(
  adder: OpAdder,
  name: string,
  target: ComplexTensors,
  source: TensorHandle | ComplexTensors,
  options: FourierOptions = {},
): void {
  const place = `fft ${name}`;
  needKnown(place, options, { axes: 0, inverse: 0 });
  const { axes = 1, inverse = false } = options;
  const given = 'real' in source ? source : { real: source, imaginary: undefined };
  for (const handle of [target.real, target.imaginary, given.real, ...(given.imaginary ? [given.imaginary] : [])]) {
    needTensor(place, handle);
    if (shapeText(handle.shape) !== shapeText(given.real.shape))
      refuse(place, 'tensors of different shapes', shapeText(handle.shape), shapeText(given.real.shape));
    if (valueType(handle.tensor.dtype) !== valueType(given.real.tensor.dtype))
      refuse(place, 'tensors of different types', handle.tensor.dtype, valueType(given.real.tensor.dtype));
  }
  const dtype = valueType(given.real.tensor.dtype);
  if (dtype !== 'f32' && dtype !== 'f64') refuse(place, 'no floating-point tensors', dtype, 'f32 or f64');
  const { shape } = given.real;
  if (!Number.isInteger(axes) || axes < 1 || axes > shape.length)
    refuse(place, 'bad number of axes', axes, `1 … ${shape.length}`);
  const { real, imaginary } = given;
  addTransform(adder, name, target, (at) => ({ real: real.at(...at), imaginary: imaginary?.at(...at) }), {
    axes,
    inverse,
    turns: turnTables(adder, name, dtype),
    scale: inverse ? 1 / product(shape.slice(shape.length - axes).map((size) => numberOf(place, size))) : 1,
  });
}

/** A transform whose every result is multiplied by `scale`. */
export interface ScaledFourier extends Required<FourierOptions> {
  readonly scale: number;
  readonly turns: Turns;
}

/** exp(−2πi t / n) for t = 0 … n − 1, by n. */
export type Turns = (size: number) => ComplexTensors;

/** Tables of turns, each computed once. */
export function turnTables(adder: OpAdder, name: string, dtype: 'f32' | 'f64'): Turns {
  const tables = new Map<number, ComplexTensors>();
  return (size) => {
    const table = tables.get(size) ?? addTurns(adder, `${name}_turns${size}`, dtype, size);
    tables.set(size, table);
    return table;
  };
}

/** Transforms what `read` gives, a formula of the indices that is used once per element, into `target`. */
export function addTransform(
  adder: OpAdder,
  name: string,
  target: ComplexTensors,
  read: (at: readonly Expr[]) => Complex,
  { axes, inverse, scale, turns }: ScaledFourier,
): void {
  const { shape, tensor } = target.real;
  const dtype = valueType(tensor.dtype) as 'f32' | 'f64';
  let from = read;
  for (let position = 0; position < axes; position += 1) {
    const axis = shape.length - axes + position;
    const size = numberOf(`fft ${name}`, shape[axis]);
    const isLast = position === axes - 1;
    const into = isLast ? target : pairOf(adder, `${name}_axis${position}`, dtype, shape);
    const way = { axis, size, inverse, table: turns(size), dtype, scale: isLast ? scale : 1 };
    addAxis(adder, `${name}_${position}`, into, from, way);
    from = (at) => readPair(into, at);
  }
}

function numberOf(place: string, size: Dimension): number {
  return typeof size === 'number' ? size : refuse(place, 'transforms a symbolic axis', size.symbol, 'a number');
}

/** The complex number at these indices. */
export function readPair({ real, imaginary }: ComplexTensors, at: readonly (Expr | number)[]): Complex {
  return { real: real.at(...at), imaginary: imaginary.at(...at) };
}

/** Two scratch tensors for complex numbers. */
export function pairOf(
  adder: OpAdder,
  name: string,
  dtype: 'f32' | 'f64',
  shape: readonly Dimension[],
): ComplexTensors {
  return { real: adder.scratch(`${name}_re`, dtype, shape), imaginary: adder.scratch(`${name}_im`, dtype, shape) };
}

function addTurns(adder: OpAdder, name: string, dtype: 'f32' | 'f64', size: number): ComplexTensors {
  const table = pairOf(adder, name, dtype, [size]);
  adder.map(name, [size], ([t]) => {
    // From −π to π, where the functions are most accurate.
    const angle = mul(cast(select(gt(t, Math.floor(size / 2)), sub(t, size), t), dtype), (-2 * Math.PI) / size);
    return [store(table.real, [t], cos(angle)), store(table.imaginary, [t], sin(angle))];
  });
  return table;
}

interface AxisTransform {
  readonly axis: number;
  readonly size: number;
  readonly inverse: boolean;
  readonly table: ComplexTensors;
  readonly dtype: 'f32' | 'f64';
  readonly scale: number;
}

/** One pass per radix: between passes the axis is two, `[rest, done]`, so that every index is an axis and a constant. */
function addAxis(
  adder: OpAdder,
  name: string,
  target: ComplexTensors,
  read: (at: readonly Expr[]) => Complex,
  { axis, size, inverse, table, dtype, scale }: AxisTransform,
): void {
  const { shape } = target.real;
  const [before, after] = [shape.slice(0, axis), shape.slice(axis + 1)];
  const radices = size === 1 ? [1] : radicesOf(size);
  // The first pass finds the axis whole: its second part has one place.
  let from = (outer: readonly Expr[], place: Expr, _q: Expr, inner: readonly Expr[]): Complex =>
    read([...outer, place, ...inner]);
  let [rest, stride] = [size, 1];
  radices.forEach((radix, pass) => {
    const isLast = pass === radices.length - 1;
    const [left, done, previous] = [rest / radix, stride, from];
    const into = isLast
      ? target
      : pairOf(adder, `${name}_pass${pass}`, dtype, [...before, left, done * radix, ...after]);
    const body = (indices: Expr[]): Write[] => {
      const outer = indices.slice(0, axis);
      const [p, q, ...inner] = indices.slice(axis);
      const points = Array.from({ length: radix }, (_, j) => previous(outer, add(p, left * j), q, inner));
      return transformOf(points, inverse).flatMap((value, k) => {
        const turned = k === 0 || left === 1 ? value : turnedIn(table, value, p, k * done, inverse);
        const scaled = isLast && scale !== 1 ? scaledBy(turned, scale) : turned;
        const at = isLast ? [...outer, add(q, done * k), ...inner] : [...outer, p, add(q, done * k), ...inner];
        const imaginary = scaled.imaginary ?? constant(0, dtype);
        return [store(into.real, at, scaled.real), store(into.imaginary, at, imaginary)];
      });
    };
    adder.map(isLast ? `${name}_last` : `${name}_pass${pass}`, [...before, left, done, ...after], body);
    from = (outer, place, q, inner) => readPair(into, [...outer, place, q, ...inner]);
    [rest, stride] = [left, done * radix];
  });
}

/** The value times exp(∓2πi p·step / n) from the table. */
function turnedIn(table: ComplexTensors, value: Complex, p: Expr, step: number, inverse: boolean): Complex {
  const turn = readPair(table, [step === 1 ? p : mul(p, step)]);
  return inverse ? timesConjugate(value, turn) : times(value, turn);
}

/** The transform of a few points as formulas: composite sizes by their factors, primes by pairs of opposite points. */
function transformOf(points: readonly Complex[], inverse: boolean): readonly Complex[] {
  const size = points.length;
  if (size === 1) return points;
  const factor = [4, 2, 3, 5].find((one) => size % one === 0) ?? size;
  if (factor === size) return size === 2 || size === 4 ? evenTransform(points, inverse) : oddTransform(points, inverse);
  const other = size / factor;
  const columns = Array.from({ length: other }, (_, column) =>
    transformOf(
      Array.from({ length: factor }, (_, row) => points[row * other + column]),
      inverse,
    ),
  );
  const results = new Array<Complex>(size);
  for (let k = 0; k < factor; k += 1) {
    const turned = columns.map((column, at) => turnedBy(column[k], at * k, size, inverse));
    transformOf(turned, inverse).forEach((value, row) => {
      results[k + factor * row] = value;
    });
  }
  return results;
}

function evenTransform(points: readonly Complex[], inverse: boolean): Complex[] {
  if (points.length === 2) return [plus(points[0], points[1]), minus(points[0], points[1])];
  const [even, odd] = [plus(points[0], points[2]), plus(points[1], points[3])];
  const [difference, crossed] = [minus(points[0], points[2]), timesI(minus(points[1], points[3]))];
  const [first, second] = [plus(difference, crossed), minus(difference, crossed)];
  return [plus(even, odd), inverse ? first : second, minus(even, odd), inverse ? second : first];
}

/** X_k = x_0 + Σ_j cos(2πjk/n) (x_j + x_{n−j}) ∓ i Σ_j sin(2πjk/n) (x_j − x_{n−j}). */
function oddTransform(points: readonly Complex[], inverse: boolean): Complex[] {
  const size = points.length;
  const half = (size - 1) / 2;
  const sums = Array.from({ length: half }, (_, j) => plus(points[j + 1], points[size - 1 - j]));
  const differences = Array.from({ length: half }, (_, j) => minus(points[j + 1], points[size - 1 - j]));
  return Array.from({ length: size }, (_, k) => {
    if (k === 0) return sums.reduce(plus, points[0]);
    const angle = (j: number): number => (2 * Math.PI * (((j + 1) * k) % size)) / size;
    const even = sums.map((one, j) => scaledBy(one, Math.cos(angle(j)))).reduce(plus, points[0]);
    const odd = differences.map((one, j) => scaledBy(one, Math.sin(angle(j)))).reduce((total, one) => plus(total, one));
    return inverse ? plus(even, timesI(odd)) : minus(even, timesI(odd));
  });
}

/** The value times exp(∓2πi t / n), t and n known. */
function turnedBy(value: Complex, t: number, size: number, inverse: boolean): Complex {
  const place = t % size;
  if (place === 0) return value;
  const angle = ((inverse ? 2 : -2) * Math.PI * place) / size;
  const [real, imaginary] = [scaledBy(value, Math.cos(angle)), scaledBy(value, Math.sin(angle))];
  return plus(real, timesI(imaginary));
}
