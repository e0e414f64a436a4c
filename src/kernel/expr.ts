/**
 * The functions that build expressions. What a map or a reduction computes at one index is an expression; nothing here is
 * evaluated. Each function checks types while it builds and refuses with the operation's name.
 */
import { needExpr, needFunction, needList } from './argument.js';
import type { Dimension } from './dimension.js';
import type { Scalar } from './dtype.js';
import { isFloat, isInteger } from './dtype.js';
import { refuse } from './errors.js';
import type { Axis, BinaryOp, CompareOp, Expr, Indices, NamedFunction, Reducer, UnaryOp, Value } from './expr-node.js';

export type * from './expr-node.js';

/** A constant of a given type; `f32`, `f64`, `i32` and `u32` are shorter. */
export function constant(value: number, dtype: Scalar): Expr {
  if (typeof value !== 'number') refuse(`constant ${dtype}`, 'not a number', value, 'a number');
  if (isInteger(dtype)) {
    const low = dtype === 'i32' ? -(2 ** 31) : 0;
    const high = dtype === 'i32' ? 2 ** 31 - 1 : 2 ** 32 - 1;
    if (!Number.isInteger(value) || value < low || value > high) {
      refuse(`constant ${dtype}`, 'not representable', value, `a whole number from ${low} to ${high}`);
    }
  }
  if (dtype === 'bool' && value !== 0 && value !== 1) refuse('constant bool', 'not a truth value', value, '0 or 1');
  // Integers and truth values have one zero only.
  const kept = isFloat(dtype) ? value : value + 0;
  return { op: 'constant', dtype, args: [], value: dtype === 'f32' ? Math.fround(kept) : kept };
}

/** A constant of type f32, rounded to it. */
export const f32 = (value: number): Expr => constant(value, 'f32');
/** A constant of type f64. */
export const f64 = (value: number): Expr => constant(value, 'f64');
/** A constant of type i32. */
export const i32 = (value: number): Expr => constant(value, 'i32');
/** A constant of type u32. */
export const u32 = (value: number): Expr => constant(value, 'u32');

/** The index variable of an axis as a formula; the builder hands it to your functions. */
export function indexOf(axis: Axis): Expr {
  return { op: 'index', dtype: 'i32', args: [], axis };
}

/** The index variables of axes, as a body gets them. */
export function indicesOf(axes: readonly Axis[]): Indices {
  needList('indices', axes);
  return axes.map(indexOf) as Indices;
}

/** The bound value of a dimension, as i32. */
export function sizeOf(dimension: Dimension): Expr {
  return typeof dimension === 'number' ? i32(dimension) : { op: 'size', dtype: 'i32', args: [], symbol: dimension };
}

/** The number of the current step, as u32. */
export const cycle: Expr = { op: 'cycle', dtype: 'u32', args: [] };

const rank: Readonly<Record<Scalar, number>> = { bool: 0, i32: 1, u32: 2, f32: 3, f64: 4 };

function pair(op: string, a: Value, b: Value): [Expr, Expr] {
  if (typeof a === 'number' && typeof b === 'number')
    refuse(op, 'both operands are plain numbers', [a, b], 'an expression', 'Use f32(x).');
  for (const x of [a, b]) if (typeof x !== 'number') needExpr(op, x);
  const left = typeof a === 'number' ? constant(a, (b as Expr).dtype) : a;
  const right = typeof b === 'number' ? constant(b, left.dtype) : b;
  if (left.dtype !== right.dtype) {
    const wide = rank[left.dtype] > rank[right.dtype] ? left.dtype : right.dtype;
    refuse(
      op,
      'operands of different types',
      `${left.dtype} and ${right.dtype}`,
      'one type',
      `Cast one of them to ${wide}.`,
    );
  }
  return [left, right];
}

function need(op: string, x: Expr, ok: boolean, expected: string): void {
  if (!ok) refuse(op, 'operand of a wrong type', x.dtype, expected);
}

