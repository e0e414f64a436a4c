/**
 * The expressions of one op as a table of nodes, each `[op, …attributes, …children]` where children are numbers of
 * earlier nodes, so that what is shared stays shared. Axes go by their canonical names: i, o and r by place, folds by
 * name and extent. Reading builds through the checked constructors; nothing in a table is believed.
 */
import type { Dimension, SizeSymbol } from './dimension.js';
import type { Scalar } from './dtype.js';
import type { Axis, BinaryOp, Border, CompareOp, Expr, NamedFunction, Reducer, UnaryOp } from './expr.js';
import {
  binary,
  bitcast,
  call,
  cast,
  compare,
  constant,
  cycle,
  fma,
  foldOver,
  indexOf,
  permute,
  select,
  sizeOf,
  unary,
} from './expr.js';
import type { FileValue } from './file-value.js';
import { numberValue, refuseFile } from './file-value.js';
import type { TensorHandle } from './tensor.js';
import { load } from './tensor.js';
import { visit } from './walk.js';

export type NodeRow = readonly unknown[];

/** The table of `roots` (canonical expressions), children before parents, and the number of each node. */
export function writeTable(
  roots: readonly Expr[],
  places: ReadonlyMap<Axis, string>,
): { rows: NodeRow[]; numbers: ReadonlyMap<Expr, number> } {
  const rows: NodeRow[] = [];
  const numbers = new Map<Expr, number>();
  visit(roots, (expr) => {
    rows.push(writeRow(expr, places, (arg) => numbers.get(arg) as number));
    numbers.set(expr, numbers.size);
  });
  return { rows, numbers };
}

function writeRow(expr: Expr, places: ReadonlyMap<Axis, string>, numberOf: (arg: Expr) => number): NodeRow {
  const children = expr.args.map(numberOf);
  switch (expr.op) {
    case 'constant':
      return [expr.op, expr.dtype, numberValue(expr.value)];
    case 'index': {
      const place = places.get(expr.axis);
      return [expr.op, place ?? writeFoldAxis(expr.axis)];
    }
    case 'size':
      return [expr.op, expr.symbol.symbol];
    case 'parameter':
      return [expr.op, expr.name];
    case 'load':
      return [expr.op, expr.tensor, expr.version, expr.border, ...children];
    case 'cast':
    case 'bitcast':
      return [expr.op, expr.dtype, ...children];
    case 'call':
      return [expr.op, expr.name, ...children];
    case 'fold':
      return [expr.op, expr.reducer, expr.axes.map(writeFoldAxis), ...children];
    default:
      return [expr.op, ...children];
  }
}

function writeFoldAxis(axis: Axis): NodeRow {
  return [axis.name, writeDimension(axis.extent)];
}

export function writeDimension(dimension: Dimension): number | string {
  return typeof dimension === 'number' ? dimension : dimension.symbol;
}

/** What a table may refer to. */
export interface TableScope {
  readonly symbols: ReadonlyMap<string, SizeSymbol>;
  readonly parameters: ReadonlyMap<string, Expr>;
  readonly tensors: ReadonlyMap<string, TensorHandle>;
  /** Axes of the op and of the loops around it, by their place. */
  readonly axes: ReadonlyMap<string, Axis>;
}

export const largestTable = 100_000;
const maxRank = 64;

export function readTable(table: FileValue, scope: TableScope): Expr[] {
  const nodes: Expr[] = [];
  const reader = new RowReader(nodes, scope);
  for (const row of table.list(largestTable)) nodes.push(reader.read(row));
  return nodes;
}

/** The node that a file names by its number. */
export function readNumber(value: FileValue, nodes: readonly Expr[]): Expr {
  return nodes[value.whole(0, nodes.length - 1)];
}

export function readDimension(value: FileValue, symbols: ReadonlyMap<string, SizeSymbol>): Dimension {
  if (!value.isText) return value.whole(0, 2 ** 31 - 1);
  return lookUp(symbols, value, 'symbol');
}

export function lookUp<T>(table: ReadonlyMap<string, T>, name: FileValue, what: string): T {
  const found = table.get(name.text());
  if (found === undefined) refuseFile(name.place, `unknown ${what}`, name.text(), `one that the file declares`);
  return found;
}

const scalars: readonly Scalar[] = ['f32', 'f64', 'i32', 'u32', 'bool'];
const borders: readonly Border[] = ['inside', 'clamp', 'zero', 'wrap'];
const functions: readonly NamedFunction[] = ['exp', 'log', 'tanh', 'squash', 'sigmoid', 'sin', 'cos', 'erf'];
const reducers: readonly Reducer[] = ['sum', 'max', 'min', 'argmax', 'argmin', 'count'];

class RowReader {
  private readonly folds = new Map<string, Axis>();

  constructor(
    private readonly nodes: readonly Expr[],
    private readonly scope: TableScope,
  ) {}

