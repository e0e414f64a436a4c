/** Expected free energy, policies and trees against sums that are written out here, and against laws. */
import { describe, expect, it } from 'vitest';
import { cueMazeModel } from './cue-maze-model.js';
import { costOf, lookAhead } from './expected-value.js';
import { filterForward } from './filter.js';
import { inductivePrior, progressOf, stepsToGoal } from './inductive.js';
import { productOf } from './joint.js';
import { type CheckedPomdp, checkPomdp, type PomdpModel } from './model.js';
import { createPlanner, type PlanningMethod, planFrom } from './planning.js';
import {
  actionMarginal,
  allPolicies,
  drawAction,
  likeliestAction,
  policiesOf,
  policyPosterior,
  valueOfPolicy,
} from './policies.js';
import { updatePrecision } from './precision.js';
import { dot, logSumExp } from './probability.js';
import { randomPomdp } from './random-model.js';
import { sophisticatedValues } from './sophisticated.js';
import { countGain, valueTables } from './value-tables.js';

const A = [
  [0.9, 0.2],
  [0.1, 0.8],
];
const C = [1, -1];
// Control 0 keeps the state with probability 0.7, control 1 goes to state 1 with probability 0.9.
const B = [
  [
    [0.7, 0.1],
    [0.3, 0.1],
  ],
  [
    [0.3, 0.9],
    [0.7, 0.9],
  ],
];
const coin = checkPomdp({ A, B, C, D: [0.6, 0.4] });
const start = productOf(coin.D);
const settings = { horizon: 2, gamma: 1, leastOutcome: 0, leastAction: 0 };
const plan = (model: PomdpModel, planning: PlanningMethod, change: object = {}, belief?: Float64Array) => {
  const checked = checkPomdp(model);
  const planner = createPlanner(checked, { ...settings, planning, ...change });
  return planFrom(planner, belief ?? productOf(checked.D));
};
const sizes = { factors: [2, 3], outcomes: [3, 2], controls: [2, 1] };

it('gives the parts of G by sums over states and outcomes', () => {
  const log = [1 - logSumExp(C), -1 - logSumExp(C)];
  for (const action of [0, 1]) {
    const q = [0, 1].map((next) => B[next][0][action] * 0.6 + B[next][1][action] * 0.4);
    const o = [0, 1].map((outcome) => A[outcome][0] * q[0] + A[outcome][1] * q[1]);
    let information = 0;
    for (const outcome of [0, 1])
      for (const s of [0, 1]) information += A[outcome][s] * q[s] * Math.log(A[outcome][s] / o[outcome]);
    const { value } = lookAhead(valueTables(coin), start, action, 0);
    expect(value.pragmatic).toBeCloseTo(o[0] * log[0] + o[1] * log[1], 14);
    expect(value.epistemic).toBeCloseTo(information, 14);
    expect(value.novelty).toBe(0);
  }
});

it('sums G over a policy’s steps, and weighs policies by softmax(−γ G + ln E − F)', () => {
  const tables = valueTables(coin);
  const first = lookAhead(tables, start, 1, 0);
  const second = lookAhead(tables, first.predicted, 0, 1);
  const policies = allPolicies(2, 2);
  expect(policies).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  const values = policies.map((policy) => valueOfPolicy(tables, start, policy));
  expect(costOf(values[2])).toBeCloseTo(costOf(first.value) + costOf(second.value), 14);
  const [E, F, gamma] = [[0.1, 0.2, 0.3, 0.4], [1, 0.5, 0.25, 2], 3];
  const weights = values.map((value, p) => E[p] * Math.exp(-gamma * costOf(value) - F[p]));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const posterior = policyPosterior(values, gamma, E.map(Math.log), F);
  posterior.forEach((p, at) => {
    expect(p).toBeCloseTo(weights[at] / total, 14);
  });
  const marginal = actionMarginal(policies, posterior, 2);
  expect(marginal[0]).toBeCloseTo(posterior[0] + posterior[1], 14);
  expect(likeliestAction([0.2, 0.5, 0.3])).toBe(1);
  expect([0, 0.19, 0.2, 0.69, 0.7, 0.999].map((u) => drawAction([0.2, 0.5, 0.3], u))).toEqual([0, 0, 1, 1, 2, 2]);
});

