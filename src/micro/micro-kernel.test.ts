import { describe, expect, it } from 'vitest';
import { step, times } from './loops.js';
import { compileKernel, type MicroKernel, openKernel } from './micro-kernel.js';

interface Sums {
  /** Σ values², all i32. */
  squares(values: number, count: number): number;
  clear(values: number, count: number): void;
}

const sums: MicroKernel<Sums> = {
  memory: { minPages: 1, shared: false },
  inner: {
    square: {
      params: ['i32'],
      results: ['i32'],
      write: (f, [value]) => void f.get(value).get(value).op('i32.mul'),
    },
  },
  exports: {
    squares: {
      params: ['i32', 'i32'],
      results: ['i32'],
      write(f, [values, count], { square }) {
        const sum = f.local('i32');
        times(f, count, () => {
          f.get(sum).get(values).load('i32.load').call(square).op('i32.add').set(sum);
          step(f, values, 4);
        });
        f.get(sum);
      },
    },
    clear: {
      params: ['i32', 'i32'],
      results: [],
      write(f, [values, count]) {
        const [bytes, zero] = [f.local('i32'), f.local('i32')];
        f.i32(4).set(bytes);
        times(f, count, () => {
          f.get(values).get(zero).store('i32.store');
          step(f, values, bytes);
        });
      },
    },
  },
};

describe('a micro-kernel', () => {
  it('runs over the memory that it is opened over, by inner functions too', () => {
    const module = compileKernel(sums);
    const [one, other] = [0, 1].map(() => new WebAssembly.Memory({ initial: 1 }));
    new Int32Array(one.buffer).set([1, 2, 3, 4]);
    const [kernel, second] = [openKernel(sums, one, module), openKernel(sums, other, module)];
    expect([kernel.squares(0, 4), kernel.squares(4, 2), kernel.squares(0, 0), second.squares(0, 4)]).toEqual([
      30, 13, 0, 0,
    ]);
    kernel.clear(4, 2);
    expect([...new Int32Array(one.buffer, 0, 5)]).toEqual([1, 0, 0, 4, 0]);
  });

  it('imports its memory, and exports what it says and no inner function', () => {
    const module = compileKernel(sums);
    expect(WebAssembly.Module.imports(module)).toEqual([{ module: 'env', name: 'memory', kind: 'memory' }]);
    expect(WebAssembly.Module.exports(module).map(({ name }) => name)).toEqual(['squares', 'clear']);
  });

  it('has params and results as its calls have', () => {
    const { squares } = sums.exports;
    // @ts-expect-error One param is missing.
    const short: typeof squares = { ...squares, params: ['i32'] };
    // @ts-expect-error The host expects a result.
    const mute: typeof squares = { ...squares, results: [] };
    expect([short.params, mute.results]).toEqual([['i32'], []]);
  });
});
