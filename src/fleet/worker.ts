/**
 * A worker: the brains of this process, served to robots behind gateways. It joins the server's robots (slots, pools, children)
 * to a hold on each robot's entry, and carries checkpoints to the store. What a robot's connection is, the gateway knows.
 */
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Msg } from '@nats-io/transport-node';
import { type Epoch, formatEpoch, noEpoch } from '../robot/wire/epoch.js';
import { inTime } from '../server/closing.js';
import type { TellEvent } from '../server/events.js';
import { namesOf } from '../server/profile.js';
import type { Robots } from '../server/robots.js';
import { Arrivals } from './arrivals.js';
import { balanceMs, givesAway } from './balance.js';
import { BrainCopies } from './brain-copies.js';
import { BrainLoader } from './brain-loader.js';
import { BrainStore, Superseded } from './brain-store.js';
import type { FleetBus } from './bus.js';
import { removeCheckpoints } from './checkpoint-place.js';
import { Departures } from './departures.js';
import { FollowerLink } from './follower-link.js';
import { type Held, newHeld } from './held.js';
import type { Ask, HoldingAction } from './holding.js';
import { Isolation } from './isolation.js';
import { BrainKeeper } from './keeper.js';
import {
  type AskMessage,
  type AskReply,
  askMessage,
  type BeatMessage,
  beatMessage,
  type DrainReply,
  parseMessage,
  type TellMessage,
} from './messages.js';
import { checkName } from './names.js';
import { OwnerStore } from './owner-store.js';
import { Presence } from './presence.js';
import { RobotServing } from './robot-serving.js';
import { type Beat, beatMs, Roster } from './roster.js';

export interface WorkerOptions {
  readonly name: string;
  readonly bus: FleetBus;
  readonly robots: Robots;
  readonly event: TellEvent;
  /** The most robots here. */
  readonly capacity: number;
  /** Where the server's brains are saved and found. */
  readonly folder: string;
  /** A robot that has left, or was silent, for this long gives its place back. */
  readonly awayMs: number;
  /** What is learned is in the store after this time at the latest. */
  readonly everyMs: number;
  /** Another worker has a copy of each brain. */
  readonly standby: boolean;
}

/** Between two looks at what is due. */
const lookMs = 250;
/** All robots silent for this long are a reason to ask the store, which has as long to answer. */
const quietMs = 1000;

/** Between two words on claims that the store does not take. */
const claimToldMs = 5000;

interface Asked {
  readonly message: Msg;
  readonly ask: AskMessage;
}

export class FleetWorker {
  readonly #options: WorkerOptions;
  readonly #owners: OwnerStore;
  readonly #held = new Map<string, Held>();
  /** Asks that are not answered yet. */
  readonly #asked = new Map<string, Asked>();
  /** Places that are made free for a robot: one that is asked for twice meanwhile needs no second one. */
  readonly #freeing = new Map<string, Promise<boolean>>();
  readonly #presence: Presence;
  /** The other workers. */
  readonly #others = new Roster(performance.now());
  readonly #life = randomBytes(4).readUInt32LE();
  readonly #ends: (() => void)[] = [];
  readonly #keeper: BrainKeeper;
  readonly #followers: FollowerLink;
  /** Of brains that others own. */
  readonly #copies: BrainCopies;
  readonly #arrivals: Arrivals;
  readonly #departures: Departures;
  readonly #loader: BrainLoader;
  readonly #serving: RobotServing;
  #askNumber = 0;
  /** Beats since the last of ours that came back: where they do not, our link is cut in that direction. */
  #unheard = 0;
  #isDraining = false;
  readonly #isolation = new Isolation();
  #probedMs = Number.NEGATIVE_INFINITY;
  #claimToldMs = Number.NEGATIVE_INFINITY;

