/**
 * What Amari (1977) derives for one-dimensional fields with Heaviside output, in double precision by finding roots: widths of
 * bumps and their stability from W(a) = −h, existence, height, thresholds with a stimulus, the speed of a front. Nothing here
 * simulates; the self-test holds the simulator to these numbers.
 */

/** A Gaussian of the continuous kernel w(x) = Σ A / (σ √2π) exp(−x² / 2σ²). */
export interface Gaussian {
  readonly amplitude: number;
  readonly sigma: number;
}

/** The error function to about 1e-15: its series, or beyond 3 the continued fraction of its complement. */
export function errorFunction(x: number): number {
  const z = Math.abs(x);
  if (z < 3) {
    let [term, total] = [z, z];
    for (let n = 1; n < 200 && Math.abs(term) > 1e-18; n += 1) {
      term *= -(z * z) / n;
      total += term / (2 * n + 1);
    }
    return (Math.sign(x) * 2 * total) / Math.sqrt(Math.PI);
  }
  let fraction = z;
  for (let n = 60; n > 0; n -= 1) fraction = z + n / 2 / fraction;
  return Math.sign(x) * (1 - Math.exp(-z * z) / (fraction * Math.sqrt(Math.PI)));
}

/** w(x). */
export function kernelAt(kernel: readonly Gaussian[], x: number): number {
  return kernel.reduce(
    (sum, { amplitude, sigma }) =>
      sum + (amplitude / (sigma * Math.sqrt(2 * Math.PI))) * Math.exp(-((x / sigma) ** 2) / 2),
    0,
  );
}

/** W(a) = ∫₀ᵃ w. */
export function kernelIntegral(kernel: readonly Gaussian[], a: number): number {
  return kernel.reduce(
    (sum, { amplitude, sigma }) => sum + (amplitude / 2) * errorFunction(a / (sigma * Math.SQRT2)),
    0,
  );
}

/** A root between two places where the function has different signs, by bisection. */
export function rootBetween(f: (x: number) => number, low: number, high: number): number {
  let [left, right] = [low, high];
  const sign = Math.sign(f(left));
  for (let n = 0; n < 200; n += 1) {
    const middle = (left + right) / 2;
    if (Math.sign(f(middle)) === sign) left = middle;
    else right = middle;
  }
  return (left + right) / 2;
}

/** All roots in a range, of a function that changes its sign at most once per part. */
export function rootsIn(f: (x: number) => number, low: number, high: number, parts = 2000): number[] {
  const at = (n: number): number => low + ((high - low) * n) / parts;
  return Array.from({ length: parts }, (_, n) => n).flatMap((n) => {
    const [left, right] = [at(n), at(n + 1)];
    return Math.sign(f(left)) !== Math.sign(f(right)) ? [rootBetween(f, left, right)] : [];
  });
}

/** The largest value of a function in a range. */
export function greatest(f: (x: number) => number, low: number, high: number): number {
  const parts = 400;
  let best = low;
  for (let n = 0; n <= parts; n += 1) {
    const x = low + ((high - low) * n) / parts;
    if (f(x) > f(best)) best = x;
  }
  let step = (high - low) / parts;
  for (let n = 0; n < 60; n += 1, step /= 2)
    for (const x of [best - step, best + step]) if (x >= low && x <= high && f(x) > f(best)) best = x;
  return f(best);
}

/** Widths a of bumps: W(a) = −h, stable where w(a) < 0. */
export function bumpWidths(
  kernel: readonly Gaussian[],
  h: number,
  widest: number,
): { width: number; isStable: boolean }[] {
  return rootsIn((a) => kernelIntegral(kernel, a) + h, 1e-6, widest).map((width) => ({
    width,
    isStable: kernelAt(kernel, width) < 0,
  }));
}

/** u at the middle of a bump of width a: 2 W(a/2) + h. */
export function bumpHeight(kernel: readonly Gaussian[], h: number, width: number): number {
  return 2 * kernelIntegral(kernel, width / 2) + h;
}

/** The resting level below which no bump can stand: −max W. */
export function existenceLevel(kernel: readonly Gaussian[], widest: number): number {
  return -greatest((a) => kernelIntegral(kernel, a), 0, widest);
}

/** The least amplitude of a Gaussian stimulus that still holds up a bump: the fold of W(a) + S(a/2) = −h. */
export function releaseAmplitude(
  kernel: readonly Gaussian[],
  h: number,
  stimulusSigma: number,
  widest: number,
): number {
  const margin = (amplitude: number): number =>
    h +
    greatest(
      (a) => kernelIntegral(kernel, a) + amplitude * Math.exp(-((a / 2 / stimulusSigma) ** 2) / 2),
      1e-6,
      widest,
    );
  return rootBetween(margin, 0, -h);
}

/** The speed of a front into a resting field: the c with h + ∫₀^∞ e⁻ˢ ∫_{cτs}^∞ w = 0, for an excitatory kernel. */
export function frontSpeed(kernel: readonly Gaussian[], h: number, tau: number): number {
  const total = kernel.reduce((sum, { amplitude }) => sum + amplitude, 0);
  const edge = (c: number): number => {
    // Simpson's rule over s from 0 to 40.
    const parts = 4000;
    let sum = 0;
    for (let n = 0; n <= parts; n += 1) {
      const s = (40 * n) / parts;
      const factor = n === 0 || n === parts ? 1 : n % 2 === 1 ? 4 : 2;
      sum += factor * Math.exp(-s) * (total / 2 - kernelIntegral(kernel, c * tau * s));
    }
    return h + (sum * 40) / parts / 3;
  };
  const widest = Math.max(...kernel.map(({ sigma }) => sigma));
  return rootBetween(edge, 0, (100 * widest) / tau);
}
