/** The estimators that count: by hand, by closed form, by law. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalFrom } from '../../../test/support/ksg-problems.js';
import { closedForm, processes, simulate } from '../../../test/support/linear-process.js';
import { discreteEntropy, possibleStates } from './discrete.js';
import { informationStorage, mutualInformation, ragwitzEmbedding, transferEntropy } from './index.js';
import { ordinalPatterns } from './states.js';

/** 0 or 1, from a seed. */
function bits(length: number, seed: number): Float64Array {
  const normal = normalFrom(seed);
  return Float64Array.from({ length }, () => (normal() > 0 ? 1 : 0));
}
/** y copies x after one step, and flips it with this chance. */
function noisyCopy(x: Float64Array, flip: number, seed: number): Float64Array {
  const normal = normalFrom(seed);
  // P(normal > q) = flip for the quantiles below.
  const quantile = flip === 0 ? Number.POSITIVE_INFINITY : 1.281_551_565_544_6;
  return x.map((_, t) => (t === 0 ? 0 : normal() > quantile ? 1 - x[t - 1] : x[t - 1]));
}

describe('discrete', () => {
  it('counts as by hand', async () => {
    // Pairs (x, y): (0,0) twice, (0,1) once, (1,1) once.
    const { mi, local, method } = await mutualInformation([0, 0, 0, 1], [0, 0, 1, 1], {
      estimator: 'discrete',
      local: true,
    });
    const each = [Math.log(4 / 3), Math.log(4 / 3), Math.log(2 / 3), Math.log(2)];
    expect(Array.from(local ?? [])).toEqual(each.map((value) => expect.closeTo(value, 12)));
    expect(mi).toBeCloseTo(each.reduce((a, b) => a + b) / 4, 12);
    expect(method).toBe('counts');
    const corrected = await mutualInformation([0, 0, 0, 1], [0, 0, 1, 1], {
      estimator: 'discrete',
      correction: 'miller-madow',
    });
    // (2 + 2 − 1 − 3) / 8.
    expect(corrected.mi).toBeCloseTo(mi, 12);
  });

  it('a copy transfers ln 2, a noisy one ln 2 − H(flip), and nothing goes back', async () => {
    const x = bits(20_000, 1);
    const options = { estimator: 'discrete' } as const;
    const clean = await transferEntropy(x, noisyCopy(x, 0, 2), options);
    expect(clean.te).toBeCloseTo(Math.log(2), 3);
    const noisy = noisyCopy(x, 0.1, 2);
    const h = -0.1 * Math.log(0.1) - 0.9 * Math.log(0.9);
    // The local values' deviation is 0.66: three standard errors.
    expect(Math.abs((await transferEntropy(x, noisy, options)).te - (Math.log(2) - h))).toBeLessThan(0.014);
    expect((await transferEntropy(noisy, x, options)).te).toBeLessThan(0.001);
  });

  it('an exclusive or is seen only by both sources together', async () => {
    const [a, b] = [bits(4000, 3), bits(4000, 4)];
    const y = a.map((_, t) => (t === 0 ? 0 : a[t - 1] === b[t - 1] ? 0 : 1));
    const options = { estimator: 'discrete', permutations: 39 } as const;
    expect((await transferEntropy([a, b], y, options)).te).toBeCloseTo(Math.log(2), 2);
    expect((await transferEntropy([a, b], y, options)).pValue).toBe(1 / 40);
    expect((await transferEntropy(a, y, options)).te).toBeLessThan(0.005);
    expect((await transferEntropy(a, y, { ...options, condition: b })).te).toBeCloseTo(Math.log(2), 2);
  });

  it('both corrections bring independent states near 0, which the plug-in overrates', async () => {
    const normal = normalFrom(5);
    const dice = (): Float64Array =>
      Float64Array.from({ length: 300 }, () => Math.floor(Math.abs(normal()) * 1000) % 6);
    const found = { none: 0, 'miller-madow': 0, 'panzeri-treves': 0 };
    for (let run = 0; run < 20; run += 1) {
      const [x, y] = [dice(), dice()];
      for (const correction of Object.keys(found) as (keyof typeof found)[])
        found[correction] += (await mutualInformation(x, y, { estimator: 'discrete', correction })).mi / 20;
    }
    // (6 − 1)² / 2N.
    expect(found.none).toBeCloseTo(25 / 600, 2);
    expect(Math.abs(found['miller-madow'])).toBeLessThan(0.008);
    expect(Math.abs(found['panzeri-treves'])).toBeLessThan(0.008);
  });

  it('possible states: all that were seen when often, more when rarely, never more than there are', () => {
    expect(possibleStates([50, 50], 8)).toBe(2);
    expect(possibleStates([1, 1, 1], 8)).toBeGreaterThan(3);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 }), (counts) => {
        const found = possibleStates(counts, 8);
        expect(found).toBeGreaterThanOrEqual(counts.length);
        expect(found).toBeLessThanOrEqual(8);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses measurements', async () => {
    const [x, y] = simulate(processes[0], 400, 1);
    await expect(transferEntropy(x, y, { estimator: 'discrete' })).rejects.toThrow(/the source has too many states/);
  });
});

