/**
 * Test data from a seed: a small counter-based generator and arrays of it for the tensors of a Program. The same seed
 * gives the same data on every machine. This is for making inputs; noise inside Programs is kernel/noise.ts.
 */
import { product, resolveShape } from '../kernel/dimension.js';
import type { Bindings, HostArray, Program, Tensor } from '../kernel/index.js';
import { createHostArray } from '../kernel/index.js';
import { encoderOf } from '../kernel/narrow.js';

/** Uniform whole numbers 0 … 2³² − 1, one a call. */
export type Source = () => number;

export function createSource(seed: number): Source {
  let counter = Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995;
  return () => {
    counter = (counter + 0x6d2b79f5) | 0;
    let word = counter;
    word = Math.imul(word ^ (word >>> 16), 0x45d9f3b);
    word = Math.imul(word ^ (word >>> 15), 0x27d4eb2d);
    return (word ^ (word >>> 16)) >>> 0;
  };
}

/** Values from `low` to `high`: whole numbers (both included) for integer tensors. */
export type Range = readonly [low: number, high: number];

/** A row-major array for a tensor, with `steps` as a leading axis where given. */
export function randomArray(tensor: Tensor, bindings: Bindings, range: Range, source: Source, steps = 1): HostArray {
  const array = createHostArray(tensor.dtype, product(resolveShape(tensor.shape, bindings)) * steps);
  const [low, high] = range;
  const encode = encoderOf(tensor.dtype);
  const whole = tensor.dtype === 'i32' || tensor.dtype === 'u32';
  for (let i = 0; i < array.length; i += 1) {
    const unit = source() / 2 ** 32;
    array[i] = encode(whole ? low + Math.floor(unit * (high - low + 1)) : low + unit * (high - low));
  }
  return array;
}

/** Arrays for all tensors of the role that have a range. */
export function randomArrays(
  program: Program,
  role: Tensor['role'],
  bindings: Bindings,
  ranges: Readonly<Record<string, Range>>,
  seed: number,
  steps = 1,
): Record<string, HostArray> {
  const arrays: Record<string, HostArray> = {};
  program.tensors.forEach((tensor, position) => {
    const range = ranges[tensor.name];
    if (tensor.role !== role || range === undefined) return;
    arrays[tensor.name] = randomArray(tensor, bindings, range, createSource(seed * 1009 + position), steps);
  });
  return arrays;
}
