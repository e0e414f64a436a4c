/**
 * A simulated ROS 2 rover: one car of our simulator with a laser at its bumper. It obeys a Twist and makes the messages
 * LaserScan and Odometry. An expert teaches a brain to drive it, in the simulator directly, with the same mapping of sensors
 * and the same brainstem as `fieldbrain ros`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brain } from '../../src/brain/types.js';
import { checkRosConfig } from '../../src/bridge/ros/index.js';
import { RosRobot } from '../../src/bridge/ros/ros-robot.js';
import { readSensor, sensorReaders } from '../../src/bridge/ros/sensor-reading.js';
import { bodyOf } from '../../src/cli/ros-brain.js';
import { plainAdapter } from '../../src/robot/adapter.js';
import {
  arm,
  brainstemConfig,
  brainstemState,
  commandBrainstem,
  stepBrainstem,
} from '../../src/robot/brainstem/index.js';
import { makeReadings } from '../../src/robot/robot.js';
import { car, rawActuatorCount, VectorEnvironment } from '../../src/sim/index.js';
import { castRay } from '../../src/sim/ray.js';

export const rover = checkRosConfig(
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../examples/ros-rover.json'), 'utf8')),
);

/** The rover as the brain and the brainstem know it; it is never connected. */
const { description, brainstem } = new RosRobot({
  url: 'ws://127.0.0.1:1',
  config: rover,
  host: { note: () => undefined, lost: () => undefined, fault: () => undefined, stop: () => undefined },
});

/** The dictionary that a server makes of the rover's hello. */
export const roverBody = bodyOf(description);

const beams = 72;
const rangeMax = 6;
export const loopMs = 20;
/** Cycles of the brain for each loop. */
const loopsPerCycle = 1000 / rover.brainHz / loopMs;

const zero = { x: 0, y: 0, z: 0 };

export class SimulatedRover {
  readonly environment: VectorEnvironment;
  readonly #action = new Float64Array(rawActuatorCount);
  #heading = 0;
  #rotation = 0;
  #metres = 0;
  #collisions = 0;
  speed = 0;
  turn = 0;

  constructor(seed: number, rooms = 4) {
    this.environment = new VectorEnvironment({ robots: 1, course: 'cluttered', rooms, stepSeconds: loopMs / 1000 });
    this.environment.reset(seed);
    this.#heading = this.#measureHeading();
  }