  read(row: FileValue): Expr {
    const cells = row.list(maxRank + 4);
    if (cells.length === 0) refuseFile(row.place, 'is empty', 0, 'a node');
    const [head, ...rest] = cells;
    const op = head.oneOf(operations);
    const { attributes, children } = shapes[op];
    const args = rest.slice(attributes).map((cell) => readNumber(cell, this.nodes));
    const [low, high] = children;
    if (rest.length < attributes || args.length < low || args.length > high)
      refuseFile(row.place, `${op} has a wrong length`, rest.length, `${attributes + low} … ${attributes + high}`);
    return this.build(op, row.place, rest, args);
  }

  private build(op: Operation, place: string, cells: readonly FileValue[], args: readonly Expr[]): Expr {
    const { symbols, parameters, tensors } = this.scope;
    switch (op) {
      case 'constant':
        return constant(cells[1].number(), cells[0].oneOf(scalars));
      case 'index':
        return indexOf(cells[0].isText ? lookUp(this.scope.axes, cells[0], 'axis') : this.foldAxis(cells[0]));
      case 'size':
        return sizeOf(lookUp(symbols, cells[0], 'symbol'));
      case 'parameter':
        return lookUp(parameters, cells[0], 'parameter');
      case 'cycle':
        return cycle;
      case 'load': {
        const handle = lookUp(tensors, cells[0], 'tensor');
        const version = cells[1].oneOf(['current', 'next']);
        const rules = cells[2].list(maxRank).map((cell) => cell.oneOf(borders));
        return load(version === 'next' ? handle.next : handle, args, rules);
      }
      case 'cast':
        return cast(args[0], cells[0].oneOf(scalars));
      case 'bitcast':
        return bitcast(args[0], cells[0].oneOf(['f32', 'i32', 'u32']));
      case 'call':
        return call(cells[0].oneOf(functions), args[0]);
      case 'fold': {
        const axes = cells[1].list(maxRank).map((cell) => this.foldAxis(cell));
        const [value, begin, end] = args;
        if (args.length === 2) refuseFile(place, 'range has no end', 2, 'a value, or a value, a begin and an end');
        return foldOver(cells[0].oneOf(reducers), axes, value, args.length === 3 ? { begin, end } : {});
      }
      case 'fma':
        return fma(args[0], args[1], args[2]);
      case 'select':
        return select(args[0], args[1], args[2]);
      case 'permute':
        return permute(args[0], args[1], args[2]);
      default:
        return this.arithmetic(op, args);
    }
  }

  private arithmetic(op: UnaryOp | BinaryOp | CompareOp, args: readonly Expr[]): Expr {
    if (isOneOf(op, unaries)) return unary(op, args[0]);
    return isOneOf(op, binaries) ? binary(op, args[0], args[1]) : compare(op, args[0], args[1]);
  }

  /** Folds that name the same axis share it, as they did when they were built. */
  private foldAxis(value: FileValue): Axis {
    const cells = value.list(2);
    if (cells.length !== 2) refuseFile(value.place, 'is not an axis of a fold', cells.length, 'a name and an extent');
    const extent = readDimension(cells[1], this.scope.symbols);
    const fresh = { name: cells[0].text(), extent };
    const key = `${fresh.name}:${writeDimension(extent)}`;
    const axis = this.folds.get(key) ?? fresh;
    this.folds.set(key, axis);
    return axis;
  }
}

const unaries: readonly UnaryOp[] = [
  'neg',
  'abs',
  'sqrt',
  'floor',
  'ceil',
  'trunc',
  'round',
  'bitNot',
  'not',
  'isFinite',
];
const binaries: readonly BinaryOp[] = [
  'add',
  'sub',
  'mul',
  'div',
  'rem',
  'min',
  'max',
  'bitAnd',
  'bitOr',
  'bitXor',
  'shiftLeft',
  'shiftRight',
  'and',
  'or',
];
const comparisons: readonly CompareOp[] = ['lt', 'le', 'gt', 'ge', 'eq', 'ne'];

type Operation = Expr['op'];

interface RowShape {
  readonly attributes: number;
  readonly children: readonly [number, number];
}

const rowOf = (attributes: number, low: number, high = low): RowShape => ({ attributes, children: [low, high] });
const each = <T extends Operation>(ops: readonly T[], shape: RowShape): Record<T, RowShape> =>
  Object.fromEntries(ops.map((op) => [op, shape])) as Record<T, RowShape>;

/** How many cells of a row are attributes and how many are children. */
const shapes: Readonly<Record<Operation, RowShape>> = {
  constant: rowOf(2, 0),
  index: rowOf(1, 0),
  size: rowOf(1, 0),
  parameter: rowOf(1, 0),
  cycle: rowOf(0, 0),
  load: rowOf(3, 0, maxRank),
  ...each(unaries, rowOf(0, 1)),
  ...each(binaries, rowOf(0, 2)),
  ...each(comparisons, rowOf(0, 2)),
  fma: rowOf(0, 3),
  select: rowOf(0, 3),
  cast: rowOf(1, 1),
  bitcast: rowOf(1, 1),
  call: rowOf(1, 1),
  permute: rowOf(0, 3),
  fold: rowOf(2, 1, 3),
};
const operations = Object.keys(shapes) as Operation[];

function isOneOf<T extends string>(op: string, known: readonly T[]): op is T {
  return (known as readonly string[]).includes(op);
}
