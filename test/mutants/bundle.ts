/** Bundles a check with one source file changed, and runs it: how a mutant comes to life without touching the tree. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export interface Mutant {
  /** What is broken, in the rule's or emitter's own name. */
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** The findings of `check(given)` (or another function) in the entry file, with the mutant's change applied. */
export async function runMutant(entry: string, mutant?: Mutant, name = 'check', given?: unknown): Promise<string[]> {
  // Inside node_modules, so that packages are found from there.
  const folder = await mkdtemp(join('node_modules', '.mutant-'));
  try {
    let applied = mutant === undefined;
    const result = await build({
      entryPoints: [resolve(entry)],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      logLevel: 'silent',
      external: ['webgpu', 'koffi'],
      plugins: [
        {
          name: 'mutant',
          setup: (builder) => {
            if (mutant === undefined) return;
            const target = resolve(mutant.file);
            builder.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
              if (path !== target) return undefined;
              const text = await readFile(path, 'utf8');
              if (text.split(mutant.find).length !== 2)
                throw new Error(`mutant ${mutant.name}: its place is not in ${mutant.file} exactly once`);
              applied = true;
              return { contents: text.replace(mutant.find, () => mutant.replace), loader: 'ts' };
            });
          },
        },
      ],
    });
    if (!applied) throw new Error(`mutant ${mutant?.name}: ${mutant?.file} is not part of the check`);
    const file = join(folder, 'check.mjs');
    await writeFile(file, result.outputFiles[0].text);
    const module = (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as Record<
      string,
      (given?: unknown) => Promise<string[]>
    >;
    return await module[name](given);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
