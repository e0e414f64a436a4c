/** The WebAssembly assembler: one module builder, one function builder, tables of opcodes, probes of the host. */
export { type Callable, Code, type Global, type Label, type Local } from './code.js';
export { hasSimd } from './features.js';
export { FunctionBuilder } from './function-builder.js';
export { type MemoryImport, ModuleBuilder } from './module-builder.js';
export type { LaneOpcode, LoadOpcode, PlainOpcode, StoreOpcode } from './opcodes.js';
export type { ValueType } from './types.js';
