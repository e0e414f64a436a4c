/** Sizes by number and by symbol, and what symbols may be bound to. */
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../test/support/refusal.js';
import type { Bindings, Dimension } from './dimension.js';
import {
  dimensionText,
  largest,
  product,
  resolve,
  resolveShape,
  sameDimension,
  sizeSymbol,
  smallest,
} from './dimension.js';
import { FieldbrainError } from './errors.js';

const B = sizeSymbol('B', 2, 8);

describe('sizeSymbol', () => {
  it('is plain data', () => {
    expect(B).toEqual({ symbol: 'B', min: 2, max: 8 });
    expect(sizeSymbol('n0', 0, 0)).toEqual({ symbol: 'n0', min: 0, max: 0 });
    expect(sizeSymbol('Rows', 1, 2 ** 31 - 1).max).toBe(2 ** 31 - 1);
  });

  it('refuses names and bounds', () => {
    const text = messagesOf({
      'no name': () => sizeSymbol('', 1, 2),
      'a digit first': () => sizeSymbol('2B', 1, 2),
      'a sign': () => sizeSymbol('B-1', 1, 2),
      'below zero': () => sizeSymbol('B', -1, 2),
      'upside down': () => sizeSymbol('B', 3, 2),
      'a broken bound': () => sizeSymbol('B', 1.5, 2),
      'too large': () => sizeSymbol('B', 1, 2 ** 31),
    });
    expect(text).toMatchInlineSnapshot(`
      "no name
          does not read as a refusal: symbol: bad name (got , expected a letter, then letters and digits).
      a digit first
          symbol: bad name (got 2B, expected a letter, then letters and digits).
      a sign
          symbol: bad name (got B-1, expected a letter, then letters and digits).
      below zero
          symbol B: bad bounds (got [-1, 2], expected whole numbers 0 ≤ min ≤ max < 2³¹).
      upside down
          symbol B: bad bounds (got [3, 2], expected whole numbers 0 ≤ min ≤ max < 2³¹).
      a broken bound
          symbol B: bad bounds (got [1.5, 2], expected whole numbers 0 ≤ min ≤ max < 2³¹).
      too large
          symbol B: bad bounds (got [1, 2147483648], expected whole numbers 0 ≤ min ≤ max < 2³¹)."
    `);
  });
});

it('compares numbers by value and symbols by name', () => {
  expect(sameDimension(4, 4)).toBe(true);
  expect(sameDimension(4, 5)).toBe(false);
  expect(sameDimension(B, sizeSymbol('B', 2, 8))).toBe(true);
  expect(sameDimension(B, sizeSymbol('C', 2, 8))).toBe(false);
  expect(sameDimension(B, 2)).toBe(false);
});

it('knows the smallest and the largest', () => {
  expect([smallest(4), largest(4), dimensionText(4)]).toEqual([4, 4, '4']);
  expect([smallest(B), largest(B), dimensionText(B)]).toEqual([2, 8, 'B']);
});

describe('resolve', () => {
  it('looks symbols up and leaves numbers alone', () => {
    expect(resolveShape([B, 3, B], { B: 5 })).toEqual([5, 3, 5]);
    expect(resolve(7, {})).toBe(7);
    expect([2, 8].map((value) => resolve(B, { B: value }))).toEqual([2, 8]);
  });

  it.each<[string, Dimension, Bindings, string]>([
    ['nothing', B, {}, 'undefined'],
    ['too little', B, { B: 1 }, '1'],
    ['too much', B, { B: 9 }, '9'],
    ['a broken number', B, { B: 2.5 }, '2.5'],
    ['NaN', B, { B: Number.NaN }, 'NaN'],
  ])('refuses %s', (_, dimension, bindings, got) => {
    const error = errorOf(() => resolve(dimension, bindings));
    expect(error).toBeInstanceOf(FieldbrainError);
    expect(error).toMatchObject({
      code: 'binding-invalid',
      message: `symbol B: no usable value (got ${got}, expected a whole number from 2 to 8). Give it in load({ symbols }).`,
      details: { symbol: 'B' },
    });
  });

  it('does not take what every object has for a value', () => {
    expect(errorOf(() => resolve(sizeSymbol('toString', 0, 8), {}))).toMatchObject({ code: 'binding-invalid' });
  });
});

it('multiplies sizes; no sizes make one element', () => {
  expect(product([2, 3, 4])).toBe(24);
  expect(product([])).toBe(1);
});

function errorOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}
