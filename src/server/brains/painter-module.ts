/**
 * The loops over all voxels of a picture, in WebAssembly. As JavaScript they would have to become hot before they are quick, and
 * until then every number they touch is garbage, collected by the thread that steps the brain. Sums are of f64, results f32.
 */
import { ModuleBuilder } from '../../emit/wasm/index.js';
import { step, times } from '../../micro/loops.js';

export interface PainterExports {
  /** out[v] += Σ |source[v · stride … + lanes]|, addresses and stride in bytes. */
  magnitudes(source: number, stride: number, lanes: number, out: number, voxels: number): void;
  /** values[v] /= by */
  divide(values: number, voxels: number, by: number): void;
  least(values: number, voxels: number): number;
  most(values: number, voxels: number): number;
  /** out[v] = ⌊(values[v] − minimum) · gain + ½⌋, a byte each. */
  shade(values: number, voxels: number, minimum: number, gain: number, out: number): void;
}

export function makePainter(memory: WebAssembly.Memory): PainterExports {
  const builder = new ModuleBuilder().importMemory({ minPages: 0, shared: false });
  emitMagnitudes(builder);
  emitDivide(builder);
  emitExtreme(builder, 'least', 'f32.min', Number.POSITIVE_INFINITY);
  emitExtreme(builder, 'most', 'f32.max', Number.NEGATIVE_INFINITY);
  emitShade(builder);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(builder.toBytes()), { env: { memory } });
  return exports as unknown as PainterExports;
}

function emitMagnitudes(builder: ModuleBuilder): void {
  const f = builder.func('magnitudes', ['i32', 'i32', 'i32', 'i32', 'i32'], [], { export: true });
  const [source, stride, lanes, out, voxels] = f.params;
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
    f.get(source).get(stride).op('i32.add').set(source);
    step(f, out, 4);
  });
}

function emitDivide(builder: ModuleBuilder): void {
  const f = builder.func('divide', ['i32', 'i32', 'f64'], [], { export: true });
  const [values, voxels, by] = f.params;
  times(f, voxels, () => {
    f.get(values);
    f.get(values).load('f32.load').op('f64.promote_f32').get(by).op('f64.div').op('f32.demote_f64');
    f.store('f32.store');
    step(f, values, 4);
  });
}

function emitExtreme(builder: ModuleBuilder, name: string, choose: 'f32.min' | 'f32.max', first: number): void {
  const f = builder.func(name, ['i32', 'i32'], ['f32'], { export: true });
  const [values, voxels] = f.params;
  const best = f.local('f32');
  f.f32(first).set(best);
  times(f, voxels, () => {
    f.get(best).get(values).load('f32.load').op(choose).set(best);
    step(f, values, 4);
  });
  f.get(best);
}

function emitShade(builder: ModuleBuilder): void {
  const f = builder.func('shade', ['i32', 'i32', 'f64', 'f64', 'i32'], [], { export: true });
  const [values, voxels, minimum, gain, out] = f.params;
  times(f, voxels, () => {
    f.get(out);
    f.get(values).load('f32.load').op('f64.promote_f32').get(minimum).op('f64.sub').get(gain).op('f64.mul');
    f.f64(0.5).op('f64.add').op('f64.floor').op('i32.trunc_sat_f64_u');
    f.store('i32.store8');
    step(f, values, 4);
    step(f, out, 1);
  });
}
