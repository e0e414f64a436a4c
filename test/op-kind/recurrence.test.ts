/**
 * The worked example of docs/extending.md, "A kind of op": recurrence.patch adds a kind to a copy of the sources, which is then
 * type-checked and run (run.ts). It shows how many files a kind takes, and fails where the example no longer fits the sources.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isQuick } from '../support/quick.js';
import { isMissing } from '../support/requirement.js';

const root = path.join(import.meta.dirname, '../..');
const patch = 'test/op-kind/recurrence.patch';
const touched = [...readFileSync(path.join(root, patch), 'utf8').matchAll(/^diff --git a\/(\S+)/gm)].map(
  ([, file]) => file,
);
/** For the CUDA stand-in. */
const hasCompiler = isQuick || spawnSync('g++', ['--version']).status === 0;
/** What a kind may take, tests and pages apart. */
const mostFiles = 15;

function apply(folder: string, ...options: string[]): void {
  // In a repository around the copy git would pass over its files.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(folder) };
  const parameters = ['apply', ...options, path.join(root, patch)];
  const { status, stderr } = spawnSync('git', parameters, { cwd: folder, env, encoding: 'utf8' });
  if (status === 0) return;
  throw new Error(
    `${patch}: does not apply to src any more (got ${stderr}, expected the sources that it was written for). ` +
      `Run "git apply --3way ${patch}", mend what conflicts, write it anew with ` +
      `"git reset -q; git add -N src; git diff HEAD -- src > ${patch}; git apply -R ${patch}; git reset -q", and read docs/extending.md again.`,
  );
}

describe('a new kind of op', () => {
  it('applies to the sources', () => apply(root, '--check'));

  it(`takes at most ${mostFiles} files`, () => {
    expect(touched.length).toBeGreaterThan(0);
    expect(touched.length, touched.join('\n')).toBeLessThanOrEqual(mostFiles);
    expect(touched.filter((file) => !file.startsWith('src/') || file.endsWith('.test.ts'))).toEqual([]);
  });

  it('is explained in docs/extending.md file by file', () => {
    const [, section] = readFileSync(path.join(root, 'docs/extending.md'), 'utf8').split('## A kind of op\n');
    const [text] = section.split('\n## ');
    const names = touched.map((file) => file.replace(/^src\/|\.ts$/g, ''));
    expect(names.filter((name) => !text.includes(`\`${name}.ts\``) && !text.includes(`\`${name}\``))).toEqual([]);
  });
});

describe.skipIf(isQuick)('the sources with the kind', () => {
  let folder: string;
  beforeAll(() => {
    folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-op-kind-')));
    for (const part of ['src', 'test/support', 'test/interpreter', 'test/op-kind'])
      cpSync(path.join(root, part), path.join(folder, part), {
        recursive: true,
        filter: (file) => !/\.test\.ts$|[\\/]dashboard$/.test(file),
      });
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    apply(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('pass the type checker', () => {
    const compilerOptions = { incremental: false };
    const checked = { extends: './tsconfig.root.json', compilerOptions, include: ['src', 'test/op-kind'], exclude: [] };
    cpSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.root.json'));
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(checked));
    const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
    const options = ['--noEmit', '--singleThreaded', '--pretty', 'false'];
    const { stdout, status } = spawnSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: 'utf8' });
    expect(stdout.slice(0, 2000)).toBe('');
    expect(status).toBe(0);
  });

  it.skipIf(isMissing('g++', hasCompiler))('run on every device, fused and unfused', async () => {
    const program = path.join(folder, 'test/op-kind/run.js');
    await build({
      entryPoints: [path.join(folder, 'test/op-kind/run.ts')],
      outfile: program,
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['koffi', 'webgpu'],
      logLevel: 'error',
    });
    expect(JSON.parse(execFileSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' }))).toEqual([]);
  });
});
