/**
 * Nearest-neighbour estimates by definition: every pair is compared, every distance is sorted, every digamma is evaluated
 * by itself. Slow, plain and without anything of the estimators under test; the closed forms decide that it is right.
 */
import type { Column, Counts, Problem } from '../../src/inference/transfer-entropy/problem.js';

/** ψ(x) for x > 0 by recurrence and the asymptotic series. */
export function digamma(x: number): number {
  let [value, at] = [0, x];
  for (; at < 12; at += 1) value -= 1 / at;
  const s = 1 / (at * at);
  const series = s * (1 / 12 - s * (1 / 120 - s * (1 / 252 - s * (1 / 240 - s * (5 / 660 - s * (691 / 32760))))));
  return value + Math.log(at) - 0.5 / at - series;
}

/** The distance of two points in a block, rounded as the columns' type rounds it. */
function distanceIn(block: readonly Column[], i: number, j: number): number {
  let most = 0;
  for (const column of block) {
    const exact = column[i] - column[j];
    most = Math.max(most, Math.abs(column instanceof Float32Array ? Math.fround(exact) : exact));
  }
  return most;
}

/** Counts by definition; −1 where the k-th neighbour has distance 0. */
export function oracleCounts(problem: Omit<Problem, 'precision'>): Counts {
  const { x, y, z, samples, k, algorithm, theiler } = problem;
  const counts = {
    z: z.length === 0 ? undefined : new Int32Array(samples),
    xz: new Int32Array(samples),
    yz: new Int32Array(samples),
  };
  for (let i = 0; i < samples; i += 1) {
    const others: { j: number; dx: number; dy: number; dz: number; joint: number }[] = [];
    for (let j = 0; j < samples; j += 1) {
      if (Math.abs(i - j) <= theiler) continue;
      const [dx, dy, dz] = [distanceIn(x, i, j), distanceIn(y, i, j), distanceIn(z, i, j)];
      others.push({ j, dx, dy, dz, joint: Math.max(dx, dy, dz) });
    }
    const ranked = [...others].sort((a, b) => a.joint - b.joint || a.j - b.j).slice(0, k);
    const epsilon = ranked[k - 1].joint;
    if (epsilon === 0) {
      for (const one of [counts.z, counts.xz, counts.yz]) if (one !== undefined) one[i] = -1;
      continue;
    }
    const reach = {
      dx: Math.max(...ranked.map(({ dx }) => dx)),
      dy: Math.max(...ranked.map(({ dy }) => dy)),
      dz: Math.max(...ranked.map(({ dz }) => dz)),
    };
    const near = (one: { dx: number; dy: number; dz: number }, axis: 'dx' | 'dy' | 'dz'): boolean =>
      algorithm === 1 ? one[axis] < epsilon : one[axis] <= reach[axis];
    const inZ = others.filter((one) => z.length === 0 || near(one, 'dz'));
    if (counts.z !== undefined) counts.z[i] = inZ.length;
    counts.xz[i] = inZ.filter((one) => near(one, 'dx')).length;
    counts.yz[i] = inZ.filter((one) => near(one, 'dy')).length;
  }
  return counts;
}

/** What each point contributes, by the formulas as they stand in the papers. */
export function oracleLocal(problem: Omit<Problem, 'precision'>): number[] {
  const { samples, k, algorithm, z } = problem;
  const counts = oracleCounts(problem);
  return Array.from({ length: samples }, (_, i) => {
    const [nxz, nyz] = [counts.xz[i], counts.yz[i]];
    if (counts.z === undefined || z.length === 0) {
      return algorithm === 1
        ? digamma(k) + digamma(samples) - digamma(nxz + 1) - digamma(nyz + 1)
        : digamma(k) - 1 / k + digamma(samples) - digamma(nxz) - digamma(nyz);
    }
    const nz = counts.z[i];
    return algorithm === 1
      ? digamma(k) + digamma(nz + 1) - digamma(nxz + 1) - digamma(nyz + 1)
      : digamma(k) - 2 / k + digamma(nz) - digamma(nxz) + 1 / nxz - digamma(nyz) + 1 / nyz;
  });
}

export function oracleValue(problem: Omit<Problem, 'precision'>): number {
  const local = oracleLocal(problem);
  return local.reduce((sum, one) => sum + one, 0) / local.length;
}
