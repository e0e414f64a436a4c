/**
 * Dimensions: a plain number, or a named symbol with bounds. Symbols are bound when a program is loaded and read from a
 * parameter block on the device, so one compiled artifact serves many batch sizes, sensor counts or bank rows.
 */
import { describeValue, FieldbrainError, refuse } from './errors.js';

/** A symbolic size with bounds; one compiled program serves all its values. */
export interface SizeSymbol {
  readonly symbol: string;
  readonly min: number;
  readonly max: number;
  /** A symbol that fusion derives from another: ceil(of / divisor) · factor. Never bound by hand. */
  readonly derived?: { readonly of: SizeSymbol; readonly divisor: number; readonly factor: number };
}

/** A size: a number, or a symbol that is bound when the program is loaded. */
export type Dimension = number | SizeSymbol;

/** What `load` binds symbols to. */
export type Bindings = Readonly<Record<string, number>>;

/** Declares a symbolic dimension with its bounds (inclusive). */
export function sizeSymbol(symbol: string, min: number, max: number): SizeSymbol {
  if (typeof symbol !== 'string' || !/^[A-Za-z][A-Za-z0-9]*$/.test(symbol))
    refuse('symbol', 'bad name', symbol, 'a letter, then letters and digits');
  if (!(Number.isInteger(min) && Number.isInteger(max) && min >= 0 && max >= min && max < 2 ** 31)) {
    refuse(`symbol ${symbol}`, 'bad bounds', [min, max], 'whole numbers 0 ≤ min ≤ max < 2³¹');
  }
  return { symbol, min, max };
}

/** ceil(of / divisor) · factor, as a symbol of its own. */
export function derivedSymbol(symbol: string, of: SizeSymbol, divisor: number, factor = 1): SizeSymbol {
  const value = (n: number): number => Math.ceil(n / divisor) * factor;
  return { symbol, min: value(of.min), max: value(of.max), derived: { of, divisor, factor } };
}

export function sameDimension(a: Dimension, b: Dimension): boolean {
  if (typeof a === 'number' || typeof b === 'number') return a === b;
  return a.symbol === b.symbol;
}

export function smallest(dimension: Dimension): number {
  return typeof dimension === 'number' ? dimension : dimension.min;
}

export function largest(dimension: Dimension): number {
  return typeof dimension === 'number' ? dimension : dimension.max;
}

export function dimensionText(dimension: Dimension): string {
  return typeof dimension === 'number' ? String(dimension) : dimension.symbol;
}

/** The number behind a dimension, once symbols are bound. */
export function resolve(dimension: Dimension, bindings: Bindings): number {
  if (typeof dimension === 'number') return dimension;
  if (dimension.derived !== undefined) {
    const { of, divisor, factor } = dimension.derived;
    return Math.ceil(resolve(of, bindings) / divisor) * factor;
  }
  const value = bindings[dimension.symbol];
  if (value === undefined || !Number.isInteger(value) || value < dimension.min || value > dimension.max) {
    throw new FieldbrainError(
      'binding-invalid',
      `symbol ${dimension.symbol}: no usable value (got ${describeValue(value)}, expected a whole number from ${dimension.min} to ${dimension.max}). Give it in load({ symbols }).`,
      { symbol: dimension.symbol, got: value },
    );
  }
  return value;
}

export function resolveShape(shape: readonly Dimension[], bindings: Bindings): number[] {
  return shape.map((dimension) => resolve(dimension, bindings));
}

/** The indices of an element in row-major order. */
export function unravel(element: number, sizes: readonly number[]): number[] {
  const indices = new Array<number>(sizes.length);
  let rest = element;
  for (let axis = sizes.length - 1; axis >= 0; axis -= 1) {
    indices[axis] = rest % sizes[axis];
    rest = Math.floor(rest / sizes[axis]);
  }
  return indices;
}

export function product(sizes: readonly number[]): number {
  let result = 1;
  for (const size of sizes) result *= size;
  return result;
}
