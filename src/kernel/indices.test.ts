/** Bodies of ops type-check for authors who compile with `noUncheckedIndexedAccess`. */
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The type errors of each source that imports the language, as such an author's compiler finds them. */
function errorsOf(texts: readonly string[]): string[][] {
  const sources = new Map(
    texts.map((text, number) => [path.join(import.meta.dirname, `indices-author-${number}.ts`), text]),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => sources.has(name) || fileExists.call(host, name);
  host.getSourceFile = (name, ...rest) => {
    const text = sources.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return [...sources.keys()].map((name) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
  );
}

test('indices may be taken apart under noUncheckedIndexedAccess', () => {
  const source = (body: string): string => `
    import { mul, program, sum } from './index.js';
    program('author', (b) => {
      const x = b.input('x', 'f32', [3, 4]);
      b.map('twice', b.output('y', 'f32', [3, 4]), ([i, j]) => mul(x.at(i, j), 2));
      b.reduce('total', b.output('z', 'f32', [3]), ([i]) => sum([4], ([k]) => ${body}));
    });`;
  const [right, wrong] = errorsOf([source('x.at(i, k)'), source("x.at(i, 'k')")]);
  expect(right).toEqual([]);
  expect(wrong).toHaveLength(1);
}, 120_000);
