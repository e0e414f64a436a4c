/** What the emitter makes of small programs, as text; that it computes the right thing is tested on the device. */
import { describe, expect, test } from 'vitest';
import { planProgram } from '../fuse/plan.js';
import type { Expr, Program } from '../kernel/index.js';
import { add, mul, program, sub, sum, tanh } from '../kernel/index.js';
import { builtinPrograms } from '../programs/index.js';
import { emitWasm } from './wasm.js';

function emit(source: Program, fusion: 'none' | 'full' = 'none') {
  const planned = planProgram(source, { fusion, target: 'cpu' });
  return emitWasm(planned.program, planned.plan, { shared: false });
}

/** The innermost loops, one line each, without the numbers of locals. */
function innermostLoops(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, start) => {
    if (line.trim() !== 'loop') return [];
    const indent = line.length - line.trimStart().length;
    const length = lines.slice(start + 1).findIndex((next) => next.length - next.trimStart().length <= indent);
    const body = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
    return body.some((inner) => inner.trim() === 'loop')
      ? []
      : [body.map((inner) => inner.trim().replace(/^([gs]et|tee) .*/, '$1')).join('; ')];
  });
}

describe('emitted stages', () => {
  test('a map in lanes, four copies a round, then one, then scalar', () => {
    const affine = program('affine', (b) => {
      const n = b.symbol('n', 1, 1000);
      const x = b.input('x', 'f32', [n]);
      const y = b.output('y', 'f32', [n]);
      b.map('affine', y, ([i]) => add(mul(x.at(i), 2), 1));
    });
    expect(innermostLoops(emit(affine).list())).toMatchInlineSnapshot(`
      [
        "get; get; i32 4; i32.mul; set; get; i32.add; set; get; get; i32.add; set; get; v128.load; v128 40000000 40000000 40000000 40000000; f32x4.mul; v128 3f800000 3f800000 3f800000 3f800000; f32x4.add; set; get; v128.load +16; v128 40000000 40000000 40000000 40000000; f32x4.mul; v128 3f800000 3f800000 3f800000 3f800000; f32x4.add; set; get; v128.load +32; v128 40000000 40000000 40000000 40000000; f32x4.mul; v128 3f800000 3f800000 3f800000 3f800000; f32x4.add; set; get; v128.load +48; v128 40000000 40000000 40000000 40000000; f32x4.mul; v128 3f800000 3f800000 3f800000 3f800000; f32x4.add; set; get; get; v128.store; get; get; v128.store +16; get; get; v128.store +32; get; get; v128.store +48; get; i32 16; i32.add; tee; get; i32.lt_s; br_if",
        "get; get; i32 4; i32.mul; set; get; i32.add; get; get; i32.add; set; get; v128.load; v128 40000000 40000000 40000000 40000000; f32x4.mul; v128 3f800000 3f800000 3f800000 3f800000; f32x4.add; v128.store; get; i32 4; i32.add; tee; get; i32.lt_s; br_if",
        "get; get; i32 4; i32.mul; set; get; i32.add; get; get; i32.add; set; get; f32.load; f32 2; f32.mul; f32 1; f32.add; f32.store; get; i32 1; i32.add; tee; get; i32.lt_s; br_if",
      ]
    `);
  });

  test('what an outer axis decides stands outside the inner loop', () => {
    const across = program('across', (b) => {
      const x = b.input('x', 'f32', [2000, 32]);
      const y = b.output('y', 'f32', [2000, 32]);
      b.map('difference', y, ([i, c]) => sub(x.clamp(add(i, 1), c), x.clamp(sub(i, 1), c)));
    });
    const [inner] = innermostLoops(emit(across).list());
    expect(inner).not.toMatch(/select|lt_s.*lt_s/);
    expect(inner.match(/v128\.load/g)).toHaveLength(8);
  });

  test('a short inner axis is written out, and what its lanes alone decide stands outside all loops', () => {
    const scaled = program('scaled', (b) => {
      const x = b.input('x', 'f32', [2000, 8]);
      const table = b.constant('table', 'f32', [8]);
      const y = b.output('y', 'f32', [2000, 8]);
      b.map('scale', y, ([i, c]) => mul(x.at(i, c), mul(table.at(c), table.at(c))));
    });
    const [inner, ...others] = innermostLoops(emit(scaled).list());
    expect(others).toEqual([]);
    expect(inner.match(/v128\.load/g)).toHaveLength(2);
    expect(inner.match(/f32x4\.mul/g)).toHaveLength(2);
  });

  test('functions of one place are the lanes of one vector', () => {
    const places = program('places', (b) => {
      const x = b.input('x', 'f32', [2000, 8]);
      const y = b.output('y', 'f32', [2000, 8]);
      const at = (i: Expr, k: number): Expr => tanh(x.at(i, k));
      b.map('add', y, ([i, c]) => add(x.at(i, c), at(i, 0), at(i, 1), at(i, 2), at(i, 3)));
    });
    const text = emit(places).list();
    expect(text.match(/f32x4\.div/g)).toHaveLength(1);
    expect(text).not.toContain('f32.div');
  });

  test('a sum in groups of sixteen, the accumulators in locals', () => {
    const total = program('total', (b) => {
      const x = b.input('x', 'f32', [3, 256]);
      const y = b.output('y', 'f32', [3]);
      b.reduce('total', y, ([i]) => sum([256], ([k]) => x.at(i, k)));
    });
    const [inner] = innermostLoops(emit(total).list());
    expect(inner.match(/v128\.load/g)).toHaveLength(4);
    expect(inner).not.toContain('store');
    expect(inner).not.toContain('call');
  });

  test.each(builtinPrograms.map((builtin) => [builtin.name, builtin] as const))(
    '%s: the same bytes every time, and a module that engines accept',
    (_, builtin) => {
      for (const fusion of ['none', 'full'] as const) {
        const { bytes } = emit(builtin.build(), fusion);
        expect(WebAssembly.validate(bytes)).toBe(true);
        expect(emit(builtin.build(), fusion).bytes).toEqual(bytes);
      }
    },
  );
});
