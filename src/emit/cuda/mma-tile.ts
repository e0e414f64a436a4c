/**
 * The tiles of a matrix product, one a turn of a block. Turns go through groups of eight rows of tiles, column by column,
 * so that blocks that run at the same time share both factors in the cache.
 */
import { type Dimension, derivedSymbol, largest } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import type { StageContext } from './context.js';
import { axisLines } from './index-text.js';
import type { MatrixProduct } from './mma-product.js';

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

/** What a block does for one tile. */
export interface ProductText extends Grid {
  readonly sharedWords: number;
}

const groupRows = 8;

/** About as many as large GPUs have multiprocessors: with fewer tiles, some have nothing to do. */
export const manyTiles = 128;

export function tileCount({ row, column, batch }: MatrixProduct, tile: Tile): number {
  const all = batch.reduce((count, axis) => count * largest(axis.extent), 1);
  return Math.ceil(largest(row.extent) / tile.rows) * Math.ceil(largest(column.extent) / tile.columns) * all;
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
  const axis = (from: Axis, size: number): Axis => ({
    name: from.name,
    extent:
      typeof from.extent === 'number'
        ? Math.ceil(from.extent / size)
        : derivedSymbol(`${from.extent.symbol}Tiles${size}`, from.extent, size),
  });
  return {
    names,
    row: startRow,
    column: startColumn,
    lines,
    count: [...batch.map(({ extent }) => context.size(extent)), down, across].join(' * '),
    units: [...batch, axis(row, tile.rows), axis(column, tile.columns)],
  };
}
