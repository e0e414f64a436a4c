import { expect, test } from 'vitest';
import { planProgram } from '../../fuse/plan.js';
import { add, program, tanh } from '../../kernel/index.js';
import { emitWasm } from '../wasm.js';

test('copies of a loop body load and compute before the first of them stores', () => {
  const source = program('squares', (b) => {
    const x = b.input('x', 'f32', [64]);
    b.map('grow', b.output('y', 'f32', [64]), ([i]) => add(tanh(x.at(i)), 1));
  });
  const { program: planned, plan } = planProgram(source, { fusion: 'none', target: 'cpu' });
  const text = emitWasm(planned, plan, { shared: false }).list();
  const loop = text.slice(text.indexOf('loop'));
  const steps = [...loop.matchAll(/v128\.(load|store)(?=\s|$)|f32x4\.(div)/gm)].map(([, access, div]) => access ?? div);
  const copy = ['load', 'div'];
  expect(steps.slice(0, 12)).toEqual([...copy, ...copy, ...copy, ...copy, 'store', 'store', 'store', 'store']);
});
