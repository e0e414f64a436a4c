/**
 * Where tensors lie: their base address, strides and length as nodes. Sizes that are numbers are constants; symbols,
 * offsets and the halves of buffered states are read from the control block. A part's local arrays lie in the worker's
 * own memory.
 */
import type { ControlBlock } from '../../fuse/arena.js';
import type { LocalTensor } from '../../fuse/stage.js';
import { type Dimension, product } from '../../kernel/dimension.js';
import { byteSize, type Dtype, isNarrow } from '../../kernel/dtype.js';
import type { Axis } from '../../kernel/expr.js';
import { versioned } from '../../kernel/op.js';
import type { Program } from '../../kernel/program.js';
import { depthOf } from '../loop/lower/kernel.js';
import type { Graph } from './graph.js';
import { reservedBytes } from './helpers.js';
import { type Node, type Place, type Storage, stored } from './node.js';

export interface Layout extends Place {
  readonly dtype: Dtype;
  readonly shape: readonly Dimension[];
  /** Bytes between neighbours of each logical axis. */
  readonly strides: readonly Node[];
}

/** The pseudo-state in which every worker has an area of its own. */
export const workerMemory = '%workers';

export function storageOf(dtype: Dtype): Storage {
  if (isNarrow(dtype)) return byteSize(dtype) === 2 ? 'u16' : 'u8';
  return dtype === 'u32' ? 'i32' : dtype;
}

type Described = Pick<Program['tensors'][number], 'dtype' | 'shape' | 'layout'>;

export class TensorMap {
  private readonly tensors: ReadonlyMap<string, Program['tensors'][number]>;
  private readonly locals = new Map<string, { readonly tensor: LocalTensor; readonly offset: number }>();
  private readonly known = new Map<string, Layout>();
  /** How much of a worker's own memory is taken; functions do not run at the same time and may overlap. */
  private taken = reservedBytes;

  constructor(
    readonly graph: Graph,
    readonly program: Program,
    readonly control: ControlBlock,
  ) {
    this.tensors = new Map(program.tensors.map((tensor) => [tensor.name, tensor]));
  }

  /** Makes a part's local array known, and gives it a place in the worker's memory. */
  placeLocal(tensor: LocalTensor): void {
    this.locals.set(tensor.name, { tensor, offset: this.taken });
    this.taken += Math.ceil((product(tensor.shape) * byteSize(tensor.dtype)) / 16) * 16;
    this.known.delete(tensor.name);
  }

  get workerBytes(): number {
    return this.taken;
  }

  /** The axes of a tensor of the Program, outermost first, to walk memory in its order. */
  orderOf(name: string): readonly number[] {
    return this.tensors.get(name)?.layout ?? [];
  }

  size(dimension: Dimension): Node {
    if (typeof dimension === 'number') return this.graph.i32(dimension);
    return this.graph.word('i32', 4 * this.at(this.control.symbol, dimension.symbol), true);
  }

  /** The iteration of an enclosing repeat. */
  repeat(axis: Axis): Node {
    const word = this.control.repeat[depthOf(axis)];
    if (word === undefined) throw new Error(`wasm stages: axis ${axis.name} is not bound by any loop`);
    return this.graph.word('i32', 4 * word, true);
  }

  parameter(name: string, type: 'i32' | 'f32' | 'f64'): Node {
    return this.graph.word(type, 4 * this.at(this.control.parameter, name));
  }

  cycle(): Node {
    return this.graph.word('i32', 4 * this.control.cycle);
  }

  /** The first byte of the area that all workers share out. */
  workers(): Node {
    return this.address(this.at(this.control.tensor, workerMemory)[0]);
  }

  layout(name: string, version: 'current' | 'next'): Layout {
    const key = versioned(name, version);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const local = this.locals.get(name);
    const result = local === undefined ? this.arenaLayout(name, version) : this.localLayout(local.tensor, local.offset);
    this.known.set(key, result);
    return result;
  }

  private localLayout(tensor: LocalTensor, offset: number): Layout {
    const base = this.graph.sum([this.graph.worker()], offset);
    return this.describe({ ...tensor, layout: tensor.shape.map((_, axis) => axis) }, tensor.name, base);
  }

  private arenaLayout(name: string, version: 'current' | 'next'): Layout {
    const tensor = this.at(this.tensors, name);
    const words = this.at(this.control.tensor, name);
    let base = this.address(words[0]);
    if (tensor.buffered) {
      const odd = this.graph.apply('i32.and', 'i32', this.cycle(), this.graph.i32(1));
      const [even, other] = [base, this.address(words[1])];
      const isOdd = this.graph.apply('i32.ne', 'bool', odd, this.graph.i32(0));
      base = version === 'current' ? this.graph.select(isOdd, other, even) : this.graph.select(isOdd, even, other);
    }
    return this.describe(tensor, versioned(name, version), base);
  }

  private describe(tensor: Described, name: string, base: Node): Layout {
    const { graph } = this;
    const storage = storageOf(tensor.dtype);
    const strides = new Array<Node>(tensor.shape.length);
    let bytes = graph.i32(stored[storage].bytes);
    for (const axis of [...tensor.layout].reverse()) {
      strides[axis] = bytes;
      bytes = graph.product(bytes, this.size(tensor.shape[axis]));
    }
    return { name, base, bytes, dtype: tensor.dtype, storage, shape: tensor.shape, strides };
  }

  private address(word: number): Node {
    return this.graph.apply('i32.shl', 'i32', this.graph.word('i32', 4 * word, true), this.graph.i32(2));
  }

  private at<T>(map: ReadonlyMap<string, T>, name: string): T {
    const found = map.get(name);
    if (found === undefined) throw new Error(`wasm stages: ${name} has no place in the control block`);
    return found;
  }
}
