/**
 * Which parts of a tensor have surely been written: a set of boxes per tensor version. Scratch may be read, and a
 * double-buffered state may end a step, only when its boxes cover it.
 */
import { affine } from './bounds.js';
import { largest, sameDimension } from './dimension.js';
import type { Axis } from './expr.js';
import type { ComputeOp, Write } from './op.js';
import { versioned, writesOf } from './op.js';
import type { Tensor } from './tensor.js';

type Side = 'all' | { readonly begin: number; readonly end: number };
type Box = readonly Side[];

export class Coverage {
  private readonly boxes = new Map<string, Box[]>();

  copy(): Coverage {
    const twin = new Coverage();
    for (const [name, boxes] of this.boxes) twin.boxes.set(name, boxes);
    return twin;
  }

  /**
   * Notes what an op surely writes. Masked writes and computed rows cover nothing; a row chosen by an outer loop counts
   * where that loop is among `finished`.
   */
  note(op: ComputeOp, tensors: ReadonlyMap<string, Tensor>, finished: readonly Axis[] = []): void {
    if (op.kind === 'map' || op.kind === 'reduce' || op.kind === 'matmul') {
      for (const write of op.writes) {
        const tensor = tensors.get(write.tensor);
        const box = tensor === undefined ? undefined : boxOf(write, tensor, [...op.axes, ...finished]);
        if (box !== undefined) this.addBox(versioned(write.tensor, write.version), box);
      }
      return;
    }
    for (const { tensor, version } of writesOf(op)) {
      const shape = tensors.get(tensor)?.shape ?? [];
      this.addBox(
        versioned(tensor, version),
        shape.map(() => 'all'),
      );
    }
  }

  private addBox(name: string, box: Box): void {
    this.boxes.set(name, [...(this.boxes.get(name) ?? []), box]);
  }

  touched(name: string): boolean {
    return this.boxes.has(name);
  }

  /** Whether the boxes cover the tensor: exact where at most one dimension is cut into pieces. */
  covers(name: string, tensor: Tensor): boolean {
    const boxes = this.boxes.get(name) ?? [];
    if (boxes.some((box) => box.every((side) => side === 'all'))) return true;
    return tensor.shape.some((dimension, cut) => {
      const pieces = boxes
        .filter((box) => box.every((side, position) => position === cut || side === 'all'))
        .map((box) => box[cut])
        .filter((side) => side !== 'all')
        .sort((a, b) => a.begin - b.begin);
      let reached = 0;
      for (const piece of pieces) if (piece.begin <= reached) reached = Math.max(reached, piece.end);
      return typeof dimension === 'number' && reached >= dimension;
    });
  }
}

function boxOf(write: Write, tensor: Tensor, axes: readonly Axis[]): Box | undefined {
  if (write.where !== undefined) return undefined;
  const box: Side[] = [];
  for (let position = 0; position < tensor.shape.length; position += 1) {
    const { axis, offset } = affine(write.indices[position]);
    const dimension = tensor.shape[position];
    if (Number.isNaN(offset) || (axis !== undefined && !axes.includes(axis))) return undefined;
    if (axis === undefined) box.push(dimension === 1 ? 'all' : { begin: offset, end: offset + 1 });
    else if (offset === 0 && sameDimension(axis.extent, dimension)) box.push('all');
    else if (typeof axis.extent === 'number') box.push({ begin: offset, end: offset + largest(axis.extent) });
    else return undefined;
  }
  return box;
}
