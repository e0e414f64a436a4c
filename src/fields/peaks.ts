/** Peaks of activation: connected regions with u > 0, with where, how high and how wide they are. */
import { product, unravel } from '../kernel/dimension.js';

/** A connected region with u > 0 in one instance of a batch. */
export interface Peak {
  readonly batch: number;
  /** The centre of u over the region, in grid points: a number on a line or ring, else one per axis. */
  readonly position: number | readonly number[];
  /** The largest u in the region. */
  readonly height: number;
  /** On a line or ring the distance of the zero crossings, interpolated; else the diameter of a disc or ball of that size. */
  readonly width: number;
}

/** The peaks of every instance, instance by instance, by their first point. */
export function findPeaks(u: ArrayLike<number>, shape: readonly number[], isRing: boolean): Peak[] {
  const points = product(shape);
  const peaks: Peak[] = [];
  for (let batch = 0; batch * points < u.length; batch += 1) {
    const seen = new Uint8Array(points);
    const at = (point: number): number => u[batch * points + point];
    for (let point = 0; point < points; point += 1) {
      if (seen[point] === 0 && at(point) > 0)
        peaks.push(peakOf(regionFrom(point, at, seen, shape, isRing), at, shape, isRing, batch));
    }
  }
  return peaks;
}

function neighbour(point: number, axis: number, step: number, shape: readonly number[], isRing: boolean): number {
  const stride = product(shape.slice(axis + 1));
  const index = Math.floor(point / stride) % shape[axis];
  const next = index + step;
  if (next >= 0 && next < shape[axis]) return point + step * stride;
  return isRing ? point + (next < 0 ? shape[axis] - 1 : 1 - shape[axis]) * stride : -1;
}

function regionFrom(
  first: number,
  at: (point: number) => number,
  seen: Uint8Array,
  shape: readonly number[],
  isRing: boolean,
): number[] {
  const region = [first];
  seen[first] = 1;
  for (let next = 0; next < region.length; next += 1) {
    for (let axis = 0; axis < shape.length; axis += 1) {
      for (const step of [-1, 1]) {
        const other = neighbour(region[next], axis, step, shape, isRing);
        if (other < 0 || seen[other] === 1 || !(at(other) > 0)) continue;
        seen[other] = 1;
        region.push(other);
      }
    }
  }
  return region;
}

function peakOf(
  region: readonly number[],
  at: (point: number) => number,
  shape: readonly number[],
  isRing: boolean,
  batch: number,
): Peak {
  const values = region.map(at);
  const height = values.reduce((most, value) => Math.max(most, value), 0);
  const origin = unravel(region[values.indexOf(height)], shape);
  const weight = values.reduce((sum, value) => sum + value, 0);
  // From the highest point, so that a region across the seam of a ring has one centre.
  const position = shape.map((size, axis) => {
    const moment = region.reduce((sum, point, i) => {
      const offset = unravel(point, shape)[axis] - origin[axis];
      const short = isRing ? offset - size * Math.round(offset / size) : offset;
      return sum + short * values[i];
    }, 0);
    const centre = origin[axis] + moment / weight;
    return isRing ? ((centre % size) + size) % size : centre;
  });
  if (shape.length === 1) return { batch, position: position[0], height, width: lineWidth(region, at, shape, isRing) };
  const width =
    shape.length === 2 ? 2 * Math.sqrt(region.length / Math.PI) : 2 * Math.cbrt((3 * region.length) / (4 * Math.PI));
  return { batch, position, height, width };
}

/** The points between the crossings, and on each side the part of a point up to where u is zero. */
function lineWidth(
  region: readonly number[],
  at: (point: number) => number,
  shape: readonly number[],
  isRing: boolean,
): number {
  if (region.length === shape[0]) return shape[0];
  let width = region.length - 1;
  for (const point of region) {
    for (const step of [-1, 1]) {
      const other = neighbour(point, 0, step, shape, isRing);
      if (other >= 0 && at(other) <= 0) width += at(point) / (at(point) - at(other));
    }
  }
  return width;
}