describe.each([1, 2, 3])('random model %i', (seed) => {
  const source = randomPomdp(sizes, seed);
  const model = checkPomdp(source);
  const tables = valueTables(model);
  const belief = productOf(model.D);

  it('has the same G as risk + ambiguity', () => {
    for (const action of [0, 1]) {
      const { predicted, outcomes, value } = lookAhead(tables, belief, action, 0);
      let [risk, ambiguity] = [0, 0];
      for (const [at, [o, r]] of tables.combinations.entries()) {
        risk += outcomes[at] * (Math.log(outcomes[at]) - model.C[0][o] - model.C[1][r]);
        for (let s = 0; s < model.states; s += 1) {
          const p = model.A[0][o * model.states + s] * model.A[1][r * model.states + s];
          ambiguity -= predicted[s] * p * Math.log(p);
        }
      }
      expect(costOf(value)).toBeCloseTo(risk + ambiguity, 12);
      expect(value.epistemic).toBeGreaterThan(0);
    }
  });

  it('has G that does not change when states are relabelled', () => {
    const {
      A: likelihood,
      B: transition,
      D,
    } = source as never as { A: number[][][][]; B: number[][][][]; D: number[][] };
    const order = [1, 2, 0];
    const other: PomdpModel = {
      ...source,
      A: likelihood.map((table) => table.map((rows) => rows.map((row) => order.map((s) => row[s])))),
      B: [transition[0], order.map((next) => order.map((s) => transition[1][next][s]))],
      D: [D[0], order.map((s) => D[1][s])],
    };
    for (const planning of ['policies', 'sophisticated'] as const) {
      const [left, right] = [plan(source, planning), plan(other, planning)];
      left.expected.forEach((G, p) => {
        expect(right.expected[p]).toBeCloseTo(G, 12);
      });
    }
  });

  it('plans one step ahead alike with policies and with a tree', () => {
    const [vanilla, tree] = [plan(source, 'policies', { horizon: 1 }), plan(source, 'sophisticated', { horizon: 1 })];
    expect(tree.expected).toEqual(vanilla.expected);
    tree.posterior.forEach((p, at) => {
      expect(p).toBeCloseTo(vanilla.posterior[at], 14);
    });
  });

  it('chooses alike where outcomes tell nothing and γ grows', () => {
    const outcomes = (source.A as number[][][][]).map((table) =>
      table.map((rows) => rows.map((row) => row.map(() => 1 / table.length))),
    );
    // Outcomes that tell nothing leave actions equal, unless counts of B make some of them worth trying.
    const blind = {
      ...source,
      A: outcomes,
      pB: (source.B as number[][][][]).map((table) =>
        table.map((rows) => rows.map((row) => row.map((p, u) => p * (u + seed)))),
      ),
    };
    const [vanilla, tree] = (['policies', 'sophisticated'] as const).map((planning) =>
      plan(blind, planning, { horizon: 3, gamma: 1e5 }),
    );
    expect(vanilla.values.every(({ epistemic }) => Math.abs(epistemic) < 1e-12)).toBe(true);
    expect(likeliestAction(tree.actions)).toBe(likeliestAction(vanilla.actions));
    expect(Math.min(...vanilla.expected)).toBeCloseTo(Math.min(...tree.expected), 8);
  });
});

it('values a tree as sums over its outcomes and softmax over its actions', () => {
  const tables = valueTables(coin);
  const gamma = 2;
  const step = (belief: Float64Array, action: number) => lookAhead(tables, belief, action, 0);
  const wanted = [0, 1].map((action) => {
    const { predicted, outcomes, value } = step(start, action);
    let G = costOf(value);
    for (const o of [0, 1]) {
      const posterior = predicted.map((q, s) => (q * A[o][s]) / outcomes[o]);
      const next = [0, 1].map((a) => costOf(step(posterior, a).value));
      const weights = next.map((one) => Math.exp(-gamma * one));
      G += (outcomes[o] * dot(weights, next)) / (weights[0] + weights[1]);
    }
    return G;
  });
  const found = plan({ A, B, C, D: [0.6, 0.4] }, 'sophisticated', { gamma });
  expect(found.expected[0]).toBeCloseTo(wanted[0], 13);
  expect(found.expected[1]).toBeCloseTo(wanted[1], 13);
});

