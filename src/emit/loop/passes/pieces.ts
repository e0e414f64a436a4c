/** Which accesses of four (or two) neighbours along an axis are one aligned piece of memory. */
import { provablyInside } from '../../../kernel/bounds.js';
import { smallest } from '../../../kernel/dimension.js';
import { byteSize } from '../../../kernel/dtype.js';
import type { Axis, Expr, LoadExpr } from '../../../kernel/expr.js';
import type { Write } from '../../../kernel/op.js';
import { freeAxes } from '../../../kernel/walk.js';
import type { FindLayout, MemoryLayout } from '../pairs.js';

/** Whether an index is that of the axis itself. */
export function isIndexOf(index: Expr | undefined, axis: Axis): boolean {
  return index?.op === 'index' && index.axis === axis;
}

/** Whether `width` neighbours along the axis are one aligned piece of memory. */
export function isPiece(memory: MemoryLayout, indices: readonly Expr[], lane: Axis, width: number): boolean {
  const inner = memory.layout[memory.layout.length - 1];
  const size = memory.shape[inner];
  if (byteSize(memory.dtype) !== 4 || typeof size !== 'number' || size % width !== 0) return false;
  return indices.every((index, axis) => (axis === inner ? isIndexOf(index, lane) : !freeAxes(index).has(lane)));
}

/** Whether a load of `width` neighbours is one piece, each of them where its own index says. */
export function isVectorLoad(load: LoadExpr, memory: MemoryLayout, lane: Axis, width: number): boolean {
  const inner = memory.layout[memory.layout.length - 1];
  if (!isPiece(memory, load.args, lane, width)) return false;
  return load.border[inner] === 'inside' || provablyInside(load.args[inner], memory.shape[inner]);
}

/** Whether no border rule ever moves a load or yields zero instead. */
export function isInside({ args, border }: LoadExpr, { shape }: MemoryLayout): boolean {
  return args.every((index, axis) => border[axis] === 'inside' || provablyInside(index, shape[axis]));
}

/** Whether a load always reads: no border rule may yield zero instead. */
export function alwaysReads({ args, border }: LoadExpr, { shape }: MemoryLayout): boolean {
  return args.every((index, axis) => {
    if (border[axis] === 'inside' || provablyInside(index, shape[axis])) return true;
    return border[axis] !== 'zero' && smallest(shape[axis]) > 0;
  });
}

/** Whether all writes store neighbours along the axis as one piece. */
export function alignedPieces(writes: readonly Write[], lane: Axis, find: FindLayout, width: number): boolean {
  return writes.every(({ tensor, version, indices, where }) => {
    if (where !== undefined && freeAxes(where).has(lane)) return false;
    return isPiece(find(tensor, version), indices, lane, width);
  });
}
