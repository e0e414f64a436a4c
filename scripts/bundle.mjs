/** Bundles entry files of ours, with all their packages, into a folder whose files run by themselves on any machine with Node. */
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Entries by output name, each a path from the root.
 * @param {Readonly<Record<string, string>>} entries
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function bundleEntries(entries, folder) {
  await build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(root, file)])),
    bundle: true,
    platform: 'node',
    format: 'esm',
    outdir: folder,
    outExtension: { '.js': '.js' },
    packages: 'bundle',
    external: ['webgpu', 'koffi', 'i2c-bus'],
    // Some packages are CommonJS and ask for `require`.
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'silent',
  });
}
