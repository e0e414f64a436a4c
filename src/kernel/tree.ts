/**
 * The order of a sum, which belongs to the Program and is the same on every machine: elements are cut into chunks;
 * inside a chunk, element i goes to accumulator i mod lanes, each accumulator adding in order; the accumulators are then
 * folded in halves (l += l + lanes/2, …); the chunks' results are the elements of the next level. Missing elements are
 * neutral, so a short chunk equals a padded one. SIMD lanes, warps and workers can all follow it at full speed.
 */
import { refuse } from './errors.js';

/** The order of every float sum of a Program: chunks of `chunk` elements with `lanes` accumulators each. */
export interface Tree {
  readonly lanes: number;
  readonly chunk: number;
}

/** The order of sums where a Program says nothing. */
export const defaultTree: Tree = { lanes: 16, chunk: 256 };

export function checkTree(tree: Tree): Tree {
  const power = (n: number): boolean => Number.isInteger(n) && n > 0 && (n & (n - 1)) === 0;
  if (!power(tree.lanes) || tree.lanes < 4 || tree.lanes > 64)
    refuse('tree', 'bad lanes', tree.lanes, '4, 8, 16, 32 or 64');
  if (!power(tree.chunk) || tree.chunk < tree.lanes || tree.chunk > 4096) {
    refuse('tree', 'bad chunk', tree.chunk, 'a power of two from lanes to 4096');
  }
  return tree;
}

/** Folds `values` in the declared order; `combine` must leave its left operand when the right one is neutral. */
export function foldTree<T>(values: readonly T[], tree: Tree, neutral: T, combine: (a: T, b: T) => T): T {
  if (values.length === 0) return neutral;
  let level = values;
  do {
    const next: T[] = [];
    for (let begin = 0; begin < level.length; begin += tree.chunk) {
      next.push(foldChunk(level, begin, Math.min(begin + tree.chunk, level.length), tree.lanes, neutral, combine));
    }
    level = next;
  } while (level.length > 1);
  return level[0];
}

function foldChunk<T>(
  values: readonly T[],
  begin: number,
  end: number,
  lanes: number,
  neutral: T,
  combine: (a: T, b: T) => T,
): T {
  const accumulators = new Array<T>(lanes).fill(neutral);
  for (let i = begin; i < end; i += 1) {
    const lane = (i - begin) % lanes;
    accumulators[lane] = combine(accumulators[lane], values[i]);
  }
  return foldHalves(accumulators, combine);
}

/** The accumulators of one chunk, a power of two of them, folded in halves. */
export function foldHalves<T>(accumulators: readonly T[], combine: (a: T, b: T) => T): T {
  let level = accumulators;
  while (level.length > 1) {
    const before = level;
    const half = before.length / 2;
    level = Array.from({ length: half }, (_, lane) => combine(before[lane], before[lane + half]));
  }
  return level[0];
}

/** How many levels a reduction of `extent` elements has: 1 up to a chunk, 2 up to chunk², … */
export function levelsOf(extent: number, tree: Tree): number {
  let levels = 1;
  for (let size = Math.ceil(extent / tree.chunk); size > 1; size = Math.ceil(size / tree.chunk)) levels += 1;
  return levels;
}

/**
 * Running results (inclusive) in the declared order. Each element is first combined with the neutral one; inside a chunk
 * x[i] = x[i − d] ∘ x[i] for d = 1, 2, 4, … while d < chunk (all i ≥ d at once); the chunks' last elements are scanned the
 * same way, and what stands before a chunk is combined from the left: before[chunk] ∘ x[i]. An exclusive scan is this one
 * moved by one place: neutral first, then result[i − 1].
 */
export function scanTree<T>(values: readonly T[], tree: Tree, neutral: T, combine: (a: T, b: T) => T): T[] {
  const result: T[] = [];
  const totals: T[] = [];
  for (let begin = 0; begin < values.length; begin += tree.chunk) {
    let local = values.slice(begin, begin + tree.chunk).map((value) => combine(neutral, value));
    for (let distance = 1; distance < local.length; distance *= 2) {
      const before = local;
      local = before.map((value, i) => (i < distance ? value : combine(before[i - distance], value)));
    }
    result.push(...local);
    totals.push(local[local.length - 1]);
  }
  if (totals.length < 2) return result;
  const before = scanTree(totals, tree, neutral, combine);
  return result.map((value, i) => (i < tree.chunk ? value : combine(before[Math.floor(i / tree.chunk) - 1], value)));
}
