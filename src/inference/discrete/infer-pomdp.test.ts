import { describe, expect, it } from 'vitest';
import { cueMazeModel } from './cue-maze-model.js';
import { inferPomdp, inferPomdpOn, type PomdpProblem } from './infer-pomdp.js';
import { passMessages } from './message-passing.js';
import { checkPomdp } from './model.js';

const A = [
  [0.9, 0.2],
  [0.1, 0.8],
];
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
const coin = { A, B, C: [1, -1], D: [0.6, 0.4] };

it('reports beliefs, free energy, policies and actions', () => {
  const found = inferPomdp({ kind: 'pomdp', ...coin, horizon: 2, gamma: 2, observed: [1] });
  expect(found.beliefs[0][0]).toBeCloseTo(0.06 / 0.38, 14);
  expect(found.freeEnergy).toBeCloseTo(-Math.log(0.38), 14);
  expect(found.complexity - found.accuracy).toBeCloseTo(found.freeEnergy, 14);
  expect(found.policies.map(({ actions }) => actions)).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]);
  const weights = found.policies.map(({ expected }) => Math.exp(-2 * expected));
  const total = weights.reduce((sum, one) => sum + one, 0);
  found.policies.forEach(({ probability, expected, pragmatic, epistemic, novelty }, p) => {
    expect(probability).toBeCloseTo(weights[p] / total, 13);
    expect(expected).toBeCloseTo(-pragmatic - epistemic - novelty, 13);
  });
  expect(found.actions[0]).toBeCloseTo((weights[0] + weights[1]) / total, 13);
  expect(found.action).toBe(0);
});

it('takes a step, a number, or a list of steps with the actions between them', () => {
  expect(inferPomdp({ ...coin, observed: 1 })).toEqual(inferPomdp({ ...coin, observed: [1] }));
  expect(inferPomdp({ ...coin, observed: [[1]] })).toEqual(inferPomdp({ ...coin, observed: [1] }));
  const two = inferPomdp({ ...coin, observed: [1, 0], taken: [1] });
  let evidence = 0;
  for (const s of [0, 1]) for (const next of [0, 1]) evidence += [0.6, 0.4][s] * A[1][s] * B[next][s][1] * A[0][next];
  expect(two.freeEnergy).toBeCloseTo(-Math.log(evidence), 13);
});

it('weighs policies by what they explain where the actions are not given', () => {
  const found = inferPomdp({ ...coin, gamma: 1, observed: [0, 1] });
  const F = [0, 1].map((action) => inferPomdp({ ...coin, observed: [0, 1], taken: [action] }).freeEnergy);
  const weights = found.policies.map(({ actions, expected }) => Math.exp(-expected - F[actions[0]]));
  const total = weights.reduce((sum, one) => sum + one, 0);
  found.policies.forEach(({ probability }, p) => {
    expect(probability).toBeCloseTo(weights[p] / total, 12);
  });
  // The first action that is still to come is the second of each policy.
  expect(found.actions[1]).toBeCloseTo(found.policies[1].probability + found.policies[3].probability, 12);
  expect(inferPomdp({ ...coin, observed: [0, 1], precision: 'updated' }).gamma).not.toBe(1);
});

it('infers a window of steps by message passing', () => {
  const one = { ...coin, inference: 'message-passing', observed: [1] } as const;
  expect(inferPomdp(one).beliefs[0][0]).toBeCloseTo(0.06 / 0.38, 10);
  const two = inferPomdp({ ...one, observed: [1, 0], taken: [1] });
  const { beliefs, freeEnergy } = passMessages(checkPomdp(coin), [[1], [0]], [[1]]);
  expect(two.beliefs[0]).toEqual(Array.from(beliefs[1][0]));
  expect(two.freeEnergy).toBe(freeEnergy);
  expect(two.complexity - two.accuracy).toBeCloseTo(freeEnergy, 12);
  expect(inferPomdp({ ...one, observed: [1, 0] }).policies).toHaveLength(4);
});

it('refuses message passing on a device', async () => {
  const problem = { ...coin, inference: 'message-passing', observed: [1] } as const;
  await expect(inferPomdpOn(problem, {})).rejects.toThrow('inference: not on a device (got message-passing');
});

it('plans as asked', () => {
  const maze = { ...cueMazeModel(), gamma: 16, horizon: 2, observed: [0, 0, 0] };
  expect(inferPomdp(maze)).toMatchObject({ action: 3 });
  expect(inferPomdp(maze).policies).toHaveLength(16);
  const tree = inferPomdp({ ...maze, planning: 'sophisticated' });
  expect(tree.policies).toHaveLength(4);
  expect(tree.actions).toEqual(tree.policies.map(({ probability }) => probability));
  expect(inferPomdp({ ...maze, inference: 'mean-field' }).action).toBe(3);
  expect(inferPomdp({ ...maze, planning: 'inductive', intended: [[2], null] }).action).toBe(2);
});

describe('refusals', () => {
  it.each([
    [{ observed: [2] }, 'observed[0]: unknown outcome (got 2, expected 0 … 1)'],
    [{ observed: [[0], [1, 1]] }, 'observed[1]: wrong length'],
    [{ observed: undefined }, 'observed: not a list (got nothing'],
    [{ planning: 'greedy' }, 'planning: unknown (got greedy, expected policies, sophisticated, inductive)'],
    [{ planning: 'inductive' }, 'intended: missing'],
    [{ planning: 'sophisticated', observed: [0, 1] }, 'taken: missing'],
    [{ observed: [0, 1], taken: [] }, 'taken: wrong length (got 0 elements, expected 1 actions)'],
    [{ observed: [0, 1], taken: [5] }, 'taken[0]: unknown action (got 5'],
    [{ horizon: 0 }, 'horizon: not usable (got 0, expected a whole number from 1)'],
    [{ gamma: -1 }, 'gamma: not usable (got -1, expected a number above 0)'],
    [{ leastOutcome: 1 }, 'leastOutcome: not usable'],
    [{ inference: 'magic' }, 'inference: unknown'],
    [{ precision: 'high' }, 'precision: unknown'],
    [{ kind: 'gauss' }, 'kind: unknown'],
    [
      {
        B: [
          [
            [[1], [0]],
            [[0.5], [1]],
          ],
        ],
      },
      'B[0], column 0, 0: does not sum to 1 (got 1.5, expected 1)',
    ],
    [{ states: 2 }, 'model.states: no such key'],
  ])('%j', (change, message) => {
    expect(() => inferPomdp({ ...coin, observed: [0], ...change } as PomdpProblem)).toThrow(message);
  });
});
