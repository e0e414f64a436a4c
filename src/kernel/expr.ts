/**
 * Expressions: a pure, typed DAG of scalars, as plain data. What a map or a reduction computes at one index is an
 * expression; nothing here is evaluated. Constructors check types while they build and refuse with the operation's name.
 * The rules of evaluation (division by zero, rounding, NaN in min and max) stand beside each operation.
 */

import type { Dimension, SizeSymbol } from './dimension.js';
import type { Scalar } from './dtype.js';
import { isFloat, isInteger } from './dtype.js';
import { refuse } from './errors.js';

/** An index variable's range. Identity is the object; names become canonical when an op is added to a Program. */
export interface Axis {
  readonly name: string;
  readonly extent: Dimension;
}

/** What a load yields outside the tensor: the nearest element, zero, or the element on the other side. `inside` promises (and is checked) that no index leaves. */
export type Border = 'inside' | 'clamp' | 'zero' | 'wrap';

export type UnaryOp = 'neg' | 'abs' | 'sqrt' | 'floor' | 'ceil' | 'trunc' | 'round' | 'bitNot' | 'not' | 'isFinite';
export type BinaryOp =
  | 'add'
  | 'sub'
  | 'mul'
  | 'div' // integers truncate; x/0 is 0; the one overflow wraps
  | 'rem' // integers only, sign of the dividend; x rem 0 is 0
  | 'min' // b < a ? b : a   (NaN: a)
  | 'max' // a < b ? b : a   (NaN: a)
  | 'bitAnd'
  | 'bitOr'
  | 'bitXor'
  | 'shiftLeft' // counts are taken modulo 32
  | 'shiftRight' // arithmetic for i32, logical for u32
  | 'and'
  | 'or';
export type CompareOp = 'lt' | 'le' | 'gt' | 'ge' | 'eq' | 'ne';
/** Functions that we emit ourselves, as one polynomial each on every target. */
export type NamedFunction = 'exp' | 'log' | 'tanh' | 'sigmoid' | 'sin' | 'cos' | 'erf';
export type Reducer = 'sum' | 'max' | 'min' | 'argmax' | 'argmin' | 'count';

interface Node {
  readonly dtype: Scalar;
  readonly args: readonly Expr[];
}
export interface ConstantExpr extends Node {
  readonly op: 'constant';
  readonly value: number;
}
export interface IndexExpr extends Node {
  readonly op: 'index';
  readonly axis: Axis;
}
export interface SizeExpr extends Node {
  readonly op: 'size';
  readonly symbol: SizeSymbol;
}
export interface ParameterExpr extends Node {
  readonly op: 'parameter';
  readonly name: string;
}
/** Number of the current step since the start, as u32. */
export interface CycleExpr extends Node {
  readonly op: 'cycle';
}
/** A load; `args` are the indices. `version: 'next'` reads what this step has written to a double-buffered state. */
export interface LoadExpr extends Node {
  readonly op: 'load';
  readonly tensor: string;
  readonly version: 'current' | 'next';
  readonly border: readonly Border[];
}
export interface UnaryExpr extends Node {
  readonly op: UnaryOp;
}
export interface BinaryExpr extends Node {
  readonly op: BinaryOp;
  /**
   * Only inside the named functions: a quotient of a divisor between 1 and 3 whose dividend is not tiny unless the
   * divisor is a power of two. Targets may divide without regard to special cases there; the bits are the same.
   */
  readonly isPlain?: true;
}
export interface CompareExpr extends Node {
  readonly op: CompareOp;
}
/** a·b + c, rounded once where the target has the instruction, twice where not: the one place where that freedom exists. */
export interface MultiplyAddExpr extends Node {
  readonly op: 'fma';
}
/** args: condition, then, otherwise. */
export interface SelectExpr extends Node {
  readonly op: 'select';
}
/** Float to integer truncates and saturates, NaN becomes 0; i32 ↔ u32 keeps the bits; to bool is x ≠ 0. */
export interface CastExpr extends Node {
  readonly op: 'cast';
}
/** Same 32 bits, other type (f32, i32, u32). */
export interface BitcastExpr extends Node {
  readonly op: 'bitcast';
}
export interface CallExpr extends Node {
  readonly op: 'call';
  readonly name: NamedFunction;
}
/** args: seed, index, count (u32 each): the image of index under a random permutation of 0..count−1. */
export interface PermuteExpr extends Node {
  readonly op: 'permute';
}
/**
 * A reduction over `axes` (linearised, last fastest). args: body, then begin and end where the range of the single axis
 * is given per row. Empty: 0, ∓infinity (or the integer's limit), index −1. Order of a sum: see tree.ts.
 */
