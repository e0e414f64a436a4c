/** Two loops over many f32 by vectors of WebAssembly. */
import { locals, step, times } from './loops.js';
import { func, type MicroKernel } from './micro-kernel.js';

export interface Vectors {
  /** 1 where some f32 of these blocks of 64 bytes is not finite, otherwise 0. */
  someBad(from: number, blocks: number): number;
  /** Copies rows of vectors; steps between rows in bytes. */
  rows(from: number, fromStep: number, to: number, toStep: number, vectors: number, rows: number): void;
}

/** The bits of the largest f32 without its sign, as unsigned: all bits one place up. */
const largestFinite = 0xfeffffff | 0;

export const vectors: MicroKernel<Vectors> = {
  memory: { minPages: 0, shared: false },
  exports: {
    someBad: func(['i32', 'i32'], ['i32'], (f, [from, blocks]) => {
      const found = locals(f, 'v128', 4);
      times(f, blocks, () => {
        const value = f.local('v128');
        for (const [i, one] of found.entries()) {
          f.get(from);
          f.load('v128.load', 16 * i).set(value);
          f.get(one).get(value).get(value).op('i32x4.add').op('i32x4.max_u').set(one);
        }
        step(f, from, 64);
      });
      const [all, ...others] = found;
      for (const other of others) f.get(all).get(other).op('i32x4.max_u').set(all);
      f.get(all).words(Array(4).fill(largestFinite)).op('i32x4.gt_u').op('v128.any_true');
    }),
    rows: func(['i32', 'i32', 'i32', 'i32', 'i32', 'i32'], [], (f, [from, fromStep, to, toStep, vectors, rows]) => {
      const [source, target] = locals(f, 'i32', 2);
      times(f, rows, () => {
        f.get(from).set(source).get(to).set(target);
        times(f, vectors, () => {
          f.get(target).get(source).load('v128.load', { align: 4 }).store('v128.store', { align: 4 });
          step(f, source, 16);
          step(f, target, 16);
        });
        step(f, from, fromStep);
        step(f, to, toStep);
      });
    }),
  },
};
