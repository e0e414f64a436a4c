/**
 * Resident memory of one tensor in the reference: values in row-major logical order (a layout never changes a result),
 * one array, or two for a buffered state. Stores round to the tensor's dtype; f32 keeps doubles in f64 arithmetic.
 */
import type { Arithmetic } from '../../kernel/arithmetic.js';
import { product, resolveShape } from '../../kernel/dimension.js';
import type { Bindings, HostArray, Tensor } from '../../kernel/index.js';
import { byteSize, createHostArray } from '../../kernel/index.js';
import { decoderOf, holderOf, roundingOf } from '../../kernel/narrow.js';

export type Values = Float32Array | Float64Array | Int32Array | Uint32Array;

export class Storage {
  readonly tensor: Tensor;
  readonly shape: readonly number[];
  readonly strides: readonly number[];
  readonly length: number;
  current: Values;
  next: Values;

  constructor(tensor: Tensor, bindings: Bindings, arithmetic: Arithmetic) {
    this.tensor = tensor;
    this.shape = resolveShape(tensor.shape, bindings);
    this.strides = this.shape.map((_, axis) => product(this.shape.slice(axis + 1)));
    this.length = product(this.shape);
    this.current = createValues(tensor, this.length, arithmetic);
    this.next = tensor.buffered ? createValues(tensor, this.length, arithmetic) : this.current;
    const round = storeRounding(tensor);
    this.current.fill(round(tensor.initial));
  }

  get arrays(): number {
    return this.tensor.buffered ? 2 : 1;
  }

  get bytes(): number {
    return this.arrays * this.length * byteSize(this.tensor.dtype);
  }

  values(version: 'current' | 'next'): Values {
    return version === 'next' ? this.next : this.current;
  }

  swap(): void {
    [this.current, this.next] = [this.next, this.current];
  }

  /** Takes a row-major host array, from element `offset` of it. */
  fill(data: HostArray, offset = 0): void {
    const decode = decoderOf(this.tensor.dtype);
    for (let i = 0; i < this.length; i += 1) this.current[i] = decode(data[offset + i]);
  }

  /** Copies the values into a host array at element `offset`. */
  copyTo(target: HostArray, offset = 0): void {
    const encode = holderOf(this.tensor.dtype);
    for (let i = 0; i < this.length; i += 1) target[offset + i] = encode(this.current[i]);
  }

  toHost(): HostArray {
    const host = createHostArray(this.tensor.dtype, this.length);
    this.copyTo(host);
    return host;
  }
}

function createValues(tensor: Tensor, length: number, arithmetic: Arithmetic): Values {
  switch (tensor.dtype) {
    case 'i32':
      return new Int32Array(length);
    case 'u32':
      return new Uint32Array(length);
    case 'f64':
      return new Float64Array(length);
    case 'f32':
      return arithmetic.name === 'f32' ? new Float32Array(length) : new Float64Array(length);
    case 'f16':
    case 'bf16':
    case 'f8e4m3':
    case 'f8e5m2':
      return new Float32Array(length);
    default:
      return tensor.dtype satisfies never;
  }
}

/** What a value becomes when it is stored, beyond what the array itself does. */
export function storeRounding(tensor: Tensor): (x: number) => number {
  return roundingOf(tensor.dtype);
}
