/** Files that a command line names: a missing one is a mistake of the command line, and is reported the same way everywhere. */
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
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

/** Refuses a file that is there already, or that cannot be made where it is named, before anything is begun. */
export function needNewFile(place: string, file: string): void {
  const refuse = (what: string, got: string, expected: string): never => {
    const message = `${place}: ${what} (got ${got}, expected ${expected}). Give another path.`;
    throw new CommandFailure('file-unwritable', message, { value: file, status: exitStatus.usage });
  };
  if (existsSync(file)) refuse('there already', file, 'a file that does not exist yet');
  const folder = path.dirname(file);
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const why = codeOf(error);
    refuse('the file cannot be written', `${file}: ${why}`, `a folder ${folder} that can be written`);
  }
  if (!statSync(folder).isDirectory()) refuse('the file cannot be written', file, `${folder} to be a folder`);
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

/** The failure of a file that could not be written. */
export function unwritable(place: string, file: string, error: unknown): CommandFailure {
  const message = `${place}: the file cannot be written (got ${file}: ${codeOf(error)}, expected a writable path). Give another path.`;
  return new CommandFailure('file-unwritable', message, { value: file });
}

function throwUnwritable(place: string, file: string, error: unknown): never {
  throw unwritable(place, file, error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function orUnreadable<Result>(place: string, file: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw unreadable(place, file, codeOf(error));
  }
}

function unreadable(place: string, file: string, why: string, expected = 'a readable file'): CommandFailure {
  const message = `${place}: ${file} cannot be read (got ${why}, expected ${expected}). Check the path.`;
  return new CommandFailure('file-unreadable', message, { value: file, status: exitStatus.usage });
}
