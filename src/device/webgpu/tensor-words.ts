/**
 * A tensor between the caller's row-major arrays and the words of the arena: one word per element, in the tensor's layout,
 * narrow floats as the f32 of their value. Prepared once for bound sizes; copying allocates nothing.
 */
import { product, resolveShape } from '../../kernel/dimension.js';
import { isNarrow } from '../../kernel/dtype.js';
import type { Bindings, HostArray, Tensor } from '../../kernel/index.js';
import { decoderOf, holderOf } from '../../kernel/narrow.js';
import { createPacker } from '../pack.js';

/** Copies to and from one place in a buffer; offsets are elements of the caller's array. */
export interface BoundWords {
  encode(source: HostArray, offset: number): void;
  decode(target: HostArray, offset: number): void;
}

export class TensorWords {
  readonly length: number;
  private readonly bindTo: (buffer: ArrayBuffer, byteOffset: number) => BoundWords;

  constructor(
    readonly tensor: Tensor,
    bindings: Bindings,
  ) {
    const shape = resolveShape(tensor.shape, bindings);
    this.length = product(shape);
    const packer = createPacker(shape, tensor.layout);
    const { length } = this;
    if (isNarrow(tensor.dtype)) {
      const [widen, narrow] = [decoderOf(tensor.dtype), holderOf(tensor.dtype)];
      const wide = new Float32Array(length);
      this.bindTo = (buffer, byteOffset) => {
        const view = new Float32Array(buffer, byteOffset, length);
        return {
          encode: (source, offset) => {
            for (let i = 0; i < length; i += 1) wide[i] = widen(source[offset + i]);
            packer.pack(wide, 0, view, 0);
          },
          decode: (target, offset) => {
            packer.unpack(view, 0, wide, 0);
            for (let i = 0; i < length; i += 1) target[offset + i] = narrow(wide[i]);
          },
        };
      };
      return;
    }
    this.bindTo = (buffer, byteOffset) => {
      const view = wordView(tensor, buffer, byteOffset, length);
      return {
        encode: (source, offset) => packer.pack(source, offset, view, 0),
        decode: (target, offset) => packer.unpack(view, 0, target, offset),
      };
    };
  }

  get byteLength(): number {
    return 4 * this.length;
  }

  bind(buffer: ArrayBuffer, byteOffset: number): BoundWords {
    return this.bindTo(buffer, byteOffset);
  }
}

function wordView(tensor: Tensor, buffer: ArrayBuffer, byteOffset: number, length: number): HostArray {
  if (tensor.dtype === 'i32') return new Int32Array(buffer, byteOffset, length);
  return tensor.dtype === 'u32'
    ? new Uint32Array(buffer, byteOffset, length)
    : new Float32Array(buffer, byteOffset, length);
}
