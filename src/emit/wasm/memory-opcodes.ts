/**
 * Loads and stores: name, prefix (0 for none), binary code, signature, natural alignment in bytes. The first parameter
 * is always the i32 address. Atomic accesses must use their natural alignment.
 */
import type { MemoryOpcodeTable } from './opcode-table.js';

export const loadOpcodes = {
  'i32.load': [0, 0x28, 'i:i', 4],
  'f32.load': [0, 0x2a, 'i:f', 4],
  'f64.load': [0, 0x2b, 'i:d', 8],
  'i32.load8_u': [0, 0x2d, 'i:i', 1],
  'i32.load16_u': [0, 0x2f, 'i:i', 2],
  'v128.load': [0xfd, 0x00, 'i:v', 16],
  'v128.load16x4_u': [0xfd, 0x04, 'i:v', 8],
  'v128.load32_splat': [0xfd, 0x09, 'i:v', 4],
  'v128.load32_zero': [0xfd, 0x5c, 'i:v', 4],
} as const satisfies MemoryOpcodeTable;

export const storeOpcodes = {
  'i32.store': [0, 0x36, 'ii:', 4],
  'f32.store': [0, 0x38, 'if:', 4],
  'f64.store': [0, 0x39, 'id:', 8],
  'i32.store8': [0, 0x3a, 'ii:', 1],
  'i32.store16': [0, 0x3b, 'ii:', 2],
  'v128.store': [0xfd, 0x0b, 'iv:', 16],
} as const satisfies MemoryOpcodeTable;

/** One lane of a vector from or to memory; a lane index follows the address immediates. */
export const laneMemoryOpcodes = {
  'v128.load32_lane': [0xfd, 0x56, 'iv:v', 4],
  'v128.store32_lane': [0xfd, 0x5a, 'iv:', 4],
  'v128.store64_lane': [0xfd, 0x5b, 'iv:', 8],
} as const satisfies MemoryOpcodeTable;

/** Sequentially consistent accesses, wait and notify. Waiting is refused on unshared memory and on a page's main thread. */
export const atomicOpcodes = {
  'memory.atomic.notify': [0xfe, 0x00, 'ii:i', 4],
  'memory.atomic.wait32': [0xfe, 0x01, 'iil:i', 4],
  'i32.atomic.load': [0xfe, 0x10, 'i:i', 4],
  'i64.atomic.load': [0xfe, 0x11, 'i:l', 8],
  'i32.atomic.store': [0xfe, 0x17, 'ii:', 4],
  'i64.atomic.store': [0xfe, 0x18, 'il:', 8],
  'i32.atomic.rmw.add': [0xfe, 0x1e, 'ii:i', 4],
  'i32.atomic.rmw.sub': [0xfe, 0x25, 'ii:i', 4],
  'i64.atomic.rmw.cmpxchg': [0xfe, 0x49, 'ill:l', 8],
} as const satisfies MemoryOpcodeTable;
