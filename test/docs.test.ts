/**
 * The documents' examples, run: blocks marked `ts run` of one document form one module, in order, with `fieldbrain` bound
 * to the sources. What a block logs must be what the `text` block right after it shows. Types are checked too.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  return text.replaceAll("from 'fieldbrain'", "from '../../src/index.js'");
}

const recorderSource = `
export const recorder = {
  logged: [] as string[],
  begin(number: number): void {
    this.logged[number] = '';
  },
  log(...values: unknown[]): void {
    this.logged[this.logged.length - 1] += values.map(String).join(' ') + '\\n';
  },
};
`;

/** What the compiler says about a module, as strictly as about the sources. */
function typeErrorsOf(file: string): string[] {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const program = ts.createProgram([file], options);
  const source = program.getSourceFile(file);
  const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const documents = ['README.md', ...readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`)]
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, examples: examplesOf(readFileSync(path.join(root, name), 'utf8')) }))
  .filter(({ examples }) => examples.length > 0);

it('finds the examples of the language', () => {
  expect(documents.map(({ name }) => name)).toContain('docs/language.md');
});

describe.each(documents)('$name', ({ name, examples }) => {
  let folder: string;
  let file: string;

  beforeAll(() => {
    // In the folder of build results, which nothing else reads as sources.
    mkdirSync(path.join(root, 'dist'), { recursive: true });
    folder = mkdtempSync(path.join(root, 'dist', 'docs-'));
    file = path.join(folder, 'module.ts');
    writeFileSync(file, moduleOf(examples));
    writeFileSync(path.join(folder, 'recorder.ts'), recorderSource);
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('has examples that compile', () => {
    expect(typeErrorsOf(file)).toEqual([]);
  }, 180_000);

  it('has examples that log what it says', async () => {
    await import(/* @vite-ignore */ file);
    const { recorder } = await import(/* @vite-ignore */ path.join(folder, 'recorder.ts'));
    examples.forEach(({ output, line }, number) => {
      expect(recorder.logged[number].trimEnd(), `${name}:${line}`).toBe(output.trimEnd());
    });
  });
});
