/**
 * Compiled kernels kept on disk by their digest, so that a program is compiled once a machine. Entries are written beside
 * their place and renamed, so that a reader sees a whole one or none; each begins with the digest of its bytes, and one
 * that does not fit is skipped with a message and removed. The folder stays below a size: what was used longest ago goes first.
 * A folder that cannot be written costs time, not results: it is reported once.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Warn } from './catalogue.js';

/** The environment, as far as it says where caches lie. */
export interface CacheSurroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly home: string;
}

/** FIELDBRAIN_CACHE where it is set, else the user's folder for caches. */
export function cacheFolder({ environment, platform, home }: CacheSurroundings): string {
  const own = environment.FIELDBRAIN_CACHE;
  if (own !== undefined && own !== '') return own;
  const local = environment.LOCALAPPDATA;
  if (platform === 'win32' && local !== undefined && local !== '') return path.join(local, 'fieldbrain', 'cache');
  if (platform === 'darwin') return path.join(home, 'Library', 'Caches', 'fieldbrain');
  const shared = environment.XDG_CACHE_HOME;
  return path.join(shared !== undefined && shared !== '' ? shared : path.join(home, '.cache'), 'fieldbrain');
}

export interface KernelCache {
  read(key: string): Promise<Uint8Array | undefined>;
  write(key: string, bytes: Uint8Array): Promise<void>;
}

export interface CacheOptions {
  readonly folder: string;
  readonly warn: Warn;
  readonly mostBytes?: number;
}

const suffix = '.kernel';
const digestLength = 64;
/** Files of writers that died before they renamed them. */
const staleMs = 3_600_000;

export function openCache({ folder, warn, mostBytes = 256 * 2 ** 20 }: CacheOptions): KernelCache {
  const fileOf = (key: string): string => path.join(folder, `${digestOf(Buffer.from(key))}${suffix}`);
  let complained = false;
  const complain = (what: string, error: unknown): void => {
    if (!complained)
      warn(
        `kernel cache ${folder}: ${what} (${errorText(error)}). Kernels are compiled each time; set FIELDBRAIN_CACHE.`,
      );
    complained = true;
  };
  return {
    async read(key) {
      const file = fileOf(key);
      let entry: Buffer;
      try {
        entry = await readFile(file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') complain('cannot be read', error);
        return undefined;
      }
      const bytes = entry.subarray(digestLength);
      if (entry.length >= digestLength && entry.subarray(0, digestLength).toString('latin1') === digestOf(bytes)) {
        const now = new Date();
        // Only the order of removal depends on this.
        await utimes(file, now, now).catch(() => undefined);
        return new Uint8Array(bytes);
      }
      warn(
        `kernel cache ${file}: damaged (got ${entry.length} bytes that do not fit their digest). It is removed and compiled again.`,
      );
      await rm(file, { force: true }).catch((error) => complain('cannot be cleaned', error));
      return undefined;
    },
    async write(key, bytes) {
      if (bytes.length + digestLength > mostBytes) return;
      try {
        await mkdir(folder, { recursive: true });
        const draft = path.join(folder, `${randomUUID()}.draft`);
        await writeFile(draft, Buffer.concat([Buffer.from(digestOf(bytes), 'latin1'), bytes]));
        await rename(draft, fileOf(key));
        await trim(folder, mostBytes);
      } catch (error) {
        complain('cannot be written', error);
      }
    },
  };
}

/** Removes drafts that nobody will finish and, from the one used longest ago, what is too much. */
async function trim(folder: string, mostBytes: number): Promise<void> {
  const entries: { file: string; bytes: number; usedMs: number }[] = [];
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    if (facts === undefined) continue;
    if (name.endsWith('.draft') && Date.now() - facts.mtimeMs > staleMs) await rm(file, { force: true });
    if (name.endsWith(suffix)) entries.push({ file, bytes: facts.size, usedMs: facts.mtimeMs });
  }
  let total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  entries.sort((a, b) => a.usedMs - b.usedMs);
  for (const { file, bytes } of entries) {
    if (total <= mostBytes) return;
    await rm(file, { force: true });
    total -= bytes;
  }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function errorText(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
