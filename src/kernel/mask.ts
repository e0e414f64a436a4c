/**
 * Flags with a batch axis: inside `when` and `repeat` they do not skip ops, they mask the writes of single elements. The builder
 * keeps the flags that are in force; here they become conditions of an op's writes.
 */
import { dimensionText, sameDimension } from './dimension.js';
import { refuse } from './errors.js';
import type { Expr } from './expr.js';
import { and, cast, eq, indexOf, minimum, ne, or } from './expr.js';
import type { ComputeOp } from './op.js';
import { shapeText, type TensorHandle } from './tensor.js';

/** A flag per element, and whether its elements are written while it is set or while it is not. */
export interface Mask {
  readonly flag: TensorHandle;
  readonly whenSet: boolean;
}

/** Refuses what cannot be a flag. */
export function checkFlag(place: string, { tensor: { dtype, shape } }: TensorHandle): void {
  if ((dtype !== 'i32' && dtype !== 'u32') || shape.length > 1)
    refuse(place, 'not a flag', `${dtype} ${shapeText(shape)}`, 'an i32 or u32 tensor of shape [] or [batch]');
}

/** The op with its writes masked by all flags. */
export function maskOp(op: ComputeOp, masks: readonly Mask[], place: string): ComputeOp {
  if (masks.length === 0) return op;
  if (op.kind !== 'map' && op.kind !== 'reduce' && op.kind !== 'matmul')
    refuse(place, 'cannot be masked by a flag per element', op.kind, 'map, reduce or matmul');
  const condition = masks.map(({ flag: mask, whenSet }) => {
    const axis = op.axes[0];
    if (axis === undefined || !sameDimension(axis.extent, mask.shape[0])) {
      refuse(
        place,
        `does not start with the batch axis of ${mask.tensor.name}`,
        axis === undefined ? 'no axis' : dimensionText(axis.extent),
        dimensionText(mask.shape[0]),
      );
    }
    return (whenSet ? ne : eq)(mask.at(indexOf(axis)), 0);
  });
  const all = condition.length === 1 ? condition[0] : and(condition[0], condition[1], ...condition.slice(2));
  return {
    ...op,
    writes: op.writes.map((write) => ({ ...write, where: write.where === undefined ? all : and(write.where, all) })),
  };
}

/** Whether every element is done, as i32: its flag is set, or a flag around the loop leaves it out. */
export function allDone(until: TensorHandle, around: readonly Mask[]): Expr {
  return minimum([until.shape[0]], ([b]) => {
    const left = around.map(({ flag, whenSet }) => (whenSet ? eq : ne)(flag.at(b), 0));
    return cast(
      left.reduce((any, one) => or(any, one), ne(until.at(b), 0)),
      'i32',
    );
  });
}
