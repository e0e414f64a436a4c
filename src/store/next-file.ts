/**
 * A file beside those of earlier runs: `run.mcap`, then `run-2.mcap`, `run-3.mcap`, … The number is one more than the
 * highest, so that files stand in the order of the runs also where somebody has taken some of them away.
 */
import { type FileHandle, open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Opens a new file for writing. What is there already is never touched. */
export async function openNext(file: string): Promise<{ readonly file: string; readonly handle: FileHandle }> {
  for (let next = file; ; next = await nextName(file)) {
    try {
      return { file: next, handle: await open(next, 'wx') };
    } catch (error) {
      // Somebody else may have taken the name meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

async function nextName(file: string): Promise<string> {
  const { dir, name, ext } = path.parse(file);
  const numbers = (await readdir(dir === '' ? '.' : dir)).map((one) => {
    const digits =
      one.startsWith(`${name}-`) && one.endsWith(ext) ? one.slice(name.length + 1, one.length - ext.length) : '';
    return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : 1;
  });
  return path.join(dir, `${name}-${Math.max(1, ...numbers) + 1}${ext}`);
}
