/** How much memory local arrays take where memory is packed. */
import type { LocalTensor } from '../../fuse/stage.js';
import { product } from '../../kernel/dimension.js';
import { byteSize } from '../../kernel/dtype.js';

/** Words that local arrays take, each from 16 bytes on. */
export function localSize(locals: readonly LocalTensor[]): number {
  return locals.reduce((sum, { dtype, shape }) => sum + roundUp((product(shape) * byteSize(dtype)) / 4), 0);
}

/** Arrays in shared memory start on 16 bytes. */
export function roundUp(words: number): number {
  return Math.ceil(words / 4) * 4;
}
