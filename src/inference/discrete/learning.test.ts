import { describe, expect, it } from 'vitest';
import { learnPomdp, type PomdpLearning } from './learn-pomdp.js';
import { learnInitial, learnLikelihood, learnTransitions, withCounts } from './learning.js';
import { checkPomdp, type PomdpModel } from './model.js';
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

describe('an episode', () => {
  const known = {
    pA: [
      [1, 1],
      [1, 1],
    ],
    B: [
      [[1], [0]],
      [[0], [1]],
    ],
    D: [1, 0],
  };

  it('adds its outcomes at its end, or after each step', () => {
    const episode = { observed: [[1], [1], [0]], taken: [0, 0] };
    expect(learnPomdp(known, episode).model).toEqual({
      pA: [
        [
          [2, 1],
          [3, 1],
        ],
      ],
      B: known.B,
      D: known.D,
    });
    // Under the mean of the counts each outcome has the chance that Pólya's urn gives it: 1/2, 2/3, 1/4.
    const stepwise = learnPomdp(known, episode, { every: 'step' });
    expect(stepwise.model.pA).toEqual([
      [
        [2, 1],
        [3, 1],
      ],
    ]);
    expect(stepwise.freeEnergy).toBeCloseTo(-Math.log(1 / 12), 12);
    expect(learnPomdp(known, episode).freeEnergy).toBeCloseTo(3 * Math.log(2), 12);
  });

  it('learns transitions and first states where they have counts', () => {
    const seen = {
      A: [
        [1, 0],
        [0, 1],
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
    };
    const { model: learned } = learnPomdp(seen, { observed: [[0], [1], [1]], taken: [1, 0] });
    expect(learned.pD).toEqual([[2, 1]]);
    // next × state × control: control 1 led from 0 to 1, control 0 from 1 to 1.
    expect(learned.pB).toEqual([
      [
        [
          [1, 1],
          [1, 1],
        ],
        [
          [1, 2],
          [2, 1],
        ],
      ],
    ]);
    expect(learned.A).toBe(seen.A);
  });

  it('forgets once in an episode, and in each step of one that learns stepwise', () => {
    const old = {
      ...known,
      pA: [
        [11, 1],
        [1, 1],
      ],
    };
    const rates = { rate: 0, forgetting: 0.5, prior: known };
    const episode = { observed: [[0], [0]], taken: [0] };
    expect(learnPomdp(old, episode, rates).model.pA).toEqual([
      [
        [6, 1],
        [1, 1],
      ],
    ]);
    expect(learnPomdp(old, episode, { ...rates, every: 'step' }).model.pA).toEqual([
      [
        [3.5, 1],
        [1, 1],
      ],
    ]);
  });

  it('forgets transitions too', () => {
    const seen = {
      A: [
        [1, 0],
        [0, 1],
      ],
      D: [1, 0],
      pB: [
        [[5], [1]],
        [[1], [1]],
      ],
    };
    const prior = {
      ...seen,
      pB: [
        [[1], [1]],
        [[1], [1]],
      ],
    };
    const episode = { observed: [[0], [0], [0]], taken: [0, 0] };
    const { model: learned } = learnPomdp(seen, episode, { rate: 0, forgetting: 0.5, prior });
    expect(learned.pB).toEqual([
      [
        [[3], [1]],
        [[1], [1]],
      ],
    ]);
  });

  it.each([
    [{}, { observed: [[2]], taken: [] }, {}, 'observed[0][0]: unknown outcome (got 2'],
    [{}, { observed: [[0], [0]], taken: [] }, {}, 'taken: wrong length'],
    [{}, { observed: [[0], [0]], taken: [4] }, {}, 'taken[0]: unknown action'],
    [
      {
        pA: undefined,
        A: [
          [1, 0],
          [0, 1],
        ],
      },
      { observed: [[0]], taken: [] },
      {},
      'model: nothing to learn',
    ],
    [{}, { observed: [[0]], taken: [] }, { rate: -1 }, 'rate: not usable (got -1'],
    [{}, { observed: [[0]], taken: [] }, { forgetting: 2 }, 'forgetting: not usable (got 2'],
    [{}, { observed: [[0]], taken: [] }, { every: 'day' }, 'every: unknown (got day'],
  ])('refuses %j with %j and %j', (change, episode, options, message) => {
    expect(() => learnPomdp({ ...known, ...change } as PomdpModel, episode, options as PomdpLearning)).toThrow(message);
  });
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
