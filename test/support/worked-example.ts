/**
 * A worked example of docs/extending.md: a patch that adds something to a copy of the sources, which is then type-checked and run. It
 * shows how many files that takes, and fails where the example no longer fits the sources.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isQuick } from './quick.js';

const root = path.join(import.meta.dirname, '../..');

export interface WorkedExample {
  /** What it adds: `a new kind of op`. */
  readonly title: string;
  /** The folder under test/ with the patch and run.ts, which runs the copy. */
  readonly folder: string;
  readonly patch: string;
  /** The heading in docs/extending.md under which each file is named. */
  readonly section: string;
  /** What it may take, tests and pages apart. */
  readonly mostFiles: number;
  /** Folders of its own, whose files are not counted. */
  readonly own?: readonly string[];
}

/** The files of src/ that a patch touches. */
function touchedBy(patch: string): string[] {
  return [...readFileSync(path.join(root, patch), 'utf8').matchAll(/^diff --git a\/(\S+)/gm)].map(([, file]) => file);
}

function apply(patch: string, folder: string, ...options: string[]): void {
  const { status, stderr } = runGit(patch, folder, ...options);
  if (status === 0) return;
  if (runGit(patch, folder, '--check', '--reverse').status === 0)
    throw new Error(
      `${patch}: is applied to src already (got its changes, expected sources without them). Run "git apply -R ${patch}".`,
    );
  throw new Error(
    `${patch}: does not apply to src (got ${stderr}, expected the sources that it was written for). Where it was applied and then ` +
      'changed, take it out again. Else, with nothing else changed in src, ' +
      `run "git apply --3way ${patch}", mend what conflicts, write it anew with ` +
      `"git reset -q; git add -N src; git diff HEAD -- src > ${patch}; git apply -R ${patch}; git reset -q", and read docs/extending.md again.`,
  );
}

function runGit(patch: string, folder: string, ...options: string[]): { status: number | null; stderr: string } {
  // In a repository around the copy git would pass over its files.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: path.dirname(folder) };
  const parameters = ['apply', ...options, path.join(root, patch)];
  return spawnSync('git', parameters, { cwd: folder, env, encoding: 'utf8' });
}

/** What must hold of what run.ts printed. */
export interface Held {
  readonly name: string;
  readonly isSkipped?: boolean;
  readonly see: (printed: unknown) => void;
}

/** Declares its tests. */
export function describeExample(example: WorkedExample, held: Held): void {
  const { title, folder: name, patch: file } = example;
  const place = `test/${name}`;
  const patch = `${place}/${file}`;
  describe(title, () => describePatch(example, patch));

  describe.skipIf(isQuick)(`the sources with ${title}`, () => {
    let folder: string;
    beforeAll(() => {
      folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), `fieldbrain-${name}-`)));
      copySources(folder, place);
      apply(patch, folder);
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it('pass the type checker', () => {
      const compilerOptions = { incremental: false };
      const checked = { extends: './tsconfig.root.json', compilerOptions, include: ['src', place], exclude: [] };
      cpSync(path.join(root, 'tsconfig.json'), path.join(folder, 'tsconfig.root.json'));
      writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(checked));
      const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
      const options = ['--noEmit', '--singleThreaded', '--pretty', 'false'];
      const { stdout, status } = spawnSync(process.execPath, [compiler, ...options], { cwd: folder, encoding: 'utf8' });
      expect(stdout.slice(0, 2000)).toBe('');
      expect(status).toBe(0);
    });

    it.skipIf(held.isSkipped ?? false)(held.name, async () => {
      const program = path.join(folder, place, 'run.js');
      await build({
        entryPoints: [path.join(folder, place, 'run.ts')],
        outfile: program,
        bundle: true,
        format: 'esm',
        platform: 'node',
        external: ['koffi', 'webgpu'],
        logLevel: 'error',
      });
      held.see(JSON.parse(execFileSync(process.execPath, [program], { cwd: folder, encoding: 'utf8' })));
    });
  });
}

function describePatch({ section, mostFiles, own = [] }: WorkedExample, patch: string): void {
  const touched = touchedBy(patch);
  const counted = touched.filter((one) => !own.some((folder) => one.startsWith(folder)));

  it('applies to the sources', () => apply(patch, root, '--check'));

  it(`takes at most ${mostFiles} files`, () => {
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(mostFiles);
    expect(touched.filter((one) => !one.startsWith('src/') || one.endsWith('.test.ts'))).toEqual([]);
  });

  it('is explained in docs/extending.md file by file', () => {
    const [, text] = readFileSync(path.join(root, 'docs/extending.md'), 'utf8').split(`## ${section}\n`);
    const [explained] = text.split('\n## ');
    const isNamed = (name: string): boolean => [`${name}.ts`, name].some((one) => explained.includes(`\`${one}\``));
    const names = touched.map((one) => one.replace(/^src\/|\.ts$/g, ''));
    expect(names.filter((one) => !isNamed(one))).toEqual([]);
  });
}

function copySources(folder: string, place: string): void {
  for (const part of ['src', 'test/support', 'test/interpreter', place])
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (one) => !/\.test\.ts$|[\\/]dashboard$/.test(one),
    });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
}
