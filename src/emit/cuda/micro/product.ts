/**
 * Which parts are matrix products: one nest whose values hold Σ_k left(i, k) · right(k, j) over its last two indices, with
 * whatever is done to the sums before they are stored. Factors may be any formulas. Products whose op allows a format of
 * tensor cores are told so; all others keep the Program's order of sums. Here too: their tiles and what becomes of the sums.
 * How products are computed is in product-tensor.ts, product-async.ts and product-exact.ts.
 */
import { type NestPhase, type Part, writeExpressions } from '../../../fuse/stage.js';
import { type Dimension, largest } from '../../../kernel/dimension.js';
import type { Axis, Expr, FoldExpr } from '../../../kernel/expr.js';
import type { MatmulPrecision } from '../../../kernel/op.js';
import { computeOps, type Program } from '../../../kernel/program.js';
import { foldsOf, freeAxes } from '../../../kernel/walk.js';
import { block } from '../c-text.js';
import { groupedAxis, type StageContext } from '../context.js';
import type { Threshold } from './micro-kernel.js';
import { axisLines, type TextScope, textScope } from './text-scope.js';

export interface Factors {
  readonly fold: FoldExpr;
  readonly inner: Axis;
  /** Depends on row and inner, not on column. */
  readonly left: Expr;
  /** Depends on inner and column, not on row. */
  readonly right: Expr;
}

export interface MatrixProduct {
  readonly phase: NestPhase;
  /** The axes before the last two. */
  readonly batch: readonly Axis[];
  readonly row: Axis;
  readonly column: Axis;
  readonly sums: readonly Factors[];
  readonly precision: MatmulPrecision;
}

export function productOf(part: Part, program: Program): MatrixProduct | undefined {
  const [phase, more] = part.phases;
  if (more !== undefined || phase.kind !== 'nest' || phase.sweeps.length > 0 || part.locals.length > 0)
    return undefined;
  const axes = [...part.units, ...phase.rows];
  const [row, column] = axes.slice(-2);
  if (column === undefined || row === undefined) return undefined;
  const sums = foldsOf(phase.writes.flatMap(writeExpressions)).map((fold) => factorsOf(fold, row, column));
  if (sums.length === 0 || sums.some((one) => one === undefined)) return undefined;
  const precision = precisionOf(phase, sums.length, program);
  const flat: NestPhase = { ...phase, rows: [] };
  return { phase: flat, batch: axes.slice(0, -2), row, column, sums: sums as Factors[], precision };
}

function factorsOf(fold: FoldExpr, row: Axis, column: Axis): Factors | undefined {
  const [term, ...range] = fold.args;
  if (fold.reducer !== 'sum' || fold.axes.length !== 1 || range.length > 0 || term.op !== 'mul') return undefined;
  const [inner] = fold.axes;
  if (foldsOf([term]).length > 0) return undefined;
  const [a, b] = term.args;
  const depends = (expr: Expr, ...on: Axis[]): boolean => on.every((axis) => freeAxes(expr).has(axis));
  const fits = (left: Expr, right: Expr): boolean =>
    depends(left, row, inner) && depends(right, inner, column) && !depends(left, column) && !depends(right, row);
  if (fits(a, b)) return { fold, inner, left: a, right: b };
  return fits(b, a) ? { fold, inner, left: b, right: a } : undefined;
}

/** What the ops of the nest allow, where each of its sums is a matrix product's and all allow the same. */
function precisionOf({ ops }: NestPhase, sums: number, program: Program): MatmulPrecision {
  const all = new Map(computeOps(program.ops).map((op) => [op.name, op]));
  const products = ops.flatMap((name) => {
    const op = all.get(name);
    return op?.kind === 'matmul' ? [op.precision] : [];
  });
  const [first] = products;
  return first !== undefined && products.length === sums && products.every((one) => one === first) ? first : 'exact';
}

/**
 * The tiles of a product, one a turn of a block. Turns go through groups of eight rows of tiles, column by column, so that blocks
 * that run at the same time share both factors in the cache.
 */
export interface Tile {
  readonly rows: number;
  readonly columns: number;
}

export interface Grid {
  /** Names of the batch's indices, of the tile's first row and of its first column. */
  readonly names: ReadonlyMap<Axis, string>;
  readonly row: string;
  readonly column: string;
  readonly lines: readonly string[];
  /** The number of tiles, as an int, and as axes. */
  readonly count: string;
  readonly units: readonly Axis[];
}

const groupRows = 8;

/** With fewer rows than this at run time, other ways are faster. */
const leastRows = 16;

/** From how many rows on tiles are taken, where their number is known only at run time. */
export function enoughRows({ row }: MatrixProduct): Threshold | undefined {
  return typeof row.extent === 'number' ? undefined : { size: row.extent, least: leastRows };
}

/** About as many as large GPUs have multiprocessors: with fewer tiles, some have nothing to do. */
export const manyTiles = 128;

