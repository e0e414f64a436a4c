import { expect, test } from 'vitest';
import { type Axis, add, i32, indexOf, max, mul, sub } from '../../kernel/expr.js';
import { linearise, restAfter } from './linear.js';

const [i, k]: Axis[] = [
  { name: 'i', extent: 8 },
  { name: 'k', extent: 4 },
];
const [x, y] = [indexOf(i), indexOf(k)];

test('an index as coefficients and a constant', () => {
  const { terms, constant } = linearise(sub(add(mul(x, 16), mul(i32(2), add(y, 3))), x));
  expect([...terms]).toEqual([
    [x, 15],
    [y, 2],
  ]);
  expect(constant).toBe(6);
});

test('what is left beside one axis', () => {
  expect(restAfter(sub(add(x, y), 1), i)).toEqual({ low: -1, high: 2 });
  expect(restAfter(sub(x, y), i)).toEqual({ low: -3, high: 0 });
  expect(restAfter(mul(x, 2), i)).toBeUndefined();
  expect(restAfter(add(x, max(x, y)), i)).toBeUndefined();
  expect(restAfter(y, i)).toBeUndefined();
});
