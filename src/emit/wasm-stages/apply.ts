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

/** Opcodes of other names; nothing where the operand is the result. */
const scalarNames: Partial<Record<ApplyCode, PlainOpcode | 'nothing'>> = {
  'i32.from_bool': 'nothing',
  'bool.and': 'i32.and',
  'bool.or': 'i32.or',
  'bool.not': 'i32.eqz',
  'bool.eq': 'i32.eq',
  'bool.ne': 'i32.ne',
};

const vectorNames: Partial<Record<ApplyCode, PlainOpcode | 'nothing'>> = {
  'f32.min': 'f32x4.pmin',
  'f32.max': 'f32x4.pmax',
  'i32.and': 'v128.and',
  'i32.or': 'v128.or',
  'i32.xor': 'v128.xor',
  'i32.reinterpret_f32': 'nothing',
  'f32.reinterpret_i32': 'nothing',
  'bool.and': 'v128.and',
  'bool.or': 'v128.or',
  'bool.not': 'v128.not',
  'bool.eq': 'i32x4.eq',
  'bool.ne': 'v128.xor',
};

/** The opcode on scalars, of operations that are one. */
export function scalarOpcode(code: ApplyCode): PlainOpcode | 'nothing' {
  return scalarNames[code] ?? (code as PlainOpcode);
}

/** The opcode on vectors, of operations that are one. */
export function vectorOpcode(code: ApplyCode): PlainOpcode | 'nothing' {
  return vectorNames[code] ?? (code.replaceAll('f32', 'f32x4').replaceAll('i32', 'i32x4') as PlainOpcode);
}

/** Of a minimum or maximum: the comparison of first and second that makes the second one the result. */
export function takesSecond(code: ApplyCode): PlainOpcode | undefined {
  const compare = code.replace('.min', '.gt').replace('.max', '.lt');
  return compare === code ? undefined : (compare as PlainOpcode);
}

/** Whether a vector of it is four scalars in turn. */
export function isLanewise(code: ApplyCode): boolean {
  return code === 'permute' || code.startsWith('i32.div') || code.startsWith('i32.rem');
}