  private constructor(options: WorkerOptions, owners: OwnerStore, brains: BrainStore) {
    this.#options = options;
    this.#owners = owners;
    this.#presence = new Presence(options.awayMs);
    const { bus, robots, event, everyMs, folder, capacity } = options;
    this.#followers = new FollowerLink(bus, (robot) => this.#held.get(robot));
    this.#keeper = new BrainKeeper({
      ...{ brains, robots, event, everyMs, standby: options.standby },
      based: (held, epoch) => this.#followers.tell(held, epoch),
      superseded: (held, epoch) => this.#follow(held, held.holding.see(epoch)),
    });
    this.#copies = new BrainCopies(brains, 4 * capacity);
    this.#arrivals = new Arrivals({ robots, copies: this.#copies, folder });
    this.#departures = new Departures({
      ...{
        bus,
        event,
        keeper: this.#keeper,
        followers: this.#followers,
        presence: this.#presence,
        others: this.#others,
      },
      find: (robot) => this.#held.get(robot),
      release: (held) => this.#follow(held, held.holding.release()),
    });
    const sources = { copies: this.#copies, arrivals: this.#arrivals };
    this.#loader = new BrainLoader({ brains, robots, event, folder, ...sources });
    this.#serving = new RobotServing({
      ...{ bus, robots, presence: this.#presence, life: this.#life },
      seen: (held, epoch) => this.#follow(held, held.holding.see(epoch)),
      refused: (held) => this.#follow(held, held.holding.release()),
      failed: (robot, error) => this.#tellFailure(robot, error),
    });
  }

  static async start(options: WorkerOptions): Promise<FleetWorker> {
    checkName('worker', options.name);
    const { bus } = options;
    const worker = new FleetWorker(options, await OwnerStore.open(bus), await BrainStore.open(bus));
    await worker.#open();
    return worker;
  }

  /** This process among those of its name. */
  get life(): string {
    return String(this.#life);
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Robots whose brains are here, with the epoch of each. */
  get robots(): readonly { readonly robot: string; readonly epoch: Epoch }[] {
    return [...this.#held.values()].flatMap(({ robot, holding }) =>
      holding.epoch === undefined ? [] : [{ robot, epoch: holding.epoch }],
    );
  }

  /** The other workers that are heard. */
  get others(): readonly string[] {
    return this.#others.workers(performance.now()).map(({ worker }) => worker);
  }

  /** The first cycle that the copy here of another worker's brain does not hold; −1 where there is none. */
  copyEnd(robot: string): number {
    return this.#copies.of(robot)?.end ?? -1;
  }

  /** The first cycle that the standby of a brain here has said that it does not hold; −1 where it has said nothing. */
  copiedEnd(robot: string): number {
    return this.#held.get(robot)?.copied?.end ?? -1;
  }

  /** Those that have a place here, or are getting one. */
  get #taken(): readonly Held[] {
    return [...this.#held.values()].filter(({ holding }) => holding.phase !== 'none');
  }

  get #isFull(): boolean {
    return this.#taken.length + this.#arrivals.count >= this.#options.capacity;
  }

  /**
   * Gives all robots to other workers and takes no more. Says how many have left with their newest state, and names those whose state
   * reached neither another worker nor the store: they stay, unless another worker has taken them.
   */
  async drain(): Promise<DrainReply> {
    this.#isDraining = true;
    this.#beat();
    const unsaved: DrainReply['unsaved'] = [];
    const { robots } = this;
    for (const { robot } of robots) {
      try {
        await this.#departures.giveAway(robot);
      } catch (error) {
        this.#tellFailure(robot, error);
        unsaved.push({ robot, reason: (error as Error).message.slice(0, 400) });
      }
    }
    return { moved: robots.length - unsaved.length, unsaved };
  }

  /** Drains, and leaves the fleet. Gives what was lost, a sentence each. The server is closed after it. */
  async close(): Promise<readonly string[]> {
    const { unsaved } = await this.drain();
    for (const { robot } of unsaved) this.#departures.abandon(robot);
    for (const end of this.#ends) end();
    this.#followers.close();
    await this.#keeper.settle();
    await this.#options.bus.flush().catch(() => undefined);
    return unsaved.map(({ robot, reason }) => `${robot}: its newest state is not in the store (${reason})`);
  }

  async #open(): Promise<void> {
    const { bus, name, robots, event } = this.#options;
    const { names } = bus;
    await mkdir(this.#options.folder, { recursive: true });
    robots.afterSave = (saved) => {
      const held = this.#held.get(saved.name);
      const epoch = held?.holding.epoch;
      if (held !== undefined && epoch !== undefined) this.#keeper.saved(held, epoch, saved);
    };
    robots.afterStep = (robot, inputs, answer) => {
      const held = this.#held.get(robot);
      const epoch = held?.holding.epoch;
      if (held !== undefined && epoch !== undefined)
        this.#followers.stepped(held, epoch, held.journal.stepped(inputs, answer, performance.now()));
    };
    robots.afterChange = (robot) => this.#held.get(robot)?.journal.altered();
    this.#ends.push(
      await this.#owners.watch((robot, { epoch }) => {
        const held = this.#held.get(robot);
        if (held !== undefined) this.#follow(held, held.holding.see(epoch));
      }),
      bus.subscribe(names.ask(name), (message) => this.#ask(message)),
      bus.subscribe(names.beat('*'), (message) => {
        const beat = parseMessage(beatMessage, message.string());
        if (beat?.worker === name && beat.life === this.life) this.#unheard = 0;
        else if (beat !== undefined && beat.worker !== name) this.#others.hear(beat, performance.now());
      }),
      ...this.#copies.hear(bus, name),
      this.#arrivals.hear(bus, name, (robot) => {
        const isOurs = (this.#held.get(robot)?.holding.phase ?? 'none') !== 'none';
        const isFree = !isOurs && !this.#isDraining && !this.#loader.isLoading(robot);
        return isFree && (!this.#isFull || this.#arrivals.has(robot));
      }),
      bus.subscribe(names.drain(name), (message) => {
        event('warning', 'drain', 'giving all robots to other workers');
        this.drain()
          .then((reply) => message.respond(JSON.stringify(reply)))
          .catch((error: unknown) => this.#tellFailure(name, error));
      }),
    );
    const timer = setInterval(() => this.#beat(), beatMs);
    const balance = setInterval(() => this.#balance(), balanceMs);
    const look = setInterval(() => this.#look(), lookMs);
    this.#ends.push(
      () => clearInterval(timer),
      () => clearInterval(look),
      () => clearInterval(balance),
    );
    this.#beat();
  }

  #look(): void {
    const nowMs = performance.now();
    const held = [...this.#held.values()];
    this.#keeper.look(held, nowMs);
    if (this.#options.standby) this.#followers.look(held, this.#others, nowMs);
    this.#copies.sweep(nowMs);
    this.#arrivals.sweep(nowMs);
    for (const robot of this.#presence.away(nowMs)) void this.#departures.free(robot);
    if (this.#others.isDeserted(nowMs) || this.#presence.isQuiet(nowMs, quietMs)) void this.#probe(nowMs);
  }

  /** Nobody is heard any more. Where the store does not answer either, our NATS server is cut off from the others. */
  async #probe(nowMs: number): Promise<void> {
    if (nowMs - this.#probedMs < 2 * quietMs) return;
    this.#probedMs = nowMs;
    const { bus, name, event } = this.#options;
    const isAnswered = await inTime(this.#owners.read(name), quietMs).then(
      () => true,
      () => false,
    );
    if (isAnswered || !this.#isolation.look(1, 1, performance.now()) || !bus.changeServer()) return;
    event('warning', 'nats-left', 'neither robots, workers nor the store are heard: trying another NATS server');
  }

  #beat(): void {
    const { bus, name, robots } = this.#options;
    const nowMs = performance.now();
    const kept = [...this.#held.values()].filter(({ holding }) => holding.epoch !== undefined);
    const oldestMs = Math.min(...kept.map(({ keptMs }) => keptMs));
    this.#others.look(nowMs);
    const beat: BeatMessage = {
      ...this.#ownBeat,
      device: robots.pools[0]?.description?.device ?? '',
      cycles: robots.counters.cycles,
      p99Ms: robots.timing.quantiles(nowMs).p99,
      checkpointAgeS: kept.length === 0 || oldestMs === 0 ? -1 : (nowMs - oldestMs) / 1000,
      unheard: this.#unheard,
    };
    bus.publish(bus.names.beat(name), JSON.stringify(beat));
    this.#unheard += 1;
    // Gateways wait for those that say so.
    for (const { ask } of this.#asked.values()) {
      const { progress = 0 } = this.#held.get(ask.robot) ?? {};
      const told: TellMessage = { kind: 'loading', session: ask.session, worker: name, progress };
      bus.publish(bus.names.tell(ask.robot), JSON.stringify(told));
    }
  }

  get #ownBeat(): Beat {
    const { name, capacity } = this.#options;
    // The places of those that have left are free for others.
    const robots = this.#taken.filter(({ robot }) => !this.#presence.hasLeft(robot)).length;
    return { worker: name, life: this.life, robots, capacity, draining: this.#isDraining };
  }

  /** Gives a robot to a worker that has more room, as one that has joined. */
  #balance(): void {
    const nowMs = performance.now();
    this.#others.sweep(nowMs);
    const moved = this.robots.find(({ robot }) => !this.#presence.hasLeft(robot));
    if (moved === undefined || !givesAway(this.#ownBeat, this.#others.workers(nowMs))) return;
    const { robot } = moved;
    this.#options.event('info', 'robot-given', `${robot}: to a worker with more room`, robot);
    this.#departures.giveAway(robot).catch((error: unknown) => this.#tellFailure(robot, error));
  }

  #ask(message: Msg): void {
    const ask = parseMessage(askMessage, message.string());
    if (ask === undefined) {
      this.#reply(message, {
        granted: false,
        reason: 'failed',
        text: 'ask: not understood. Use one version everywhere.',
      });
      return;
    }
    const { robot } = ask;
    // The name becomes a file's and a slot's: it is the request's own, not the asker's choice.
    const expected = namesOf(ask.request, ask.address).robot;
    if (expected !== robot) {
      const text = `ask: another name (got ${robot}, expected ${expected}). Use one version everywhere.`;
      this.#reply(message, { granted: false, reason: 'failed', text });
      return;
    }
    let held = this.#held.get(robot);
    if (held === undefined || held.holding.phase === 'none') {
      const isFull = this.#isFull && !this.#arrivals.has(robot);
      const gone = isFull && !this.#isDraining ? this.#presence.longestGone : undefined;
      const freeing = this.#freeing.get(robot) ?? (gone === undefined ? undefined : this.#departures.free(gone));
      if (freeing !== undefined) {
        this.#freeing.set(robot, freeing);
        void freeing.then((isFree) => {
          this.#freeing.delete(robot);
          if (isFree) this.#ask(message);
          else this.#refuseFull(message);
        });
        return;
      }
      if (isFull || this.#isDraining) {
        this.#refuseFull(message);
        return;
      }
    }
    held ??= newHeld(robot);
    if (held.holding.phase === 'none') held.asked = ask;
    this.#held.set(robot, held);
    this.#askNumber += 1;
    const id = String(this.#askNumber);
    this.#asked.set(id, { message, ask });
    this.#follow(held, held.holding.ask({ id, revision: ask.revision, seen: ask.seen, above: ask.above ?? noEpoch }));
  }

  #refuseFull(message: Msg): void {
    this.#reply(message, { granted: false, reason: 'full', text: `${this.#options.name} takes no more robots` });
  }

  #follow(held: Held, actions: readonly HoldingAction[]): void {
    for (const action of actions) {
      switch (action.kind) {
        case 'claim':
          this.#guard(held, this.#claim(held, action.ask), () => held.holding.claimed(undefined));
          break;
        case 'load':
          this.#guard(held, this.#load(held, action.epoch), () => held.holding.loaded(action.epoch, 'failed'));
          break;
        case 'grant':
          this.#guard(held, this.#attach(held, action.ask.id, action.epoch), () => held.holding.release());
          break;
        case 'refuse': {
          const asked = this.#take(action.ask.id);
          const text = held.claimFault;
          if (asked !== undefined) this.#reply(asked.message, { granted: false, reason: action.reason, text });
          break;
        }
        case 'drop':
          this.#drop(held, action.epoch);
          break;
        default:
          action satisfies never;
      }
    }
    if (held.holding.phase === 'none' && this.#held.get(held.robot) === held) this.#held.delete(held.robot);
  }

  /** What one robot does wrong is told and refuses its ask; the other brains here go on. */
  #guard(held: Held, work: Promise<void>, give: () => readonly HoldingAction[]): void {
    work
      .catch((error: unknown) => {
        this.#tellFailure(held.robot, error);
        this.#follow(held, give());
      })
      .catch((error: unknown) => this.#tellFailure(held.robot, error));
  }

  #tellFailure(name: string, error: unknown): void {
    this.#options.event('error', 'worker-failed', `${name}: ${error instanceof Error ? error.message : String(error)}`);
  }

  async #claim(held: Held, ask: Ask): Promise<void> {
    let epoch: Epoch | undefined;
    held.claimFault = '';
    try {
      epoch = await this.#owners.claim(held.robot, this.#options.name, ask);
    } catch (error) {
      this.#tellClaim(held, (error as Error).message);
    }
    this.#follow(held, held.holding.claimed(epoch));
  }

  /** Another worker may have been quicker. Any other reason keeps robots standing: it is told, though not for each attempt. */
  #tellClaim(held: Held, message: string): void {
    const { event } = this.#options;
    const { robot } = held;
    if (/wrong last sequence/i.test(message)) {
      event('debug', 'claim-lost', `${robot}: ${message}`, robot);
      return;
    }
    held.claimFault = `the store does not take the claim (${message.slice(0, 200)})`;
    const nowMs = performance.now();
    if (nowMs - this.#claimToldMs < claimToldMs) return;
    this.#claimToldMs = nowMs;
    event('error', 'claim-failed', `${robot}: ${held.claimFault}`, robot);
  }

  async #load(held: Held, epoch: Epoch): Promise<void> {
    const { robot } = held;
    try {
      await this.#loader.load(held, epoch);
      this.#follow(held, held.holding.loaded(epoch));
    } catch (error) {
      if (error instanceof Superseded) this.#follow(held, held.holding.see(error.epoch));
      const level = held.holding.isLoading(epoch) ? 'error' : 'info';
      this.#options.event(level, 'load-failed', `${robot}: ${(error as Error).message}`, robot);
      this.#follow(held, held.holding.loaded(epoch, 'failed'));
    }
  }

  async #attach(held: Held, id: string, epoch: Epoch): Promise<void> {
    const asked = this.#asked.get(id);
    if (asked === undefined) return;
    try {
      await this.#serving.attach(held, asked.ask, epoch, (reply) => {
        this.#reply(asked.message, reply);
        this.#asked.delete(id);
        if (!reply.granted) return;
        // Its followers know it by an earlier epoch where this one was claimed anew.
        this.#followers.tell(held, epoch);
        this.#followers.tellGateway(held, epoch);
      });
    } finally {
      this.#asked.delete(id);
    }
  }

  /** The robot has another owner, or none: its brain here is not saved any more, and its slot is free. */
  #drop(held: Held, epoch: Epoch): void {
    const { robots, event } = this.#options;
    this.#serving.detach(held);
    robots.evict(held.robot);
    this.#followers.forget(held.robot);
    if (held.holding.phase === 'none') {
      this.#held.delete(held.robot);
      removeCheckpoints(this.#options.folder, held.robot);
    }
    event('info', 'robot-dropped', `${held.robot}: no longer ours (epoch ${formatEpoch(epoch)})`, held.robot);
  }

  #take(id: string): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  #reply(message: Msg, reply: AskReply): void {
    message.respond(JSON.stringify(reply));
  }
}
