/** Reads a file of series, by the ending of its name: .npy as NumPy saves it, everything else as text. */
import { readFile } from 'node:fs/promises';
import { FieldbrainError } from '../../kernel/index.js';
import { parseNpy } from './npy.js';
import type { SeriesTable } from './table.js';
import { parseTextTable } from './text-table.js';

export async function readSeriesFile(file: string): Promise<SeriesTable> {
  const bytes = await readFile(file).catch((error: unknown) => {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const text = `${file}: cannot be read (got ${why}, expected a readable file). Check the path.`;
    throw new FieldbrainError('file-invalid', text, { file });
  });
  return file.toLowerCase().endsWith('.npy')
    ? parseNpy(file, bytes)
    : parseTextTable(file, new TextDecoder().decode(bytes));
}
