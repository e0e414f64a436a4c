/**
 * One scalar operation as C text. Float arithmetic goes through the rounding intrinsics, so that no compiler option can
 * contract a product and a sum; signed integers wrap by going through unsigned ones, except where their range shows that
 * they cannot overflow. Helpers with our own names (`min_f32`, `divide_i32`, …) stand in prelude.ts.
 */
import { intervalOf } from '../../kernel/bounds.js';
import type { Scalar } from '../../kernel/dtype.js';
import type { BinaryOp, CompareOp, Expr, UnaryOp } from '../../kernel/expr.js';
import { literal, valueTypes } from './c-text.js';

/** Nodes whose text depends on their operands alone. */
export type Operation = Extract<
  Expr,
  { op: UnaryOp | BinaryOp | CompareOp | 'fma' | 'select' | 'cast' | 'bitcast' | 'permute' }
>;

const compareText: Readonly<Record<CompareOp, string>> = { lt: '<', le: '<=', gt: '>', ge: '>=', eq: '==', ne: '!=' };

/** The text of a node over the texts of its operands, which are names, literals, calls or in parentheses. */
export function operationText(expr: Operation, args: readonly string[]): string {
  const [a, b, c] = args;
  switch (expr.op) {
    case 'lt':
    case 'le':
    case 'gt':
    case 'ge':
    case 'eq':
    case 'ne':
      return `(${a} ${compareText[expr.op]} ${b})`;
    case 'select':
      return `(${a} ? ${b} : ${c})`;
    case 'fma':
      return expr.dtype === 'f64' ? `__fma_rn(${a}, ${b}, ${c})` : `__fmaf_rn(${a}, ${b}, ${c})`;
    case 'cast':
      return castText(expr.args[0].dtype, expr.dtype, a);
    case 'bitcast':
      return bitcastText(expr.args[0].dtype, expr.dtype, a);
    case 'permute':
      return `permute(${a}, ${b}, ${c})`;
    case 'neg':
    case 'abs':
    case 'sqrt':
    case 'floor':
    case 'ceil':
    case 'trunc':
    case 'round':
    case 'bitNot':
    case 'not':
    case 'isFinite':
      return unaryText(expr.op, expr.args[0].dtype, a);
    default:
      return binaryText(expr, a, b);
  }
}

function unaryText(op: UnaryOp, dtype: Scalar, x: string): string {
  const double = dtype === 'f64';
  switch (op) {
    case 'neg':
      return dtype === 'i32' ? `negate_i32(${x})` : `(-${x})`;
    case 'abs':
      return dtype === 'i32' ? `absolute_i32(${x})` : double ? `fabs(${x})` : `fabsf(${x})`;
    case 'sqrt':
      return double ? `__dsqrt_rn(${x})` : `__fsqrt_rn(${x})`;
    case 'floor':
    case 'ceil':
    case 'trunc':
      return double ? `${op}(${x})` : `${op}f(${x})`;
    case 'round':
      return double ? `rint(${x})` : `rintf(${x})`;
    case 'bitNot':
      return `(~${x})`;
    case 'not':
      return `(!${x})`;
    case 'isFinite':
      return `is_finite_${dtype}(${x})`;
    default:
      return op satisfies never;
  }
}

const floatNames: Readonly<Partial<Record<BinaryOp, string>>> = { add: 'add', sub: 'sub', mul: 'mul', div: 'div' };
const signs: Readonly<Partial<Record<BinaryOp, string>>> = {
  add: '+',
  sub: '-',
  mul: '*',
  bitAnd: '&',
  bitOr: '|',
  bitXor: '^',
  and: '&&',
  or: '||',
};

function binaryText(expr: Extract<Expr, { op: BinaryOp }>, a: string, b: string): string {
  const { op, dtype } = expr;
  switch (op) {
    case 'min':
    case 'max':
      return `${op}_${dtype}(${a}, ${b})`;
    case 'shiftLeft':
      return `shift_left_${dtype}(${a}, ${b})`;
    case 'shiftRight':
      return expr.args[1].op === 'constant' ? `(${a} >> ${shiftCount(expr)})` : `(${a} >> (${b} & 31))`;
    case 'div':
    case 'rem':
      if ((dtype === 'f32' || dtype === 'f64') && isPowerOfTwo(expr.args[1]))
        return `__${dtype === 'f64' ? 'd' : 'f'}mul_rn(${a}, ${literal(1 / expr.args[1].value, dtype)})`;
      if (dtype === 'f32' && expr.isPlain === true) return `divide_plain(${a}, ${b})`;
      if (dtype === 'f32' || dtype === 'f64') return `__${dtype === 'f64' ? 'd' : 'f'}div_rn(${a}, ${b})`;
      if (isPlainDivisor(expr.args[1])) return `(${a} ${op === 'div' ? '/' : '%'} ${b})`;
      return `${op === 'div' ? 'divide' : 'remainder'}_${dtype}(${a}, ${b})`;
    case 'add':
    case 'sub':
    case 'mul':
      if (dtype === 'f32' || dtype === 'f64') return `__${dtype === 'f64' ? 'd' : 'f'}${floatNames[op]}_rn(${a}, ${b})`;
      return dtype === 'u32' || cannotOverflow(expr) ? `(${a} ${signs[op]} ${b})` : `${op}_i32(${a}, ${b})`;
    case 'bitAnd':
    case 'bitOr':
    case 'bitXor':
    case 'and':
    case 'or':
      return `(${a} ${signs[op]} ${b})`;
    default:
      return op satisfies never;
  }
}

function shiftCount(expr: Expr): number {
  const [, count] = expr.args;
  return count.op === 'constant' ? count.value & 31 : 0;
}

/** A constant that is neither 0 nor −1: C's own division has the language's meaning. */
function isPlainDivisor(divisor: Expr): boolean {
  return divisor.op === 'constant' && divisor.value !== 0 && divisor.value !== -1;
}

/** A power of two whose reciprocal is as plain a number: to multiply by it rounds what a division by it would round. */
function isPowerOfTwo(divisor: Expr): divisor is Extract<Expr, { op: 'constant' }> {
  if (divisor.op !== 'constant' || divisor.value === 0) return false;
  const exponent = Math.log2(Math.abs(divisor.value));
  return Number.isInteger(exponent) && Math.abs(exponent) <= 64 && Math.abs(divisor.value) === 2 ** exponent;
}

function cannotOverflow(expr: Extract<Expr, { op: BinaryOp }>): boolean {
  const [a, b] = expr.args.map((arg) => intervalOf(arg));
  const corners =
    expr.op === 'mul'
      ? [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high]
      : expr.op === 'add'
        ? [a.low + b.low, a.high + b.high]
        : [a.low - b.high, a.high - b.low];
  return corners.every((corner) => corner >= -(2 ** 31) && corner < 2 ** 31);
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

const bitNames: Readonly<Record<string, string>> = { f32: 'float', i32: 'int', u32: 'uint' };

function bitcastText(from: Scalar, to: Scalar, x: string): string {
  if (from === 'f32' || to === 'f32') return `__${bitNames[from]}_as_${bitNames[to]}(${x})`;
  return `((${valueTypes[to]})${x})`;
}
