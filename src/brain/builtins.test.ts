import { describe, expect, it } from 'vitest';
import { quickOr } from '../../test/support/quick.js';
import { createReference } from '../device/reference/reference.js';
import { createDevice } from '../device/registry.js';
import { runTrial } from '../device/trial-run.js';
import { explain } from '../fuse/index.js';
import { trialOf } from '../programs/trial.js';
import { brainBuiltins } from './builtins.js';
import { brainProgram } from './cycle.js';
import { gradientProgram } from './gradients.js';
import { shapeOf } from './shape.js';

/** Parts of brainLearningDemonstrations. */
const parts = quickOr(['brainLearning', 'brainDemonstrations'], []);
const compared = brainBuiltins.filter(({ name }) => !parts.includes(name));

describe.each(compared.map((one) => [one.name, one] as const))('%s', (_, one) => {
  it('has the bits of the f32 reference on the processor', async () => {
    const trial = trialOf(one, { steps: 2 });
    const expected = await runTrial(createReference(), trial);
    const device = await createDevice('cpu', { threads: 2 });
    try {
      const got = await runTrial(device, trial);
      for (const [place, { tensor, data }] of expected.entries())
        expect({ tensor: tensor.name, data: got[place].data }).toEqual({ tensor: tensor.name, data });
    } finally {
      await device.close();
    }
  });
});

it.each([false, true])(
  'the cycle comes to four stages on a GPU, besides those that run in few cycles (demonstrations: %s)',
  (demonstrations) => {
    const shape = shapeOf(32, 16, 5);
    const program = brainProgram({
      shape,
      storage: 'f32',
      perBrainStores: false,
      candidates: 8,
      recallEvery: 1,
      research: false,
      demonstrations,
    });
    const { schedule } = explain(program, { target: 'cuda', symbols: { B: 1, R: 10_000 } });
    expect(schedule.filter((line) => /^stage \d/.test(line))).toHaveLength(4);
  },
);

it('Sobel gradients answer a unit slope with 1, and zero where nothing changes', async () => {
  const session = await createReference().load(gradientProgram(4), { symbols: { B: 1 } });
  const content = new Float32Array(4 ** 3 * 32);
  for (let v = 0; v < 64; v += 1)
    for (let c = 0; c < 32; c += 1) content[v * 32 + c] = (v >> 4) + (c === 0 ? 3 * (v % 4) : 0);
  await session.write('content', content);
  const gradients = session.stepSync().gradients;
  const inside = (1 * 16 + 1 * 4 + 2) * 32;
  const at = (axis: number, c: number): number => gradients[axis * 64 * 32 + inside + c];
  expect([at(0, 5), at(1, 5), at(2, 5), at(2, 0)]).toEqual([1, 0, 0, 3]);
});
