/**
 * The loops over all voxels of a picture. As JavaScript they would have to become hot before they are quick, and until then
 * every number they touch is garbage, collected by the thread that steps the brain. Sums are of f64, results f32.
 */
import { step, times } from './loops.js';
import { func, type MicroKernel } from './micro-kernel.js';

export interface PainterLoops {
  /** out[v] += Σ |source[v · stride … + lanes]|, addresses and stride in bytes. */
  magnitudes(source: number, stride: number, lanes: number, out: number, voxels: number): void;
  /** values[v] /= by */
  divide(values: number, voxels: number, by: number): void;
  least(values: number, voxels: number): number;
  most(values: number, voxels: number): number;
  /** out[v] = ⌊(values[v] − minimum) · gain + ½⌋, a byte each. */
  shade(values: number, voxels: number, minimum: number, gain: number, out: number): void;
}

export const painter: MicroKernel<PainterLoops> = {
  memory: { minPages: 0, shared: false },
  exports: {
    magnitudes: func(['i32', 'i32', 'i32', 'i32', 'i32'], [], (f, [source, stride, lanes, out, voxels]) => {
      const at = f.local('i32');
      const sum = f.local('f64');
      times(f, voxels, () => {
        f.get(source).set(at).f64(0).set(sum);
        times(f, lanes, () => {
          f.get(sum).get(at).load('f32.load').op('f32.abs').op('f64.promote_f32').op('f64.add').set(sum);
          step(f, at, 4);
        });
        f.get(out);
        f.get(out).load('f32.load').op('f64.promote_f32').get(sum).op('f64.add').op('f32.demote_f64');
        f.store('f32.store');
        step(f, source, stride);
        step(f, out, 4);
      });
    }),
    divide: func(['i32', 'i32', 'f64'], [], (f, [values, voxels, by]) => {
      times(f, voxels, () => {
        f.get(values);
        f.get(values).load('f32.load').op('f64.promote_f32').get(by).op('f64.div').op('f32.demote_f64');
        f.store('f32.store');
        step(f, values, 4);
      });
    }),
    least: extreme('f32.min', Number.POSITIVE_INFINITY),
    most: extreme('f32.max', Number.NEGATIVE_INFINITY),
    shade: func(['i32', 'i32', 'f64', 'f64', 'i32'], [], (f, [values, voxels, minimum, gain, out]) => {
      times(f, voxels, () => {
        f.get(out);
        f.get(values).load('f32.load').op('f64.promote_f32').get(minimum).op('f64.sub').get(gain).op('f64.mul');
        f.f64(0.5).op('f64.add').op('f64.floor').op('i32.trunc_sat_f64_u');
        f.store('i32.store8');
        step(f, values, 4);
        step(f, out, 1);
      });
    }),
  },
};

function extreme(choose: 'f32.min' | 'f32.max', first: number): MicroKernel<PainterLoops>['exports']['least'] {
  return func(['i32', 'i32'], ['f32'], (f, [values, voxels]) => {
    const best = f.local('f32');
    f.f32(first).set(best);
    times(f, voxels, () => {
      f.get(best).get(values).load('f32.load').op(choose).set(best);
      step(f, values, 4);
    });
    f.get(best);
  });
}
