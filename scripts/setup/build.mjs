/**
 * Compiles src/ to dist/, and the page to dist/dashboard, where the sources are not those that dist/ was built from. Staleness is decided by a digest
 * of the contents, kept in dist/; what has no source any more is removed from dist/ after the build. Types are checked by
 * `npm run check`; their declarations are written only when the package is packed (tsconfig.build.json).
 */
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './command.mjs';
import { inRepository, repositoryRoot } from './paths.mjs';

const stampFile = inRepository('dist', '.built-from');

export async function buildIfStale() {
  const sources = listFiles(inRepository('src')).filter((file) => !file.endsWith('.test.ts'));
  const digest = digestOf(sources);
  const builtFrom = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (builtFrom === digest) return;
  await compile(sources);
  removeOrphans(sources);
  await run('building the page', [process.execPath, inRepository('scripts', 'build-page.mjs')], {
    cwd: repositoryRoot,
  });
  const command = inRepository('dist', 'cli.js');
  if (existsSync(command)) chmodSync(command, 0o755);
  writeFileSync(stampFile, digest);
}

/**
 * Each module for itself, as the tests run them. esbuild is loaded here because the set-up installs it.
 * @param {string[]} sources
 */
async function compile(sources) {
  console.error('setup: building dist/ ...');
  const { build } = await import('esbuild');
  await build({
    entryPoints: sources.filter((file) => file.endsWith('.ts') && !file.startsWith(inRepository('src', 'dashboard'))),
    tsconfig: inRepository('tsconfig.build.json'),
    outbase: inRepository('src'),
    outdir: inRepository('dist'),
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    // A fifth of the package; source maps know where lines were.
    minifyWhitespace: true,
    minifySyntax: true,
    // Node shows the line that throws.
    lineLimit: 120,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
}

/** @param {string[]} sources */
function digestOf(sources) {
  const hash = createHash('sha256');
  const configuration = ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json'].map((name) => inRepository(name));
  for (const file of [...configuration, ...sources]) {
    const content = readFileSync(file);
    hash.update(`${path.relative(repositoryRoot, file)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string[]} sources */
function removeOrphans(sources) {
  const stems = new Set(sources.map((file) => path.relative(inRepository('src'), file).replace(/\.ts$/, '')));
  for (const file of listFiles(inRepository('dist'))) {
    const relative = path.relative(inRepository('dist'), file);
    // The page is bundled by its own tool, which empties its folder itself.
    if (relative.startsWith(`dashboard${path.sep}`)) continue;
    const stem = relative.replace(/(\.d\.ts|\.js)(\.map)?$/, '');
    if (stem !== relative && !stems.has(stem)) rmSync(file);
  }
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
