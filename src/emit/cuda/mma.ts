/**
 * Matrix products in tiles: on tensor cores where the op allows one of their formats, else in the order of the Program.
 * What is no matrix product, or too small for tiles, is left to the ways of all nests.
 */
import type { Part, Stage } from '../../fuse/stage.js';
import type { Axis } from '../../kernel/expr.js';
import type { Program } from '../../kernel/program.js';
import type { StageContext } from './context.js';
import { exactText } from './mma-exact.js';
import { productOf } from './mma-product.js';
import { tensorText } from './mma-tensor.js';
import { manyTiles, type ProductText, tileCount } from './mma-tile.js';
import { plainTuning, type StageTuning } from './tuning.js';

/** With fewer rows than this at run time, other ways are faster. */
export const leastRows = 16;

export interface TiledProduct extends Pick<ProductText, 'lines' | 'count' | 'units' | 'sharedWords'> {
  readonly row: Axis;
  /** The number of rows, as an int, where it is known only at run time. */
  readonly rows: string | undefined;
  readonly strategy: 'mma-tensor' | 'mma-exact';
}

export function tiledProduct(part: Part, turn: string, context: StageContext): TiledProduct | undefined {
  const product = productOf(part, context.program);
  if (product === undefined) return undefined;
  const tensor = tensorText(product, turn, context);
  const text = tensor ?? exactText(product, turn, context);
  if (text === undefined) return undefined;
  const { lines, count, units, sharedWords } = text;
  const { extent } = product.row;
  const rows = typeof extent === 'number' ? undefined : context.size(extent);
  const strategy = tensor === undefined ? 'mma-exact' : 'mma-tensor';
  return { lines, count, units, sharedWords, row: product.row, rows, strategy };
}

/** Few threads with all the registers they can have: large shares, two blocks a multiprocessor. */
const richTuning: StageTuning = { ...plainTuning, threads: 128, residentThreads: 256 };

/** How a stage is laid out that has a kernel of its own, where nothing was measured: large products need registers. */
export function ownTuning(stage: Stage, program: Program): StageTuning {
  const [part, more] = stage.parts;
  if (part === undefined || more !== undefined) return plainTuning;
  const product = productOf(part, program);
  if (product === undefined || product.precision === 'exact' || product.sums.length > 1) return plainTuning;
  return tileCount(product, { rows: 128, columns: 128 }) < manyTiles ? plainTuning : richTuning;
}
