/**
 * Counts for many sources of one target and condition: candidates and their surrogates, by algorithm 1 in f64. What knows
 * nothing of the source is found once: for each point its nearest in (y, z) and its nearest in (z), in order. The nearest in
 * (x, y, z) are among the first few of the one list, and what is counted stands at the beginning of the other. A point whose
 * lists are too short is compared with all others, so that the counts are those of all pairs.
 */
import type { HostCounts } from './host-counts-contract.js';
import { type Column, type Problem, tiedCount } from './problem.js';

/** The most points: their lists take 15 kB each. */
export const mostListed = 8192;
const [nearestLength, countedLength] = [512, 1024];

/** The nearest of each point, nearest first, in rows of `length`. */
interface Lists {
  readonly length: number;
  readonly distances: Float64Array;
  readonly found: Uint16Array;
  /** How many stand in a row, and whether these are all that there are. */
  readonly lengths: Int32Array;
  readonly isWhole: Uint8Array;
}

/** Whether lists can answer a problem. */
export function canList({ samples, precision, algorithm, x, z }: Problem): boolean {
  return algorithm === 1 && precision === 'f64' && samples <= mostListed && (z.length > 0 || x.length === 1);
}

export function listCounts(problem: Problem): Omit<HostCounts, 'method'> {
  const { samples, k, theiler, y, z } = problem;
  const nearby = makeLists([...y, ...z], samples, nearestLength, theiler);
  const given = z.length === 0 ? undefined : makeLists(z, samples, countedLength, theiler);
  const inZ = given === undefined ? undefined : new Int32Array(samples);
  const [inXz, inYz] = [new Int32Array(samples), new Int32Array(samples)];
  const best = new Float64Array(k);
  let x = problem.x;
  let sorted = Float64Array.from(x[0]).sort();

  /** Puts a distance among the k least; the k-th of them. */
  const take = (distance: number): number => {
    let m = k - 1;
    for (; m > 0 && best[m - 1] > distance; m -= 1) best[m] = best[m - 1];
    best[m] = distance;
    return best[k - 1];
  };
  /** By the lists; false where they end too early. */
  const search = (i: number): boolean => {
    const [x0, width] = [x[0], x.length];
    const here = x0[i];
    best.fill(Number.POSITIVE_INFINITY);
    let reach = Number.POSITIVE_INFINITY;
    const begin = i * nearby.length;
    const end = begin + nearby.lengths[i];
    let at = begin;
    for (; at < end; at += 1) {
      let distance = nearby.distances[at];
      if (distance >= reach) break;
      const j = nearby.found[at];
      const own = Math.abs(here - x0[j]);
      if (own > distance) distance = own;
      for (let c = 1; c < width; c += 1) {
        const difference = Math.abs(x[c][i] - x[c][j]);
        if (difference > distance) distance = difference;
      }
      if (distance < reach) reach = take(distance);
    }
    if (at === end && nearby.isWhole[i] === 0) return false;
    // The last ones may lie as far as the k-th.
    while (at > begin && nearby.distances[at - 1] >= reach) at -= 1;
    if (given === undefined || inZ === undefined) {
      inXz[i] = countSorted(sorted, here, reach) - countInWindow(x0, i, theiler, reach);
    } else {
      const first = i * given.length;
      const last = first + given.lengths[i];
      let [place, count] = [first, 0];
      for (; place < last && given.distances[place] < reach; place += 1) {
        const j = given.found[place];
        let isNear = Math.abs(here - x0[j]) < reach ? 1 : 0;
        for (let c = 1; c < width && isNear === 1; c += 1) if (!(Math.abs(x[c][i] - x[c][j]) < reach)) isNear = 0;
        count += isNear;
      }
      if (place === last && given.isWhole[i] === 0) return false;
      inZ[i] = place - first;
      inXz[i] = count;
    }
    inYz[i] = at - begin;
    if (!(reach > 0)) markTied(i);
    return true;
  };
  const markTied = (i: number): void => {
    for (const one of [inZ, inXz, inYz]) if (one !== undefined) one[i] = tiedCount;
  };
  /** By all others. */
  const compare = (i: number): void => {
    best.fill(Number.POSITIVE_INFINITY);
    const near = (block: readonly Column[], j: number): number => distanceIn(block, i, j);
    const others = (visit: (j: number) => void): void => {
      for (let j = 0; j < samples; j += 1) if (Math.abs(i - j) > theiler) visit(j);
    };
    others((j) => {
      const distance = Math.max(near(x, j), near(y, j), near(z, j));
      if (distance < best[k - 1]) take(distance);
    });
    const reach = best[k - 1];
    if (!(reach > 0)) {
      markTied(i);
      return;
    }
    let [ownZ, ownXz, ownYz] = [0, 0, 0];
    others((j) => {
      if (!(near(z, j) < reach)) return;
      ownZ += 1;
      if (near(x, j) < reach) ownXz += 1;
      if (near(y, j) < reach) ownYz += 1;
    });
    if (inZ !== undefined) inZ[i] = ownZ;
    inXz[i] = ownXz;
    inYz[i] = ownYz;
  };
  return {
    count() {
      for (let i = 0; i < samples; i += 1) if (!search(i)) compare(i);
      return { z: inZ, xz: inXz, yz: inYz };
    },
    replaceSource(columns) {
      x = columns;
      if (given === undefined) sorted = Float64Array.from(columns[0]).sort();
    },
    close: async () => undefined,
  };
}

