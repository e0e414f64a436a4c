/**
 * Checkpoints on disk: one file each, written so that a crash at any moment leaves the old ones whole (temporary file,
 * fsync, rename, fsync of the folder), several generations kept, and nothing loaded that is not exactly what was saved.
 */
import { mkdir, open, readdir, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import { FieldbrainError } from '../kernel/errors.js';
import {
  type CheckedHeader,
  encodeFile,
  headerLength,
  plainMetadata,
  readHeader,
  readTensor,
  type StoredTensor,
} from './safetensors.js';

/** The version of the layout that is written. */
export const checkpointVersion = 1;

/** What a checkpoint holds. */
export interface Checkpoint {
  /** A hash of everything that shapes the state; a checkpoint of another configuration is refused. */
  readonly configHash: string;
  /** The number of the next cycle. */
  readonly cycle: number;
  /** Anything else worth keeping, as text. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly tensors: Readonly<Record<string, StoredTensor>>;
}

/** The configuration that a checkpoint must have: its hash, or the hash with the words for what differs. */
export type WantedConfiguration =
  | string
  | {
      readonly hash: string;
      /** What a checkpoint with this metadata has and what is wanted, in words; undefined where it does not say. */
      explain(metadata: Checkpoint['metadata']): { readonly found: string; readonly wanted: string } | undefined;
    };

/** A checkpoint's file, and those that had to be passed over to reach it. */
export interface LoadedCheckpoint {
  readonly file: string;
  readonly checkpoint: Checkpoint;
  /** Newer files that were refused, with the reason: report these. */
  readonly refused: readonly { readonly file: string; readonly reason: string }[];
}

const format = 'fieldbrain checkpoint';
const extension = '.safetensors';
const own = ['format', 'version', 'config', 'cycle'];

/** Called before each step of a write; tests end the process there. */
export type WriteStep = 'create' | 'write' | 'sync' | 'rename' | 'sync folder' | 'remove old' | 'done';

/** Where a checkpoint goes, and how many generations stay. */
export interface SaveOptions {
  readonly folder: string;
  /** The brain's name; its generations are NAME-NUMBER.safetensors, whatever the cycle: a brain may be reset. */
  readonly name: string;
  readonly generations?: number;
  readonly onStep?: (step: WriteStep) => void;
}

/** Writes a checkpoint and gives its file. Generations of another configuration do not count, and are never removed. */
export async function saveCheckpoint(checkpoint: Checkpoint, options: SaveOptions): Promise<string> {
  const { folder, name, generations = 10, onStep = () => undefined } = options;
  checkName(name);
  // What cannot be written is refused before the folder is looked at.
  const pieces = piecesOf(checkpoint);
  await mkdir(folder, { recursive: true });
  const file = await nextCheckpointFile(folder, name);
  await writePieces(pieces, file, onStep);
  onStep('remove old');
  await removeOld(folder, name, checkpoint.configHash, generations);
  onStep('done');
  return file;
}

/** The file of a brain's next generation. */
export async function nextCheckpointFile(folder: string, name: string): Promise<string> {
  const [newest] = await listGenerations(folder, name);
  const number = newest === undefined ? 1 : generationOf(newest) + 1;
  return path.join(folder, `${name}-${String(number).padStart(8, '0')}${extension}`);
}

/** Writes a checkpoint to a file of the given name, which is replaced where it exists. */
export async function writeCheckpoint(checkpoint: Checkpoint, file: string): Promise<void> {
  await writePieces(piecesOf(checkpoint), file, () => undefined);
}

function piecesOf({ configHash, cycle, metadata, tensors }: Checkpoint): ReturnType<typeof encodeFile> {
  const clash = Object.keys(metadata).find((key) => own.includes(key));
  if (clash !== undefined) refuse(`metadata ${clash}`, 'the name is taken', `none of ${own.join(', ')}`);
  if (!Number.isSafeInteger(cycle) || cycle < 0) refuse('cycle', `got ${cycle}`, 'a whole number');
  return encodeFile({
    metadata: { format, version: String(checkpointVersion), config: configHash, cycle: String(cycle), ...metadata },
    tensors,
  });
}

async function writePieces(
  pieces: ReturnType<typeof encodeFile>,
  file: string,
  onStep: (step: WriteStep) => void,
): Promise<void> {
  const folder = path.dirname(file);
  const temporary = path.join(folder, `.${path.basename(file)}.${process.pid}.tmp`);
  onStep('create');
  const handle = await open(temporary, 'w');
  try {
    try {
      for (const piece of pieces) {
        onStep('write');
        await writeAll(handle, piece);
      }
      onStep('sync');
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    // On a full disk half a file would take the room of the next brain. Why it failed matters more than whether this works.
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
  onStep('rename');
  await rename(temporary, file);
  onStep('sync folder');
  await syncFolder(folder);
}

/**
 * The newest generation that is whole, of this configuration, and taken by `use`, or undefined where there is no file at all.
 * A file that `use` refuses with `file-invalid` is passed over like any other that cannot be used.
 */
export async function loadNewest(
  folder: string,
  name: string,
  configuration?: WantedConfiguration,
  use: (checkpoint: Checkpoint) => unknown = () => undefined,
): Promise<LoadedCheckpoint | undefined> {
  checkName(name);
  const refused: { file: string; reason: string }[] = [];
  for (const file of await listGenerations(folder, name)) {
    try {
      const checkpoint = await loadCheckpoint(file, configuration);
      await use(checkpoint);
      return { file, checkpoint, refused };
    } catch (error) {
      if (!(error instanceof FieldbrainError) || error.code !== 'file-invalid') throw error;
      refused.push({ file, reason: error.message });
    }
  }
  if (refused.length === 0) return undefined;
  throw new FieldbrainError(
    'file-invalid',
    `${folder}: none of ${refused.length} checkpoints of ${name} can be used (expected one). ` +
      `The newest says: ${refused[0].reason} Go back to the settings they were saved with, or move them away to start afresh.`,
    { refused },
  );
}

/** A checkpoint, checked through and through. */
export async function loadCheckpoint(file: string, configuration?: WantedConfiguration): Promise<Checkpoint> {
  return withFile(file, async (read, header) => {
    const { config, cycle, metadata } = ownMetadata(file, header);
    if (configuration !== undefined) checkConfiguration(file, config, metadata, configuration);
    const tensors: Record<string, StoredTensor> = {};
    for (const { name, begin, end } of header.tensors)
      tensors[name] = readTensor(file, header, name, await read(begin, end - begin));
    return { configHash: config, cycle, metadata, tensors };
  });
}

/** What a checkpoint says of itself, without its tensors' data. */
export interface CheckpointSummary {
  readonly file: string;
  readonly bytes: number;
  readonly configHash: string;
  readonly cycle: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly tensors: readonly {
    readonly name: string;
    readonly dtype: string;
    readonly shape: readonly number[];
    readonly bytes: number;
  }[];
}

/** What is in a checkpoint, checked but not loaded. */
export async function inspectCheckpoint(file: string): Promise<CheckpointSummary> {
  return withFile(file, async (_read, header, bytes) => {
    const { config, cycle, metadata } = ownMetadata(file, header);
    const tensors = header.tensors.map(({ name, dtype, shape, begin, end }) => ({
      name,
      dtype,
      shape,
      bytes: end - begin,
    }));
    return { file, bytes, configHash: config, cycle, metadata, tensors };
  });
}

/** All generations of a brain, newest first. Temporary files of interrupted writes are not among them. */
export async function listGenerations(folder: string, name: string): Promise<string[]> {
  let names: string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return generationsIn(folder, names, name);
}

/** Those of a brain among the files of a folder, newest first. */
export function generationsIn(folder: string, files: readonly string[], name: string): string[] {
  return files
    .filter((one) => generationPattern.exec(one)?.[1] === name)
    .sort((one, other) => generationOf(other) - generationOf(one))
    .map((one) => path.join(folder, one));
}

const generationPattern = /^(.+)-(\d{8,15})\.safetensors$/;

function generationOf(file: string): number {
  return Number(generationPattern.exec(path.basename(file))?.[2]);
}

type Read = (begin: number, length: number) => Promise<Uint8Array>;

async function withFile<Result>(
  file: string,
  use: (read: Read, header: CheckedHeader, bytes: number) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const read: Read = async (begin, length) => {
      // Never more than the file has: checked by the caller against its size. Fresh memory, so views are aligned.
      const bytes = new Uint8Array(length);
      let filled = 0;
      while (filled < length) {
        const { bytesRead } = await handle.read(bytes, filled, length - filled, begin + filled);
        if (bytesRead === 0) refuse(file, `it ended at ${begin + filled} bytes while it was read`, `${size}`);
        filled += bytesRead;
      }
      return bytes;
    };
    const length = headerLength(file, size < 8 ? new Uint8Array(8) : await read(0, 8), size);
    return await use(read, readHeader(file, await read(8, length), size), size);
  } finally {
    await handle.close();
  }
}

function ownMetadata(file: string, header: CheckedHeader) {
  const { format: found, version, config, cycle, ...metadata } = plainMetadata(header);
  if (found !== format || config === undefined || !/^\d+$/.test(cycle ?? ''))
    refuse(file, 'it is not a checkpoint', `the format ${format}`);
  if (version !== String(checkpointVersion))
    refuse(file, `it has version ${version}`, `${checkpointVersion}; a newer fieldbrain may read it`);
  return { config, cycle: Number(cycle), metadata };
}

function checkConfiguration(
  file: string,
  config: string,
  metadata: Checkpoint['metadata'],
  wanted: WantedConfiguration,
): void {
  const hash = typeof wanted === 'string' ? wanted : wanted.hash;
  if (config === hash) return;
  const words = typeof wanted === 'string' ? undefined : wanted.explain(metadata);
  const { found, wanted: expected } = words ?? { found: shortHash(config), wanted: shortHash(hash) };
  refuse(file, `it is of another configuration (${found})`, expected);
}

/** Enough of a hash to tell two apart; a whole one looks like a token, which logs leave out. */
function shortHash(hash: string): string {
  return hash.length > 16 ? `${hash.slice(0, 12)}…` : hash;
}

async function writeAll(handle: Awaited<ReturnType<typeof open>>, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.length - written);
    written += bytesWritten;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Keeps the newest of a configuration, and clears away what interrupted writes of this brain have left. */
async function removeOld(folder: string, name: string, configHash: string, generations: number): Promise<void> {
  const all = await listGenerations(folder, name);
  const ageing: string[] = [];
  // Headers are read only where there may be too many.
  if (all.length > generations) for (const file of all) if (await mayAge(file, configHash)) ageing.push(file);
  const old = ageing.slice(Math.max(1, generations));
  const left = (await readdir(folder))
    .filter((one) => one.startsWith(`.${name}-`) && one.endsWith('.tmp'))
    .map((one) => path.join(folder, one));
  for (const file of [...old, ...left]) await unlink(file);
}

/** True for a file of this configuration, and for one that nobody can read any more. */
async function mayAge(file: string, configHash: string): Promise<boolean> {
  try {
    const { format: found, config } = await withFile(file, async (_read, header) => plainMetadata(header));
    return found !== format || config === configHash;
  } catch (error) {
    if (error instanceof FieldbrainError && error.code === 'file-invalid') return true;
    throw error;
  }
}

function checkName(name: string): void {
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(name) || name.startsWith('.'))
    refuse(`checkpoint name ${JSON.stringify(name)}`, 'it cannot be a file name', 'letters, digits, dots, dashes');
}

function refuse(place: string, got: string, expected: string): never {
  throw new FieldbrainError('file-invalid', `${place}: ${got} (expected ${expected}). Take another checkpoint.`, {
    place,
  });
}
