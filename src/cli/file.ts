/** Files that a command line names: a missing one is a mistake of the command line, and is reported the same way everywhere. */
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { CommandFailure, exitStatus } from './failure.js';

/** Refuses a file that cannot be read before anything is begun. */
export function needReadable(place: string, file: string): void {
  const isFolder = orUnreadable(place, file, () => {
    accessSync(file, constants.R_OK);
    return statSync(file).isDirectory();
  });
  if (isFolder) throw unreadable(place, file, 'a folder');
}

/** Refuses what is not a folder before anything is begun. */
export function needFolder(place: string, folder: string): void {
  const isFolder = orUnreadable(place, folder, () => statSync(folder).isDirectory());
  if (!isFolder) throw unreadable(place, folder, 'a file', 'a folder');
}

export function readTextFile(place: string, file: string): string {
  return orUnreadable(place, file, () => readFileSync(file, 'utf8'));
}

/** Writes what a command was asked to write. */
export async function writeTextFile(place: string, file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: unknown) => throwUnwritable(place, file, error));
}

/** Replaces a file as a whole: a reader finds the former text or the new one. */
export async function replaceTextFile(place: string, file: string, text: string): Promise<void> {
  await writeTextFile(place, `${file}.part`, text);
  await rename(`${file}.part`, file).catch((error: unknown) => throwUnwritable(place, file, error));
}

function throwUnwritable(place: string, file: string, error: unknown): never {
  const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const message = `${place}: the file cannot be written (got ${file}: ${why}, expected a writable path). Give another path.`;
  throw new CommandFailure('file-unwritable', message, { value: file });
}

function orUnreadable<Result>(place: string, file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw unreadable(place, file, error instanceof Error && 'code' in error ? String(error.code) : String(error));
  }
}

function unreadable(place: string, file: string, why: string, expected = 'a readable file'): CommandFailure {
  const message = `${place}: ${file} cannot be read (got ${why}, expected ${expected}). Check the path.`;
  return new CommandFailure('file-unreadable', message, { value: file, status: exitStatus.usage });
}
