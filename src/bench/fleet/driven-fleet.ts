/** Robots in this process that ask a fleet at 20 Hz, and what they saw: when each was answered. For faults that are made while they drive. */
import { FleetBus } from '../../fleet/bus.js';
import { OwnerStore } from '../../fleet/owner-store.js';
import { LoadRobot } from '../server/load-robot.js';
import { type FleetUp, type Started, startFleet } from './processes.js';

export const periodMs = 50;
const robotCount = 4;
/** A robot that is not driven again within this is given up. */
const patienceMs = 60_000;

export class DrivenFleet {
  readonly bus: FleetBus;
  readonly answer: FleetUp;
  readonly robots: readonly DrivenRobot[];
  readonly #started: Started<FleetUp>;
  readonly #owners: OwnerStore;

  private constructor(started: Started<FleetUp>, bus: FleetBus, owners: OwnerStore, robots: readonly DrivenRobot[]) {
    this.#started = started;
    this.answer = started.answer;
    this.bus = bus;
    this.#owners = owners;
    this.robots = robots;
  }

  /** With places for all robots on each worker, and spare brains there. */
  static async start(kind: string, workers: number): Promise<DrivenFleet> {
    const started = await startFleet(kind, workers, robotCount);
    const { nats, gateways } = started.answer;
    const bus = await FleetBus.connect({ servers: nats.servers, fleet: 'main', name: 'bench' });
    const robots = Array.from({ length: robotCount }, (_, i) => new DrivenRobot(gateways[0].robots, `bench-${i}`));
    const fleet = new DrivenFleet(started, bus, await OwnerStore.open(bus), robots);
    try {
      for (const robot of robots) await robot.start();
      return fleet;
    } catch (error) {
      await fleet.close();
      throw error;
    }
  }

  /** A worker that drives robots, and these. */
  async busiest(): Promise<{ readonly worker: FleetUp['workers'][number]; readonly robots: readonly DrivenRobot[] }> {
    const owners = await this.#owners.list();
    const shares = this.answer.workers.map((worker) => ({
      worker,
      robots: this.robots.filter(({ name }) => owners.get(name)?.worker === worker.name),
    }));
    return shares.reduce((best, one) => (one.robots.length > best.robots.length ? one : best));
  }

  async close(): Promise<void> {
    for (const robot of this.robots) robot.close();
    await this.bus.close();
    await this.#started.close();
  }
}

export class DrivenRobot {
  readonly name: string;
  readonly #robot: LoadRobot;
  #isClosed = false;
  /** When it was answered with motors, oldest first. */
  readonly answeredMs: number[] = [];

  constructor(port: number, name: string) {
    this.name = name;
    this.#robot = new LoadRobot(port, name);
  }

  async start(): Promise<void> {
    await this.#robot.connect();
    void this.#drive();
  }

  /** The first answer after this moment. */
  async answeredAfter(atMs: number): Promise<number> {
    for (const endMs = performance.now() + patienceMs; performance.now() < endMs; ) {
      const found = this.answeredMs.find((one) => one > atMs);
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`${this.name} was not driven again within ${patienceMs / 1000} s`);
  }

  /** The longest time without an answer between these moments. */
  longestGapMs(fromMs: number, toMs: number): number {
    const before = this.answeredMs.filter((one) => one <= fromMs).at(-1) ?? fromMs;
    const inside = this.answeredMs.filter((one) => one > before && one <= toMs);
    return Math.max(...inside.map((one, i) => one - (inside[i - 1] ?? before)), 0);
  }

  close(): void {
    this.#isClosed = true;
    this.#robot.close();
  }

  async #drive(): Promise<void> {
    for (let dueMs = performance.now(); !this.#isClosed; dueMs = Math.max(dueMs + periodMs, performance.now())) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(1, dueMs - performance.now())));
      const before = this.#robot.answers;
      await this.#robot.ask();
      if (this.#robot.answers > before) this.answeredMs.push(performance.now());
    }
  }
}
