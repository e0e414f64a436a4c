/** What stays builds up: motors grow under a sensor that stays on, and only there. One slot per sensor, all of one seed. */
import { describe, expect, it } from 'vitest';
import { createBrain } from './create.js';

const sensors = 16;
const motors = 4;
const wake = 30;
const cycles = 20;

/** Sizes of the motors in the first and the last six cycles of a stimulus, over all sensors and motors. */
async function sizes(stimulus: (t: number) => number, persistence: number): Promise<{ first: number; last: number }> {
  const ranges = Array.from({ length: sensors }, (_, at) => ({ name: `sensor${at}`, min: -1, max: 1 }));
  const options = { sensors: ranges, motors, size: 4, brains: sensors, seed: 21, bankRows: 64, device: 'cpu' } as const;
  const brain = await createBrain({ ...options, perBrainStores: true, planner: false });
  try {
    await brain.set('exploration', 0);
    await brain.set('persistence', persistence);
    const input = new Float32Array(sensors * sensors);
    let [first, last] = [0, 0];
    for (let t = 0; t < wake + cycles; t += 1) {
      input.fill(0.1);
      if (t >= wake) for (let slot = 0; slot < sensors; slot += 1) input[slot * sensors + slot] = stimulus(t);
      const { motors: moved } = await brain.processBatch(input, { rewards: new Float32Array(sensors) });
      const size = moved.reduce((sum, value) => sum + Math.abs(value), 0);
      if (t >= wake && t < wake + 6) first += size;
      if (t >= wake + cycles - 6) last += size;
    }
    return { first, last };
  } finally {
    await brain.close();
  }
}

const growth = async (stimulus: (t: number) => number, persistence: number): Promise<number> => {
  const { first, last } = await sizes(stimulus, persistence);
  return last / first - 1;
};

describe('persistence', () => {
  it('motors grow under a sensor that stays on, on either side', async () => {
    expect(await growth(() => 1, 1)).toBeGreaterThan(0.3);
    expect(await growth(() => -1, 1)).toBeGreaterThan(0.3);
  });

  it('they do not grow without it', async () => {
    expect(Math.abs(await growth(() => 1, 0))).toBeLessThan(0.1);
  });

  it('they do not grow under what flickers, nor when nothing comes', async () => {
    expect(Math.abs(await growth((t) => (t % 2 === 0 ? 1 : -1), 1))).toBeLessThan(0.1);
    expect(Math.abs(await growth(() => 0.1, 1))).toBeLessThan(0.1);
  });
});
