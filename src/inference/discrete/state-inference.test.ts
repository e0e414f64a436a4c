/** Beliefs and free energies against sums that are written out here, and against laws that they must obey. */
import { describe, expect, it } from 'vitest';
import { filterForward } from './filter.js';
import { freeEnergyOf } from './free-energy.js';
import { logLikelihoodOf, marginalsOf, productOf, times, transitionOf } from './joint.js';
import { passMessages } from './message-passing.js';
import { checkPomdp } from './model.js';
import { divergence, normalise } from './probability.js';
import { numbersFrom, randomPomdp } from './random-model.js';
import { inferExactly, inferMeanField } from './state-inference.js';

const A = [
  [0.9, 0.2],
  [0.1, 0.8],
];
const B = [
  [[0.7], [0.4]],
  [[0.3], [0.6]],
];
const coin = checkPomdp({ A, B, D: [0.6, 0.4] });
const sizes = { factors: [2, 3], outcomes: [3, 2], controls: [2, 2] };

it('is Bayes’ rule for one step, with F = −ln P(o)', () => {
  const found = inferExactly(productOf(coin.D), logLikelihoodOf(coin, [1]));
  const evidence = 0.6 * 0.1 + 0.4 * 0.8;
  expect(found.joint[0]).toBeCloseTo((0.6 * 0.1) / evidence, 14);
  expect(found.freeEnergy).toBeCloseTo(-Math.log(evidence), 14);
  const [p, q] = [0.06 / 0.38, 0.32 / 0.38];
  expect(found.complexity).toBeCloseTo(p * Math.log(p / 0.6) + q * Math.log(q / 0.4), 14);
  expect(found.accuracy).toBeCloseTo(p * Math.log(0.1) + q * Math.log(0.8), 14);
});

it('filters as a sum over all courses of states does', () => {
  const observed = [[1], [0], [1]];
  const { steps, freeEnergy } = filterForward(coin, observed, [[0], [0]]);
  let evidence = 0;
  const last = [0, 0];
  for (const s0 of [0, 1])
    for (const s1 of [0, 1])
      for (const s2 of [0, 1]) {
        const p = coin.D[0][s0] * A[1][s0] * B[s1][s0][0] * A[0][s1] * B[s2][s1][0] * A[1][s2];
        evidence += p;
        last[s2] += p;
      }
  expect(freeEnergy).toBeCloseTo(-Math.log(evidence), 13);
  expect(steps[2].joint[0]).toBeCloseTo(last[0] / evidence, 13);
});

describe.each([1, 2, 3, 4, 5])('random model %i', (seed) => {
  const model = checkPomdp(randomPomdp(sizes, seed));
  const prior = productOf(model.D);
  const logs = logLikelihoodOf(model, [2, 0]);
  const evidence = prior.reduce((sum, p, s) => sum + p * Math.exp(logs[s]), 0);

  it('has no belief with F below −ln P(o), and F − (−ln P(o)) = KL(q ‖ posterior)', () => {
    const exact = inferExactly(prior, logs);
    expect(exact.freeEnergy).toBeCloseTo(-Math.log(evidence), 13);
    const next = numbersFrom(seed + 100);
    for (let trial = 0; trial < 50; trial += 1) {
      const belief = normalise(Float64Array.from(prior, () => next() ** 3));
      const { freeEnergy, complexity, accuracy } = freeEnergyOf(belief, prior, logs);
      expect(freeEnergy).toBeGreaterThanOrEqual(-Math.log(evidence));
      expect(freeEnergy + Math.log(evidence)).toBeCloseTo(divergence(belief, exact.joint), 12);
      expect(complexity - accuracy).toBeCloseTo(freeEnergy, 13);
    }
  });

  it('has a mean-field belief that no other product of factors near it beats', () => {
    const found = inferMeanField(model, prior, logs);
    expect(found.iterations).toBeLessThan(64);
    expect(found.freeEnergy).toBeGreaterThanOrEqual(-Math.log(evidence) - 1e-13);
    const best = marginalsOf(model, found.joint);
    const next = numbersFrom(seed + 200);
    for (let trial = 0; trial < 50; trial += 1) {
      const moved = best.map((belief) => normalise(belief.map((p) => p * (0.98 + 0.04 * next()))));
      const at = freeEnergyOf(productOf(moved), prior, logs);
      expect(at.freeEnergy).toBeGreaterThanOrEqual(found.freeEnergy);
    }
  });

  it('does not change when states are relabelled', () => {
    const {
      A: likelihood,
      B: transition,
      C,
      D,
    } = randomPomdp(sizes, seed) as never as {
      A: number[][][][];
      B: number[][][][];
      C: number[][];
      D: number[][];
    };
    const order = [2, 0, 1];
    const shuffled = checkPomdp({
      A: likelihood.map((table) => table.map((rows) => rows.map((row) => order.map((s) => row[s])))),
      B: [transition[0], order.map((next) => order.map((s) => transition[1][next][s]))],
      C,
      D: [D[0], order.map((s) => D[1][s])],
    });
    const observed = [
      [2, 0],
      [0, 1],
      [1, 1],
    ]; // three steps
    const actions = [
      [1, 0],
      [0, 1],
    ];
    for (const method of ['exact', 'mean-field'] as const) {
      const plain = filterForward(model, observed, actions, method);
      const other = filterForward(shuffled, observed, actions, method);
      expect(other.freeEnergy).toBeCloseTo(plain.freeEnergy, 10);
      const [, wanted] = marginalsOf(model, plain.steps[2].joint);
      const [, got] = marginalsOf(shuffled, other.steps[2].joint);
      order.forEach((s, at) => {
        expect(got[at]).toBeCloseTo(wanted[s], 10);
      });
    }
  });
});

