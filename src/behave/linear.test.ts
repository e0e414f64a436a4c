import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Chance } from '../sim/chance.js';
import { decodingAccuracy } from './decoder.js';
import { applyWeights, fitRidge, pickColumns, rowsOf, sliceRows } from './linear.js';

const randomRows = (count: number, width: number, seed: number): number[][] => {
  const chance = new Chance(seed);
  return Array.from({ length: count }, () => Array.from({ length: width }, () => chance.bell()));
};

it('finds the weights that made the target, with more samples than features', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.integer({ min: 1, max: 12 }), (seed, width) => {
      const rows = rowsOf(randomRows(60, width, seed), true);
      const truth = Float64Array.from({ length: width + 1 }, (_, at) => Math.sin(at + seed));
      const [weights] = fitRidge(rows, [applyWeights(rows, truth)], 1e-13);
      weights.forEach((weight, at) => void expect(weight).toBeCloseTo(truth[at], 6));
    }),
    { numRuns: 30 },
  );
});

it('gives the same ridge weights over features and over samples', () => {
  // (XᵀX + aI)⁻¹Xᵀy = Xᵀ(XXᵀ + aI)⁻¹y; both traces are equal, so the ridge is scaled by what the mean is taken over.
  const wide = rowsOf(randomRows(8, 20, 3));
  const target = [1, -1, 2, 0, 1, 3, -2, 1];
  const [dual] = fitRidge(wide, [target], 0.1);
  const trace = wide.data.reduce((sum, value) => sum + value * value, 0);
  const added = (0.1 * trace) / 8;
  // The dual's weights satisfy the normal equations of the primal.
  const residual = applyWeights(wide, dual).map((value, at) => target[at] - value);
  for (let column = 0; column < 20; column += 1) {
    let left = 0;
    for (let row = 0; row < 8; row += 1) left += wide.data[row * 20 + column] * residual[row];
    expect(left).toBeCloseTo(added * dual[column], 9);
  }
});

it('cuts rows and columns', () => {
  const rows = rowsOf([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  expect([...pickColumns(rows, [2, 0]).data]).toEqual([3, 1, 6, 4]);
  expect([...sliceRows(rows, 1, 2).data]).toEqual([4, 5, 6]);
});

it('refuses features that are not numbers', () => {
  expect(() => fitRidge(rowsOf([[Number.NaN], [1]]), [[1, 2]], 0)).toThrow('the features are not usable');
});

it('decodes what can be decoded and nothing else', () => {
  const chance = new Chance(5);
  const make = (count: number, signal: number): { vectors: number[][]; labels: number[] } => {
    const labels = Array.from({ length: count }, () => chance.below(3));
    const vectors = labels.map((label) =>
      Array.from({ length: 10 }, (_, at) => chance.bell() + (at === label ? signal : 0)),
    );
    return { vectors, labels };
  };
  expect(decodingAccuracy(make(200, 8), make(100, 8), 3)).toBeGreaterThan(0.98);
  expect(decodingAccuracy(make(200, 0), make(200, 0), 3)).toBeLessThan(0.45);
});
