/** World and brains in one Program: what is learned, what is copied, what comes back, and how both go on afterwards. */
import { describe, expect, it } from 'vitest';
import { createBrain } from '../brain/create.js';
import { actionOf, portsOf } from './brain-ports.js';
import { createWorld } from './create-world.js';
import { defineWorld, findWorld } from './definition.js';
import { cartPole, pendulum } from './equations/index.js';
import { createLoop } from './loop.js';

const small = { size: 4, bankRows: 16, planner: false, device: 'cpu', seed: 3 } as const;

const brains = (world: string, count: number, more = {}) =>
  createBrain({ ...portsOf(findWorld(world)), ...small, brains: count, ...more });

describe('a loop on the device', () => {
  it('teaches cart-pole by its expert, and copies nothing while it runs', async () => {
    const world = await createWorld('cart-pole', { count: 4, device: 'cpu', seed: 2 });
    const brain = await brains('cart-pole', 4, { demonstrations: true });
    const loop = await createLoop({ world, brain, demonstrate: true, tellReward: false });
    expect(loop.place).toBe('device');
    const untaught = await loop.evaluate({ episodes: 4, seed: 99 });
    expect(untaught.meanReturn).toBeLessThan(200);
    const before = brain.counters();
    const summary = await loop.run(1100);
    const after = brain.counters();
    expect([after.uploads - before.uploads, after.downloadedBytes - before.downloadedBytes]).toEqual([0, 0]);
    expect(summary.curve.reduce((sum, { episodes }) => sum + episodes, 0)).toBe(summary.episodes);
    expect(summary.robots.reduce((sum, { episodes }) => sum + episodes, 0)).toBe(summary.episodes);
    const evaluation = await loop.evaluate({ episodes: 8, seed: 99 });
    expect(evaluation.episodes).toBe(8);
    expect(evaluation.worstReturn).toBeGreaterThanOrEqual(475);
    await loop.close();
    await brain.close();
    await world.close();
  });

  it('gives the bits of the same steps made one by one from the host', async () => {
    const world = await createWorld('pendulum', { count: 2, device: 'cpu', seed: 2 });
    const [inLoop, onHost] = [await brains('pendulum', 2), await brains('pendulum', 2)];
    const loop = await createLoop({ world, brain: inLoop });
    await loop.run(130);
    const { episodes, meanReturn, worstReturn } = await loop.run(90);
    await loop.close();

    const twin = await createWorld('pendulum', { count: 2, device: 'cpu', seed: 2 });
    let observations = Float32Array.from((await twin.reset({ seed: 2 })).observations);
    let rewards = new Float32Array(2);
    let returns: number[] = [];
    const hostStep = async (): Promise<Float32Array> => {
      const { motors } = await onHost.processBatch(observations, { rewards });
      const answer = await twin.step(Float32Array.from(motors, (motor) => actionOf(motor, twin.actions, 0)));
      observations = Float32Array.from(answer.observations);
      rewards = Float32Array.from(answer.rewards);
      if (answer.truncated[0] === 1) returns = Array.from(answer.info.returns);
      return motors;
    };
    for (let step = 0; step < 220; step += 1) await hostStep();
    expect(await world.readStates()).toEqual(await twin.readStates());
    for (const name of ['motors', 'content', 'actor']) expect(await inLoop.read(name)).toEqual(await onHost.read(name));
    expect(episodes).toBe(2);
    expect(meanReturn).toBeCloseTo((returns[0] + returns[1]) / 2, 2);
    expect(worstReturn).toBe(Math.min(...returns));

    // Both go on alone where the loop left them.
    const mine = await inLoop.processBatch(observations, { rewards });
    expect(Array.from(mine.motors)).toEqual(Array.from(await hostStep()));
    expect(mine.states[0].cycle).toBe(221);
    for (const one of [world, twin, inLoop, onHost]) await one.close();
  });

  it('records every step of chosen robots', async () => {
    const world = await createWorld('cart-pole', { count: 3, device: 'cpu', seed: 5 });
    const brain = await brains('cart-pole', 3);
    const loop = await createLoop({ world, brain, traces: [2, 0] });
    expect(loop.traceColumns).toEqual([
      ...['x', 'speed', 'angle', 'spin', 'push'],
      ...['reward', 'terminated', 'truncated', 'reset'],
    ]);
    const { traces = new Float32Array() } = await loop.run(200);
    expect(traces.length).toBe(200 * 2 * 9);
    const row = (step: number, robot: number): Float32Array => traces.subarray((step * 2 + robot) * 9).subarray(0, 9);
    let ends = 0;
    for (const robot of [0, 1])
      for (let step = 0; step < 199; step += 1) {
        const [x, speed, angle, spin, motor, reward, terminated, , reset] = row(step, robot);
        const next = row(step + 1, robot).subarray(0, 4);
        ends += terminated;
        if (reset === 1) {
          expect(Math.max(...next.map(Math.abs))).toBeLessThanOrEqual(0.05001);
          expect(row(step - 1, robot)[6]).toBe(1);
          continue;
        }
        expect(reward).toBe(1);
        const { state } = cartPole.step([x, speed, angle, spin], motor >= 0 ? 1 : 0);
        for (const at of [0, 1, 2, 3]) expect(next[at]).toBeCloseTo(state[at], 5);
      }
    expect(ends).toBeGreaterThan(0);
    for (const one of [loop, world, brain]) await one.close();
  });

  it('leaves parameters, states and snapshots of the brain as they are without it', async () => {
    const world = await createWorld('pendulum', { count: 2, device: 'cpu' });
    const brain = await brains('pendulum', 2);
    const loop = await createLoop({ world, brain });
    await loop.run(20);
    await brain.set('exploration', 0.5, 1);
    const snapshot = await brain.save();
    expect(Object.keys(snapshot.tensors)).not.toContain('worldState0');
    expect(Object.keys(snapshot.tensors)).not.toContain('sensed');
    await loop.run(10);
    const states = Array.from(await brain.read('worldState0'));
    await brain.load(snapshot);
    expect(Array.from(await brain.read('age'))).toEqual([20, 20]);
    expect(brain.get('exploration', 1)).toBe(0.5);
    // The world did not go back with it.
    expect(Array.from(await brain.read('worldState0'))).toEqual(states);
    await expect(brain.processBatch(new Float32Array(6))).rejects.toThrow(/in a loop/);
    expect(() => brain.processBatchSync(new Float32Array(6))).toThrow(/in a loop/);
    await loop.close();
    for (const one of [world, brain]) await one.close();
  });
});

