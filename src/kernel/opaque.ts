/**
 * Opaque ops: what the language should not say (a sort, a small Cholesky). A definition has a reference body over plain
 * arrays and, per target, a hand-written body. Programs name definitions; the table here finds them. A device that has no
 * body for one refuses the program at load, by name.
 */
import type { Dtype, HostArray } from './dtype.js';
import { refuse } from './errors.js';

export interface OpaqueTensor {
  readonly name: string;
  readonly dtype: Dtype;
  readonly shape: readonly number[];
}

/** One use of an opaque op: its numbers, and the tensors it reads and writes. */
export interface OpaqueCall {
  readonly attributes: Readonly<Record<string, number>>;
  readonly reads: readonly OpaqueTensor[];
  readonly writes: readonly OpaqueTensor[];
}

/** Text bodies see, for the i-th read or write, a base element offset `read_i` / `write_i` and sizes `read_i_d` / `write_i_d`. */
export interface OpaqueDefinition {
  readonly body: string;
  /** Checked when the op is built: returns what is wrong, or undefined. */
  readonly check?: (call: OpaqueCall) => string | undefined;
  /** Values in row-major logical order, one array of doubles a tensor; writes its results into `writes`. */
  readonly reference: (call: OpaqueCall, reads: readonly Float64Array[], writes: readonly Float64Array[]) => void;
  /** Runs in the host's JavaScript on views of the arena (row-major tensors only); the CPU device calls it on worker 0. */
  readonly host?: (call: OpaqueCall, reads: readonly HostArray[], writes: readonly HostArray[]) => void;
  /** Body of a WGSL function run by one workgroup of 64 invocations (`lane`), over `arena: array<u32>`. */
  readonly wgsl?: (call: OpaqueCall) => string;
  /** Body of a CUDA device function run by one block (`lane`, `lanes`). */
  readonly cuda?: (call: OpaqueCall) => string;
}

const definitions = new Map<string, OpaqueDefinition>();

/** Makes a hand-written op known under a name, once in a process; programs then use it by that name. */
export function defineOpaque(definition: OpaqueDefinition): OpaqueDefinition {
  if (definitions.has(definition.body))
    refuse(`opaque ${definition.body}`, 'defined twice', definition.body, 'a new name');
  definitions.set(definition.body, definition);
  return definition;
}

export function findOpaque(body: string): OpaqueDefinition | undefined {
  return definitions.get(body);
}