const integerOnly: readonly BinaryOp[] = ['rem', 'bitAnd', 'bitOr', 'bitXor', 'shiftLeft', 'shiftRight'];

/** Any operation of two operands by its name. */
export function binary(op: BinaryOp, a: Value, b: Value): Expr {
  const [left, right] = pair(op, a, b);
  if (op === 'and' || op === 'or') need(op, left, left.dtype === 'bool', 'bool');
  else if (integerOnly.includes(op)) need(op, left, isInteger(left.dtype), 'i32 or u32');
  else need(op, left, left.dtype !== 'bool', 'a number type');
  return { op, dtype: left.dtype, args: [left, right] };
}

/** Any operation of one operand by its name. */
export function unary(op: UnaryOp, x: Expr): Expr {
  needExpr(op, x);
  switch (op) {
    case 'not':
      need(op, x, x.dtype === 'bool', 'bool');
      break;
    case 'bitNot':
      need(op, x, isInteger(x.dtype), 'i32 or u32');
      break;
    case 'neg':
    case 'abs':
      need(op, x, x.dtype !== 'bool' && x.dtype !== 'u32', 'a signed type');
      break;
    case 'sqrt':
    case 'floor':
    case 'ceil':
    case 'trunc':
    case 'round':
    case 'isFinite':
      need(op, x, isFloat(x.dtype), 'f32 or f64');
      break;
    default:
      op satisfies never;
  }
  return { op, dtype: op === 'isFinite' ? 'bool' : x.dtype, args: [x] };
}

/** Any comparison by its name. */
export function compare(op: CompareOp, a: Value, b: Value): Expr {
  const [left, right] = pair(op, a, b);
  if (op !== 'eq' && op !== 'ne') need(op, left, left.dtype !== 'bool', 'a number type');
  return { op, dtype: 'bool', args: [left, right] };
}

const chain =
  (op: BinaryOp) =>
  (a: Value, b: Value, ...more: Value[]): Expr =>
    more.reduce<Expr>((sum, next) => binary(op, sum, next), binary(op, a, b));

/** Left to right: add(a, b, c) is (a + b) + c. Never contracted with a multiplication. */
export const add = chain('add');
/** The product, from left to right; whole numbers wrap modulo 2³². */
export const mul = chain('mul');
/** The least of the operands, from left to right: `b < a ? b : a`, so a NaN on the right is passed over. */
export const min = chain('min');
/** The greatest of the operands, from left to right: `a < b ? b : a`, so a NaN on the right is passed over. */
export const max = chain('max');
/** True where all operands are. */
export const and = chain('and');
/** True where one of the operands is. */
export const or = chain('or');
/** Bit by bit and, of whole numbers. */
export const bitAnd = chain('bitAnd');
/** Bit by bit or, of whole numbers. */
export const bitOr = chain('bitOr');
/** Bit by bit exclusive or, of whole numbers. */
export const bitXor = chain('bitXor');
/** a − b. */
export const sub = (a: Value, b: Value): Expr => binary('sub', a, b);
/** a / b. Whole numbers truncate, and by zero give 0. */
export const div = (a: Value, b: Value): Expr => binary('div', a, b);
/** Integer remainder, with the sign of the dividend; by zero it is 0. */
export const rem = (a: Value, b: Value): Expr => binary('rem', a, b);
/** Bits to the left; the count is taken modulo 32. */
export const shiftLeft = (a: Value, b: Value): Expr => binary('shiftLeft', a, b);
/** Bits to the right, keeping the sign of an i32; the count is taken modulo 32. */
export const shiftRight = (a: Value, b: Value): Expr => binary('shiftRight', a, b);
/** −x, of a signed type. */
export const neg = (x: Expr): Expr => unary('neg', x);
/** The absolute value, of a signed type. */
export const abs = (x: Expr): Expr => unary('abs', x);
/** The square root, rounded once. */
export const sqrt = (x: Expr): Expr => unary('sqrt', x);
/** Down to a whole number. */
export const floor = (x: Expr): Expr => unary('floor', x);
/** Up to a whole number. */
export const ceil = (x: Expr): Expr => unary('ceil', x);
/** Towards zero to a whole number. */
export const trunc = (x: Expr): Expr => unary('trunc', x);
/** To the nearest whole number, halves to even. */
export const round = (x: Expr): Expr => unary('round', x);
/** Every bit turned over, of a whole number. */
export const bitNot = (x: Expr): Expr => unary('bitNot', x);
/** The other truth value. */
export const not = (x: Expr): Expr => unary('not', x);
/** True unless NaN or infinite. */
export const isFinite = (x: Expr): Expr => unary('isFinite', x);
/** a < b. */
export const lt = (a: Value, b: Value): Expr => compare('lt', a, b);
/** a ≤ b. */
export const le = (a: Value, b: Value): Expr => compare('le', a, b);
/** a > b. */
export const gt = (a: Value, b: Value): Expr => compare('gt', a, b);
/** a ≥ b. */
export const ge = (a: Value, b: Value): Expr => compare('ge', a, b);
/** a = b. */
export const eq = (a: Value, b: Value): Expr => compare('eq', a, b);
/** a ≠ b. */
export const ne = (a: Value, b: Value): Expr => compare('ne', a, b);

