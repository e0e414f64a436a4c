/**
 * Units in the last place: how far a computed value lies from the truth, measured in the spacing of floats around the
 * truth. A truth beyond the largest float counts as infinity once it rounds there; NaN is right only where expected.
 */

interface Format {
  readonly bits: number;
  readonly lowestExponent: number;
  readonly overflow: number;
}
const formats = {
  f32: { bits: 24, lowestExponent: -149, overflow: 2 ** 128 - 2 ** 103 },
  f64: { bits: 53, lowestExponent: -1074, overflow: Number.POSITIVE_INFINITY },
} satisfies Record<string, Format>;

const view = new DataView(new ArrayBuffer(8));

/** The exponent e with 2^e ≤ |value| < 2^(e+1), for a finite value that is not 0. */
export function exponentOf(value: number): number {
  view.setFloat64(0, value);
  const field = (view.getUint32(0) >>> 20) & 0x7ff;
  return field === 0 ? exponentOf(value * 2 ** 54) - 54 : field - 1023;
}

/** |got − truth| in ulp; `low` is what the truth has beyond its nearest double. */
export function ulpDistance(got: number, truth: number, format: 'f32' | 'f64', low = 0): number {
  const { bits, lowestExponent, overflow } = formats[format];
  if (Number.isNaN(truth)) return Number.isNaN(got) ? 0 : Number.POSITIVE_INFINITY;
  if (Math.abs(truth) >= overflow)
    return got === Math.sign(truth) * Number.POSITIVE_INFINITY ? 0 : overshoot(got, truth);
  if (got === truth && low === 0) return 0;
  const unit = truth === 0 ? lowestExponent : Math.max(exponentOf(truth) - (bits - 1), lowestExponent);
  // Two factors, since the reciprocal of the smallest unit is no float.
  return Math.abs(
    (got - truth) * 2 ** -Math.ceil(unit / 2) * 2 ** -Math.floor(unit / 2) -
      low * 2 ** -Math.ceil(unit / 2) * 2 ** -Math.floor(unit / 2),
  );
}

/** Near the limit the largest finite float is one ulp away from infinity. */
function overshoot(got: number, truth: number): number {
  const largest = Math.fround(3.4028234663852886e38);
  return got === Math.sign(truth) * largest && Math.abs(truth) < 2 ** 128 ? 1 : Number.POSITIVE_INFINITY;
}
