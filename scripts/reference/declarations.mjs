/**
 * The public names of an entry point as their sources declare them: what a name is, its doc comment, its examples and
 * its declaration without bodies and private parts. Only syntax and the names that modules pass on are read; nothing is
 * type-checked, so this takes about a second.
 */
import path from 'node:path';
import ts from 'typescript';

/** @typedef {{ name: string, kind: string, comment: string, examples: string[], declaration: string, file: string }} PublicName */

/**
 * @param {string} root  of the repository
 * @param {readonly string[]} entries  paths of the entry points below it
 * @returns {Map<string, PublicName[]>}  by entry point, in the order of their names
 */
export function readPublicNames(root, entries) {
  const files = entries.map((entry) => path.join(root, entry));
  /** @type {ts.CompilerOptions} */
  const options = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noLib: true,
    types: [],
  };
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return new Map(
    entries.map((entry, position) => {
      const source = program.getSourceFile(files[position]);
      const module = source && checker.getSymbolAtLocation(source);
      if (module === undefined) throw new Error(`${entry} is no module`);
      const names = checker.getExportsOfModule(module).map((symbol) => describe(symbol, checker, root));
      return [entry, names.sort((a, b) => (a.name < b.name ? -1 : 1))];
    }),
  );
}

/**
 * @param {ts.Symbol} exported
 * @param {ts.TypeChecker} checker
 * @param {string} root
 * @returns {PublicName}
 */
function describe(exported, checker, root) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declarations = symbol.declarations ?? [];
  if (declarations.length === 0) throw new Error(`${exported.name} has no declaration`);
  const isOverloaded = declarations.filter(ts.isFunctionDeclaration).length > 1;
  const shown = declarations.filter((one) => !(isOverloaded && ts.isFunctionDeclaration(one) && one.body));
  const tags = symbol.getJsDocTags(checker);
  return {
    name: exported.name,
    kind: kindOf(declarations[0]),
    comment: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
    examples: tags.filter(({ name }) => name === 'example').map(({ text }) => ts.displayPartsToString(text).trim()),
    declaration: shown.map((one) => declarationText(one)).join('\n'),
    file: path.relative(root, declarations[0].getSourceFile().fileName).split(path.sep).join('/'),
  };
}

/** @param {ts.Declaration} node */
function kindOf(node) {
  if (ts.isFunctionDeclaration(node)) return 'function';
  if (ts.isClassDeclaration(node)) return 'class';
  if (ts.isInterfaceDeclaration(node)) return 'interface';
  if (ts.isTypeAliasDeclaration(node)) return 'type';
  if (ts.isVariableDeclaration(node)) return 'constant';
  throw new Error(`${node.getText().slice(0, 60)}: a public name of a kind that the reference does not know`);
}

/** @param {ts.Declaration} node */
function declarationText(node) {
  if (ts.isFunctionDeclaration(node)) return withoutBody(node, node.body);
  if (ts.isClassDeclaration(node)) return classText(node);
  if (ts.isVariableDeclaration(node)) return variableText(node);
  return withoutExport(slice(node, node.getEnd()));
}

/** @param {ts.VariableDeclaration} node */
function variableText(node) {
  const name = node.name.getText();
  const { type, initializer } = node;
  if (type !== undefined) return `const ${name}: ${type.getText()};`;
  if (initializer !== undefined && ts.isArrowFunction(initializer))
    return `const ${name} = ${withoutBody(initializer, initializer.body)}`;
  const value = initializer?.getText() ?? '';
  return value.length > 0 && value.length <= 440 ? `const ${name} = ${value};` : `const ${name};`;
}

/**
 * @param {ts.Node} node
 * @param {ts.Node | undefined} body
 */
function withoutBody(node, body) {
  const text = slice(node, body === undefined ? node.getEnd() : body.getStart());
  return `${withoutExport(text).replace(/=>$/, '=> …').replace(/;$/, '')};`;
}

/** @param {ts.ClassDeclaration} node */
function classText(node) {
  const text = node.getSourceFile().text;
  const brace = text.indexOf('{', (node.heritageClauses?.at(-1) ?? node.typeParameters?.at(-1) ?? node.name)?.getEnd());
  const head = withoutExport(text.slice(node.getStart(), brace).trim());
  const members = node.members.filter(isPublic).map((member) => {
    const comment = ts
      .getJSDocCommentsAndTags(member)
      .filter(ts.isJSDoc)
      .map((one) => `${slice(one, one.getEnd())}\n`);
    return indent(`${comment.join('')}${memberText(member)}`);
  });
  return `${head} {\n${members.join('\n')}\n}`;
}

/** @param {ts.ClassElement} member */
function memberText(member) {
  if (ts.isPropertyDeclaration(member) && member.type !== undefined && member.initializer !== undefined) {
    return `${slice(member, member.type.getEnd())};`;
  }
  const body = /** @type {{ body?: ts.Node }} */ (member).body;
  return withoutBody(member, body).replace(/(private|protected) readonly /g, '');
}

/** @param {ts.ClassElement} member */
function isPublic(member) {
  if (member.name !== undefined && ts.isPrivateIdentifier(member.name)) return false;
  if (ts.isClassStaticBlockDeclaration(member) || ts.isSemicolonClassElement(member)) return false;
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (ts.getCombinedModifierFlags(member) & hidden) === 0;
}

/** @param {string} text */
function withoutExport(text) {
  return text.replace(/^export (declare )?/, '').replace(/^async function/, 'function');
}

/**
 * The text of a node from its start to `end`, as if it began in the first column.
 * @param {ts.Node} node
 * @param {number} end
 */
function slice(node, end) {
  const source = node.getSourceFile();
  const start = node.getStart();
  const column = source.getLineAndCharacterOfPosition(start).character;
  return source.text
    .slice(start, end)
    .trim()
    .replaceAll(`\n${' '.repeat(column)}`, '\n');
}

/** @param {string} text */
function indent(text) {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : `  ${line}`))
    .join('\n');
}
