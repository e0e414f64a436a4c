/**
 * The opcodes in use by name: the unions of names and, per name, the bytes that stand in a function body before its immediates.
 * Control flow, locals, globals and constants are methods of the function builder and have no entry here.
 */
import { ByteBuffer } from './bytes.js';
import { atomicOpcodes, laneMemoryOpcodes, loadOpcodes, storeOpcodes } from './memory-opcodes.js';
import type { MemoryOpcodeTable, OpcodeTable } from './opcode-table.js';
import { saturatingOpcodes, scalarOpcodes } from './scalar-opcodes.js';
import { laneOpcodes, relaxedOpcodes, simdOpcodes } from './simd-opcodes.js';

/** Opcodes whose operands have any type, or none. `select` takes two values of one type and an i32. */
export const genericOpcodes = {
  unreachable: [0x00, ':'],
  nop: [0x01, ':'],
  return: [0x0f, ':'],
  drop: [0x1a, ':'],
  select: [0x1b, ':'],
} as const satisfies OpcodeTable;

export type RelaxedOpcode = keyof typeof relaxedOpcodes;

/** Opcodes without immediates: what `op` takes. */
export type PlainOpcode =
  | keyof typeof genericOpcodes
  | keyof typeof scalarOpcodes
  | keyof typeof saturatingOpcodes
  | keyof typeof simdOpcodes
  | RelaxedOpcode
  | 'atomic.fence';

export type LaneOpcode = keyof typeof laneOpcodes;
export type LoadOpcode = keyof typeof loadOpcodes;
export type StoreOpcode = keyof typeof storeOpcodes;
export type LaneMemoryOpcode = keyof typeof laneMemoryOpcodes;
export type AtomicOpcode = keyof typeof atomicOpcodes;
export type MemoryOpcode = LoadOpcode | StoreOpcode | LaneMemoryOpcode | AtomicOpcode;

export interface PlainEntry {
  readonly bytes: Uint8Array;
  readonly signature: string;
}

export interface LaneEntry extends PlainEntry {
  readonly lanes: number;
}

export interface MemoryEntry extends PlainEntry {
  /** Natural alignment in bytes. */
  readonly alignment: number;
}

/** Opcodes without immediates, with their encoded bytes. */
export const plainEntries: ReadonlyMap<string, PlainEntry> = new Map([
  ...encodePlain(0, genericOpcodes),
  ...encodePlain(0, scalarOpcodes),
  ...encodePlain(0xfc, saturatingOpcodes),
  ...encodePlain(0xfd, simdOpcodes),
  ...encodePlain(0xfd, relaxedOpcodes),
  // The fence carries one reserved zero byte.
  ['atomic.fence', { bytes: Uint8Array.of(0xfe, 0x03, 0x00), signature: ':' }],
]);

/** Opcodes followed by a lane index. */
export const laneEntries: ReadonlyMap<string, LaneEntry> = new Map(
  Object.entries(laneOpcodes).map(([name, [code, signature, lanes]]) => [
    name,
    { bytes: encodeOpcode(0xfd, code), signature, lanes },
  ]),
);

/** Opcodes followed by alignment and offset (and, for the lane forms, a lane index). */
export const memoryEntries: ReadonlyMap<string, MemoryEntry> = new Map([
  ...encodeMemory(loadOpcodes),
  ...encodeMemory(storeOpcodes),
  ...encodeMemory(laneMemoryOpcodes),
  ...encodeMemory(atomicOpcodes),
]);

function encodePlain(prefix: number, table: OpcodeTable): [string, PlainEntry][] {
  return Object.entries(table).map(([name, [code, signature]]) => [
    name,
    { bytes: encodeOpcode(prefix, code), signature },
  ]);
}

function encodeMemory(table: MemoryOpcodeTable): [string, MemoryEntry][] {
  return Object.entries(table).map(([name, [prefix, code, signature, alignment]]) => [
    name,
    { bytes: encodeOpcode(prefix, code), signature, alignment },
  ]);
}

/** One byte, or a prefix byte and the code as LEB128. */
function encodeOpcode(prefix: number, code: number): Uint8Array {
  const buffer = new ByteBuffer();
  return (prefix === 0 ? buffer.byte(code) : buffer.byte(prefix).u32(code)).toBytes();
}
