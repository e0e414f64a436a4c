/**
 * The demo's cars: simulated PiCar-Xes that connect to the server as real ones do, each with a brainstem of its own. What
 * the server says of their worlds comes from here, and obstacles that people put are put here. A car that gave up is armed
 * again after a moment, and one that its reflexes hold before something is turned around, as a person would do; one that was
 * stopped stays so until the stop is cleared. With demonstrations an expert sits beside each brain and never takes the wheel.
 */
import { picarxAdapter, picarxDriveLimits, RobotRunner } from '../robot/index.js';
import type { FieldbrainServer, StimulusMessage, WorldMessage } from '../server/index.js';
import { cameraPicture } from '../server/world-camera.js';
import { tell } from '../sim/expert.js';
import { type CourseName, takeSnapshot, type World } from '../sim/index.js';
import { meetsCar, type Obstacle, worldWithObstacles } from '../sim/obstacles.js';
import { createSimulatedFleet, type SimulatedFleet } from '../sim/simulated-picarx.js';
import { StuckCarRescue } from '../sim/stuck-car-rescue.js';

const stepMs = 50;
/** How often walls and floors are sent again, for viewers that came later. */
const wallsEveryMs = 2000;
const rearmMs = 1000;

export interface DemoFleetOptions {
  readonly server: FieldbrainServer;
  readonly robots: number;
  readonly course: CourseName;
  readonly seed: number;
  /** The expert says after each cycle what the motors should have been, and there is no reward (false). */
  readonly demonstrations?: boolean;
}

export class DemoFleet {
  readonly #server: FieldbrainServer;
  readonly #course: CourseName;
  readonly #seed: number;
  readonly #fleet: SimulatedFleet;
  readonly #worlds: World[];
  readonly #obstacles: Obstacle[][];
  readonly #runners: readonly RobotRunner[];
  readonly #wallsMs: number[];
  readonly #restedMs: number[];
  readonly #stuckCarRescue: StuckCarRescue;
  readonly #stimuli;
  readonly #timer: NodeJS.Timeout;

  private constructor({ server, robots, course, seed, demonstrations = false }: DemoFleetOptions) {
    this.#server = server;
    this.#course = course;
    this.#seed = seed;
    this.#obstacles = Array.from({ length: robots }, () => []);
    this.#worlds = this.#obstacles.map((_, i) => worldWithObstacles(course, seed + i, []));
    this.#wallsMs = this.#obstacles.map(() => Number.NEGATIVE_INFINITY);
    this.#restedMs = this.#obstacles.map(() => 0);
    const roomOf = this.#worlds.map((_, i) => i);
    const stepSeconds = stepMs / 1000;
    this.#fleet = createSimulatedFleet({ robots, worlds: this.#worlds, roomOf, stepSeconds }, seed);
    this.#stuckCarRescue = new StuckCarRescue(this.#fleet.environment.fleet);
    const connection = { host: server.config.host, port: server.ports.robots, version: 3 as const };
    this.#runners = this.#fleet.robots.map(
      (robot) =>
        new RobotRunner({
          robot,
          adapter: picarxAdapter({ reward: demonstrations ? 'none' : 'progress' }),
          settings: { limits: picarxDriveLimits },
          connection,
          requestMs: stepMs,
          armAtStart: true,
          ...(demonstrations && { teach: tell }),
        }),
    );
    this.#stimuli = server.hub.subscribe({ types: ['stimulus'] });
    this.#timer = setInterval(() => this.#step(), stepMs / 2);
  }

  static async start(options: DemoFleetOptions): Promise<DemoFleet> {
    const fleet = new DemoFleet(options);
    for (const runner of fleet.#runners) await runner.start();
    return fleet;
  }

  get names(): readonly string[] {
    return this.#fleet.robots.map(({ description }) => description.id);
  }

  /** Metres driven by all cars since the start. */
  get metres(): number {
    return this.#fleet.environment.fleet.metres.reduce((sum, one) => sum + one, 0);
  }

  /** Demonstrations told to all brains since the start. */
  get demonstrations(): number {
    return this.#runners.reduce((sum, { counters }) => sum + counters.demonstrations, 0);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stimuli.close();
    for (const runner of this.#runners) await runner.stop();
  }

  #step(): void {
    for (let one = this.#stimuli.take(); one !== undefined; one = this.#stimuli.take())
      if (one.type === 'stimulus') this.#obey(one);
    const steps = this.#fleet.environment.fleet.step[0];
    const nowMs = performance.now();
    this.#fleet.advance(nowMs);
    if (this.#fleet.environment.fleet.step[0] === steps) return;
    this.#runners.forEach((runner, i) => {
      this.#rearm(runner, i, nowMs);
      this.#release(runner, i, nowMs);
      this.#tellWorld(i, nowMs);
    });
  }

  #rearm(runner: RobotRunner, i: number, nowMs: number): void {
    const { armed, emergency } = runner.state;
    if (armed || emergency) this.#restedMs[i] = nowMs;
    else if (nowMs - this.#restedMs[i] > rearmMs && runner.connection.isReady) runner.obey('arm');
  }

  #release({ state }: RobotRunner, i: number, nowMs: number): void {
    if (!this.#stuckCarRescue.look(i, state.layer, nowMs)) return;
    this.#server.event('info', 'turned-around', 'The car could go neither way and was turned around.', this.names[i]);
  }

  #obey({ robot, stimulus }: StimulusMessage): void {
    const i = this.names.indexOf(robot);
    if (i < 0) return;
    const { fleet } = this.#fleet.environment;
    if (stimulus.kind === 'obstacle') {
      const { x, y, radius } = stimulus;
      if (meetsCar(stimulus, fleet.x[i], fleet.y[i])) {
        this.#server.event('warning', 'obstacle-refused', 'The obstacle was not put: the car stands there.', robot);
        return;
      }
      this.#obstacles[i].push({ x, y, radius });
    } else if (stimulus.kind === 'clear') this.#obstacles[i] = [];
    else {
      fleet.x[i] = stimulus.x;
      fleet.y[i] = stimulus.y;
      fleet.cosine[i] = Math.cos(stimulus.heading);
      fleet.sine[i] = Math.sin(stimulus.heading);
      return;
    }
    this.#worlds[i] = worldWithObstacles(this.#course, this.#seed + i, this.#obstacles[i]);
    this.#wallsMs[i] = Number.NEGATIVE_INFINITY;
  }

  #tellWorld(i: number, nowMs: number): void {
    if (!this.#server.hub.wants('world')) return;
    const { width, height, walls, lights, floor, car, beam, coverage, metresDriven, collisions } = takeSnapshot(
      this.#fleet.environment,
      i,
    );
    const isWhole = nowMs - this.#wallsMs[i] >= wallsEveryMs;
    if (isWhole) this.#wallsMs[i] = nowMs;
    const brightness = isWhole ? Buffer.from(floor.brightness).toString('base64') : '';
    const message: WorldMessage = {
      type: 'world',
      robot: this.names[i],
      timeMs: Date.now(),
      width,
      height,
      ...(isWhole && { walls, lights, floor: { ...floor, brightness } }),
      car,
      beam,
      trail: [],
      camera: cameraPicture(this.#fleet.environment, i),
      metresDriven,
      collisions,
      coverage: coverage.share,
    };
    this.#server.hub.publish(message);
  }
}
