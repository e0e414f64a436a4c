/** Bundles entry files of ours into a folder, so that a test can start them as processes without a build. */
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '../..');

/** Entries by output name; gives the folder's path of one. */
export async function bundleEntries(entries: Readonly<Record<string, string>>, folder: string): Promise<void> {
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
