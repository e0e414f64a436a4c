/** Bodies of ops type-check for authors who compile with `noUncheckedIndexedAccess`. */
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The type errors of a source that imports the language, as such an author's compiler finds them. */
function errorsOf(text: string): string[] {
  const file = path.join(import.meta.dirname, 'indices-author.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([file], options, host);
  const found = program.getSemanticDiagnostics(program.getSourceFile(file));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('indices may be taken apart under noUncheckedIndexedAccess', () => {
  const source = (body: string): string => `
    import { mul, program, sum } from './index.js';
    program('author', (b) => {
      const x = b.input('x', 'f32', [3, 4]);
      b.map('twice', b.output('y', 'f32', [3, 4]), ([i, j]) => mul(x.at(i, j), 2));
      b.reduce('total', b.output('z', 'f32', [3]), ([i]) => sum([4], ([k]) => ${body}));
    });`;
  expect(errorsOf(source('x.at(i, k)'))).toEqual([]);
  expect(errorsOf(source("x.at(i, 'k')"))).toHaveLength(1);
}, 120_000);
