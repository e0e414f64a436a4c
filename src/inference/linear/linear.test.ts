import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { impostor } from '../../../test/support/devices.js';
import { createCpu } from '../../device/cpu/cpu.js';
import type { Device } from '../../device/device.js';
import { createReference } from '../../device/reference/reference.js';
import { emitCuda } from '../../emit/cuda.js';
import { controlBlock } from '../../fuse/arena.js';
import { explain } from '../../fuse/index.js';
import { planProgram } from '../../fuse/plan.js';
import { createSource } from '../../programs/seeded.js';
import { activationOf, activations } from './activation.js';
import { factorDtype, loadFactors, scaleOf, storeFactors } from './factor-storage.js';
import { createLinear, type LinearLayer, linear } from './linear.js';
import { matmulProgram } from './matmul-program.js';
import { choosePrecision, elementLimit, frobeniusLimit, type LinearPrecision } from './precision.js';

let device: Device;
beforeAll(async () => {
  device = await createCpu({ threads: 1 });
});
afterAll(() => device.close());

/** Roughly normal numbers of both signs, as f32. */
function numbers(count: number, seed: number): Float32Array {
  const source = createSource(seed);
  const unit = (): number => source() / 2 ** 32;
  return Float32Array.from({ length: count }, () => unit() + unit() + unit() + unit() - 2);
}

interface Exact {
  readonly sums: Float64Array;
  readonly sizes: Float64Array;
}

/** A B and |A||B| in doubles. */
function exactProduct(x: ArrayLike<number>, { inner, columns, weights }: LinearLayer): Exact {
  const rows = x.length / inner;
  const [sums, sizes] = [new Float64Array(rows * columns), new Float64Array(rows * columns)];
  for (let i = 0; i < rows; i += 1)
    for (let k = 0; k < inner; k += 1)
      for (let j = 0; j < columns; j += 1) {
        const term = x[i * inner + k] * weights[k * columns + j];
        sums[i * columns + j] += term;
        sizes[i * columns + j] += Math.abs(term);
      }
  return { sums, sizes };
}

const layerOf = (inner: number, columns: number, more: Partial<LinearLayer> = {}): LinearLayer => ({
  inner,
  columns,
  weights: numbers(inner * columns, 5),
  ...more,
});

it('has the worked example', async () => {
  const x = [1, 2, 3, 4, 5, 6];
  const layer = { inner: 3, columns: 2, weights: [7, 8, 9, 10, 11, 12] };
  expect(Array.from((await linear(x, layer, { device })).values)).toEqual([58, 64, 139, 154]);
  const active: LinearLayer = { ...layer, bias: [-60, -60], activation: 'relu' };
  expect(Array.from((await linear(x, active, { device })).values)).toEqual([0, 4, 79, 94]);
});

const sizes = [
  [17, 33, 65],
  [1, 100, 64],
  [64, 100, 5],
  [5, 1, 3],
  [3, 257, 2],
] as const;

describe.each(['fp64', 'fp32', 'split', 'tf32', 'fp16', 'bf16', 'fp8'] as const)('%s', (precision) => {
  it.each(sizes)('keeps its bounds at %i × %i × %i', async (rows, inner, columns) => {
    const layer = layerOf(inner, columns);
    const x = numbers(rows * inner, 9);
    const { values, sampledError } = await linear(x, layer, { device, precision, tolerance: 1 });
    const { sums, sizes: size } = exactProduct(x, layer);
    const tau = elementLimit(precision, inner);
    let [apart, whole] = [0, 0];
    values.forEach((value, i) => {
      expect(Math.abs(value - sums[i])).toBeLessThanOrEqual(tau * size[i]);
      apart += (value - sums[i]) ** 2;
      whole += sums[i] ** 2;
    });
    expect(Math.sqrt(apart / whole)).toBeLessThanOrEqual(frobeniusLimit[precision]);
    expect(sampledError).toBeLessThanOrEqual(frobeniusLimit[precision]);
  });

  it('rounds its factors to the format and no others', async () => {
    const layer = layerOf(19, 7);
    const x = numbers(4 * 19, 3);
    const dtype = factorDtype(precision);
    const scales = [x, layer.weights].map((factor) => scaleOf(precision, Math.max(...Array.from(factor, Math.abs))));
    const rounded = { ...layer, weights: loadFactors(storeFactors(layer.weights, dtype, scales[1]), dtype) };
    const roundedX = loadFactors(storeFactors(x, dtype, scales[0]), dtype);
    const path: LinearPrecision = precision === 'fp64' || precision === 'split' ? precision : 'fp32';
    const plain = await linear(roundedX, rounded, { device, precision: path, tolerance: 1 });
    const own = await linear(x, layer, { device, precision, tolerance: 1 });
    const alpha = Math.fround(scales[0] * scales[1]);
    expect(own.values).toEqual(precision === 'fp8' ? plain.values.map((value) => alpha * value) : plain.values);
  });
});