it('prunes outcomes and actions that are improbable', () => {
  const tables = valueTables(coin);
  const search = { depth: 3, gamma: 4, leastOutcome: 0, leastAction: 0 };
  const full = sophisticatedValues(tables, start, search);
  const near = sophisticatedValues(tables, start, { ...search, leastOutcome: 1e-9, leastAction: 1e-9 });
  expect(near).toEqual(full);
  const pruned = sophisticatedValues(tables, start, { ...search, leastAction: 0.4 });
  expect(pruned.considered.filter(Boolean)).toHaveLength(1);
  const half = sophisticatedValues(tables, start, { ...search, leastOutcome: 0.45 });
  expect(costOf(half.values[0])).not.toBeCloseTo(costOf(full.values[0]), 3);
});

it('finds no epistemic value in a cue that tells nothing', () => {
  const tables = valueTables(checkPomdp(cueMazeModel({ validity: 0.5, chance: 0.5 })));
  const belief = productOf([
    [1, 0, 0, 0],
    [0.5, 0.5],
  ]);
  for (const action of [0, 1, 2, 3]) expect(lookAhead(tables, belief, action, 0).value.epistemic).toBeCloseTo(0, 14);
  const telling = valueTables(checkPomdp(cueMazeModel()));
  expect(lookAhead(telling, belief, 3, 0).value.epistemic).toBeCloseTo(Math.log(2), 14);
});

it('values counts that are few by what one more would tell', () => {
  // KL(Dir(a + e) ‖ Dir(a)) of (1, 1): the density moves from 1 to 2x, and ∫ 2x ln 2x dx = ln 2 − 1/2.
  expect(countGain(1, 2)).toBeCloseTo(Math.log(2) - 0.5, 13);
  expect(countGain(200, 500)).toBeCloseTo(0.5 * (1 / 200 - 1 / 500), 5);
  const few = checkPomdp({
    pA: [
      [1, 100],
      [1, 300],
    ],
    B,
    D: [0.5, 0.5],
  });
  const tables = valueTables(few);
  expect(tables.noveltyA[0]).toBeCloseTo(Math.log(2) - 0.5, 13);
  expect(tables.noveltyA[0]).toBeGreaterThan(50 * tables.noveltyA[1]);
  const tried = valueTables(
    checkPomdp({
      A,
      pB: [
        [
          [9, 1],
          [9, 1],
        ],
        [
          [9, 1],
          [9, 1],
        ],
      ],
    }),
  );
  expect(tried.noveltyB[1][0]).toBeCloseTo(Math.log(2) - 0.5, 13);
  expect(lookAhead(tried, start, 1, 0).value.novelty).toBeGreaterThan(lookAhead(tried, start, 0, 0).value.novelty);
});

describe('cue-maze', () => {
  const at = (model: CheckedPomdp, places: number[], context: number[]) =>
    productOf([places, context]).slice(0, model.states);
  const first = (planning: PlanningMethod, options: object): number =>
    likeliestAction(plan(cueMazeModel(options), planning, { gamma: 16 }).actions);

  it('goes to a free cue first, and then where the cue says', () => {
    for (const planning of ['policies', 'sophisticated'] as const) {
      expect(first(planning, {})).toBe(3);
      const model = checkPomdp(cueMazeModel());
      const { steps } = filterForward(
        model,
        [
          [0, 0, 0],
          [3, 0, 2],
        ],
        [[3, 0]],
      );
      expect(steps[1].joint[7]).toBeCloseTo(1, 12);
      expect(likeliestAction(plan(cueMazeModel(), planning, {}, steps[1].joint).actions)).toBe(2);
    }
  });

  it('passes over the cue once it costs more than it is worth', () => {
    // Open loop, cue and arm differ by ln 2 less what the arm tells, 0.1 nats: that is all that policies pay. An agent that knows that it
    // will know also counts the reward that the cue makes sure of, nearly 3 nats.
    const arm = Math.log(2) + 0.98 * Math.log(0.98) + 0.02 * Math.log(0.02);
    expect(Math.log(2) - arm).toBeCloseTo(0.098, 3);
    expect(first('policies', { cost: 0.05 })).toBe(3);
    expect(first('policies', { cost: 0.5 })).not.toBe(3);
    expect(first('sophisticated', { cost: 0.5 })).toBe(3);
    expect(first('sophisticated', { cost: 2.5 })).toBe(3);
    expect(first('sophisticated', { cost: 4 })).not.toBe(3);
  });

  it('does not ask a cue that tells nothing when it costs', () => {
    for (const planning of ['policies', 'sophisticated'] as const)
      expect(first(planning, { validity: 0.5, cost: 0.5 })).not.toBe(3);
  });

  it('is certain of the context it knows', () => {
    const model = checkPomdp(cueMazeModel());
    const known = plan(cueMazeModel(), 'policies', { gamma: 4 }, at(model, [1, 0, 0, 0], [1, 0]));
    expect(likeliestAction(known.actions)).toBe(1);
  });
});

