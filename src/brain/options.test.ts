/** What createBrain says to options that are mistaken: never a raw error, and always which option it was. */
import { describe, expect, it } from 'vitest';
import { FieldbrainError } from '../kernel/index.js';
import { createBrain } from './create.js';
import type { BrainOptions } from './options.js';

const small: BrainOptions = { sensors: 3, motors: 2, size: 4, device: 'cpu', bankRows: 16, seed: 5 };

/** The refusal of these options; the device must not even be opened. */
async function refusalOf(options: unknown): Promise<FieldbrainError> {
  const open = (): never => {
    throw new Error('a device was opened');
  };
  const error = await createBrain(options as BrainOptions, open).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(FieldbrainError);
  expect(error).toMatchObject({ code: 'usage' });
  return error as FieldbrainError;
}

describe('an unknown option', () => {
  it.each([
    ['bankRow', 'bankRows'],
    ['brain', 'brains'],
    ['preferGPU', 'preferGpu'],
    ['sede', 'seed'],
  ])('%s is refused with its name, the known ones and the nearest', async (wrong, near) => {
    const { message } = await refusalOf({ ...small, [wrong]: 3 });
    expect(message).toMatch(
      `createBrain: no such option (got ${wrong}, expected sensors, motors, size, brains, mode, research,`,
    );
    expect(message).toMatch(`Did you mean ${near}?`);
  });

  it('that is near to none is refused without a guess', async () => {
    expect((await refusalOf({ ...small, temperature: 3 })).message).toMatch('Leave it out, or use one of these.');
  });

  it('among the faculties of research, or in a dictionary, is refused too', async () => {
    const research = await refusalOf({ ...small, mode: 'research', research: { atention: false } });
    expect(research.message).toMatch(/research: no such faculty \(got atention, .*Did you mean attention\?/);
    const range = await refusalOf({ ...small, sensors: [{ name: 'front', minimum: 0, maximum: 4 }] });
    expect(range.message).toMatch('sensors[0]: no such key (got minimum, expected name, unit, min, max, role)');
    const motor = await refusalOf({ ...small, motors: [{ name: 'left', nme: 1 }] });
    expect(motor.message).toMatch(
      'motors[0]: no such key (got nme, expected name, unit, role, tendency). Did you mean name?',
    );
  });
});

it.each(['learn', 'planner', 'demonstrations', 'perBrainStores', 'preferGpu', 'forceGpu'])(
  '%s is true or false, not what counts as one',
  async (option) => {
    for (const value of ['no', 'false', 0, 1, null])
      expect((await refusalOf({ ...small, [option]: value })).message).toMatch(
        `createBrain: ${option} cannot be used (got ${value}, expected true or false).`,
      );
  },
);

it.each([
  [
    { device: null },
    'device cannot be used (got null, expected cuda (cuda:1 for the second GPU), webgpu, cpu or reference, or what createDevice',
  ],
  [{ device: {} }, 'device cannot be used (got {}, '],
  [{ executor: null }, 'executor cannot be used (got null, '],
  [{ seed: null }, 'seed cannot be used (got null, '],
  [{ seed: {} }, 'seed cannot be used (got undefined seeds, '],
  [{ seed: 1n }, 'seed cannot be used (got 1n, '],
  [{ brains: null }, 'brains cannot be used (got null, '],
  [{ mode: null }, 'mode cannot be used (got null, '],
  [{ mode: 'research', research: true }, 'research cannot be used (got true, '],
  [{ sensors: undefined }, 'sensors cannot be used (got undefined, '],
  [{ sensors: null }, 'sensors: no dictionary (got null, '],
  [{ sensors: 'abc' }, 'sensors: no dictionary (got abc, '],
  [{ sensors: [null] }, 'sensors[0]: no entry (got null, '],
  [{ sensors: ['x', 'y'] }, 'sensors[0]: no entry (got x, '],
  [{ sensors: [{ name: 'a' }, {}] }, 'sensors[1]: it has no name (got undefined, '],
  [{ sensors: [{ name: 5 }] }, 'sensors[0]: it has no name (got 5, '],
  [{ motors: [{}] }, 'motors[0]: it has no name (got undefined, '],
  [{ motors: [{ name: '' }] }, 'motors[0]: it has no name (got , '],
])('%o is refused', async (wrong, text) => {
  expect((await refusalOf({ ...small, ...wrong })).message).toMatch(text);
});

it.each([[undefined], [null], ['cpu'], [16]])('options of %s are refused', async (options) => {
  expect((await refusalOf(options)).message).toMatch(
    /^createBrain: options are not an object \(got .* Say sensors and motors at least\./,
  );
});

it('an option of undefined is one that was left out', async () => {
  const left = { brains: undefined, seed: undefined, learn: undefined, mode: undefined, executor: undefined };
  const brain = await createBrain({ ...small, ...left } as unknown as BrainOptions);
  expect(brain.configuration).toMatchObject({ brains: 1, seed: 1, mode: 'deployment' });
  await brain.close();
});
