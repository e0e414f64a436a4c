/**
 * Operations of the machine on values, as scalars and on four 32-bit lanes: which opcode each is, or that it has none and
 * is done lane by lane. f64 has no vector form here, so loops that compute in f64 stay scalar.
 */
import type { PlainOpcode } from '../wasm/index.js';

/** Opcodes that take their operands in order and have a vector form of the same shape. */
const direct = {
  'f32.add': 'f32x4.add',
  'f32.sub': 'f32x4.sub',
  'f32.mul': 'f32x4.mul',
  'f32.div': 'f32x4.div',
  'f32.sqrt': 'f32x4.sqrt',
  'f32.abs': 'f32x4.abs',
  'f32.neg': 'f32x4.neg',
  'f32.floor': 'f32x4.floor',
  'f32.ceil': 'f32x4.ceil',
  'f32.trunc': 'f32x4.trunc',
  'f32.nearest': 'f32x4.nearest',
  'f32.eq': 'f32x4.eq',
  'f32.ne': 'f32x4.ne',
  'f32.lt': 'f32x4.lt',
  'f32.le': 'f32x4.le',
  'f32.gt': 'f32x4.gt',
  'f32.ge': 'f32x4.ge',
  'i32.add': 'i32x4.add',
  'i32.sub': 'i32x4.sub',
  'i32.mul': 'i32x4.mul',
  'i32.and': 'v128.and',
  'i32.or': 'v128.or',
  'i32.xor': 'v128.xor',
  'i32.eq': 'i32x4.eq',
  'i32.ne': 'i32x4.ne',
  'i32.lt_s': 'i32x4.lt_s',
  'i32.le_s': 'i32x4.le_s',
  'i32.gt_s': 'i32x4.gt_s',
  'i32.ge_s': 'i32x4.ge_s',
  'i32.lt_u': 'i32x4.lt_u',
  'i32.le_u': 'i32x4.le_u',
  'i32.gt_u': 'i32x4.gt_u',
  'i32.ge_u': 'i32x4.ge_u',
  'f32.convert_i32_s': 'f32x4.convert_i32x4_s',
  'f32.convert_i32_u': 'f32x4.convert_i32x4_u',
  'i32.trunc_sat_f32_s': 'i32x4.trunc_sat_f32x4_s',
  'i32.trunc_sat_f32_u': 'i32x4.trunc_sat_f32x4_u',
} as const satisfies Partial<Record<PlainOpcode, PlainOpcode>>;

/** Opcodes without a vector form that are done lane by lane where they must be. */
const lanewise = ['i32.div_s', 'i32.div_u', 'i32.rem_s', 'i32.rem_u'] as const satisfies readonly PlainOpcode[];

/** Opcodes on f64, scalar only. */
const doubles = [
  'f64.add',
  'f64.sub',
  'f64.mul',
  'f64.div',
  'f64.sqrt',
  'f64.abs',
  'f64.neg',
  'f64.floor',
  'f64.ceil',
  'f64.trunc',
  'f64.nearest',
  'f64.eq',
  'f64.ne',
  'f64.lt',
  'f64.le',
  'f64.gt',
  'f64.ge',
  'f64.promote_f32',
  'f32.demote_f64',
  'f64.convert_i32_s',
  'f64.convert_i32_u',
  'i32.trunc_sat_f64_s',
  'i32.trunc_sat_f64_u',
] as const satisfies readonly PlainOpcode[];

type Direct = keyof typeof direct;
type Lanewise = (typeof lanewise)[number];
type Double = (typeof doubles)[number];
/** What needs more than one opcode in one of the forms; see emit-apply.ts. */
export type Special =
  | 'f32.min' // b < a ? b : a
  | 'f32.max' // a < b ? b : a
  | 'f64.min'
  | 'f64.max'
  | 'i32.min_s'
  | 'i32.max_s'
  | 'i32.min_u'
  | 'i32.max_u'
  | 'i32.abs'
  | 'i32.byte_sum' // of the four bytes of a word
  | 'i32.shl'
  | 'i32.shr_s'
  | 'i32.shr_u'
  | 'i32.reinterpret_f32'
  | 'f32.reinterpret_i32'
  | 'i32.from_bool'
  | 'bool.and'
  | 'bool.or'
  | 'bool.not'
  | 'bool.eq'
  | 'bool.ne'
  | 'select' // condition, then, otherwise
  | 'f32.madd' // relaxed a·b + c
  | 'f64.madd'
  | 'permute'; // seed, index, count

export type ApplyCode = Direct | Lanewise | Double | Special;

const plainScalars: ReadonlySet<string> = new Set([...Object.keys(direct), ...lanewise, ...doubles]);

/** The scalar opcode, where the operation is one. */
export function scalarOpcode(code: ApplyCode): PlainOpcode | undefined {
  return plainScalars.has(code) ? (code as PlainOpcode) : undefined;
}

/** The vector opcode, where the operation is one. */
export function vectorOpcode(code: ApplyCode): PlainOpcode | undefined {
  return (direct as Partial<Record<string, PlainOpcode>>)[code];
}

/** Whether a vector of it is four scalars in turn. */
export function isLanewise(code: ApplyCode): boolean {
  return code === 'permute' || (lanewise as readonly string[]).includes(code);
}
