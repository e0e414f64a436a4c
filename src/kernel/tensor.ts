/**
 * Tensors as a Program declares them, and the handles with which expressions read them. The logical index order is the
 * reader's; `layout` alone says how elements lie in memory, so another layout is one line and no formula changes.
 */
import { needExpr, needList } from './argument.js';
import type { Dimension } from './dimension.js';
import { dimensionText } from './dimension.js';
import type { Dtype } from './dtype.js';
import { valueType } from './dtype.js';
import { refuse } from './errors.js';
import type { Border, Expr, Value } from './expr.js';
import { i32 } from './expr.js';

/** What writes a tensor and how long it lives. */
export type Role = 'input' | 'output' | 'state' | 'scratch' | 'constant';

/** A tensor of a Program as it was declared. */
export interface Tensor {
  readonly name: string;
  readonly dtype: Dtype;
  readonly shape: readonly Dimension[];
  readonly role: Role;
  /** Axes from outermost to innermost in memory; the identity by default. */
  readonly layout: readonly number[];
  /** State that a stencil reads and writes: reads see the old values, writes go to the next, swapped after the step. */
  readonly buffered: boolean;
  /** The value of every element of a state before the first step, or of a parameter that nothing was given for. */
  readonly initial: number;
  /** A constant that has a default: a parameter with a value per element. */
  readonly parameter?: true;
}

/** A tensor (in one of its versions) that expressions can load from and ops can write to. */
export class TensorHandle {
  readonly tensor: Tensor;
  readonly version: 'current' | 'next';

  constructor(tensor: Tensor, version: 'current' | 'next' = 'current') {
    this.tensor = tensor;
    this.version = version;
  }

  get shape(): readonly Dimension[] {
    return this.tensor.shape;
  }

  /** What this step writes to a double-buffered state. */
  get next(): TensorHandle {
    if (!this.tensor.buffered)
      refuse(`tensor ${this.tensor.name}`, 'has no next version', this.tensor.role, 'a buffered state');
    return new TensorHandle(this.tensor, 'next');
  }

  /** The element at these indices, which must lie inside the tensor for every index of the op. */
  at(...indices: Value[]): Expr {
    return load(this, indices, 'inside');
  }

  /** Outside, the nearest element. */
  clamp(...indices: Value[]): Expr {
    return load(this, indices, 'clamp');
  }

  /** Outside, zero. */
  zero(...indices: Value[]): Expr {
    return load(this, indices, 'zero');
  }

  /** Outside, the element on the other side. */
  wrap(...indices: Value[]): Expr {
    return load(this, indices, 'wrap');
  }
}

/** A load with one border rule for all axes, or one for each. */
export function load(handle: TensorHandle, indices: readonly Value[], border: Border | readonly Border[]): Expr {
  needTensor('load', handle);
  needList(`load ${handle.tensor.name}`, indices);
  const { tensor, version } = handle;
  if (indices.length !== tensor.shape.length) {
    refuse(
      `load ${tensor.name}`,
      'wrong number of indices',
      indices.length,
      `${tensor.shape.length} for ${shapeText(tensor.shape)}`,
    );
  }
  const args = indices.map((index) => (typeof index === 'number' ? i32(index) : index));
  for (const arg of args) {
    needExpr(`load ${tensor.name}`, arg);
    if (arg.dtype !== 'i32')
      refuse(`load ${tensor.name}`, 'index of a wrong type', arg.dtype, 'i32', "Use cast(index, 'i32').");
  }
  const borders = typeof border === 'string' ? args.map(() => border) : border;
  needList(`load ${tensor.name}`, borders);
  if (borders.length !== args.length)
    refuse(`load ${tensor.name}`, 'wrong number of border rules', borders.length, `${args.length}`);
  return { op: 'load', dtype: valueType(tensor.dtype), args, tensor: tensor.name, version, border: borders };
}

/** Refuses what no builder has declared. */
export function needTensor(place: string, given: unknown): void {
  if (!(given instanceof TensorHandle)) refuse(place, 'not a tensor', given, 'a tensor that was declared');
}

export function shapeText(shape: readonly Dimension[]): string {
  return `[${shape.map(dimensionText).join(', ')}]`;
}
