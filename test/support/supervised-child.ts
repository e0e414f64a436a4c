/**
 * The child's program for tests of supervised devices, bundled from the sources: the package's own, or one whose devices
 * misbehave on demand. Nothing here waits for a build.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

export interface ChildProgram {
  readonly entry: string;
  remove(): Promise<void>;
}

const own = `import './child.ts';`;

/** Bundles a text that may import from src/device/supervised; the package's own child by default. */
export async function bundleChild(contents: string = own): Promise<ChildProgram> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fieldbrain-child-'));
  const entry = path.join(folder, 'child.mjs');
  const resolveDir = path.resolve(import.meta.dirname, '../../src/device/supervised');
  await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    outfile: entry,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['webgpu', 'koffi'],
  });
  return { entry, remove: () => rm(folder, { recursive: true }) };
}