describe('a loop on the host', () => {
  it('runs a world in TypeScript with the same brains', async () => {
    defineWorld({
      ...findWorld('pendulum'),
      name: 'test-host-pendulum',
      physics: undefined as never,
      limit: 20,
      environment: () => {
        let state: readonly number[] = [];
        return {
          reset: (draw) => {
            state = pendulum.begin(draw);
            return pendulum.observe(state);
          },
          step: (action) => {
            const next = pendulum.step(state, action[0]);
            state = next.state;
            return { observation: pendulum.observe(state), reward: next.reward, terminated: false };
          },
        };
      },
    });
    const world = await createWorld('test-host-pendulum', { count: 2 });
    const brain = await brains('pendulum', 2);
    const loop = await createLoop({ world, brain, traces: [1] });
    expect(loop.place).toBe('host');
    const { episodes, meanLength, traces } = await loop.run(63);
    expect([episodes, meanLength, traces?.length]).toEqual([6, 20, 63 * 8]);
    const evaluation = await loop.evaluate({ episodes: 3, seed: 1 });
    expect(evaluation.episodes).toBe(4);
    for (const one of [loop, world, brain]) await one.close();
  });
});

describe('createLoop', () => {
  it('refuses what does not fit, in words', async () => {
    const world = await createWorld('t-maze', { count: 2, device: 'cpu' });
    const brain = await createBrain({ ...small, sensors: 2, motors: 1, brains: 2 });
    const other = await createBrain({ ...small, sensors: 3, motors: 1, brains: 2 });
    await expect(createLoop({ world, brain: other })).rejects.toThrow(
      /sensors do not fit t-maze \(got 3, expected 2\)/,
    );
    await expect(createLoop({ world, brain, demonstrate: true })).rejects.toThrow(/takes no demonstrations/);
    await expect(createLoop({ world, brain, traces: [2] })).rejects.toThrow(/no such robot to trace \(got 2/);
    for (const one of [world, brain, other]) await one.close();
  });
});
