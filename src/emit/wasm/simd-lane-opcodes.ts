/**
 * Vector opcodes that name a lane, and the relaxed opcodes, whose result may differ between machines (a multiply-add
 * with one rounding or two). Relaxed opcodes need a host that has them: ask `hasRelaxedSimd()` first.
 */
import type { LaneOpcodeTable, OpcodeTable } from './opcode-table.js';

/** Extract and replace: code, signature, number of lanes. Behind the prefix 0xfd. */
export const laneOpcodes = {
  'i8x16.extract_lane_s': [0x15, 'v:i', 16],
  'i8x16.extract_lane_u': [0x16, 'v:i', 16],
  'i8x16.replace_lane': [0x17, 'vi:v', 16],
  'i16x8.extract_lane_s': [0x18, 'v:i', 8],
  'i16x8.extract_lane_u': [0x19, 'v:i', 8],
  'i16x8.replace_lane': [0x1a, 'vi:v', 8],
  'i32x4.extract_lane': [0x1b, 'v:i', 4],
  'i32x4.replace_lane': [0x1c, 'vi:v', 4],
  'i64x2.extract_lane': [0x1d, 'v:l', 2],
  'i64x2.replace_lane': [0x1e, 'vl:v', 2],
  'f32x4.extract_lane': [0x1f, 'v:f', 4],
  'f32x4.replace_lane': [0x20, 'vf:v', 4],
  'f64x2.extract_lane': [0x21, 'v:d', 2],
  'f64x2.replace_lane': [0x22, 'vd:v', 2],
} as const satisfies LaneOpcodeTable;

/** Relaxed SIMD, behind the prefix 0xfd. */
export const relaxedOpcodes = {
  'i8x16.relaxed_swizzle': [0x100, 'vv:v'],
  'i32x4.relaxed_trunc_f32x4_s': [0x101, 'v:v'],
  'i32x4.relaxed_trunc_f32x4_u': [0x102, 'v:v'],
  'i32x4.relaxed_trunc_f64x2_s_zero': [0x103, 'v:v'],
  'i32x4.relaxed_trunc_f64x2_u_zero': [0x104, 'v:v'],
  'f32x4.relaxed_madd': [0x105, 'vvv:v'],
  'f32x4.relaxed_nmadd': [0x106, 'vvv:v'],
  'f64x2.relaxed_madd': [0x107, 'vvv:v'],
  'f64x2.relaxed_nmadd': [0x108, 'vvv:v'],
  'i8x16.relaxed_laneselect': [0x109, 'vvv:v'],
  'i16x8.relaxed_laneselect': [0x10a, 'vvv:v'],
  'i32x4.relaxed_laneselect': [0x10b, 'vvv:v'],
  'i64x2.relaxed_laneselect': [0x10c, 'vvv:v'],
  'f32x4.relaxed_min': [0x10d, 'vv:v'],
  'f32x4.relaxed_max': [0x10e, 'vv:v'],
  'f64x2.relaxed_min': [0x10f, 'vv:v'],
  'f64x2.relaxed_max': [0x110, 'vv:v'],
  'i16x8.relaxed_q15mulr_s': [0x111, 'vv:v'],
  'i16x8.relaxed_dot_i8x16_i7x16_s': [0x112, 'vv:v'],
  'i32x4.relaxed_dot_i8x16_i7x16_add_s': [0x113, 'vvv:v'],
} as const satisfies OpcodeTable;
