/** Nested lists of a model file, read into flat doubles. Whatever cannot be read is refused by its place, as in `A[0][2][1]`. */
import { unravel } from '../../kernel/dimension.js';
import { refuseInput } from '../active-inference/numbers.js';

/** A number, or lists of lists of numbers. */
export type NestedNumbers = number | ArrayLike<number> | readonly NestedNumbers[];

/** The deepest nesting that is read; a model has fewer factors. */
const deepest = 32;

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) || value instanceof Float64Array || value instanceof Float32Array;

/** How many lists stand inside each other, by the first element of each. */
export function depthOf(value: unknown, most = deepest): number {
  return isList(value) && most > 0 ? 1 + depthOf(value[0], most - 1) : 0;
}

/** A list, or a refusal. */
export function readList(place: string, value: unknown, expected: string): readonly unknown[] {
  if (!isList(value) || value.length === 0)
    refuseInput(place, 'not a list', value, expected, 'Give a list with at least one element.');
  return value;
}

/** All numbers of nested lists with these sizes, the last axis innermost. */
export function readNested(place: string, value: unknown, shape: readonly number[]): Float64Array {
  const flat = new Float64Array(shape.reduce((product, size) => product * size, 1));
  let at = 0;
  const read = (here: string, part: unknown, axis: number): void => {
    if (axis === shape.length) {
      if (typeof part !== 'number' || !Number.isFinite(part))
        refuseInput(here, 'not a finite number', part, 'a finite number', 'Correct or remove it.');
      flat[at] = part;
      at += 1;
      return;
    }
    if (!isList(part) || part.length !== shape[axis])
      refuseInput(here, 'wrong shape', part, shapeText(shape.slice(axis)), 'Give one element for each index.');
    for (let i = 0; i < shape[axis]; i += 1) read(`${here}[${i}]`, part[i], axis + 1);
  };
  read(place, value, 0);
  return flat;
}

function shapeText(shape: readonly number[]): string {
  const elements = shape[0] === 1 ? '1 element' : `${shape[0]} elements`;
  return shape.length === 1
    ? `${shape[0]} ${shape[0] === 1 ? 'number' : 'numbers'}`
    : `${elements}, shape ${shape.join(' × ')}`;
}

/** The length of a list on the first axis, that of its first element, and so on. */
export function sizesOf(value: unknown, most = deepest): number[] {
  return isList(value) && most > 0 ? [value.length, ...sizesOf(value[0], most - 1)] : [];
}

/** Columns may miss 1 by this much; they are then divided by their sums. */
const columnTolerance = 1e-6;

/** The columns of nested lists (over the first axis), each by its place. */
function columnsOf(place: string, values: Float64Array, shape: readonly number[]) {
  const [rows, ...axes] = shape;
  const count = values.length / rows;
  return Array.from({ length: count }, (_, column) => ({
    place: axes.length === 0 ? place : `${place}, column ${unravel(column, axes).join(', ')}`,
    values: Float64Array.from({ length: rows }, (_entry, row) => values[row * count + column]),
  }));
}

/** Probabilities whose columns (over the first axis) sum to 1. */
export function readColumns(place: string, value: unknown, shape: readonly number[]): Float64Array {
  const flat = readNested(place, value, shape);
  for (const column of columnsOf(place, flat, shape)) {
    const negative = column.values.find((one) => one < 0);
    if (negative !== undefined)
      refuseInput(column.place, 'a negative probability', negative, 'numbers from 0 to 1', 'Correct it.');
    const sum = column.values.reduce((total, one) => total + one, 0);
    if (Math.abs(sum - 1) > columnTolerance)
      refuseInput(column.place, 'does not sum to 1', sum, '1', 'Divide it by its sum.');
  }
  return normaliseColumns(flat, shape[0]);
}

/** Dirichlet counts: none negative, some in each column. */
export function readCounts(place: string, value: unknown, shape: readonly number[]): Float64Array {
  const flat = readNested(place, value, shape);
  for (const column of columnsOf(place, flat, shape)) {
    const negative = column.values.find((one) => one < 0);
    if (negative !== undefined) refuseInput(column.place, 'a negative count', negative, 'counts from 0', 'Correct it.');
    if (column.values.every((one) => one === 0))
      refuseInput(column.place, 'no counts', 0, 'a count above 0', 'Give each column some count.');
  }
  return flat;
}

/** Each column (over the first axis) divided by its sum. */
export function normaliseColumns(values: Float64Array, rows: number): Float64Array {
  const columns = values.length / rows;
  const sums = new Float64Array(columns);
  values.forEach((value, at) => {
    sums[at % columns] += value;
  });
  return values.map((value, at) => value / sums[at % columns]);
}

/** Flat numbers as nested lists of these sizes. */
export function nestNumbers(values: ArrayLike<number>, sizes: readonly number[]): NestedNumbers {
  if (sizes.length === 0) return values[0];
  const [size, ...inner] = sizes;
  const part = values.length / size;
  const flat = Array.from(values);
  return Array.from({ length: size }, (_, i) => nestNumbers(flat.slice(i * part, (i + 1) * part), inner));
}