  get totals(): { readonly metres: number; readonly collisions: number } {
    const { metres, collisions } = this.environment.fleet;
    return { metres: this.#metres + metres[0], collisions: this.#collisions + collisions[0] };
  }

  /** Puts it elsewhere, in another room. */
  restart(seed: number): void {
    const { metres, collisions } = this.totals;
    [this.#metres, this.#collisions] = [metres, collisions];
    this.environment.reset(seed);
    this.#heading = this.#measureHeading();
  }

  step(): void {
    const percent = (100 * this.speed) / car.maxSpeed;
    // A rear axle that moves at v turns by v·tan(δ)/L; steering to the right is positive and turns clockwise.
    const wanted = Math.atan2(
      this.turn * car.wheelbaseMetres * Math.sign(this.speed || 1),
      Math.abs(this.speed) || 0.01,
    );
    this.#action[0] = percent;
    this.#action[1] = percent;
    this.#action[2] = (-wanted * 180) / Math.PI;
    this.environment.step(this.#action);
    const heading = this.#measureHeading();
    const turned = Math.atan2(Math.sin(heading - this.#heading), Math.cos(heading - this.#heading));
    this.#rotation = turned / (loopMs / 1000);
    this.#heading = heading;
  }

  scan(): object {
    const { fleet, worlds } = this.environment;
    const world = worlds[fleet.world[0]];
    const x = fleet.x[0] + car.sonarAhead * fleet.cosine[0];
    const y = fleet.y[0] + car.sonarAhead * fleet.sine[0];
    const ranges = Float32Array.from({ length: beams }, (_, i) => {
      const angle = this.#heading - Math.PI + (i * 2 * Math.PI) / beams;
      const metres = castRay(world, x, y, Math.cos(angle), Math.sin(angle), rangeMax);
      return metres >= rangeMax ? Number.POSITIVE_INFINITY : metres + 0.005 * (Math.random() - 0.5);
    });
    return {
      header: { stamp: { sec: 0, nanosec: 0 }, frame_id: 'laser' },
      ...{ angle_min: -Math.PI, angle_max: Math.PI, angle_increment: (2 * Math.PI) / beams, time_increment: 0 },
      ...{ scan_time: 0.02, range_min: 0.001, range_max: rangeMax, ranges, intensities: [] },
    };
  }

  odometry(): object {
    const { fleet } = this.environment;
    const covariance = new Float64Array(36);
    return {
      header: { stamp: { sec: 0, nanosec: 0 }, frame_id: 'odom' },
      child_frame_id: 'base_link',
      pose: {
        pose: { position: { x: fleet.x[0], y: fleet.y[0], z: 0 }, orientation: { ...zero, w: 1 } },
        covariance,
      },
      twist: {
        twist: { linear: { ...zero, x: fleet.speed[0] }, angular: { ...zero, z: this.#rotation } },
        covariance,
      },
    };
  }

  #measureHeading(): number {
    const { cosine, sine } = this.environment.fleet;
    return Math.atan2(sine[0], cosine[0]);
  }
}

/** What forward and turn (−1 … 1) should be, by what the laser's twelve bins from right to left read, and forward before. */
export function expertOf(values: ArrayLike<number>, forwardBefore: number): [number, number] {
  const bin = (i: number): number => Math.min(values[i], 1.5);
  const front = Math.min(bin(4), bin(5), bin(6), bin(7));
  const mean = (from: number): number => [0, 1, 2, 3, 4, 5].reduce((sum, i) => sum + bin(from + i), 0) / 6;
  const open = Math.min(1, Math.max(-1, 2.5 * (mean(6) - mean(0)) + 0.1));
  const near = Math.min(1, Math.max(0, (0.6 - front) / 0.3));
  const isBacking = front < 0.28 || (forwardBefore < -0.2 && front < 0.5);
  if (isBacking) return [-1, open >= 0 ? 1 : -1];
  return [1 - 0.6 * near, Math.min(1, Math.max(-1, open * (0.5 + near)))];
}

/** Drives in simulated time; with `teach` the expert says after each cycle what should have been, and never takes the wheel. */
export async function driveDirectly(
  brain: Brain,
  robot: SimulatedRover,
  seconds: number,
  { teach = false, restartSeconds = Infinity } = {},
): Promise<void> {
  const readers = sensorReaders(rover.sensors);
  const adapter = plainAdapter(description);
  const config = brainstemConfig(description, brainstem);
  const state = brainstemState(config);
  const readings = makeReadings(description.sensors.length);
  const inputs = new Float32Array(description.sensors.length);
  const targets = new Float64Array(description.actuators.length);
  let demonstration: Float32Array | undefined;
  let forward = 0;
  const loops = (seconds * 1000) / loopMs;
  for (let loop = 0, nowMs = 0; loop < loops; loop += 1, nowMs += loopMs) {
    if ((loop * loopMs) % (restartSeconds * 1000) === 0 && loop > 0) robot.restart(loop);
    const [scan, odometry] = [robot.scan(), robot.odometry()];
    for (const reader of readers) readSensor(reader, reader.topic === '/scan' ? scan : odometry, readings.values);
    readings.takenMs.fill(nowMs);
    if (loop % Math.round(loopsPerCycle) === 0) {
      adapter.encode(readings.values, nowMs, inputs);
      const { motors } = await brain.process(inputs, demonstration === undefined ? {} : { demonstration });
      if (teach) demonstration = Float32Array.from(expertOf(readings.values, forward));
      forward = motors[0];
      adapter.decode(motors, targets);
      commandBrainstem(state, targets, nowMs);
      if (!state.armed) arm(state, nowMs);
      commandBrainstem(state, targets, nowMs);
    }
    const commands = stepBrainstem(config, state, readings, nowMs);
    [robot.speed, robot.turn] = [commands[0], commands[1]];
    robot.step();
  }
}
