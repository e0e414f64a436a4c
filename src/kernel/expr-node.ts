/**
 * The nodes of an expression: a pure, typed DAG of scalars, as plain data, and what each of them means. The rules of evaluation
 * (division by zero, rounding, NaN in min and max) stand beside each operation. Nodes are built by the functions of expr.ts.
 */
import type { Dimension, SizeSymbol } from './dimension.js';
import type { Scalar } from './dtype.js';

/** An index variable's range. Identity is the object; names become canonical when an op is added to a Program. */
export interface Axis {
  readonly name: string;
  readonly extent: Dimension;
}

/** What a load yields outside the tensor: the nearest element, zero, or the element on the other side. `inside` promises (and is checked) that no index leaves. */
export type Border = 'inside' | 'clamp' | 'zero' | 'wrap';

/** The operations of one operand. */
export type UnaryOp = 'neg' | 'abs' | 'sqrt' | 'floor' | 'ceil' | 'trunc' | 'round' | 'bitNot' | 'not' | 'isFinite';
/** The operations of two operands. */
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
/** The comparisons: less, less or equal, greater, greater or equal, equal, not equal. */
export type CompareOp = 'lt' | 'le' | 'gt' | 'ge' | 'eq' | 'ne';
/** Functions that we emit ourselves, as one polynomial each on every target. */
export type NamedFunction = 'exp' | 'log' | 'tanh' | 'squash' | 'sigmoid' | 'sin' | 'cos' | 'erf';
/** How a fold combines its values. */
export type Reducer = 'sum' | 'max' | 'min' | 'argmax' | 'argmin' | 'count';

interface Node {
  readonly dtype: Scalar;
  readonly args: readonly Expr[];
}
/** A number that is known when the program is built. */
export interface ConstantExpr extends Node {
  readonly op: 'constant';
  readonly value: number;
}
/** The present value of an index variable. */
export interface IndexExpr extends Node {
  readonly op: 'index';
  readonly axis: Axis;
}
/** The value that a symbolic dimension is bound to. */
export interface SizeExpr extends Node {
  readonly op: 'size';
  readonly symbol: SizeSymbol;
}
/** The present value of a parameter of the program. */
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
/** An operation of one operand. */
export interface UnaryExpr extends Node {
  readonly op: UnaryOp;
}
/** An operation of two operands of one type. */
export interface BinaryExpr extends Node {
  readonly op: BinaryOp;
  /**
   * Only inside the named functions: a quotient of a divisor between 1 and 3 whose dividend is not tiny unless the
   * divisor is a power of two. Targets may divide without regard to special cases there; the bits are the same.
   */
  readonly isPlain?: true;
}
/** A comparison; its type is `bool`. */
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
/** A named function of one operand. */
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

/** A formula: a pure, typed graph. Build it with the functions of the language, never by hand. */
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

/**
 * The index variables that a body gets: as many as there are axes. Taking one apart (`([i, j]) => …`) type-checks under
 * `noUncheckedIndexedAccess` too; an index that the axes do not have is refused when it is used.
 */
export type Indices = Expr[] & {
  readonly 0: Expr;
  readonly 1: Expr;
  readonly 2: Expr;
  readonly 3: Expr;
  readonly 4: Expr;
  readonly 5: Expr;
};
