/** Discrete worlds against equations that were written apart from them. */
import { describe, expect, it } from 'vitest';
import { uniformOf } from '../../kernel/noise.js';
import { trialAction } from '../agreement.js';
import { createWorld } from '../create-world.js';
import { cueMaze } from '../equations/cue-maze.js';
import { stream } from '../world-program.js';
import { stepStream } from './pomdp-physics.js';

describe.each(['reference', 'cpu'] as const)('cue-maze on %s', (device) => {
  it.each([
    { chance: 0.98, validity: 1, cost: 0, steps: 2 },
    { chance: 0.75, validity: 0.8, cost: 0.25, steps: 3 },
  ])('agrees with the equations over 300 steps across resets: %j', async (options) => {
    const [count, seed] = [4, 11];
    const world = await createWorld('cue-maze', { count, device, seed, ...options });
    const maze = cueMaze(options);
    const episodes = new Array<number>(count).fill(0);
    const lengths = new Array<number>(count).fill(0);
    const begin = (n: number): number[] => maze.begin((element) => uniformOf(seed, n, episodes[n], stream, element));
    const states = episodes.map((_, n) => begin(n));
    const kinds = new Set<string>();
    for (let step = 0; step < 300; step += 1) {
      const actions = states.map((_, n) => trialAction(world, n, step));
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
            uniformOf(seed, n, episodes[n], stepStream, lengths[n] * 5 + element);
          const next = maze.step(states[n], actions[n], draw);
          [states[n], reward] = [next.state, next.reward];
          expect(answer.truncated[n]).toBe(lengths[n] === options.steps ? 1 : 0);
        }
        expect(Array.from(after.subarray(n * 5, n * 5 + 5))).toEqual(states[n]);
        expect(Array.from(answer.observations.subarray(n * 3, n * 3 + 3))).toEqual(states[n].slice(2));
        expect(answer.rewards[n]).toBeCloseTo(reward, 6);
        kinds.add(states[n].join());
      }
    }
    // Both sides, and every kind of outcome that this maze has.
    expect(kinds.size).toBe(options.validity === 1 ? 12 : 14);
    await world.close();
  });
});

it('refuses chances that are none', async () => {
  await expect(createWorld('cue-maze', { chance: 2 })).rejects.toThrow('bad chance (got 2, expected a probability');
  await expect(createWorld('cue-maze', { validity: -1 })).rejects.toThrow('bad validity');
});
