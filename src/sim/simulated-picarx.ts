/**
 * Simulated PiCar-Xes behind the robot interface: what connects, observes and acts is the same as on hardware, and what
 * drives them does not see the difference. One environment holds all of them; `advance` moves it to a time.
 */
import { picarxActuators, picarxSensors } from '../robot/picarx/dictionary.js';
import { defineRobot, type Robot } from '../robot/robot.js';
import { rawActuatorCount, rawSensorCount } from './car.js';
import { type EnvironmentOptions, VectorEnvironment } from './environment.js';

export interface SimulatedFleet {
  readonly environment: VectorEnvironment;
  readonly robots: readonly Robot[];
  /**
   * Steps the world as often as its own time asks for, and calls `onStep` after each; a stall of more than a second is not made
   * up for.
   */
  advance(nowMs: number, onStep?: () => void): void;
}

/** `createSimulatedFleet({ robots: 4, course: 'cluttered' }, 7)`: four cars, each alone in its room. */
export function createSimulatedFleet(options: EnvironmentOptions, seed: number): SimulatedFleet {
  const environment = new VectorEnvironment(options);
  environment.reset(seed);
  const actions = new Float64Array(options.robots * rawActuatorCount);
  const stepMs = environment.stepSeconds * 1000;
  let doneMs = Number.NaN;
  const robots = Array.from({ length: options.robots }, (_, i) =>
    defineRobot({
      id: `sim-${seed}-${i}`,
      hardware: 'picarx',
      hardwareCode: 1,
      sensors: picarxSensors,
      actuators: picarxActuators,
      read: () => environment.observations.subarray(i * rawSensorCount, (i + 1) * rawSensorCount),
      write: (commands) => actions.set(commands, i * rawActuatorCount),
    }),
  );
  return {
    environment,
    robots,
    advance(nowMs, onStep) {
      if (Number.isNaN(doneMs) || nowMs - doneMs > 1000) doneMs = nowMs - stepMs;
      for (; doneMs + stepMs <= nowMs; doneMs += stepMs) {
        environment.step(actions);
        onStep?.();
      }
    },
  };
}