describe('fp8', () => {
  it('scales each factor by its largest, so that no size of numbers is lost', async () => {
    const layer = layerOf(33, 9, { bias: numbers(9, 2), activation: 'relu' });
    const x = numbers(6 * 33, 4);
    for (const size of [1, 2 ** 60, 2 ** -60]) {
      const [large, bias] = [x, layer.bias ?? []].map((one) => Float32Array.from(one, (value) => value * size));
      const scaled = { ...layer, bias };
      const options = { precision: 'fp8', tolerance: 0.1 } as const;
      const { values, precision, sampledError } = await linear(large, scaled, { ...options, device });
      expect(precision).toBe('fp8');
      expect(sampledError).toBeGreaterThan(1e-3);
      expect((await linear(large, scaled, { ...options, device: createReference() })).values).toEqual(values);
      expect((await linear(large, scaled, { ...options, device, fusion: 'none' })).values).toEqual(values);
    }
  });

  it('takes the scale of every new x', async () => {
    const made = await createLinear(
      { inner: 2, columns: 1, weights: [1, 0.5] },
      { device, precision: 'fp8', tolerance: 0.1 },
    );
    for (const x of [
      [1, 1],
      [1000, 500],
      [0, 0],
      [-1e-6, 2e-6],
    ]) {
      const { values, precision } = await made.apply(x);
      expect(precision).toBe('fp8');
      // These are whole steps of their scales: only the scales round.
      expect(Math.abs(values[0] - (x[0] + x[1] / 2))).toBeLessThanOrEqual(1e-6 * Math.abs(x[0]));
    }
    await made.close();
  });

  it("lies in memory as Hopper's matrix unit reads 8-bit factors", () => {
    const cube = { rows: 4096, inner: 4096, columns: 4096, activation: 'relu' } as const;
    const { program, plan } = planProgram(matmulProgram(cube, 'fp8'), { fusion: 'full', target: 'cuda' });
    const { stages } = emitCuda(program, plan, controlBlock(program), { launchesOnly: true, isHopper: true });
    expect(stages.map(({ strategies }) => strategies)).toEqual([['mma-async']]);
  });

  it('falls back where the product of the scales is no f32', async () => {
    const { precision } = await linear([1e30], { inner: 1, columns: 1, weights: [1e30] }, { device, precision: 'fp8' });
    expect(precision).not.toBe('fp8');
  });
});

it.each(activations)('activation %s, fused and unfused and on the reference', async (activation) => {
  const layer = layerOf(33, 9, { bias: numbers(9, 2), activation });
  const x = numbers(6 * 33, 4);
  const { values } = await linear(x, layer, { device });
  const { sums } = exactProduct(x, layer);
  values.forEach((value, i) => {
    const bias = layer.bias?.[i % 9] ?? 0;
    expect(Math.abs(value - activationOf(activation, sums[i] + bias))).toBeLessThan(1e-5);
  });
  expect((await linear(x, layer, { device, fusion: 'none' })).values).toEqual(values);
  expect((await linear(x, layer, { device: createReference() })).values).toEqual(values);
});

it('is one stage when fused, three ops when not', () => {
  for (const target of ['cpu', 'webgpu', 'cuda'] as const) {
    const program = matmulProgram({ rows: 64, inner: 64, columns: 64, activation: 'gelu' }, 'fp32');
    expect(explain(program, { target }).stages).toHaveLength(1);
    expect(explain(program, { target, fusion: 'none' }).stages).toHaveLength(3);
  }
});

it('adds β C₀ and scales by α', async () => {
  const session = await device.load(
    matmulProgram({ rows: 2, inner: 1, columns: 2, added: true, bias: false }, 'fp32'),
    {
      constants: { right: Float32Array.of(1, 2) },
      parameters: { alpha: 0.5, beta: -1 },
    },
  );
  const { result } = session.stepSync({ left: Float32Array.of(4, 6), before: Float32Array.of(1, 2, 3, 4) });
  expect(Array.from(result)).toEqual([1, 2, 0, 2]);
  await session.close();
});

