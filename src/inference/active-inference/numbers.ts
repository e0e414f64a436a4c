/**
 * Numbers as people write them (a number for all, a list, lists of lists, typed arrays), read into flat doubles. Whatever
 * cannot be read is refused by its place, as in `model.matrix[1][2]`.
 */
import { describeValue } from '../../kernel/errors.js';
import { FieldbrainError } from '../../kernel/index.js';

type Typed = Float64Array | Float32Array;
/** One number for every element, or all of them. */
export type Vector = number | readonly number[] | Typed;
/** Rows, or all numbers of all rows one after the other. */
export type Rows = readonly (readonly number[] | Typed)[] | Typed;

/** A refusal that reads `place: what was wrong (got X, expected Y). Do Z.` */
export function refuseInput(place: string, wrong: string, got: unknown, expected: string, advice: string): never {
  const text = `${place}: ${wrong} (got ${describe(got)}, expected ${expected}). ${advice}`;
  throw new FieldbrainError('input-invalid', text, { place, got, expected });
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (isList(value)) return `${value.length} ${value.length === 1 ? 'element' : 'elements'}`;
  return typeof value === 'object' && value !== null ? 'an object' : describeValue(value);
}

function isTyped(value: unknown): value is Typed {
  const tag = (value as Typed | undefined)?.[Symbol.toStringTag];
  return tag === 'Float64Array' || tag === 'Float32Array';
}

function isList(value: unknown): value is readonly unknown[] | Typed {
  return Array.isArray(value) || isTyped(value);
}

/** Whether the elements are lists themselves. */
export function isNested(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0 && isList(value[0]);
}

function readNumber(place: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    refuseInput(place, 'not a finite number', value, 'a finite number', 'Correct or remove it.');
  return value;
}

/** `length` numbers; a single number stands for all of them. */
export function readVector(place: string, value: unknown, length: number): Float64Array {
  if (typeof value === 'number') return new Float64Array(length).fill(readNumber(place, value));
  if (!isList(value) || value.length !== length)
    refuseInput(place, 'wrong shape', value, `${length} numbers, or one for all`, 'Give one number for each element.');
  return Float64Array.from(value as ArrayLike<unknown>, (one, i) => readNumber(`${place}[${i}]`, one));
}

/** `count` rows of `length` numbers, row-major; a typed array holds them all. */
export function readRows(place: string, value: unknown, count: number, length: number): Float64Array {
  if (isTyped(value)) {
    if (value.length !== count * length)
      refuseInput(place, 'wrong length', value, `${count} × ${length} numbers`, 'Give all rows, one after the other.');
    const bad = value.findIndex((one) => !Number.isFinite(one));
    if (bad >= 0) readNumber(`${place}[${Math.floor(bad / length)}][${bad % length}]`, value[bad]);
    return Float64Array.from(value);
  }
  if (!isList(value) || value.length !== count)
    refuseInput(place, 'wrong number of rows', value, `${count} rows of ${length} numbers`, 'Give a list of rows.');
  const flat = new Float64Array(count * length);
  for (const [row, numbers] of value.entries()) {
    const here = `${place}[${row}]`;
    if (!isList(numbers) || numbers.length !== length)
      refuseInput(here, 'wrong shape', numbers, `${length} numbers`, 'Give rows of one length.');
    for (let i = 0; i < length; i += 1) flat[row * length + i] = readNumber(`${here}[${i}]`, numbers[i]);
  }
  return flat;
}

/** All above zero. */
export function needPositive(place: string, values: Float64Array, what: string): Float64Array {
  const bad = values.findIndex((one) => !(one > 0));
  if (bad >= 0)
    refuseInput(
      `${place}[${bad}]`,
      'makes the model singular',
      values[bad],
      `${what} above 0`,
      'Give every element some uncertainty, or leave it out of the model.',
    );
  return values;
}

/** A whole number from `low`. */
export function readCount(place: string, value: unknown, low: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low)
    refuseInput(place, 'not usable', value, `a whole number from ${low}`, 'Give such a number.');
  return value;
}

/** An object with these keys and no others. */
export function readObject<Key extends string>(
  place: string,
  value: unknown,
  known: readonly Key[],
): Partial<Record<Key, unknown>> {
  if (typeof value !== 'object' || value === null || isList(value))
    refuseInput(place, 'not an object', value, `an object with ${known.join(', ')}`, 'Give its keys in braces.');
  for (const key of Object.keys(value))
    if (!known.some((one) => one === key))
      refuseInput(`${place}.${key}`, 'no such key', key, known.join(', '), 'Correct its spelling, or remove it.');
  return value;
}
