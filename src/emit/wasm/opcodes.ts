/**
 * The opcodes in use by name: the unions of names and, per name, the bytes that stand in a function body before its immediates.
 * Control flow, locals, globals and constants are methods of the function builder and have no entry here.
 */
import { ByteBuffer } from './bytes.js';

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/**
 * Opcodes whose codes follow each other: of a type, behind a prefix (0 for none). Signatures are in short form, one letter per
 * value: `ff:i` takes two f32 and gives an i32.
 */
type Run = readonly [type: string, prefix: number, first: number, signature: string, names: string];
type NamesOf<One extends Run> = One extends Run ? `${One[0]}.${Words<One[4]>}` : never;

/** Opcodes whose operands have any type, or none. `select` takes two values of one type and an i32. */
export const genericOpcodes = { unreachable: 0x00, nop: 0x01, return: 0x0f, drop: 0x1a, select: 0x1b } as const;

const scalarRuns = [
  ['i32', 0, 0x45, 'i:i', 'eqz'],
  ['i32', 0, 0x46, 'ii:i', 'eq ne lt_s lt_u gt_s gt_u le_s le_u ge_s ge_u'],
  ['i64', 0, 0x52, 'll:i', 'ne'],
  ['f32', 0, 0x5b, 'ff:i', 'eq ne lt gt le ge'],
  ['f64', 0, 0x61, 'dd:i', 'eq ne lt gt le ge'],
  ['i32', 0, 0x67, 'i:i', 'clz ctz'],
  ['i32', 0, 0x6a, 'ii:i', 'add sub mul div_s div_u rem_s rem_u and or xor shl shr_s shr_u'],
  ['i64', 0, 0x7c, 'll:l', 'add'],
  ['i64', 0, 0x7e, 'll:l', 'mul'],
  ['i64', 0, 0x86, 'll:l', 'shl'],
  ['i64', 0, 0x88, 'll:l', 'shr_u'],
  ['f32', 0, 0x8b, 'f:f', 'abs neg ceil floor trunc nearest sqrt'],
  ['f32', 0, 0x92, 'ff:f', 'add sub mul div min max'],
  ['f64', 0, 0x99, 'd:d', 'abs neg ceil floor trunc nearest sqrt'],
  ['f64', 0, 0xa0, 'dd:d', 'add sub mul div min max'],
  ['i32', 0, 0xa7, 'l:i', 'wrap_i64'],
  ['i64', 0, 0xac, 'i:l', 'extend_i32_s extend_i32_u'],
  ['f32', 0, 0xb2, 'i:f', 'convert_i32_s convert_i32_u'],
  ['f32', 0, 0xb6, 'd:f', 'demote_f64'],
  ['f64', 0, 0xb7, 'i:d', 'convert_i32_s convert_i32_u'],
  ['f64', 0, 0xbb, 'f:d', 'promote_f32'],
  ['i32', 0, 0xbc, 'f:i', 'reinterpret_f32'],
  ['f32', 0, 0xbe, 'i:f', 'reinterpret_i32'],
  // Truncations that saturate instead of trapping.
  ['i32', 0xfc, 0x00, 'f:i', 'trunc_sat_f32_s trunc_sat_f32_u'],
  ['i32', 0xfc, 0x02, 'd:i', 'trunc_sat_f64_s trunc_sat_f64_u'],
] as const satisfies readonly Run[];

