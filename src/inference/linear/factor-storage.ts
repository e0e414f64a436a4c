/** How factors are stored on each path, and numbers of the host on their way there and back. */
import { fromBrain16, fromHalf, toBrain16, toHalf } from '../../kernel/half.js';
import type { Dtype, HostArray } from '../../kernel/index.js';
import type { LinearPrecision } from './precision.js';

export type Reals = Float32Array | Float64Array;

/** The dtype of the factors. */
export function factorDtype(precision: LinearPrecision): Dtype {
  if (precision === 'fp64') return 'f64';
  if (precision === 'fp16') return 'f16';
  return precision === 'bf16' ? 'bf16' : 'f32';
}

/** The dtype of sums and results. */
export function sumDtype(precision: LinearPrecision): 'f32' | 'f64' {
  return precision === 'fp64' ? 'f64' : 'f32';
}

/** Numbers as a tensor of this dtype holds them, each rounded once. */
export function storeFactors(values: ArrayLike<number>, dtype: Dtype): HostArray {
  switch (dtype) {
    case 'f64':
      return Float64Array.from(values);
    case 'f32':
      return Float32Array.from(values);
    case 'f16':
      return Uint16Array.from(values, toHalf);
    case 'bf16':
      return Uint16Array.from(values, toBrain16);
    default:
      throw new Error(`no float type: ${dtype}`);
  }
}

/** The same back as numbers. */
export function loadFactors(values: HostArray, dtype: Dtype): number[] {
  if (dtype === 'f16') return Array.from(values, fromHalf);
  return dtype === 'bf16' ? Array.from(values, fromBrain16) : Array.from(values);
}
