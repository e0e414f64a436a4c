/** Opaque ops on the CPU: the definition's host body on views of the arena, or on row-major copies of other layouts. */
import { resolveShape } from '../../kernel/dimension.js';
import {
  createHostArray,
  FieldbrainError,
  type HostArray,
  type OpaqueCall,
  type OpaqueOp,
} from '../../kernel/index.js';
import { findOpaque } from '../../kernel/opaque.js';
import type { Loaded, Port } from './loaded.js';
import { copyIn, copyOut } from './loaded.js';

type HostBody = NonNullable<NonNullable<ReturnType<typeof findOpaque>>['host']>;

/** Refuses the program where a body is missing. */
export function hostBodyOf(op: OpaqueOp): HostBody {
  const body = findOpaque(op.body)?.host;
  if (body !== undefined) return body;
  throw new FieldbrainError(
    'program-unsupported',
    `opaque ${op.name}: ${op.body} has no body for this device (got none, expected host). Define one, or use another device.`,
    { op: op.name, body: op.body },
  );
}

/** The op as a function without arguments. `current` gives the half of a buffered state that is current. */
export function prepareHostBody(op: OpaqueOp, loaded: Loaded, current: (port: Port) => HostArray): () => void {
  const body = hostBodyOf(op);
  const ports = (names: readonly string[]): Port[] => names.map((name) => loaded.ports.get(name) as Port);
  const [reads, writes] = [ports(op.reads), ports(op.writes)];
  const describe = ({ tensor }: Port) => ({
    name: tensor.name,
    dtype: tensor.dtype,
    shape: resolveShape(tensor.shape, loaded.bindings),
  });
  const call: OpaqueCall = { attributes: op.attributes, reads: reads.map(describe), writes: writes.map(describe) };
  // What is read and written by one op is copied, so that the body sees the old values.
  const copies = new Map(
    [
      ...reads.filter((port) => port.packer !== undefined || writes.includes(port)),
      ...writes.filter((port) => port.packer !== undefined),
    ].map((port) => [port, createHostArray(port.tensor.dtype, port.length)]),
  );
  return () => {
    for (const [port, copy] of copies) copyOut(port, current(port), copy, 0);
    const results = writes.map((port) =>
      port.packer === undefined ? current(port) : (copies.get(port) as HostArray).slice(),
    );
    body(
      call,
      reads.map((port) => copies.get(port) ?? current(port)),
      results,
    );
    writes.forEach((port, position) => {
      if (port.packer !== undefined) copyIn(port, current(port), results[position], 0);
    });
  };
}
