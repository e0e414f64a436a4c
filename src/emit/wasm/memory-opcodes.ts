/**
 * Loads and stores: name, prefix (0 for none), binary code, signature, natural alignment in bytes. The first parameter
 * is always the i32 address. Atomic accesses must use their natural alignment.
 */
import type { MemoryOpcodeTable } from './opcode-table.js';

export const loadOpcodes = {
  'i32.load': [0, 0x28, 'i:i', 4],
  'i64.load': [0, 0x29, 'i:l', 8],
  'f32.load': [0, 0x2a, 'i:f', 4],
  'f64.load': [0, 0x2b, 'i:d', 8],
  'i32.load8_s': [0, 0x2c, 'i:i', 1],
  'i32.load8_u': [0, 0x2d, 'i:i', 1],
  'i32.load16_s': [0, 0x2e, 'i:i', 2],
  'i32.load16_u': [0, 0x2f, 'i:i', 2],
  'i64.load8_s': [0, 0x30, 'i:l', 1],
  'i64.load8_u': [0, 0x31, 'i:l', 1],
  'i64.load16_s': [0, 0x32, 'i:l', 2],
  'i64.load16_u': [0, 0x33, 'i:l', 2],
  'i64.load32_s': [0, 0x34, 'i:l', 4],
  'i64.load32_u': [0, 0x35, 'i:l', 4],
  'v128.load': [0xfd, 0x00, 'i:v', 16],
  'v128.load8x8_s': [0xfd, 0x01, 'i:v', 8],
  'v128.load8x8_u': [0xfd, 0x02, 'i:v', 8],
  'v128.load16x4_s': [0xfd, 0x03, 'i:v', 8],
  'v128.load16x4_u': [0xfd, 0x04, 'i:v', 8],
  'v128.load32x2_s': [0xfd, 0x05, 'i:v', 8],
  'v128.load32x2_u': [0xfd, 0x06, 'i:v', 8],
  'v128.load8_splat': [0xfd, 0x07, 'i:v', 1],
  'v128.load16_splat': [0xfd, 0x08, 'i:v', 2],
  'v128.load32_splat': [0xfd, 0x09, 'i:v', 4],
  'v128.load64_splat': [0xfd, 0x0a, 'i:v', 8],
  'v128.load32_zero': [0xfd, 0x5c, 'i:v', 4],
  'v128.load64_zero': [0xfd, 0x5d, 'i:v', 8],
} as const satisfies MemoryOpcodeTable;

export const storeOpcodes = {
  'i32.store': [0, 0x36, 'ii:', 4],
  'i64.store': [0, 0x37, 'il:', 8],
  'f32.store': [0, 0x38, 'if:', 4],
  'f64.store': [0, 0x39, 'id:', 8],
  'i32.store8': [0, 0x3a, 'ii:', 1],
  'i32.store16': [0, 0x3b, 'ii:', 2],
  'i64.store8': [0, 0x3c, 'il:', 1],
  'i64.store16': [0, 0x3d, 'il:', 2],
  'i64.store32': [0, 0x3e, 'il:', 4],
  'v128.store': [0xfd, 0x0b, 'iv:', 16],
} as const satisfies MemoryOpcodeTable;

/** One lane of a vector from or to memory; a lane index follows the address immediates. */
export const laneMemoryOpcodes = {
  'v128.load8_lane': [0xfd, 0x54, 'iv:v', 1],
  'v128.load16_lane': [0xfd, 0x55, 'iv:v', 2],
  'v128.load32_lane': [0xfd, 0x56, 'iv:v', 4],
  'v128.load64_lane': [0xfd, 0x57, 'iv:v', 8],
  'v128.store8_lane': [0xfd, 0x58, 'iv:', 1],
  'v128.store16_lane': [0xfd, 0x59, 'iv:', 2],
  'v128.store32_lane': [0xfd, 0x5a, 'iv:', 4],
  'v128.store64_lane': [0xfd, 0x5b, 'iv:', 8],
} as const satisfies MemoryOpcodeTable;
