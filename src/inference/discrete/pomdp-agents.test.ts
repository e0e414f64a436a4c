/** Agents on devices against the host's float64 agent, step by step. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCpu } from '../../device/cpu/cpu.js';
import type { Device } from '../../device/device.js';
import { createReference } from '../../device/reference/reference.js';
import { cueMazeModel } from './cue-maze-model.js';
import { createHostAgent } from './host-agent.js';
import { marginalsOf } from './joint.js';
import { checkPomdp, type PomdpModel } from './model.js';
import { type PomdpPlanning, readPlanning } from './plan-options.js';
import { createPomdpAgents, type PomdpAgentOptions } from './pomdp-agents.js';
import { numbersFrom, randomPomdp } from './random-model.js';

let cpu: Device;
beforeAll(async () => {
  cpu = await createCpu({ threads: 2 });
});
afterAll(() => cpu.close());

const devices: readonly (readonly [string, () => Device, PomdpAgentOptions, number])[] = [
  ['reference', () => createReference(), {}, 1e-11],
  ['cpu, fused', () => cpu, {}, 1e-11],
  ['cpu, unfused', () => cpu, { fusion: 'none' }, 1e-11],
  ['cpu, f32', () => cpu, { dtype: 'f32' }, 2e-4],
];
const sizes = { factors: [2, 3], outcomes: [3, 2], controls: [2, 2] };
const random = randomPomdp(sizes, 5);
/** More states than are written out. */
const larger = randomPomdp({ ...sizes, factors: [3, 6] }, 6);
const counted = {
  ...random,
  pA: scaled(random.A, 3),
  pB: scaled(random.B, 5),
};
const goal = { ...random, intended: [[1], null] };
const perStep = {
  ...random,
  C: [
    [
      [0, 1, 2],
      [2, 1, 0],
    ],
    [[0, 1]],
  ],
}; // the second step prefers otherwise

/** Nested numbers times a factor. */
function scaled(value: unknown, by: number): never {
  return (Array.isArray(value) ? value.map((one) => scaled(one, by)) : (value as number) * by) as never;
}

const cases: readonly (readonly [string, PomdpModel | PomdpModel[], PomdpPlanning])[] = [
  ['policies', random, { horizon: 2, gamma: 2 }],
  ['policies of a larger model', larger, { horizon: 2, gamma: 2 }],
  ['policies with mean-field beliefs', random, { horizon: 1, inference: 'mean-field' }],
  ['policies with preferences of each step', perStep, { horizon: 2 }],
  [
    'a list of policies',
    {
      ...random,
      policies: [
        [0, 1],
        [0, 2],
        [3, 3],
      ],
      E: [0.5, 0.3, 0.2],
    },
    { horizon: 2 },
  ],
  ['novelty', counted, { horizon: 2 }],
  ['a model each', [1, 2, 3, 4].map((seed) => randomPomdp(sizes, seed)), { horizon: 2 }],
  ['inductive', goal, { planning: 'inductive', horizon: 2 }],
  ['sophisticated', random, { planning: 'sophisticated', horizon: 2, gamma: 3 }],
  ['sophisticated, a larger model', larger, { planning: 'sophisticated', horizon: 2, leastAction: 0.1 }],
  ['sophisticated, novelty', counted, { planning: 'sophisticated', horizon: 2 }],
  [
    'sophisticated, pruned',
    random,
    { planning: 'sophisticated', horizon: 2, gamma: 4, leastOutcome: 0.1, leastAction: 0.2 },
  ],
  [
    'sophisticated, a model each',
    [1, 2, 3, 4].map((seed) => randomPomdp(sizes, seed)),
    { planning: 'sophisticated', horizon: 2 },
  ],
];

describe.each(devices)('on %s', (_, device, options, tolerance) => {
  it.each(cases)('%s', async (_title, model, planning) => {
    const count = 4;
    const models = Array.isArray(model) ? model : Array.from({ length: count }, () => model);
    const agents = await createPomdpAgents(model, {
      ...planning,
      ...options,
      device: device(),
      agents: count,
      seed: 9,
      sweeps: 40,
    });
    const hosts = models.map((one, agent) =>
      createHostAgent(checkPomdp(one), readPlanning(planning), { seed: 9, agent }),
    );
    const next = numbersFrom(77);
    for (let step = 0; step < 3; step += 1) {
      if (step === 1) {
        agents.reset([0, 1, 0, 1]);
        for (const n of [1, 3]) hosts[n].reset();
      }
      const outcomes = hosts.map(() => [Math.floor(3 * next()), Math.floor(2 * next())]);
      const seen = await agents.observe(outcomes);
      hosts.forEach((host, n) => {
        const { belief, plan, action } = host.observe(outcomes[n]);
        const near = (got: ArrayLike<number>, wanted: ArrayLike<number>, width = wanted.length): void => {
          for (let i = 0; i < wanted.length; i += 1)
            expect(Math.abs(got[n * width + i] - wanted[i])).toBeLessThan(tolerance * (1 + Math.abs(wanted[i])));
        };
        marginalsOf(checkPomdp(models[n]), belief.joint).forEach((one, f) => {
          near(seen.beliefs[f], one);
        });
        near(seen.freeEnergy, [belief.freeEnergy]);
        near(seen.complexity, [belief.complexity]);
        near(seen.accuracy, [belief.accuracy]);
        near(seen.policies, plan.posterior);
        near(seen.actions, plan.actions);
        for (const part of ['pragmatic', 'epistemic', 'novelty'] as const)
          near(
            seen.expected[part],
            plan.values.map((value) => value[part]),
          );
        expect(seen.action[n]).toBe(action);
      });
    }
    await agents.close();
  });
});

