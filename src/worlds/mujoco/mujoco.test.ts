/** MuJoCo behind the contract: the inverted pendulum where the package is there, and the words where it is not. */
import { describe, expect, it } from 'vitest';
import { createWorld } from '../create-world.js';
import type { HostWorld } from '../host-world.js';
import { loadEngine } from './engine.js';

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
