/**
 * Interval arithmetic over index expressions: proves that a load stays inside its tensor, so that only loads which may
 * leave it need a border rule. Conservative: what it cannot see through is unbounded.
 */
import type { Dimension } from './dimension.js';
import { largest, sameDimension, smallest } from './dimension.js';
import type { Scalar } from './dtype.js';
import { isFloat } from './dtype.js';
import type { Axis, BinaryOp, Expr } from './expr.js';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Everything that a value of this type can be. */
function whole(dtype: Scalar): Interval {
  if (dtype === 'i32') return { low: -(2 ** 31), high: 2 ** 31 - 1 };
  if (dtype === 'u32') return { low: 0, high: 2 ** 32 - 1 };
  return dtype === 'bool' ? { low: 0, high: 1 } : { low: -Infinity, high: Infinity };
}

/** Integer arithmetic wraps: a range that leaves the type may be anything. */
function wrapped(dtype: Scalar, low: number, high: number): Interval {
  const all = whole(dtype);
  return low >= all.low && high <= all.high ? { low: low + 0, high: high + 0 } : all;
}

/** The range of an integer expression. One memory over shared nodes keeps the walk linear. */
export function intervalOf(expr: Expr, memory: Map<Expr, Interval> = new Map()): Interval {
  const known = memory.get(expr);
  if (known !== undefined) return known;
  const result = isFloat(expr.dtype) ? whole(expr.dtype) : rangeOf(expr, memory);
  memory.set(expr, result);
  return result;
}

function rangeOf(expr: Expr, memory: Map<Expr, Interval>): Interval {
  const { dtype } = expr;
  switch (expr.op) {
    case 'constant':
      return { low: expr.value, high: expr.value };
    case 'index':
      return { low: 0, high: Math.max(0, largest(expr.axis.extent) - 1) };
    case 'size':
      return { low: expr.symbol.min, high: expr.symbol.max };
    case 'cast': {
      const inner = intervalOf(expr.args[0], memory);
      return dtype === 'bool' || isFloat(expr.args[0].dtype) ? whole(dtype) : wrapped(dtype, inner.low, inner.high);
    }
    case 'permute': {
      // An index below count stays below it, and any other stays where it is.
      const [, index, count] = expr.args.map((arg) => intervalOf(arg, memory));
      return { low: 0, high: Math.max(index.high, count.high - 1) };
    }
    case 'select': {
      const [a, b] = [intervalOf(expr.args[1], memory), intervalOf(expr.args[2], memory)];
      return { low: Math.min(a.low, b.low), high: Math.max(a.high, b.high) };
    }
    case 'add':
    case 'sub':
    case 'mul':
    case 'div':
    case 'rem':
    case 'min':
    case 'max':
    case 'bitAnd': {
      const [a, b] = expr.args.map((arg) => intervalOf(arg, memory));
      return binaryRange(expr.op, dtype, a, b);
    }
    default:
      return whole(dtype);
  }
}

type Ranged = Extract<BinaryOp, 'add' | 'sub' | 'mul' | 'div' | 'rem' | 'min' | 'max' | 'bitAnd'>;

function binaryRange(op: Ranged, dtype: Scalar, a: Interval, b: Interval): Interval {
  switch (op) {
    case 'add':
      return wrapped(dtype, a.low + b.low, a.high + b.high);
    case 'sub':
      return wrapped(dtype, a.low - b.high, a.high - b.low);
    case 'mul': {
      const corners = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
      return wrapped(dtype, Math.min(...corners), Math.max(...corners));
    }
    case 'div':
      if (b.low < 1) return whole(dtype);
      return {
        low: Math.trunc(a.low >= 0 ? a.low / b.high : a.low / b.low),
        high: Math.trunc(a.high >= 0 ? a.high / b.low : a.high / b.high),
      };
    case 'rem':
      if (b.low < 1) return whole(dtype);
      return { low: a.low >= 0 ? 0 : 1 - b.high, high: a.high <= 0 ? 0 : Math.min(a.high, b.high - 1) };
    case 'min':
      return { low: Math.min(a.low, b.low), high: Math.min(a.high, b.high) };
    case 'max':
      return { low: Math.max(a.low, b.low), high: Math.max(a.high, b.high) };
    case 'bitAnd':
      if (a.low >= 0 && b.low >= 0) return { low: 0, high: Math.min(a.high, b.high) };
      if (b.low >= 0) return { low: 0, high: b.high };
      return a.low >= 0 ? { low: 0, high: a.high } : whole(dtype);
    default:
      return op satisfies never;
  }
}

/** Whether an index can be seen to lie in 0 … dimension − 1 for every index of the op. */
export function provablyInside(index: Expr, dimension: Dimension): boolean {
  const { axis, offset } = affine(index);
  if (axis !== undefined && offset === 0 && sameDimension(axis.extent, dimension)) return true;
  const { low, high } = intervalOf(index);
  return low >= 0 && high < smallest(dimension);
}

/** index = axis + offset, or a constant (axis undefined), or neither (offset NaN). */
export function affine(index: Expr): { readonly axis?: Axis; readonly offset: number } {
  if (index.op === 'constant') return { offset: index.value };
  if (index.op === 'index') return { axis: index.axis, offset: 0 };
  if (index.op === 'add' || index.op === 'sub') {
    const [a, b] = index.args;
    if (a.op === 'index' && b.op === 'constant')
      return { axis: a.axis, offset: index.op === 'add' ? b.value : -b.value };
    if (index.op === 'add' && a.op === 'constant' && b.op === 'index') return { axis: b.axis, offset: a.value };
  }
  return { offset: Number.NaN };
}
