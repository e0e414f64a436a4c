/**
 * The digamma function at whole numbers: ψ(1) = −γ and ψ(n + 1) = ψ(n) + 1/n. The counts of a nearest-neighbour estimate
 * are whole numbers, so a table is all that is needed. The harmonic sum is compensated: the last entry of a table of a
 * million is as exact as the first.
 */

/** Euler's constant γ = −ψ(1). */
export const eulerGamma = 0.577_215_664_901_532_9;

/** ψ(n) at index n for 1 ≤ n ≤ last; index 0, where ψ has a pole, holds 0 and is never read. */
export function digammaTable(last: number): Float64Array {
  const table = new Float64Array(last + 1);
  let sum = -eulerGamma;
  let lost = 0;
  for (let n = 1; n <= last; n += 1) {
    table[n] = sum;
    const term = 1 / n - lost;
    const next = sum + term;
    lost = next - sum - term;
    sum = next;
  }
  return table;
}