describe('inductive planning', () => {
  // Four places in a row; controls go left and right.
  const row = [0, 1, 2, 3];
  const corridor: PomdpModel = {
    A: row.map((o) => row.map((s) => (o === s ? 1 : 0))),
    B: row.map((next) => row.map((s) => [next === Math.max(0, s - 1) ? 1 : 0, next === Math.min(3, s + 1) ? 1 : 0])),
    D: [1, 0, 0, 0],
    intended: [[3]],
  };

  it('counts steps to the intended states backwards', () => {
    const { transitions } = valueTables(checkPomdp(corridor));
    expect(Array.from(stepsToGoal(transitions, [false, false, false, true]))).toEqual([3, 2, 1, 0]);
    expect(Array.from(stepsToGoal([transitions[0]], [false, false, false, true]))).toEqual([
      Infinity,
      Infinity,
      Infinity,
      0,
    ]);
    const progress = progressOf(transitions, [false, false, false, true]);
    expect(Array.from(inductivePrior(progress, [0.25, 0, 0.75, 0]))).toEqual([Math.log(1e-16), 0]);
  });

  it('walks towards a goal far beyond its horizon, where plain policies see nothing', () => {
    expect(plan(corridor, 'policies', { horizon: 1 }).actions[1]).toBeLessThan(0.6);
    expect(plan(corridor, 'inductive', { horizon: 1 }).actions[1]).toBeGreaterThan(0.999);
    expect(() => plan({ ...corridor, intended: undefined } as never, 'inductive')).toThrow('intended: missing');
  });
});

it('raises γ where what was observed speaks for the policies that are expected to be good', () => {
  const values = [1, 2, 3].map((cost) => ({ pragmatic: -cost, epistemic: 0, novelty: 0 }));
  const even = [1, 1, 1].map((one) => -Math.log(3 * one));
  expect(updatePrecision(values, 1, even, [0, 0, 0]).gamma).toBeCloseTo(1, 12);
  expect(updatePrecision(values, 1, even, [0, 2, 4]).gamma).toBeGreaterThan(1.1);
  const lower = updatePrecision(values, 1, even, [2, 1, 0]);
  expect(lower.gamma).toBeLessThan(0.9);
  const prior = policyPosterior(values, lower.gamma, even);
  expect(1 / lower.gamma).toBeCloseTo(
    1 +
      dot(
        lower.posterior.map((p, at) => p - prior[at]),
        [1, 2, 3],
      ),
    6,
  );
});

it('refuses what cannot be planned', () => {
  expect(() => policiesOf(checkPomdp({ A, B, policies: [[0]] }), 2)).toThrow('policies[0]: wrong length');
  expect(() => policiesOf(checkPomdp({ A, B, policies: [[0, 2]] }), 2)).toThrow(
    'policies[0][1]: unknown action (got 2',
  );
  expect(policiesOf(checkPomdp({ A, B, policies: [[1, [0]]] }), 2)).toEqual([[1, 0]]);
  expect(() => plan({ A, B, E: [0.5, 0.5] }, 'policies')).toThrow(
    'E: wrong length (got 2 elements, expected 4 probabilities)',
  );
  expect(() => allPolicies(4, 9)).toThrow('horizon: too many policies (got 262144');
});
