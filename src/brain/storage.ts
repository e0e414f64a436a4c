/**
 * Host copies of a brain's tensors: their shapes once sizes are bound, one brain's part of a batch, and 16-bit numbers as
 * plain ones. Nothing here computes; it moves what stands in memory.
 */
import { product, resolveShape } from '../kernel/dimension.js';
import type { Bindings, Dtype, HostArray, Program, Tensor } from '../kernel/index.js';
import { byteSize, createHostArray } from '../kernel/index.js';
import { decoderOf, encoderOf } from '../kernel/narrow.js';
import { tensorsOf } from '../kernel/program.js';

/** States that have one part per brain: their first axis is the batch. */
export function isPerBrain(tensor: Tensor): boolean {
  const [first] = tensor.shape;
  return typeof first === 'object' && first.symbol === 'B';
}

export function statesOf(program: Program): Tensor[] {
  return tensorsOf(program, 'state');
}

export function sizeOf(tensor: Tensor, bindings: Bindings): number {
  return product(resolveShape(tensor.shape, bindings));
}

/** The part of one brain, copied out of all. */
export function partOf(data: HostArray, slot: number, brains: number): HostArray {
  const size = data.length / brains;
  return data.slice(slot * size, (slot + 1) * size);
}

/** Puts one brain's part into a copy of all. */
export function withPart(data: HostArray, slot: number, part: HostArray): HostArray {
  (data as Float32Array).set(part as Float32Array, slot * part.length);
  return data;
}

/** What a state holds before the first cycle. */
export function initialPart(tensor: Tensor, length: number): HostArray {
  const part = createHostArray(tensor.dtype, length);
  return tensor.initial === 0 ? part : part.fill(encode(tensor.dtype, tensor.initial));
}

export function encode(dtype: Dtype, value: number): number {
  return encoderOf(dtype)(value);
}

export function decode(dtype: Dtype, data: HostArray): Float32Array {
  return data instanceof Float32Array ? data : Float32Array.from(data, decoderOf(dtype));
}

/** The same numbers in another storage type. */
export function recode(data: HostArray, from: Dtype, to: Dtype): HostArray {
  const plain = decode(from, data);
  const target = createHostArray(to, plain.length);
  for (let i = 0; i < plain.length; i += 1) target[i] = encode(to, plain[i]);
  return target;
}

/** Bytes that a program's tensors take when bound, scratch left out: what a device must have at least. */
export function residentBytes(program: Program, bindings: Bindings): number {
  let total = 0;
  for (const tensor of program.tensors) {
    if (tensor.role === 'scratch') continue;
    total += sizeOf(tensor, bindings) * byteSize(tensor.dtype) * (tensor.buffered ? 2 : 1);
  }
  return total;
}
