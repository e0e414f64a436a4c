import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fault, SimulatedFleet } from '../../test/support/simulated-fleet.js';
import { checkHistory } from './history.js';

const fault: fc.Arbitrary<Fault> = fc.record({
  atMs: fc.integer({ min: 1000, max: 15_000 }),
  kind: fc.constantFrom('kill', 'freeze', 'cut', 'cut in', 'cut out', 'delay', 'lose store', 'move'),
  index: fc.nat(11),
  target: fc.constantFrom('gateway', 'worker'),
  forMs: fc.integer({ min: 50, max: 6000 }),
});

const target = 'worker';

const makeFleet = (seed: number, unfenced = false): SimulatedFleet =>
  new SimulatedFleet({ seed, robots: 4, gateways: 2, workers: 3, unfenced });

describe('ownership', () => {
  it('drives every robot where nothing fails, each by one worker and in one epoch', () => {
    const fleet = makeFleet(1);
    fleet.run(5000);
    expect(checkHistory(fleet.history)).toEqual([]);
    expect(new Set(fleet.history.map(({ robot }) => robot)).size).toBe(4);
    expect(new Set(fleet.history.map(({ robot, driver, epoch }) => `${robot} ${driver} ${epoch.revision}`)).size).toBe(
      4,
    );
    expect(fleet.counters).toMatchObject({ claims: 4, fenced: 0, robotRefusals: 0 });
    expect(fleet.idleRobots(200)).toEqual([]);
  });

  it('spreads robots over the workers', () => {
    const fleet = makeFleet(2);
    fleet.run(3000);
    expect(new Set(fleet.history.map(({ driver }) => driver)).size).toBeGreaterThan(1);
  });

  it('never lets two workers drive one robot, nor an epoch fall, and drives again when the faults are over', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fault, { minLength: 1, maxLength: 12 }), (seed, faults) => {
        const fleet = makeFleet(seed);
        fleet.plan(faults);
        fleet.run(21_000);
        expect(checkHistory(fleet.history)).toEqual([]);
        fleet.run(40_000);
        expect(checkHistory(fleet.history)).toEqual([]);
        expect(fleet.idleRobots(500)).toEqual([]);
      }),
      { numRuns: 150, interruptAfterTimeLimit: 20_000 },
    );
  });

  it('drives again after the store was lost and made anew by a clock that was set back', () => {
    const fleet = makeFleet(5);
    const lose = { kind: 'lose store and time', index: 0, target: 'worker', forMs: 0 } as const;
    const kill = { kind: 'kill', index: 1, target: 'worker', forMs: 2000 } as const;
    fleet.plan([
      { ...lose, atMs: 4000 },
      { ...kill, atMs: 5000 },
      { ...lose, atMs: 9000 },
      { ...kill, atMs: 9500 },
    ]);
    fleet.run(12_000);
    expect(fleet.idleRobots(500)).toEqual([]);
    expect(checkHistory(fleet.history)).toEqual([]);
  });

  it('takes over from a killed worker within two seconds', () => {
    const fleet = makeFleet(3);
    fleet.plan(
      [0, 1, 2].map((index) => ({ atMs: 4000 + 5000 * index, kind: 'kill', index, target: 'worker', forMs: 2000 })),
    );
    for (const atMs of [4000, 9000, 14_000]) {
      fleet.run(atMs + 2000);
      expect(fleet.idleRobots(200)).toEqual([]);
    }
  });

  it('takes over from a worker that is heard but hears nothing within two seconds', () => {
    const fleet = makeFleet(3);
    fleet.plan([0, 1, 2].map((index) => ({ atMs: 4000 + 9000 * index, kind: 'cut in', index, target, forMs: 5000 })));
    for (const atMs of [4000, 13_000, 22_000]) {
      fleet.run(atMs + 2000);
      expect(fleet.idleRobots(200)).toEqual([]);
    }
    expect(checkHistory(fleet.history)).toEqual([]);
  });

  it('waits for a worker that says that it is loading, and would take its robots away if it said nothing', () => {
    const slow = { seed: 4, robots: 4, gateways: 2, workers: 3, loadMs: 8000 };
    const fleet = new SimulatedFleet(slow);
    fleet.run(15_000);
    expect([fleet.counters.claims, fleet.idleRobots(200)]).toEqual([4, []]);
    const silent = new SimulatedFleet({ ...slow, isWordless: true });
    silent.run(15_000);
    expect(silent.counters.claims).toBeGreaterThan(4);
  });

  it('would be caught without fences: the checker sees a thawed worker drive', () => {
    const caught = [1, 2, 3, 4, 5].some((seed) => {
      const fleet = makeFleet(seed, true);
      fleet.plan([{ atMs: 3000, kind: 'freeze', index: seed, target: 'worker', forMs: 3000 }]);
      fleet.run(10_000);
      return checkHistory(fleet.history).length > 0;
    });
    expect(caught).toBe(true);
  });
});

describe('checkHistory', () => {
  const frame = (driver: string, revision: number, incarnation = 1) => ({
    robot: 'r',
    atMs: 0,
    driver,
    epoch: { incarnation, revision },
  });
  it('accepts changes of owner with growing epochs, and a store that was made anew', () => {
    expect(checkHistory([frame('a', 1), frame('b', 2), frame('a', 3), frame('b', 1, 2)])).toEqual([]);
  });
  it('finds an epoch that falls, and one with two drivers', () => {
    expect(checkHistory([frame('a', 2), frame('b', 1)])[0]).toContain('the epoch fell from 1.2 to 1.1');
    expect(checkHistory([frame('a', 1), frame('b', 1)])[0]).toContain('a and b drove it in epoch 1.1');
  });
});
