/**
 * One operation of the language as a WGSL expression over the texts of its operands. Where WGSL's own operator means
 * something else (division by zero, NaN in min and max, conversions out of range), a helper function stands for it.
 */
import type { BinaryOp, CompareOp, Expr, UnaryOp } from '../../kernel/expr.js';
import type { Helpers } from './helpers.js';
import { bare, typeOf } from './text.js';

const infix: Partial<Record<BinaryOp | CompareOp, string>> = {
  add: '+',
  sub: '-',
  mul: '*',
  bitAnd: '&',
  bitOr: '|',
  bitXor: '^',
  and: '&&',
  or: '||',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
  eq: '==',
};

type Special = 'constant' | 'index' | 'size' | 'parameter' | 'cycle' | 'load' | 'fold';
export type PlainExpr = Exclude<Expr, { op: Special }>;

/** The text of any operation that needs nothing but its operands. */
export function operation(expr: PlainExpr, args: readonly string[], helpers: Helpers): string {
  const [a, b, c] = args;
  switch (expr.op) {
    case 'select':
      return `select(${bare(c)}, ${bare(b)}, ${bare(a)})`;
    case 'fma':
      return `fma(${bare(a)}, ${bare(b)}, ${bare(c)})`;
    case 'cast':
      return castText(expr, a, helpers);
    case 'bitcast':
      return `bitcast<${typeOf(expr.dtype)}>(${bare(a)})`;
    case 'permute':
      return `${helpers.use('permute')}(${bare(a)}, ${bare(b)}, ${bare(c)})`;
    case 'call':
      typeOf(expr.dtype);
      return `${helpers.named(expr.name)}(${bare(a)})`;
    case 'ne':
      // WGSL's != is false where an operand is NaN.
      return expr.args[0].dtype === 'f32' ? `(!(${a} == ${b}))` : `(${a} != ${b})`;
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
      return unaryText(expr.op, a, helpers);
    default:
      return binaryText(expr.op, expr, a, b, helpers);
  }
}

function unaryText(op: UnaryOp, x: string, helpers: Helpers): string {
  switch (op) {
    case 'neg':
      return `(-${x})`;
    case 'bitNot':
      return `(~${x})`;
    case 'not':
      return `(!${x})`;
    case 'isFinite':
      return `${helpers.use('isFinite32')}(${bare(x)})`;
    default:
      return `${op}(${bare(x)})`;
  }
}

function binaryText(op: BinaryOp | CompareOp, expr: Expr, a: string, b: string, helpers: Helpers): string {
  const type = typeOf(expr.dtype);
  const call = (name: string): string => `${name}(${bare(a)}, ${bare(b)})`;
  switch (op) {
    case 'min':
    case 'max':
      return call(type === 'f32' ? helpers.use(op === 'min' ? 'minFloat' : 'maxFloat') : op);
    case 'div':
      if (type === 'f32') return `(${a} / ${b})`;
      return call(helpers.use(type === 'i32' ? 'divSigned' : 'divUnsigned'));
    case 'rem':
      return call(helpers.use(type === 'i32' ? 'remSigned' : 'remUnsigned'));
    case 'shiftLeft':
    case 'shiftRight':
      return `(${a} ${op === 'shiftLeft' ? '<<' : '>>'} ${shiftCount(expr.args[1], b)})`;
    default:
      return `(${a} ${infix[op]} ${b})`;
  }
}

function shiftCount(count: Expr, text: string): string {
  if (count.op === 'constant') return `${count.value & 31}u`;
  return count.dtype === 'u32' ? `(${text} & 31u)` : `(bitcast<u32>(${bare(text)}) & 31u)`;
}

function castText(expr: Expr, x: string, helpers: Helpers): string {
  const from = typeOf(expr.args[0].dtype);
  const to = typeOf(expr.dtype);
  if (to === 'bool') return from === 'f32' ? `(!(${x} == 0f))` : `(${x} != ${from === 'i32' ? '0i' : '0u'})`;
  if (from === 'f32' && to === 'i32') return `${helpers.use('toSigned')}(${bare(x)})`;
  if (from === 'f32' && to === 'u32') return `${helpers.use('toUnsigned')}(${bare(x)})`;
  if (from === 'u32' && to === 'f32') return `${helpers.use('fromUnsigned')}(${bare(x)})`;
  return from === 'bool' || to === 'f32' ? `${to}(${bare(x)})` : `bitcast<${to}>(${bare(x)})`;
}