it('a sum of nothing is the bias alone', async () => {
  const session = await device.load(matmulProgram({ rows: 2, inner: 0, columns: 2, activation: 'relu' }, 'fp32'), {
    constants: { right: new Float32Array(0), bias: Float32Array.of(-1, 3) },
  });
  expect(Array.from(session.stepSync({ left: new Float32Array(0) }).result)).toEqual([0, 3, 0, 3]);
  await session.close();
});

describe('auto', () => {
  const cuda = impostor('cuda').description;
  const cpu = impostor('cpu').description;
  const blind = impostor('webgpu', { dtypes: ['f32', 'i32', 'u32'] }).description;
  const cube = (edge: number) => ({ rows: edge, inner: edge, columns: edge });

  it.each([
    [cpu, 1024, 1e-2, 1, 'fp32'],
    [cpu, 64, 1e-9, 1, 'fp64'],
    [blind, 64, 1e-9, 1, 'fp32'],
    [cuda, 64, 1e-2, 1, 'fp32'],
    [cuda, 1024, 1e-4, 1, 'split'],
    [cuda, 300, 1e-4, 1, 'fp32'],
    [cuda, 1024, 7e-4, 1, 'fp32'],
    [cuda, 1024, 1e-3, 1, 'fp16'],
    [cuda, 1024, 1e-3, 1e6, 'tf32'],
  ] as const)('%# picks by device, size, tolerance and range', (description, edge, tolerance, largest, precision) => {
    const choice = choosePrecision(description, cube(edge), tolerance, largest);
    expect(choice.precision).toBe(precision);
    expect(choice.reason).not.toBe('');
  });

  it('never picks fp8', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 1e-12, max: 1, noNaN: true }),
        (edge, tolerance) => choosePrecision(cuda, cube(edge), tolerance, 1).precision !== 'fp8',
      ),
    );
  });

  it('says what it picked', async () => {
    const { precision, reason } = await linear([1, 2], { inner: 2, columns: 1, weights: [3, 4] }, { device });
    expect([precision, reason]).toEqual(['fp32', 'cpu has no tensor cores']);
  });
});

it('falls back where a sample errs too much, and stays there', async () => {
  // Large terms that cancel: what is left is lost in f16.
  const layer = { inner: 3, columns: 1, weights: [4097, 1, -4097] };
  const made = await createLinear(layer, { device, precision: 'fp16' });
  const first = await made.apply([1.0009765625, 1, 1]);
  expect(first.precision).toBe('fp32');
  expect(first.reason).toMatch(/^fp16 erred by .* in a sample, more than 0.0001$/);
  expect(first.sampledError).toBeLessThan(1e-4);
  expect(first.values[0]).toBeCloseTo(4097 * 1.0009765625 + 1 - 4097, 3);
  expect((await made.apply([1, 1, 1])).precision).toBe('fp32');
  await made.close();
  // Accepted as it is where the tolerance allows.
  expect((await linear([1.0009765625, 1, 1], layer, { device, precision: 'fp16', tolerance: 0.5 })).precision).toBe(
    'fp16',
  );
});

it('refuses what cannot be computed, with a reason', async () => {
  const layer = { inner: 1, columns: 1, weights: [1] };
  const webgpu = impostor('webgpu', { dtypes: ['f32', 'i32', 'u32'] });
  await expect(linear([1], layer, { device: webgpu, precision: 'fp64' })).rejects.toThrow(
    'linear: fp64 cannot be used on webgpu, since WGSL has no 64-bit floats (got fp64, expected fp32 or split). Use one of these, or auto.',
  );
  await expect(linear([1], layer, { device: webgpu, precision: 'fp8' })).rejects.toThrow(
    'linear: fp8 cannot be used on webgpu, which stores no 8-bit floats (got fp8, expected fp32 or split).',
  );
  await expect(linear([1, 2, 3], { ...layer, inner: 2, weights: [1, 2] }, { device })).rejects.toThrow(
    'linear x: wrong length',
  );
  await expect(linear([Number.NaN], layer, { device })).rejects.toThrow('linear x[0]: not a finite number (got NaN');
  await expect(linear([1], { ...layer, weights: [1, 2] }, { device })).rejects.toThrow('linear weights: wrong length');
  await expect(linear([1], { ...layer, bias: [1, 2] }, { device })).rejects.toThrow('linear bias: wrong length');
  await expect(linear([1], layer, { device, tolerance: 0 })).rejects.toThrow('linear tolerance: not usable');
});
