/** Groups of channels: their means, and that a served brain's cycles come with them while somebody looks. */
import { expect, it } from 'vitest';
import { channels } from '../../brain/constants.js';
import { ServedBrain } from '../served-brain.js';
import type { CycleMessage } from '../telemetry.js';
import { pooledGroups } from './pooled-groups.js';

it('are the means of their lanes over all cells, for each brain', () => {
  const cells = 64;
  const means = Float32Array.from({ length: 2 * cells * channels.all }, (_, i) => {
    const [lane, cell, slot] = [i % 64, Math.floor(i / 64) % cells, Math.floor(i / 64 / cells)];
    // Mean 0 over cells, so that only the lane and the brain are left.
    return lane + 100 * slot + (cell % 2 === 0 ? 1 : -1);
  });
  expect(Array.from(pooledGroups(means, 2))).toEqual([15.5, 39.5, 54.5, 62.5, 115.5, 139.5, 154.5, 162.5]);
});

it('come with the cycles of a served brain, as they were before the cycle, while somebody looks', async () => {
  const sensors = ['a', 'b', 'c'].map((name) => ({ name, min: 0, max: 1 }));
  const served = await ServedBrain.open({
    ...{ sensors, motors: 2, size: 4, bankRows: 16, planner: false },
    ...{ device: 'cpu', threads: 1 },
  });
  try {
    const cycles = served.server.hub.subscribe({ types: ['cycle'] });
    const cycle = async (t: number): Promise<CycleMessage> => {
      await served.process([0.5 + 0.5 * Math.sin(t), 0.3, (t % 3) / 3]);
      return cycles.take() as CycleMessage;
    };
    const slot = served.server.robots.robotSlot('served-0');
    if (slot === undefined) throw new Error('no slot');
    for (let t = 0; t < 5; t += 1) expect((await cycle(t)).groups).toBeUndefined();
    slot.measuresGroups = true;
    expect((await cycle(5)).groups).toBeUndefined();
    for (let t = 6; t < 12; t += 1) {
      const before = Array.from(pooledGroups(await served.read('means'), 1));
      expect(before[0]).not.toBe(0);
      expect((await cycle(t)).groups).toEqual(before);
    }
    slot.measuresGroups = false;
    await cycle(12);
    expect((await cycle(13)).groups).toBeUndefined();
  } finally {
    await served.close();
  }
});
