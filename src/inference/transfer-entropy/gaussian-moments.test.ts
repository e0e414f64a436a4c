/** The Gaussian estimator as a Program: the values, surrogates and p-values of the fits on the host. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { normalFrom } from '../../../test/support/ksg-problems.js';
import { createDevice, type Device } from '../../device/index.js';
import { estimateFromMoments, momentsOnHost } from './gaussian-moments.js';
import { mutualInformation, transferEntropy } from './index.js';

let device: Device;
beforeAll(async () => {
  device = await createDevice('cpu');
});
afterAll(() => device.close());

/** y follows x. */
function coupled(samples: number): [Float64Array, Float64Array] {
  const normal = normalFrom(5);
  const [x, y] = [new Float64Array(samples), new Float64Array(samples)];
  for (let t = 1; t < samples; t += 1) {
    x[t] = 0.6 * x[t - 1] + normal();
    y[t] = 0.4 * y[t - 1] + 0.3 * x[t - 1] + normal();
  }
  return [x, y];
}

it.each(['permute', 'shift'] as const)('gives what the fits give, with surrogates by %s', async (surrogate) => {
  const [x, y] = coupled(400);
  const options = {
    estimator: 'gaussian',
    targetEmbedding: 2,
    sourceEmbedding: 2,
    permutations: 7,
    surrogate,
  } as const;
  const fitted = await transferEntropy(x, y, options);
  const summed = await transferEntropy(x, y, { ...options, device, method: 'program', local: true });
  expect(fitted.method).toBe('closed form');
  expect(summed).toMatchObject({ method: 'program', device: 'cpu', precision: 'f64' });
  expect(summed.te).toBeCloseTo(fitted.te, 12);
  expect(summed.pValue).toBe(fitted.pValue);
  summed.surrogates?.forEach((value, s) => {
    expect(value).toBeCloseTo(fitted.surrogates?.[s] ?? Number.NaN, 12);
  });
  const alone = await transferEntropy(x, y, { ...options, permutations: 0, device, method: 'program' });
  expect(alone.pValue).toBeCloseTo((await transferEntropy(x, y, { ...options, permutations: 0 })).pValue ?? 0, 12);
  const total = (summed.local ?? new Float64Array()).reduce((sum, value) => sum + value, 0);
  expect(total / summed.samples).toBeCloseTo(summed.te, 10);
});

it('mutual information of a known correlation, and of the same on the device', async () => {
  const [x, y] = coupled(500);
  const plain = await mutualInformation(x, y, { estimator: 'gaussian' });
  const summed = await mutualInformation(x, y, { estimator: 'gaussian', device, method: 'program' });
  expect(summed.mi).toBeCloseTo(plain.mi, 12);
});

it('has the closed form of a correlation, and leaves columns that depend on each other to the fits', async () => {
  const of = (r: number) => estimateFromMoments(Float64Array.of(1, r, r, 1), { x: 1, y: 1, z: 0 }, 100);
  expect(of(0.6)?.value).toBeCloseTo(-0.5 * Math.log(1 - 0.36), 14);
  expect(of(1 - 1e-12)).toBeUndefined();
  const [x, y] = coupled(300);
  const condition = x.map((value) => value * 2 + 1);
  const options = { estimator: 'gaussian', condition, conditionDelay: 1 } as const;
  const fitted = await transferEntropy(x, y, options);
  expect((await transferEntropy(x, y, { ...options, device, method: 'program' })).te).toBe(fitted.te);
});

it('many numbers are summed up, with the value of the fits; what moments cannot tell apart is fitted', async () => {
  const [x, y] = coupled(30_000);
  const options = { estimator: 'gaussian', targetEmbedding: 3 } as const;
  const summed = await transferEntropy(x, y, options);
  const fitted = await transferEntropy(x, y, { ...options, local: true });
  expect(summed.te).toBeCloseTo(fitted.te, 11);
  expect(summed.local).toBeUndefined();
  const twin = x.map((value, t) => value + 1e-7 * y[t]);
  const close = await transferEntropy([x, twin], y, options);
  expect(close.te).toBeCloseTo((await transferEntropy([x, twin], y, { ...options, local: true })).te, 12);
});

it.each([
  [1, 8],
  [2, 9],
  [3, 64],
  [4, 101],
])('sums the products of %i sources and %i samples as exact sums do', (sources, samples) => {
  const normal = normalFrom(sources);
  const columns = Array.from({ length: sources + 2 }, (_, c) =>
    Float64Array.from({ length: samples }, () => normal() + c),
  );
  const moments = momentsOnHost({ x: columns.slice(2), y: [columns[0]], z: [columns[1]] });
  const all = [...columns.slice(2), columns[0], columns[1]].map((column) => {
    const mean = column.reduce((sum, value) => sum + value, 0) / samples;
    return column.map((value) => value - mean);
  });
  expect(moments.length).toBe(all.length ** 2);
  for (const [i, one] of all.entries())
    for (const [j, other] of all.entries()) {
      const expected = one.reduce((sum, value, t) => sum + value * other[t], 0);
      const scale = Math.sqrt(moments[i * all.length + i] * moments[j * all.length + j]);
      expect(Math.abs(moments[i * all.length + j] - expected) / scale).toBeLessThan(1e-12);
    }
});
