/** How a stage is laid out that is one matrix product and has a kernel of its own, where nothing was measured. */
import type { Stage } from '../../../fuse/stage.js';
import type { Bindings } from '../../../kernel/dimension.js';
import type { Program } from '../../../kernel/program.js';
import { plainTuning, type StageTuning } from '../tuning.js';
import { manyTiles, productOf, tileCount } from './product.js';
import { asyncProductOf, asyncTuning, tooFewTiles } from './product-async.js';

/** Few threads with all the registers they can have: large shares, two blocks a multiprocessor. */
const richTuning: StageTuning = { ...plainTuning, threads: 128, residentThreads: 256 };

/** Large products need registers; all other stages are laid out plainly. */
export function ownTuning(
  stage: Stage,
  program: Program,
  { isHopper, sizes }: { isHopper: boolean; sizes: Bindings | undefined },
): StageTuning {
  const [part, more] = stage.parts;
  if (part === undefined || more !== undefined) return plainTuning;
  const product = productOf(part, program);
  if (product === undefined || product.precision === 'exact' || product.sums.length > 1) return plainTuning;
  const large = isHopper ? asyncProductOf(product, program) : undefined;
  if (typeof large === 'object' && tooFewTiles(large, sizes) === undefined) return asyncTuning;
  return tileCount(product, { rows: 128, columns: 128 }) < manyTiles ? plainTuning : richTuning;
}
