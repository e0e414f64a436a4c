/** The folder for checkpoints, looked at before anybody relies on it. It is no test of room: a disk may be full, and be cleared. */
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { describeValue, FieldbrainError } from '../kernel/errors.js';

const full = ['ENOSPC', 'EDQUOT'];

/** Makes the folder where it is missing; throws where it is none, or where nothing can be written to it. */
export function openCheckpointFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    // For the administrator, too, this says no on a medium that is read-only.
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (full.includes(code)) return;
    const got = isFile(folder) ? 'a file' : message;
    throw new FieldbrainError(
      'usage',
      `checkpoints.folder: brains cannot be saved in ${folder} (got ${describeValue(got)}, expected a folder that can be written). ` +
        'Name another with --checkpoint-dir, or make this one writable.',
      { folder, code },
    );
  }
}

function isFile(name: string): boolean {
  try {
    return statSync(name).isFile();
  } catch {
    return false;
  }
}
