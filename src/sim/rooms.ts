/**
 * The rooms of simulated robots that people may change while cars drive in them: a robot whose room gets an obstacle has a
 * room of its own from then on, so that nobody else's changes. What a room is made of is in world.ts.
 */
import { cosine, sine } from './angle.js';
import { car } from './car.js';
import type { CourseName } from './courses/index.js';
import type { VectorEnvironment } from './environment.js';
import { meetsCar, type Obstacle, worldWithObstacles } from './obstacles.js';
import type { World } from './world.js';

const mostObstacles = 64;

export class Rooms {
  /** For `VectorEnvironment`: it reads both arrays as they change. */
  readonly worlds: World[];
  readonly roomOf: Int32Array;
  readonly #course: CourseName;
  readonly #shared: number;
  readonly #seeds: Int32Array;
  readonly #obstacles: Obstacle[][];

  /** Rooms of a course with the seeds `seed`, `seed + 1`, …; robot i lives in room i modulo their number. */
  constructor(robots: number, course: CourseName, seed = 1, rooms = 16) {
    this.#course = course;
    this.#shared = Math.min(rooms, robots);
    this.worlds = Array.from({ length: this.#shared }, (_, room) => worldWithObstacles(course, seed + room, []));
    this.roomOf = Int32Array.from({ length: robots }, (_, i) => i % this.#shared);
    this.#seeds = this.roomOf.map((room) => seed + room);
    this.#obstacles = Array.from({ length: robots }, () => []);
  }

  obstaclesOf(i: number): readonly Obstacle[] {
    return this.#obstacles[i];
  }

  /** Puts an obstacle into the room of robot i; false where the car stands there, or where there are too many. */
  put(environment: VectorEnvironment, i: number, obstacle: Obstacle): boolean {
    const { fleet } = environment;
    const middleX = fleet.x[i] + car.centreAhead * fleet.cosine[i];
    const middleY = fleet.y[i] + car.centreAhead * fleet.sine[i];
    if (meetsCar(obstacle, middleX, middleY) || this.#obstacles[i].length >= mostObstacles) return false;
    this.#obstacles[i].push(obstacle);
    this.#rebuild(environment, i);
    return true;
  }

  /** Takes all obstacles of robot i's room away again. */
  clear(environment: VectorEnvironment, i: number): void {
    this.#obstacles[i] = [];
    this.#rebuild(environment, i);
  }

  /** Puts the car of robot i somewhere, by the middle of its rear axle. */
  place({ fleet }: VectorEnvironment, i: number, x: number, y: number, heading: number): void {
    fleet.x[i] = x;
    fleet.y[i] = y;
    fleet.cosine[i] = cosine(heading);
    fleet.sine[i] = sine(heading);
  }

  #rebuild({ fleet }: VectorEnvironment, i: number): void {
    const world = worldWithObstacles(this.#course, this.#seeds[i], this.#obstacles[i]);
    if (this.roomOf[i] < this.#shared) {
      this.roomOf[i] = this.worlds.length;
      this.worlds.push(world);
    } else this.worlds[this.roomOf[i]] = world;
    fleet.world[i] = this.roomOf[i];
  }
}
