/** The reference's body of an opaque op over the tensors of a machine that is no device. It touches all that it declares. */
import { resolve } from '../../src/kernel/dimension.js';
import { type Bindings, createHostArray, type HostArray, type Program, type Tensor } from '../../src/kernel/index.js';
import { decoderOf, encoderOf } from '../../src/kernel/narrow.js';
import type { OpaqueOp } from '../../src/kernel/op.js';
import { findOpaque } from '../../src/kernel/opaque.js';

/** What a machine lets others do with its tensors. */
export interface TensorMemory {
  readonly program: Program;
  readonly bindings: Bindings;
  read(tensor: Tensor): HostArray;
  write(name: string, data: HostArray): void;
  /** Notes that all of a tensor is read, or written, by the thread that runs the body. */
  touch(tensor: Tensor, how: 'read' | 'write'): void;
}

export function runOpaqueBody(op: OpaqueOp, memory: TensorMemory): void {
  const definition = findOpaque(op.body);
  if (definition === undefined) throw new Error(`no opaque body ${op.body}`);
  const { program, bindings } = memory;
  const tensors = (names: readonly string[]): Tensor[] =>
    names.map((tensor) => program.tensors.find((one) => one.name === tensor) as Tensor);
  const [reads, writes] = [tensors(op.reads), tensors(op.writes)];
  const values = (tensor: Tensor): Float64Array => Float64Array.from(memory.read(tensor), decoderOf(tensor.dtype));
  const describe = ({ name, dtype, shape }: Tensor) => {
    return { name, dtype, shape: shape.map((dimension) => resolve(dimension, bindings)) };
  };
  for (const tensor of reads) memory.touch(tensor, 'read');
  for (const tensor of writes) memory.touch(tensor, 'write');
  const results = writes.map(values);
  definition.reference(
    { attributes: op.attributes, reads: reads.map(describe), writes: writes.map(describe) },
    reads.map(values),
    results,
  );
  for (const [position, tensor] of writes.entries()) {
    const data = createHostArray(tensor.dtype, results[position].length);
    data.set(Array.from(results[position], encoderOf(tensor.dtype)));
    memory.write(tensor.name, data);
  }
}
