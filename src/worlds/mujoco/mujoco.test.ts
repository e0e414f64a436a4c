/** MuJoCo behind the contract: the inverted pendulum where the package is there, and the words where it is not. */
import { describe, expect, it } from 'vitest';
import { createWorld } from '../create-world.js';
import { findWorld } from '../definition.js';
import type { HostWorld } from '../host-world.js';
import { doublePendulum } from './double-pendulum.js';
import { loadEngine } from './engine.js';
import { halfCheetah } from './half-cheetah.js';

describe('mujoco', () => {
  it('is refused in words where the package is not installed', async () => {
    const missing = (): Promise<never> => Promise.reject(new Error('not found'));
    await expect(loadEngine(missing)).rejects.toThrow(/MuJoCo is not installed .* Run npm install @mujoco\/mujoco\./);
    await expect(createWorld('mujoco', { model: 'nothing' })).rejects.toThrow(/no such model \(got nothing/);
  });

  it('balances the inverted pendulum by linear feedback, and ends without', async () => {
    const world = await createWorld('mujoco', { count: 2, seed: 3 });
    expect(world.actions).toMatchObject({ low: [-3], high: [3] });
    let { observations } = await world.reset({ seed: 3 });
    expect(Math.max(...observations.map(Math.abs))).toBeLessThanOrEqual(0.01);
    let total = 0;
    for (let step = 0; step < 300; step += 1) {
      const [x, angle, speed, spin] = observations;
      const answer = await world.step([Math.max(-3, Math.min(3, 0.5 * x + 4 * angle + 0.6 * speed + 0.8 * spin)), 0]);
      total += answer.rewards[0];
      observations = answer.observations;
      if (step === 0) expect(answer.info.reset[0]).toBe(0);
    }
    expect(total).toBe(300);
    // The other was left alone, and fell.
    const { info } = await world.reset({ states: [0, 0, 0, 0, 0, 0.19, 0, 2] }).then(() => world.step([0, 0]));
    expect(info.lengths[1]).toBe(1);
    await world.close();
  });

  it('shows its bodies from the side: a pole of 0.6 m that stands on the cart and leans as its angle says', async () => {
    const world = (await createWorld('mujoco', { count: 1 })) as HostWorld;
    await world.reset({ states: [0.3, 0.1, 0, 0] });
    const at = (name: string): number => world.outline(0)[world.outlineNames.indexOf(name)];
    expect(world.outlineNames).toHaveLength(3 * 5);
    for (const [name, value] of [
      ['fromX1', 0.2],
      ['toX1', 0.4],
      ['radius1', 0.1],
      ['fromX2', 0.3],
      ['toX2', 0.3 + 0.6 * Math.sin(0.1)],
      ['fromZ2', 0],
      ['toZ2', 0.6 * Math.cos(0.1)],
    ] as const)
      expect(at(name), name).toBeCloseTo(value, 6);
    await world.close();
  });
});

describe('the models of ours', () => {
  const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

  it.each([
    ['mujoco-double-pendulum', 9, 1, 6, 9100],
    ['mujoco-hopper', 11, 3, 12, 3800],
    ['mujoco-half-cheetah', 17, 6, 18, 4800],
  ] as const)('%s has the shapes and the noise of Gymnasium', async (name, seen, motors, states, solvedAt) => {
    const { observations, actions, states: names, sensorRanges, ...rest } = findWorld(name);
    expect([observations.shape[0], actions.shape[0], names.length, rest.solvedAt]).toEqual([
      ...[seen, motors, states, solvedAt],
    ]);
    expect(sensorRanges?.length).toBe(seen);
    const world = await createWorld(name, { count: 2, seed: 5 });
    const first = Array.from((await world.reset({ seed: 5 })).observations);
    expect(first.slice(0, seen)).not.toEqual(first.slice(seen));
    expect(Array.from((await world.reset({ seed: 5 })).observations)).toEqual(first);
    const { observations: next, rewards } = await world.step(zeros(2 * motors));
    expect([...next, ...rewards].every(Number.isFinite)).toBe(true);
    await world.close();
  });

  it('a double pendulum that is left alone falls and ends, and one that is upright is paid as Gymnasium pays', async () => {
    const world = await createWorld('mujoco-double-pendulum', { count: 1 });
    await world.reset({ states: zeros(6) });
    const { rewards, observations } = await world.step([0]);
    // 10 for being up, less the square of 2 − 1.2 m; a hair is lost to the gravity along the rail.
    expect(rewards[0]).toBeCloseTo(10 - 0.8 ** 2, 4);
    expect(observations[3]).toBeCloseTo(1, 6);
    await world.reset({ states: [0, 0.05, 0, 0, 0, 0] });
    let [steps, isOver, last] = [0, false, 0];
    for (; !isOver && steps < 100; steps += 1) {
      const answer = await world.step([0]);
      isOver = answer.terminated[0] === 1;
      last = answer.rewards[0];
    }
    expect(isOver).toBe(true);
    expect(steps).toBeGreaterThan(3);
    expect(last).toBeLessThan(0);
    await world.close();
  });

  it('poles that swing freely lose energy to the friction of their joints only', async () => {
    const engine = await loadEngine();
    const free = doublePendulum.xml.replace('damping="0.05"', 'damping="0"').replace('0.00001 0 -9.81', '0 0 -9.81');
    const xml = free.replace('<option ', '<option><flag energy="enable"/></option><option ');
    const model = engine.MjModel.from_xml_string(xml);
    const data = new engine.MjData(model) as InstanceType<typeof engine.MjData> & { energy: ArrayLike<number> };
    data.qpos[1] = 2;
    data.qpos[2] = 0.5;
    engine.mj_forward(model, data);
    const energy = (): number => data.energy[0] + data.energy[1];
    const before = energy();
    for (let step = 0; step < 40; step += 1) engine.mj_step(model, data);
    expect(Math.abs(data.qvel[2])).toBeGreaterThan(0.1);
    expect(Math.abs(energy() - before)).toBeLessThan(0.02 * Math.abs(before));
    data.delete();
    model.delete();
  });

  it('a hopper that falls over ends; one that flies forward is paid for its speed', async () => {
    const world = await createWorld('mujoco-hopper', { count: 2 });
    const standing = [0, 1.25, 0, 0, 0, 0];
    const high = [0, 3, 0, 0, 0, 0];
    await world.reset({ states: [...high, 1.5, ...zeros(5), ...high, -1.5, ...zeros(5)] });
    const { rewards } = await world.step(zeros(6));
    // Alive, and 1.5 m/s one way or the other.
    expect(rewards[0]).toBeCloseTo(2.5, 3);
    expect(rewards[1]).toBeCloseTo(-0.5, 3);
    await world.reset({ states: [...standing, ...zeros(6), ...standing, ...zeros(6)] });
    const pushed = await world.step([1, 0, 0, 0, 0, 0]);
    expect(pushed.rewards[0]).not.toBe(pushed.rewards[1]);
    let isOver = false;
    for (let step = 0; !isOver && step < 300; step += 1)
      isOver = (await world.step([1, 1, 1, 0, 0, 0])).terminated[0] === 1;
    expect(isOver).toBe(true);
    await world.close();
  });

  it('a half-cheetah never ends, stands on its feet, and is paid for its way forward less its effort', async () => {
    const world = await createWorld('mujoco-half-cheetah', { count: 2 });
    const high = [0, 2, ...zeros(7)];
    await world.reset({ states: [...high, 2, ...zeros(8), ...high, -2, ...zeros(8)] });
    const { rewards } = await world.step(zeros(12));
    expect(rewards[0]).toBeCloseTo(2, 1);
    expect(rewards[1]).toBeCloseTo(-2, 1);
    await world.reset({ states: zeros(36) });
    let ended = 0;
    for (let step = 0; step < 60; step += 1) ended += (await world.step(zeros(12))).terminated[0];
    const { observations } = await world.step(zeros(12));
    expect(ended).toBe(0);
    // The torso began 0.7 m up, and did not sink through the floor.
    expect(observations[0]).toBeGreaterThan(-0.3);
    expect(observations[0]).toBeLessThan(0.1);
    await world.close();
    // 2 m/s forward, less a tenth of the squares of six full motors.
    const [before, positions] = [zeros(9), [0.1, ...zeros(8)]];
    const step = { before, positions, velocities: zeros(9), action: [1, -1, 1, 1, 1, 1], seconds: 0.05 };
    expect(halfCheetah.outcome(step).reward).toBeCloseTo(1.4, 12);
  });
});
