/**
 * What must hold before an op is brought to canonical form: it uses symbols and parameters of this Program only, its
 * extents are sizes, and its formulas are not so deep that walks over them would fail.
 */
import type { Dimension, SizeSymbol } from './dimension.js';
import { refuse } from './errors.js';
import type { ComputeOp } from './op.js';
import { expressionsOf, innerAxes } from './op.js';
import type { Parameter } from './program.js';
import { depthOf, visit } from './walk.js';

/** Expressions are walked by recursion everywhere; this bounds it. */
export const maxDepth = 1000;

export type SymbolTable = ReadonlyMap<string, SizeSymbol>;

export function checkDeclared(op: ComputeOp, symbols: SymbolTable, parameters: readonly Parameter[]): void {
  if (op.kind === 'opaque') return;
  const place = `${op.kind} ${op.name}`;
  const roots = expressionsOf(op);
  const depth = depthOf(roots);
  if (depth > maxDepth)
    refuse(place, 'expression nests too deeply', depth, `at most ${maxDepth} levels`, 'Write a part of it to scratch.');
  for (const axis of [...op.axes, ...innerAxes(op)]) checkSize(place, axis.extent, symbols);
  visit(roots, (expr) => {
    if (expr.op === 'size') checkSize(place, expr.symbol, symbols);
    if (expr.op === 'fold') for (const axis of expr.axes) checkSize(place, axis.extent, symbols);
    if (expr.op !== 'parameter') return;
    const known = parameters.find((parameter) => parameter.name === expr.name);
    if (known === undefined)
      refuse(place, 'unknown parameter', expr.name, knownText(parameters.map(({ name }) => name)));
    if (known.dtype !== expr.dtype)
      refuse(place, `parameter ${expr.name} of a wrong type`, expr.dtype, known.dtype, 'Declare it in this program.');
  });
}

/** A dimension is a size, or a symbol that this Program declared. */
export function checkSize(place: string, dimension: Dimension, symbols: SymbolTable): void {
  if (typeof dimension === 'number') {
    if (!Number.isInteger(dimension) || dimension < 0 || dimension >= 2 ** 31)
      refuse(place, 'bad dimension', dimension, 'a whole number from 0 to 2³¹ − 1');
    return;
  }
  if (typeof dimension?.symbol !== 'string')
    refuse(place, 'bad dimension', dimension, 'a whole number from 0 to 2³¹ − 1, or a symbol');
  const known = symbols.get(dimension.symbol);
  if (known === dimension) return;
  const wrong = known === undefined ? 'unknown symbol' : 'symbol of another program';
  refuse(place, wrong, dimension.symbol, knownText(symbols.keys()), 'Declare it with symbol() in this program.');
}

function knownText(names: Iterable<string>): string {
  const list = [...names];
  return list.length === 0 ? 'one that is declared; none is' : `one of ${list.join(', ')}`;
}
