/** Convolutions and transforms against their definitions, computed here by plain sums in double precision. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReference } from '../device/reference/reference.js';
import { explain } from '../fuse/explain.js';
import { createSource } from '../programs/seeded.js';
import { unravel } from './dimension.js';
import { isSmooth, radicesOf, smoothSize } from './fourier.js';
import { type ConvolveBorder, type ConvolveMethod, program } from './index.js';

const numbers = (count: number, seed: number): Float64Array => {
  const next = createSource(seed);
  return Float64Array.from({ length: count }, () => next() / 2 ** 31 - 1);
};
const size = (shape: readonly number[]): number => shape.reduce((all, one) => all * one, 1);

/** The index that a border rule takes for one outside, −1 for none. */
function inside(index: number, length: number, border: ConvolveBorder): number {
  if (index >= 0 && index < length) return index;
  if (border === 'zero') return -1;
  return border === 'clamp' ? Math.max(0, Math.min(length - 1, index)) : ((index % length) + length) % length;
}

/** Σ_k kernel[k] · source[i + floor(K / 2) − k], by that formula. */
function direct(
  source: Float64Array,
  shape: number[],
  kernel: Float64Array,
  sizes: number[],
  border: ConvolveBorder[],
) {
  return source.map((_, element) => {
    const at = unravel(element, shape);
    let total = 0;
    kernel.forEach((weight, tap) => {
      const k = unravel(tap, sizes);
      const from = at.map((i, axis) => inside(i + Math.floor(sizes[axis] / 2) - k[axis], shape[axis], border[axis]));
      if (from.every((index) => index >= 0))
        total += weight * source[from.reduce((flat, i, axis) => flat * shape[axis] + i, 0)];
    });
    return total;
  });
}

interface Case {
  readonly shape: number[];
  readonly sizes: number[];
  readonly border: ConvolveBorder[];
  readonly seed: number;
}

const borders = fc.constantFrom<ConvolveBorder>('wrap', 'zero', 'clamp');
const cases: fc.Arbitrary<Case> = fc.integer({ min: 1, max: 3 }).chain((rank) => {
  const longest = [90, 11, 5][rank - 1];
  const axis = fc
    .integer({ min: 1, max: longest })
    .chain((length) => fc.tuple(fc.constant(length), fc.integer({ min: 1, max: length }), borders));
  return fc
    .record({ axes: fc.array(axis, { minLength: rank, maxLength: rank }), seed: fc.nat(1000) })
    .map(({ axes, seed }) => ({
      shape: axes.map(([length]) => length),
      sizes: axes.map(([, kernel]) => kernel),
      border: axes.map(([, , rule]) => rule),
      seed,
    }));
});

async function run(
  one: Case,
  method: ConvolveMethod | undefined,
  isSeparable: boolean,
): Promise<{ got: Float64Array; wanted: Float64Array }> {
  const batch = 2;
  const factors = one.sizes.map((length, axis) => numbers(length, one.seed + axis));
  const kernel = isSeparable
    ? Float64Array.from({ length: size(one.sizes) }, (_, tap) =>
        unravel(tap, one.sizes).reduce((all, k, axis) => all * factors[axis][k], 1),
      )
    : numbers(size(one.sizes), one.seed);
  const source = numbers(batch * size(one.shape), one.seed + 7);
  const built = program('convolution', (b) => {
    const x = b.input('x', 'f64', [batch, ...one.shape]);
    const y = b.output('y', 'f64', [batch, ...one.shape]);
    const whole = (): ReturnType<typeof b.constant> => b.constant('kernel', 'f64', one.sizes);
    const parts = () => one.sizes.map((length, axis) => b.constant(`factor${axis}`, 'f64', [length]));
    b.convolve('conv', y, x, isSeparable ? parts() : whole(), { border: one.border, ...(method && { method }) });
  });
  const constants = isSeparable
    ? Object.fromEntries(factors.map((factor, axis) => [`factor${axis}`, factor]))
    : { kernel };
  const device = createReference();
  const session = await device.load(built, { constants });
  const { y } = await session.step({ x: source });
  const half = size(one.shape);
  const wanted = [0, 1].flatMap((n) => [
    ...direct(source.subarray(n * half, (n + 1) * half), one.shape, kernel, one.sizes, one.border),
  ]);
  await device.close();
  return { got: Float64Array.from(y as Float64Array), wanted: Float64Array.from(wanted) };
}

/** Relative to the largest value. */
function difference(got: ArrayLike<number>, wanted: ArrayLike<number>): number {
  const most = Math.max(1e-300, ...Array.from(wanted, Math.abs));
  return Math.max(...Array.from(wanted, (value, i) => Math.abs(got[i] - value))) / most;
}

