/**
 * The scalar rules of the language as plain functions, one per operation and type, in three arithmetics: `f32` rounds each
 * f32 operation as a device does, `f64` leaves f32 values as doubles, `shaken` is f64 with a random error of a few f32
 * units in each operation that would round. Truth values are the numbers 0 and 1. Memory and reductions are not here.
 */
import type { Scalar } from './dtype.js';
import type { BinaryOp, CompareOp, UnaryOp } from './expr.js';

export type Unary = (x: number) => number;
export type Binary = (a: number, b: number) => number;

export interface Arithmetic {
  readonly name: 'f64' | 'f32' | 'shaken';
  /** What every f32 result passes through. */
  readonly single: Unary;
}

export const doubles: Arithmetic = { name: 'f64', single: (x) => x };
export const singles: Arithmetic = { name: 'f32', single: Math.fround };

/**
 * Random arithmetic: running a program several times with it shows which results depend on rounding. What f32 holds
 * exactly stays exact, as it does on every device; the rest moves by up to two units in the last place.
 */
export function shaken(source: () => number): Arithmetic {
  const single: Unary = (x) => (Math.fround(x) === x ? x : x * (1 + (source() / 2 ** 31 - 1) * 2 ** -22));
  return { name: 'shaken', single };
}

/** What every result of this type passes through: the type's own rounding or wrapping. */
export function rounding(dtype: Scalar, arithmetic: Arithmetic): Unary {
  switch (dtype) {
    case 'f32':
      return arithmetic.single;
    case 'f64':
    case 'bool':
      return (x) => x;
    case 'i32':
      return (x) => x | 0;
    case 'u32':
      return (x) => x >>> 0;
    default:
      return dtype satisfies never;
  }
}

/** To the nearest whole number, halves to even. */
function roundToEven(x: number): number {
  const low = Math.floor(x);
  const rest = x - low;
  const whole = rest > 0.5 || (rest === 0.5 && low % 2 !== 0) ? low + 1 : low;
  return whole === 0 ? x * 0 : whole; // keeps the sign of zero
}

const truth = (condition: boolean): number => (condition ? 1 : 0);

export function unaryRule(op: UnaryOp, dtype: Scalar, arithmetic: Arithmetic): Unary {
  const fit = rounding(dtype, arithmetic);
  switch (op) {
    case 'neg':
      return (x) => fit(-x);
    case 'abs':
      return (x) => fit(Math.abs(x));
    case 'sqrt':
      return (x) => fit(Math.sqrt(x));
    case 'floor':
      return Math.floor;
    case 'ceil':
      return Math.ceil;
    case 'trunc':
      return Math.trunc;
    case 'round':
      return roundToEven;
    case 'bitNot':
      return (x) => fit(~x);
    case 'not':
      return (x) => truth(x === 0);
    case 'isFinite':
      return (x) => truth(Number.isFinite(x));
    default:
      return op satisfies never;
  }
}

export function binaryRule(op: BinaryOp, dtype: Scalar, arithmetic: Arithmetic): Binary {
  const fit = rounding(dtype, arithmetic);
  const whole = dtype === 'i32' || dtype === 'u32';
  switch (op) {
    case 'add':
      return (a, b) => fit(a + b);
    case 'sub':
      return (a, b) => fit(a - b);
    case 'mul':
      return whole ? (a, b) => fit(Math.imul(a, b)) : (a, b) => fit(a * b);
    case 'div':
      return whole ? (a, b) => (b === 0 ? 0 : fit(Math.trunc(a / b))) : (a, b) => fit(a / b);
    case 'rem':
      return (a, b) => (b === 0 ? 0 : fit(a % b));
    case 'min':
      return (a, b) => (b < a ? b : a);
    case 'max':
      return (a, b) => (a < b ? b : a);
    case 'bitAnd':
      return (a, b) => fit(a & b);
    case 'bitOr':
      return (a, b) => fit(a | b);
    case 'bitXor':
      return (a, b) => fit(a ^ b);
    case 'shiftLeft':
      return (a, b) => fit(a << b);
    case 'shiftRight':
      return dtype === 'u32' ? (a, b) => a >>> b : (a, b) => a >> b;
    case 'and':
      return (a, b) => truth(a !== 0 && b !== 0);
    case 'or':
      return (a, b) => truth(a !== 0 || b !== 0);
    default:
      return op satisfies never;
  }
}

export function compareRule(op: CompareOp): Binary {
  switch (op) {
    case 'lt':
      return (a, b) => truth(a < b);
    case 'le':
      return (a, b) => truth(a <= b);
    case 'gt':
      return (a, b) => truth(a > b);
    case 'ge':
      return (a, b) => truth(a >= b);
    case 'eq':
      return (a, b) => truth(a === b);
    case 'ne':
      return (a, b) => truth(a !== b);
    default:
      return op satisfies never;
  }
}

export function limits(dtype: Scalar): { readonly low: number; readonly high: number } {
  if (dtype === 'i32') return { low: -(2 ** 31), high: 2 ** 31 - 1 };
  if (dtype === 'u32') return { low: 0, high: 2 ** 32 - 1 };
  return { low: -Infinity, high: Infinity };
}

export function castRule(from: Scalar, to: Scalar, arithmetic: Arithmetic): Unary {
  if (to === 'bool') return (x) => truth(x !== 0);
  if ((to === 'i32' || to === 'u32') && (from === 'f32' || from === 'f64')) {
    const { low, high } = limits(to);
    return (x) => (Number.isNaN(x) ? 0 : Math.min(Math.max(Math.trunc(x), low), high) + 0);
  }
  return rounding(to, arithmetic);
}

const word = new DataView(new ArrayBuffer(4));

/** Same 32 bits, other type; a double in f64 arithmetic gives the bits of its nearest f32. */
export function bitcastRule(from: Scalar, to: Scalar): Unary {
  return (x) => {
    if (from === 'f32') word.setFloat32(0, x);
    else word.setUint32(0, x);
    if (to === 'f32') return word.getFloat32(0);
    return to === 'i32' ? word.getInt32(0) : word.getUint32(0);
  };
}
