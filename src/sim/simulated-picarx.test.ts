import { expect, it } from 'vitest';
import { arm, brainstemConfig, brainstemState, commandBrainstem, stepBrainstem } from '../robot/brainstem/index.js';
import { picarxActuators, picarxSensors } from '../robot/picarx/dictionary.js';
import { makeReadings } from '../robot/robot.js';
import { rawActuatorCount, rawSensorCount } from './car.js';
import { createSimulatedFleet } from './simulated-picarx.js';

it('has the sensors and actuators of the PiCar-X, in their order', () => {
  expect(picarxSensors.length).toBe(rawSensorCount);
  expect(picarxActuators.length).toBe(rawActuatorCount);
  const { environment } = createSimulatedFleet({ robots: 8, course: 'maze', rooms: 2 }, 3);
  const actions = new Float32Array(8 * rawActuatorCount).fill(25);
  for (let step = 0; step < 100; step += 1) {
    environment.step(actions);
    environment.observations.forEach((value, at) => {
      const { minimum, maximum } = picarxSensors[at % rawSensorCount];
      expect(value >= minimum && value <= maximum).toBe(true);
    });
  }
});

it('moves by the robot interface, in its own time', async () => {
  const { environment, robots, advance } = createSimulatedFleet({ robots: 2, course: 'empty', rooms: 1 }, 5);
  const readings = makeReadings(rawSensorCount);
  await robots[1].connect();
  advance(1000);
  await robots[1].act(Float64Array.of(30, 30, 10, 0, 0));
  advance(2000);
  await robots[1].observe(readings, 2000);
  expect([environment.fleet.step[0], environment.fleet.step[1]]).toEqual([21, 21]);
  expect(readings.values[4]).toBeCloseTo(0.3, 6);
  expect(readings.values[8]).toBeCloseTo(10, 6);
  expect(environment.fleet.metres[0]).toBe(0);
  expect(environment.fleet.metres[1]).toBeGreaterThan(0.05);
});

it('is kept from walls and edges by the brainstem, whatever it is told', () => {
  for (const course of ['cluttered', 'table'] as const) {
    const { environment } = createSimulatedFleet({ robots: 10, course, rooms: 2 }, 9);
    const config = brainstemConfig({ sensors: picarxSensors, actuators: picarxActuators });
    const stems = Array.from({ length: 10 }, () => brainstemState(config));
    const actions = new Float64Array(10 * rawActuatorCount);
    const readings = makeReadings(rawSensorCount);
    for (const stem of stems) arm(stem, 0);
    for (let step = 1; step <= 400; step += 1) {
      const nowMs = 50 * step;
      readings.takenMs.fill(nowMs);
      stems.forEach((stem, i) => {
        readings.values.set(environment.observations.subarray(i * rawSensorCount, (i + 1) * rawSensorCount));
        commandBrainstem(stem, [50, 50, 0, 0, 0], nowMs);
        actions.set(stepBrainstem(config, stem, readings, nowMs), i * rawActuatorCount);
      });
      environment.step(actions);
    }
    expect(environment.fleet.falls.reduce((sum, one) => sum + one, 0)).toBe(0);
    expect(Math.max(...environment.fleet.metres)).toBeGreaterThan(0.3);
  }
});
