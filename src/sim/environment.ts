/**
 * Thousands of cars at once, in the Gymnasium manner: `reset(seed)`, then `step(actions)` on flat arrays. Each robot is an
 * environment of its own, alone in its room; what happens to it depends on its seed and its actions only, never on how
 * many others are stepped beside it. A robot that has ended (terminated: it fell; truncated: its time was up) is put back
 * by the step that follows; that step ignores its action and gives the first observation of a new episode.
 * Nothing is allocated by a step. It needs no node, so that it runs in browsers.
 */
import { describeValue, FieldbrainError } from '../kernel/errors.js';
import { cosine, sine } from './angle.js';
import { car, rawActuatorCount, rawSensorCount } from './car.js';
import { bitsOf, uniformOf } from './chance.js';
import { type CourseName, makeCourse } from './courses/index.js';
import { createFleet, displacementSteps, type Fleet } from './fleet.js';
import { mark, moveCar } from './motion.js';
import { rewardOf } from './reward.js';
import { senseCar } from './senses.js';
import type { World } from './world.js';

/** How many robots drive where, and for how long. */
export interface EnvironmentOptions {
  readonly robots: number;
  /** Rooms of this course … */
  readonly course?: CourseName;
  /** … with seeds courseSeed, courseSeed + 1, … (1) */
  readonly courseSeed?: number;
  /** … this many (16). Which of them a robot gets follows from its seed and episode. */
  readonly rooms?: number;
  /** Instead of a course: worlds that were made before. */
  readonly worlds?: readonly World[];
  /** Instead of chance: the room of each robot. */
  readonly roomOf?: ArrayLike<number>;
  /** Seconds in a step (0.05). */
  readonly stepSeconds?: number;
  /** Steps after which an episode is truncated; 0: never (0). */
  readonly episodeSteps?: number;
  /** A collision ends the episode too (false). */
  readonly endOnCollision?: boolean;
  /** Factor on all noise of sensors and wheels (1). */
  readonly noise?: number;
}

/** Many cars in many rooms, stepped together, with observations, rewards and ends of episodes. */
export class VectorEnvironment {
  readonly robots: number;
  readonly worlds: readonly World[];
  readonly stepSeconds: number;
  /** Sixteen raw sensors a robot (car.ts). */
  readonly observations: Float32Array;
  /** In [0, 1], 0.5 is neutral (reward.ts). */
  readonly rewards: Float32Array;
  readonly terminated: Uint8Array;
  readonly truncated: Uint8Array;
  /** Everything that is known of the robots. */
  readonly fleet: Fleet;
  readonly #episodeSteps: number;
  readonly #endOnCollision: boolean;
  readonly #noise: number;
  readonly #roomOf: ArrayLike<number> | undefined;
  #isReset = false;

