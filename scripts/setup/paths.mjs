/**
 * Where things lie in the repository, for the scripts of the set-up.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {string[]} parts */
export function inRepository(...parts) {
  return path.join(repositoryRoot, ...parts);
}
