/** The WebAssembly assembler: one module builder, one function builder, tables of opcodes, probes of the host. */
export { ByteBuffer } from './bytes.js';
export { hasRelaxedSimd, hasSimd, hasThreads } from './features.js';
export {
  type BlockBody,
  type Callable,
  FunctionBuilder,
  type Global,
  type Label,
  type Local,
  type MemoryImmediates,
} from './function-builder.js';
export { type MemoryImport, ModuleBuilder } from './module-builder.js';
export type {
  AtomicOpcode,
  LaneMemoryOpcode,
  LaneOpcode,
  LoadOpcode,
  PlainOpcode,
  RelaxedOpcode,
  StoreOpcode,
} from './opcodes.js';
export type { ValueType } from './types.js';
