/**
 * Products on the host: plain sums in float64, one surrogate after the other. Eight candidates are summed up side by side,
 * since a single sum waits for itself; each sum goes through the rows in order, so its bits do not depend on its neighbours.
 */
import { letOthersRun } from '../transfer-entropy/estimate.js';
import { OrderCache } from './order-cache.js';
import type { Products } from './surrogate-products.js';

const abreast = 8;

/** `onPortion` is called after each part of the work; one takes about a tenth of a millisecond at two thousand rows. */
export function hostProducts(onPortion?: () => void): Products {
  const orders = new OrderCache();
  let moved = new Float64Array(0);
  return async (candidates, given, { kind, seed, first, count }) => {
    const { length } = given[0];
    if (moved.length !== length) moved = new Float64Array(length);
    const blocks = interleaved(candidates, length);
    const found: Float64Array[] = [];
    for (let s = 0; s < count; s += 1) {
      const order = orders.at(kind, seed, first + s, length);
      const row = new Float64Array(candidates.length * given.length);
      for (const [g, column] of given.entries()) {
        for (let t = 0; t < length; t += 1) moved[t] = column[order[t]];
        for (const [b, block] of blocks.entries()) sumBlock(block, moved, row, b * abreast, g, given.length);
        onPortion?.();
      }
      found.push(row);
      if (s % 8 === 7) await letOthersRun();
    }
    return found;
  };
}

/** Row by row, eight candidates at a time; zeros beyond the last. */
function interleaved(candidates: readonly Float64Array[], length: number): Float64Array[] {
  return Array.from({ length: Math.ceil(candidates.length / abreast) }, (_, b) => {
    const block = new Float64Array(abreast * length);
    for (const [at, column] of candidates.slice(b * abreast, (b + 1) * abreast).entries())
      for (let t = 0; t < length; t += 1) block[abreast * t + at] = column[t];
    return block;
  });
}

/** Into column `g` of the row, which has `width` columns for each candidate. */
function sumBlock(
  block: Float64Array,
  moved: Float64Array,
  row: Float64Array,
  candidate: number,
  g: number,
  width: number,
): void {
  let [s0, s1, s2, s3, s4, s5, s6, s7] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let t = 0, at = 0; t < moved.length; t += 1, at += abreast) {
    const value = moved[t];
    s0 += block[at] * value;
    s1 += block[at + 1] * value;
    s2 += block[at + 2] * value;
    s3 += block[at + 3] * value;
    s4 += block[at + 4] * value;
    s5 += block[at + 5] * value;
    s6 += block[at + 6] * value;
    s7 += block[at + 7] * value;
  }
  // What lies behind the row's end, of candidates that are none, is dropped.
  const sums = [s0, s1, s2, s3, s4, s5, s6, s7];
  for (let i = 0; i < abreast; i += 1) row[(candidate + i) * width + g] = sums[i];
}
