/**
 * How the page is built: two entries (the dashboard and the playground) into dist/dashboard, with names that carry a digest
 * of their content. Everything is bundled; the page asks nothing of any network but its own server.
 */
import path from 'node:path';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  base: './',
  logLevel: 'error',
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  worker: { format: 'es' },
  build: {
    outDir: path.resolve(here, '../../dist/dashboard'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    rollupOptions: { input: [path.join(here, 'index.html'), path.join(here, 'playground.html')] },
  },
});