/** a·b + c; see MultiplyAddExpr for its rounding. */
export function fma(a: Value, b: Value, c: Value): Expr {
  const [left, right] = pair('fma', a, b);
  const [, third] = pair('fma', left, c);
  need('fma', left, isFloat(left.dtype), 'f32 or f64');
  return { op: 'fma', dtype: left.dtype, args: [left, right, third] };
}

/** `a` where the condition holds, else `b`; both must be computable. */
export function select(condition: Expr, a: Value, b: Value): Expr {
  needExpr('select', condition);
  need('select', condition, condition.dtype === 'bool', 'bool as the condition');
  if (typeof a === 'number' && typeof b === 'number') {
    // The type that the condition compares is most often the one that is meant.
    const type = condition.args.find((arg) => arg.dtype !== 'bool')?.dtype ?? 'f32';
    refuse('select', 'both values are plain numbers', [a, b], 'a typed one', `Use ${type}(${a}).`);
  }
  const [left, right] = pair('select', a, b);
  return { op: 'select', dtype: left.dtype, args: [condition, left, right] };
}

/** The value in another type: floats are cut to whole numbers and saturate, NaN becomes 0. */
export function cast(x: Expr, dtype: Scalar): Expr {
  needExpr('cast', x);
  return x.dtype === dtype ? x : { op: 'cast', dtype, args: [x] };
}

/** The same 32 bits read as another type. */
export function bitcast(x: Expr, dtype: 'f32' | 'i32' | 'u32'): Expr {
  needExpr('bitcast', x);
  need('bitcast', x, x.dtype === 'f32' || x.dtype === 'i32' || x.dtype === 'u32', 'f32, i32 or u32');
  return x.dtype === dtype ? x : { op: 'bitcast', dtype, args: [x] };
}

/** Any named function by its name. */
export function call(name: NamedFunction, x: Expr): Expr {
  needExpr(name, x);
  need(name, x, isFloat(x.dtype), 'f32 or f64');
  return { op: 'call', name, dtype: x.dtype, args: [x] };
}

/** eˣ, the same polynomial on every device. */
export const exp = (x: Expr): Expr => call('exp', x);
/** The natural logarithm, the same polynomial on every device. */
export const log = (x: Expr): Expr => call('log', x);
/** The hyperbolic tangent, the same polynomial on every device. */
export const tanh = (x: Expr): Expr => call('tanh', x);
/** A quotient of polynomials in the shape of tanh, within 2.2e-4 of it, for less than half of its operations. */
export const squash = (x: Expr): Expr => call('squash', x);
/** 1 / (1 + e⁻ˣ), the same polynomial on every device. */
export const sigmoid = (x: Expr): Expr => call('sigmoid', x);
/** The sine of an angle in radians, the same polynomial on every device. */
export const sin = (x: Expr): Expr => call('sin', x);
/** The cosine of an angle in radians, the same polynomial on every device. */
export const cos = (x: Expr): Expr => call('cos', x);
/** The error function, the same polynomial on every device. */
export const erf = (x: Expr): Expr => call('erf', x);

