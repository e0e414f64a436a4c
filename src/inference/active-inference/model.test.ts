import { expect, it } from 'vitest';
import { createReference } from '../../device/reference/reference.js';
import { createAgents } from './agents.js';
import { checkModel } from './model.js';

const good = {
  states: 2,
  observations: 2,
  matrix: [
    [1, 0],
    [0, 1],
  ],
  precision: 1,
  prior: { variance: 1 },
};
const changed = (change: object): never => ({ ...good, ...change }) as never;

it.each([
  [
    { matrix: [[1, 0]] },
    'model.matrix: wrong number of rows (got 1 element, expected 2 rows of 2 numbers). Give a list of rows.',
  ],
  [
    { matrix: [[1, 0], [1]] },
    'model.matrix[1]: wrong shape (got 1 element, expected 2 numbers). Give rows of one length.',
  ],
  [
    {
      matrix: [
        [1, 0],
        [Number.NaN, 1],
      ],
    },
    'model.matrix[1][0]: not a finite number (got NaN, expected a finite number). Correct or remove it.',
  ],
  [
    { matrix: new Float64Array([1, 0, 0, Number.NaN]) },
    'model.matrix[1][1]: not a finite number (got NaN, expected a finite number). Correct or remove it.',
  ],
  [
    { matrix: undefined },
    'model: needs one observation matrix (got 0, expected one of matrix, matrices, bands). Give exactly one.',
  ],
  [
    { precision: [1, 0] },
    'model.precision[1]: makes the model singular (got 0, expected a precision above 0). Give every element some uncertainty, or leave it out of the model.',
  ],
  [
    { prior: { variance: [1, -1] } },
    'model.prior.variance[1]: makes the model singular (got -1, expected a variance above 0). Give every element some uncertainty, or leave it out of the model.',
  ],
  [
    { prior: { variance: [1] } },
    'model.prior.variance: wrong shape (got 1 element, expected 2 numbers, or one for all). Give one number for each element.',
  ],
  [
    { prior: { mean: [1, null], variance: 1 } },
    'model.prior.mean[1]: not a finite number (got null, expected a finite number). Correct or remove it.',
  ],
  [
    { prior: undefined },
    'model.prior: not an object (got nothing, expected an object with mean, variance). Give its keys in braces.',
  ],
  [{ states: 0 }, 'model.states: not usable (got 0, expected a whole number from 1). Give such a number.'],
  [
    { matrx: 1 },
    'model.matrx: no such key (got matrx, expected states, observations, matrix, matrices, bands, offset, precision, prior, transition, preference, policies). Correct its spelling, or remove it.',
  ],
  [
    {
      matrix: undefined,
      bands: [
        { start: 1, values: [1, 2] },
        { start: 0, values: [1] },
      ],
    },
    'model.bands[0]: leaves the matrix (got columns up to 3, expected at most 2). Shorten it.',
  ],
  [
    { matrix: undefined, bands: [{ start: 0 }, { start: 0, values: [1] }] },
    'model.bands[0].values: missing (got nothing, expected a list of numbers). Give the entries of the row.',
  ],
  [
    { transition: { noise: [0, -1] } },
    'model.transition.noise[1]: negative (got -1, expected a variance from 0). Correct it.',
  ],
])('refuses %j', (change, message) => {
  expect(() => checkModel(changed(change))).toThrow(expect.objectContaining({ code: 'input-invalid', message }));
});

it('refuses what does not fit at run time, and leaves the agents usable', async () => {
  const agents = await createAgents(good, { device: createReference() });
  await expect(agents.infer([1])).rejects.toThrow('observation[0]: wrong shape (got 1 element, expected 2 numbers)');
  await expect(agents.infer([1, Number.NaN])).rejects.toThrow('observation[0][1]: not a finite number (got NaN');
  await expect(agents.plan([{ controls: [[0, 0]] }])).rejects.toThrow('plan: no beliefs yet');
  await agents.infer([1, 2]);
  await expect(agents.plan([])).rejects.toThrow('policies: none given');
  await expect(agents.plan([{ controls: [[0, 0]] }])).rejects.toThrow('model.preference: missing');
  await expect(agents.plan([{ controls: [[0]] }])).rejects.toThrow('policies[0].controls[0]: wrong shape');
  await expect(agents.setPrior({ variance: [[1, 1]] })).rejects.toThrow('prior: another kind than before');
  expect(Array.from((await agents.infer([1, 2])).mean)).toEqual([0.5, 1]);
  await agents.close();
  await expect(agents.infer([1, 2])).rejects.toMatchObject({ code: 'session-closed' });
});

it('refuses models whose numbers leave the type', async () => {
  const device = createReference();
  const wild = changed({
    precision: 1e38,
    matrix: [
      [1e10, 0],
      [0, 1],
    ],
  });
  await expect(createAgents(wild, { device, dtype: 'f32' })).rejects.toThrow(
    "model: the complexity is not finite at element 0 (got Infinity, expected a finite number). The model's scales are too far apart for f32: rescale it, or use f64.",
  );
  await expect(createAgents(good, { device, mode: 'other' as never })).rejects.toThrow('mode: unknown');
  await expect(createAgents(good, { device, iterations: 0 })).rejects.toThrow('iterations: not usable');
  await expect(
    createAgents(
      changed({
        observations: 3,
        matrix: [
          [1, 0],
          [0, 1],
          [1, 1],
        ],
      }),
      { device, mode: 'legacy' },
    ),
  ).rejects.toThrow('legacy mode: takes states for observations (got 3, expected at most 2)');
});