describe('convolve', () => {
  for (const [method, isSeparable] of [
    ['direct', false],
    ['direct', true],
    ['separable', true],
    ['fft', false],
    ['fft', true],
    [undefined, true],
  ] as const) {
    test(`${method ?? 'by itself'} with ${isSeparable ? 'factors' : 'a whole kernel'} is the plain sum, whatever sizes and borders`, async () => {
      const property = fc.asyncProperty(cases, async (one) => {
        const isLine = one.shape.length === 1 && method === 'separable';
        const { got, wanted } = await run(one, isLine ? 'direct' : method, isSeparable);
        expect(difference(got, wanted)).toBeLessThan(1e-12);
      });
      await fc.assert(property, { numRuns: 25, seed: 3 });
    });
  }

  test('agrees in f32 with the plain sum in f64 within 1e-5 of the largest value, all three ways', async () => {
    const [shape, sizes] = [
      [30, 64],
      [21, 31],
    ];
    const factors = sizes.map((length, axis) => Float32Array.from(numbers(length, axis)));
    const source = Float32Array.from(numbers(30 * 64, 5));
    const kernel = Float64Array.from({ length: size(sizes) }, (_, tap) => {
      const [i, j] = unravel(tap, sizes);
      return factors[0][i] * factors[1][j];
    });
    const wanted = direct(Float64Array.from(source), shape, kernel, sizes, ['wrap', 'zero']);
    const device = createReference({ arithmetic: 'f32' });
    for (const method of ['direct', 'separable', 'fft'] as const) {
      const built = program('rounded', (b) => {
        const parts = [b.constant('factor0', 'f32', [21]), b.constant('factor1', 'f32', [31])];
        const [y, x] = [b.output('y', 'f32', shape), b.input('x', 'f32', shape)];
        b.convolve('conv', y, x, parts, { border: ['wrap', 'zero'], method });
      });
      const session = await device.load(built, { constants: { factor0: factors[0], factor1: factors[1] } });
      const { y } = await session.step({ x: source });
      expect(difference(y, wanted), method).toBeLessThan(1e-5);
    }
    await device.close();
  });

  test('of a unit impulse gives the kernel, not its mirror image', async () => {
    const built = program('impulse', (b) => {
      const kernel = b.constant('kernel', 'f32', [3]);
      b.convolve('conv', b.output('y', 'f32', [7]), b.input('x', 'f32', [7]), kernel, { border: 'zero' });
    });
    const device = createReference();
    const session = await device.load(built, { constants: { kernel: Float32Array.of(1, 2, 3) } });
    const { y } = await session.step({ x: Float32Array.of(0, 0, 0, 1, 0, 0, 0) });
    expect([...y]).toEqual([0, 0, 1, 2, 3, 0, 0]);
    await device.close();
  });

  test('adds several products of factors of different lengths, and takes a kernel per element of the batch', async () => {
    for (const method of ['direct', 'separable', 'fft'] as const) {
      const built = program('terms', (b) => {
        const B = b.symbol('B', 1, 8);
        const [a, c] = [b.constant('a', 'f64', [B, 3]), b.constant('c', 'f64', [5])];
        const x = b.input('x', 'f64', [B, 8, 9]);
        b.convolve(
          'conv',
          b.output('y', 'f64', [B, 8, 9]),
          x,
          [
            [a, a],
            [c, c],
          ],
          { border: 'clamp', method },
        );
      });
      const [a, c, x] = [numbers(6, 1), numbers(5, 2), numbers(2 * 72, 3)];
      const device = createReference();
      const session = await device.load(built, { symbols: { B: 2 }, constants: { a, c } });
      const { y } = await session.step({ x });
      const wanted = [0, 1].flatMap((n) => {
        const whole = Float64Array.from({ length: 25 }, (_, at) => {
          const [i, j] = [Math.floor(at / 5), at % 5];
          const own = (k: number): number => a.subarray(3 * n, 3 * n + 3)[k - 1] ?? 0;
          return c[i] * c[j] + own(i) * own(j);
        });
        return [...direct(x.subarray(72 * n, 72 * n + 72), [8, 9], whole, [5, 5], ['clamp', 'clamp'])];
      });
      expect(difference(y, wanted), method).toBeLessThan(1e-12);
      await device.close();
    }
  });

  test('says in explain which way it took and why, and takes the way with fewest operations', () => {
    const build = (length: number, factors: boolean, shape: number[]) =>
      program('choice', (b) => {
        const parts = shape.map((_, axis) => b.constant(`w${axis}`, 'f32', [length]));
        const kernel = factors
          ? parts
          : b.constant(
              'w',
              'f32',
              shape.map(() => length),
            );
        b.convolve('conv', b.output('y', 'f32', shape), b.input('x', 'f32', shape), kernel);
      });
    const chosen = (length: number, factors: boolean, shape: number[]) =>
      explain(build(length, factors, shape)).decisions.find(({ rule }) => rule === 'convolve')?.text ?? '';
    expect(chosen(3, false, [64, 64])).toMatch(/^direct, fewest operations per element: direct 9, fft \d+$/);
    expect(chosen(21, true, [256, 256])).toMatch(/^separable/);
    expect(chosen(101, false, [256, 256])).toMatch(/^fft/);
    expect(chosen(1000, false, [1000])).toMatch(/^fft/);
  });

  test('refuses what makes no sense, with the reason', () => {
    const attempt = (build: (b: Parameters<Parameters<typeof program>[1]>[0]) => void) => () => program('wrong', build);
    const field = (b: Parameters<Parameters<typeof program>[1]>[0], shape = [8, 8]) =>
      [b.output('y', 'f32', shape), b.input('x', 'f32', shape)] as const;
    expect(attempt((b) => b.convolve('c', ...field(b), b.constant('w', 'f32', [9, 3])))).toThrow(
      'kernel is larger than axis 0 (got 9, expected at most 8)',
    );
    expect(attempt((b) => b.convolve('c', ...field(b), b.constant('w', 'f64', [3, 3])))).toThrow(
      'kernel w has a wrong type',
    );
    expect(
      attempt((b) => b.convolve('c', ...field(b), b.constant('w', 'f32', [3, 3]), { method: 'separable' })),
    ).toThrow('Give the factors');
    expect(
      attempt((b) => b.convolve('c', ...field(b), b.constant('w', 'f32', [3, 3]), { border: 'mirror' as 'wrap' })),
    ).toThrow('unknown border rule');
    expect(attempt((b) => b.convolve('c', ...field(b), []))).toThrow('not a kernel');
    expect(attempt((b) => b.convolve('c', ...field(b, [8]), b.constant('w', 'f32', [3, 3])))).toThrow(
      'bad number of axes',
    );
    expect(
      attempt((b) =>
        b.fft('f', { real: b.output('a', 'f32', [7]), imaginary: b.output('i', 'f32', [7]) }, b.input('x', 'f32', [7])),
      ),
    ).toThrow('another factor');
  });
});

