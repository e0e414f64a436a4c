import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { observedModels } from '../../../test/support/random-model.js';
import { createCpu } from '../../device/cpu/cpu.js';
import type { Device } from '../../device/device.js';
import { createReference } from '../../device/reference/reference.js';
import { createAgents } from './agents.js';
import type { PolicyPlan } from './beliefs.js';
import type { AgentModel } from './model.js';

let device: Device;
beforeAll(async () => {
  device = await createCpu({ threads: 1 });
});
afterAll(() => device.close());

/** The same by determinants of dense covariances, for one agent, one policy and one step. */
function byHand(
  model: AgentModel,
  mean: ArrayLike<number>,
  variance: ArrayLike<number>,
  control: readonly number[],
  precision: readonly number[],
  preferred: { mean: number; variance: number },
): { risk: number; epistemic: number } {
  const rows = model.matrix as number[][];
  const offset = model.offset as number[];
  const future = Array.from(mean, (value, j) => value + control[j]);
  const covariance = rows.map((a, i) =>
    rows.map(
      (b, k) => a.reduce((total, value, j) => total + value * b[j] * variance[j], 0) + (i === k ? 1 / precision[i] : 0),
    ),
  );
  const logDeterminant = Math.log(determinant(covariance));
  const risk = covariance.reduce((total, row, i) => {
    const predicted = offset[i] + rows[i].reduce((sum, value, j) => sum + value * future[j], 0);
    const miss = (predicted - preferred.mean) ** 2 + row[i];
    return total + 0.5 * (miss / preferred.variance - 1 + Math.log(preferred.variance));
  }, -0.5 * logDeterminant);
  const noise = precision.reduce((total, one) => total - Math.log(one), 0);
  return { risk, epistemic: 0.5 * (logDeterminant - noise) };
}

/** By expansion along the first row. */
function determinant(matrix: number[][]): number {
  if (matrix.length === 0) return 1;
  return matrix[0].reduce((total, value, j) => {
    const minor = matrix.slice(1).map((row) => row.filter((_, k) => k !== j));
    return total + (j % 2 === 0 ? 1 : -1) * value * determinant(minor);
  }, 0);
}

it('risk and epistemic value are those of the dense covariances, and both sums give G', async () => {
  await fc.assert(
    fc.asyncProperty(observedModels(4), async ({ model, observation }) => {
      const preference = { mean: 0.5, variance: 1.5 };
      const agents = await createAgents({ ...model, preference }, { device: createReference({ arithmetic: 'f64' }) });
      const { mean, variance } = await agents.infer(observation);
      const control = new Array<number>(model.states).fill(0.25);
      const sharp = (model.precision as number[]).map((one) => 3 * one);
      const plan = await agents.plan([{ controls: [control] }, { controls: [control], precision: sharp }]);
      for (const [p, precision] of [model.precision as number[], sharp].entries()) {
        const expected = byHand(model, mean, variance, control, precision, preference);
        expect(plan.risk[p]).toBeCloseTo(expected.risk, 8);
        expect(plan.epistemic[p]).toBeCloseTo(expected.epistemic, 8);
        expect(plan.expected[p]).toBeCloseTo(-plan.pragmatic[p] - plan.epistemic[p], 8);
        expect(plan.risk[p]).toBeGreaterThanOrEqual(-1e-9);
        expect(plan.epistemic[p]).toBeGreaterThanOrEqual(0);
      }
      // Looking more sharply tells more and is less ambiguous.
      expect(plan.epistemic[1]).toBeGreaterThanOrEqual(plan.epistemic[0]);
      expect(plan.ambiguity[1]).toBeLessThan(plan.ambiguity[0]);
      await agents.close();
    }),
    { numRuns: 20, seed: 11 },
  );
});

describe('one state', () => {
  const model: AgentModel = {
    states: 1,
    observations: 1,
    matrix: [[1]],
    precision: 4,
    prior: { variance: 1 },
    transition: { retention: 0.5, noise: 0.15 },
    preference: { mean: 2, variance: 1 },
  };
  const plan = async (policies: AgentModel['policies'], agents = 1): Promise<PolicyPlan> => {
    const made = await createAgents(model, { device, agents });
    await made.infer(agents === 1 ? [1] : Array.from({ length: agents }, (_, a) => [1 + a]));
    const result = await made.plan(policies);
    await made.close();
    return result;
  };

  it('has the closed form, step by step over the horizon', async () => {
    // The posterior of an observation of 1 is N(0.8, 0.2); one step on it is N(0.4 + u, 0.05 + 0.15).
    const { risk, ambiguity, epistemic, expected } = await plan([{ controls: [[0.6], [0]] }]);
    const steps = [
      { mean: 1, variance: 0.2 },
      { mean: 0.5, variance: 0.2 },
    ];
    const riskOf = ({ mean, variance }: { mean: number; variance: number }): number =>
      0.5 * (variance + 0.25 + (mean - 2) ** 2 - 1 - Math.log(variance + 0.25));
    expect(risk[0]).toBeCloseTo(riskOf(steps[0]) + riskOf(steps[1]), 12);
    expect(epistemic[0]).toBeCloseTo(2 * 0.5 * Math.log(1 + 4 * 0.2), 12);
    expect(ambiguity[0]).toBeCloseTo(2 * 0.5 * Math.log((2 * Math.PI * Math.E) / 4), 12);
    expect(expected[0]).toBeCloseTo(risk[0] + ambiguity[0], 12);
  });

  it('prefers what leads to the preference, each agent for itself', async () => {
    const { best, expected, policies } = await plan(
      [
        { name: 'down', controls: [[-2]] },
        { name: 'up', controls: [[1.5]] },
      ],
      6,
    );
    expect(policies).toEqual(['down', 'up']);
    // Means after one step: 0.4, 0.8, 1.2, 1.6, 2.0, 2.4 before control; 2 is preferred.
    for (const [agent, choice] of best.entries()) {
      const start = 0.4 * (1 + agent);
      expect(choice).toBe(Math.abs(start + 1.5 - 2) < Math.abs(start - 2 - 2) ? 1 : 0);
      expect(expected[2 * agent + choice]).toBeLessThanOrEqual(expected[2 * agent + 1 - choice]);
    }
  });
});
