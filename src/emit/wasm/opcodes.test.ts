/**
 * Every opcode of the tables goes through the engine twice: once with its declared operands and results, which must
 * validate, and once with an empty stack, where the engine's own message must name the same opcode. So a slip in a code,
 * a name or a signature cannot pass.
 */
import { setFlagsFromString } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { parseSignature } from '../../../test/support/wasm-signature.js';
import type { FunctionBuilder } from './function-builder.js';
import { ModuleBuilder } from './module-builder.js';
import {
  type AtomicOpcode,
  genericOpcodes,
  type LaneMemoryOpcode,
  type LaneOpcode,
  type LoadOpcode,
  laneEntries,
  memoryEntries,
  type PlainOpcode,
  plainEntries,
} from './opcodes.js';
import type { ValueType } from './types.js';

// Node 20 keeps relaxed SIMD behind this flag; later versions ignore it.
setFlagsFromString('--experimental-wasm-relaxed-simd');

const writers = new Map<string, { readonly signature: string; write(f: FunctionBuilder): void }>();
for (const [name, { signature }] of plainEntries) {
  writers.set(name, { signature, write: (f) => f.op(name as PlainOpcode) });
}
for (const [name, { signature, lanes }] of laneEntries) {
  writers.set(name, { signature, write: (f) => f.lane(name as LaneOpcode, lanes - 1) });
}
for (const [name, { signature, alignment }] of memoryEntries) {
  writers.set(name, {
    signature,
    write: (f) => {
      if (name.endsWith('_lane')) f.memoryLane(name as LaneMemoryOpcode, 16 / alignment - 1, { offset: 300 });
      else if (name.includes('atomic')) f.atomic(name as AtomicOpcode, { offset: 300 });
      else f.load(name as LoadOpcode, { offset: 300, align: 1 });
    },
  });
}

const polymorphic = new Set<string>(Object.keys(genericOpcodes));
const typed = [...writers].filter(([name]) => !polymorphic.has(name));

function assemble(
  params: readonly ValueType[],
  results: readonly ValueType[],
  write: (f: FunctionBuilder) => void,
): Uint8Array<ArrayBuffer> {
  const module = new ModuleBuilder().importMemory({ minPages: 1, maxPages: 1, shared: true });
  const f = module.func('f', params, results);
  for (const param of f.params) f.get(param);
  write(f);
  return module.toBytes();
}

function engineMessage(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    new WebAssembly.Module(bytes);
    return 'valid';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('opcode tables', () => {
  it('have no code twice', () => {
    const codes = [plainEntries, laneEntries, memoryEntries].flatMap((entries) =>
      [...entries.values()].map(({ bytes }) => bytes.join(' ')),
    );
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('validate with their signatures', () => {
    const refused = typed.flatMap(([name, { signature, write }]) => {
      const { params, results } = parseSignature(signature);
      const message = engineMessage(assemble(params, results, write));
      return message === 'valid' ? [] : [`${name}: ${message}`];
    });
    expect(refused).toEqual([]);
  });

  it('have the names that the engine gives their codes', () => {
    const misnamed = typed.flatMap(([name, { signature, write }]) => {
      if (signature.startsWith(':')) return [];
      const named = /stack for ([\w.]+)/.exec(engineMessage(assemble([], [], write)))?.[1] ?? 'nothing';
      // Engines older than the final text call the relaxed opcodes by their working names.
      const same = name.endsWith('relaxed_madd') ? /relaxed|qfma|qfms|dot/.test(named) : named === name;
      return same ? [] : [`${name} is ${named}`];
    });
    expect(misnamed).toEqual([]);
  });

  it('opcodes of any type validate in their places', () => {
    const i32 = ['i32'] as const;
    expect(engineMessage(assemble([], i32, (f) => f.op('nop').op('unreachable')))).toBe('valid');
    expect(engineMessage(assemble(i32, i32, (f) => f.op('return')))).toBe('valid');
    expect(engineMessage(assemble(i32, [], (f) => f.op('drop')))).toBe('valid');
    expect(engineMessage(assemble(['v128', 'v128', 'i32'], ['v128'], (f) => f.op('select')))).toBe('valid');
    expect(engineMessage(assemble(['v128', 'v128'], ['v128'], (f) => f.shuffle(Array(16).fill(31))))).toBe('valid');
  });

  it('refuse names that are not there', () => {
    const f = new ModuleBuilder().func('kernel');
    // @ts-expect-error: opcode names are checked when compiled
    expect(() => f.op('f32x4.addd')).toThrow('wasm kernel, op: wrong name (got f32x4.addd');
  });
});
