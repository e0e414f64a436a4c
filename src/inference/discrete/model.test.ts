import { expect, it } from 'vitest';
import { cueMazeModel } from './cue-maze-model.js';
import { checkPomdp, type PomdpModel, readOutcomes } from './model.js';
import { policiesOf } from './policies.js';

const coin: PomdpModel = {
  A: [
    [
      [0.9, 0.2],
      [0.1, 0.8],
    ],
  ],
  B: [
    [
      [[1], [0]],
      [[0], [1]],
    ],
  ],
};

it('reads factors, modalities, actions and preferences', () => {
  const model = checkPomdp(cueMazeModel());
  expect(model).toMatchObject({ factors: [4, 2], outcomes: [4, 3, 3], controls: [4, 1], states: 8 });
  expect(model.actions).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
  // ln softmax C: its exponentials sum to 1.
  for (const one of model.C) expect(one.reduce((sum, log) => sum + Math.exp(log), 0)).toBeCloseTo(1, 14);
});

it('takes a lone factor or modality without the outer list, and the controls of each factor as counts', () => {
  const { A, B } = coin as { A: never[]; B: never[] };
  const bare = checkPomdp({ A: A[0], B: B[0], C: [1, 0], D: [0.5, 0.5], controls: 1 });
  expect(bare).toEqual(checkPomdp({ ...coin, C: [[1, 0]], D: [[0.5, 0.5]], controls: [0] }));
  expect(checkPomdp({ ...cueMazeModel(), controls: [4, 1] }).actions).toHaveLength(4);
});

it('takes preferences for each step, and counts in place of probabilities', () => {
  const perStep = checkPomdp({
    ...coin,
    C: [
      [
        [0, 0],
        [2, 0],
      ],
    ],
  });
  expect(perStep.C[0]).toHaveLength(4);
  const { A: _, ...rest } = coin;
  const counted = checkPomdp({
    ...rest,
    pA: [
      [
        [3, 1],
        [1, 1],
      ],
    ],
  });
  expect(Array.from(counted.A[0])).toEqual([0.75, 0.5, 0.25, 0.5]);
});

it.each([
  [
    {
      A: [
        [
          [0.9, 0.2],
          [0.2, 0.8],
        ],
      ],
    },
    'A[0], column 0: does not sum to 1 (got 1.1, expected 1)',
  ],
  [
    {
      A: [
        [
          [1.1, 0.2],
          [-0.1, 0.8],
        ],
      ],
    },
    'A[0], column 0: a negative probability (got -0.1',
  ],
  [
    {
      B: [
        [
          [
            [1, 1],
            [0, 0.5],
          ],
          [
            [0, 0],
            [1, 1],
          ],
        ],
      ],
    },
    'B[0], column 1, 1: does not sum to 1 (got 1.5',
  ],
  [{ D: [[0.5, 0.4]] }, 'D[0]: does not sum to 1 (got 0.9'],
  [{ D: [[1]] }, 'D[0]: wrong shape (got 1 element, expected 2 numbers)'],
  [{ E: [0.5, 0.6] }, 'E: does not sum to 1'],
  [{ C: [[1, 2, 3]] }, 'C[0]: wrong shape (got 3 elements, expected 2 numbers)'],
  [{ C: [[1, 2], [1, 2], [1, 2], [1]] }, 'C[0][3]: wrong shape'],
  [{ A: [[[1, 1]], [[1, 'x']]] }, 'A[1][0][1]: not a finite number (got x'],
  [
    {
      A: [
        [1, 0],
        [0, 1, 0],
      ],
    },
    'A[0][1]: wrong shape (got 3 elements',
  ],
  [{ A: [[[1, 1]], 5] }, 'A[1]: wrong number of axes (got 0'],
  [{ A: 7 }, 'A: wrong number of axes (got 0, expected outcomes × states for each modality: 3 nested lists)'],
  [{ B: undefined }, 'B: wrong number of axes (got 0'],
  [
    {
      pA: [
        [
          [1, 2],
          [-1, 2],
        ],
      ],
    },
    'pA[0], column 0: a negative count (got -1',
  ],
  [
    {
      pB: [
        [
          [[1], [0]],
          [[0], [0]],
        ],
      ],
    },
    'pB[0], column 1, 0: no counts',
  ],
  [{ pD: [[0, -2]] }, 'pD[0]: a negative count (got -2'],
  [
    { controls: [3] },
    'controls: neither factors nor the controls of each factor (got 3, expected factors from 0 to 0, or 1)',
  ],
  [{ intended: [[2]] }, 'intended[0]: unknown state (got 2, expected 0 … 1)'],
  [{ policies: [] }, 'policies: not a list'],
  [{ A: [null] }, 'A: wrong number of axes'],
  [{ B: null }, 'B: wrong number of axes'],
  [{ D: null }, 'D: wrong number of axes'],
  [{ E: 'x'.repeat(500) }, 'E: not a list'],
  [{ controls: 'all' }, 'controls: not a list'],
  [{ likelihood: 1 }, 'model.likelihood: no such key'],
])('refuses %j', (change, message) => {
  expect(() => checkPomdp({ ...coin, ...change } as PomdpModel)).toThrow(message);
});

it('refuses lists in lists without end', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  for (const key of ['A', 'B', 'C', 'D', 'pA', 'policies'])
    expect(() => {
      const model = checkPomdp({ ...coin, [key]: deep } as PomdpModel);
      policiesOf(model, 1);
    }).toThrow(new RegExp(`^${key}`));
});

it('refuses outcomes that the model does not know', () => {
  const model = checkPomdp(cueMazeModel());
  expect(readOutcomes('observed', [3, 0, 2], model)).toEqual([3, 0, 2]);
  expect(() => readOutcomes('observed', [3, 0], model)).toThrow(
    'observed: wrong length (got 2 elements, expected 3 outcomes)',
  );
  expect(() => readOutcomes('observed', [3, 3, 0], model)).toThrow(
    'observed[1]: unknown outcome (got 3, expected 0 … 2)',
  );
  expect(() => readOutcomes('observed', [0.5, 0, 0], model)).toThrow('observed[0]: unknown outcome');
  expect(() => checkPomdp({ ...cueMazeModel(), B: [Array(5000).fill(Array(5000).fill([1]))] })).toThrow(
    'B: too many joint states',
  );
});