/** The tiles of a product whose sizes are taken so. */
export function tileCount({ row, column, batch }: MatrixProduct, tile: Tile, size = largest): number {
  const all = batch.reduce((count, axis) => count * size(axis.extent), 1);
  return Math.ceil(size(row.extent) / tile.rows) * Math.ceil(size(column.extent) / tile.columns) * all;
}

export function tileGrid(product: MatrixProduct, tile: Tile, turn: string, context: StageContext): Grid {
  const { row, column, batch } = product;
  const tiles = (extent: Dimension, size: number): string =>
    typeof extent === 'number' ? `${Math.ceil(extent / size)}` : `((${context.size(extent)} + ${size - 1}) / ${size})`;
  const [down, across] = [tiles(row.extent, tile.rows), tiles(column.extent, tile.columns)];
  const [unit, at, first] = [context.fresh('tile'), context.fresh('at'), context.fresh('group')];
  const [startRow, startColumn] = [context.fresh('row'), context.fresh('column')];
  const lines = [`const int ${unit} = ${turn};`];
  const names = new Map<Axis, string>();
  let inBatch = unit;
  if (batch.length > 0) {
    const rest = context.fresh('rest');
    inBatch = context.fresh('tile');
    lines.push(`const int ${inBatch} = ${unit} % (${down} * ${across}), ${rest} = ${unit} / (${down} * ${across});`);
    const outer = axisLines(batch, rest, context);
    lines.push(...outer.lines);
    for (const [axis, name] of outer.names) names.set(axis, name);
  }
  const height = context.fresh('height');
  lines.push(
    `const int ${first} = ${inBatch} / (${groupRows} * ${across}) * ${groupRows}, ${at} = ${inBatch} % (${groupRows} * ${across});`,
    `const int ${height} = min_i32(${down} - ${first}, ${groupRows});`,
    `const int ${startRow} = (${first} + ${at} % ${height}) * ${tile.rows}, ${startColumn} = ${at} / ${height} * ${tile.columns};`,
  );
  return {
    names,
    row: startRow,
    column: startColumn,
    lines,
    count: [...batch.map(({ extent }) => context.size(extent)), down, across].join(' * '),
    units: [...batch, groupedAxis(row, tile.rows, 'Tiles'), groupedAxis(column, tile.columns, 'Tiles')],
  };
}

/**
 * What becomes of the sums of a product's tile: the formulas behind them and the stores. A load cannot pass a store, so one
 * plain result can be computed for many sums, in their places, before the first is stored. Whoever writes the tile declares
 * `row` and `column` around these lines.
 */
export class ProductEnd {
  private readonly names: ReadonlyMap<Axis, string>;

  constructor(
    private readonly product: MatrixProduct,
    grid: Grid,
    /** Where a result's sum lies, by the number of the product. */
    private readonly sum: (f: number) => string,
    private readonly context: StageContext,
  ) {
    this.names = new Map([...grid.names, [product.row, 'row'], [product.column, 'column']]);
  }

  /**
   * All that is done for many results: `each` writes lines for every one of them. One f32 for each, which is always stored, is
   * computed for all before the first is stored, by `stores` where there is a better way.
   */
  written(
    each: (lines: readonly string[]) => readonly string[],
    stores: () => readonly string[] | undefined = () => undefined,
  ): readonly string[] {
    const [only, more] = this.product.phase.writes;
    if (more !== undefined || only.where !== undefined || only.value.dtype !== 'f32') return each(this.whole());
    const values = this.values();
    return [...(values.length === 0 ? [] : each(values)), ...(stores() ?? each(this.whole(this.sum(0))))];
  }

  /** All that is done for one result, or what is left where its value is known. */
  whole(value?: string): string[] {
    const { writes } = this.product.phase;
    const scope = this.open();
    if (value !== undefined) scope.note(writes[0].value, value);
    scope.write(writes);
    return scope.lines;
  }

  /** The value of a plain result in the place of its sum; nothing where it is the sum. */
  private values(): string[] {
    const [{ value }] = this.product.phase.writes;
    if (value.op === 'fold') return [];
    const scope = this.open();
    const text = scope.value(value);
    return [...scope.lines, `${this.sum(0)} = ${text};`];
  }

  /** Lines for results that exist; `tile`: those of it may all do. */
  guarded(lines: readonly string[], tile?: Tile): readonly string[] {
    const { row, column } = this.product;
    if (tile !== undefined && isWhole(row, tile.rows) && isWhole(column, tile.columns)) return lines;
    const { context } = this;
    return block(`if (row < ${context.size(row.extent)} && column < ${context.size(column.extent)})`, lines);
  }

  private open(): TextScope {
    const { phase, sums } = this.product;
    const scope = textScope(this.context, phase.writes.flatMap(writeExpressions), this.names);
    for (const [f, { fold }] of sums.entries()) scope.note(fold, this.sum(f));
    return scope;
  }
}

export function isWhole({ extent }: Axis, tile: number): boolean {
  return typeof extent === 'number' && extent % tile === 0;
}