export interface FoldExpr extends Node {
  readonly op: 'fold';
  readonly reducer: Reducer;
  readonly axes: readonly Axis[];
}

export type Expr =
  | ConstantExpr
  | IndexExpr
  | SizeExpr
  | ParameterExpr
  | CycleExpr
  | LoadExpr
  | UnaryExpr
  | BinaryExpr
  | CompareExpr
  | MultiplyAddExpr
  | SelectExpr
  | CastExpr
  | BitcastExpr
  | CallExpr
  | PermuteExpr
  | FoldExpr;

/** Where an operand is expected, a number stands for a constant of the other operand's type. */
export type Value = Expr | number;

export function constant(value: number, dtype: Scalar): Expr {
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

export const f32 = (value: number): Expr => constant(value, 'f32');
export const f64 = (value: number): Expr => constant(value, 'f64');
export const i32 = (value: number): Expr => constant(value, 'i32');
export const u32 = (value: number): Expr => constant(value, 'u32');

export function indexOf(axis: Axis): Expr {
  return { op: 'index', dtype: 'i32', args: [], axis };
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

export function binary(op: BinaryOp, a: Value, b: Value): Expr {
  const [left, right] = pair(op, a, b);
  if (op === 'and' || op === 'or') need(op, left, left.dtype === 'bool', 'bool');
  else if (integerOnly.includes(op)) need(op, left, isInteger(left.dtype), 'i32 or u32');
  else need(op, left, left.dtype !== 'bool', 'a number type');
  return { op, dtype: left.dtype, args: [left, right] };
}

export function unary(op: UnaryOp, x: Expr): Expr {
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
export const mul = chain('mul');
export const min = chain('min');
export const max = chain('max');
export const and = chain('and');
export const or = chain('or');
export const bitAnd = chain('bitAnd');
export const bitOr = chain('bitOr');
export const bitXor = chain('bitXor');
export const sub = (a: Value, b: Value): Expr => binary('sub', a, b);
export const div = (a: Value, b: Value): Expr => binary('div', a, b);
export const rem = (a: Value, b: Value): Expr => binary('rem', a, b);
export const shiftLeft = (a: Value, b: Value): Expr => binary('shiftLeft', a, b);
export const shiftRight = (a: Value, b: Value): Expr => binary('shiftRight', a, b);
export const neg = (x: Expr): Expr => unary('neg', x);
export const abs = (x: Expr): Expr => unary('abs', x);
export const sqrt = (x: Expr): Expr => unary('sqrt', x);
export const floor = (x: Expr): Expr => unary('floor', x);
export const ceil = (x: Expr): Expr => unary('ceil', x);
export const trunc = (x: Expr): Expr => unary('trunc', x);
/** To the nearest whole number, halves to even. */
export const round = (x: Expr): Expr => unary('round', x);
export const bitNot = (x: Expr): Expr => unary('bitNot', x);
export const not = (x: Expr): Expr => unary('not', x);
/** True unless NaN or infinite. */
export const isFinite = (x: Expr): Expr => unary('isFinite', x);
export const lt = (a: Value, b: Value): Expr => compare('lt', a, b);
export const le = (a: Value, b: Value): Expr => compare('le', a, b);
export const gt = (a: Value, b: Value): Expr => compare('gt', a, b);
export const ge = (a: Value, b: Value): Expr => compare('ge', a, b);
export const eq = (a: Value, b: Value): Expr => compare('eq', a, b);
export const ne = (a: Value, b: Value): Expr => compare('ne', a, b);

/** a·b + c; see MultiplyAddExpr for its rounding. */
export function fma(a: Value, b: Value, c: Value): Expr {
  const [left, right] = pair('fma', a, b);
  const [, third] = pair('fma', left, c);
  need('fma', left, isFloat(left.dtype), 'f32 or f64');
  return { op: 'fma', dtype: left.dtype, args: [left, right, third] };
}

export function select(condition: Expr, a: Value, b: Value): Expr {
  need('select', condition, condition.dtype === 'bool', 'bool as the condition');
  const [left, right] = pair('select', a, b);
  return { op: 'select', dtype: left.dtype, args: [condition, left, right] };
}

export function cast(x: Expr, dtype: Scalar): Expr {
  return x.dtype === dtype ? x : { op: 'cast', dtype, args: [x] };
}

export function bitcast(x: Expr, dtype: 'f32' | 'i32' | 'u32'): Expr {
  need('bitcast', x, x.dtype === 'f32' || x.dtype === 'i32' || x.dtype === 'u32', 'f32, i32 or u32');
  return x.dtype === dtype ? x : { op: 'bitcast', dtype, args: [x] };
}

export function call(name: NamedFunction, x: Expr): Expr {
  need(name, x, isFloat(x.dtype), 'f32 or f64');
  return { op: 'call', name, dtype: x.dtype, args: [x] };
}

export const exp = (x: Expr): Expr => call('exp', x);
export const log = (x: Expr): Expr => call('log', x);
export const tanh = (x: Expr): Expr => call('tanh', x);
export const sigmoid = (x: Expr): Expr => call('sigmoid', x);
export const sin = (x: Expr): Expr => call('sin', x);
export const cos = (x: Expr): Expr => call('cos', x);
export const erf = (x: Expr): Expr => call('erf', x);

/** x limited to [low, high]. */
export const clamp = (x: Expr, low: Value, high: Value): Expr => min(max(x, low), high);

/** The image of `index` under a random permutation of 0..count−1 chosen by `seed`; evaluated in place, nothing stored. */
export function permute(seed: Value, index: Value, count: Value): Expr {
  const words = [seed, index, count].map((value) => (typeof value === 'number' ? u32(value) : value));
  for (const word of words) need('permute', word, word.dtype === 'u32', 'u32');
  return { op: 'permute', dtype: 'u32', args: words };
}

export interface FoldRange {
  readonly begin?: Value;
  readonly end?: Value;
}

/** A reduction inside an expression: `sum([n], ([k]) => a.at(i, k))`. A range given per row needs a single axis. */
export function fold(
  reducer: Reducer,
  extents: readonly Dimension[],
  body: (indices: Expr[]) => Expr,
  range: FoldRange = {},
): Expr {
  const axes = extents.map((extent, position) => ({ name: `fold${position}`, extent }));
  return foldOver(reducer, axes, body(axes.map(indexOf)), range);
}

/** The same over axes that already exist, so that several reductions can share one loop. */
export function foldOver(reducer: Reducer, axes: readonly Axis[], value: Expr, range: FoldRange = {}): Expr {
  if (axes.length === 0) refuse(reducer, 'no axis to reduce over', 0, 'at least one');
  if (reducer === 'count') need(reducer, value, value.dtype === 'bool', 'bool');
  else need(reducer, value, value.dtype !== 'bool', 'a number type');
  const args = [value];
  if (range.begin !== undefined || range.end !== undefined) {
    if (axes.length !== 1) refuse(reducer, 'a range with several axes', axes.length, 'one axis');
    for (const bound of [range.begin ?? 0, range.end ?? sizeOf(axes[0].extent)]) {
      const expr = typeof bound === 'number' ? i32(bound) : bound;
      need(`${reducer} range`, expr, expr.dtype === 'i32', 'i32');
      args.push(expr);
    }
  }
  const dtype = reducer === 'sum' || reducer === 'max' || reducer === 'min' ? value.dtype : 'i32';
  return { op: 'fold', reducer, dtype, args, axes };
}

type Folding = (extents: readonly Dimension[], body: (indices: Expr[]) => Expr, range?: FoldRange) => Expr;
const folding =
  (reducer: Reducer): Folding =>
  (extents, body, range) =>
    fold(reducer, extents, body, range);
export const sum = folding('sum');
export const maximum = folding('max');
export const minimum = folding('min');
/** Linear index of the largest value, the lowest index on ties, −1 where there is none. */
export const argmax = folding('argmax');
export const argmin = folding('argmin');
/** How often the condition holds, as i32. */
export const count = folding('count');
