/**
 * Blocking of matrix products, as on any machine with caches: a panel of a few columns of one matrix is copied to a worker's
 * own memory, where its rows are neighbours, and several rows of the result are computed from it in one body, so that an
 * element of the panel is loaded once for all of them. Done on the part before it is lowered: a phase that copies, and one
 * with a write per row of a block, whose reductions go lane by lane of the tree (lane-major.ts), each in a register. The
 * order of every sum stays as it was.
 */
import { axisMap, renaming } from '../../fuse/rename.js';
import type { LocalTensor, NestPhase, Part } from '../../fuse/stage.js';
import { localElement, phaseExpressions } from '../../fuse/stage.js';
import { product } from '../../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../../kernel/expr.js';
import { add, indexOf, mul } from '../../kernel/expr.js';
import { changeWrite, type Write } from '../../kernel/op.js';
import type { Tree } from '../../kernel/tree.js';
import { foldsOf, freeAxes, loadsOf, rewriter, substitute } from '../../kernel/walk.js';
import { splitLanes } from './lane-major.js';

/** Rows of a block, which divide the axis, the best first, and vectors of columns beside each other: their sums fit into registers. */
const [blockRows, vectors] = [[5, 4, 6, 3], 2];
/** The columns of a panel: a line of the cache. */
const panelWidth = 16;
/** The bytes of a panel, beside which there is room in a core's own cache. */
const mostBytes = 2 ** 18;
/** Workers share the panels out. */
const leastPanels = 8;

/** A sum of products: one factor the same for all columns, the other, of the panel, for all rows. */
interface Product {
  readonly fold: FoldExpr;
  readonly panel: Expr;
  readonly row: Axis;
  readonly column: Axis;
}

/** The part with its product in blocks, or why it stays as it is. */
export function blockProduct(part: Part, tree: Tree): Part | string {
  const phase = onlyNest(part);
  if (phase === undefined || phase.sweeps.length > 0 || phase.writes.length !== 1)
    return 'not one nest that stores once';
  const found = productOf(phase, [...part.units, ...phase.rows], tree);
  if (typeof found === 'string') return found;
  const { extent } = found.row;
  const rows = typeof extent === 'number' ? blockRows.find((count) => extent % count === 0) : undefined;
  if (rows === undefined) return `rows that are no multiple of ${blockRows.join(', ')}`;
  return blocked(part, phase, found, rows);
}

/** The nest of a part that has nothing else. */
export function onlyNest({ phases: [phase, ...others], locals }: Part): NestPhase | undefined {
  return others.length === 0 && phase.kind === 'nest' && locals.length === 0 ? phase : undefined;
}

/** The sum of products that formulas hold, where they hold no other fold. */
export function sumOfProducts(formulas: readonly Expr[]): FoldExpr | undefined {
  const [fold, ...others] = foldsOf(formulas);
  const isSum =
    fold !== undefined &&
    others.length === 0 &&
    fold.reducer === 'sum' &&
    fold.dtype === 'f32' &&
    fold.args.length === 1;
  return isSum && fold.args[0].op === 'mul' ? fold : undefined;
}

function productOf(phase: NestPhase, axes: readonly Axis[], tree: Tree): Product | string {
  const fold = sumOfProducts(phaseExpressions(phase));
  if (fold === undefined) return 'no sum of products alone';
  if (splitLanes(fold.axes, tree) === undefined)
    return 'a short sum, or lanes of the tree that do not end where axes do';
  const [body] = fold.args;
  const last = phase.writes[0].indices.at(-1);
  const column = axes.find((axis) => last?.op === 'index' && last.axis === axis);
  if (column === undefined) return 'the last index of what is stored is no axis';
  if (!isWide(column, fold.axes))
    return `columns that are no ${leastPanels} panels of ${panelWidth}, or panels too large`;
  const panel = body.args.find((arg) => freeAxes(arg).has(column));
  const other = body.args.find((arg) => arg !== panel);
  if (panel === undefined || other === undefined || freeAxes(other).has(column))
    return 'no factor is the same in a row';
  if (!loadsOf([panel]).every(({ args }) => isLast(args, column))) return 'columns do not lie side by side';
  const row = axes.find((axis) => freeAxes(other).has(axis) && !freeAxes(panel).has(axis));
  return row === undefined ? 'no factor is the same in a column' : { fold, panel, row, column };
}

/** Whether neighbours along the axis are neighbours in memory, or the same. */
export function isLast(indices: readonly Expr[], axis: Axis): boolean {
  return indices.every((index, at) => {
    const isColumn = index.op === 'index' && index.axis === axis;
    return at === indices.length - 1 ? isColumn || !freeAxes(index).has(axis) : !freeAxes(index).has(axis);
  });
}

/** Whether the columns make enough panels, and a panel is not too large. */
function isWide({ extent }: Axis, over: readonly Axis[]): boolean {
  if (typeof extent !== 'number' || extent % panelWidth > 0 || extent < leastPanels * panelWidth) return false;
  return 4 * panelWidth * product(over.map(lengthOf)) <= mostBytes;
}

function blocked(part: Part, phase: NestPhase, found: Product, rows: number): Part {
  const { fold, panel, row, column } = found;
  const panels: Axis = { name: column.name, extent: lengthOf(column) / panelWidth };
  const blocks: Axis = { name: row.name, extent: lengthOf(row) / rows };
  const lines: Axis = { name: `${column.name}_panel`, extent: panelWidth / vectors };
  const columnAt = (place: Expr): Expr => add(mul(indexOf(panels), panelWidth), place);
  const local: LocalTensor = { name: '%panel', dtype: 'f32', shape: [...fold.axes.map(lengthOf), panelWidth] };
  const [write] = phase.writes;
  const writes = Array.from({ length: rows * vectors }, (_, number): Write => {
    const place = add(indexOf(lines), (number % vectors) * lengthOf(lines));
    const rowAt = add(mul(indexOf(blocks), rows), Math.floor(number / vectors));
    const kept = localElement(local, [...fold.axes.map(indexOf), place]);
    const value = rewriter((expr) => (expr === panel ? kept : expr))(write.value);
    const places = new Map([
      [row, rowAt],
      [column, columnAt(place)],
    ]);
    return changeWrite({ ...write, value }, renaming(places));
  });
  const isOther = (axis: Axis): boolean => axis !== row && axis !== column;
  return {
    units: [...part.units.filter(isOther), ...phase.rows.filter(isOther), panels],
    phases: [copying(phase, found, local, columnAt), { ...phase, rows: [blocks, lines], writes }],
    locals: [local],
  };
}

/** The phase that fills the panel. */
function copying(
  { ops }: NestPhase,
  { fold, panel, column }: Product,
  local: LocalTensor,
  columnAt: (place: Expr) => Expr,
): NestPhase {
  const over = fold.axes.map((axis): Axis => ({ ...axis }));
  const rows = [...over, { name: `${column.name}_panel`, extent: panelWidth }];
  const indices = rows.map(indexOf);
  const moved = new Map([...axisMap(fold.axes, over), [column, columnAt(indices[over.length])]]);
  const [value] = substitute([panel], moved);
  return { kind: 'nest', ops, rows, sweeps: [], writes: [{ tensor: local.name, version: 'current', indices, value }] };
}

const lengthOf = ({ extent }: Axis): number => extent as number;
