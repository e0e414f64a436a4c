/** How factors are stored on each path, and numbers of the host on their way there and back. */
import { largestE4m3 } from '../../kernel/float8.js';
import { createHostArray, type Dtype, type HostArray } from '../../kernel/index.js';
import { decoderOf, encoderOf } from '../../kernel/narrow.js';
import type { LinearPrecision } from './precision.js';

export type Reals = Float32Array | Float64Array;

const stored: Readonly<Record<LinearPrecision, Dtype>> = {
  fp64: 'f64',
  fp32: 'f32',
  split: 'f32',
  tf32: 'f32',
  fp16: 'f16',
  bf16: 'bf16',
  fp8: 'f8e4m3',
};

/** The dtype of the factors. */
export function factorDtype(precision: LinearPrecision): Dtype {
  return stored[precision];
}

/** The dtype of sums and results. */
export function sumDtype(precision: LinearPrecision): 'f32' | 'f64' {
  return precision === 'fp64' ? 'f64' : 'f32';
}

/** What a path divides a factor by: one number per tensor, so that its largest magnitude is the format's. */
export function scaleOf(precision: LinearPrecision, largest: number): number {
  return precision === 'fp8' && largest > 0 ? largest / largestE4m3 : 1;
}

/** Numbers as a tensor of this dtype holds them, each divided by the scale and rounded. */
export function storeFactors(values: ArrayLike<number>, dtype: Dtype, scale = 1): HostArray {
  const array = createHostArray(dtype, values.length);
  const encode = encoderOf(dtype);
  for (let i = 0; i < values.length; i += 1) array[i] = encode(values[i] / scale);
  return array;
}

/** The same back as numbers. */
export function loadFactors(values: HostArray, dtype: Dtype, scale = 1): number[] {
  const decode = decoderOf(dtype);
  return Array.from(values, (value) => decode(value) * scale);
}
