import { expect, test } from 'vitest';
import { planProgram } from '../../fuse/plan.js';
import { add, mul, program, store } from '../../kernel/index.js';
import { emitWasm } from '../wasm.js';

test('the second vector is gathered before the first is stored, and nothing else of it is loaded there', () => {
  const source = program('gathers', (b) => {
    const x = b.input('x', 'f32', [6, 8]);
    const from = b.input('from', 'i32', [8]);
    const [a, c] = ['a', 'c'].map((name) => b.output(name, 'f32', [6, 8]));
    b.map('mix', [6, 8], ([row, lane]) => {
      const other = x.clamp(row, from.at(lane));
      const own = x.at(row, lane);
      return [store(a, [row, lane], add(other, own)), store(c, [row, lane], mul(other, own))];
    });
  });
  const { program: planned, plan } = planProgram(source, { fusion: 'none', target: 'cpu' });
  const text = emitWasm(planned, plan, { shared: false }).list();
  const loop = text.slice(text.lastIndexOf('loop'));
  const accesses = [...loop.matchAll(/v128\.(load32_lane 3|load|store)(?=\s|$)/gm)].map(([, name]) => name);
  const gather = 'load32_lane 3';
  expect(accesses).toEqual([gather, 'load', gather, 'store', 'store', 'load', 'store', 'store']);
});