describe('fft', () => {
  const transform = async (length: number, isReal: boolean): Promise<number> => {
    const built = program('fourier', (b) => {
      const [re, im] = [b.input('re', 'f64', [2, length]), b.input('im', 'f64', [2, length])];
      const forward = { real: b.output('fre', 'f64', [2, length]), imaginary: b.output('fim', 'f64', [2, length]) };
      const back = { real: b.output('bre', 'f64', [2, length]), imaginary: b.output('bim', 'f64', [2, length]) };
      b.fft('there', forward, isReal ? re : { real: re, imaginary: im });
      b.fft('back', back, forward, { inverse: true });
    });
    const device = createReference();
    const session = await device.load(built);
    const [re, im] = [numbers(2 * length, 1), isReal ? new Float64Array(2 * length) : numbers(2 * length, 2)];
    const { fre, fim, bre, bim } = await session.step({ re, im });
    const [wantedRe, wantedIm] = [new Float64Array(2 * length), new Float64Array(2 * length)];
    for (let n = 0; n < 2; n += 1)
      for (let k = 0; k < length; k += 1)
        for (let j = 0; j < length; j += 1) {
          const angle = (-2 * Math.PI * ((j * k) % length)) / length;
          const [x, y] = [re[n * length + j], im[n * length + j]];
          wantedRe[n * length + k] += x * Math.cos(angle) - y * Math.sin(angle);
          wantedIm[n * length + k] += x * Math.sin(angle) + y * Math.cos(angle);
        }
    await device.close();
    // A real impulse has no imaginary part at all: measured against both parts.
    const [got, wanted] = [
      [...fre, ...fim],
      [...wantedRe, ...wantedIm],
    ];
    return Math.max(difference(got, wanted), difference([...bre, ...bim], [...re, ...im]));
  };

  test('of every size with factors 2, 3 and 5 up to 160 is the sum of its definition, and comes back', async () => {
    for (let length = 1; length <= 160; length += 1) {
      if (isSmooth(length)) expect(await transform(length, length % 2 === 0), `${length} points`).toBeLessThan(1e-12);
    }
  });

  test('takes few radices, and finds the next size that it can', () => {
    expect(radicesOf(256)).toEqual([16, 16]);
    expect(radicesOf(2048).reduce((all, one) => all * one)).toBe(2048);
    expect(radicesOf(2048)).toHaveLength(3);
    expect([smoothSize(7), smoothSize(31), smoothSize(257)]).toEqual([8, 32, 270]);
  });
});
