/**
 * Surrogates on the host: the source's vectors in another order, or shifted around in time. Each is a pure function of the
 * seed and its number, and the same as `ksg-program.ts` makes on the device.
 */
import { permuteIndex } from '../../kernel/permutation.js';
import type { Column } from './problem.js';

/** `permute`: source vectors in a random order. `shift`: all of them moved around by the same number of steps. */
export type SurrogateKind = 'permute' | 'shift';

/** The seed of surrogate 0; the others follow by counting. */
export function firstSurrogateSeed(seed: number): number {
  return Math.imul(seed, 0x9e3779b1) >>> 0;
}

/** By how many steps the source of a surrogate is moved: from 1 to samples − 1, each once before any comes again. */
export function surrogateShift(seed: number, surrogate: number, samples: number): number {
  return 1 + permuteIndex(firstSurrogateSeed(seed), surrogate % (samples - 1), samples - 1);
}

/** The point whose source vector each point gets. */
export function surrogateOrder(kind: SurrogateKind, seed: number, surrogate: number, samples: number): Int32Array {
  const order = new Int32Array(samples);
  if (kind === 'shift') {
    const shift = surrogateShift(seed, surrogate, samples);
    for (let i = 0; i < samples; i += 1) order[i] = (i + shift) % samples;
    return order;
  }
  const key = (firstSurrogateSeed(seed) + surrogate) >>> 0;
  for (let i = 0; i < samples; i += 1) order[i] = permuteIndex(key, i, samples);
  return order;
}

/** Columns in another order. */
export function reordered<C extends Column>(columns: readonly C[], order: Int32Array): C[] {
  return columns.map((column) => {
    const moved = column.slice() as C;
    for (let i = 0; i < order.length; i += 1) moved[i] = column[order[i]];
    return moved;
  });
}

/** (number of surrogates that reach the value + 1) / (number of surrogates + 1). */
export function surrogatePValue(value: number, surrogates: ArrayLike<number>): number {
  let reached = 0;
  for (let i = 0; i < surrogates.length; i += 1) if (surrogates[i] >= value) reached += 1;
  return (reached + 1) / (surrogates.length + 1);
}
