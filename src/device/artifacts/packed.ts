/**
 * Files of an artifact on disk: texts as they are, images packed (`.br`), since PTX is long and says little; an image that
 * differs from that of an older GPU by its target alone is a line that says so. What counts is always the text that is
 * meant: packing may differ from one encoder to the next, so a file whose text is right is left alone.
 */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

const packedEnd = '.br';
const imageName = /^(.+)\.(sm_\d+a?)\.ptx\.br$/;
const twinText = /^same as ([\w.]+), \.target (sm_\d+a?)\n$/;
const targetLine = /^\.target sm_\d+a?/m;

/** The text of a file; undefined where it is missing or cannot be unpacked. */
export async function readText(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined || !file.endsWith(packedEnd)) return bytes?.toString('utf8');
  let text: string;
  try {
    text = brotliDecompressSync(bytes).toString('utf8');
  } catch {
    // Damaged: the same as missing, and the caller says so with the file's name.
    return undefined;
  }
  const [, twin, target] = twinText.exec(text) ?? [];
  if (twin === undefined || twin === path.basename(file)) return text;
  const older = await readText(path.join(path.dirname(file), twin));
  return older?.replace(targetLine, `.target ${target}`);
}

/** What is written in place of an image that an older one in the same folder stands for. */
async function twinOf(file: string, text: string): Promise<string | undefined> {
  const [, head, target] = imageName.exec(path.basename(file)) ?? [];
  if (target === undefined) return undefined;
  const folder = path.dirname(file);
  for (const name of (await readdir(folder)).sort()) {
    const [, otherHead, otherTarget] = imageName.exec(name) ?? [];
    if (otherHead !== head || otherTarget >= target) continue;
    const older = await readText(path.join(folder, name));
    if (older !== undefined && older.replace(targetLine, `.target ${target}`) === text)
      return `same as ${name}, .target ${target}\n`;
  }
  return undefined;
}

/** Bytes that the file takes on disk; none where it is missing. */
export async function bytesOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}

/** A text as it lies in a packed file. */
export function pack(text: string): Uint8Array {
  // A window of 16 MiB holds the longest image whole, so that its kernels can repeat each other.
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
}

/** Writes the text unless it stands there already. */
export async function writeText(file: string, text: string): Promise<void> {
  if ((await readText(file)) === text) return;
  const written = (await twinOf(file, text)) ?? text;
  await writeFile(file, file.endsWith(packedEnd) ? pack(written) : written);
}
