/**
 * Values: closed forms decide that the oracle and the estimators are right; laws hold exactly where they are exact. That
 * the same checks object to faults is shown in faults.test.ts.
 */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { digamma, oracleLocal, oracleValue } from '../../../test/support/ksg-oracle.js';
import { normalFrom, problems } from '../../../test/support/ksg-problems.js';
import { closedForm, processes, simulate } from '../../../test/support/linear-process.js';
import { createDevice } from '../../device/index.js';
import { foldTree } from '../../kernel/tree.js';
import { chiSquaredTail } from './chi-squared.js';
import { digammaTable } from './digamma.js';
import { histogramsOf, localValues, treeSum, valueOf } from './finish.js';
import { openHostCounts } from './host-counts.js';
import { closeSearchPool, mutualInformation, transferEntropy, transferEntropyMatrix } from './index.js';
import type { TransferEntropyOptions } from './options.js';
import type { Problem } from './problem.js';

afterAll(closeSearchPool);

const cpu = { device: 'cpu' } as const;

describe('the parts', () => {
  it('tabulate digamma to the last digits', () => {
    const table = digammaTable(1_000_000);
    const known = { 1: -0.5772156649, 2: 0.4227843351, 4: 1.2561176684, 10: 2.2517525891, 198: 5.2857396525 };
    for (const [n, value] of Object.entries(known)) expect(table[Number(n)]).toBeCloseTo(value, 9);
    for (const n of [1, 2, 3, 11, 12, 13, 1000, 99_999, 1_000_000])
      expect(Math.abs(table[n] - digamma(n))).toBeLessThan(4e-15 * Math.max(1, Math.abs(table[n])));
  });

  it('sum in the order of a Program', () => {
    const normal = normalFrom(5);
    for (const length of [0, 1, 15, 16, 255, 256, 257, 5000, 70_000]) {
      const values = Float64Array.from({ length }, () => normal());
      const tree = { lanes: 16, chunk: 256 };
      expect(treeSum(values)).toBe(foldTree(Array.from(values), tree, 0, (a, b) => a + b));
    }
  });

  it('know the tail of chi-squared', () => {
    // Two degrees of freedom are exponential, one is the normal's two tails; the rest is tabulated everywhere.
    for (const value of [0.1, 1, 3, 10, 60]) expect(chiSquaredTail(value, 2) / Math.exp(-value / 2)).toBeCloseTo(1, 12);
    expect(chiSquaredTail(3.841458820694124, 1)).toBeCloseTo(0.05, 12);
    expect(chiSquaredTail(11.070497693516351, 5)).toBeCloseTo(0.05, 12);
    expect(chiSquaredTail(23.209251158954356, 10)).toBeCloseTo(0.01, 12);
    expect(chiSquaredTail(0, 3)).toBe(1);
    expect(chiSquaredTail(-1, 3)).toBe(1);
  });

  it('give the value and the local values of the definition', async () => {
    await fc.assert(
      fc.asyncProperty(problems, async (problem) => {
        const host = await openHostCounts(problem);
        const counts = host.count();
        await host.close();
        const histograms = histogramsOf(counts, problem.samples);
        fc.pre(histograms.tied === 0);
        const finish = { ...problem, isConditional: problem.z.length > 0 };
        expect(valueOf(histograms, finish)).toBeCloseTo(oracleValue(problem), 11);
        const local = localValues(counts, finish);
        for (const [i, value] of oracleLocal(problem).entries()) expect(local[i]).toBeCloseTo(value, 11);
      }),
      { numRuns: 40, seed: 21 },
    );
  });
});

