import { describe, expect, it } from 'vitest';
import { locals, step, times } from './loops.js';
import { compileKernel, func, type MicroKernel, openKernel } from './micro-kernel.js';

interface Sums {
  /** Σ values², all i32. */
  squares(values: number, count: number): number;
  clear(values: number, count: number): void;
}

const sums: MicroKernel<Sums> = {
  memory: { minPages: 1, shared: false },
  inner: { square: func(['i32'], ['i32'], (f, [value]) => f.get(value).get(value).op('i32.mul')) },
  exports: {
    squares: func(['i32', 'i32'], ['i32'], (f, [values, count], { square }) => {
      const sum = f.local('i32');
      times(f, count, () => {
        f.get(sum).get(values).load('i32.load').call(square).op('i32.add').set(sum);
        step(f, values, 4);
      });
      f.get(sum);
    }),
    clear: func(['i32', 'i32'], [], (f, [values, count]) => {
      const [bytes, zero] = locals(f, 'i32', 2);
      f.i32(4).set(bytes);
      times(f, count, () => {
        f.get(values).get(zero).store('i32.store');
        step(f, values, bytes);
      });
    }),
  },
};

describe('a micro-kernel', () => {
  const module = compileKernel(sums);

  it('runs over the memory that it is opened over, by inner functions too', () => {
    const [one, other] = [0, 1].map(() => new WebAssembly.Memory({ initial: 1 }));
    new Int32Array(one.buffer).set([1, 2, 3, 4]);
    const [kernel, second] = [openKernel(sums, one, module), openKernel(sums, other)];
    expect([kernel.squares(0, 4), kernel.squares(4, 2), kernel.squares(0, 0)]).toEqual([30, 13, 0]);
    expect(second.squares(0, 4)).toBe(0);
    kernel.clear(4, 2);
    expect([...new Int32Array(one.buffer, 0, 5)]).toEqual([1, 0, 0, 4, 0]);
  });

  it('imports its memory, and exports what it says and no inner function', () => {
    expect(WebAssembly.Module.imports(module)).toEqual([{ module: 'env', name: 'memory', kind: 'memory' }]);
    expect(WebAssembly.Module.exports(module).map(({ name }) => name)).toEqual(['squares', 'clear']);
  });
});

// Params and results are those of the call.
// @ts-expect-error
void ((): (typeof sums.exports)['squares'] => func(['i32'], ['i32'], () => undefined));
// @ts-expect-error
void ((): (typeof sums.exports)['clear'] => func(['i32', 'i32'], ['i32'], () => undefined));
