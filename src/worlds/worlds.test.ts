/** The contract of a world: autoreset, seeds, masks, refusals, and worlds that users define. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, constant, gt, mul } from '../kernel/index.js';
import { createWorld } from './create-world.js';
import { defineWorld, type Physics, type TakenStep, type WorldOptions, worldNames } from './definition.js';
import { tMaze } from './equations/index.js';
import { box } from './space.js';
import type { World } from './types.js';

const drift = defineWorld({
  name: 'test-drift',
  title: 'a point that is pushed to the right',
  observations: box(['x', 'm', -10, 10]),
  actions: box(['push', 'm', -1, 1]),
  states: ['x'],
  options: { edge: 1 },
  limit: 7,
  physics: ({ edge }) => ({
    begin: (draw) => [mul(draw(0), 0.1)],
    observe: (state) => state,
    step: ([x], [push]) => ({
      state: [add(x, push)],
      reward: constant(1, x.dtype),
      terminated: gt(add(x, push), Number(edge)),
    }),
  }),
});

/** The same on the host. */
const hostDrift = defineWorld({
  ...drift,
  name: 'test-host-drift',
  physics: undefined,
  environment: ({ edge }) => {
    let x = 0;
    return {
      reset: (draw, state) => {
        x = state?.[0] ?? 0.1 * draw(0);
        return [x];
      },
      step: ([push]: ArrayLike<number> & Iterable<number>) => {
        x += push;
        return { observation: [x], reward: 1, terminated: x > Number(edge) };
      },
    };
  },
} as Parameters<typeof defineWorld>[0]);

const made = (name: string, options = {}): Promise<World> =>
  createWorld(name, { count: 3, device: 'reference', seed: 4, ...options });

describe.each([drift.name, hostDrift.name])('%s', (name) => {
  it('resets in the step after the end, whatever the actions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }), {
          minLength: 1,
          maxLength: 30,
        }),
        async (steps) => {
          const world = await made(name);
          const [ended, lengths] = [
            [0, 0, 0],
            [0, 0, 0],
          ];
          for (const actions of steps) {
            const { observations, rewards, terminated, truncated, info } = await world.step(actions);
            for (let n = 0; n < 3; n += 1) {
              expect(info.reset[n]).toBe(ended[n]);
              lengths[n] = ended[n] === 1 ? 0 : lengths[n] + 1;
              if (ended[n] === 1) {
                expect([rewards[n], terminated[n], truncated[n], info.lengths[n]]).toEqual([0, 0, 0, 0]);
                expect(observations[n]).toBeLessThan(0.1);
              } else {
                expect(rewards[n]).toBe(1);
                expect(terminated[n]).toBe(Number(observations[n] > 1));
                expect(truncated[n]).toBe(Number(lengths[n] >= 7));
              }
              ended[n] = terminated[n] | truncated[n];
              const wanted = ended[n] === 1 ? lengths[n] : 0;
              expect([info.lengths[n], info.returns[n]]).toEqual([wanted, wanted]);
            }
          }
          await world.close();
        },
      ),
      { numRuns: 40 },
    );
  });

  it('gives the same bits for a seed, others for another, and goes on without one', async () => {
    const world = await made(name);
    const first = Array.from((await world.reset({ seed: 9 })).observations);
    expect(new Set(first).size).toBe(3);
    const second = Array.from((await world.reset()).observations);
    expect(second).not.toEqual(first);
    expect(Array.from((await world.reset({ seed: 9 })).observations)).toEqual(first);
    expect(Array.from((await world.reset()).observations)).toEqual(second);
    expect(Array.from((await world.reset({ seed: 10 })).observations)).not.toEqual(first);
    await world.close();
  });

  it('resets the environments of a mask, and begins from given states', async () => {
    const world = await made(name);
    await world.reset({ states: [0.1, 0.2, 0.3] });
    const { observations } = await world.reset({ mask: [0, 1, 0], states: [[5], [0.5], [5]] });
    expect(Array.from(observations)).toEqual([0.1, 0.5, 0.3]);
    const next = await world.step([0.25, 0.25, 0.25]);
    expect(Array.from(next.observations, (x) => x.toFixed(2))).toEqual(['0.35', '0.75', '0.55']);
    await world.close();
  });

  it('refuses what it cannot use, and nothing changes', async () => {
    const world = await made(name);
    const before = Array.from((await world.reset({ seed: 1 })).observations);
    const refusals: [() => Promise<unknown>, RegExp][] = [
      [() => world.step([0, 0]), /step .*: wrong number of actions \(got 2, expected 3 \(3 × 1\)\)/],
      [() => world.step([0, Number.NaN, 0]), /bad action at 1 \(got NaN, expected a finite number\)/],
      [() => world.step(undefined as never), /wrong number of actions/],
      [() => world.reset({ mask: [1] }), /wrong length of the mask \(got 1, expected 3/],
      [() => world.reset({ states: [1, 2] }), /wrong number of states \(got 2, expected 3/],
      [() => world.reset({ states: [1, Number.NaN, 2] }), /bad state at 1/],
      [() => world.reset({ seed: -1 }), /bad seed/],
    ];
    for (const [attempt, text] of refusals) await expect(attempt()).rejects.toThrow(text);
    const { observations } = await world.step([0, 0, 0]);
    expect(Array.from(observations)).toEqual(before);
    await world.close();
    await expect(world.step([0, 0, 0])).rejects.toThrow(/already closed/);
    await expect(world.reset()).rejects.toThrow(/already closed/);
  });
});