describe('closed forms', () => {
  it('agree with the oracle', () => {
    for (const process of processes.slice(1, 2)) {
      const [x, y] = simulate(process, 1000, 31);
      const problem = { x: [x.slice(0, -1)], y: [y.slice(1)], z: [y.slice(0, -1)], samples: 999, k: 4, theiler: 0 };
      expect(Math.abs(oracleValue({ ...problem, algorithm: 1 }) - closedForm(process))).toBeLessThan(0.07);
      expect(Math.abs(oracleValue({ ...problem, algorithm: 2, theiler: 2 }) - closedForm(process))).toBeLessThan(0.09);
    }
    expect(closedForm(processes[1])).toBeCloseTo(0.1348317835, 9);
    expect(closedForm(processes[2])).toBeCloseTo(0.2151651074, 9);
    expect(closedForm(processes[3])).toBeCloseTo(0.2941856446, 9);
  });

  it('agree with the nearest-neighbour estimate of 100,000 samples within its sampling error', async () => {
    const [x, y] = simulate(processes[1], 100_001, 32);
    const { te, samples } = await transferEntropy(x, y, cpu);
    expect(samples).toBe(100_000);
    expect(Math.abs(te - closedForm(processes[1]))).toBeLessThan(0.008);
  });

  it.each(processes.map((process, seed) => ({ ...process, seed })))(
    'agree with all estimators, a $a b $b c $c',
    async ({ seed, ...process }) => {
      const [x, y] = simulate(process, 12_000, 40 + seed);
      const [gaussian, first, second] = await Promise.all([
        transferEntropy(x, y, { ...cpu, estimator: 'gaussian' }),
        transferEntropy(x, y, cpu),
        transferEntropy(x, y, { ...cpu, estimator: 'ksg2', theiler: 2 }),
      ]);
      expect(Math.abs(gaussian.te - closedForm(process))).toBeLessThan(0.015);
      expect(Math.abs(first.te - closedForm(process))).toBeLessThan(0.02);
      expect(Math.abs(second.te - closedForm(process))).toBeLessThan(0.03);
      const back = await transferEntropy(y, x, cpu);
      expect(Math.abs(back.te)).toBeLessThan(0.02);
    },
  );

  it('do not depend on the embedding where the source has no memory', async () => {
    const [x, y] = simulate(processes[0], 12_000, 50);
    const deep = { ...cpu, targetEmbedding: 2, sourceEmbedding: 2 };
    expect(Math.abs((await transferEntropy(x, y, deep)).te - 0.5 * Math.log(2))).toBeLessThan(0.04);
    const gaussian = await transferEntropy(x, y, { ...deep, estimator: 'gaussian' });
    expect(Math.abs(gaussian.te - 0.5 * Math.log(2))).toBeLessThan(0.015);
  });

  it('are found at the delay at which the source acts, and only there', async () => {
    const [x, y] = simulate(processes[0], 4000, 51);
    const late = y.slice(0, -2);
    const early = x.slice(2);
    expect((await transferEntropy(early, late, { ...cpu, delay: 3 })).te).toBeGreaterThan(0.28);
    expect(Math.abs((await transferEntropy(early, late, { ...cpu, delay: 1 })).te)).toBeLessThan(0.04);
  });

  it('of mutual information are −½ ln(1 − ρ²)', async () => {
    const normal = normalFrom(61);
    for (const rho of [0, 0.6, 0.9]) {
      const x = Float64Array.from({ length: 6000 }, () => normal());
      const y = x.map((value) => rho * value + Math.sqrt(1 - rho * rho) * normal());
      const expected = -0.5 * Math.log(1 - rho * rho);
      for (const estimator of ['ksg1', 'ksg2', 'gaussian'] as const)
        expect(Math.abs((await mutualInformation(x, y, { ...cpu, estimator })).mi - expected)).toBeLessThan(0.035);
    }
  });

  it('vanish when what carries the influence is given', async () => {
    // x → m → y: given m, x tells nothing more.
    const normal = normalFrom(62);
    const x = Float64Array.from({ length: 6000 }, () => normal());
    const m = x.map((_, t) => (t > 0 ? x[t - 1] : 0) + 0.5 * normal());
    const y = m.map((_, t) => (t > 0 ? m[t - 1] : 0) + 0.5 * normal());
    const plain = await transferEntropy(x, y, { ...cpu, delay: 2 });
    const given = await transferEntropy(x, y, { ...cpu, delay: 2, condition: m });
    expect(plain.te).toBeGreaterThan(0.3);
    expect(Math.abs(given.te)).toBeLessThan(0.04);
  });
});

