/** Expressions refuse what has no meaning while they are built, by the operation's name, and are plain data otherwise. */
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../test/support/refusal.js';
import type { Scalar } from './dtype.js';
import type { BinaryOp, CompareOp, Expr, UnaryOp } from './expr.js';
import {
  add,
  argmax,
  binary,
  bitcast,
  call,
  cast,
  clamp,
  compare,
  constant,
  count,
  cycle,
  f32,
  f64,
  fma,
  fold,
  foldOver,
  i32,
  indexOf,
  max,
  maximum,
  permute,
  select,
  sizeOf,
  sum,
  u32,
  unary,
} from './expr.js';

const truth = constant(1, 'bool');

describe('refusals', () => {
  it('say the operation, what was given and what was expected', () => {
    const text = messagesOf({
      'a broken whole number': () => i32(1.5),
      'a whole number out of range': () => u32(-1),
      'a truth value': () => constant(2, 'bool'),
      'two plain numbers': () => add(1, 2),
      'two types': () => add(f32(1), i32(1)),
      'a broken number beside a whole one': () => add(i32(1), 0.5),
      'a sum of truth values': () => add(truth, truth),
      'a conjunction of numbers': () => binary('and', f32(1), f32(1)),
      'a remainder of floats': () => binary('rem', f32(1), f32(1)),
      'not of a number': () => unary('not', f32(1)),
      'bits of a float': () => unary('bitNot', f32(1)),
      'a negative unsigned number': () => unary('neg', u32(1)),
      'a root of a whole number': () => unary('sqrt', i32(1)),
      'an order of truth values': () => compare('lt', truth, truth),
      'a whole product and sum': () => fma(i32(1), i32(1), i32(1)),
      'a third operand of another type': () => fma(f32(1), f32(1), f64(1)),
      'a choice by a number': () => select(f32(1), f32(1), f32(1)),
      'a choice between two types': () => select(truth, f32(1), i32(1)),
      'the bits of a double': () => bitcast(f64(1), 'f32'),
      'a function of a whole number': () => call('tanh', i32(1)),
      'a permutation of signed numbers': () => permute(u32(1), i32(1), u32(1)),
      'a reduction over nothing': () => sum([], () => f32(1)),
      'a sum of truth values in a fold': () => sum([4], () => truth),
      'a count of numbers': () => count([4], () => f32(1)),
      'a range of several axes': () => sum([2, 2], () => f32(1), { begin: 0 }),
      'a range that is not a whole number': () => sum([2], () => f32(1), { end: f32(1) }),
    });
    expect(text).toMatchInlineSnapshot(`
      "a broken whole number
          constant i32: not representable (got 1.5, expected a whole number from -2147483648 to 2147483647).
      a whole number out of range
          constant u32: not representable (got -1, expected a whole number from 0 to 4294967295).
      a truth value
          constant bool: not a truth value (got 2, expected 0 or 1).
      two plain numbers
          add: both operands are plain numbers (got [1, 2], expected an expression). Use f32(x).
      two types
          add: operands of different types (got f32 and i32, expected one type). Cast one of them to f32.
      a broken number beside a whole one
          constant i32: not representable (got 0.5, expected a whole number from -2147483648 to 2147483647).
      a sum of truth values
          add: operand of a wrong type (got bool, expected a number type).
      a conjunction of numbers
          and: operand of a wrong type (got f32, expected bool).
      a remainder of floats
          rem: operand of a wrong type (got f32, expected i32 or u32).
      not of a number
          not: operand of a wrong type (got f32, expected bool).
      bits of a float
          bitNot: operand of a wrong type (got f32, expected i32 or u32).
      a negative unsigned number
          neg: operand of a wrong type (got u32, expected a signed type).
      a root of a whole number
          sqrt: operand of a wrong type (got i32, expected f32 or f64).
      an order of truth values
          lt: operand of a wrong type (got bool, expected a number type).
      a whole product and sum
          fma: operand of a wrong type (got i32, expected f32 or f64).
      a third operand of another type
          fma: operands of different types (got f32 and f64, expected one type). Cast one of them to f64.
      a choice by a number
          select: operand of a wrong type (got f32, expected bool as the condition).
      a choice between two types
          select: operands of different types (got f32 and i32, expected one type). Cast one of them to f32.
      the bits of a double
          bitcast: operand of a wrong type (got f64, expected f32, i32 or u32).
      a function of a whole number
          tanh: operand of a wrong type (got i32, expected f32 or f64).
      a permutation of signed numbers
          permute: operand of a wrong type (got i32, expected u32).
      a reduction over nothing
          sum: no axis to reduce over (got 0, expected at least one).
      a sum of truth values in a fold
          sum: operand of a wrong type (got bool, expected a number type).
      a count of numbers
          count: operand of a wrong type (got f32, expected bool).
      a range of several axes
          sum: a range with several axes (got 2, expected one axis).
      a range that is not a whole number
          sum range: operand of a wrong type (got f32, expected i32)."
    `);
  });
});

