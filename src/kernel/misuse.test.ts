/** What JavaScript lets through: every function of the language refuses it with an error of ours, never with a TypeError. */
import { expect, it } from 'vitest';
import { type ProgramBuilder, program } from './builder.js';
import { FieldbrainError } from './errors.js';
import * as expressions from './expr.js';
import { store } from './make-op.js';
import { load, type TensorHandle } from './tensor.js';

const junk: readonly unknown[] = [
  undefined,
  null,
  5n,
  'text',
  Number.NaN,
  [],
  [null],
  {},
  () => undefined,
  async () => 1,
];

/** What it throws, if anything; other errors than ours are told with what was given. */
function refusalOf(name: string, given: readonly unknown[], run: () => unknown): FieldbrainError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof FieldbrainError) return error;
    throw new Error(`${name}(${given.map(String).join(', ')}) threw ${String(error)}`, { cause: error });
  }
}

function inProgram(use: (b: ProgramBuilder, tensor: TensorHandle) => void): void {
  program('p', (b) => use(b, b.state('t', 'f32', [4])));
}

it.each([
  ['program()', () => (program as unknown as () => void)()],
  ['program of a name alone', () => (program as unknown as (name: string) => void)('p')],
  ['program of no name', () => program(undefined as never, () => undefined)],
  ['an async body', () => program('p', async (b) => void b.state('t', 'f32', [4]))],
  ['a body that waits and fails', () => program('p', () => Promise.reject(new Error('later')) as never)],
  ['an async when', () => inProgram((b) => b.when('w', b.state('f', 'i32', []), async () => undefined))],
  ['an async when per element', () => inProgram((b) => b.when('w', b.state('f', 'i32', [4]), async () => undefined))],
  ['an async every', () => inProgram((b) => b.every('e', 2, async () => undefined))],
  ['an async repeat', () => inProgram((b) => b.repeat('r', 2, async () => undefined))],
  ['an async map', () => inProgram((b, t) => b.map('m', t, (async () => expressions.f32(1)) as never))],
  ['a map that returns nothing', () => inProgram((b, t) => b.map('m', t, (() => undefined) as never))],
  ['add(undefined, 1)', () => expressions.add(undefined as never, 1)],
  ['add of a whole tensor', () => inProgram((_b, t) => void expressions.add(t as never, 1))],
  ['abs of a plain number', () => expressions.abs(5 as never)],
  ['an index that is missing', () => inProgram((_b, t) => void t.at(undefined as never))],
  ['a dimension that is none', () => inProgram((b) => void b.input('x', 'f32', [null as never]))],
])('refuses %s', (_name, run) => {
  expect(run).toThrowError(expect.objectContaining({ code: 'program-invalid' }));
});

it('names what was async, and what to do', () => {
  expect(() => program('p', async () => undefined)).toThrow(
    'program p: its function is async (got a promise, expected a function that returns at once). Await before, not inside.',
  );
});

it('every function of formulas refuses junk with an error of ours, or takes it', () => {
  const x = expressions.f32(1);
  for (const [name, make] of Object.entries(expressions)) {
    // The functions that programs of the compiler alone call are typed; these are an author's.
    if (
      typeof make !== 'function' ||
      ['indexOf', 'foldOver', 'sizeOf', 'binary', 'compare', 'unary', 'call'].includes(name)
    )
      continue;
    for (const one of junk)
      for (const given of [
        [one],
        [one, x],
        [x, one],
        [one, one],
        [x, x, one],
        [x, one, x],
        [[4], one],
        [[4], () => one],
      ])
        refusalOf(name, given, () => (make as (...values: unknown[]) => unknown)(...given));
  }
});

it('every method of the builder refuses junk with an error of ours, or takes it', () => {
  const methods = ['symbol', 'parameter', 'input', 'output', 'state', 'scratch', 'constant', 'map', 'reduce', 'matmul'];
  for (const name of [...methods, 'topk', 'histogram', 'scan', 'opaque', 'repeat', 'when', 'every'])
    for (const one of junk)
      inProgram((b, t) => {
        const method = (b as unknown as Record<string, (...values: unknown[]) => unknown>)[name].bind(b);
        for (const given of [[one], ['n', one], ['n', t, one], ['n', 'f32', one], ['n', t, () => one], ['n', 2, one]])
          refusalOf(name, given, () => method(...given));
      });
});

it('loads and stores refuse junk with an error of ours, or take it', () => {
  inProgram((_b, t) => {
    for (const one of junk) {
      for (const given of [[one], [t, one], [t, [one], 'inside'], [t, [0], one]])
        refusalOf('load', given, () => (load as (...values: unknown[]) => unknown)(...given));
      for (const given of [
        [one],
        [t, one],
        [t, [one], expressions.f32(1)],
        [t, [0], one],
        [t, [0], expressions.f32(1), one],
      ])
        refusalOf('store', given, () => (store as (...values: unknown[]) => unknown)(...given));
    }
  });
});
