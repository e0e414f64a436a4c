import { expect, it } from 'vitest';
import type { Program } from '../kernel/index.js';
import { add, gt, i32, mul, print, program, select, sum } from '../kernel/index.js';
import { prefixesOf, showing } from './prefix.js';
import { createReference } from './reference/reference.js';

/** A loop that ends by a flag, a buffered state, scratch, and an op after the loop. */
function looping(): Program {
  return program('looping', (b) => {
    const field = b.state('field', 'f32', [4], { buffered: true, initial: 1 });
    const guess = b.state('guess', 'f32', []);
    const total = b.scratch('total', 'f32', []);
    const done = b.scratch('done', 'i32', []);
    const result = b.output('result', 'f32', []);
    b.map('evolve', field.next, ([i]) => mul(field.at(i), 0.5));
    b.reduce('sum', total, () => sum([4], ([i]) => field.next.at(i)));
    b.repeat(
      'improve',
      5,
      () => {
        b.map('better', guess, () => add(guess.at(), total.at()));
        b.map('decide', done, () => select(gt(guess.at(), 5), i32(1), 0));
      },
      { until: done },
    );
    b.map('report', result, () => guess.at());
  });
}

it('cuts after each op, and shows an op of a loop after the first iteration too', () => {
  const prefixes = prefixesOf(looping());
  expect(prefixes.map(({ op }) => op.name)).toEqual([
    'evolve',
    'sum',
    'better',
    'better',
    'decide',
    'decide',
    'report',
  ]);
  expect(prefixes.map(({ written }) => written.join())).toEqual([
    'field',
    'total',
    'guess',
    'guess',
    'done',
    'done',
    'result',
  ]);
  const loops = prefixes.map(({ program: cut }) => cut.ops.find(({ kind }) => kind === 'repeat'));
  expect(loops.map((loop) => (loop?.kind === 'repeat' ? [loop.max, loop.until] : undefined))).toEqual([
    undefined,
    undefined,
    // Nobody writes the flag any more: the loop runs to its end.
    [1, undefined],
    [5, undefined],
    [1, 'done'],
    [5, 'done'],
    [5, 'done'],
  ]);
});

it('makes what the last op writes visible, and nothing else', () => {
  const roles = (cut: Program) => cut.tensors.map(({ name, role }) => `${name} ${role}`);
  const [, afterSum] = prefixesOf(looping());
  expect(roles(afterSum.program)).toEqual([
    'field state',
    'guess state',
    'total output',
    'done scratch',
    'result output',
  ]);
  expect(roles(showing(looping()))).toContain('done output');
});

it('fills the next version of a buffered state before anything else', () => {
  const [first] = prefixesOf(looping());
  expect(first.program.ops.map(({ name }) => name)).toEqual(['holdfield', 'evolve']);
  expect(print(first.program)).toContain("field'");
});

it('gives programs that run and mean the same as far as they go', async () => {
  const device = createReference();
  const whole = await device.load(looping());
  const expected = (await whole.step()).result[0];
  const results: Record<string, number> = {};
  for (const { op, program: cut, written } of prefixesOf(looping())) {
    const session = await device.load(cut);
    const outputs = await session.step();
    results[op.name] = (outputs[written[0]] ?? (await session.read(written[0])))[0];
  }
  expect(results).toEqual({ evolve: 0.5, sum: 2, better: 10, decide: 1, report: expected });
});