describe('the end of an episode', () => {
  it.each([
    [undefined, 0],
    [false, 0],
    [true, 1],
  ])('may be the same for every step: %s', async (terminated, expected) => {
    const physics: typeof drift.physics = (options) => {
      const { step, ...rest } = (drift.physics as (options: WorldOptions) => Physics)(options);
      return { ...rest, step: (...given) => ({ ...step(...given), terminated }) };
    };
    const world = await createWorld({ ...drift, physics }, { count: 2, device: 'cpu', seed: 4 });
    const lengths: number[] = [];
    await world.reset({ seed: 4 });
    for (let step = 0; step < 7; step += 1) {
      const { terminated: ends, truncated, info } = await world.step([1, 1]);
      if (step === 0) expect(Array.from(ends)).toEqual([expected, expected]);
      if (ends[0] !== 0 || truncated[0] !== 0) lengths.push(info.lengths[0]);
    }
    expect(lengths[0]).toBe(expected === 1 ? 1 : 7);
    await world.close();
  });

  it('is that of the step where what follows leaves it out', async () => {
    const physics: typeof drift.physics = (options) => {
      const { step, ...rest } = (drift.physics as (options: WorldOptions) => Physics)(options);
      const settle = ({ state, reward }: TakenStep) => ({ state, reward, writes: [] });
      return { ...rest, step: (...given) => ({ ...step(...given), terminated: true }), settle };
    };
    const world = await createWorld({ ...drift, physics }, { count: 2, device: 'cpu', seed: 4 });
    expect(Array.from((await world.step([1, 1])).terminated)).toEqual([1, 1]);
    await world.close();
  });

  it('may be left out on the host', async () => {
    const environment = () => ({ reset: () => [0], step: () => ({ observation: [0], reward: 1 }) });
    const world = await createWorld({ ...drift, physics: undefined, environment }, { count: 1 });
    expect(Array.from((await world.step([0])).terminated)).toEqual([0]);
    await world.close();
  });
});

describe('an environment on the host', () => {
  it.each([
    [
      'a first observation',
      [Number.NaN],
      [0],
      0,
      /the observation x is not usable \(got NaN, expected a finite number\)/,
    ],
    ['an observation', [0], [Number.POSITIVE_INFINITY], 0, /the observation x is not usable \(got Infinity/],
    ['a hole', [0], [undefined], 0, /the observation x is not usable \(got undefined/],
    ['a reward', [0], [0], Number.NaN, /the reward is not usable \(got NaN, expected a finite number\)/],
  ])('is refused %s that is not finite', async (_, first, observation, reward, text) => {
    const environment = () => ({
      reset: () => first,
      step: () => ({ observation: observation as number[], reward, terminated: false }),
    });
    const run = async (): Promise<void> => {
      const world = await createWorld({ ...drift, physics: undefined, environment }, { count: 1 });
      await world.step([0]);
    };
    await expect(run()).rejects.toThrow(text);
  });
});

describe('createWorld', () => {
  it('refuses unknown worlds, options and values with what to do', async () => {
    await expect(createWorld('cartpole')).rejects.toThrow(/no such world \(got cartpole.*Did you mean cart-pole\?/);
    await expect(createWorld('t-maze', { lenght: 3 })).rejects.toThrow(/Did you mean length\?/);
    await expect(createWorld('t-maze', { length: 0 })).rejects.toThrow(/bad length \(got 0/);
    await expect(createWorld('cart-pole', { count: 0 })).rejects.toThrow(/bad count/);
    await expect(createWorld('cart-pole', { seed: 1.5 })).rejects.toThrow(/bad seed/);
    expect(worldNames()).toContain('acrobot');
  });

  it('refuses discrete actions that are none', async () => {
    const world = await createWorld('acrobot', { device: 'reference' });
    await expect(world.step([3])).rejects.toThrow(/no such action at 0 \(got 3, expected a whole number from 0 to 2\)/);
    await expect(world.step([0.5])).rejects.toThrow(/no such action/);
    await world.close();
  });

  it('shows the cue of the T-maze once, and rewards the turn that it says', async () => {
    const world = await createWorld('t-maze', { count: 8, length: 4, device: 'cpu', seed: 3 });
    const { observations } = await world.reset({ seed: 3 });
    const cues = Array.from({ length: 8 }, (_, n) => observations[2 * n]);
    expect(new Set(cues)).toEqual(new Set([-1, 1]));
    for (let step = 0; step < 4; step += 1) await world.step(new Float32Array(8));
    const { rewards, terminated, info } = await world.step(cues.map((cue, n) => (n < 4 ? cue : -cue)));
    expect(Array.from(rewards)).toEqual([1, 1, 1, 1, -1, -1, -1, -1]);
    expect([...terminated, ...info.lengths]).toEqual([...Array(8).fill(1), ...Array(8).fill(5)]);
    expect(tMaze(4).step([4, 1], 0.5).reward).toBe(1);
    await world.close();
  });
});
