/** Stores of one of the k best: its value and its index, as far as they are wanted. */
import type { TopkOp } from '../../../kernel/op.js';
import type { Statement, Value } from '../language.js';
import type { Kernel } from './kernel.js';

/** `places`: where the row stands and which of its best it is. */
export function entryStores(
  kernel: Kernel,
  op: TopkOp,
  places: readonly Value[],
  value: Value,
  index: Value,
): Statement[] {
  const store = (tensor: string | undefined, stored: Value): Statement[] =>
    tensor === undefined ? [] : [kernel.store(kernel.memory(tensor, 'current'), places, stored)];
  return [...store(op.values, value), ...store(op.indices, index)];
}
