import { expect, it } from 'vitest';
import { describeValue, type FieldbrainError, refuse } from './errors.js';

const numbers = Array.from({ length: 20_000 }, (_, i) => i);

it.each<[string, unknown]>([
  ['a long text', 'x'.repeat(5000)],
  ['a series', numbers],
  ['a series of texts', numbers.map(String)],
  ['a record', Object.fromEntries(numbers.map((one) => [`key${one}`, one]))],
  ['a list of lists', numbers.map(() => numbers.slice(0, 10))],
  ['a large whole number', 10n ** 500n],
])('shows at most 80 characters of %s', (_name, value) => {
  const text = describeValue(value);
  expect(text).toHaveLength(80);
  expect(text.endsWith('…')).toBe(true);
});

it('shows short values whole, on one line', () => {
  const values = [
    undefined,
    null,
    'text',
    'a\n\tb',
    5n,
    [1, [2, 'x']],
    { a: { b: 1 } },
    new Date(0),
    () => 1,
    new Float32Array(2),
  ];
  expect(values.map(describeValue)).toEqual([
    'undefined',
    'null',
    'text',
    'a b',
    '5n',
    '[1, [2, x]]',
    '{ a: { b: 1 } }',
    'an object of Date',
    'a function',
    'Float32Array of 8 bytes',
  ]);
});

it('keeps the value itself in the details', () => {
  try {
    refuse('place', 'wrong', numbers, 'less');
  } catch (error) {
    expect((error as FieldbrainError).details.got).toBe(numbers);
    expect((error as FieldbrainError).message.length).toBeLessThan(130);
    return;
  }
  expect.unreachable();
});
