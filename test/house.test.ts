/**
 * The order of the house: small trees that break each rule are refused, and the lists of test files are right. That the
 * repository keeps to the order, to its format and types is checked by `npm run check`, which `npm test` runs.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkImports } from '../scripts/check-imports.mjs';
import { longFiles, mocking } from '../scripts/test-order.mjs';

const root = path.resolve(import.meta.dirname, '..');

describe('the lists of test files', () => {
  it('name those that are to run first', () => {
    expect(longFiles.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });

  it('name those that replace modules', () => {
    const tests = ['src', 'test'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => path.posix.join(folder, ...name.split(path.sep))),
    );
    const replaces = (name: string): boolean =>
      /^vi\.(mock|doMock)\(/m.test(readFileSync(path.join(root, name), 'utf8'));
    expect(tests.filter(replaces).sort()).toEqual([...mocking].sort());
  });
});

describe('names of targets', () => {
  const names = new Set(['cuda', 'webgpu', 'wgsl', 'cpu', 'wasm']);
  /** A target's own code, and where people name devices. */
  const own =
    /^src\/(emit\/(cuda|wgsl|wasm|wasm-stages)|device\/(cuda|webgpu|cpu)|bench|cli|dashboard|validate)(\/|\.ts$)/;

  /** The strings of a source, types included and comments not, that are names of targets. */
  function namesIn(text: string): string[] {
    if (![...names].some((name) => text.includes(name))) return [];
    const found: string[] = [];
    const look = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) && names.has(node.text)) found.push(node.text);
      ts.forEachChild(node, look);
    };
    look(ts.createSourceFile('one.ts', text, ts.ScriptTarget.Latest));
    return found;
  }

  it('are found in conditions, types and sets, and not in comments', () => {
    const text = "if (kind === 'cuda' || set.has(`cpu`)) { /* 'wasm' */ } type One = 'wgsl'; // 'webgpu'";
    expect(namesIn(text)).toEqual(['cuda', 'cpu', 'wgsl']);
    expect(namesIn("throw new Error('expected cuda or webgpu'); machines.cuda;")).toEqual([]);
  });

  it('stand in the tables alone: other code asks a machine or a kind for a trait', () => {
    const found = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join('src', ...name.split(path.sep)))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !own.test(name))
      .filter((name) => namesIn(readFileSync(path.join(root, name), 'utf8')).length > 0);
    expect(found.sort()).toEqual([
      'src/device/artifacts/generate.ts', // writes the kernels of two targets side by side
      'src/device/device.ts', // the type of a kind
      'src/device/kinds.ts', // the table of kinds
      'src/device/registry.ts', // makes devices by their kinds
      'src/fuse/explain.ts', // the default for a person who names none
      'src/fuse/machine.ts', // the table of targets
    ]);
  });
});

describe('every source', () => {
  it('begins with what it is', () => {
    const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
    const bare = sources
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
      .filter((name) => !/^(#!.*\n)?\/\*\*/.test(readFileSync(path.join(root, 'src', name), 'utf8')));
    expect(bare).toEqual([]);
  });
});

describe('check-imports', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-house-'));
  });

  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  function check(files: Record<string, string>): string[] {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    return checkImports(root);
  }

  it('accepts imports to the left and within a folder', () => {
    const problems = check({
      'src/kernel/tensor.ts': `export const a = 1;`,
      'src/kernel/program.ts': `import { a } from './tensor.js'; export const b = a;`,
      'src/device/cpu.ts': `import { b } from '../kernel/program.js'; import 'node:os'; export const c = b;`,
      'src/index.ts': `export * from './device/cpu.js';`,
      'src/cli/doctor.ts': `import { c } from '../index.js'; export const d = c;`,
      'src/cli.ts': `import { d } from './cli/doctor.js'; import 'commander'; void d;`,
    });
    expect(problems).toEqual([]);
  });

  it.each([
    ['an import', `import { a } from '../device/cpu.js';`],
    ['a type-only import', `import type { A } from '../device/cpu.js';`],
    ['a re-export', `export * from '../device/cpu.js';`],
    ['a dynamic import', `export const a = () => import('../device/cpu.js');`],
    ['an imported type in place', `export type B = import('../device/cpu.js').A;`],
  ])('refuses %s to the right', (_, text) => {
    const problems = check({ 'src/device/cpu.ts': 'export const a = 1; export type A = 1;', 'src/kernel/x.ts': text });
    expect(problems).toEqual([
      'src/kernel/x.ts: imports src/device/cpu.ts, but kernel may import only from the left (nothing). Move what it needs.',
    ]);
  });

  it('refuses imports between folders that stand side by side, and of the public surface from inside', () => {
    const problems = check({
      'src/brain/a.ts': `import '../inference/b.js';`,
      'src/inference/b.ts': '',
      'src/server/c.ts': `import '../index.js';`,
      'src/index.ts': '',
    });
    expect(problems.map((problem) => problem.split(', but')[0])).toEqual([
      'src/brain/a.ts: imports src/inference/b.ts',
      'src/server/c.ts: imports src/index.ts',
    ]);
  });

  it('refuses circles, made of types or in tests too', () => {
    const problems = check({
      'src/kernel/a.ts': `import type { B } from './b.js'; export type A = B;`,
      'src/kernel/b.ts': `import type { A } from './c.js'; export type B = A;`,
      'src/kernel/c.ts': `export type { A } from './a.js';`,
      'test/one.ts': `import './two.js';`,
      'test/two.ts': `import './one.js';`,
    });
    expect(problems).toEqual([
      'src/kernel/a.ts: circular import (src/kernel/a.ts -> src/kernel/b.ts -> src/kernel/c.ts -> src/kernel/a.ts). Move what both need to a file of its own.',
      'test/one.ts: circular import (test/one.ts -> test/two.ts -> test/one.ts). Move what both need to a file of its own.',
    ]);
  });

  it('refuses packages in the core, imports of tests, and folders that nobody knows', () => {
    const problems = check({
      'src/kernel/a.ts': `import 'node:crypto';`,
      'src/device/b.ts': `import 'commander'; import 'koffi';`,
      'src/fuse/c.ts': `import '../../test/help.js';`,
      'src/fuse/d.ts': `import './e.test.js';`,
      'src/fuse/e.test.ts': '',
      'src/misc/f.ts': '',
      'test/help.ts': '',
    });
    expect(problems.map((problem) => problem.split(' (')[0])).toEqual([
      'src/device/b.ts: imports the package commander',
      'src/fuse/c.ts: imports test/help.ts, which is outside src/. Move what it needs.',
      'src/fuse/d.ts: imports the test src/fuse/e.test.ts. Move what it needs.',
      'src/kernel/a.ts: imports the package node:crypto',
      'src/misc/f.ts: not in a known folder',
    ]);
  });
});