const vectorRuns = [
  ['i32x4', 0xfd, 0x11, 'i:v', 'splat'],
  ['f32x4', 0xfd, 0x13, 'f:v', 'splat'],
  ['f64x2', 0xfd, 0x14, 'd:v', 'splat'],
  ['i32x4', 0xfd, 0x37, 'vv:v', 'eq ne lt_s lt_u gt_s gt_u le_s le_u ge_s ge_u'],
  ['f32x4', 0xfd, 0x41, 'vv:v', 'eq ne lt gt le ge'],
  ['f64x2', 0xfd, 0x4b, 'vv:v', 'le'],
  ['v128', 0xfd, 0x4d, 'v:v', 'not'],
  ['v128', 0xfd, 0x4e, 'vv:v', 'and andnot or xor'],
  ['v128', 0xfd, 0x52, 'vvv:v', 'bitselect'],
  ['v128', 0xfd, 0x53, 'v:i', 'any_true'],
  ['i8x16', 0xfd, 0x66, 'vv:v', 'narrow_i16x8_u'],
  ['f32x4', 0xfd, 0x67, 'v:v', 'ceil floor trunc nearest'],
  ['i16x8', 0xfd, 0x7d, 'v:v', 'extadd_pairwise_i8x16_u'],
  ['i32x4', 0xfd, 0x7f, 'v:v', 'extadd_pairwise_i16x8_u'],
  ['i16x8', 0xfd, 0x86, 'vv:v', 'narrow_i32x4_u'],
  ['i16x8', 0xfd, 0x89, 'v:v', 'extend_low_i8x16_u'],
  ['i32x4', 0xfd, 0xa0, 'v:v', 'abs neg'],
  ['i32x4', 0xfd, 0xa4, 'v:i', 'bitmask'],
  ['i32x4', 0xfd, 0xa9, 'v:v', 'extend_low_i16x8_u'],
  ['i32x4', 0xfd, 0xab, 'vi:v', 'shl shr_s shr_u'],
  ['i32x4', 0xfd, 0xae, 'vv:v', 'add'],
  ['i32x4', 0xfd, 0xb1, 'vv:v', 'sub'],
  ['i32x4', 0xfd, 0xb5, 'vv:v', 'mul min_s min_u max_s max_u'],
  ['i64x2', 0xfd, 0xc4, 'v:i', 'bitmask'],
  ['i64x2', 0xfd, 0xd1, 'vv:v', 'sub'],
  ['f32x4', 0xfd, 0xe0, 'v:v', 'abs neg'],
  ['f32x4', 0xfd, 0xe3, 'v:v', 'sqrt'],
  ['f32x4', 0xfd, 0xe4, 'vv:v', 'add sub mul div min max pmin pmax'],
  ['f64x2', 0xfd, 0xec, 'v:v', 'abs'],
  ['f64x2', 0xfd, 0xf0, 'vv:v', 'add sub'],
  ['f64x2', 0xfd, 0xf6, 'vv:v', 'pmin pmax'],
  ['i32x4', 0xfd, 0xf8, 'v:v', 'trunc_sat_f32x4_s trunc_sat_f32x4_u'],
  ['f32x4', 0xfd, 0xfa, 'v:v', 'convert_i32x4_s convert_i32x4_u'],
  // One rounding or two, by the machine. They need a host that has them: ask `hasRelaxedSimd()` first.
  ['f32x4', 0xfd, 0x105, 'vvv:v', 'relaxed_madd'],
  ['f64x2', 0xfd, 0x107, 'vvv:v', 'relaxed_madd'],
] as const satisfies readonly Run[];

/** Extract and replace: a lane index follows, below the number that comes last. */
const laneOpcodes = {
  'i32x4.extract_lane': [0x1b, 'v:i', 4],
  'i32x4.replace_lane': [0x1c, 'vi:v', 4],
  'i64x2.extract_lane': [0x1d, 'v:l', 2],
  'f32x4.extract_lane': [0x1f, 'v:f', 4],
  'f32x4.replace_lane': [0x20, 'vf:v', 4],
  'f64x2.extract_lane': [0x21, 'v:d', 2],
} as const;

/** Prefix (0 for none), code, signature and natural alignment in bytes; the first parameter is always the i32 address. */
type MemoryTable = Readonly<Record<string, readonly [number, number, string, number]>>;

const loadOpcodes = {
  'i32.load': [0, 0x28, 'i:i', 4],
  'f32.load': [0, 0x2a, 'i:f', 4],
  'f64.load': [0, 0x2b, 'i:d', 8],
  'i32.load8_u': [0, 0x2d, 'i:i', 1],
  'i32.load16_u': [0, 0x2f, 'i:i', 2],
  'v128.load': [0xfd, 0x00, 'i:v', 16],
  'v128.load16x4_u': [0xfd, 0x04, 'i:v', 8],
  'v128.load32_splat': [0xfd, 0x09, 'i:v', 4],
  'v128.load32_zero': [0xfd, 0x5c, 'i:v', 4],
} as const satisfies MemoryTable;

