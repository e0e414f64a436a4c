/**
 * How a robot's brain leaves a worker on its own account: to another that has it ready before this one stops, or by way of the store,
 * so that nothing that it has learned stays behind. What the hold says of it is decided elsewhere.
 */
import type { Epoch } from '../robot/wire/epoch.js';
import { inTime } from '../server/closing.js';
import type { TellEvent } from '../server/events.js';
import type { FleetBus } from './bus.js';
import type { FollowerLink } from './follower-link.js';
import { cycleMs, handOver } from './handover.js';
import type { Held } from './held.js';
import type { BrainKeeper } from './keeper.js';
import type { TellMessage } from './messages.js';
import type { Presence } from './presence.js';
import type { Roster } from './roster.js';

export interface DeparturesOptions {
  readonly bus: FleetBus;
  readonly event: TellEvent;
  readonly keeper: BrainKeeper;
  readonly followers: FollowerLink;
  readonly presence: Presence;
  /** The other workers. */
  readonly others: Roster;
  find(robot: string): Held | undefined;
  /** Ends the hold. */
  release(held: Held): void;
}

export class Departures {
  readonly #options: DeparturesOptions;

  constructor(options: DeparturesOptions) {
    this.#options = options;
  }

  /**
   * To a worker that has its brain ready before this one stops, where there is one; else by the store. Throws where neither has its
   * present state: then the robot stays, and is driven on.
   */
  async giveAway(robot: string): Promise<void> {
    const { others, presence, find } = this.#options;
    const held = find(robot);
    const epoch = held?.holding.epoch;
    if (held === undefined || epoch === undefined) return;
    held.isLeaving = true;
    try {
      const to = others.choose(performance.now());
      if (to !== undefined && !presence.hasLeft(robot) && (await this.#handOver(held, epoch, to))) {
        this.#letGo(held, epoch, to);
        return;
      }
      await this.#toStore(held, epoch);
      this.#letGo(held, epoch);
    } finally {
      held.isLeaving = false;
    }
  }

  /** Gives a robot up whose state could not be brought anywhere: this process ends. */
  abandon(robot: string): void {
    const held = this.#options.find(robot);
    const epoch = held?.holding.epoch;
    if (held !== undefined && epoch !== undefined) this.#letGo(held, epoch);
  }

  /** Frees the place of a robot that is away, once its state is in the store; false where that failed. One that is heard meanwhile stays. */
  async free(robot: string): Promise<boolean> {
    const { presence, find } = this.#options;
    presence.forget(robot);
    const held = find(robot);
    const epoch = held?.holding.epoch;
    if (held === undefined || epoch === undefined) return true;
    const isSafe = await this.#options.keeper.keep(held, epoch).then(
      () => true,
      () => false,
    );
    if (presence.knows(robot) || find(robot) !== held) return true;
    if (isSafe) this.#letGo(held, epoch);
    // What it has learned is nowhere else: it is tried again later.
    else presence.left(robot, performance.now());
    return isSafe;
  }

  async #handOver(held: Held, epoch: Epoch, to: string): Promise<boolean> {
    const { bus, event, keeper, followers } = this.#options;
    try {
      await keeper.keep(held, epoch);
      await handOver(bus, followers, held, epoch, to);
      return true;
    } catch (error) {
      const { robot } = held;
      event('warning', 'not-handed-over', `${robot}: to ${to}: ${(error as Error).message}`, robot);
      return false;
    }
  }

  /** Most of it while the robot is driven, the last steps between two frames. */
  async #toStore(held: Held, epoch: Epoch): Promise<void> {
    const { keeper } = this.#options;
    const { session } = held;
    await keeper.keep(held, epoch);
    try {
      if (session !== undefined) await inTime(session.hold(), cycleMs);
      await keeper.keep(held, epoch);
    } catch (error) {
      session?.resume();
      throw error;
    }
  }

  #letGo(held: Held, epoch: Epoch, to?: string): void {
    const { bus, release } = this.#options;
    release(held);
    const told: TellMessage = { kind: 'released', epoch, ...(to === undefined ? {} : { to }) };
    bus.publish(bus.names.tell(held.robot), JSON.stringify(told));
  }
}
