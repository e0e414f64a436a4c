/**
 * What this host's WebAssembly can do, found by validating a module of a few bytes. Nothing is compiled or run.
 */
import { ModuleBuilder } from './module-builder.js';
import type { PlainOpcode } from './opcodes.js';

/** 128-bit vectors: in every current engine, but the emitter has no other form, so a device asks first. */
export function hasSimd(): boolean {
  return validates('f32x4.add', 2);
}

/** `f32x4.relaxed_madd` and its family: in Node 22 and later; Node 20 has them behind a flag. */
export function hasRelaxedSimd(): boolean {
  return validates('f32x4.relaxed_madd', 3);
}

/** Shared memory and atomics. A page also needs cross-origin isolation before it may hand memory to a worker. */
export function hasThreads(): boolean {
  const module = new ModuleBuilder().importMemory({ minPages: 1, maxPages: 1, shared: true });
  module.func('probe').op('atomic.fence');
  return WebAssembly.validate(module.toBytes());
}

function validates(name: PlainOpcode, operands: number): boolean {
  const module = new ModuleBuilder();
  const probe = module.func('probe', [], ['v128']);
  for (let operand = 0; operand < operands; operand++) probe.v128(new Uint8Array(16));
  probe.op(name);
  return WebAssembly.validate(module.toBytes());
}
