/**
 * Builds the page (src/dashboard) into dist/dashboard with Vite. `npm run build` calls it after the compiler.
 *   node scripts/build-page.mjs            once
 *   node scripts/build-page.mjs --watch    again whenever a source changes
 */
import process from 'node:process';
import { build } from 'vite';
import { inRepository } from './setup/paths.mjs';

await build({
  configFile: inRepository('src', 'dashboard', 'vite.config.ts'),
  ...(process.argv.includes('--watch') && { build: { watch: {} } }),
});
