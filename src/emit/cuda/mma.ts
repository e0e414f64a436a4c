/**
 * Matrix products in tiles: on tensor cores where the op allows one of their formats, else in the order of the Program.
 * What is no matrix product, or too small for tiles, is left to the ways of all nests.
 */
import type { Part } from '../../fuse/stage.js';
import type { Axis } from '../../kernel/expr.js';
import type { StageContext } from './context.js';
import { exactText } from './mma-exact.js';
import { productOf } from './mma-product.js';
import { tensorText } from './mma-tensor.js';
import type { ProductText } from './mma-tile.js';

/** With fewer rows than this at run time, other ways are faster. */
export const leastRows = 16;

export interface TiledProduct extends Pick<ProductText, 'lines' | 'count' | 'units' | 'sharedWords'> {
  readonly row: Axis;
  /** The number of rows, as an int, where it is known only at run time. */
  readonly rows: string | undefined;
}

export function tiledProduct(part: Part, turn: string, context: StageContext): TiledProduct | undefined {
  const product = productOf(part, context);
  if (product === undefined) return undefined;
  const text = tensorText(product, turn, context) ?? exactText(product, turn, context);
  if (text === undefined) return undefined;
  const { lines, count, units, sharedWords } = text;
  const { extent } = product.row;
  const rows = typeof extent === 'number' ? undefined : context.size(extent);
  return { lines, count, units, sharedWords, row: product.row, rows };
}
