/**
 * Matrix products in tiles: on tensor cores where the op allows one of their formats, else in the order of the Program.
 * What is no matrix product, or too small for tiles, is left to the ways of all nests.
 */
import type { Part, Stage } from '../../fuse/stage.js';
import type { Bindings } from '../../kernel/dimension.js';
import type { Axis } from '../../kernel/expr.js';
import type { Program } from '../../kernel/program.js';
import type { StageContext } from './context.js';
import { asyncProductOf, asyncText, asyncTuning, tooFewTiles } from './mma-async.js';
import { exactText } from './mma-exact.js';
import { manyTiles, productOf, tileCount } from './mma-product.js';
import { tensorText } from './mma-tensor.js';
import type { PartText } from './part-text.js';
import { plainTuning, type StageTuning } from './tuning.js';

/** With fewer rows than this at run time, other ways are faster. */
export const leastRows = 16;

export interface TiledProduct extends PartText {
  readonly row: Axis;
  /** The number of rows, as an int, where it is known only at run time and asks for another way. */
  readonly rows: string | undefined;
}

export function tiledProduct(part: Part, turn: string, context: StageContext): TiledProduct | undefined {
  const product = productOf(part, context.program);
  if (product === undefined) return undefined;
  const { row } = product;
  const large = asyncProductOf(product, context.program);
  if (typeof large === 'object' && context.threads === asyncTuning.threads)
    return { ...asyncText(large, context), team: 'block', strategies: ['mma-async'], row, rows: undefined };
  if (large !== undefined) {
    const other = 'the GPU is none of Hopper, or stages share the kernel';
    const reason = typeof large === 'string' ? large : (tooFewTiles(large, undefined) ?? other);
    context.noteOutcomes([{ pass: 'mma-async', part: 0, taken: false, reason }]);
  }
  const tensor = tensorText(product, turn, context);
  const text = tensor ?? exactText(product, turn, context);
  if (text === undefined) return undefined;
  const rows = typeof row.extent === 'number' ? undefined : context.size(row.extent);
  return { ...text, team: 'block', strategies: [tensor === undefined ? 'mma-exact' : 'mma-tensor'], row, rows };
}

/** Few threads with all the registers they can have: large shares, two blocks a multiprocessor. */
const richTuning: StageTuning = { ...plainTuning, threads: 128, residentThreads: 256 };

/** What a kernel of its own is written for. */
export interface OwnKernel {
  readonly isHopper: boolean;
  readonly sizes: Bindings | undefined;
}

/** How a stage is laid out that has a kernel of its own, where nothing was measured: large products need registers. */
export function ownTuning(stage: Stage, program: Program, { isHopper, sizes }: OwnKernel): StageTuning {
  const [part, more] = stage.parts;
  if (part === undefined || more !== undefined) return plainTuning;
  const product = productOf(part, program);
  if (product === undefined || product.precision === 'exact' || product.sums.length > 1) return plainTuning;
  const large = isHopper ? asyncProductOf(product, program) : undefined;
  if (typeof large === 'object' && tooFewTiles(large, sizes) === undefined) return asyncTuning;
  return tileCount(product, { rows: 128, columns: 128 }) < manyTiles ? plainTuning : richTuning;
}
