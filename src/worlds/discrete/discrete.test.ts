/** Discrete worlds against equations that were written apart from them. */
import { describe, expect, it } from 'vitest';
import { uniformOf } from '../../kernel/noise.js';
import { createWorld } from '../create-world.js';
import { cueMaze } from '../equations/cue-maze.js';
import { cueChain, gridWorld } from '../equations/grid.js';
import { stream } from '../world-program.js';
import { stepStream } from './pomdp-physics.js';

interface Twin {
  begin(draw: (element: number) => number): number[];
  step(
    state: readonly number[],
    action: number,
    draw: (element: number) => number,
  ): { state: number[]; reward: number };
}

const cases: readonly (readonly [string, (options: never) => Twin, { readonly steps: number }, number])[] = [
  // Both sides, and every kind of outcome that this maze has.
  ['cue-maze', cueMaze, { chance: 0.98, validity: 1, cost: 0, steps: 2 } as { steps: number }, 12],
  ['cue-maze', cueMaze, { chance: 0.75, validity: 0.8, cost: 0.25, steps: 3 } as { steps: number }, 14],
  ['grid-world', gridWorld, { size: 3, slip: 0.25, steps: 20 } as { steps: number }, 9],
  ['cue-chain', cueChain, { steps: 14 }, 60],
];

describe.each(['reference', 'cpu'] as const)('on %s', (device) => {
  it.each(cases)('%s agrees with the equations over 300 steps across resets', async (name, twinOf, options, least) => {
    const [count, seed] = [4, 11];
    const world = await createWorld(name, { count, device, seed, ...options });
    const twin = twinOf(options as never);
    const [width, stateWidth] = [world.observations.shape[0], world.states.length];
    const episodes = new Array<number>(count).fill(0);
    const lengths = new Array<number>(count).fill(0);
    const begin = (n: number): number[] => twin.begin((element) => uniformOf(seed, n, episodes[n], stream, element));
    const states = episodes.map((_, n) => begin(n));
    const kinds = new Set<string>();
    for (let step = 0; step < 300; step += 1) {
      const actions = states.map((_, n) => Math.floor(uniformOf(5, n, step, 1, 0) * (world.actions.discrete ?? 1)));
      const answer = await world.step(actions);
      const after = await world.readStates();
      for (let n = 0; n < count; n += 1) {
        let reward = 0;
        if (lengths[n] === options.steps) {
          episodes[n] += 1;
          lengths[n] = 0;
          states[n] = begin(n);
          expect(answer.info.reset[n]).toBe(1);
        } else {
          lengths[n] += 1;
          const draw = (element: number): number =>
            uniformOf(seed, n, episodes[n], stepStream, lengths[n] * stateWidth + element);
          const next = twin.step(states[n], actions[n], draw);
          [states[n], reward] = [next.state, next.reward];
          expect(answer.truncated[n]).toBe(lengths[n] === options.steps ? 1 : 0);
        }
        expect(Array.from(after.subarray(n * stateWidth, (n + 1) * stateWidth))).toEqual(states[n]);
        expect(Array.from(answer.observations.subarray(n * width, (n + 1) * width))).toEqual(states[n].slice(-width));
        expect(answer.rewards[n]).toBeCloseTo(reward, 6);
        kinds.add(states[n].join());
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(least);
    await world.close();
  });
});

it('refuses options that cannot be used', async () => {
  await expect(createWorld('cue-maze', { chance: 2 })).rejects.toThrow('bad chance (got 2, expected a probability');
  await expect(createWorld('cue-maze', { validity: -1 })).rejects.toThrow('bad validity');
  await expect(createWorld('grid-world', { size: 1 })).rejects.toThrow('bad size (got 1');
  await expect(createWorld('grid-world', { slip: 1 })).rejects.toThrow('bad slip');
});
