/** Random generative models with an observation, for property tests: small, and never far from singular by accident. */
import fc from 'fast-check';
import type { AgentModel } from '../../src/inference/active-inference/model.js';

export interface ObservedModel {
  readonly model: AgentModel;
  readonly observation: number[];
}

const entry = fc.double({ min: -2, max: 2, noNaN: true });
const positive = fc.double({ min: 0.1, max: 8, noNaN: true });
const list = <T>(one: fc.Arbitrary<T>, length: number): fc.Arbitrary<T[]> =>
  fc.array(one, { minLength: length, maxLength: length });

/** Models of up to `most` states and observations. */
export function observedModels(most = 6): fc.Arbitrary<ObservedModel> {
  return fc.tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most })).chain(([n, m]) =>
    fc
      .record({
        matrix: list(list(entry, n), m),
        offset: list(entry, m),
        precision: list(positive, m),
        mean: list(entry, n),
        variance: list(positive, n),
        observation: list(entry, m),
      })
      .map(({ matrix, offset, precision, mean, variance, observation }) => ({
        model: { states: n, observations: m, matrix, offset, precision, prior: { mean, variance } },
        observation,
      })),
  );
}

/** Models in which each observation sees one state alone, so that the exact posterior is diagonal. */
export function separateModels(most = 6): fc.Arbitrary<ObservedModel> {
  return fc.integer({ min: 1, max: most }).chain((n) =>
    fc
      .record({
        diagonal: list(entry, n),
        precision: list(positive, n),
        mean: list(entry, n),
        variance: list(positive, n),
        observation: list(entry, n),
      })
      .map(({ diagonal, precision, mean, variance, observation }) => ({
        model: {
          states: n,
          observations: n,
          matrix: diagonal.map((value, i) => diagonal.map((_, j) => (i === j ? value : 0))),
          precision,
          prior: { mean, variance },
        },
        observation,
      })),
  );
}
