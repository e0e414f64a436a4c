/**
 * Counts by exact neighbour search on the processor. Up to some hundred thousand points a sweep over sorted points is
 * used (sweep.ts); a k-d tree takes over where a sample of the points shows that a sweep would look at too many. Both give
 * the very counts of the Program that compares all pairs (ksg-program.ts).
 */
import type { Pool } from '../../device/cpu/pool.js';
import type { HostCounts, SearchMethod } from './host-counts-contract.js';
import type { Column, Problem } from './problem.js';
import { sweepCounts } from './sweep-counts.js';
import { treeCounts } from './tree-counts.js';

export type { HostCounts, SearchMethod };

/** Opens the counts of a problem; on all workers of the pool where one is given. */
export async function openHostCounts(
  problem: Problem,
  pool?: Pool,
  method = chooseMethod(problem),
): Promise<HostCounts> {
  return method === 'tree' ? treeCounts(problem) : sweepCounts(problem, pool);
}

/** Up to this many points there is no question. */
const surelySwept = 8192;
/** More candidates for a point, on average, are more work than a walk through a tree. */
const mostSwept = 8000;
const sampledPoints = 16;

/** Looks at some points, compared with all others: how many would a sweep look at? */
export function chooseMethod(problem: Problem): SearchMethod {
  const { samples, k, x, y, z } = problem;
  if (samples <= surelySwept) return 'sweep';
  const columns = [...(z.length > 0 ? [...z, ...y] : y), ...x];
  const [key] = columns;
  let looked = 0;
  for (let sample = 0; sample < sampledPoints; sample += 1) {
    const self = Math.floor(((sample + 0.5) * samples) / sampledPoints);
    const reach = kthDistance(columns, self, k);
    for (let i = 0; i < samples; i += 1) if (Math.abs(key[i] - key[self]) <= reach) looked += 1;
  }
  return looked / sampledPoints > mostSwept ? 'tree' : 'sweep';
}

/** The distance of a point to its k-th neighbour, by looking at all others. */
function kthDistance(columns: readonly Column[], self: number, k: number): number {
  const nearest = new Float64Array(k + 1).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < columns[0].length; i += 1) {
    let distance = 0;
    for (let axis = 0; axis < columns.length && distance < nearest[k]; axis += 1) {
      const difference = Math.abs(columns[axis][i] - columns[axis][self]);
      if (difference > distance) distance = difference;
    }
    if (distance >= nearest[k]) continue;
    let m = k;
    for (; m > 0 && nearest[m - 1] > distance; m -= 1) nearest[m] = nearest[m - 1];
    nearest[m] = distance;
  }
  // The point itself is the first of them.
  return nearest[k];
}
