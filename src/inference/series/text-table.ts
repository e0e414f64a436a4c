/**
 * Columns of numbers in text: separated by commas, semicolons or blanks, `#` and `%` begin comments, and a first line of
 * words names the columns. A value that is not a number and a row of another length are refused by line and column.
 */
import { refuseFile, type SeriesTable } from './table.js';

export function parseTextTable(place: string, text: string): SeriesTable {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  let separator: RegExp | undefined;
  let names: string[] | undefined;
  let width: { readonly fields: number; readonly line: number } | undefined;
  const columns: number[][] = [];
  for (const [index, raw] of lines.entries()) {
    const line = raw.replace(/[#%].*$/, '').trim();
    if (line === '') continue;
    separator ??= separatorOf(line);
    const fields = line.split(separator).map((field) => field.trim());
    if (width === undefined && names === undefined && fields.every((field) => !isNumber(field) && isWord(field))) {
      names = fields.map((field) => field.replace(/^["'](.*)["']$/, '$1'));
      width = { fields: names.length, line: index + 1 };
      continue;
    }
    width ??= { fields: fields.length, line: index + 1 };
    if (fields.length !== width.fields)
      refuseFile(
        `${place} line ${index + 1}`,
        'a row of another length',
        `${fields.length} values`,
        `${width.fields} as in line ${width.line}`,
        'Repair the row.',
      );
    for (const [column, field] of fields.entries()) {
      const value = Number(field);
      if (!isNumber(field) || !Number.isFinite(value))
        refuseFile(
          `${place} line ${index + 1}, column ${column}${names === undefined ? '' : ` (${names[column]})`}`,
          'not a number',
          field === '' ? 'nothing' : field,
          'a finite number',
          'Repair or remove the row.',
        );
      columns[column] ??= [];
      columns[column].push(value);
    }
  }
  if (columns.length === 0) refuseFile(place, 'no numbers', 'an empty table', 'rows of numbers', 'Check the file.');
  return {
    columns: columns.map((column) => Float64Array.from(column)),
    names: names ?? columns.map((_, at) => String(at)),
  };
}

function separatorOf(line: string): RegExp {
  if (line.includes(',')) return /,/;
  return line.includes(';') ? /;/ : /\s+/;
}

/** Whether a field is written as a number; words for missing values are not. */
function isNumber(field: string): boolean {
  return /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(field);
}

/** A name of a column, and not a missing value. */
function isWord(field: string): boolean {
  return field !== '' && !/^(["']?)([+-]?(nan|inf|infinity)|na|n\/a|null|-|\?)\1$/i.test(field);
}
