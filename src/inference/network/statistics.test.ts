/** The tests of the search on scores made by hand, and corrections against published figures. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonferroni, falseDiscoveryRate } from './corrections.js';
import { maximumTest, minimumTest, sequentialMaximumTest, singleTest } from './statistics.js';

const surrogates = { kind: 'surrogates' } as const;
const scores = {
  values: Float64Array.of(0.5, 0.9, 0.2),
  surrogates: [
    Float64Array.of(0.1, 0.3, 1.0),
    Float64Array.of(0.6, 0.1, 0.2),
    Float64Array.of(0.3, 0.3, 0.3),
    Float64Array.of(0, 0.95, 0.91),
  ],
};

it('the maximum statistic compares largest with largest', () => {
  // Largest of the surrogates: 1.0, 0.6, 0.3, 0.95.
  expect(maximumTest(scores, surrogates)).toEqual({ best: 1, pValue: 3 / 5 });
});

it('the minimum statistic compares smallest with smallest', () => {
  // Smallest of the surrogates: 0.1, 0.1, 0.3, 0.
  expect(minimumTest(scores, surrogates)).toEqual({ least: 2, pValue: 2 / 5 });
});

it('the sequential maximum statistic goes down the ranks, and stops where one fails', () => {
  // By rank, largest first: 1.0 0.6 0.3 0.95, then 0.3 0.2 0.3 0.91, then 0.1 0.1 0.3 0.
  expect(Array.from(sequentialMaximumTest(scores, surrogates, 1))).toEqual([2 / 5, 3 / 5, 2 / 5]);
  expect(Array.from(sequentialMaximumTest(scores, surrogates, 0.5))).toEqual([1, 3 / 5, 1]);
});

it('a single set is compared with its own surrogates', () => {
  expect(singleTest({ values: Float64Array.of(0.4), surrogates: scores.surrogates }, 1, surrogates)).toBe(2 / 5);
});

describe('the chi-squared null', () => {
  const null_ = { kind: 'chi-squared', samples: 100 } as const;
  // 2·100·value is 3.841 (p 0.05) and 6.635 (p 0.01) at one degree of freedom.
  const [five, one] = [3.841_458_820_694_124 / 200, 6.634_896_601_021_217 / 200];
  const of = (...values: number[]) => ({ values: Float64Array.from(values), surrogates: [] });

  it('has the largest of n, the smallest of n, and ranks by the binomial', () => {
    expect(maximumTest(of(0, five, 0), null_).pValue).toBeCloseTo(1 - 0.95 ** 3, 10);
    expect(minimumTest(of(five, one, one), null_).pValue).toBeCloseTo(0.05 ** 3, 10);
    const ranked = sequentialMaximumTest(of(five, one), null_, 1);
    expect(ranked[1]).toBeCloseTo(1 - 0.99 ** 2, 10);
    expect(ranked[0]).toBeCloseTo(0.05 ** 2, 10);
  });

  it('takes the degrees of freedom of a set', () => {
    expect(singleTest(of(5.991_464_547_107_979 / 200), 2, null_)).toBeCloseTo(0.05, 10);
  });
});

describe('corrections', () => {
  it('Bonferroni multiplies by the number of tests that were made', () => {
    expect(Array.from(bonferroni([0.01, Number.NaN, 0.4, 0.5]))).toEqual([0.03, Number.NaN, 1, 1]);
  });

  it('the false discovery rate accepts the four of the example of Benjamini and Hochberg (1995)', () => {
    const example = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
    ];
    const accepted = falseDiscoveryRate(example).filter((p) => p <= 0.05);
    expect(accepted.length).toBe(4);
    expect(bonferroni(example).filter((p) => p <= 0.05).length).toBe(3);
  });

  it('keeps the order of p-values, and lies between them and Bonferroni', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 }), (ps) => {
        const [fdr, most] = [falseDiscoveryRate(ps), bonferroni(ps)];
        for (const [i, p] of ps.entries()) {
          expect(fdr[i]).toBeGreaterThanOrEqual(p);
          expect(fdr[i]).toBeLessThanOrEqual(most[i] + 1e-15);
          for (const [j, q] of ps.entries()) if (p < q) expect(fdr[i]).toBeLessThanOrEqual(fdr[j]);
        }
      }),
      { numRuns: 50 },
    );
  });
});
