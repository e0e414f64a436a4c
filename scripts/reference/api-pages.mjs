/**
 * The API reference as Markdown: one page an entry point of package.json, in which each public name stands once with its
 * comment, its examples and its declaration. The pages are written by `npm run docs`, and a test holds them to the sources.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPublicNames } from './declarations.mjs';

/** @typedef {import('./declarations.mjs').PublicName} PublicName */
/** @typedef {{ page: string, specifier: string, source: string, about: string }} Entry */

const order = ['function', 'class', 'constant', 'interface', 'type'];
const titles = {
  function: 'Functions',
  class: 'Classes',
  constant: 'Constants',
  interface: 'Interfaces',
  type: 'Types',
};

/**
 * The entry points that package.json names, sub-paths before the whole, so that a name stands where it belongs.
 * @param {string} root
 * @returns {Entry[]}
 */
export function entriesOf(root) {
  const { name, exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.entries(/** @type {Record<string, { default?: string }>} */ (exports))
    .filter(([, target]) => target.default?.endsWith('.js'))
    .map(([subpath, target]) => {
      const source = String(target.default).replace('./dist/', 'src/').replace(/\.js$/, '.ts');
      const page = subpath === '.' ? 'fieldbrain' : subpath.slice(2);
      return { page, specifier: name + subpath.slice(1), source, about: headerOf(path.join(root, source)) };
    })
    .sort((a, b) => Number(a.page === 'fieldbrain') - Number(b.page === 'fieldbrain'));
}

/**
 * The pages by their file's name, and the names without a comment.
 * @param {string} root
 * @returns {{ pages: Map<string, string>, undocumented: string[] }}
 */
export function renderApi(root) {
  const entries = entriesOf(root);
  const names = readPublicNames(
    root,
    entries.map(({ source }) => source),
  );
  /** @type {Map<string, string>} */
  const placed = new Map();
  /** @type {Map<string, string>} */
  const pages = new Map();
  /** @type {string[]} */
  const undocumented = [];
  for (const entry of entries) {
    const own = [];
    const elsewhere = [];
    for (const one of names.get(entry.source) ?? []) {
      const key = `${one.file} ${one.name}`;
      const page = placed.get(key);
      if (page === undefined) own.push(one);
      else elsewhere.push({ name: one.name, page });
      placed.set(key, page ?? entry.page);
    }
    undocumented.push(...own.filter(({ comment }) => comment === '').map(({ file, name }) => `${file}: ${name}`));
    pages.set(`${entry.page}.md`, renderPage(entry, own, elsewhere));
  }
  pages.set('index.md', renderIndex(entries, names));
  return { pages, undocumented };
}

/**
 * @param {Entry} entry
 * @param {PublicName[]} own
 * @param {{ name: string, page: string }[]} elsewhere
 */
function renderPage(entry, own, elsewhere) {
  const lines = [`# ${entry.specifier}`, '', generated, '', entry.about, ''];
  for (const kind of order) {
    const names = own.filter((one) => one.kind === kind);
    if (names.length === 0) continue;
    lines.push(`## ${titles[/** @type {keyof typeof titles} */ (kind)]}`, '');
    for (const one of names) lines.push(...renderName(one));
  }
  if (elsewhere.length > 0)
    lines.push('## From the sub-paths', '', 'The same names, explained on their own pages:', '');
  for (const page of new Set(elsewhere.map((one) => one.page))) {
    const names = elsewhere.filter((one) => one.page === page).map(({ name }) => `\`${name}\``);
    lines.push(`- [${page}](${page}.md): ${names.join(', ')}`);
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/**
 * @param {PublicName} one
 * @returns {string[]}
 */
function renderName({ name, comment, examples, declaration, file }) {
  const shown = examples.flatMap((example) => ['```js', example.replace(/^```\w*\n|\n```$/g, ''), '```', '']);
  return [`### ${name}`, '', comment, '', '```ts', declaration, '```', '', ...shown, `<sub>${file}</sub>`, ''];
}

/**
 * @param {Entry[]} entries
 * @param {Map<string, PublicName[]>} names
 */
function renderIndex(entries, names) {
  const rows = entries.map(
    ({ page, specifier, source, about }) =>
      `| [${specifier}](${page}.md) | ${names.get(source)?.length} | ${about.replaceAll('\n', ' ')} |`,
  );
  return [
    '# API reference',
    '',
    generated,
    '',
    '| import from | names | what it is |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const generated =
  '<!-- Written by `npm run docs` from the sources and their comments: change those, and run it again. -->';

/**
 * The comment with which a file begins.
 * @param {string} file
 */
function headerOf(file) {
  const comment = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(file, 'utf8'));
  return (comment?.[1] ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .filter((line) => line !== '')
    .join('\n');
}
