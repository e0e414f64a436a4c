/** Intervals hold what the expressions can be: checked against a tiny evaluator with the wrapping of real integers. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Tape } from '../../test/support/random-program.js';
import { affine, intervalOf, provablyInside } from './bounds.js';
import type { SizeSymbol } from './dimension.js';
import type { Axis, BinaryOp, Expr } from './expr.js';
import {
  add,
  binary,
  cast,
  compare,
  div,
  f32,
  i32,
  indexOf,
  max,
  min,
  mul,
  permute,
  rem,
  select,
  sizeOf,
  sub,
  u32,
  unary,
} from './expr.js';
import { permuteIndex } from './permutation.js';

const size: SizeSymbol = { symbol: 'B', min: 2, max: 9 };
const axes: readonly Axis[] = [
  { name: 'i0', extent: 5 },
  { name: 'i1', extent: size },
  { name: 'i2', extent: 1000 },
];

interface Moment {
  readonly size: number;
  readonly indices: ReadonlyMap<Axis, number>;
}

/** The value of an integer or truth expression at one moment. */
function evaluate(expr: Expr, moment: Moment): number {
  const wrap = (value: number): number => (expr.dtype === 'u32' ? value >>> 0 : value | 0);
  const args = (): number[] => expr.args.map((arg) => evaluate(arg, moment));
  switch (expr.op) {
    case 'constant':
      return expr.value;
    case 'index':
      return moment.indices.get(expr.axis) as number;
    case 'size':
      return moment.size;
    case 'select': {
      const [condition, a, b] = args();
      return condition !== 0 ? a : b;
    }
    case 'cast':
      return expr.dtype === 'bool' ? Number(args()[0] !== 0) : wrap(args()[0]);
    case 'bitNot':
      return wrap(~args()[0]);
    case 'permute': {
      const [seed, index, count] = args();
      return permuteIndex(seed, index, count);
    }
    default: {
      const [a, b] = args();
      if (expr.dtype === 'bool') return Number(a < b);
      return wrap(calculate(expr.op as BinaryOp, a, b));
    }
  }
}

function calculate(op: BinaryOp, a: number, b: number): number {
  const table: Partial<Record<BinaryOp, () => number>> = {
    add: () => a + b,
    sub: () => a - b,
    mul: () => Math.imul(a, b),
    div: () => (b === 0 ? 0 : Math.trunc(a / b)),
    rem: () => (b === 0 ? 0 : a % b),
    min: () => Math.min(a, b),
    max: () => Math.max(a, b),
    bitAnd: () => a & b,
    bitOr: () => a | b,
    shiftRight: () => a >> b,
  };
  return table[op]?.() ?? Number.NaN;
}

const operators: readonly BinaryOp[] = [
  'add',
  'sub',
  'mul',
  'div',
  'rem',
  'min',
  'max',
  'bitAnd',
  'bitOr',
  'shiftRight',
];

function randomIndex(tape: Tape, depth: number, dtype: 'i32' | 'u32' = 'i32'): Expr {
  const go = (): Expr => randomIndex(tape, depth - 1, dtype);
  if (depth === 0) {
    if (dtype === 'u32') return u32(tape.pick([0, 1, 3, 8, 2 ** 31, 2 ** 32 - 1]));
    return tape.pick([
      ...axes.map(indexOf),
      sizeOf(size),
      i32(tape.pick([0, 1, -1, 3, -7, 100, 2 ** 31 - 1, -(2 ** 31)])),
    ]);
  }
  switch (tape.below(6)) {
    case 0:
      return randomIndex(tape, 0, dtype);
    case 1:
      return select(compare('lt', go(), go()), go(), go());
    case 2:
      return cast(randomIndex(tape, depth - 1, dtype === 'i32' ? 'u32' : 'i32'), dtype);
    case 3:
      if (dtype === 'u32') return permute(go(), go(), go());
      return tape.below(4) === 0 ? unary('bitNot', go()) : cast(compare('lt', go(), go()), dtype);
    default: {
      const op = tape.pick(operators);
      const narrow = dtype === 'u32' && op === 'shiftRight' ? 'div' : op;
      return binary(narrow, go(), go());
    }
  }
}