const storeOpcodes = {
  'i32.store': [0, 0x36, 'ii:', 4],
  'f32.store': [0, 0x38, 'if:', 4],
  'f64.store': [0, 0x39, 'id:', 8],
  'i32.store8': [0, 0x3a, 'ii:', 1],
  'i32.store16': [0, 0x3b, 'ii:', 2],
  'v128.store': [0xfd, 0x0b, 'iv:', 16],
} as const satisfies MemoryTable;

/** One lane of a vector from or to memory; a lane index follows the address immediates. */
const laneMemoryOpcodes = {
  'v128.load32_lane': [0xfd, 0x56, 'iv:v', 4],
  'v128.store32_lane': [0xfd, 0x5a, 'iv:', 4],
  'v128.store64_lane': [0xfd, 0x5b, 'iv:', 8],
} as const satisfies MemoryTable;

/** Sequentially consistent accesses, wait and notify. Waiting is refused on unshared memory and on a page's main thread. */
const atomicOpcodes = {
  'memory.atomic.notify': [0xfe, 0x00, 'ii:i', 4],
  'memory.atomic.wait32': [0xfe, 0x01, 'iil:i', 4],
  'i32.atomic.load': [0xfe, 0x10, 'i:i', 4],
  'i64.atomic.load': [0xfe, 0x11, 'i:l', 8],
  'i32.atomic.store': [0xfe, 0x17, 'ii:', 4],
  'i64.atomic.store': [0xfe, 0x18, 'il:', 8],
  'i32.atomic.rmw.add': [0xfe, 0x1e, 'ii:i', 4],
  'i32.atomic.rmw.sub': [0xfe, 0x25, 'ii:i', 4],
  'i64.atomic.rmw.cmpxchg': [0xfe, 0x49, 'ill:l', 8],
} as const satisfies MemoryTable;

/** Opcodes without immediates: what `op` takes. */
export type PlainOpcode =
  | keyof typeof genericOpcodes
  | NamesOf<(typeof scalarRuns)[number]>
  | NamesOf<(typeof vectorRuns)[number]>
  | 'atomic.fence';

export type LaneOpcode = keyof typeof laneOpcodes;
export type LoadOpcode = keyof typeof loadOpcodes;
export type StoreOpcode = keyof typeof storeOpcodes;
export type LaneMemoryOpcode = keyof typeof laneMemoryOpcodes;
export type AtomicOpcode = keyof typeof atomicOpcodes;
export type MemoryOpcode = LoadOpcode | StoreOpcode | LaneMemoryOpcode | AtomicOpcode;

interface PlainEntry {
  readonly bytes: Uint8Array;
  readonly signature: string;
}

/** Opcodes without immediates, with their encoded bytes. */
export const plainEntries: ReadonlyMap<string, PlainEntry> = new Map([
  ...Object.entries(genericOpcodes).map(([name, code]) => entry(name, 0, code, ':')),
  ...[...scalarRuns, ...vectorRuns].flatMap(([type, prefix, first, signature, names]) =>
    names.split(' ').map((name, at) => entry(`${type}.${name}`, prefix, first + at, signature)),
  ),
  // The fence carries one reserved zero byte.
  ['atomic.fence', { bytes: Uint8Array.of(0xfe, 0x03, 0x00), signature: ':' }],
]);

/** Opcodes followed by a lane index. */
export const laneEntries: ReadonlyMap<string, PlainEntry & { readonly lanes: number }> = new Map(
  Object.entries(laneOpcodes).map(([name, [code, signature, lanes]]) => [
    name,
    { ...entry(name, 0xfd, code, signature)[1], lanes },
  ]),
);

/** Opcodes followed by alignment and offset (and, for the lane forms, a lane index), with their natural alignment in bytes. */
export const memoryEntries: ReadonlyMap<string, PlainEntry & { readonly alignment: number }> = new Map(
  Object.entries({ ...loadOpcodes, ...storeOpcodes, ...laneMemoryOpcodes, ...atomicOpcodes }).map(
    ([name, [prefix, code, signature, alignment]]) => [name, { ...entry(name, prefix, code, signature)[1], alignment }],
  ),
);

/** The code as one byte, or a prefix byte and the code as LEB128. */
function entry(name: string, prefix: number, code: number, signature: string): [string, PlainEntry] {
  const buffer = new ByteBuffer();
  const bytes = (prefix === 0 ? buffer.byte(code) : buffer.byte(prefix).u32(code)).toBytes();
  return [name, { bytes, signature }];
}
