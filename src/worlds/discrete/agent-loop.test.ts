/** Agents and world in one Program: they do what theory says, and what agents and world alone, joined by hand, do. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCpu } from '../../device/cpu/cpu.js';
import type { Device } from '../../device/device.js';
import { chainModel, createPomdpAgents, cueMazeModel, gridModel } from '../../inference/discrete/index.js';
import { createWorld } from '../create-world.js';
import { createPomdpLoop } from './agent-loop.js';

let device: Device;
beforeAll(async () => {
  device = await createCpu({ threads: 2 });
});
afterAll(() => device.close());

const run = async (options: object, world: object = {}, planning: object = {}) => {
  const loop = await createPomdpLoop({
    ...{ world: 'cue-maze', worldOptions: { ...world }, model: cueMazeModel(options) },
    ...{ agents: 64, horizon: 2, gamma: 16, device, seed: 3, choice: 'mode', ...planning },
  });
  // One step begins the first episode, two moves and a reset make each of the next.
  const found = await loop.run(30);
  await loop.close();
  return found;
};

it('sends agents to a free cue and from there to the reward', async () => {
  for (const planning of ['policies', 'sophisticated'] as const) {
    const { meanReturn, firstActions, episodes } = await run({}, {}, { planning });
    expect(firstActions[3]).toBe(1);
    // The second move takes the reward, with the chance of the arm.
    expect(meanReturn).toBeGreaterThan(0.9);
    expect(episodes).toBe(64 * 9 + 64);
  }
});

it('lets a costly cue be: policies at once, trees when it costs more than it gains', async () => {
  const vanilla = await run({ cost: 0.5 }, { cost: 0.5 });
  expect(vanilla.firstActions[3]).toBe(0);
  // A guess is right half of the time, and the arm is not left.
  expect(Math.abs(vanilla.meanReturn)).toBeLessThan(0.3);
  const tree = await run({ cost: 0.5 }, { cost: 0.5 }, { planning: 'sophisticated' });
  expect(tree.firstActions[3]).toBe(1);
  expect(tree.meanReturn).toBeGreaterThan(0.4);
  expect((await run({ cost: 4 }, { cost: 4 }, { planning: 'sophisticated' })).firstActions[3]).toBe(0);
});

it('takes the steps that agents and world take when the host carries actions and outcomes', async () => {
  const options = { agents: 3, horizon: 2, gamma: 2, seed: 5, device } as const;
  const loop = await createPomdpLoop({ ...options, world: 'cue-maze', model: cueMazeModel() });
  const agents = await createPomdpAgents(cueMazeModel(), options);
  const world = await createWorld('cue-maze', { count: 3, seed: 5, device, precision: 'f64' });
  let { observations } = await world.reset({ seed: 5 });
  // The loop's agents see zeros once before the first episode begins; these draw once too.
  await agents.observe(new Int32Array(9));
  await loop.run(1);
  let begins: ArrayLike<number> = [1, 1, 1];
  for (let step = 0; step < 12; step += 1) {
    agents.reset(begins);
    const { action } = await agents.observe(Int32Array.from(observations));
    await loop.run(1);
    expect(await loop.session.read('agentAction')).toEqual(action);
    const answer = await world.step(Float64Array.from(action));
    observations = answer.observations;
    begins = answer.info.reset;
    const place = await loop.session.read('worldState2');
    expect(Array.from(place)).toEqual([0, 1, 2].map((n) => observations[3 * n]));
  }
  for (const one of [loop, agents, world]) await one.close();
});

it('walks a grid to a goal far beyond its horizon by inductive planning', async () => {
  const model = gridModel({ size: 4, slip: 0.2 });
  const loop = async (planning: 'inductive' | 'policies') => {
    const made = await createPomdpLoop({
      ...{ world: 'grid-world', worldOptions: { size: 4, slip: 0.2 }, model },
      ...{ agents: 8, planning, horizon: 1, device, seed: 2 },
    });
    const found = await made.run(42);
    await made.close();
    return found.meanReturn;
  };
  // Six moves of 0.8 take eight steps on the average; the other twelve of an episode are rewarded.
  expect(await loop('inductive')).toBeGreaterThan(10);
  expect(await loop('policies')).toBeLessThan(4);
});

it('follows a chain of cues to the reward', async () => {
  const loop = await createPomdpLoop({
    ...{ world: 'cue-chain', model: chainModel(), agents: 12 },
    ...{ horizon: 4, gamma: 16, device, seed: 2, choice: 'mode' },
  });
  // By way of both cues the reward is eight moves off on the average, which leaves seven rewarded steps of fourteen. A guess
  // is worth none on the average.
  const { meanReturn, firstActions } = await loop.run(15);
  await loop.close();
  expect(firstActions[3]).toBe(1);
  expect(meanReturn).toBeGreaterThan(6);
});

describe('refusals', () => {
  it.each([
    [{ agents: 0 }, 'bad number of agents (got 0'],
    [{ world: 'cart-pole' }, "the model's modalities do not fit cart-pole (got 3, expected 4)"],
    [{ world: 'maze' }, 'no such world (got maze'],
    [{ worldOptions: { length: 3 } }, 'length'],
    [{ model: [cueMazeModel()], agents: 2 }, 'another number of agents than of models'],
    [{ planning: 'deep' }, 'planning: unknown'],
  ])('of case %#', async (change, message) => {
    const options = { world: 'cue-maze', model: cueMazeModel(), agents: 2, device, ...change };
    await expect(createPomdpLoop(options as never)).rejects.toThrow(message);
  });
});
