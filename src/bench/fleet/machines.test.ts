import { expect, it } from 'vitest';
import { summarise } from '../measure.js';
import { assumptions, machine, simulateFleet } from './machines.js';

const times = {
  gatewayUs: 100,
  natsUs: 5,
  workerUs: 100,
  brainUs: 300,
  storeUs: 200,
  loadUs: 20_000,
  checkpointBytes: 1e6,
  workerBackgroundUs: 0,
  natsBackgroundUs: 0,
};

it('takes the service and the hops where nothing waits, and more where parts are busy', () => {
  const idle = simulateFleet({ robots: 20, machines: 4, natsServers: 3, everyS: 5 }, times, 2000);
  // Gateway, NATS twice, worker and brain: 510 µs on average, and four hops of 50 µs.
  const mean = idle.latenciesMs.reduce((sum, one) => sum + one, 0) / idle.latenciesMs.length;
  expect(mean).toBeGreaterThan(0.65);
  expect(mean).toBeLessThan(0.8);
  const busy = simulateFleet({ robots: 6000, machines: 4, natsServers: 3, everyS: 5 }, times, 20_000);
  expect(summarise(busy.latenciesMs, 0).p99Us).toBeGreaterThan(summarise(idle.latenciesMs, 0).p99Us);
  expect(busy.load.brain).toBeCloseTo((6000 * 20 * 300e-6) / (4 * machine.brainCores));
  expect(busy.natsMessagesPerSecond).toBe(6000 * 20 * 2);
  expect(busy.checkpointBytesPerSecond).toBeCloseTo((6000 * 1e6 * 3) / 5);
});

it('counts what robots cost beside their frames', () => {
  const shape = { robots: 4000, machines: 4, natsServers: 3, everyS: 5 };
  const { load } = simulateFleet(shape, { ...times, workerBackgroundUs: 1000, natsBackgroundUs: 2400 }, 100);
  expect(load.worker).toBeCloseTo((4000 * 20 * 100e-6 + 4) / 16);
  expect(load.nats).toBeCloseTo((4000 * 20 * 10e-6 + 9.6) / 48);
  const rare = simulateFleet({ ...shape, everyS: 50 }, { ...times, workerBackgroundUs: 1000 }, 100);
  expect(rare.load.worker).toBeCloseTo((4000 * 20 * 100e-6 + 0.4) / 16);
});

it('says that a part cannot serve what it is given, instead of a latency', () => {
  const { latenciesMs, load } = simulateFleet({ robots: 100_000, machines: 4, natsServers: 3, everyS: 5 }, times, 1000);
  expect(load.brain).toBeGreaterThan(1);
  expect(latenciesMs).toEqual([]);
});

it('takes over after the silence, and later where one leader has many claims to write', () => {
  const few = simulateFleet({ robots: 400, machines: 400, natsServers: 3, everyS: 5 }, times, 100).takeoversMs;
  expect(few).toHaveLength(1);
  expect(few[0]).toBeGreaterThan(500);
  expect(few[0]).toBeLessThan(800);
  const many = simulateFleet({ robots: 10_000, machines: 4, natsServers: 3, everyS: 5 }, times, 100).takeoversMs;
  expect(many).toHaveLength(2500);
  // Seven calls of 0.2 ms for each of 2,500 robots are 3.5 s.
  expect(Math.max(...many)).toBeGreaterThan(3500);
  expect(Math.max(...many)).toBeLessThan(5000);
  expect(assumptions.join(' ')).toContain('first come, first served');
});