it('mean-field is exact where outcomes depend on one factor each', () => {
  const model = checkPomdp({
    A: [
      [
        [
          [0.9, 0.9],
          [0.3, 0.3],
        ],
        [
          [0.1, 0.1],
          [0.7, 0.7],
        ],
      ],
      [
        [
          [0.2, 0.6],
          [0.2, 0.6],
        ],
        [
          [0.8, 0.4],
          [0.8, 0.4],
        ],
      ],
    ].map(([a, b]) => [a, b]),
    B: [
      [
        [[1], [0]],
        [[0], [1]],
      ],
      [
        [[1], [0]],
        [[0], [1]],
      ],
    ],
    D: [
      [0.3, 0.7],
      [0.5, 0.5],
    ],
  });
  const prior = productOf(model.D);
  const logs = logLikelihoodOf(model, [0, 1]);
  const [exact, mean] = [inferExactly(prior, logs), inferMeanField(model, prior, logs)];
  exact.joint.forEach((p, s) => {
    expect(mean.joint[s]).toBeCloseTo(p, 12);
  });
  expect(mean.freeEnergy).toBeCloseTo(exact.freeEnergy, 12);
});

describe('message passing', () => {
  it('over one step is exact for one factor', () => {
    const { beliefs, freeEnergy } = passMessages(coin, [[1]], []);
    expect(beliefs[0][0][0]).toBeCloseTo(0.06 / 0.38, 10);
    expect(freeEnergy).toBeCloseTo(-Math.log(0.38), 10);
  });

  it('over a window stands still where its messages, written out, balance', () => {
    const { beliefs } = passMessages(coin, [[1], [0], [1]], [[0], [0]], { iterations: 400, rate: 0.5 });
    const q = beliefs.map(([one]) => one);
    const forward = ([x, y]: Float64Array): number[] => [0.7 * x + 0.4 * y, 0.3 * x + 0.6 * y];
    // Bᵀ = [[0.7, 0.3], [0.4, 0.6]], columns divided by 1.1 and 0.9.
    const backward = ([x, y]: Float64Array): number[] => [
      (0.7 * x) / 1.1 + (0.3 * y) / 0.9,
      (0.4 * x) / 1.1 + (0.6 * y) / 0.9,
    ];
    const balance = (lines: number[]): number[] => Array.from(normalise(lines));
    const wanted = [
      balance([0, 1].map((s) => A[1][s] * Math.sqrt(coin.D[0][s] * backward(q[1])[s]))),
      balance([0, 1].map((s) => A[0][s] * Math.sqrt(forward(q[0])[s] * backward(q[2])[s]))),
      balance([0, 1].map((s) => A[1][s] * forward(q[1])[s])),
    ];
    wanted.forEach((one, t) => {
      expect(q[t][0]).toBeCloseTo(one[0], 10);
    });
  });

  it('takes the known course where transitions and outcomes leave no doubt', () => {
    const identity = [
      [1, 0],
      [0, 1],
    ];
    const sure = checkPomdp({
      A: identity,
      B: [
        [[0], [1]],
        [[1], [0]],
      ],
      D: [0.5, 0.5],
    });
    const { beliefs } = passMessages(sure, [[0], [1], [0]], [[0], [0]]);
    expect(beliefs.map(([one]) => Math.round(one[0] * 1e6) / 1e6)).toEqual([1, 0, 1]);
  });
});

it('predicts factor by factor as the joint transition does', () => {
  const model = checkPomdp(randomPomdp(sizes, 9));
  const joint = times(transitionOf(model, [1, 0]), productOf(model.D));
  const apart = model.factors.map((size, f) =>
    Float64Array.from({ length: size }, (_, next) =>
      model.D[f].reduce((sum, p, s) => sum + p * model.B[f][(next * size + s) * 2 + [1, 0][f]], 0),
    ),
  );
  productOf(apart).forEach((p, s) => {
    expect(joint[s]).toBeCloseTo(p, 14);
  });
});
