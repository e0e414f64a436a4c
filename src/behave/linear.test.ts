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

it('sums in the order of the rows, and solves by the lines of the factor, to the last bit', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.integer({ min: 1, max: 11 }), fc.integer({ min: 0, max: 6 }), (seed, width, more) => {
      const rows = rowsOf(randomRows(width + more, width, seed));
      const target = randomRows(1, rows.count, seed + 1)[0];
      expect(fitRidge(rows, [target], 1e-6)[0]).toEqual(plainRidge(rows, target, 1e-6));
    }),
    { numRuns: 60 },
  );
});

/** The textbook's loops: normal equations, Cholesky's factor, and both substitutions, each sum in the order of its index. */
function plainRidge({ count, width, data }: ReturnType<typeof rowsOf>, target: number[], ridge: number): Float64Array {
  const sum = (terms: number[], from = 0): number => terms.reduce((total, term) => total + term, from);
  const column = (at: number): number[] => Array.from({ length: count }, (_, row) => data[row * width + at]);
  const columns = Array.from({ length: width }, (_, at) => column(at));
  const gram = columns.map((a) => columns.map((b) => sum(a.map((value, row) => value * b[row]))));
  const added = ridge * (sum(gram.map((line, at) => line[at])) / width);
  gram.forEach((line, at) => {
    line[at] += added;
  });
  const factor = gram.map((line) => line.map(() => 0));
  for (let c = 0; c < width; c += 1)
    for (let r = c; r < width; r += 1) {
      const left = sum(
        factor[r].slice(0, c).map((value, at) => -(value * factor[c][at])),
        gram[r][c],
      );
      factor[r][c] = r === c ? Math.sqrt(left) : left / factor[c][c];
    }
  const found = Float64Array.from(columns, (one) => sum(one.map((value, row) => value * target[row])));
  for (let r = 0; r < width; r += 1) {
    const before = Array.from({ length: r }, (_, at) => -(factor[r][at] * found[at]));
    found[r] = sum(before, found[r]) / factor[r][r];
  }
  for (let r = width - 1; r >= 0; r -= 1) {
    const behind = Array.from({ length: width - 1 - r }, (_, at) => -(factor[r + 1 + at][r] * found[r + 1 + at]));
    found[r] = sum(behind, found[r]) / factor[r][r];
  }
  return found;
}

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
