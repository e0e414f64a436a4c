import fc from 'fast-check';
import { expect, it } from 'vitest';
import { givesAway } from './balance.js';

const beat = (worker: string, robots: number, capacity = 8, draining = false) => ({
  ...{ worker, life: '1', robots, capacity, draining },
});

it('gives to a worker that joins, and keeps what is even', () => {
  expect(givesAway(beat('a', 6), [beat('b', 6), beat('c', 0)])).toBe(true);
  expect(givesAway(beat('a', 2), [beat('c', 0)])).toBe(false);
  expect(givesAway(beat('a', 3), [beat('c', 0)])).toBe(true);
  expect(givesAway(beat('a', 6), [])).toBe(false);
  expect(givesAway(beat('a', 6), [beat('c', 0, 8, true)])).toBe(false);
  expect(givesAway(beat('a', 6, 8, true), [beat('c', 0)])).toBe(false);
  // By shares of what each can hold: 12 of 32 are fewer than 4 of 8.
  expect(givesAway(beat('a', 4), [beat('b', 12, 32)])).toBe(false);
  expect(givesAway(beat('a', 6), [beat('b', 12, 32)])).toBe(true);
});

it('comes to rest from any beginning, with one worker moving a robot at a time', () => {
  const worker = fc.record({ robots: fc.nat(20), room: fc.integer({ min: 1, max: 20 }) });
  fc.assert(
    fc.property(fc.array(worker, { minLength: 2, maxLength: 8 }), (workers) => {
      const fleet = workers.map(({ robots, room }, i) => beat(`w${i}`, robots, robots + room));
      const moves = fleet.reduce((sum, { robots }) => sum + robots, 0);
      const givers = () =>
        fleet.filter((own) =>
          givesAway(
            own,
            fleet.filter((other) => other !== own),
          ),
        );
      for (let i = 0; i <= moves && givers().length > 0; i += 1) {
        expect(givers()).toHaveLength(1);
        givers()[0].robots -= 1;
        const [emptiest] = [...fleet].sort((one, other) => one.robots / one.capacity - other.robots / other.capacity);
        emptiest.robots += 1;
      }
      expect(givers()).toEqual([]);
    }),
  );
});
