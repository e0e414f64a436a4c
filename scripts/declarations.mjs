/**
 * Declarations for the package: TypeScript writes those of all sources to `dist/`, and what no export of the package reaches
 * is removed again. Parameters go to the compiler.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRepository, repositoryRoot } from './setup/paths.mjs';

const compiler = inRepository('node_modules', 'typescript', 'bin', 'tsc');
const written = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json', ...process.argv.slice(2)], {
  cwd: repositoryRoot,
  stdio: 'inherit',
});
if (written.status !== 0) process.exit(written.status ?? 1);

/** @type {{ exports: Record<string, string | { types: string }> }} */
const { exports } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));
const waiting = Object.values(exports).flatMap((target) =>
  typeof target === 'string' ? [] : [inRepository(target.types)],
);
const reached = new Set();
for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
  if (reached.has(file) || !existsSync(file)) continue;
  reached.add(file);
  for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles)
    if (fileName.startsWith('.')) waiting.push(path.resolve(path.dirname(file), fileName.replace(/\.js$/, '.d.ts')));
}
const dist = inRepository('dist');
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.d.ts')))
  if (!reached.has(path.join(dist, name))) rmSync(path.join(dist, name));
