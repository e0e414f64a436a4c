/**
 * A value out of a file that nobody vouches for, with the place where it stands. Each question asks for one kind of
 * value and refuses anything else with the place, what was found and what was expected. It knows JSON, not programs.
 */
import { describeValue, FieldbrainError } from './errors.js';

export function refuseFile(place: string, wrong: string, got: unknown, expected: string): never {
  const found = typeof got === 'object' && got !== null ? (Array.isArray(got) ? 'a list' : 'an object') : got;
  const text = `${place}: ${wrong} (got ${describeValue(found)}, expected ${expected}).`;
  throw new FieldbrainError('file-invalid', text, { place, got });
}

export class FileValue {
  constructor(
    private readonly value: unknown,
    readonly place: string,
  ) {}

  /** The value under a key of an object, which must be there. */
  get(key: string): FileValue {
    const { value, place } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      refuseFile(place, 'is not an object', value, `an object with ${key}`);
    if (!Object.hasOwn(value, key)) refuseFile(place, `lacks ${key}`, Object.keys(value).join(', '), key);
    return new FileValue((value as Record<string, unknown>)[key], `${place}.${key}`);
  }

  /** The same, or undefined where the key is missing. */
  find(key: string): FileValue | undefined {
    const { value } = this;
    return typeof value === 'object' && value !== null && !Object.hasOwn(value, key) ? undefined : this.get(key);
  }

  entries(): [string, FileValue][] {
    const { value, place } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      refuseFile(place, 'is not an object', value, 'an object');
    return Object.entries(value).map(([key, inner]) => [key, new FileValue(inner, `${place}.${key}`)]);
  }

  list(most: number): FileValue[] {
    const { value, place } = this;
    if (!Array.isArray(value)) refuseFile(place, 'is not a list', value, 'a list');
    if (value.length > most) refuseFile(place, 'is too long', value.length, `at most ${most} entries`);
    return value.map((inner, position) => new FileValue(inner, `${place}[${position}]`));
  }

  get isText(): boolean {
    return typeof this.value === 'string';
  }

  text(): string {
    if (typeof this.value !== 'string') refuseFile(this.place, 'is not a string', this.value, 'a string');
    return this.value;
  }

  truth(): boolean {
    if (typeof this.value !== 'boolean') refuseFile(this.place, 'is not a truth value', this.value, 'true or false');
    return this.value;
  }

  whole(low: number, high: number): number {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high)
      refuseFile(this.place, 'is out of range', value, `a whole number from ${low} to ${high}`);
    return value;
  }

  /** Any number; those that JSON cannot write stand as text. */
  number(): number {
    if (typeof this.value === 'number') return this.value;
    const special = specials.find((name) => name === this.value);
    if (special === undefined)
      refuseFile(this.place, 'is not a number', this.value, `a number or ${specials.join(', ')}`);
    return Number(special);
  }

  oneOf<T extends string>(names: readonly T[]): T {
    const name = names.find((known) => known === this.value);
    if (name === undefined) refuseFile(this.place, 'is unknown', this.value, `one of ${names.join(', ')}`);
    return name;
  }
}

const specials = ['-0', 'NaN', 'Infinity', '-Infinity'] as const;

/** A number as JSON can hold it. */
export function numberValue(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}
