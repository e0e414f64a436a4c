/** Series as a file holds them: columns of one length, with names where the file gives some. */
import { describeValue } from '../../kernel/errors.js';
import { FieldbrainError } from '../../kernel/index.js';

export interface SeriesTable {
  readonly columns: readonly Float64Array[];
  /** Names from the file's first line, or the columns' numbers. */
  readonly names: readonly string[];
}

/** Refuses a file by the place where it is wrong. */
export function refuseFile(place: string, wrong: string, got: unknown, expected: string, advice: string): never {
  const text = `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}). ${advice}`;
  throw new FieldbrainError('file-invalid', text, { got, expected });
}

/** A column by its name or its number, counted from 0. */
export function columnOf(place: string, { columns, names }: SeriesTable, wanted: string): number {
  const named = names.indexOf(wanted);
  if (named >= 0) return named;
  if (/^\d+$/.test(wanted) && Number(wanted) < columns.length) return Number(wanted);
  const known = names.every((name, at) => name === String(at)) ? '' : `, or ${names.join(', ')}`;
  const text = `${place}: no such column (got ${describeValue(wanted)}, expected 0 … ${columns.length - 1}${known}). Columns count from 0.`;
  throw new FieldbrainError('usage', text, { got: wanted });
}
