/** The built package, which these scripts measure: npm run build makes it. */
import { pathToFileURL } from 'node:url';
import { inRepository } from '../setup/paths.mjs';

/**
 * A module of the build.
 * @param {string} file
 * @returns {Promise<any>}
 */
export function built(file) {
  return import(pathToFileURL(inRepository('dist', file)).href);
}
