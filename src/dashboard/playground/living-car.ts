/**
 * A student in a simulated car, step by step: the car's sensors through the PiCar-X's adapter to the brain, its motors through
 * a brainstem of the car's own (the same code as on the robot) to the wheels. After each cycle a teacher says what the motors
 * should have been: a person at the wheel, else the expert while it may. The reward is shown and not told. It knows neither
 * time nor page.
 */
import type { BrainState, FieldBrain } from '../../brain/index.js';
import {
  arm,
  brainstemConfig,
  brainstemState,
  clearEmergency,
  commandBrainstem,
  stepBrainstem,
  stopEmergency,
} from '../../robot/brainstem/index.js';
import { picarxAdapter } from '../../robot/picarx/adapter.js';
import {
  picarxActuators,
  picarxDriveLimits,
  picarxInputs,
  picarxOutputs,
  picarxSensors,
} from '../../robot/picarx/dictionary.js';
import { makeReadings } from '../../robot/robot.js';
import { rawActuatorCount, rawSensorCount } from '../../sim/car.js';
import type { CourseName } from '../../sim/courses/index.js';
import { VectorEnvironment } from '../../sim/environment.js';
import { tell } from '../../sim/expert.js';
import { meetsCar, type Obstacle, worldWithObstacles } from '../../sim/obstacles.js';
import { StuckCarRescue } from '../../sim/stuck-car-rescue.js';
import type { World } from '../../sim/world.js';

export const stepSeconds = 0.05;
/** Steps after which a car that disarmed itself is armed again, as a person would do. */
const rearmSteps = 20;

/** What a brain for this car is made with. */
export const carBrain = {
  sensors: picarxInputs.map(({ name, minimum, maximum }) => ({ name, min: minimum, max: maximum })),
  motors: picarxOutputs.map(({ name }) => ({ name })),
  demonstrations: true,
} as const;

export interface CarCycle {
  readonly sensors: Float32Array;
  readonly reward: number;
  /** What moved the car, and what the brain wanted. */
  readonly motors: Float32Array;
  readonly wanted: Float32Array;
  readonly state: BrainState;
}

/** A person at the wheel; `shows`: these motors are a demonstration too. */
export interface Person {
  readonly motors: ArrayLike<number>;
  readonly shows: boolean;
}

export class LivingCar {
  readonly environment: VectorEnvironment;
  readonly #stuckCarRescue: StuckCarRescue;
  readonly #course: CourseName;
  readonly #seed: number;
  readonly #worlds: World[];
  readonly #config = brainstemConfig(
    { sensors: picarxSensors, actuators: picarxActuators },
    { limits: picarxDriveLimits },
  );
  readonly #stem = brainstemState(this.#config);
  readonly #adapter = picarxAdapter({ reward: 'none' });
  readonly #readings = makeReadings(rawSensorCount);
  readonly #wanted = new Float64Array(rawActuatorCount);
  readonly #actions = new Float64Array(rawActuatorCount);
  /** What the motors did last, and what they should have done. */
  readonly #before = new Float32Array(picarxOutputs.length);
  readonly #demonstration = new Float32Array(picarxOutputs.length).fill(Number.NaN);
  #obstacles: readonly Obstacle[] = [];
  #step = 0;
  #idle = 0;
  #demonstrations = 0;
  /** Whether the expert teaches while nobody is at the wheel. */
  hasExpert: boolean;

  constructor(course: CourseName, seed: number, { hasExpert = true } = {}) {
    this.#course = course;
    this.#seed = seed;
    this.hasExpert = hasExpert;
    this.#worlds = [worldWithObstacles(course, seed, [])];
    this.environment = new VectorEnvironment({ robots: 1, worlds: this.#worlds, roomOf: [0], stepSeconds });
    this.environment.reset(seed);
    this.#stuckCarRescue = new StuckCarRescue(this.environment.fleet);
    arm(this.#stem, 0);
  }

  /** Told to the brain so far. */
  get demonstrations(): number {
    return this.#demonstrations;
  }

  /** Another brain state is at work: of the cycle before it there is nothing to say. */
  forgetLast(): void {
    this.#demonstration.fill(Number.NaN);
  }

  get isStopped(): boolean {
    return this.#stem.emergency;
  }

  /** One cycle; a person's motors go to the wheels instead of the brain's where they are given. */
  async live(brain: FieldBrain, person?: Person): Promise<CarCycle> {
    this.#step += 1;
    const nowMs = this.#step * stepSeconds * 1000;
    const readings = this.#readings;
    readings.values.set(this.environment.observations);
    readings.takenMs.fill(nowMs);
    const sensors = new Float32Array(picarxInputs.length);
    this.#adapter.encode(readings.values, nowMs, sensors);
    const reward = 2 * this.environment.rewards[0] - 1;
    const demonstration = this.#demonstration;
    if (!Number.isNaN(demonstration[0])) this.#demonstrations += 1;
    const { motors: wanted, state } = await brain.process(sensors, { demonstration });
    const motors = person === undefined ? wanted : Float32Array.from(wanted, (_, at) => person.motors[at] ?? 0);
    if (person?.shows === true) demonstration.set(motors);
    else if (person === undefined && this.hasExpert) tell(readings.values, this.#before, demonstration);
    else demonstration.fill(Number.NaN);
    this.#before.set(wanted);
    this.#adapter.decode(motors, this.#wanted);
    this.#idle = this.#stem.armed ? 0 : this.#idle + 1;
    if (this.#idle >= rearmSteps) arm(this.#stem, nowMs);
    commandBrainstem(this.#stem, this.#wanted, nowMs);
    this.#actions.set(stepBrainstem(this.#config, this.#stem, readings, nowMs));
    this.environment.step(this.#actions);
    this.#stuckCarRescue.look(0, this.#stem.layer, nowMs);
    return { sensors, reward, motors: this.#stem.emergency ? motors.map(() => 0) : motors, wanted, state };
  }

  stop(): void {
    stopEmergency(this.#stem, 'stopped by the page');
  }

  clear(): void {
    clearEmergency(this.#stem);
  }

  /** False where the car stands in the way. */
  put(obstacle: Obstacle): boolean {
    const { fleet } = this.environment;
    if (meetsCar(obstacle, fleet.x[0], fleet.y[0])) return false;
    this.#build([...this.#obstacles, obstacle]);
    return true;
  }

  removeObstacles(): void {
    this.#build([]);
  }

  #build(obstacles: readonly Obstacle[]): void {
    this.#obstacles = obstacles;
    this.#worlds[0] = worldWithObstacles(this.#course, this.#seed, obstacles);
  }
}
