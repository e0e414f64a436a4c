/**
 * How far to count around a point, from its nearest neighbours: strictly below the k-th distance (algorithm 1), or up to
 * the farthest of the k in each block (algorithm 2). Strictly below a number is up to the next lower one of its type.
 */
import type { Column } from './problem.js';

/** Blocks by their numbers, as radii are kept. */
export const blockOf = { x: 0, y: 1, z: 2 } as const;

/** Each positive number's next lower one in its own type; −1 for 0, below which no distance lies. */
export function setBelow(from: Column, to: Column): void {
  to.set(from);
  if (from instanceof Float32Array) {
    const bits = new Int32Array(to.buffer, to.byteOffset, to.length);
    for (let i = 0; i < to.length; i += 1) {
      if (to[i] > 0) bits[i] -= 1;
      else to[i] = -1;
    }
    return;
  }
  for (let i = 0; i < to.length; i += 1) to[i] = nextBelow(to[i]);
}

const double = new Float64Array(1);
const halves = new Int32Array(double.buffer);

/** The next number below a positive one; −1 for 0. */
export function nextBelow(value: number): number {
  if (!(value > 0)) return -1;
  double[0] = value;
  if (halves[0] === 0) halves[1] -= 1;
  halves[0] -= 1;
  return double[0];
}
/** The largest distance in a block between a point and its nearest. */
export function farthest(
  block: readonly Column[],
  self: number,
  found: Int32Array,
  begin: number,
  end: number,
): number {
  let most = 0;
  for (const column of block) {
    for (let m = begin; m < end; m += 1) {
      const difference = Math.abs(column[self] - column[found[m]]);
      if (difference > most) most = difference;
    }
  }
  return block[0] instanceof Float32Array ? Math.fround(most) : most;
}
