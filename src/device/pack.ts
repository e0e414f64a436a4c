/**
 * Copies between the caller's arrays (row-major in logical order) and a tensor's storage layout. A packer is prepared once
 * for resolved sizes; where the layout is the identity it is one block copy. Dtypes are not converted here.
 */
import { product } from '../kernel/dimension.js';
import type { HostArray } from '../kernel/index.js';

export interface Packer {
  readonly length: number;
  /** Whether memory order is row-major order, so that nothing need be packed. */
  readonly isCopy: boolean;
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
    // A view of a part takes longer to make than a short copy takes.
    const copy: Packer['pack'] = (source, sourceOffset, target, targetOffset) =>
      target.set(
        source.length === length ? source : source.subarray(sourceOffset, sourceOffset + length),
        targetOffset,
      );
    return { length, isCopy: true, pack: copy, unpack: copy };
  }
  const { rows, count, logicalStride, storedStride } = createRows(shape, layoutStrides(shape, layout));
  return {
    length,
    isCopy: false,
    pack: (source, sourceOffset, target, targetOffset) =>
      rows((logical, stored) => {
        let [from, to] = [sourceOffset + logical, targetOffset + stored];
        for (let i = 0; i < count; i += 1, from += logicalStride, to += storedStride) target[to] = source[from];
      }),
    unpack: (source, sourceOffset, target, targetOffset) =>
      rows((logical, stored) => {
        let [from, to] = [sourceOffset + stored, targetOffset + logical];
        for (let i = 0; i < count; i += 1, from += storedStride, to += logicalStride) target[to] = source[from];
      }),
  };
}

/** Axes that are neighbours both in row-major order and in memory are one. */
interface Axis {
  readonly count: number;
  readonly logicalStride: number;
  readonly storedStride: number;
}

interface Rows extends Axis {
  /** Calls back with the row-major and the stored number of the first element of every row. */
  readonly rows: (see: (logical: number, stored: number) => void) => void;
}

/** The longest axis makes the rows, so that most elements are copied by a plain loop. */
function createRows(shape: readonly number[], strides: readonly number[]): Rows {
  const axes = joinedAxes(shape, strides);
  const row = axes.reduce((longest, axis) => (axis.count > longest.count ? axis : longest));
  const outer = axes.filter((axis) => axis !== row);
  const places = outer.map(() => 0);
  const total = outer.reduce((all, { count }) => all * count, 1);
  const rows: Rows['rows'] = (see) => {
    places.fill(0);
    let [logical, stored] = [0, 0];
    for (let done = 0; done < total; done += 1) {
      see(logical, stored);
      for (let which = outer.length - 1; which >= 0; which -= 1) {
        const { count, logicalStride, storedStride } = outer[which];
        places[which] += 1;
        logical += logicalStride;
        stored += storedStride;
        if (places[which] < count) break;
        logical -= logicalStride * count;
        stored -= storedStride * count;
        places[which] = 0;
      }
    }
  };
  return { rows, ...row };
}

function joinedAxes(shape: readonly number[], strides: readonly number[]): Axis[] {
  const axes: Axis[] = [];
  let logicalStride = 1;
  for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
    const count = shape[axis];
    const inner = axes[0];
    if (count === 1) continue;
    if (inner !== undefined && strides[axis] === inner.storedStride * inner.count)
      axes[0] = { ...inner, count: inner.count * count };
    else axes.unshift({ count, logicalStride, storedStride: strides[axis] });
    logicalStride *= count;
  }
  return axes;
}
