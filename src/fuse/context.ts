/**
 * What every rule may ask: the tensors, the machine that the plan is for, and what a value becomes when it passes
 * through a tensor's storage. A rule answers with what it made, or with the reason why not.
 */
import type { Bindings } from '../kernel/dimension.js';
import { type Dtype, isNarrow } from '../kernel/dtype.js';
import type { Expr } from '../kernel/expr.js';
import { narrowToBits, widenBits } from '../kernel/functions/narrow.js';
import type { ComputeOp } from '../kernel/op.js';
import type { Tensor } from '../kernel/tensor.js';
import type { Machine } from './machine.js';
import type { Part } from './stage.js';

export interface Context {
  readonly tensors: ReadonlyMap<string, Tensor>;
  readonly machine: Machine;
  /** Sizes under which a join must pay. */
  readonly scenarios: readonly Bindings[];
  /** The kind of each op by its name. */
  readonly kinds: ReadonlyMap<string, ComputeOp['kind']>;
}

export interface Joined {
  readonly part: Part;
  readonly rule: string;
  readonly text: string;
}

/** A refusal is its reason. */
export type Answer = Joined | string;
export type JoinRule = (part: Part, op: ComputeOp, context: Context) => Answer;

/** What a later load of the tensor would yield. */
export function throughStorage(value: Expr, dtype: Dtype): Expr {
  return isNarrow(dtype) ? widenBits[dtype](narrowToBits[dtype](value)) : value;
}

export function dtypeOf(context: Context, tensor: string): Dtype {
  return context.tensors.get(tensor)?.dtype ?? 'f32';
}
