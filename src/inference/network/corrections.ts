/** P-values corrected for how many tests were made: Bonferroni, and Benjamini and Hochberg's false discovery rate. */

/** p times the number of tests, at most 1. NaN stands where nothing was tested, and stays. */
export function bonferroni(pValues: ArrayLike<number>): Float64Array {
  const tests = Array.from(pValues).filter((p) => !Number.isNaN(p)).length;
  return Float64Array.from(pValues, (p) => Math.min(1, p * tests));
}

/** The smallest rate of false discoveries at which each test would be accepted (Benjamini and Hochberg 1995). */
export function falseDiscoveryRate(pValues: ArrayLike<number>): Float64Array {
  const found = new Float64Array(pValues.length).fill(Number.NaN);
  const ranked = Array.from(pValues, (p, at) => ({ p, at }))
    .filter(({ p }) => !Number.isNaN(p))
    .sort((a, b) => a.p - b.p);
  let least = 1;
  for (let rank = ranked.length; rank > 0; rank -= 1) {
    const { p, at } = ranked[rank - 1];
    least = Math.min(least, p * (ranked.length / rank));
    found[at] = least;
  }
  return found;
}
