/** Vectors, lags and conditions against the closed forms of a linear Gaussian network, from its Lyapunov equation. */
import { describe, expect, it } from 'vitest';
import {
  covariances,
  fiveNodes,
  gaussianInformation,
  simulateNetwork,
  type Variable,
} from '../../../test/support/linear-network.js';
import { closedForm } from '../../../test/support/linear-process.js';
import { mutualInformation, transferEntropy } from './index.js';

const series = simulateNetwork(fiveNodes, 100_000, 11);
const covariance = covariances(fiveNodes, 5);
const at = (node: number, ...lags: number[]): Variable[] => lags.map((lag) => ({ node, lag }));
const gaussian = { estimator: 'gaussian', device: 'cpu' } as const;
const tolerance = 0.005;

describe('the closed form', () => {
  it('is that of the pair, for a network of two', () => {
    const pair = { a: 0.6, b: 0.4, c: 0.8 };
    const network = {
      nodes: 2,
      couplings: [
        { from: 0, to: 0, lag: 1, weight: pair.a },
        { from: 1, to: 1, lag: 1, weight: pair.b },
        { from: 0, to: 1, lag: 1, weight: pair.c },
      ],
    };
    const value = gaussianInformation(covariances(network, 1), at(0, 1), at(1, 0), at(1, 1));
    expect(value).toBeCloseTo(closedForm(pair), 12);
  });

  it('says that complete transfer entropy is zero without a coupling, and bivariate is not', () => {
    const bivariate = gaussianInformation(covariance, at(1, 1), at(2, 0), at(2, 1));
    const complete = gaussianInformation(covariance, at(1, 1), at(2, 0), [...at(2, 1), ...at(0, 2)]);
    expect(bivariate).toBeGreaterThan(0.02);
    expect(Math.abs(complete)).toBeLessThan(1e-12);
  });
});

describe('the Gaussian estimator at 100,000 samples', () => {
  it.each([
    [0, 1, 1],
    [0, 2, 2],
    [1, 2, 1],
    [2, 3, 1],
    [3, 4, 1],
    [4, 3, 3],
    [0, 3, 3],
    [3, 0, 1],
  ])('bivariate, %i to %i at %i', async (from, to, delay) => {
    const { te } = await transferEntropy(series[from], series[to], { ...gaussian, delay });
    const exact = gaussianInformation(covariance, at(from, delay), at(to, 0), at(to, 1));
    expect(Math.abs(te - exact)).toBeLessThan(tolerance);
  });

  it('complete: several sources, each with its own lags, given all others', async () => {
    const { te, samples } = await transferEntropy(
      [
        { series: series[2], lags: [1, 3] },
        { series: series[4], lags: [3] },
      ],
      [{ series: series[3], lags: [1, 2, 5] }],
      {
        ...gaussian,
        condition: [
          { series: series[0], lags: [1, 2] },
          { series: series[1], lags: [1] },
        ],
      },
    );
    const exact = gaussianInformation(covariance, [...at(2, 1, 3), ...at(4, 3)], at(3, 0), [
      ...at(3, 1, 2, 5),
      ...at(0, 1, 2),
      ...at(1, 1),
    ]);
    expect(samples).toBe(99_995);
    expect(exact).toBeGreaterThan(0.1);
    expect(Math.abs(te - exact)).toBeLessThan(tolerance);
  });

  it('a target of two series', async () => {
    const { te } = await transferEntropy(series[3], [series[2], series[4]], gaussian);
    const exact = gaussianInformation(covariance, at(3, 1), [...at(2, 0), ...at(4, 0)], [...at(2, 1), ...at(4, 1)]);
    expect(Math.abs(te - exact)).toBeLessThan(tolerance);
  });

  it('mutual information of blocks with lags', async () => {
    const { mi } = await mutualInformation(
      [
        { series: series[0], lags: [1, 2] },
        { series: series[4], lags: [0] },
      ],
      [series[2], series[3]],
      { ...gaussian, condition: [{ series: series[2], lags: [1] }] },
    );
    const exact = gaussianInformation(covariance, [...at(0, 1, 2), ...at(4, 0)], [...at(2, 0), ...at(3, 0)], at(2, 1));
    expect(Math.abs(mi - exact)).toBeLessThan(tolerance);
  });
});

it('nearest neighbours meet the closed form of several sources too', async () => {
  const part = series.map((values) => values.slice(0, 4000));
  const { te } = await transferEntropy([part[2], { series: part[4], lags: [3] }].map(lagged), part[3], {
    device: 'cpu',
  });
  const exact = gaussianInformation(covariance, [...at(2, 1), ...at(4, 3)], at(3, 0), at(3, 1));
  expect(Math.abs(te - exact)).toBeLessThan(0.03);
  function lagged(one: Float64Array | { series: Float64Array; lags: number[] }) {
    return 'lags' in one ? one : { series: one, lags: [1] };
  }
});

it.each([
  ['no lags', [], /the source lags: not usable \(got \[\], expected different whole numbers from 0\)/],
  ['a negative lag', [1, -1], /the source lags: not usable \(got \[1, -1\]/],
  ['a lag twice', [2, 2], /the source lags: not usable/],
  [
    'a lag beyond the series',
    [100_000],
    /too few samples for the embedding \(got 100000 times, expected at least 100002\)/,
  ],
])('refuses %s', async (_, lags, text) => {
  const run = transferEntropy([{ series: series[0], lags }], series[1], gaussian);
  await expect(run).rejects.toThrow(text);
});

it('refuses a target whose past begins with itself', async () => {
  const run = transferEntropy(series[0], [{ series: series[1], lags: [0, 1] }], gaussian);
  await expect(run).rejects.toThrow(
    /the target lags: not usable \(got \[0, 1\], expected different whole numbers from 1\)/,
  );
});