  constructor(options: EnvironmentOptions) {
    const { robots, course = 'cluttered', courseSeed = 1, rooms = 16 } = options;
    requireWhole('robots', robots, 1);
    if (options.worlds === undefined) requireWhole('rooms', rooms, 1);
    this.robots = robots;
    this.worlds = options.worlds ?? Array.from({ length: rooms }, (_, at) => makeCourse(course, courseSeed + at));
    requireWhole('worlds.length', this.worlds.length, 1);
    this.stepSeconds = options.stepSeconds ?? 0.05;
    this.#episodeSteps = options.episodeSteps ?? 0;
    this.#endOnCollision = options.endOnCollision ?? false;
    this.#noise = options.noise ?? 1;
    this.#roomOf = options.roomOf;
    if (this.#roomOf !== undefined) requireLength('roomOf', this.#roomOf.length, robots);
    const cells = Math.max(...this.worlds.map(({ reachable }) => reachable.length));
    this.fleet = createFleet(robots, Math.ceil(cells / 32));
    this.observations = new Float32Array(robots * rawSensorCount);
    this.rewards = new Float32Array(robots);
    this.terminated = new Uint8Array(robots);
    this.truncated = new Uint8Array(robots);
  }

  /**
   * Puts all robots at their starts: robot i gets the seed `seedOf(seed, i)`, or its own where an array is given.
   * Gives the observations.
   */
  reset(seed: number | ArrayLike<number>): Float32Array {
    if (typeof seed !== 'number') requireLength('reset seeds', seed.length, this.robots);
    for (let i = 0; i < this.robots; i += 1) {
      this.fleet.seed[i] = typeof seed === 'number' ? seedOf(seed, i) : seed[i];
      this.fleet.episode[i] = 0;
      this.fleet.falls[i] = 0;
      this.#begin(i);
    }
    this.#isReset = true;
    return this.observations;
  }

  /** One step of all robots; `actions` are five values per robot (car.ts). Gives the observations. */
  step(actions: Float32Array | Float64Array): Float32Array {
    if (!this.#isReset)
      throw new FieldbrainError('usage', 'VectorEnvironment.step: not yet reset (got a step, expected a reset first).');
    requireLength('step actions', actions.length, this.robots * rawActuatorCount);
    const { fleet, terminated, truncated, stepSeconds } = this;
    const noise = this.#noise;
    for (let i = 0; i < this.robots; i += 1) {
      if (terminated[i] !== 0 || truncated[i] !== 0) {
        fleet.episode[i] += 1;
        this.#begin(i);
        continue;
      }
      const world = this.worlds[fleet.world[i]];
      fleet.step[i] += 1;
      const collisions = fleet.collisions[i];
      const stands = moveCar(fleet, world, i, actions, stepSeconds, noise);
      if (!stands) fleet.falls[i] += 1;
      senseCar(fleet, world, i, this.observations, stepSeconds, noise);
      this.rewards[i] = rewardOf(fleet, i, this.observations);
      if (!stands || (this.#endOnCollision && fleet.collisions[i] !== collisions)) terminated[i] = 1;
      if (this.#episodeSteps > 0 && fleet.step[i] >= this.#episodeSteps) truncated[i] = 1;
    }
    return this.observations;
  }

  /** Share of the reachable cells that robot `i` has visited in this episode. */
  coverage(i: number): number {
    return this.fleet.cells[i] / this.worlds[this.fleet.world[i]].reachableCount;
  }

  #begin(i: number): void {
    const { fleet } = this;
    const seed = fleet.seed[i];
    const episode = fleet.episode[i];
    const room = this.#roomOf?.[i] ?? bitsOf(seed, 0x50000000 + episode) % this.worlds.length;
    const world = this.worlds[room];
    const start = world.starts[bitsOf(seed, 0x60000000 + episode) % world.starts.length];
    fleet.world[i] = room;
    fleet.cosine[i] = cosine(start.heading);
    fleet.sine[i] = sine(start.heading);
    // Starts are given for the middle of the body, which turns on the spot without touching.
    fleet.x[i] = start.x - car.centreAhead * fleet.cosine[i];
    fleet.y[i] = start.y - car.centreAhead * fleet.sine[i];
    for (const values of [fleet.left, fleet.right, fleet.speed, fleet.steering, fleet.pan, fleet.tilt, fleet.metres])
      values[i] = 0;
    fleet.volts[i] = car.fullBatteryVolts - 0.6 * uniformOf(seed, 0x70000000 + episode);
    fleet.celsius[i] = car.ambientCelsius;
    fleet.step[i] = 0;
    fleet.touching[i] = 0;
    fleet.free[i] = 0;
    fleet.dark[i] = 0;
    fleet.collisions[i] = 0;
    fleet.cells[i] = 0;
    fleet.cooldown[i] = 0;
    fleet.lineScore[i] = 0;
    fleet.visited.fill(0, i * fleet.coverageWords, (i + 1) * fleet.coverageWords);
    for (let at = 0; at < displacementSteps; at += 1) {
      fleet.trail[2 * (at * fleet.count + i)] = fleet.x[i];
      fleet.trail[2 * (at * fleet.count + i) + 1] = fleet.y[i];
    }
    this.terminated[i] = 0;
    this.truncated[i] = 0;
    this.rewards[i] = 0.5;
    mark(fleet, world, i);
    senseCar(fleet, world, i, this.observations, this.stepSeconds, this.#noise);
  }
}

/** The seed of robot `i` in an environment that was reset with one number. */
export function seedOf(seed: number, i: number): number {
  return bitsOf(seed, i);
}

function requireWhole(name: string, value: number, low: number): void {
  if (Number.isInteger(value) && value >= low) return;
  const text = `VectorEnvironment: ${name} is not usable (got ${describeValue(value)}, expected a whole number from ${low}). Give such a number.`;
  throw new FieldbrainError('usage', text, { name, value });
}

function requireLength(name: string, got: number, expected: number): void {
  if (got === expected) return;
  const text = `VectorEnvironment: ${name} has the wrong length (got ${got}, expected ${expected}). Give one row per robot.`;
  throw new FieldbrainError('input-invalid', text, { name, got, expected });
}
