/**
 * From counts to nats. With H_s(c) points having count c in the space s, and N points, every estimate is
 *
 *   (Σ_c A(c)·ψ(c) + Σ_c B(c)/c) / N
 *
 * with whole numbers A and B: the constants ψ(K) and 1/K are N more of the same terms (ψ(N) of mutual information is added
 * at the end). Whole numbers are added without rounding, so the value does not depend on the order of the points or on who
 * counted them, and what must cancel cancels exactly.
 */
import { defaultTree } from '../../kernel/index.js';
import { digammaTable } from './digamma.js';
import { type Counts, tiedCount } from './problem.js';

export interface Finish {
  readonly samples: number;
  readonly k: number;
  readonly algorithm: 1 | 2;
  /** Whether there is a z. */
  readonly isConditional: boolean;
}

/** How often each count occurs, in (z) and in both marginals together. */
export interface Histograms {
  /** Absent where there is no z. */
  readonly z: ArrayLike<number> | undefined;
  readonly marginals: ArrayLike<number>;
}

/** Counts to histograms, and at how many points nothing could be counted. */
export function histogramsOf(counts: Counts, samples: number): Histograms & { readonly tied: number } {
  const { xz, yz } = counts;
  const marginals = new Int32Array(samples);
  let tied = 0;
  for (let i = 0; i < samples; i += 1) {
    if (xz[i] === tiedCount) tied += 1;
    else {
      marginals[xz[i]] += 1;
      marginals[yz[i]] += 1;
    }
  }
  if (counts.z === undefined) return { z: undefined, marginals, tied };
  const z = new Int32Array(samples);
  // A tied point is tied in all its counts, and falls in no bin.
  const inZ = counts.z;
  for (let i = 0; i < samples; i += 1) if (inZ[i] !== tiedCount) z[inZ[i]] += 1;
  return { z, marginals, tied };
}

/** ψ(n) for all n that a problem of this size needs. */
export function tableFor(samples: number): Float64Array {
  return digammaTable(samples + 1);
}

/** The estimate in nats. */
export function valueOf(histograms: Histograms, finish: Finish, psi = tableFor(finish.samples)): number {
  return valueFrom(totalOf(histograms, finish, psi), finish, psi);
}

/** The estimate from the sum over all points. */
export function valueFrom(total: number, { samples, isConditional }: Finish, psi: Float64Array): number {
  return isConditional ? total / samples : total / samples + psi[samples];
}

/** Algorithm 1 counts strictly below and takes ψ(n + 1); algorithm 2 counts what is reached and takes ψ(n). */
export function argumentShift(algorithm: 1 | 2): number {
  return algorithm === 1 ? 1 : 0;
}

/** Σ_c A(c)·ψ(c) + B(c)/c over all counts; ksg-program.ts has the same sum in the same order. */
export function totalOf(histograms: Histograms, finish: Finish, psi: Float64Array): number {
  const { samples, k, algorithm, isConditional } = finish;
  const { z, marginals } = histograms;
  const shift = argumentShift(algorithm);
  const terms = new Float64Array(samples);
  // Few points have many others near: most bins are empty.
  let last = samples - 1;
  while (last > k && marginals[last] === 0 && (z === undefined || z[last] === 0)) last -= 1;
  for (let at = 0; at <= last; at += 1) {
    const inMarginals = marginals[at];
    let weight = (z === undefined ? 0 : z[at]) - inMarginals;
    let inverse = algorithm === 2 && isConditional ? inMarginals : 0;
    if (at + shift === k) {
      weight += samples;
      if (algorithm === 2) inverse -= isConditional ? 2 * samples : samples;
    }
    if (weight !== 0) terms[at] = weight * psi[at + shift];
    if (inverse !== 0) terms[at] += inverse / at;
  }
  return treeSum(terms, last + 1);
}

/**
 * The sum in the order that Programs declare (kernel/tree.ts), so that a device in float64 has the same bits. From `used`
 * on all values are 0, which change no sum.
 */
export function treeSum(values: Float64Array, used = values.length, { lanes, chunk } = defaultTree): number {
  if (values.length === 0) return 0;
  const sums = new Float64Array(Math.ceil(values.length / chunk));
  const accumulators = new Float64Array(lanes);
  const parts = Math.ceil(used / chunk);
  for (let part = 0; part < parts; part += 1) {
    accumulators.fill(0);
    const end = Math.min(values.length, (part + 1) * chunk);
    for (let first = part * chunk; first < end; first += lanes)
      for (let lane = 0, i = first; lane < lanes && i < end; lane += 1, i += 1) accumulators[lane] += values[i];
    for (let half = lanes >> 1; half > 0; half >>= 1)
      for (let lane = 0; lane < half; lane += 1) accumulators[lane] += accumulators[lane + half];
    sums[part] = accumulators[0];
  }
  return sums.length === 1 ? sums[0] : treeSum(sums, parts, { lanes, chunk });
}

/** What each point contributes; the mean of these is the estimate. */
export function localValues(counts: Counts, finish: Finish, psi = tableFor(finish.samples)): Float64Array {
  const { samples, k, algorithm, isConditional } = finish;
  const local = new Float64Array(samples);
  for (let i = 0; i < samples; i += 1) {
    const [nxz, nyz] = [counts.xz[i], counts.yz[i]];
    const inZ = counts.z === undefined ? samples - (algorithm === 1 ? 1 : 0) : counts.z[i];
    local[i] =
      algorithm === 1
        ? psi[k] + psi[inZ + 1] - psi[nxz + 1] - psi[nyz + 1]
        : isConditional
          ? psi[k] - 2 / k + psi[inZ] - psi[nxz] + 1 / nxz - psi[nyz] + 1 / nyz
          : psi[k] - 1 / k + psi[inZ] - psi[nxz] - psi[nyz];
  }
  return local;
}
