/** What statements of the loop language ask for. */
import { expect, it } from 'vitest';
import { type Address, int, name, type Statement, type Value } from './language.js';
import { statementValues } from './walk.js';

const [x, at, size]: readonly Value[] = [name('x', 'f32'), name('at', 'i32'), int(8)];
const address: Address = { space: 'register', array: 'own', base: int(0), places: [{ index: at, size }] };
const loop: Statement = {
  kind: 'loop',
  variable: 'i',
  binding: 'serial',
  from: int(0),
  to: size,
  update: 'add',
  step: int(1),
  body: [{ kind: 'let', name: 'y', value: x }],
};

it.each<[string, Statement, readonly Value[]]>([
  ['a name its value', { kind: 'let', name: 'y', value: x }, [x]],
  ['a store its address and value', { kind: 'store', address, value: x }, [int(0), at, size, x]],
  ['a shuffle its value and whose it is', { kind: 'shuffle', name: 'y', mode: 'from', value: x, by: at }, [x, at]],
  ['a broadcast both values', { kind: 'broadcast', name: 'y', array: 'a', values: [at, size] }, [at, size]],
  ['a loop its bounds and step, not what stands inside', loop, [int(0), size, int(1)]],
  ['a barrier nothing', { kind: 'barrier', global: false }, []],
])('%s', (_, statement, values) => {
  expect(statementValues(statement)).toEqual(values);
});
