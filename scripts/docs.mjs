/**
 * Writes the pages that are made from the sources: docs/cli.md from the commands' help and docs/api/ from the types and
 * their comments. test/reference.test.ts fails where they are not what this would write. The other pages are written
 * by hand, and docs/benchmarks.md by `fieldbrain bench report`.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { renderApi } from './reference/api-pages.mjs';
import { renderCommands } from './reference/cli-page.mjs';
import { inRepository, repositoryRoot } from './setup/paths.mjs';

/** The commands as a module that Node can run, in the folder of build results. */
async function loadCommands() {
  const outfile = inRepository('dist', `commands-${process.pid}.mjs`);
  const entryPoints = [inRepository('src', 'cli', 'commands.ts')];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}

const { createCommands } = await loadCommands();
writeFileSync(inRepository('docs', 'cli.md'), renderCommands(createCommands('')));

const { pages, undocumented } = renderApi(repositoryRoot);
const folder = inRepository('docs', 'api');
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!pages.has(name)) rmSync(inRepository('docs', 'api', name));
for (const [name, text] of pages) writeFileSync(inRepository('docs', 'api', name), text);
for (const name of undocumented) console.error(`docs: ${name} has no doc comment. Write one.`);
if (undocumented.length > 0) process.exitCode = 1;