describe('types', () => {
  const numbers: Scalar[] = ['f32', 'f64', 'i32', 'u32'];
  const of = (dtype: Scalar): Expr => constant(1, dtype);
  const accepts = (build: (x: Expr) => Expr): string =>
    [...numbers, 'bool' as const]
      .flatMap((dtype) => {
        try {
          return [`${dtype}→${build(of(dtype)).dtype}`];
        } catch {
          return [];
        }
      })
      .join(' ');

  it.each<[UnaryOp, string]>([
    ['neg', 'f32→f32 f64→f64 i32→i32'],
    ['abs', 'f32→f32 f64→f64 i32→i32'],
    ['sqrt', 'f32→f32 f64→f64'],
    ['floor', 'f32→f32 f64→f64'],
    ['ceil', 'f32→f32 f64→f64'],
    ['trunc', 'f32→f32 f64→f64'],
    ['round', 'f32→f32 f64→f64'],
    ['bitNot', 'i32→i32 u32→u32'],
    ['not', 'bool→bool'],
    ['isFinite', 'f32→bool f64→bool'],
  ])('%s takes %s', (op, expected) => {
    expect(accepts((x) => unary(op, x))).toBe(expected);
  });

  const every = 'f32→f32 f64→f64 i32→i32 u32→u32';
  const whole = 'i32→i32 u32→u32';
  it.each<[BinaryOp, string]>([
    ['add', every],
    ['sub', every],
    ['mul', every],
    ['div', every],
    ['min', every],
    ['max', every],
    ['rem', whole],
    ['bitAnd', whole],
    ['bitOr', whole],
    ['bitXor', whole],
    ['shiftLeft', whole],
    ['shiftRight', whole],
    ['and', 'bool→bool'],
    ['or', 'bool→bool'],
  ])('%s takes %s', (op, expected) => {
    expect(accepts((x) => binary(op, x, x))).toBe(expected);
  });

  const ordered = 'f32→bool f64→bool i32→bool u32→bool';
  it.each<[CompareOp, string]>([
    ['lt', ordered],
    ['le', ordered],
    ['gt', ordered],
    ['ge', ordered],
    ['eq', `${ordered} bool→bool`],
    ['ne', `${ordered} bool→bool`],
  ])('%s takes %s', (op, expected) => {
    expect(accepts((x) => compare(op, x, x))).toBe(expected);
  });

  it('gives folds the type of their values, and indices and counts i32', () => {
    expect(sum([4], () => f64(1)).dtype).toBe('f64');
    expect(maximum([4], () => u32(1)).dtype).toBe('u32');
    expect(argmax([4], () => f64(1)).dtype).toBe('i32');
    expect(count([4], () => truth).dtype).toBe('i32');
  });

  it('leaves a value alone that has the type already', () => {
    const x = f32(1);
    expect(cast(x, 'f32')).toBe(x);
    expect(bitcast(x, 'f32')).toBe(x);
    expect(cast(x, 'i32')).toEqual({ op: 'cast', dtype: 'i32', args: [x] });
  });
});

describe('constants', () => {
  it('are rounded to their type and keep what a float can hold', () => {
    expect(f32(0.1)).toMatchObject({ value: Math.fround(0.1) });
    expect(f64(0.1)).toMatchObject({ value: 0.1 });
    expect(f32(1e300)).toMatchObject({ value: Infinity });
    expect(f32(-0)).toMatchObject({ value: -0 });
    expect(f64(Number.NaN)).toMatchObject({ value: Number.NaN });
  });

  it('have one zero where the type has', () => {
    expect(i32(-0)).toMatchObject({ value: 0 });
    expect(constant(-0, 'bool')).toMatchObject({ value: 0 });
  });

  it('stand for plain numbers in the type of the other operand', () => {
    expect(add(2, cycle).args[0]).toEqual(u32(2));
    expect(clamp(f64(0), -1, 1).args[1]).toEqual(f64(1));
    expect(max(f32(0), 1, 2).args[1]).toEqual(f32(2));
  });
});

describe('shapes of nodes', () => {
  it('chains to the left', () => {
    const [a, b, c] = [f32(1), f32(2), f32(3)];
    expect(add(a, b, c)).toEqual(add(add(a, b), c));
  });

  it('gives sizes as constants or symbols', () => {
    const symbol = { symbol: 'B', min: 1, max: 4 };
    expect(sizeOf(5)).toEqual(i32(5));
    expect(sizeOf(symbol)).toEqual({ op: 'size', dtype: 'i32', args: [], symbol });
  });

  it('gives a range both ends', () => {
    const symbol = { symbol: 'B', min: 1, max: 4 };
    expect(sum([symbol], () => f32(1), { begin: 2 }).args).toEqual([f32(1), i32(2), sizeOf(symbol)]);
    expect(sum([symbol], () => f32(1), { end: 3 }).args).toEqual([f32(1), i32(0), i32(3)]);
    expect(sum([symbol], () => f32(1)).args).toEqual([f32(1)]);
  });

  it('folds over axes that exist, so that folds can share them', () => {
    const axis = { name: 'k', extent: 4 };
    const total = foldOver('sum', [axis], indexOf(axis));
    expect(total).toMatchObject({ op: 'fold', reducer: 'sum', axes: [axis] });
    expect(fold('sum', [4], ([k]) => k)).toMatchObject({ axes: [{ name: 'fold0', extent: 4 }] });
  });
});

it('select of two plain numbers names the type that its condition compares', () => {
  expect(() => select(compare('gt', f64(1), 0), 1, 0)).toThrow(
    'select: both values are plain numbers (got [1, 0], expected a typed one). Use f64(1).',
  );
});
