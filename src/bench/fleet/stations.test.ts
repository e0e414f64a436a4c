import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSource } from '../../programs/seeded.js';
import { Agenda, Station } from './stations.js';

it('gives what was planned in order of time, whatever the order of planning', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 3000 }), (times) => {
      const agenda = new Agenda();
      for (const [job, atUs] of times.entries()) agenda.plan(atUs, job);
      const given: number[] = [];
      for (let one = agenda.next(); one !== undefined; one = agenda.next()) {
        expect(times[one.job]).toBe(one.atUs);
        given.push(one.atUs);
      }
      expect(given).toEqual([...times].sort((one, other) => one - other));
      expect(agenda.isEmpty).toBe(true);
    }),
    { numRuns: 30 },
  );
});

it.each([
  ['equal times: half of that with random times', 0.5, 'equal', 0.7],
  ['random times', 1, 'random', 0.7],
  ['equal times, nearly full', 0.5, 'equal', 0.9],
] as const)('waits as the formula of Pollaczek and Khinchine says: %s', (_, factor, kind, load) => {
  const source = createSource(5);
  const random = (mean: number): number => -mean * Math.log((source() + 1) / (2 ** 32 + 1));
  const station = new Station();
  let [nowUs, waitedUs] = [0, 0];
  const jobs = 400_000;
  for (let i = 0; i < jobs; i += 1) {
    nowUs += random(10 / load);
    const tookUs = kind === 'equal' ? 10 : random(10);
    waitedUs += station.serve(nowUs, tookUs) - nowUs - tookUs;
  }
  const expected = (factor * 10 * load) / (1 - load);
  expect(waitedUs / jobs / expected).toBeGreaterThan(0.95);
  expect(waitedUs / jobs / expected).toBeLessThan(1.05);
  expect(station.busyUs / nowUs).toBeCloseTo(load, 1);
});

it('lets several servers work on one queue', () => {
  const station = new Station(2);
  expect([station.serve(0, 10), station.serve(0, 10), station.serve(1, 10), station.serve(12, 1)]).toEqual([
    10, 10, 20, 13,
  ]);
});
