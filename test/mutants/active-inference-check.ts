/**
 * The closed forms that active inference must meet, on the reference: worked examples with known posterior and evidence.
 * It says what differs. It is bundled with one mutated source by active-inference.test.ts; on the true sources it finds
 * nothing.
 */
import { createReference } from '../../src/device/reference/reference.js';
import { createAgents } from '../../src/inference/active-inference/agents.js';
import { defaultModel } from '../../src/inference/active-inference/default-model.js';
import { exactPosterior } from '../../src/inference/active-inference/exact-posterior.js';
import { freeEnergyProgram } from '../../src/inference/active-inference/free-energy.js';
import type { AgentModel } from '../../src/inference/active-inference/model.js';
import { checkModel, modelConstants, shapeOf } from '../../src/inference/active-inference/model.js';

export const oneState: AgentModel = { states: 1, observations: 1, matrix: [[1]], precision: 4, prior: { variance: 1 } };

export const twoStates: AgentModel = {
  states: 2,
  observations: 3,
  matrix: [
    [1, 0.3],
    [0, 1],
    [0.5, -0.5],
  ],
  offset: [0.1, 0, 0],
  precision: [4, 2, 1],
  prior: { mean: [0.1, -0.2], variance: [1, 0.5] },
};
export const twoStatesSeen = [1, -0.5, 0.25];

/** Free energies of given beliefs, by the stand-alone Program. */
export async function energiesOf(
  model: AgentModel,
  observation: readonly number[],
  mean: readonly number[],
  variance: readonly number[],
  mode: 'correct' | 'legacy' = 'correct',
): Promise<{ complexity: number; accuracy: number; freeEnergy: number }> {
  const checked = checkModel(model);
  const session = await createReference({ arithmetic: 'f64' }).load(freeEnergyProgram(shapeOf(checked, 'f64'), mode), {
    symbols: { agents: 1 },
    constants: modelConstants(checked, 'f64'),
  });
  const seen = session.stepSync({
    observation: Float64Array.from(observation),
    mean: Float64Array.from(mean),
    variance: Float64Array.from(variance),
  });
  return { complexity: seen.complexity[0], accuracy: seen.accuracy[0], freeEnergy: seen.freeEnergy[0] };
}

export async function check(): Promise<string[]> {
  const wrong: string[] = [];
  const expect = (
    what: string,
    got: ArrayLike<number> | number,
    wanted: ArrayLike<number> | number,
    error = 1e-9,
  ): void => {
    const [left, right] = [got, wanted].map((one) => (typeof one === 'number' ? [one] : Array.from(one)));
    right.forEach((value, i) => {
      if (!(Math.abs(left[i] - value) <= error * (1 + Math.abs(value))))
        wrong.push(`${what}[${i}]: ${left[i]}, not ${value}`);
    });
  };
  const one = await energiesOf(oneState, [1], [0.8], [0.2]);
  expect('complexity of one state', one.complexity, 0.7247189562170502);
  expect('accuracy of one state', one.accuracy, -0.7057913526447273);
  expect('free energy of one state', one.freeEnergy, 1.4305103088617774);
  const near = await energiesOf(oneState, [0], [0], [1 + 3 * 2 ** -52]);
  if (!(Math.abs(near.complexity / (9 * 2 ** -106) - 1) < 1e-12))
    wrong.push(`complexity near the prior: ${near.complexity}`);

  const device = createReference({ arithmetic: 'f64' });
  const exact = exactPosterior(twoStates, twoStatesSeen);
  expect('surprise', exact.surprise, 3.3519238844451906);
  for (const method of ['conjugate', 'gradient', 'dual'] as const) {
    const agents = await createAgents(twoStates, { device, method, tolerance: 1e-24, iterations: 200, trace: true });
    const beliefs = await agents.infer(twoStatesSeen);
    // Descent ends where F no longer moves: at the root of the rounding error in the means.
    expect(`${method}: mean`, beliefs.mean, exact.mean, method === 'conjugate' ? 1e-9 : 1e-7);
    expect(`${method}: variance`, beliefs.variance, [0.19047619047619047, 0.2169197396963124]);
    expect(`${method}: complexity`, beliefs.complexity, 0.7897423041127665);
    expect(`${method}: free energy`, beliefs.freeEnergy, 3.3709251709654082);
    const history = beliefs.history?.[0] ?? [];
    for (let i = 1; i < history.length; i += 1)
      if (history[i] > history[i - 1] + 1e-12) wrong.push(`${method}: F rises from ${history[i - 1]} to ${history[i]}`);
    await agents.close();
  }
  // 8 sensors over 24 windows, of the shape that the original used.
  const small = { ...defaultModel({ states: 24, observations: 8 }), preference: { mean: 1, variance: 2 } };
  const seen = Array.from({ length: 8 }, (_, i) => 1 + Math.sin(i));
  const agents = await createAgents(small, { device });
  expect('banded mean', (await agents.infer(seen)).mean, exactPosterior(small, seen).mean);
  const plan = await agents.plan([{ controls: [new Array<number>(24).fill(0.1)] }]);
  expect('expected free energy both ways', plan.expected, [-plan.pragmatic[0] - plan.epistemic[0]]);
  await agents.close();
  return wrong;
}
