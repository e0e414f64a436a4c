import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoStates, twoStatesSeen } from '../../../test/mutants/active-inference-check.js';
import { observedModels, separateModels } from '../../../test/support/random-model.js';
import { createCpu } from '../../device/cpu/cpu.js';
import type { Device } from '../../device/device.js';
import { createReference } from '../../device/reference/reference.js';
import { createAgents } from './agents.js';
import { defaultModel } from './default-model.js';
import { exactPosterior } from './exact-posterior.js';

let device: Device;
beforeAll(async () => {
  device = await createCpu({ threads: 1 });
});
afterAll(() => device.close());
/** Small random models need no compiling. */
const exactly = createReference({ arithmetic: 'f64' });

const near = (got: ArrayLike<number>, wanted: ArrayLike<number>, error: number): void => {
  expect(got.length).toBe(wanted.length);
  for (let i = 0; i < got.length; i += 1)
    expect(Math.abs(got[i] - wanted[i]), `element ${i}`).toBeLessThanOrEqual(error * (1 + Math.abs(wanted[i])));
};

describe.each(['conjugate', 'gradient', 'dual'] as const)('by %s', (method) => {
  it('finds the exact mean, and F lies above −ln p(o) and never rises', async () => {
    await fc.assert(
      fc.asyncProperty(observedModels(4), async ({ model, observation }) => {
        const agents = await createAgents(model, { device: exactly, method, trace: true, iterations: 3000 });
        const { mean, freeEnergy, history } = await agents.infer(observation);
        const exact = exactPosterior(model, observation);
        near(mean, exact.mean, method === 'conjugate' ? 1e-5 : 1e-3);
        expect(freeEnergy[0]).toBeGreaterThanOrEqual(exact.surprise * (1 - 1e-9) - 1e-9);
        const [one] = history ?? [];
        for (let i = 1; i < one.length; i += 1) expect(one[i]).toBeLessThanOrEqual(one[i - 1] + 1e-9);
        expect(freeEnergy[0]).toBeCloseTo(one[one.length - 1], 8);
        await agents.close();
      }),
      { numRuns: 25, seed: 3 },
    );
  });

  it('where each observation sees one state the posterior is exact, and F = −ln p(o)', async () => {
    await fc.assert(
      fc.asyncProperty(separateModels(4), async ({ model, observation }) => {
        const agents = await createAgents(model, { device: exactly, method, tolerance: 1e-16, iterations: 5000 });
        const { variance, freeEnergy } = await agents.infer(observation);
        const exact = exactPosterior(model, observation);
        near(
          variance,
          exact.covariance.filter((_, i) => i % (model.states + 1) === 0),
          1e-12,
        );
        near(freeEnergy, [exact.surprise], 1e-9);
        await agents.close();
      }),
      { numRuns: 15, seed: 5 },
    );
  });

  it('the fused form has the bits of the reference', async () => {
    const seen = [];
    for (const [where, fusion] of [
      [device, 'full'],
      [device, 'none'],
      [createReference(), 'none'],
    ] as const) {
      const agents = await createAgents(defaultModel({ states: 27, observations: 3, dense: true }), {
        device: where,
        method,
        fusion,
        dtype: 'f32',
        agents: 3,
      });
      seen.push(await agents.infer(rows()));
      await agents.close();
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });
});

/** Observations of three agents. */
function rows(): number[][] {
  return [
    [0.5, 1, 2],
    [1, 1, 1],
    [3, 0, 1.5],
  ];
}

it('reaches the fixed point of the default model in two iterations, and a band is as good as its dense matrix', async () => {
  const observation = Array.from({ length: 100 }, (_, i) => 1 + Math.sin(3 * i));
  const seen = [];
  for (const dense of [false, true]) {
    const agents = await createAgents(defaultModel({ dense }), { device });
    seen.push(await agents.infer(observation));
    await agents.close();
  }
  expect(seen[0].iterations[0]).toBe(2);
  near(seen[0].mean, seen[1].mean, 1e-13);
  near(seen[0].variance, seen[1].variance, 1e-13);
  near(seen[0].freeEnergy, seen[1].freeEnergy, 1e-12);
  // What is never observed stays at its prior.
  expect(Array.from(seen[0].mean.subarray(299))).toEqual(new Array(601).fill(0));
});

it('agents are independent: each stops by itself, and has what it would have alone', async () => {
  const observations = [twoStatesSeen, [0.13, -0.2, 0.15], [9, -4, 2]];
  for (const method of ['conjugate', 'gradient'] as const) {
    const together = await createAgents(twoStates, { device, method, agents: 3 });
    const all = await together.infer(observations);
    for (const [agent, observation] of observations.entries()) {
      const alone = await createAgents(twoStates, { device, method });
      const own = await alone.infer(observation);
      expect(Array.from(all.mean.subarray(2 * agent, 2 * agent + 2))).toEqual(Array.from(own.mean));
      expect(all.freeEnergy[agent]).toBe(own.freeEnergy[0]);
      expect(all.iterations[agent]).toBe(own.iterations[0]);
      await alone.close();
    }
    if (method === 'gradient') expect(new Set(all.iterations).size).toBeGreaterThan(1);
    await together.close();
  }
});

it('own matrices and own priors are each agent’s own', async () => {
  const matrices = [
    [
      [1, 0.5],
      [0, 1],
    ],
    [
      [2, 0],
      [-1, 0.25],
    ],
  ];
  const prior = {
    mean: [
      [0, 1],
      [2, 3],
    ],
    variance: [
      [1, 2],
      [0.5, 4],
    ],
  };
  const observations = [
    [1, 2],
    [0, -1],
  ];
  const bands = matrices.map((matrix) => matrix.map((values) => ({ start: 0, values })));
  for (const given of [{ matrices }, { bands }]) {
    const agents = await createAgents({ states: 2, observations: 2, ...given, precision: [3, 5], prior }, { device });
    const { mean, variance, freeEnergy } = await agents.infer(observations);
    for (const agent of [0, 1]) {
      const alone = {
        states: 2,
        observations: 2,
        matrix: matrices[agent],
        precision: [3, 5],
        prior: { mean: prior.mean[agent], variance: prior.variance[agent] },
      };
      const exact = exactPosterior(alone, observations[agent]);
      near(mean.subarray(2 * agent, 2 * agent + 2), exact.mean, 1e-9);
      expect(freeEnergy[agent]).toBeGreaterThan(exact.surprise);
      const own = await createAgents(alone, { device });
      near(variance.subarray(2 * agent, 2 * agent + 2), (await own.infer(observations[agent])).variance, 1e-15);
      await own.close();
    }
    await agents.close();
  }
});

it('follows a Kalman filter of independent walks exactly', async () => {
  const [gain, noise, drift] = [
    [1, -2, 0.5],
    [0.5, 1, 2],
    [0.1, 0.2, 0.3],
  ];
  const agents = await createAgents(
    {
      states: 3,
      observations: 3,
      bands: gain.map((value, i) => ({ start: i, values: [value] })),
      precision: noise.map((one) => 1 / one),
      prior: { variance: 1 },
    },
    { device, tolerance: 0 },
  );
  let [mean, variance] = [
    [0, 0, 0],
    [1, 1, 1],
  ];
  for (let t = 0; t < 5; t += 1) {
    const observation = gain.map((value, i) => value * Math.sin(t + i) + 0.1 * i);
    const predicted = variance.map((one, i) => one + (t === 0 ? 0 : drift[i]));
    await agents.setPrior({ mean, variance: predicted });
    const beliefs = await agents.infer(observation);
    const kalman = predicted.map((p, i) => (p * gain[i]) / (gain[i] * p * gain[i] + noise[i]));
    mean = mean.map((one, i) => one + kalman[i] * (observation[i] - gain[i] * one));
    variance = predicted.map((p, i) => (1 - kalman[i] * gain[i]) * p);
    near(beliefs.mean, mean, 1e-12);
    near(beliefs.variance, variance, 1e-12);
  }
  await agents.close();
});

it('legacy: the residual grows where the right update settles', async () => {
  const truth = (i: number): number => 0.02 * Math.sin(7 * i);
  const observation = Array.from({ length: 100 }, (_, i) => 1 + truth(i));
  const residualOf = (mean: ArrayLike<number>): number =>
    Math.hypot(
      ...observation.map((value, i) => {
        const centre = 3 * i;
        const side = (j: number): number => (j < 0 ? 0 : 0.3 * mean[j]);
        return value - 1 - (mean[centre] + side(centre - 1) + side(centre + 1));
      }),
    );
  const legacy = await createAgents(defaultModel(), { device, mode: 'legacy' });
  const correct = await createAgents(defaultModel(), { device });
  const before = residualOf(new Float64Array(900));
  const wrong = residualOf((await legacy.infer(observation)).mean);
  const right = residualOf((await correct.infer(observation)).mean);
  expect(before).toBeCloseTo(0.14, 1);
  expect(wrong).toBeGreaterThan(20);
  expect(right).toBeLessThan(before / 100);
  await legacy.close();
  await correct.close();
});

it('a warm start goes on from the last belief', async () => {
  const agents = await createAgents(twoStates, { device, method: 'gradient', iterations: 3, warm: true });
  const first = await agents.infer(twoStatesSeen);
  expect(first.converged[0]).toBe(0);
  const second = await agents.infer(twoStatesSeen);
  expect(second.freeEnergy[0]).toBeLessThan(first.freeEnergy[0]);
  await agents.close();
});

it('in f32 the worked examples hold to 1e-5', async () => {
  for (const method of ['conjugate', 'gradient'] as const) {
    const agents = await createAgents(twoStates, { device: createReference(), method, dtype: 'f32' });
    const { freeEnergy, complexity } = await agents.infer(twoStatesSeen);
    near(freeEnergy, [3.370925171], 1e-5);
    near(complexity, [0.7897423041], method === 'conjugate' ? 1e-5 : 1e-3);
    await agents.close();
  }
});

it.each([
  [1, 1],
  [20, 10],
  [33, 64],
  [64, 32],
  [257, 31],
])(
  '%i states and %i observations: the exact mean, and the same bits on every run and number of threads',
  async (n, m) => {
    const random = (i: number): number => Math.sin(i * 12.9898) * Math.cos(i * 78.233);
    const model = {
      states: n,
      observations: m,
      matrix: Array.from({ length: m }, (_, i) => Array.from({ length: n }, (_, j) => random(i * n + j + 1))),
      precision: Array.from({ length: m }, (_, i) => 1 + Math.abs(random(i))),
      prior: { mean: 0.5, variance: 0.8 },
    };
    const observation = Array.from({ length: m }, (_, i) => random(i + 500));
    const pair = await createCpu({ threads: 2 });
    const seen = [];
    for (const where of [device, pair, pair]) {
      const agents = await createAgents(model, { device: where });
      seen.push(await agents.infer(observation));
      await agents.close();
    }
    await pair.close();
    const { mean, surprise } = exactPosterior(model, observation);
    near(seen[0].mean, mean, 1e-5);
    expect(seen[0].converged[0]).toBe(1);
    expect(seen[0].freeEnergy[0]).toBeGreaterThanOrEqual(surprise - 1e-9);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  },
);

it('closes a device that it opened, and leaves one that it was given', async () => {
  const own = await createAgents(twoStates, { device: 'cpu', mode: 'correct' });
  await own.close();
  const given = await createAgents(twoStates, { device });
  await given.close();
  const again = await createAgents(twoStates, { device });
  expect((await again.infer(twoStatesSeen)).converged[0]).toBe(1);
  await again.close();
});

it('the dual form takes the same course as the gradient', async () => {
  const observations = [twoStatesSeen, [0.13, -0.2, 0.15], [9, -4, 2]];
  const matrices = [0, 1, 2].map((agent) => (twoStates.matrix as number[][]).map((row) => row.map((x) => x + agent)));
  const { matrix: _, ...rest } = twoStates;
  for (const model of [twoStates, { ...rest, matrices }]) {
    const seen = [];
    for (const method of ['gradient', 'dual'] as const) {
      const agents = await createAgents(model, { device, method, agents: 3, iterations: 6, tolerance: 0, trace: true });
      seen.push(await agents.infer(observations));
      await agents.close();
    }
    const [gradient, dual] = seen;
    near(dual.mean, gradient.mean, 1e-12);
    near(dual.freeEnergy, gradient.freeEnergy, 1e-12);
    near(dual.complexity, gradient.complexity, 1e-12);
    expect(dual.iterations).toEqual(gradient.iterations);
    dual.history?.forEach((one, agent) => {
      near(one, gradient.history?.[agent] ?? [], 1e-12);
    });
  }
});

it('a new prior starts a warm agent anew', async () => {
  const agents = await createAgents(twoStates, { device: exactly, method: 'dual', warm: true });
  await agents.infer(twoStatesSeen);
  await agents.setPrior({ mean: [1, 2], variance: 0.3 });
  const { mean } = await agents.infer(twoStatesSeen);
  const exact = exactPosterior({ ...twoStates, prior: { mean: [1, 2], variance: 0.3 } }, twoStatesSeen);
  near(mean, exact.mean, 1e-5);
  await agents.close();
});
