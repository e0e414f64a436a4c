/**
 * Random convolutions: one or two axes, any border, a whole kernel or factors, each written in one of the three ways. Sizes
 * are small, so that sums stay within the bound of random programs, but long enough for folds and for several radices.
 */
import type { ConvolveBorder, ConvolveMethod } from '../kernel/index.js';
import { mul } from '../kernel/index.js';
import type { Sketch } from './sketch.js';

const lines = [
  { space: 16, kernel: 5 },
  { space: 1, kernel: 1 },
  { space: 33, kernel: 8 },
  { space: 100, kernel: 66 },
  { space: 30, kernel: 30 },
];
const planes = [
  { space: [8, 9], kernel: [3, 4] },
  { space: [5, 31], kernel: [5, 13] },
  { space: [12, 12], kernel: [12, 1] },
];

export const convolveMethods = ['direct', 'separable', 'fft'] as const satisfies readonly ConvolveMethod[];

/** A source, a kernel and their convolution, written in the given way or in any. */
export function convolution(sketch: Sketch, given?: ConvolveMethod): void {
  const { choices, builder } = sketch;
  const line = choices.pick(lines);
  const drawn =
    given === 'separable' || choices.chance(50) ? choices.pick(planes) : { space: [line.space], kernel: [line.kernel] };
  const shape = [...choices.pick([[], [sketch.dimensions.batch]]), ...drawn.space];
  const dtype = sketch.allows('f64') && choices.chance(15) ? 'f64' : 'f32';
  const source = sketch.input(dtype, shape);
  // The sum of the absolute weights stays below the bound.
  const most = drawn.kernel.reduce((all, one) => all * one, 1);
  const tame = (sizes: readonly number[]) => {
    const given = sketch.input(dtype, sizes);
    const kernel = builder.scratch(sketch.name('scratch'), dtype, sizes);
    builder.map(sketch.name('tame'), kernel, (at) => mul(given.handle.at(...at), Math.min(1, 12 / most)));
    return kernel;
  };
  const method = given ?? choices.pick<ConvolveMethod | undefined>([...convolveMethods, undefined]);
  const isSeparable = drawn.space.length > 1 && (method === 'separable' || choices.chance(30));
  const kernel = isSeparable ? drawn.kernel.map((size) => tame([size])) : tame(drawn.kernel);
  const target = sketch.target(dtype, shape);
  builder.convolve(sketch.name('convolve'), target, source.handle, kernel, {
    border: drawn.space.map(() => choices.pick<ConvolveBorder>(['wrap', 'zero', 'clamp'])),
    ...(method !== undefined && { method: method === 'separable' && !isSeparable ? 'direct' : method }),
  });
  sketch.add(target, 'map');
}