describe('the cue-maze', () => {
  const maze = (options: object, planning: PomdpPlanning['planning'], device: Device) =>
    createPomdpAgents(cueMazeModel(options), {
      planning: planning ?? 'policies',
      horizon: 2,
      gamma: 16,
      choice: 'mode',
      agents: 2,
      device,
    });

  it('is judged as on the host, zeros and all', async () => {
    for (const planning of ['policies', 'sophisticated'] as const) {
      const settings = readPlanning({ planning, horizon: 3, gamma: 4 });
      const agents = await createPomdpAgents(cueMazeModel(), {
        planning,
        horizon: 3,
        gamma: 4,
        choice: 'mode',
        device: cpu,
      });
      const host = createHostAgent(checkPomdp(cueMazeModel()), settings, { choice: 'mode' });
      for (const outcomes of [
        [0, 0, 0],
        [3, 0, 1],
        [1, 1, 0],
        [1, 2, 0],
      ]) {
        const seen = await agents.observe(outcomes);
        const wanted = host.observe(outcomes);
        wanted.plan.posterior.forEach((p, at) => {
          expect(seen.policies[at]).toBeCloseTo(p, 10);
        });
        expect(seen.action[0]).toBe(wanted.action);
        expect(seen.freeEnergy[0]).toBeCloseTo(wanted.belief.freeEnergy, 10);
      }
      await agents.close();
    }
  });

  it('sends agents to a free cue, and past one that costs too much', async () => {
    for (const [planning, cost, wanted] of [
      ['policies', 0, true],
      ['policies', 0.5, false],
      ['sophisticated', 0, true],
      ['sophisticated', 0.5, true],
      ['sophisticated', 4, false],
    ] as const) {
      const agents = await maze({ cost }, planning, cpu);
      const { action } = await agents.observe([
        [0, 0, 0],
        [0, 0, 0],
      ]);
      expect(Array.from(action, (one) => one === 3)).toEqual([wanted, wanted]);
      if (wanted) {
        const after = await agents.observe([
          [3, 0, 1],
          [3, 0, 2],
        ]);
        expect(Array.from(after.action)).toEqual([1, 2]);
      }
      await agents.close();
    }
  });
});

it('draws the same actions from the same seed, and others from another', async () => {
  const draw = async (seed: number): Promise<string> => {
    const agents = await createPomdpAgents(random, { agents: 64, seed, device: cpu, horizon: 1 });
    const { action } = await agents.observe(new Int32Array(128));
    await agents.close();
    return action.join();
  };
  expect(await draw(3)).toBe(await draw(3));
  expect(await draw(3)).not.toBe(await draw(4));
});

it('refuses what makes no sense, by name', async () => {
  const make = (options: object, model: unknown = random) =>
    createPomdpAgents(model as PomdpModel, { device: cpu, ...options });
  await expect(make({ agents: 0 })).rejects.toThrow('agents: not usable (got 0');
  await expect(make({ agents: 2 ** 21 })).rejects.toThrow('agents: too many');
  await expect(make({ agents: 3 }, [random, random])).rejects.toThrow(
    'agents: another number than of models (got 3, expected 2)',
  );
  await expect(make({ planning: 'deep' })).rejects.toThrow('planning: unknown (got deep');
  await expect(make({ choice: 'best' })).rejects.toThrow('choice: unknown (got best');
  await expect(make({ dtype: 'f16' })).rejects.toThrow('dtype: unknown');
  await expect(make({ seed: -1 })).rejects.toThrow('seed: not usable');
  await expect(make({ sweeps: 0 })).rejects.toThrow('sweeps: not usable');
  await expect(make({}, [random, cueMazeModel()])).rejects.toThrow('models[1]: other sizes than the first model');
  await expect(make({ planning: 'sophisticated', horizon: 9 })).rejects.toThrow('horizon: too large a tree');
  const agents = await make({ agents: 2 });
  await expect(agents.observe([0, 0])).rejects.toThrow(
    'observe: wrong length (got 2 elements, expected 2 × 2 outcomes)',
  );
  await expect(
    agents.observe([
      [0, 0],
      [3, 0],
    ]),
  ).rejects.toThrow('observe[1][0]: unknown outcome (got 3, expected 0 … 2)');
  await expect(agents.observe([[0, 0], [1]])).rejects.toThrow('observe[1]: wrong length');
  expect(() => agents.reset([1])).toThrow('reset: wrong length');
  await expect(agents.act([0])).rejects.toThrow('act: wrong length');
  await expect(agents.act([0, 4])).rejects.toThrow('act[1]: unknown action (got 4');
  await agents.close();
});
