/**
 * How a robot's brain leaves a worker on its own account: to another that has it ready before this one stops, or by way of the store,
 * so that nothing that it has learned stays behind. What the hold says of it is decided elsewhere.
 */
import type { Epoch } from '../robot/wire/epoch.js';
import type { TellEvent } from '../server/events.js';
import type { FleetBus } from './bus.js';
import type { FollowerLink } from './follower-link.js';
import { handOver } from './handover.js';
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

  /** To a worker that has its brain ready before this one stops, where there is one; else by the store. */
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
      await this.#secure(held, epoch);
      this.#letGo(held, epoch);
    } finally {
      held.isLeaving = false;
    }
  }

  /** Frees the place of a robot that is away, once its state is in the store; false where that failed. One that is heard meanwhile stays. */
  async free(robot: string): Promise<boolean> {
    const { presence, find } = this.#options;
    presence.forget(robot);
    const held = find(robot);
    const epoch = held?.holding.epoch;
    if (held === undefined || epoch === undefined) return true;
    const isSafe = await this.#secure(held, epoch);
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

  /** Brings the robot's present state to the store; false where that failed, which was told. */
  #secure(held: Held, epoch: Epoch): Promise<boolean> {
    return this.#options.keeper.keep(held, epoch).then(
      () => true,
      () => false,
    );
  }

  #letGo(held: Held, epoch: Epoch, to?: string): void {
    const { bus, release } = this.#options;
    release(held);
    const told: TellMessage = { kind: 'released', epoch, ...(to === undefined ? {} : { to }) };
    bus.publish(bus.names.tell(held.robot), JSON.stringify(told));
  }
}
