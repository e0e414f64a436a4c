/** Agents that learn on devices against the host's float64 agent: beliefs, plans with their novelty, and counts, step by step. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickOr } from '../../../test/support/quick.js';
import { createCpu } from '../../device/cpu/cpu.js';
import type { Device } from '../../device/device.js';
import { createReference } from '../../device/reference/reference.js';
import { createHostAgent } from './host-agent.js';
import { marginalsOf } from './joint.js';
import { type LearningSettings, readLearning } from './learning.js';
import { checkPomdp, type PomdpModel } from './model.js';
import { type PomdpPlanning, readPlanning } from './plan-options.js';
import { createPomdpAgents } from './pomdp-agents.js';
import { numbersFrom, randomPomdp } from './random-model.js';

let cpu: Device;
beforeAll(async () => {
  cpu = await createCpu({ threads: 1 });
});
afterAll(() => cpu.close());

const sizes = { factors: [2, 3], outcomes: [3, 2], controls: [2, 1] };

function scaled(value: unknown, by: number): never {
  return (Array.isArray(value) ? value.map((one) => scaled(one, by)) : (value as number) * by) as never;
}

/** A random model with these counts. */
function counted(seed: number, parts: string): PomdpModel {
  const { A, B, C, D } = randomPomdp(sizes, seed);
  const has = (part: string): boolean => parts.includes(part);
  return {
    C,
    ...(has('A') ? { pA: scaled(A, 2) } : { A }),
    ...(has('B') ? { pB: scaled(B, 3) } : { B }),
    ...(has('D') ? { pD: scaled(D, 1.5) } : { D }),
  } as PomdpModel;
}

const cases: readonly (readonly [string, PomdpModel | PomdpModel[], PomdpPlanning, Partial<LearningSettings>])[] = [
  ['all counts after each step', counted(1, 'ABD'), { horizon: 2 }, { every: 'step', rate: 0.7 }],
  ['all counts after each episode', counted(2, 'ABD'), { horizon: 2 }, { every: 'episode' }],
  ['forgetting after each step', counted(3, 'ABD'), {}, { every: 'step', forgetting: 0.3 }],
  ['forgetting after each episode', counted(4, 'ABD'), {}, { forgetting: 0.3, rate: 2 }],
  ['outcomes alone, mean-field beliefs', counted(5, 'A'), { inference: 'mean-field' }, { every: 'step' }],
  ['transitions of a model each', [6, 7, 8].map((seed) => counted(seed, 'B')), { horizon: 2 }, { every: 'step' }],
  ['first states alone', counted(9, 'D'), {}, { every: 'episode' }],
  ['a tree', counted(10, 'ABD'), { planning: 'sophisticated', horizon: 2 }, { every: 'step' }],
];

const devices: readonly (readonly [string, () => Device, object, number])[] = [
  ['reference', () => createReference(), {}, 1e-10],
  ['cpu', () => cpu, {}, 1e-10],
  ['cpu in f32', () => cpu, { dtype: 'f32' }, 5e-4],
];

describe.each(devices.filter(([name]) => name !== quickOr('cpu', '')))('on %s', (_, device, options, tolerance) => {
  it.each(cases)('%s', async (_title, model, planning, learning) => {
    const count = 3;
    const models = Array.isArray(model) ? model : Array.from({ length: count }, () => model);
    const how = { ...planning, ...options, agents: count, seed: 4, sweeps: 40, learning };
    const agents = await createPomdpAgents(model, { ...how, device: device() });
    const hosts = models.map((one, agent) =>
      createHostAgent(checkPomdp(one), readPlanning(planning), { seed: 4, agent, learning: readLearning(learning) }),
    );
    const next = numbersFrom(31);
    const near = (what: string, n: number, got: ArrayLike<number>, wanted: ArrayLike<number>): void => {
      for (let i = 0; i < wanted.length; i += 1)
        expect(Math.abs(got[n * wanted.length + i] - wanted[i]), `${what} ${i} of agent ${n}`).toBeLessThan(tolerance);
    };
    for (let step = 0; step < 7; step += 1) {
      if (step === 3) {
        agents.reset([1, 0, 1]);
        for (const n of [0, 2]) hosts[n].reset();
      }
      if (step === 5) {
        agents.reset();
        for (const host of hosts) host.reset();
      }
      const outcomes = hosts.map(() => [Math.floor(3 * next()), Math.floor(2 * next())]);
      const seen = await agents.observe(outcomes);
      const counts = await agents.counts();
      hosts.forEach((host, n) => {
        const { belief, plan, action } = host.observe(outcomes[n]);
        marginalsOf(host.model, belief.joint).forEach((one, f) => {
          near('belief', n, seen.beliefs[f], one);
        });
        near('policies', n, seen.policies, plan.posterior);
        for (const part of ['pragmatic', 'epistemic', 'novelty'] as const)
          near(
            part,
            n,
            seen.expected[part],
            plan.values.map((one) => one[part]),
          );
        expect(seen.action[n]).toBe(action);
        for (const part of ['pA', 'pB', 'pD'] as const) {
          expect(counts[part].length).toBe(host.model[part]?.length ?? 0);
          host.model[part]?.forEach((one, at) => {
            near(part, n, counts[part][at], one);
          });
        }
      });
    }
    await agents.close();
  });
});

it('lets an agent look where it knows least, until it knows', async () => {
  // Two places; the outcome of the second was hardly ever counted. Nothing is preferred, states are known.
  const model: PomdpModel = {
    pA: [
      [
        [100, 0.5],
        [100, 0.5],
      ],
      [
        [1e4, 1e-4],
        [1e-4, 1e4],
      ],
    ],
    B: [
      [
        [1, 0],
        [1, 0],
      ],
      [
        [0, 1],
        [0, 1],
      ],
    ],
    D: [1, 0],
  };
  const agents = await createPomdpAgents(model, { device: cpu, choice: 'mode', learning: { every: 'step' } });
  const first = await agents.observe([[0, 0]]);
  expect(first.action[0]).toBe(1);
  const gains: number[] = [];
  for (let step = 0; step < 20; step += 1) {
    const { expected } = await agents.observe([[step % 2, 1]]);
    gains.push(expected.novelty[1]);
  }
  // What the agent saw on its arrival counts from the next step on.
  expect(gains[0]).toBe(first.expected.novelty[1]);
  expect(gains[1]).toBeLessThan(gains[0]);
  expect(gains[19]).toBeLessThan(gains[0] / 10);
  await agents.close();
});

describe('refusals', () => {
  it.each([
    [randomPomdp(sizes, 1), {}, {}, 'learning: nothing to learn'],
    [counted(1, 'A'), { rate: -1 }, {}, 'rate: not usable'],
    [counted(1, 'A'), { forgetting: 1.5 }, {}, 'forgetting: not usable'],
    [counted(1, 'A'), { every: 'day' }, {}, 'every: unknown'],
    [[counted(1, 'A'), counted(1, 'B')], {}, {}, 'models[1]: other counts than the first model'],
    [{ ...counted(1, 'B'), intended: [[1], null] }, {}, { planning: 'inductive' }, 'transitions as known'],
  ])('of case %#', async (model, learning, planning, message) => {
    const made = createPomdpAgents(model as PomdpModel, {
      device: cpu,
      ...(planning as PomdpPlanning),
      learning: learning as never,
    });
    await expect(made).rejects.toThrow(message);
  });
});
