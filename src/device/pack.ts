/**
 * Copies between the caller's arrays (row-major in logical order) and a tensor's storage layout. A packer is prepared once
 * for resolved sizes; where the layout is the identity it is one block copy. Dtypes are not converted here.
 */
import { product } from '../kernel/dimension.js';
import type { HostArray } from '../kernel/index.js';

export interface Packer {
  readonly length: number;
  /** Row-major `source` from element `sourceOffset` to the layout in `target` from element `targetOffset`. */
  pack(source: HostArray, sourceOffset: number, target: HostArray, targetOffset: number): void;
  /** The way back. */
  unpack(source: HostArray, sourceOffset: number, target: HostArray, targetOffset: number): void;
}

/** Elements between neighbours of each logical axis, where `layout` lists the axes from outermost to innermost. */
export function layoutStrides(shape: readonly number[], layout: readonly number[]): number[] {
  const strides = new Array<number>(shape.length).fill(1);
  let stride = 1;
  for (const axis of [...layout].reverse()) {
    strides[axis] = stride;
    stride *= shape[axis];
  }
  return strides;
}

/** True where memory order is row-major order; axes of size 1 may stand anywhere. */
export function isRowMajor(shape: readonly number[], layout: readonly number[]): boolean {
  const long = layout.filter((axis) => shape[axis] !== 1);
  return long.every((axis, position) => position === 0 || long[position - 1] < axis);
}

export function createPacker(shape: readonly number[], layout: readonly number[]): Packer {
  const length = product(shape);
  if (isRowMajor(shape, layout) || length === 0) {
    const copy: Packer['pack'] = (source, sourceOffset, target, targetOffset) =>
      target.set(source.subarray(sourceOffset, sourceOffset + length), targetOffset);
    return { length, pack: copy, unpack: copy };
  }
  const strides = layoutStrides(shape, layout);
  const walk = createWalk(shape, strides);
  return {
    length,
    pack: (source, sourceOffset, target, targetOffset) =>
      walk((logical, stored) => {
        target[targetOffset + stored] = source[sourceOffset + logical];
      }),
    unpack: (source, sourceOffset, target, targetOffset) =>
      walk((logical, stored) => {
        target[targetOffset + logical] = source[sourceOffset + stored];
      }),
  };
}

/** Calls back with the row-major and the stored element number of every element, the last axis fastest. */
function createWalk(shape: readonly number[], strides: readonly number[]) {
  const place = new Array<number>(shape.length).fill(0);
  const length = product(shape);
  return (see: (logical: number, stored: number) => void): void => {
    place.fill(0);
    let stored = 0;
    for (let logical = 0; logical < length; logical += 1) {
      see(logical, stored);
      for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
        place[axis] += 1;
        stored += strides[axis];
        if (place[axis] < shape[axis]) break;
        stored -= strides[axis] * shape[axis];
        place[axis] = 0;
      }
    }
  };
}
