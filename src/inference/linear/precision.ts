/**
 * The precision paths of a matrix product and what each may err. Factors are rounded to the named format and products are
 * added in f32 (f64 for fp64); `split` takes each factor as a sum of two tf32 numbers and keeps three of the four products.
 * `fp8` stores E4M3 numbers, each factor divided by a scale that brings its largest magnitude to 448.
 *   |c − ĉ| ≤ τ (|A||B|)_ij,  τ = 2 u + u² + 2 (K + 2) 2⁻²⁴,  and ‖C − Ĉ‖ / ‖C‖ below the path's own limit (Frobenius).
 * `auto` picks by device, size and tolerance and says why.
 */
import type { DeviceDescription } from '../../device/device.js';
import { kindTraits } from '../../device/kinds.js';
import { describeValue } from '../../kernel/errors.js';
import { FieldbrainError } from '../../kernel/index.js';

/** The paths, from the most exact on. */
export const precisions = ['fp64', 'fp32', 'split', 'tf32', 'fp16', 'bf16', 'fp8'] as const;
/** The name of a path through the hardware. */
export type LinearPrecision = (typeof precisions)[number];

/** Unit roundoff of the factors. */
const roundoff: Readonly<Record<LinearPrecision, number>> = {
  fp64: 2 ** -53,
  fp32: 2 ** -24,
  split: 2 ** -22,
  tf32: 2 ** -11,
  fp16: 2 ** -11,
  bf16: 2 ** -8,
  fp8: 2 ** -4,
};

/** The largest relative error of a whole product, in the Frobenius norm. */
export const frobeniusLimit: Readonly<Record<LinearPrecision, number>> = {
  fp64: 1e-13,
  fp32: 2e-6,
  split: 2e-6,
  tf32: 1e-3,
  fp16: 1e-3,
  bf16: 1e-2,
  fp8: 1e-1,
};

/**
 * τ: the error of an element is at most τ times the same product of absolute values. Of fp8 this holds for factors above
 * 2⁻⁶ / 448 of the largest, below which E4M3 is subnormal, and where sums are f32: Hopper's matrix unit keeps fewer bits.
 */
export function elementLimit(precision: LinearPrecision, inner: number): number {
  const sum = precision === 'fp64' ? 2 ** -53 : 2 ** -24;
  const unit = roundoff[precision];
  return 2 * unit + unit * unit + 2 * (inner + 2) * sum;
}

/** The error that is accepted by default. */
export const defaultTolerance = 1e-4;

export interface LinearSize {
  readonly rows: number;
  readonly inner: number;
  readonly columns: number;
}

export interface PrecisionChoice {
  readonly precision: LinearPrecision;
  readonly reason: string;
}

/** Below this a tensor core has nothing to win; above the other, three passes of one beat one without. */
const smallProduct = 2 ** 24;
const splitProduct = 2 ** 27;

/** What `auto` stands for. `largest` is the largest factor by magnitude, which must fit f16. */
export function choosePrecision(
  device: DeviceDescription,
  { rows, inner, columns }: LinearSize,
  tolerance: number,
  largest: number,
): PrecisionChoice {
  const work = rows * inner * columns;
  const hasDoubles = device.capabilities.dtypes.includes('f64');
  if (tolerance < frobeniusLimit.fp32) {
    if (hasDoubles) return { precision: 'fp64', reason: `a tolerance of ${tolerance} is below what fp32 promises` };
    return { precision: 'fp32', reason: `${device.kind} has no fp64; fp32 is the best it has, and may err more` };
  }
  if (!kindTraits[device.kind].hasTensorCores)
    return { precision: 'fp32', reason: `${device.kind} has no tensor cores` };
  if (work < smallProduct) return { precision: 'fp32', reason: `${work} products are too few for tensor cores` };
  if (tolerance < 5e-4) {
    if (work >= splitProduct)
      return { precision: 'split', reason: `${work} products at a tolerance of ${tolerance}: three tf32 products` };
    return {
      precision: 'fp32',
      reason: `a tolerance of ${tolerance} is too small for fp16, ${work} products for a split`,
    };
  }
  if (tolerance < frobeniusLimit.fp16)
    return { precision: 'fp32', reason: `a tolerance of ${tolerance} is too small for fp16` };
  if (largest > 60_000) return { precision: 'tf32', reason: `a factor of ${largest} does not fit fp16` };
  return { precision: 'fp16', reason: `${work} products at a tolerance of ${tolerance}` };
}

/** Refuses a path that the device cannot take, with the reason. */
export function checkPrecision(precision: LinearPrecision, { kind, capabilities }: DeviceDescription): void {
  const refuse = (why: string, expected: string): never => {
    const text = `linear: ${precision} cannot be used on ${kind}, ${why} (got ${describeValue(precision)}, expected ${expected}). Use one of these, or auto.`;
    throw new FieldbrainError('program-unsupported', text, { precision, device: kind });
  };
  if (!precisions.includes(precision)) refuse('there is no such path', precisions.join(', '));
  if (precision === 'fp8' && !capabilities.dtypes.includes('f8e4m3'))
    refuse('which stores no 8-bit floats', 'fp32 or split');
  if (precision === 'fp64' && !capabilities.dtypes.includes('f64'))
    refuse(kindTraits[kind].withoutDoubles ?? 'which has no 64-bit floats', 'fp32 or split');
}

/** What a path falls back to when its error is too large; nothing where it is the best there is. */
export function fallbackOf(precision: LinearPrecision, device: DeviceDescription): LinearPrecision | undefined {
  if (precision === 'fp64') return undefined;
  if (precision !== 'fp32') return 'fp32';
  return device.capabilities.dtypes.includes('f64') ? 'fp64' : undefined;
}
