/**
 * Files of an artifact on disk: texts as they are, images packed (`.gz`), since PTX is long and says little. What counts
 * is always the text inside: packing may differ from one zlib to the next, so a file whose text is right is left alone.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';

const packedEnd = '.gz';

/** The text of a file; undefined where it is missing or cannot be unpacked. */
export async function readText(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined || !file.endsWith(packedEnd)) return bytes?.toString('utf8');
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch {
    // Damaged: the same as missing, and the caller says so with the file's name.
    return undefined;
  }
}

/** Bytes that the file takes on disk. */
export function bytesOf(file: string, text: string): number {
  return file.endsWith(packedEnd) ? gzipSync(text, { level: 9 }).length : Buffer.byteLength(text);
}

/** Writes the text unless it stands there already. */
export async function writeText(file: string, text: string): Promise<void> {
  if ((await readText(file)) === text) return;
  await writeFile(file, file.endsWith(packedEnd) ? gzipSync(text, { level: 9 }) : text);
}
