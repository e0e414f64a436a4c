/**
 * Conversions between f32 values and the 8-bit patterns of the OCP formats (8-bit Floating Point Specification, revision
 * 1.0): E4M3 has no infinities and one NaN per sign, E5M2 is the upper half of an f16. Rounding is to nearest even, and
 * conversion saturates: what is too large, infinities too, becomes the largest number of its sign. NaN becomes 7f. The
 * devices compute the same with integer operations (see functions/float8.ts).
 */

/** How a format is laid out: fraction bits, the exponent's bias, and the pattern of the largest number. */
export interface Float8Format {
  readonly fraction: number;
  readonly bias: number;
  readonly largest: number;
}

/** 1 sign, 4 exponent and 3 fraction bits; up to 448, down to 2^−9. */
export const e4m3: Float8Format = { fraction: 3, bias: 7, largest: 0x7e };
/** 1 sign, 5 exponent and 2 fraction bits; up to 57,344, down to 2^−16. */
export const e5m2: Float8Format = { fraction: 2, bias: 15, largest: 0x7b };

/** The largest number of E4M3: what scales bring a tensor's largest magnitude to. */
export const largestE4m3 = 448;

/** The pattern of every NaN that is stored, as GPUs write it. */
const storedNaN = 0x7f;

function valueOf({ fraction, bias, largest }: Float8Format, pattern: number): number {
  const sign = pattern >= 0x80 ? -1 : 1;
  const magnitude = pattern & 0x7f;
  // One pattern above the largest number is E5M2's infinity; E4M3 has its NaN there.
  if (magnitude > largest) return magnitude < storedNaN && magnitude === largest + 1 ? sign * Infinity : Number.NaN;
  const exponent = magnitude >> fraction;
  const unit = 2 ** (Math.max(exponent, 1) - bias - fraction);
  return sign * unit * (magnitude - ((exponent === 0 ? 0 : exponent - 1) << fraction));
}

const tableOf = (format: Float8Format): Float32Array =>
  Float32Array.from({ length: 256 }, (_, pattern) => valueOf(format, pattern));
const [e4m3Values, e5m2Values] = [tableOf(e4m3), tableOf(e5m2)];

/** The f32 value of an E4M3 pattern. */
export function fromE4m3(pattern: number): number {
  return e4m3Values[pattern];
}

/** The f32 value of an E5M2 pattern. */
export function fromE5m2(pattern: number): number {
  return e5m2Values[pattern];
}

/** The E4M3 pattern nearest to an f32 value, at most ±448. */
export function toE4m3(value: number): number {
  return patternOf(e4m3, e4m3Values, value);
}

/** The E5M2 pattern nearest to an f32 value, at most ±57,344. */
export function toE5m2(value: number): number {
  return patternOf(e5m2, e5m2Values, value);
}

/** By bisection: patterns of one sign grow with their values. */
function patternOf({ largest }: Float8Format, values: Float32Array, given: number): number {
  const value = Math.fround(given);
  if (Number.isNaN(value)) return storedNaN;
  const sign = value < 0 || Object.is(value, -0) ? 0x80 : 0;
  const magnitude = Math.abs(value);
  let [low, high] = [0, largest + 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (values[middle] <= magnitude) low = middle;
    else high = middle;
  }
  if (high > largest) return sign | largest;
  // Both differences are exact: an f32 against two of its neighbours on a coarser grid, in doubles.
  const [down, up] = [magnitude - values[low], values[high] - magnitude];
  const isUp = down === up ? low % 2 === 1 : down > up;
  return sign | (isUp ? high : low);
}

/** The pattern of a value that an E5M2 tensor already holds, infinities among them. */
export function heldE5m2(value: number): number {
  return Math.abs(value) === Infinity ? (value < 0 ? 0xfc : 0x7c) : toE5m2(value);
}
