import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { energiesOf, oneState, twoStates, twoStatesSeen } from '../../../test/mutants/active-inference-check.js';
import { observedModels } from '../../../test/support/random-model.js';
import { createReference } from '../../device/reference/reference.js';
import { defaultModel, photonPrecision } from './default-model.js';
import { exactPosterior } from './exact-posterior.js';
import { freeEnergyProgram } from './free-energy.js';
import { checkModel, modelConstants, shapeOf } from './model.js';

describe('closed forms', () => {
  it('one state at its exact posterior: F = −ln p(o)', async () => {
    const { complexity, accuracy, freeEnergy } = await energiesOf(oneState, [1], [0.8], [0.2]);
    expect(complexity).toBeCloseTo(0.7247189562, 9);
    expect(accuracy).toBeCloseTo(-0.7057913526, 9);
    expect(freeEnergy).toBeCloseTo(1.4305103089, 9);
    expect(freeEnergy).toBeCloseTo(exactPosterior(oneState, [1]).surprise, 12);
  });

  it('two states: F of the mean field lies above −ln p(o)', async () => {
    const { mean, covariance, surprise } = exactPosterior(twoStates, twoStatesSeen);
    expect(Array.from(mean)).toEqual([expect.closeTo(0.77493562, 8), expect.closeTo(-0.25622318, 8)]);
    expect(covariance[1]).toBeCloseTo(-0.04077253, 8);
    expect(surprise).toBeCloseTo(3.3519238844, 9);
    const variance = [0.19047619047619047, 0.2169197396963124];
    const { complexity, freeEnergy } = await energiesOf(twoStates, twoStatesSeen, Array.from(mean), variance);
    expect(complexity).toBeCloseTo(0.7897423041, 9);
    expect(freeEnergy).toBeCloseTo(3.370925171, 9);
  });

  it('in f32 to 1e-5', async () => {
    const checked = checkModel(twoStates);
    const session = await createReference({ arithmetic: 'f32' }).load(freeEnergyProgram(shapeOf(checked, 'f32')), {
      symbols: { agents: 1 },
      constants: modelConstants(checked, 'f32'),
    });
    const { freeEnergy } = session.stepSync({
      observation: Float32Array.from(twoStatesSeen),
      mean: Float32Array.of(0.77493562, -0.25622318),
      variance: Float32Array.of(0.19047619047619047, 0.2169197396963124),
    });
    expect(Math.abs(freeEnergy[0] / 3.370925171 - 1)).toBeLessThan(1e-5);
  });

  it.each([
    ['windows', 900, 0, 0.01, 0, 10, 2658.939875542],
    ['atmosphere', 100, 0, 1e-14, 0, 10, 1676.9388197455],
    ['satellite', 6, 7, 100, 7, 1000, 4.207755279],
  ])('complexity of the %s at the start', async (_, states, mean, variance, priorMean, priorVariance, expected) => {
    const model = {
      states,
      observations: 1,
      bands: [{ start: 0, values: [1] }],
      precision: 1,
      prior: { mean: priorMean, variance: priorVariance },
    };
    const fill = (value: number): number[] => new Array<number>(states).fill(value);
    const { complexity } = await energiesOf(model, [0], fill(mean), fill(variance));
    expect(Math.abs(complexity / expected - 1)).toBeLessThan(1e-11);
  });

  it('accuracy without any residual', async () => {
    const model = { ...defaultModel({ states: 110, observations: 100 }), offset: 0 };
    // The legacy form has no trace term, and predicts the first states themselves.
    const { accuracy } = await energiesOf(
      model,
      new Array<number>(100).fill(0),
      new Array<number>(110).fill(0),
      new Array<number>(110).fill(1),
      'legacy',
    );
    expect(photonPrecision).toBeCloseTo(56.78616100321738, 9);
    expect(accuracy).toBeCloseTo(110.0707792661, 9);
  });
});

describe('legacy form', () => {
  it('weighs the error three times, and floors variances', async () => {
    const { accuracy, freeEnergy } = await energiesOf(oneState, [1], [0.8], [0.2], 'legacy');
    expect(accuracy).toBeCloseTo(-1.5057913526, 9);
    expect(freeEnergy).toBeCloseTo(2.2305103089, 9);
    const model = {
      states: 100,
      observations: 1,
      bands: [{ start: 0, values: [1] }],
      precision: 1,
      prior: { variance: 10 },
    };
    const fill = (value: number): number[] => new Array<number>(100).fill(value);
    expect((await energiesOf(model, [0], fill(0), fill(1e-14), 'legacy')).complexity).toBeCloseTo(1216.4218011472, 8);
  });
});

it('is never below −ln p(o), whatever the belief', async () => {
  const beliefs = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 12, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(observedModels(), beliefs, async ({ model, observation }, noise) => {
      const { mean, surprise } = exactPosterior(model, observation);
      const shifted = Array.from(mean, (value, i) => value + noise[i]);
      const variance = Array.from(mean, (_, i) => Math.exp(noise[6 + (i % 6)]));
      const { complexity, freeEnergy } = await energiesOf(model, observation, shifted, variance);
      expect(complexity).toBeGreaterThanOrEqual(0);
      expect(freeEnergy).toBeGreaterThanOrEqual(surprise - 1e-9 * Math.abs(surprise));
    }),
    { numRuns: 40, seed: 7 },
  );
});

it('has five ops, and complexity is nothing at the prior itself', async () => {
  expect(freeEnergyProgram(shapeOf(checkModel(twoStates), 'f64')).ops).toHaveLength(5);
  expect((await energiesOf(twoStates, twoStatesSeen, [0.1, -0.2], [1, 0.5])).complexity).toBe(0);
});