/** x limited to [low, high]. */
export const clamp = (x: Expr, low: Value, high: Value): Expr => min(max(x, low), high);

/** The image of `index` under a random permutation of 0..count−1 chosen by `seed`; evaluated in place, nothing stored. */
export function permute(seed: Value, index: Value, count: Value): Expr {
  const words = [seed, index, count].map((value) => (typeof value === 'number' ? u32(value) : value));
  for (const word of words) {
    needExpr('permute', word);
    need('permute', word, word.dtype === 'u32', 'u32');
  }
  return { op: 'permute', dtype: 'u32', args: words };
}

/**
 * Where a fold begins and ends along its single axis: [begin, end), cut to the axis; all of it by default.
 */
export interface FoldRange {
  readonly begin?: Value;
  readonly end?: Value;
}

/** A reduction inside an expression: `sum([n], ([k]) => a.at(i, k))`. A range given per row needs a single axis. */
export function fold(
  reducer: Reducer,
  extents: readonly Dimension[],
  body: (indices: Indices) => Expr,
  range: FoldRange = {},
): Expr {
  needList(reducer, extents);
  needFunction(reducer, body);
  const axes = extents.map((extent, position) => ({ name: `fold${position}`, extent }));
  return foldOver(reducer, axes, body(indicesOf(axes)), range);
}

/** The same over axes that already exist, so that several reductions can share one loop. */
export function foldOver(reducer: Reducer, axes: readonly Axis[], value: Expr, range: FoldRange = {}): Expr {
  if (axes.length === 0) refuse(reducer, 'no axis to reduce over', 0, 'at least one');
  needExpr(reducer, value);
  if (reducer === 'count') need(reducer, value, value.dtype === 'bool', 'bool');
  else need(reducer, value, value.dtype !== 'bool', 'a number type');
  const args = [value];
  if (range.begin !== undefined || range.end !== undefined) {
    if (axes.length !== 1) refuse(reducer, 'a range with several axes', axes.length, 'one axis');
    for (const bound of [range.begin ?? 0, range.end ?? sizeOf(axes[0].extent)]) {
      const expr = typeof bound === 'number' ? i32(bound) : bound;
      needExpr(`${reducer} range`, expr);
      need(`${reducer} range`, expr, expr.dtype === 'i32', 'i32');
      args.push(expr);
    }
  }
  const dtype = reducer === 'sum' || reducer === 'max' || reducer === 'min' ? value.dtype : 'i32';
  return { op: 'fold', reducer, dtype, args, axes };
}

type Folding = (extents: readonly Dimension[], body: (indices: Indices) => Expr, range?: FoldRange) => Expr;
const folding =
  (reducer: Reducer): Folding =>
  (extents, body, range) =>
    fold(reducer, extents, body, range);
/** The sum along axes in the Program's declared order; of nothing 0. */
export const sum = folding('sum');
/** The greatest value along axes; of nothing −∞, or the least whole number. NaN is never taken. */
export const maximum = folding('max');
/** The least value along axes; of nothing +∞, or the greatest whole number. NaN is never taken. */
export const minimum = folding('min');
/** Linear index of the largest value, the lowest index on ties, −1 where there is none. */
export const argmax = folding('argmax');
/** Linear index of the smallest value: the lowest index on ties, −1 where there is none. NaN is never taken. */
export const argmin = folding('argmin');
/** How often the condition holds, as i32. */
export const count = folding('count');
