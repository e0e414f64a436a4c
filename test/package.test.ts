/**
 * The package as its users get it: what is in it and how large it is, that its types and sub-paths are found by a strict
 * project under both ways of resolving modules, that its command runs where nothing else is, and that its examples print
 * what they say. An installation by npm itself is in test/long.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  copyExamples,
  manifest,
  type Packed,
  pack,
  root,
  runCommand,
  runExample,
  startDemo,
  unpack,
} from './support/package.js';
import { typeErrors } from './support/package-types.js';
import { smallBrain, startServer } from './support/test-server.js';

let scratch: string;
let packed: Packed;
let folder: string;

beforeAll(async () => {
  scratch = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-package-')));
  packed = await pack(scratch);
  folder = await unpack(packed, path.join(scratch, 'user'));
});
afterAll(() => rmSync(scratch, { recursive: true }));

const allowed = [
  /^(CHANGELOG\.md|CITATION\.cff|CONTRIBUTING\.md|LICENSE|README\.md|package\.json)$/,
  /^artifacts\//,
  /^bench\/(engine\/[\w-]+\.c|rivals\/[\w-]+\.py)$/,
  /^dist\/(cli|index)\.(js|d\.ts)$/,
  /^dist\/(?!dashboard)[a-z]+\/([\w-]+\/)*[\w-]+\.(js|d\.ts)$/,
  /^dist\/dashboard\/([\w-]+\.html|assets\/[\w.-]+\.(js|css|wasm|svg|woff2))$/,
  /^docs\/[\w-]+\.(md|json|html)$/,
  /^examples\/(fleet\/)?[\w.-]+$/,
  /^models\/driver\.safetensors$/,
  /^python\/((README\.md|build_wheel\.py|pyproject\.toml)|fieldbrain\/[\w]+\.py)$/,
  /^docs\/(api|experiments)\/[\w-]+\.md$/,
  /^docs\/images\/[\w-]+\.(svg|webp)$/,
];

describe('the contents', () => {
  it('are what belongs there, and all of it', () => {
    expect(packed.paths.filter((name) => !allowed.some((pattern) => pattern.test(name)))).toEqual([]);
    expect(packed.paths.filter((name) => /\.test\.|\.map$|^src\/|^test\/|node_modules/.test(name))).toEqual([]);
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : [target.types, target.default],
    );
    const wanted = [
      ...targets,
      ...Object.values(manifest.bin),
      'dist/dashboard/index.html',
      'models/driver.safetensors',
      'CHANGELOG.md',
      'LICENSE',
    ];
    const missing = wanted.map((name) => name.replace(/^\.\//, '')).filter((name) => !packed.paths.includes(name));
    expect(missing).toEqual([]);
  });

  it('hold everything that their pages link to or show', () => {
    const links = packed.paths.filter((name) => name.endsWith('.md')).flatMap(linksOf);
    expect(new Set(links.map(({ page }) => page)).size).toBeGreaterThan(50);
    const lost = links.filter(({ place }) => !existsSync(path.join(folder, 'node_modules/fieldbrain', place)));
    expect(lost).toEqual([]);
  });

  it('stay small', () => {
    expect(packed.size).toBeLessThan(3.6e6);
    expect(packed.unpackedSize).toBeLessThan(9e6);
  });

  it('have lines that Node can show beside an error', () => {
    const modules = packed.paths.filter((name) => name.endsWith('.js') && !name.startsWith('dist/dashboard/'));
    const linesOf = (name: string): string[] =>
      readFileSync(path.join(folder, 'node_modules/fieldbrain', name), 'utf8').split('\n');
    expect(modules.filter((name) => linesOf(name).some((line) => line.length > 1500))).toEqual([]);
  });

  it('import no package that an installation does not bring', () => {
    const brought = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.optionalDependencies)];
    const strangers = packed.paths
      .filter((name) => name.endsWith('.js') && !name.startsWith('dist/dashboard/'))
      .flatMap((name) => importsOf(name).map((specifier) => ({ name, specifier })))
      .filter(({ specifier }) => !/^(\.|node:)/.test(specifier))
      .filter(({ specifier }) => !brought.some((known) => specifier === known || specifier.startsWith(`${known}/`)))
      .map(({ name, specifier }) => `${name}: ${specifier}`);
    expect(strangers).toEqual([]);
  });
});

/** Where the links of a page lead inside the package. */
function linksOf(page: string): { readonly page: string; readonly place: string }[] {
  const text = readFileSync(path.join(folder, 'node_modules/fieldbrain', page), 'utf8');
  return [...text.replaceAll(/^```.*\n[\s\S]*?^```$/gm, '').matchAll(/\]\(([^)#\s]+)/g)]
    .filter(([, target]) => !/^[a-z]+:/.test(target))
    .map(([, target]) => ({ page, place: path.posix.join(path.posix.dirname(page), target) }));
}

function importsOf(name: string): string[] {
  const text = readFileSync(path.join(folder, 'node_modules/fieldbrain', name), 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

describe.each([
  ['nodenext', { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext }],
  ['bundler', { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
])('types under %s', (_, resolution) => {
  it('are found at every sub-path, and ours are sound without the types of others', () => {
    expect(typeErrors(folder, resolution)).toEqual([]);
  });
});

describe('the command, installed without the optional packages', () => {
  it('knows its devices', async () => {
    const report = JSON.parse(await runCommand(folder, 'doctor', '--json'));
    expect(report.devices.find(({ kind }: { kind: string }) => kind === 'cpu')).toMatchObject({ available: true });
    expect(report.default.kind).toBe('cpu');
    expect(report.findings.find(({ name }: { name: string }) => name === 'page').state).toBe('ok');
  });

  it('checks its kernels, which come without their sources', async () => {
    const check = ['kernels', 'check', '--no-compile', '--programs', 'fieldPass,bankTopk', '--json'];
    const report = JSON.parse(await runCommand(folder, ...check));
    expect(report).toMatchObject({ pass: true, isWithoutSources: true, strays: [] });
    expect(path.resolve(report.folder)).toBe(path.join(folder, 'node_modules/fieldbrain/artifacts'));
  });

  it('shows the demo, and ends well', async () => {
    const demo = await startDemo(folder);
    try {
      const page = await fetch(demo.report.url);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>');
      expect((await fetch(new URL('/healthz', demo.report.url))).status).toBe(200);
    } finally {
      expect(await demo.stop()).toBe(0);
    }
  });
});

describe('the examples, run from the package', () => {
  const names = readdirSync(path.join(root, 'examples')).filter((name) => name.endsWith('.mjs'));
  /** Those that are given the address of a server. */
  const connecting = ['own-robot.mjs', 'teach-over-wire.mjs'];
  const textOf = (name: string): string => readFileSync(path.join(root, 'examples', name), 'utf8');

  it('are at least ten, all in the package and in the list', () => {
    expect(names.length).toBeGreaterThanOrEqual(10);
    expect(copyExamples(folder)).toEqual(names);
    expect(names.filter((name) => !textOf('README.md').includes(`[${name}](${name})`))).toEqual([]);
  });

  it.each(names)('%s is short and prints what it says', async (name) => {
    const text = textOf(name);
    expect(text.trimEnd().split('\n').length).toBeLessThan(60);
    expect(text).toMatch(/^\/\*\*\n \* \S/);
    expect(text).not.toMatch(/from '\.\.?\//);
    copyExamples(folder);
    const server = connecting.includes(name)
      ? await startServer({ brain: { ...smallBrain, demonstrations: true } })
      : undefined;
    try {
      const address = server === undefined ? [] : ['127.0.0.1', String(server.ports.robots)];
      const printed = await runExample(folder, name, ...address);
      const [, said = ''] = text.split('\n// Prints:\n');
      expect(printed).toBe(said.replaceAll(/^\/\/ {3}/gm, ''));
    } finally {
      await server?.close();
    }
  });
});
