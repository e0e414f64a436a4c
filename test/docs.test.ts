/**
 * The documents' examples, run: blocks marked `ts run` of one document form one module, in order, with `fieldbrain` and
 * its sub-paths bound to the sources. What a block logs, as Node prints it, must be what the `text` block right after it
 * shows. Types are checked too, by one compiler for all documents. Links between the documents must lead somewhere.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

interface Example {
  readonly code: string;
  readonly line: number;
  /** What the document says the block logs. */
  readonly output: string;
}

/** The runnable blocks of a document. */
function examplesOf(text: string): Example[] {
  const fences = [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map((match) => {
    const [whole, kind, body] = match;
    return { kind, body, begin: match.index, end: match.index + whole.length };
  });
  return fences.flatMap((fence, position) => {
    if (fence.kind !== 'ts run') return [];
    const line = text.slice(0, fence.begin).split('\n').length + 1;
    const next = fences[position + 1];
    const follows = next?.kind === 'text' && text.slice(fence.end, next.begin).trim() === '';
    return [{ code: fence.body, line, output: follows ? next.body : '' }];
  });
}

/** One module of all blocks; each begins by saying its number to the recorder that stands in for the console. */
function moduleOf(examples: readonly Example[]): string {
  const blocks = examples.map(({ code }, number) => `console.begin(${number});\n${code}`);
  const text = `import { recorder as console } from './recorder.js';\n${blocks.join('\n')}`;
  return text
    .replaceAll("from 'fieldbrain'", "from '../../../src/index.js'")
    .replaceAll(/from 'fieldbrain\/(\w+)'/g, "from '../../../src/$1/index.js'");
}

const recorderSource = `
import { format } from 'node:util';
export const recorder = {
  logged: [] as string[],
  begin(number: number): void {
    this.logged[number] = '';
  },
  log(...values: unknown[]): void {
    this.logged[this.logged.length - 1] += format(...values) + '\\n';
  },
};
`;

/** What the compiler says about each module, as strictly as about the sources, and about optional properties more strictly: users may be. */
function typeErrorsOf(files: readonly string[]): string[][] {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const program = ts.createProgram(files, { ...options, exactOptionalPropertyTypes: true });
  return files.map((file) => {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  });
}

const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...pagesBelow('docs')];
const documents = pages
  .map((name) => ({ name, examples: examplesOf(readFileSync(path.join(root, name), 'utf8')) }))
  .filter(({ examples }) => examples.length > 0);

function pagesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .sort();
}

/** Names of all source files, without their folders. */
const sourceFiles = new Set(
  ['src', 'test', 'scripts', 'bench', 'examples', '.']
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: folder !== '.', encoding: 'utf8' }))
    .map((name) => path.basename(name)),
);

it('finds the examples of the language', () => {
  expect(documents.map(({ name }) => name)).toContain('docs/language.md');
});

it('README leads to every page', () => {
  const text = readFileSync(path.join(root, 'README.md'), 'utf8');
  const wanted = pages.filter((name) => /^docs\/[^/]+$/.test(name) || name === 'docs/api/index.md');
  expect(wanted.filter((name) => !text.includes(`](${name})`))).toEqual([]);
});

it('the index of the experiments leads to every page of them', () => {
  const text = readFileSync(path.join(root, 'docs/experiments/index.md'), 'utf8');
  const wanted = pages.filter((name) => name.startsWith('docs/experiments/')).map((name) => path.basename(name));
  expect(wanted).toContain('cuda-evolve.md');
  expect(wanted.filter((name) => name !== 'index.md' && !text.includes(`](${name})`))).toEqual([]);
});

/** What a reader takes in at once: a paragraph, an item of a list or a row of a table has at most this many characters. */
const longestPiece = 1000;
/** Pages that commands write: their words stand elsewhere. */
const isMade = (name: string): boolean => /^docs\/(api\/|benchmarks\.md$|cli\.md$)/.test(name);

it.each(pages.filter((name) => !isMade(name)))('%s comes in pieces that can be read', (name) => {
  const text = readFileSync(path.join(root, name), 'utf8').replaceAll(/^```.*\n[\s\S]*?^```$/gm, '');
  const pieces = text.split(/\n(?=\s*\n|\s*(?:[-*|#]|\d+\.)\s?)/).map((piece) => piece.replaceAll(/\s+/g, ' ').trim());
  expect(pieces.filter((piece) => piece.length > longestPiece)).toEqual([]);
});

it.each(pages)('%s links to what is there', (name) => {
  const text = readFileSync(path.join(root, name), 'utf8').replaceAll(/^```.*\n[\s\S]*?^```$/gm, '');
  const lost = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !isThere(name, target));
  expect(lost).toEqual([]);
});

it.each(pages.filter((name) => /^(README|docs\/[^/]+$)/.test(name)))('%s names source files that exist', (name) => {
  const named = [...readFileSync(path.join(root, name), 'utf8').matchAll(/`(?:[\w./-]*\/)?([\w-]+\.(?:tsx?|mjs))`/g)];
  expect(named.map(([, file]) => file).filter((file) => !sourceFiles.has(file))).toEqual([]);
});

/** Whether a link of a page leads to a file, and to a heading of it where it names one. */
function isThere(page: string, target: string): boolean {
  const [file, heading] = target.split('#');
  const place = file === '' ? path.join(root, page) : path.resolve(root, path.dirname(page), file);
  if (!existsSync(place)) return false;
  if (heading === undefined) return true;
  const headings = readFileSync(place, 'utf8').match(/^#+ .*$/gm) ?? [];
  return headings.some((line) => anchorOf(line.replace(/^#+ /, '')) === heading);
}

/** As hosts of repositories name the headings of a page. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

describe('examples', () => {
  let folder: string;
  let errors: string[][];
  const moduleNumber = (number: number): string => path.join(folder, `module${number}`, 'module.ts');

  beforeAll(() => {
    // In the folder of build results, which nothing else reads as sources.
    mkdirSync(path.join(root, 'dist'), { recursive: true });
    folder = mkdtempSync(path.join(root, 'dist', 'docs-'));
    documents.forEach(({ examples }, number) => {
      mkdirSync(path.dirname(moduleNumber(number)));
      writeFileSync(moduleNumber(number), moduleOf(examples));
      writeFileSync(path.join(path.dirname(moduleNumber(number)), 'recorder.ts'), recorderSource);
    });
    errors = typeErrorsOf(documents.map((_, number) => moduleNumber(number)));
  }, 300_000);

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  describe.each(documents.map(({ name, examples }, number) => ({ name, examples, number })))(
    '$name',
    ({ name, examples, number }) => {
      it('compile', () => {
        expect(errors[number]).toEqual([]);
      });

      it('log what the page says', async () => {
        const file = moduleNumber(number);
        await import(/* @vite-ignore */ file);
        const { recorder } = await import(/* @vite-ignore */ path.join(path.dirname(file), 'recorder.ts'));
        examples.forEach(({ output, line }, place) => {
          expect(recorder.logged[place].trimEnd(), `${name}:${line}`).toBe(output.trimEnd());
        });
      });
    },
  );
});
