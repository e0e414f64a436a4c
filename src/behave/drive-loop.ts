/**
 * Brains in cars: the loop from a simulated car's sensors through the PiCar-X's adapter to the brain and back to its
 * wheels, for a whole batch. Reflexes off, commands are only smoothed and kept in range; reflexes on, every command passes
 * a brainstem of its own, the same code that runs on the robot.
 */
import type { Brain } from '../brain/types.js';
import {
  arm,
  type BrainstemState,
  brainstemConfig,
  brainstemState,
  commandBrainstem,
  stepBrainstem,
} from '../robot/brainstem/index.js';
import { picarxAdapter } from '../robot/picarx/adapter.js';
import {
  picarxActuators,
  picarxDriveLimits,
  picarxInputs,
  picarxOutputs,
  picarxSensors,
} from '../robot/picarx/dictionary.js';
import { makeReadings, type Readings } from '../robot/robot.js';
import { rawActuatorCount, rawSensorCount } from '../sim/car.js';
import type { VectorEnvironment } from '../sim/environment.js';
import { smooth } from '../sim/smoothing.js';

/** The brain's side of a PiCar-X: 24 inputs from 0 to 1 and 4 motors. */
export const driverSensors = picarxInputs.map(({ name, minimum, maximum }) => ({ name, min: minimum, max: maximum }));
export const driverMotors = picarxOutputs.map(({ name }) => ({ name }));

const motorCount = driverMotors.length;

export interface DriveOptions {
  readonly steps: number;
  readonly reflexes: boolean;
  /** Whether the brain gets the environment's reward (true). */
  readonly rewarded?: boolean;
  /** Changes what robot `i` reads before anyone sees it. */
  readonly disturb?: (step: number, i: number, values: Float64Array) => void;
  /** Called for each robot after its brainstem has spoken. */
  readonly onCommand?: (step: number, i: number, stem: BrainstemState, readings: Readings) => void;
  /** Says what the motors should have done: from the raw readings and the motors before, into the demonstration. */
  readonly teach?: (values: Float64Array, before: Float32Array, demonstration: Float32Array) => void;
  /** Called, and waited for, after each step of all robots. */
  readonly onStep?: (step: number, rewards: Float32Array) => void | Promise<void>;
}

/** Steps after which a robot that disarmed itself is armed again, as a person would do. */
const rearmSteps = 20;

/** Lets brain n drive robot n of the environment, which was reset before. */
export async function driveBrains(brain: Brain, environment: VectorEnvironment, options: DriveOptions): Promise<void> {
  const { robots, stepSeconds, observations } = environment;
  const config = brainstemConfig({ sensors: picarxSensors, actuators: picarxActuators }, { limits: picarxDriveLimits });
  const cars = Array.from({ length: robots }, () => ({
    adapter: picarxAdapter({ reward: 'none' }),
    readings: makeReadings(rawSensorCount),
    stem: brainstemState(config),
    wanted: new Float64Array(rawActuatorCount),
    idle: 0,
  }));
  for (const { stem } of cars) arm(stem, 0);
  const inputs = new Float32Array(robots * driverSensors.length);
  const rewards = new Float32Array(robots);
  const actions = new Float64Array(robots * rawActuatorCount);
  const [before, demonstrations] = [new Float32Array(robots * motorCount), new Float32Array(robots * motorCount)];
  demonstrations.fill(Number.NaN);
  for (let step = 1; step <= options.steps; step += 1) {
    const nowMs = step * stepSeconds * 1000;
    cars.forEach(({ adapter, readings }, i) => {
      readings.values.set(observations.subarray(i * rawSensorCount, (i + 1) * rawSensorCount));
      readings.takenMs.fill(nowMs);
      options.disturb?.(step, i, readings.values);
      const row = inputs.subarray(i * driverSensors.length, (i + 1) * driverSensors.length);
      adapter.encode(readings.values, nowMs, row);
      // The environment's own: it knows when wheels turn against a wall, which dead reckoning takes for progress.
      rewards[i] = options.rewarded === false ? 0 : 2 * environment.rewards[i] - 1;
    });
    const { motors } = await brain.processBatch(inputs, { rewards, demonstrations: options.teach && demonstrations });
    cars.forEach((car, i) => {
      const outputs = motors.subarray(i * motorCount, (i + 1) * motorCount);
      const last = before.subarray(i * motorCount, (i + 1) * motorCount);
      // What these motors should have been comes with the next sensors.
      options.teach?.(car.readings.values, last, demonstrations.subarray(i * motorCount, (i + 1) * motorCount));
      last.set(outputs);
      const command = actions.subarray(i * rawActuatorCount, (i + 1) * rawActuatorCount);
      car.adapter.decode(outputs, car.wanted);
      if (!options.reflexes) {
        smooth(command, car.wanted);
        return;
      }
      car.idle = car.stem.armed ? 0 : car.idle + 1;
      if (car.idle >= rearmSteps) arm(car.stem, nowMs);
      commandBrainstem(car.stem, car.wanted, nowMs);
      command.set(stepBrainstem(config, car.stem, car.readings, nowMs));
      options.onCommand?.(step, i, car.stem, car.readings);
    });
    environment.step(actions);
    await options.onStep?.(step, rewards);
  }
}