/** The distance in the maximum norm; 0 without columns. */
function distanceIn(columns: readonly Column[], i: number, j: number): number {
  let distance = 0;
  for (const column of columns) {
    const difference = Math.abs(column[i] - column[j]);
    if (difference > distance) distance = difference;
  }
  return distance;
}

/** How many of the sorted values lie nearer than `reach`. */
function countSorted(sorted: Float64Array, here: number, reach: number): number {
  /** The first value for which it holds; it holds for all behind it. */
  const firstOf = (holds: (value: number) => boolean): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(sorted[middle])) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return Math.max(0, firstOf((value) => value - here >= reach) - firstOf((value) => here - value < reach));
}

/** How many of the points that are too near in time lie nearer than `reach`. */
function countInWindow(column: Column, i: number, theiler: number, reach: number): number {
  let count = 0;
  for (let j = Math.max(0, i - theiler); j <= Math.min(column.length - 1, i + theiler); j += 1)
    if (Math.abs(column[i] - column[j]) < reach) count += 1;
  return count;
}

/** Buckets of a row's distances: a row is nearly sorted by them. */
const buckets = 1024;

function makeLists(columns: readonly Column[], samples: number, most: number, theiler: number): Lists {
  const length = Math.min(most, samples);
  const lists: Lists = {
    length,
    distances: new Float64Array(samples * length),
    found: new Uint16Array(samples * length),
    lengths: new Int32Array(samples),
    isWhole: new Uint8Array(samples),
  };
  const row = new Float64Array(samples);
  const starts = new Int32Array(buckets + 2);
  for (let i = 0; i < samples; i += 1) {
    row.fill(0);
    for (const column of columns) {
      const here = column[i];
      for (let j = 0; j < samples; j += 1) {
        const difference = Math.abs(here - column[j]);
        if (difference > row[j]) row[j] = difference;
      }
    }
    for (let j = Math.max(0, i - theiler); j <= Math.min(samples - 1, i + theiler); j += 1) row[j] = Number.NaN;
    fillRow(lists, i, row, starts);
  }
  return lists;
}

const sampled = 64;
const sample = new Float64Array(sampled);

/** About how far the given share of a row reaches; some distances say it. */
function rangeOf(row: Float64Array, share: number): number {
  for (let at = 0; at < sampled; at += 1) {
    const distance = row[Math.floor(((at + 0.5) * row.length) / sampled)];
    sample[at] = distance >= 0 ? distance : 0;
  }
  sample.sort();
  return sample[Math.min(sampled - 1, Math.ceil(1.25 * share * sampled))];
}

/** The least of a row of distances, in order; NaN stands for points that are left out. */
function fillRow(
  { length, distances, found, lengths, isWhole }: Lists,
  i: number,
  row: Float64Array,
  starts: Int32Array,
): void {
  let [most, others] = [0, 0];
  for (let j = 0; j < row.length; j += 1) {
    const distance = row[j];
    if (distance > most) most = distance;
    if (distance >= 0) others += 1;
  }
  const range = rangeOf(row, length / others) || most;
  const scale = range > 0 ? buckets / range : 0;
  // What lies beyond stands in a bucket of its own.
  const bucketOf = (distance: number): number => (distance < range ? (distance * scale) | 0 : range > 0 ? buckets : 0);
  starts.fill(0);
  for (let j = 0; j < row.length; j += 1) if (row[j] >= 0) starts[bucketOf(row[j]) + 1] += 1;
  // Buckets that are taken: up to the one in which the row is full, which is left out unless all fit.
  let [taken, last] = [0, -1];
  for (let bucket = 0; bucket <= buckets; bucket += 1) {
    const count = starts[bucket + 1];
    starts[bucket + 1] = taken + count;
    if (taken + count > length) break;
    taken += count;
    last = bucket;
  }
  const base = i * length;
  for (let j = 0; j < row.length; j += 1) {
    const distance = row[j];
    if (!(distance >= 0)) continue;
    const bucket = bucketOf(distance);
    if (bucket > last) continue;
    const at = base + starts[bucket];
    starts[bucket] += 1;
    distances[at] = distance;
    found[at] = j;
  }
  for (let at = base + 1; at < base + taken; at += 1) {
    const [distance, j] = [distances[at], found[at]];
    let to = at;
    for (; to > base && distances[to - 1] > distance; to -= 1) {
      distances[to] = distances[to - 1];
      found[to] = found[to - 1];
    }
    distances[to] = distance;
    found[to] = j;
  }
  lengths[i] = taken;
  isWhole[i] = taken === others ? 1 : 0;
}
