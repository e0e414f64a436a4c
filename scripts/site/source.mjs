/**
 * The source of the site, made from what the repository has: docs/ as it is, the examples and the changelog as pages, the
 * page's playground and the benchmark report as they were built. Links that lead out of docs/ are bent to these. The
 * repository's files stay as they are.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../setup/paths.mjs';

/** Pages that stand outside docs/, by the name that links use. */
const outside = ['CHANGELOG.md', 'CONTRIBUTING.md'];

/** @param {string} folder  where the source goes; what was there is removed */
export function writeSource(folder) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(inRepository('docs'), folder, { recursive: true, filter: (name) => !name.includes('.vitepress') });
  for (const name of outside) writeFileSync(path.join(folder, name.toLowerCase()), readText(name));
  writeExamples(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.md')))
    rewrite(path.join(folder, name), (text) => bendLinks(text, name));
  const shown = path.join(folder, 'public');
  mkdirSync(shown, { recursive: true });
  cpSync(inRepository('dist', 'dashboard'), path.join(shown, 'playground'), { recursive: true });
  cpSync(inRepository('docs', 'benchmarks'), path.join(shown, 'benchmarks'), { recursive: true });
  cpSync(inRepository('docs', 'foxglove-layout.json'), path.join(shown, 'foxglove-layout.json'));
  writeFileSync(path.join(folder, 'index.md'), frontPage());
}

/** Each example as a page with its text. */
function writeExamples(/** @type {string} */ folder) {
  const to = path.join(folder, 'examples');
  const entries = readdirSync(inRepository('examples'), { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    const place = path.relative(inRepository('examples'), path.join(parentPath, name));
    const text = readText('examples', place);
    mkdirSync(path.dirname(path.join(to, place)), { recursive: true });
    if (name.endsWith('.md')) writeFileSync(path.join(to, 'index.md'), text);
    else {
      const language =
        { '.mjs': 'js', '.py': 'python', '.json': 'json', '.yaml': 'yaml' }[path.extname(name)] ?? 'text';
      const shown = name.endsWith('.csv') ? `${text.split('\n').slice(0, 12).join('\n')}\n…\n` : text;
      writeFileSync(path.join(to, `${place}.md`), `# ${name}\n\n\`\`\`${language}\n${shown}\`\`\`\n`);
    }
  }
}

/** Links of a page, as they lead inside the site. */
function bendLinks(/** @type {string} */ text, /** @type {string} */ page) {
  const isExample = page.startsWith('examples');
  return text
    .replaceAll(/^```(?:mermaid|csv|wire)(?: \d)?$/gm, '```text')
    .replaceAll(/^```ts run$/gm, '```ts')
    .replaceAll(/\]\((?:\.\.\/)*examples\/README\.md\)/g, '](/examples/index.md)')
    .replaceAll(/\]\(\.\.\/examples\/([\w./-]+)\)/g, '](/examples/$1.md)')
    .replaceAll(/\]\((?:\.\.\/)?(CHANGELOG|CONTRIBUTING)\.md\)/g, (_, name) => `](/${name.toLowerCase()}.md)`)
    .replaceAll(/`docs\/(benchmarks\/[\w-]+\.(?:json|html))`/g, '[$1](/$1)')
    .replaceAll(/\]\(((?:\.\.\/)?foxglove-layout\.json)\)/g, '](/foxglove-layout.json)')
    .replaceAll(/\]\((?:\.\.\/)?docs\/([^)]+)\)/g, '](/$1)')
    .replaceAll(/\]\((?!https?:|\/|#|\.\.)([\w/-]+\.(?:mjs|py|json|csv|yaml))\)/g, isExample ? ']($1.md)' : ']($1)');
}

/** What README says first, and the playground. */
function frontPage() {
  const readme = readText('README.md');
  const [, summary = ''] = /^# fieldbrain\n\n([\s\S]*?)\n\n!\[/.exec(readme) ?? [];
  return `---
title: Neural fields for robots
aside: false
---
# fieldbrain

${summary}

[Quick start](quick-start.md) · [Why a field brain](why.md) · [Teach a robot](teach-a-robot.md) · [Examples](examples/index.md) · [Limits](limits.md)

## Try it
A brain and a simulated car in this page, on your processor or GPU. Nothing leaves your machine.

<Playground />

## Start
\`\`\`sh
npm start   # in a clone: installs what it needs, builds, and shows a simulated robot learning to drive
npm test    # installs what the tests need, and runs them
\`\`\`
`;
}

/** README's tables as sidebar groups: one for each audience. */
export function sidebar() {
  const readme = readText('README.md');
  const [, next = ''] = readme.split('## Where to go next');
  const groups = next.split('\n## ')[0].split(/^\*\*(.+)\*\*$/m);
  return Array.from({ length: Math.floor(groups.length / 2) }, (_, at) => ({
    text: groups[2 * at + 1],
    collapsed: at > 0,
    items: [...groups[2 * at + 2].matchAll(/\[([^\]]+)\]\(([^)]+\.md)\)/g)].map(([, text, link]) => ({
      text,
      link: linkOf(link),
    })),
  }));
}

function linkOf(/** @type {string} */ link) {
  if (link === 'examples/README.md') return '/examples/';
  return `/${link
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .replace(/index$/, '')}`.replace(/^\/(CHANGELOG|CONTRIBUTING)$/, (name) => name.toLowerCase());
}

function rewrite(/** @type {string} */ file, /** @type {(text: string) => string} */ change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function readText(/** @type {string[]} */ ...parts) {
  return readFileSync(inRepository(...parts), 'utf8');
}