describe('symbolic', () => {
  it('has a pattern for each order, equal values in the order of time', () => {
    expect(Array.from(ordinalPatterns([1, 2, 3, 0, 0], 3))).toEqual([0, 3, 4]);
    const all = [
      [1, 2, 3],
      [1, 3, 2],
      [2, 1, 3],
      [2, 3, 1],
      [3, 1, 2],
      [3, 2, 1],
    ].map((values) => ordinalPatterns(values, 3)[0]);
    expect(new Set(all).size).toBe(6);
    expect(Math.max(...all)).toBe(5);
  });

  it('does not change when series are stretched by any growing function, and finds the direction', async () => {
    const [x, y] = simulate(processes[0], 3000, 2);
    const options = { estimator: 'symbolic', correction: 'miller-madow' } as const;
    const { te } = await transferEntropy(x, y, options);
    const bent = [x, y].map((values) => values.map((value) => Math.exp(value)));
    expect((await transferEntropy(bent[0], bent[1], options)).te).toBe(te);
    expect(te).toBeGreaterThan(5 * Math.abs((await transferEntropy(y, x, options)).te));
  });
});

describe('kernel', () => {
  it('counts as all pairs do', async () => {
    const [x, y] = simulate(processes[1], 60, 3);
    const { te, samples } = await transferEntropy(x, y, { estimator: 'kernel', width: 0.6, normalise: 'none' });
    let total = 0;
    const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.6;
    for (let i = 1; i < 60; i += 1) {
      const counts = [0, 0, 0, 0];
      for (let j = 1; j < 60; j += 1) {
        if (!near(y[i - 1], y[j - 1])) continue;
        const [inX, inY] = [near(x[i - 1], x[j - 1]), near(y[i], y[j])];
        for (const [at, inside] of [true, inX, inY, inX && inY].entries()) if (inside) counts[at] += 1;
      }
      total += Math.log((counts[3] * counts[0]) / (counts[1] * counts[2]));
    }
    expect(samples).toBe(59);
    expect(te).toBeCloseTo(total / 59, 12);
  });

  it('comes near the closed form, from both sides of nothing given and something', async () => {
    const [x, y] = simulate(processes[0], 4000, 4);
    const { te, local } = await transferEntropy(x, y, { estimator: 'kernel', width: 0.35, local: true });
    expect(te).toBeGreaterThan(0.5 * closedForm(processes[0]));
    expect(te).toBeLessThan(1.5 * closedForm(processes[0]));
    expect((local ?? new Float64Array()).reduce((a, b) => a + b, 0) / 3999).toBeCloseTo(te, 12);
    const { mi } = await mutualInformation(x.slice(0, 500), y.slice(0, 500), { estimator: 'kernel' });
    expect(Number.isFinite(mi)).toBe(true);
  });
});

describe('storage and entropy rate', () => {
  // x_t = a x_{t−1} + unit noise: A = −½ ln(1 − a²), rate ½ ln 2πe.
  const [x] = simulate({ a: 0.8, b: 0, c: 0 }, 6000, 9);
  const scaled = x.map((value) => 3 * value + 5);
  it.each([
    ['gaussian', 0.03],
    ['ksg1', 0.05],
    ['ksg2', 0.05],
    ['kernel', 0.2],
  ] as const)('of an autoregression, %s', async (estimator, tolerance) => {
    const options = { estimator, device: 'cpu', width: 0.3 } as const;
    const { storage, entropyRate } = await informationStorage(scaled, options);
    expect(Math.abs(storage + 0.5 * Math.log(1 - 0.64))).toBeLessThan(tolerance);
    const exact = 0.5 * Math.log(2 * Math.PI * Math.E) + Math.log(3);
    expect(Math.abs(entropyRate - exact)).toBeLessThan(tolerance);
  });

  it('of a chain of two states', async () => {
    // It stays with chance 0.9.
    let state = 0;
    const normal = normalFrom(8);
    const chain = Float64Array.from({ length: 20_000 }, () => {
      if (normal() > 1.281_551_565_544_6) state = 1 - state;
      return state;
    });
    const h = -0.1 * Math.log(0.1) - 0.9 * Math.log(0.9);
    const { storage, entropyRate } = await informationStorage(chain, { estimator: 'discrete' });
    expect(entropyRate).toBeCloseTo(h, 1);
    expect(storage).toBeCloseTo(Math.log(2) - h, 1);
    expect(discreteEntropy(Float64Array.of(0, 1, 1, 0), 'none')).toBeCloseTo(Math.log(2), 12);
    expect(discreteEntropy(Float64Array.of(0, 1, 1, 0), 'miller-madow')).toBeCloseTo(Math.log(2) + 1 / 8, 12);
  });
});

it('Ragwitz finds how many values of the past an autoregression of second order needs', () => {
  const normal = normalFrom(3);
  const y = new Float64Array(1500);
  // All memory is two steps old: the values one step old tell nothing.
  for (let t = 2; t < 1500; t += 1) y[t] = -0.85 * y[t - 2] + 0.3 * normal();
  expect(ragwitzEmbedding(y)).toMatchObject({ targetEmbedding: 2, targetLag: 1 });
  const plain = new Float64Array(1500);
  for (let t = 1; t < 1500; t += 1) plain[t] = 0.9 * plain[t - 1] + normal();
  expect(ragwitzEmbedding(plain)).toMatchObject({ targetEmbedding: 1, targetLag: 1 });
});
