/** Rooms as a Program against the simulator over a thousand episodes: means of metres, collisions and coverage. */
import { expect, it } from 'vitest';
import { compareDrives } from '../../src/worlds/rooms/statistics.js';

it('a thousand episodes of a minute come to the same on the device and in the simulator', async () => {
  const found = await compareDrives({ cars: 1000, rooms: 16, steps: 1200, device: 'cpu' });
  for (const { name, device, reference, difference, bound } of found) {
    console.log(`${name}: ${device} on the device, ${reference} in the simulator`);
    expect(difference).toBeLessThan(bound);
  }
});