describe('laws', () => {
  const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
  const options = fc.record({
    estimator: fc.constantFrom('ksg1' as const, 'ksg2' as const),
    k: fc.integer({ min: 1, max: 5 }),
    targetEmbedding: fc.integer({ min: 1, max: 2 }),
    sourceEmbedding: fc.integer({ min: 1, max: 2 }),
    precision: fc.constantFrom('f32' as const, 'f64' as const),
    theiler: fc.constantFrom(0, 2),
  });
  const pairOf = (seed: number): [Float64Array, Float64Array] => simulate(processes[1], 120, seed);
  const checked = (law: (pair: [Float64Array, Float64Array], o: TransferEntropyOptions) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(seeds, options, (seed, one) => law(pairOf(seed), { ...cpu, ...one })),
      { numRuns: 40, seed: 71 },
    );

  it('a series tells itself nothing: exactly 0', () =>
    checked(async ([x], o) => {
      // Neighbours in time tie by construction: both share the difference of one pair of values.
      const same = { ...o, estimator: 'ksg1', sourceEmbedding: o.targetEmbedding, theiler: 2 } as const;
      expect((await transferEntropy(x, x, same)).te).toBe(0);
    }));

  it('translation, reflection and scaling by a power of two change no bit', () =>
    checked(async ([x, y], o) => {
      // Multiples of 2⁻¹⁰, so that a translation by a whole number is exact in f32 too.
      const [u, v] = [x, y].map((one) => one.map((value) => Math.round(value * 1024) / 1024));
      const te = async (change: (value: number) => number): Promise<number> =>
        (await transferEntropy(u.map(change), v.map(change), { ...o, normalise: 'none' })).te;
      const plain = await te((value) => value);
      expect(await te((value) => value + 5)).toBe(plain);
      expect(await te((value) => -value)).toBe(plain);
      expect(await te((value) => value * 8)).toBe(plain);
    }));

  it('the mean of the local values is the value', () =>
    checked(async ([x, y], o) => {
      for (const estimator of [o.estimator, 'gaussian'] as const) {
        const { te, local, samples } = await transferEntropy(x, y, { ...o, estimator, local: true });
        expect(local).toHaveLength(samples);
        expect((local ?? new Float64Array()).reduce((sum, one) => sum + one, 0) / samples).toBeCloseTo(te, 11);
      }
    }));

  it('a constant condition conditions on nothing', () =>
    checked(async ([x, y], o) => {
      const condition = new Float64Array(x.length).fill(3);
      for (const normalise of ['series', 'column', 'none'] as const) {
        const plain = await transferEntropy(x, y, { ...o, normalise });
        expect((await transferEntropy(x, y, { ...o, normalise, condition })).te).toBe(plain.te);
      }
    }));

  it('the order of the points does not matter without a window', async () => {
    await fc.assert(
      fc.asyncProperty(problems, seeds, async (problem, seed) => {
        const random = normalFrom(seed);
        const order = Array.from({ length: problem.samples }, (_, i) => ({ i, key: random() }))
          .sort((a, b) => a.key - b.key)
          .map(({ i }) => i);
        const unwindowed = { ...problem, theiler: 0, algorithm: 1 as const };
        const moved = { ...unwindowed };
        for (const block of ['x', 'y', 'z'] as const)
          moved[block] = problem[block].map((column) => column.map((_, i) => column[order[i]]));
        expect(await tallyOf(moved)).toEqual(await tallyOf(unwindowed));
      }),
      { numRuns: 40, seed: 72 },
    );
  });

  it('the device, the way of searching and a second run change no bit', async () => {
    const device = await createDevice('cpu', { threads: 2 });
    await fc.assert(
      fc.asyncProperty(seeds, options, async (seed, one) => {
        const [x, y] = pairOf(seed);
        const both = { ...one, permutations: 3, local: true, seed: 5 };
        const searched = await transferEntropy(x, y, { ...both, device: 'cpu' });
        const again = await transferEntropy(x, y, { ...both, device: 'cpu' });
        const program = await transferEntropy(x, y, { ...both, device, method: 'program' });
        expect(again).toEqual(searched);
        expect(program).toEqual({ ...searched, method: 'program' });
      }),
      { numRuns: 8, seed: 73 },
    );
    await device.close();
  });
});

async function tallyOf(problem: Problem) {
  const host = await openHostCounts(problem);
  const histograms = histogramsOf(host.count(), problem.samples);
  await host.close();
  return histograms;
}

