import { expect, it } from 'vitest';
import { add, mul, type Program, program } from '../../kernel/index.js';
import { compile } from './compiled.js';

function scaled(by: number, name = 'scaled'): Program {
  return program(name, (b) => {
    const x = b.input('x', 'f32', [8]);
    b.map('scale', b.output('y', 'f32', [8]), ([i]) => add(mul(x.at(i), by), 1));
  });
}

const options = { fusion: 'full', debug: false, shared: true, without: [] } as const;

it('gives what it made before for an equal Program with equal options, and only then', () => {
  const first = compile(scaled(2), options);
  expect(compile(scaled(2), options)).toBe(first);
  for (const other of [scaled(3), scaled(2, 'other')]) expect(compile(other, options)).not.toBe(first);
  for (const change of [{ fusion: 'none' }, { debug: true }, { shared: false }] as const)
    expect(compile(scaled(2), { ...options, ...change })).not.toBe(first);
  expect(compile(scaled(3), options).stages.bytes).not.toEqual(first.stages.bytes);
});

it('forgets what was not used for longest', () => {
  const first = compile(scaled(2), options);
  const second = compile(scaled(3), options);
  for (let by = 10; by < 17; by += 1) {
    compile(scaled(by), options);
    compile(scaled(2), options);
  }
  expect(compile(scaled(2), options)).toBe(first);
  expect(compile(scaled(3), options)).not.toBe(second);
});
