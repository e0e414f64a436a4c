/**
 * How the page is built: five entries (the dashboard, the playground, a training, neural fields and a fleet) into dist/dashboard, with names that carry
 * a digest of their content. Everything is bundled; the page asks nothing of any network but its own server.
 */
import path from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  base: './',
  logLevel: 'error',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: path.resolve(here, '../../dist/dashboard'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: ['index.html', 'playground.html', 'train.html', 'fields.html', 'fleet.html'].map((page) =>
        path.join(here, page),
      ),
    },
  },
});
