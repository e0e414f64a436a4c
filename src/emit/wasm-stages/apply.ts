/**
 * Operations of the machine on values, as scalars and on four 32-bit lanes: most are named as their opcodes are. f64 has no
 * vector form here, so loops that compute in f64 stay scalar.
 */
import type { CompareOp } from '../../kernel/expr.js';
import type { PlainOpcode } from '../wasm/index.js';

type Rounding = 'floor' | 'ceil' | 'trunc' | 'nearest';
type FloatCode = 'add' | 'sub' | 'mul' | 'div' | 'min' | 'max' | 'sqrt' | 'abs' | 'neg' | Rounding | CompareOp;
type SignedCode = 'lt' | 'le' | 'gt' | 'ge' | 'div' | 'rem' | 'min' | 'max';
type WholeCode = 'add' | 'sub' | 'mul' | 'and' | 'or' | 'xor' | 'eq' | 'ne' | 'shl' | 'shr_s' | 'shr_u';
type Conversion =
  | `${'f32' | 'f64'}.convert_i32_${'s' | 'u'}`
  | `i32.trunc_sat_${'f32' | 'f64'}_${'s' | 'u'}`
  | 'f64.promote_f32'
  | 'f32.demote_f64'
  | 'i32.reinterpret_f32'
  | 'f32.reinterpret_i32';

/** Minima and maxima compare: b < a ? b : a. */
export type ApplyCode =
  | `${'f32' | 'f64'}.${FloatCode}`
  | `i32.${WholeCode | `${SignedCode}_${'s' | 'u'}`}`
  | `bool.${'and' | 'or' | 'not' | 'eq' | 'ne'}`
  | Conversion
  | 'i32.byte_sum' // of the four bytes of a word
  | 'i32.from_bool'
  | 'select' // condition, then, otherwise
  | 'permute'; // seed, index, count

type Opcodes = Partial<Record<ApplyCode, readonly PlainOpcode[]>>;

/** Where they are not one opcode of the same name; none where the operand is the result. */
const scalarOpcodes: Opcodes = {
  // On second, first, first and second, as all that end in `select` are: the second one is taken where the comparison holds.
  'f32.min': ['f32.gt', 'select'],
  'f32.max': ['f32.lt', 'select'],
  'f64.min': ['f64.gt', 'select'],
  'f64.max': ['f64.lt', 'select'],
  'i32.min_s': ['i32.gt_s', 'select'],
  'i32.max_s': ['i32.lt_s', 'select'],
  'i32.min_u': ['i32.gt_u', 'select'],
  'i32.max_u': ['i32.lt_u', 'select'],
  'i32.from_bool': [],
  'bool.and': ['i32.and'],
  'bool.or': ['i32.or'],
  'bool.not': ['i32.eqz'],
  'bool.eq': ['i32.eq'],
  'bool.ne': ['i32.ne'],
};

const vectorOpcodes: Opcodes = {
  'f32.min': ['f32x4.pmin'],
  'f32.max': ['f32x4.pmax'],
  'i32.and': ['v128.and'],
  'i32.or': ['v128.or'],
  'i32.xor': ['v128.xor'],
  'i32.byte_sum': ['i16x8.extadd_pairwise_i8x16_u', 'i32x4.extadd_pairwise_i16x8_u'],
  'i32.reinterpret_f32': [],
  'f32.reinterpret_i32': [],
  'bool.and': ['v128.and'],
  'bool.or': ['v128.or'],
  'bool.not': ['v128.not'],
  'bool.eq': ['i32x4.eq'],
  'bool.ne': ['v128.xor'],
};

/** The opcodes on scalars, of operations that are nothing else. */
export function onScalars(code: ApplyCode): readonly PlainOpcode[] {
  return scalarOpcodes[code] ?? [code as PlainOpcode];
}

/** The opcodes on vectors, of operations that are nothing else. */
export function onVectors(code: ApplyCode): readonly PlainOpcode[] {
  return vectorOpcodes[code] ?? [code.replaceAll('f32', 'f32x4').replaceAll('i32', 'i32x4') as PlainOpcode];
}

/** Whether a vector of it is four scalars in turn. */
export function isLanewise(code: ApplyCode): boolean {
  return code === 'permute' || code.startsWith('i32.div') || code.startsWith('i32.rem');
}
