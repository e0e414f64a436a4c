/**
 * A plugin for vitest: tests import the modules of dist/ in place of their sources, as Node loads them, which saves
 * transforming about a thousand files once per project and half a second in every process. `npm test` takes it, because
 * it builds dist/ first (scripts/test.mjs); `npx vitest run FILE` runs on the sources. The page has no such modules.
 */
import path from 'node:path';
import { inRepository } from './setup/paths.mjs';

const [sources, page, built] = ['src', 'src/dashboard', 'dist'].map((folder) => inRepository(folder) + path.sep);

/** @returns {import('vitest/config').Plugin} */
export function builtSources() {
  return {
    name: 'built-sources',
    enforce: 'pre',
    resolveId(name, importer) {
      if (importer === undefined || !name.startsWith('.') || !name.endsWith('.js')) return;
      const file = path.resolve(path.dirname(importer), name);
      if (file.startsWith(sources) && !file.startsWith(page)) return built + file.slice(sources.length);
    },
  };
}