describe('significance', () => {
  it('finds an influence, and finds none where there is none', async () => {
    const [x, y] = simulate(processes[1], 500, 81);
    for (const surrogate of ['permute', 'shift'] as const) {
      const there = await transferEntropy(x, y, { ...cpu, permutations: 99, surrogate });
      expect(there.pValue).toBe(0.01);
      expect(there.surrogates).toHaveLength(99);
      const back = await transferEntropy(y, x, { ...cpu, permutations: 99, surrogate });
      expect(back.pValue).toBeGreaterThan(0.05);
    }
    const gaussian = await transferEntropy(x, y, { ...cpu, estimator: 'gaussian' });
    expect(gaussian.pValue).toBeLessThan(1e-6);
    expect((await transferEntropy(y, x, { ...cpu, estimator: 'gaussian' })).pValue).toBeGreaterThan(0.01);
    expect((await transferEntropy(x, y, cpu)).pValue).toBeUndefined();
  });

  it('has p-values that are uniform for independent series', async () => {
    let [below, total] = [0, 0];
    for (let seed = 0; seed < 60; seed += 1) {
      const [x] = simulate(processes[1], 150, 900 + seed);
      const [, y] = simulate(processes[1], 150, 1900 + seed);
      const { pValue = 1 } = await transferEntropy(x, y, { ...cpu, permutations: 19, seed });
      const chi = (await transferEntropy(x, y, { estimator: 'gaussian' })).pValue ?? 1;
      below += (pValue <= 0.5 ? 1 : 0) + (chi <= 0.5 ? 1 : 0);
      total += 2;
    }
    expect(below / total).toBeGreaterThan(0.33);
    expect(below / total).toBeLessThan(0.67);
  });

  it('follows the seed', async () => {
    const [x, y] = simulate(processes[1], 200, 82);
    const run = (seed: number) => transferEntropy(x, y, { ...cpu, permutations: 5, seed });
    expect((await run(1)).surrogates).toEqual((await run(1)).surrogates);
    expect((await run(1)).surrogates).not.toEqual((await run(2)).surrogates);
  });
});

describe('all pairs', () => {
  it('are the pairs one by one, on the processor and as one Program', async () => {
    const [a, b] = simulate(processes[1], 150, 91);
    const [c] = simulate(processes[2], 150, 92);
    const all = [a, b, c];
    const o = { ...cpu, targetEmbedding: 2, delay: 2, normalise: 'column' } as const;
    const device = await createDevice('cpu', { threads: 1 });
    const searched = await transferEntropyMatrix(all, o);
    const program = await transferEntropyMatrix(all, { ...o, device, method: 'program' });
    const tested = await transferEntropyMatrix(all, { ...o, permutations: 9 });
    expect(program.te).toEqual(searched.te);
    expect(tested.te).toEqual(searched.te);
    for (const [from, source] of all.entries()) {
      for (const [to, target] of all.entries()) {
        if (from === to) expect(searched.te[from][to]).toBeNaN();
        else {
          expect(searched.te[from][to]).toBe((await transferEntropy(source, target, o)).te);
          expect(tested.pValue?.[from][to]).toBe(
            (await transferEntropy(source, target, { ...o, permutations: 9 })).pValue,
          );
        }
      }
    }
    const given = await transferEntropyMatrix([a, b], { ...o, condition: c });
    const asProgram = await transferEntropyMatrix([a, b], { ...o, condition: c, device, method: 'program' });
    expect(asProgram.te).toEqual(given.te);
    expect(given.te[0][1]).toBe((await transferEntropy(a, b, { ...o, condition: c })).te);
    await device.close();
  });
});

it.each(['ksg1', 'ksg2', 'gaussian'] as const)(
  '%s does not depend on the unit, as huge or tiny as it may be',
  async (estimator) => {
    const [source, target] = simulate(processes[1], 200, 7);
    for (const normalise of ['series', 'column', 'none'] as const) {
      const estimate = async (unit: number, targetUnit = unit): Promise<number> => {
        const series = [source.map((value) => value * unit), target.map((value) => value * targetUnit)];
        return (await transferEntropy(series[0], series[1], { ...cpu, estimator, normalise })).te;
      };
      const expected = await estimate(1);
      // Powers of two, which change no digit: 2⁹⁹⁶ is 6.7e299.
      for (const unit of [2 ** 996, 2 ** -900])
        expect([normalise, unit, await estimate(unit)]).toEqual([normalise, unit, expected]);
      if (normalise !== 'none') expect(await estimate(2 ** 996, 1)).toBe(expected);
    }
  },
);
