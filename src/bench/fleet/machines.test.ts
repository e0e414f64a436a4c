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
  ...{ checkpointBytes: 1e6, stepBytes: 100 },
  ...{ wholeUs: 0, natsWholeUs: 0, stepsUs: 0, natsStepsUs: 0 },
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
  // Frame, motors, and a step for the standby, which answers five times.
  expect(busy.natsMessagesPerSecond).toBe(6000 * (20 * 3 + 5));
  // Half a second of cycles of 300 µs, each passed in 700 µs, is made in 25 s.
  expect(busy.wholeEveryS).toBeCloseTo(25, 9);
  expect(busy.storeBytesPerSecond / 6000).toBeCloseTo(3 * (1e6 / 25 + (100 * 20 * 25) / 2 / 5), 6);
  expect(busy.standbyBytesPerSecond / 6000).toBeCloseTo(100 * 20 + 1e6 / 25, 6);
});

it('counts what is written to the store beside the frames: steps often, whole checkpoints when steps are too many', () => {
  const shape = { robots: 4000, machines: 4, natsServers: 3, everyS: 5 };
  const costly = { ...times, wholeUs: 100_000, natsWholeUs: 50_000, stepsUs: 5000, natsStepsUs: 2500 };
  const { load, wholeEveryS } = simulateFleet(shape, costly, 100);
  const frames = 4000 * 20 * 100e-6;
  expect(load.worker).toBeCloseTo((frames + 4000 * (0.005 / 5 + 0.1 / wholeEveryS)) / 16);
  expect(load.nats).toBeCloseTo((4000 * 65 * 5e-6 + 4000 * (0.0025 / 5 + 0.05 / wholeEveryS)) / 48);
  const rare = simulateFleet({ ...shape, everyS: 20 }, costly, 100);
  expect(rare.load.worker).toBeCloseTo((frames + 4000 * (0.005 / 20 + 0.1 / wholeEveryS)) / 16);
  // A slow brain needs whole checkpoints as often as anything is written, not more often.
  expect(simulateFleet({ ...shape, everyS: 5 }, { ...times, brainUs: 20_000 }, 100).wholeEveryS).toBe(5);
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