describe('intervalOf', () => {
  it('holds every value of every index expression', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 60, size: 'max' }),
        fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 8 }), fc.nat({ max: 999 })),
        fc.integer({ min: 2, max: 9 }),
        (numbers, [a, b, c], bound) => {
          const expr = randomIndex(new Tape(numbers), 4);
          const moment = {
            size: bound,
            indices: new Map([
              [axes[0], a],
              [axes[1], b % bound],
              [axes[2], c],
            ]),
          };
          const { low, high } = intervalOf(expr);
          const value = evaluate(expr, moment);
          expect(value).toBeGreaterThanOrEqual(low);
          expect(value).toBeLessThanOrEqual(high);
        },
      ),
      { numRuns: 5000 },
    );
  });

  const [i, b, n] = axes.map(indexOf);
  const whole = [-(2 ** 31), 2 ** 31 - 1];
  it.each<[string, Expr, number[]]>([
    ['an index', i, [0, 4]],
    ['a symbolic index', b, [0, 8]],
    ['a size', sizeOf(size), [2, 9]],
    ['a shifted index', add(i, 3), [3, 7]],
    ['a mirrored index', sub(4, i), [0, 4]],
    ['a strided index', mul(i, -10), [-40, 0]],
    ['a product of both signs', mul(i, sub(b, 3)), [-12, 20]],
    ['its mirror', mul(sub(b, 3), i), [-12, 20]],
    ['a quotient of both signs', div(sub(n, 500), sizeOf(size)), [-250, 249]],
    ['a negative quotient', div(sub(n, 2000), sizeOf(size)), [-1000, -111]],
    ['a positive quotient', div(add(n, 100), sizeOf(size)), [11, 549]],
    ['a block', div(n, 100), [0, 9]],
    ['a remainder', rem(n, sizeOf(size)), [0, 8]],
    ['a remainder that may be negative', rem(sub(n, 500), 8), [-7, 7]],
    ['a limited index', max(min(add(n, -5), 7), 0), [0, 7]],
    ['a choice', select(compare('lt', i, 2), i32(-1), n), [-1, 999]],
    ['low bits', binary('bitAnd', sub(i, 2), 3), [0, 3]],
    ['a shuffled index', cast(permute(7, cast(i, 'u32'), 5), 'i32'), [0, 4]],
    ['an index shuffled among fewer', cast(permute(7, cast(i, 'u32'), 2), 'i32'), [0, 4]],
    ['a truth value as a number', cast(compare('lt', i, 2), 'i32'), [0, 1]],
    ['an unsigned index', cast(cast(i, 'u32'), 'i32'), [0, 4]],
    ['a product that wraps', mul(n, n, n, n), whole],
    ['a sum that wraps', add(i, 2 ** 31 - 1), whole],
    ['a difference that wraps', cast(sub(cast(i, 'u32'), 1), 'i32'), whole],
    ['a quotient by what may be zero', div(n, i), whole],
    ['what came from a float', cast(f32(3), 'i32'), whole],
  ])('knows %s', (_, expr, [low, high]) => {
    expect(intervalOf(expr)).toEqual({ low, high });
  });

  it('walks shared expressions once', () => {
    let value = i;
    for (let level = 0; level < 100; level += 1) value = min(value, add(value, 0));
    expect(intervalOf(value)).toEqual({ low: 0, high: 4 });
  });
});

describe('provablyInside', () => {
  const [i, b] = axes.map(indexOf);
  it.each<[string, Expr, number | SizeSymbol, boolean]>([
    ['an index of the same extent', i, 5, true],
    ['an index of a smaller extent', i, 6, true],
    ['an index of a larger extent', i, 4, false],
    ['a symbolic index in its own dimension', b, size, true],
    ['a symbolic index in a dimension as large as it can be', b, 9, true],
    ['a symbolic index in a smaller dimension', b, 8, false],
    ['a number index in a symbolic dimension that may be smaller', i, size, false],
    ['the last element of a symbolic dimension', sub(sizeOf(size), 1), size, false],
    ['the first', i32(0), size, true],
    ['one before the first', sub(i, 1), 5, false],
  ])('%s', (_, expr, dimension, expected) => {
    expect(provablyInside(expr, dimension)).toBe(expected);
  });
});

describe('affine', () => {
  const [i] = axes.map(indexOf);
  it.each<[string, Expr, { axis?: Axis; offset: number }]>([
    ['a constant', i32(3), { offset: 3 }],
    ['an axis', i, { axis: axes[0], offset: 0 }],
    ['an axis and more', add(i, 2), { axis: axes[0], offset: 2 }],
    ['more and an axis', add(2, i), { axis: axes[0], offset: 2 }],
    ['an axis and less', sub(i, 2), { axis: axes[0], offset: -2 }],
    ['less an axis', sub(2, i), { offset: Number.NaN }],
    ['twice an axis', mul(i, 2), { offset: Number.NaN }],
  ])('sees %s', (_, expr, expected) => {
    expect(affine(expr)).toEqual(expected);
  });
});
