import { expect, it } from 'vitest';
import { learnInitial, learnLikelihood, learnTransitions, withCounts } from './learning.js';
import { checkPomdp } from './model.js';
import { reduceModel } from './model-reduction.js';
import { numbersFrom } from './random-model.js';

const model = checkPomdp({
  pA: [
    [1, 1],
    [1, 1],
  ],
  pB: [
    [
      [1, 1],
      [1, 1],
    ],
    [
      [1, 1],
      [1, 1],
    ],
  ],
  pD: [1, 1],
});
const [pA, pB, pD] = [model.pA ?? [], model.pB ?? [], model.pD ?? []];

it('adds what was seen, weighted by beliefs', () => {
  const [a] = learnLikelihood(model, pA, pA, [1], [0.25, 0.75]);
  expect(Array.from(a)).toEqual([1, 1, 1.25, 1.75]);
  const [b] = learnTransitions(model, pB, pB, [1], [[0.5, 0.5]], [[0.2, 0.8]], { rate: 2 });
  // next × state × control: only control 1 was taken.
  expect(Array.from(b)).toEqual([1, 1.2, 1, 1.2, 1, 1.8, 1, 1.8]);
  expect(Array.from(learnInitial(pD, pD, [[1, 0]])[0])).toEqual([2, 1]);
  const learned = withCounts(model, { pA: [a], pD: [Float64Array.of(2, 1)] });
  expect(learned.A[0][0]).toBeCloseTo(1 / 2.25, 14);
  expect(learned.D[0][0]).toBeCloseTo(2 / 3, 14);
  expect(learned.B).toBe(model.B);
});

it('forgets towards the prior', () => {
  let counts: Float64Array[] = [Float64Array.of(11, 1)];
  for (let step = 0; step < 200; step += 1) counts = learnInitial(counts, pD, [[0, 0]], { forgetting: 0.1 });
  expect(counts[0][0]).toBeCloseTo(1, 6);
});

it('comes to the true probabilities', () => {
  const next = numbersFrom(3);
  const truth = [0.8, 0.3];
  let counts = pA;
  for (let step = 0; step < 4000; step += 1) {
    const state = step % 2;
    const outcome = next() < truth[state] ? 0 : 1;
    counts = learnLikelihood(model, counts, pA, [outcome], state === 0 ? [1, 0] : [0, 1]);
  }
  const { A } = withCounts(model, { pA: counts });
  expect(Math.abs(A[0][0] - 0.8)).toBeLessThan(0.03);
  expect(Math.abs(A[0][1] - 0.3)).toBeLessThan(0.03);
});

it('reduces models by the ratio of their evidence', () => {
  // Evidence of a sequence under Dirichlet counts, one outcome after the other (Pólya's urn).
  const evidence = (prior: number[], sequence: number[]): number => {
    const counts = prior.slice();
    return sequence.reduce((log, outcome) => {
      const p = counts[outcome] / counts.reduce((sum, one) => sum + one, 0);
      counts[outcome] += 1;
      return log + Math.log(p);
    }, 0);
  };
  const sequence = [0, 0, 2, 0, 2, 2, 0];
  const posterior = [4.5, 0.5, 3.5];
  for (const reduced of [
    [1, 1, 1],
    [5, 0.1, 5],
    [0.5, 0.5, 0.5],
  ]) {
    const { logEvidence, posterior: after } = reduceModel([0.5, 0.5, 0.5], posterior, reduced);
    expect(logEvidence).toBeCloseTo(evidence(reduced, sequence) - evidence([0.5, 0.5, 0.5], sequence), 11);
    expect(after[0]).toBeCloseTo(reduced[0] + 4, 12);
  }
  // Without the outcome that never came, the rest is as probable as in a model that never knew it.
  const without = reduceModel([0.5, 0.5, 0.5], posterior, [0.5, 0, 0.5]);
  const renamed = sequence.map((outcome) => (outcome === 2 ? 1 : 0));
  expect(without.logEvidence).toBeCloseTo(evidence([0.5, 0.5], renamed) - evidence([0.5, 0.5, 0.5], sequence), 11);
  expect(without.logEvidence).toBeGreaterThan(0);
  expect(reduceModel([0.5, 0.5, 0.5], posterior, [0, 0.5, 0.5]).logEvidence).toBe(Number.NEGATIVE_INFINITY);
  expect(() => reduceModel([1, 1], [1, -1], [1, 1])).toThrow('reduceModel: a negative count (got -1');
  expect(() => reduceModel([1, 1], [1], [1, 1])).toThrow('reduceModel: columns of different lengths');
});
