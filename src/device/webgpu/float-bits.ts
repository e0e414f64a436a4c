/** f32 values as the words that carry them, and the exact fused multiply-add that JavaScript lacks. */

const word = new Uint32Array(1);
const single = new Float32Array(word.buffer);
const double = new Float64Array(1);
const doubleWord = new BigInt64Array(double.buffer);

/** The f32 in a word. */
export function floatOf(bits: number): number {
  word[0] = bits;
  return single[0];
}

/** The word of a number rounded to f32. */
export function bitsOf(value: number): number {
  single[0] = value;
  return word[0];
}

export function isNaNBits(bits: number): boolean {
  return (bits & 0x7fffffff) >>> 0 > 0x7f800000;
}

export function isDenormalBits(bits: number): boolean {
  return (bits & 0x7f800000) === 0 && (bits & 0x007fffff) !== 0;
}

/** Steps between two floats on the line of all floats; infinite when just one is NaN. */
export function distanceInUlps(a: number, b: number): number {
  if (isNaNBits(a) !== isNaNBits(b)) return Number.POSITIVE_INFINITY;
  return Math.abs(linePlace(a) - linePlace(b));
}

function linePlace(bits: number): number {
  return bits >>> 31 === 1 ? -(bits & 0x7fffffff) : bits;
}

/** x*y+z of f32 values, rounded once: the product is exact in f64, and the sum is rounded to odd before the last rounding. */
export function fusedMultiplyAdd(x: number, y: number, z: number): number {
  const product = x * y;
  const sum = product + z;
  if (!Number.isFinite(sum)) return Math.fround(sum);
  const back = sum - product;
  const error = product - (sum - back) + (z - back);
  if (error === 0) return Math.fround(sum);
  double[0] = sum;
  if ((doubleWord[0] & 1n) === 0n) doubleWord[0] += error > 0 === sum > 0 ? 1n : -1n;
  return Math.fround(double[0]);
}
