/**
 * The upper tail of the chi-squared distribution, by the regularised incomplete gamma function: its power series where
 * that converges fast, Lentz's continued fraction where that does.
 */

const lanczos = [
  0.999_999_999_999_809_93, 676.520_368_121_885_1, -1_259.139_216_722_402_8, 771.323_428_777_653_13,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_572e-6,
  1.505_632_735_149_311_6e-7,
] as const;

/** ln Γ(a) for a > 0, by Lanczos' approximation. */
export function logGamma(a: number): number {
  if (a < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * a)) - logGamma(1 - a);
  const x = a - 1;
  let sum: number = lanczos[0];
  for (let i = 1; i < lanczos.length; i += 1) sum += lanczos[i] / (x + i);
  const t = x + lanczos.length - 1.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The chance that a chi-squared variable with these degrees of freedom is above `value`. */
export function chiSquaredTail(value: number, degrees: number): number {
  if (!(value > 0)) return 1;
  const [a, x] = [degrees / 2, value / 2];
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 10_000 && term > sum * 1e-17; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

function upperFraction(a: number, x: number): number {
  const least = 1e-300;
  let b = x + 1 - a;
  let c = 1 / least;
  let d = 1 / b;
  let h = d;
  for (let i = 1; i < 10_000; i += 1) {
    const factor = -i * (i - a);
    b += 2;
    d = 1 / nonZero(factor * d + b, least);
    c = nonZero(b + factor / c, least);
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return h;
}

function nonZero(value: number, least: number): number {
  return Math.abs(value) < least ? least : value;
}
