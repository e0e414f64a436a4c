/**
 * Conversions between f32 values and the bit patterns of f16 and bf16, round to nearest even. The devices compute the
 * same with integer operations (see functions/half.ts); this is the host's and the reference's side.
 */

const word = new Uint32Array(1);
const float = new Float32Array(word.buffer);

function bitsOf(value: number): number {
  float[0] = value;
  return word[0];
}

function valueOf(bits: number): number {
  word[0] = bits;
  return float[0];
}

/** f32 value to the 16 bits of f16 (overflow becomes infinity, NaN a quiet NaN). */
export function toHalf(value: number): number {
  const bits = bitsOf(value);
  const sign = (bits >>> 16) & 0x8000;
  const magnitude = bits & 0x7fffffff;
  if (magnitude > 0x7f800000) return sign | 0x7e00;
  if (magnitude >= 0x47800000) return sign | 0x7c00;
  if (magnitude < 0x38800000) {
    // Subnormal results: adding 0.5 puts the ulp of the sum at 2^-24, so the addition itself rounds to nearest even.
    return sign | (bitsOf(Math.fround(valueOf(magnitude) + 0.5)) - 0x3f000000);
  }
  return sign | ((magnitude - 0x38000000 + 0x0fff + ((magnitude >>> 13) & 1)) >>> 13);
}

/** The f32 value of 16 bits of f16. */
export function fromHalf(half: number): number {
  const sign = (half & 0x8000) << 16;
  const exponent = (half >>> 10) & 31;
  const mantissa = half & 0x3ff;
  if (exponent === 0) return (sign < 0 ? -1 : 1) * mantissa * 2 ** -24;
  if (exponent === 31) return valueOf((sign | 0x7f800000 | (mantissa << 13)) >>> 0);
  return valueOf((sign | ((exponent + 112) << 23) | (mantissa << 13)) >>> 0);
}

/** f32 value to the 16 bits of bf16. */
export function toBrain16(value: number): number {
  const bits = bitsOf(value);
  if ((bits & 0x7fffffff) > 0x7f800000) return (bits >>> 16) | 0x40;
  return ((bits + 0x7fff + ((bits >>> 16) & 1)) >>> 16) & 0xffff;
}

/** The f32 value of 16 bits of bf16. */
export function fromBrain16(bits: number): number {
  return valueOf((bits << 16) >>> 0);
}
