/**
 * Sine and cosine by additions and multiplications only. Engines may round Math.sin and Math.cos differently; a world that
 * must have the same bits everywhere uses these. Accurate to about 1e-15 for |angle| ≤ π.
 */

const half = Math.PI / 2;

/** The series of the sine: 1 / n! with alternating signs. */
const s3 = -1 / 6;
const s5 = -s3 / 20;
const s7 = -s5 / 42;
const s9 = -s7 / 72;
const s11 = -s9 / 110;
const s13 = -s11 / 156;
const s15 = -s13 / 210;
const s17 = -s15 / 272;
const s19 = -s17 / 342;
const s21 = -s19 / 420;

/** The coefficients of x, x³, … x²¹. */
export const sineSeries = [1, s3, s5, s7, s9, s11, s13, s15, s17, s19, s21] as const;

/** sin(angle), |angle| ≤ π. */
export function sine(angle: number): number {
  const x = angle > half ? Math.PI - angle : angle < -half ? -Math.PI - angle : angle;
  const q = x * x;
  const high = s13 + q * (s15 + q * (s17 + q * (s19 + q * s21)));
  return x * (1 + q * (s3 + q * (s5 + q * (s7 + q * (s9 + q * (s11 + q * high))))));
}

/** cos(angle), |angle| ≤ π. */
export function cosine(angle: number): number {
  return sine(half - (angle < 0 ? -angle : angle));
}

/** tan(angle), |angle| < π / 2. */
export function tangent(angle: number): number {
  const s = sine(angle);
  return s / Math.sqrt(1 - s * s);
}

/** Degrees as radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
