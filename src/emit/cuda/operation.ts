/**
 * One scalar operation as C text. Float arithmetic goes through the rounding intrinsics, so that no compiler option can
 * contract a product and a sum; signed integers wrap by going through unsigned ones, except where their range shows that
 * they cannot overflow. Helpers with our own names (`min_f32`, `divide_i32`, …) stand in prelude.ts.
 */
import type { Scalar } from '../../kernel/dtype.js';
import type { BinaryOp, CompareOp } from '../../kernel/expr.js';
import { name, type Operation, type Operator, operation } from '../loop/language.js';
import { bare, literal, valueTypes, vectorTypes } from './c-text.js';

/** A sum of two floats. */
export function sumText(type: Scalar, a: string, b: string): string {
  return operationText(operation('add', type, name(a, type), name(b, type)), [a, b]);
}

/** The texts of operands, the type of the first of them and that of the result. */
interface Operands {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly from: Scalar;
  readonly type: Scalar;
}

type Text = (given: Operands) => string;

/** An intrinsic that rounds to the nearest. */
const rounding = (name: string, type: Scalar): string => `__${type === 'f64' ? 'd' : 'f'}${name}_rn`;
/** A function of C's own, by its name for f64. */
const library = (name: string, { a, type }: Operands): string => `${name}${type === 'f64' ? '' : 'f'}(${a})`;

const plainTexts: Readonly<Record<Exclude<Operator, BinaryOp | CompareOp | 'any'>, Text>> = {
  neg: ({ a, type }) => (type === 'i32' ? `negate_i32(${a})` : `(-${a})`),
  abs: (given) => (given.type === 'i32' ? `absolute_i32(${given.a})` : library('fabs', given)),
  sqrt: ({ a, type }) => `${rounding('sqrt', type)}(${a})`,
  floor: (given) => library('floor', given),
  ceil: (given) => library('ceil', given),
  trunc: (given) => library('trunc', given),
  round: (given) => library('rint', given),
  bitNot: ({ a }) => `(~${a})`,
  not: ({ a }) => `(!${a})`,
  isFinite: ({ a, from }) => `is_finite_${from}(${a})`,
  isNan: ({ a }) => `(${a} != ${a})`,
  select: ({ a, b, c, from, type }) => (from === 'u32' ? `choose_${type}(${a}, ${b}, ${c})` : `(${a} ? ${b} : ${c})`),
  fma: ({ a, b, c, type }) => `${type === 'f64' ? '__fma_rn' : '__fmaf_rn'}(${a}, ${b}, ${c})`,
  cast: ({ a, from, type }) => castText(from, type, a),
  bitcast: ({ a, from, type }) => bitcastText(from, type, a),
  permute: ({ a, b, c }) => `permute(${a}, ${b}, ${c})`,
  quotient: ({ a, b }) => `((int)((unsigned int)${a} / (unsigned int)${b}))`,
  remainder: ({ a, b }) => `((int)((unsigned int)${a} % (unsigned int)${b}))`,
  clampAt: ({ a, b }) => `max_i32(min_i32(${a}, ${b} - 1), 0)`,
  wrapAt: ({ a, b }) => `wrap_index(${a}, ${b})`,
  inside: ({ a, b }) => `((unsigned int)${a} < (unsigned int)${b})`,
  sumBytes: ({ a, b }) => `sum_bytes(${a}, ${b})`,
  countBits: ({ a }) => `__popc(${a})`,
  reverseBits: ({ a }) => `__brev(${a})`,
  lowestBit: ({ a }) => `(__ffs(${a}) - 1)`,
  // Of a bool: all bits of a mask, or none.
  keep: ({ a, from, type }) => (type === 'u32' && from === 'bool' ? `mask_of(${bare(a)})` : a),
};

/** The text of an operation over the texts of its operands, which are names, literals, calls or in parentheses. */
export function operationText(given: Operation, [a, b, c]: readonly string[]): string {
  const { op, type, args } = given;
  const write: Text | undefined = (plainTexts as Partial<Record<Operator, Text>>)[op];
  return write?.({ a, b, c, from: args[0].type, type }) ?? binaryText(op as BinaryOp | CompareOp, given, a, b);
}

const arithmetic = { add: '+', sub: '-', mul: '*' } as const;
const logic = { bitAnd: '&', bitOr: '|', bitXor: '^', and: '&&', or: '||' } as const;
const comparison = { lt: '<', le: '<=', gt: '>', ge: '>=', eq: '==', ne: '!=' } as const;
const signs = { ...logic, ...comparison };

function binaryText(op: BinaryOp | CompareOp, given: Operation, a: string, b: string): string {
  const { type: dtype, fits = false, isPlain = false } = given;
  const divisor = given.args[1];
  const second = divisor.kind === 'constant' ? divisor.value : undefined;
  switch (op) {
    case 'min':
    case 'max':
      return `${op}_${dtype}(${a}, ${b})`;
    case 'shiftLeft':
      return `shift_left_${dtype}(${a}, ${b})`;
    case 'shiftRight':
      return second !== undefined ? `(${a} >> ${second & 31})` : `(${a} >> (${b} & 31))`;
    case 'div':
    case 'rem':
      if ((dtype === 'f32' || dtype === 'f64') && isPowerOfTwo(second))
        return `${rounding('mul', dtype)}(${a}, ${literal(1 / second, dtype)})`;
      if (dtype === 'f32' && isPlain) return `divide_plain(${a}, ${b})`;
      if (dtype === 'f32' || dtype === 'f64') return `${rounding('div', dtype)}(${a}, ${b})`;
      // Neither 0 nor −1: C's own division has the language's meaning.
      if (second !== undefined && second !== 0 && second !== -1) return `(${a} ${op === 'div' ? '/' : '%'} ${b})`;
      return `${op === 'div' ? 'divide' : 'remainder'}_${dtype}(${a}, ${b})`;
    case 'add':
    case 'sub':
    case 'mul':
      if (dtype === 'f32' || dtype === 'f64') return `${rounding(op, dtype)}(${a}, ${b})`;
      return dtype === 'u32' || fits ? `(${a} ${arithmetic[op]} ${b})` : `${op}_i32(${a}, ${b})`;
    default:
      return `(${a} ${signs[op]} ${b})`;
  }
}

/** A power of two whose reciprocal is as plain a number: to multiply by it rounds what a division by it would round. */
function isPowerOfTwo(divisor: number | undefined): divisor is number {
  if (divisor === undefined || divisor === 0) return false;
  const exponent = Math.log2(Math.abs(divisor));
  return Number.isInteger(exponent) && Math.abs(exponent) <= 64 && Math.abs(divisor) === 2 ** exponent;
}

function castText(from: Scalar, to: Scalar, x: string): string {
  if (to === 'bool') return `(${x} != 0)`;
  if (from === 'bool') return `(${x} ? (${valueTypes[to]})1 : (${valueTypes[to]})0)`;
  if (to === 'f32')
    return from === 'f64' ? `__double2float_rn(${x})` : `__${from === 'i32' ? 'int' : 'uint'}2float_rn(${x})`;
  if (to === 'f64') return `((double)${x})`;
  if (from === 'f32') return `__float2${to === 'i32' ? 'int' : 'uint'}_rz(${x})`;
  if (from === 'f64') return `truncate_${to}(${x})`;
  return `((${valueTypes[to]})${x})`;
}

function bitcastText(from: Scalar, to: Scalar, x: string): string {
  if (from === 'f32' || to === 'f32') return `__${vectorTypes[from]}_as_${vectorTypes[to]}(${x})`;
  return `((${valueTypes[to]})${x})`;
}
