/**
 * Holds the house's order: folders of src/ stand in the order of the pipeline, and a file imports only from its own
 * folder and from folders to the left. It also refuses circles between files (type-only imports count), imports out of
 * src/, and packages in the core. Tests may import from anywhere, but circles are refused there too.
 * Run as a program, as `npm run check` does, it prints what is wrong and ends with status 1.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { repositoryRoot } from './setup/paths.mjs';

/** Folders from left to right; folders in one row stand side by side and do not import each other. */
export const folderOrder = [
  ['kernel'],
  ['programs'],
  ['random'],
  ['fuse'],
  ['emit'],
  ['micro'],
  ['device'],
  ['brain', 'inference', 'fields'],
  ['store', 'robot'],
  ['sim'],
  ['worlds'],
  ['behave'],
  ['server'],
  ['bridge', 'fleet'],
  ['validate', 'bench'],
  ['cli', 'dashboard'],
];

/** Which packages a folder of the core may import; folders that are not named here may import any. */
const corePackages = new Map([
  ['kernel', []],
  ['programs', []],
  ['random', []],
  ['fuse', []],
  ['emit', []],
  ['micro', []],
  ['device', ['node:', 'webgpu', 'koffi']],
  ['brain', ['node:']],
  ['inference', ['node:']],
  ['fields', []],
]);

/** Files that stand directly in src/, and the folder they count as; the public surface may import all but the top. */
const rootFiles = new Map([
  ['index.ts', 'server'],
  ['cli.ts', 'cli'],
]);

/**
 * @param {string} root  the repository's folder
 * @returns {string[]}  one line for each offence, empty where the order holds
 */
export function checkImports(root) {
  const files = ['src', 'test', 'bench'].flatMap((folder) => listSources(path.join(root, folder)));
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  /** @type {string[]} */
  const problems = [];
  for (const file of files) {
    const name = relativeName(root, file);
    const { local, packages } = readImports(file);
    graph.set(
      name,
      local.map((target) => relativeName(root, target)),
    );
    if (!name.startsWith('src/') || name.endsWith('.test.ts')) continue;
    problems.push(...checkDirection(name, graph.get(name) ?? []), ...checkPackages(name, packages));
  }
  for (const circle of findCircles(graph)) {
    problems.push(`${circle[0]}: circular import (${circle.join(' -> ')}). Move what both need to a file of its own.`);
  }
  return problems;
}

/**
 * @param {string} name
 * @param {string[]} targets
 */
function checkDirection(name, targets) {
  const folder = folderOf(name);
  const rank = rankOf(folder);
  if (rank < 0) {
    const expected = `${folderOrder.flat().join(', ')}, or src/${[...rootFiles.keys()].join(', src/')}`;
    return [`${name}: not in a known folder (got ${folder}, expected ${expected}). Move it, or extend the order.`];
  }
  return targets.flatMap((target) => {
    if (!target.startsWith('src/')) return [`${name}: imports ${target}, which is outside src/. Move what it needs.`];
    if (target.endsWith('.test.ts')) return [`${name}: imports the test ${target}. Move what it needs.`];
    const targetFolder = folderOf(target);
    const isSurface = target === 'src/index.ts' && folder !== 'cli';
    if ((targetFolder === folder && !isSurface) || rankOf(targetFolder) < rank) return [];
    return [
      `${name}: imports ${target}, but ${folder} may import only from the left (${leftOf(rank)}). Move what it needs.`,
    ];
  });
}

/**
 * @param {string} name
 * @param {string[]} packages
 */
function checkPackages(name, packages) {
  const folder = folderOf(name);
  const allowed = corePackages.get(folder);
  if (allowed === undefined) return [];
  return packages
    .filter((used) => !allowed.some((entry) => (entry.endsWith(':') ? used.startsWith(entry) : used === entry)))
    .map(
      (used) =>
        `${name}: imports the package ${used} (expected ${allowed.join(', ') || 'none'} in ${folder}). Pass it in from outside.`,
    );
}

/** @param {string} name */
function folderOf(name) {
  const [, first, second] = name.split('/');
  return second === undefined ? (rootFiles.get(first) ?? first) : first;
}

/** @param {string} folder */
function rankOf(folder) {
  return folderOrder.findIndex((row) => row.includes(folder));
}

/** @param {number} rank */
function leftOf(rank) {
  return folderOrder.slice(0, rank).flat().join(', ') || 'nothing';
}

/**
 * What a file imports, dynamically and as types too: files by their path, packages by their name.
 * @param {string} file
 */
function readImports(file) {
  const specifiers = ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.map((one) => one.fileName);
  const local = specifiers
    .filter((one) => one.startsWith('.'))
    .map((one) => resolveLocal(path.resolve(file, '..', one)));
  return { local, packages: specifiers.filter((one) => !one.startsWith('.')) };
}

/** @param {string} target */
function resolveLocal(target) {
  const sources = ['.ts', '.tsx'].map((extension) => target.replace(/\.js$/, extension));
  return sources.find((source) => existsSync(source)) ?? target;
}

/**
 * Each group of files that reach each other is reported once, as one circle through it.
 * @param {Map<string, string[]>} graph
 * @returns {string[][]}
 */
function findCircles(graph) {
  /** @type {string[][]} */
  const circles = [];
  /** @type {Set<string>} */
  const finished = new Set();
  /** @type {string[]} */
  const trail = [];
  /** @param {string} name */
  const visit = (name) => {
    if (trail.includes(name)) {
      circles.push([...trail.slice(trail.indexOf(name)), name]);
      return;
    }
    if (finished.has(name)) return;
    trail.push(name);
    for (const target of graph.get(name) ?? []) visit(target);
    trail.pop();
    finished.add(name);
  };
  for (const name of graph.keys()) visit(name);
  return circles;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listSources(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .sort()
    .map((name) => path.join(folder, name));
}

/**
 * @param {string} root
 * @param {string} file
 */
function relativeName(root, file) {
  return path.relative(root, file).split(path.sep).join('/');
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = checkImports(repositoryRoot);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
