/**
 * A worker: the brains of this process, served to robots behind gateways. It joins the server's robots (slots, pools, children)
 * to a hold on each robot's entry, and carries checkpoints to the store. What a robot's connection is, the gateway knows.
 */
import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Msg } from '@nats-io/transport-node';
import { FieldbrainError } from '../kernel/errors.js';
import { detailCode } from '../robot/index.js';
import { compareEpochs, type Epoch, formatEpoch } from '../robot/wire/epoch.js';
import type { Saved } from '../server/brains/messages.js';
import type { TellEvent } from '../server/events.js';
import { namesOf } from '../server/profile.js';
import type { RobotSlot } from '../server/robot-slot.js';
import type { Robots } from '../server/robots.js';
import { generationsIn, nextCheckpointFile } from '../store/checkpoint.js';
import { balanceMs, givesAway } from './balance.js';
import { BrainStore, Superseded } from './brain-store.js';
import type { FleetBus } from './bus.js';
import { decodeSense, encodeAct, type SenseFrame } from './frames.js';
import { Holding, type HoldingAction } from './holding.js';
import {
  type AskMessage,
  type AskReply,
  askMessage,
  type BeatMessage,
  beatMessage,
  parseMessage,
  presenceMessage,
  type TellMessage,
} from './messages.js';
import { checkName } from './names.js';
import { OwnerStore } from './owner-store.js';
import { Presence } from './presence.js';
import { RemoteSession } from './remote-session.js';
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
}

interface Held {
  readonly robot: string;
  readonly holding: Holding;
  robotSlot: RobotSlot | undefined;
  session: RemoteSession | undefined;
  /** The gateway's number of the connection that is served now. */
  connection: number;
  /** What that connection's frames hold. */
  sizes: { readonly sensors: number; readonly motors: number };
  /** Ends what is heard of the robot. */
  endHearing: (() => void) | undefined;
  /** When its state was last safe in the store. */
  keptMs: number;
}

interface Asked {
  readonly message: Msg;
  readonly ask: AskMessage;
}

export class FleetWorker {
  readonly #options: WorkerOptions;
  readonly #owners: OwnerStore;
  readonly #brains: BrainStore;
  readonly #held = new Map<string, Held>();
  readonly #asked = new Map<string, Asked>();
  readonly #presence: Presence;
  /** The other workers. */
  readonly #others = new Roster(performance.now());
  readonly #life = randomBytes(4).readUInt32LE();
  readonly #ends: (() => void)[] = [];
  /** One upload of a robot after the other. */
  readonly #keeping = new Map<string, Promise<void>>();
  #askNumber = 0;
  #isDraining = false;

  private constructor(options: WorkerOptions, owners: OwnerStore, brains: BrainStore) {
    this.#options = options;
    this.#owners = owners;
    this.#brains = brains;
    this.#presence = new Presence(options.awayMs);
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

  /** Those that have a place here, or are getting one. */
  get #taken(): readonly Held[] {
    return [...this.#held.values()].filter(({ holding }) => holding.phase !== 'none');
  }

  /** Gives all robots to other workers, each with its newest state, and takes no more. Gives how many have left. */
  async drain(): Promise<number> {
    this.#isDraining = true;
    this.#beat();
    let moved = 0;
    for (const { robot } of this.robots) {
      try {
        await this.#giveAway(robot);
        moved += 1;
      } catch (error) {
        this.#tellFailure(robot, error);
      }
    }
    return moved;
  }

  /** Drains, and leaves the fleet. The server is closed after it. */
  async close(): Promise<void> {
    await this.drain();
    for (const end of this.#ends) end();
    await Promise.allSettled(this.#keeping.values());
    await this.#options.bus.flush().catch(() => undefined);
  }

  async #open(): Promise<void> {
    const { bus, name, robots, event } = this.#options;
    const { names } = bus;
    await mkdir(this.#options.folder, { recursive: true });
    robots.afterSave = (saved) => this.#saved(saved);
    this.#ends.push(
      await this.#owners.watch((robot, { epoch }) => {
        const held = this.#held.get(robot);
        if (held !== undefined) this.#follow(held, held.holding.see(epoch));
      }),
      bus.subscribe(names.ask(name), (message) => this.#ask(message)),
      bus.subscribe(names.beat('*'), (message) => {
        const beat = parseMessage(beatMessage, message.string());
        if (beat !== undefined && beat.worker !== name) this.#others.hear(beat, performance.now());
      }),
      bus.subscribe(names.drain(name), (message) => {
        event('warning', 'drain', 'giving all robots to other workers');
        this.drain()
          .then((moved) => message.respond(JSON.stringify({ moved })))
          .catch((error: unknown) => this.#tellFailure(name, error));
      }),
    );
    const timer = setInterval(() => this.#beat(), beatMs);
    const balance = setInterval(() => this.#balance(), balanceMs);
    const look = setInterval(() => this.#freeAway(), 1000);
    this.#ends.push(
      () => clearInterval(timer),
      () => clearInterval(look),
      () => clearInterval(balance),
    );
    this.#beat();
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
    };
    bus.publish(bus.names.beat(name), JSON.stringify(beat));
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
    this.#giveAway(robot).catch((error: unknown) => this.#tellFailure(robot, error));
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
      const isFull = this.#taken.length >= this.#options.capacity;
      const gone = isFull && !this.#isDraining ? this.#presence.longestGone : undefined;
      if (gone !== undefined) {
        void this.#free(gone).then((isFree) => (isFree ? this.#ask(message) : this.#refuseFull(message)));
        return;
      }
      if (isFull || this.#isDraining) {
        this.#refuseFull(message);
        return;
      }
    }
    held ??= {
      robot,
      holding: new Holding(),
      robotSlot: undefined,
      session: undefined,
      connection: 0,
      sizes: { sensors: 0, motors: 0 },
      endHearing: undefined,
      keptMs: 0,
    };
    this.#held.set(robot, held);
    this.#askNumber += 1;
    const id = String(this.#askNumber);
    this.#asked.set(id, { message, ask });
    this.#follow(held, held.holding.ask({ id, revision: ask.revision, seen: ask.seen }));
  }

  #refuseFull(message: Msg): void {
    this.#reply(message, { granted: false, reason: 'full', text: `${this.#options.name} takes no more robots` });
  }

  #follow(held: Held, actions: readonly HoldingAction[]): void {
    for (const action of actions) {
      switch (action.kind) {
        case 'claim':
          this.#guard(held, this.#claim(held, action.revision), () => held.holding.claimed(undefined));
          break;
        case 'load':
          this.#guard(held, this.#load(held, action.epoch), () => held.holding.loaded(action.epoch, 'failed'));
          break;
        case 'grant':
          this.#guard(held, this.#attach(held, action.ask.id, action.epoch), () => held.holding.release());
          break;
        case 'refuse': {
          const asked = this.#take(action.ask.id);
          if (asked !== undefined) this.#reply(asked.message, { granted: false, reason: action.reason, text: '' });
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

  async #claim(held: Held, revision: number): Promise<void> {
    let epoch: Epoch | undefined;
    try {
      epoch = await this.#owners.claim(held.robot, this.#options.name, revision);
    } catch (error) {
      this.#options.event('debug', 'claim-lost', `${held.robot}: ${(error as Error).message}`, held.robot);
    }
    this.#follow(held, held.holding.claimed(epoch));
  }

  /** The state that the store has becomes the newest checkpoint here, and the slot is emptied so that it is read. */
  async #load(held: Held, epoch: Epoch): Promise<void> {
    const { robot } = held;
    const { event, robots, folder } = this.#options;
    try {
      robots.evict(robot);
      const stored = await this.#brains.take(robot, epoch, (reason) =>
        event('error', 'checkpoint-refused', `${robot}: ${reason}`, robot),
      );
      if (stored !== undefined) await placeCheckpoint(folder, robot, stored.bytes, epoch);
      held.keptMs = performance.now();
      event('info', 'robot-claimed', `${robot}: epoch ${formatEpoch(epoch)}, cycle ${stored?.cycle ?? 0}`, robot);
      this.#follow(held, held.holding.loaded(epoch));
    } catch (error) {
      event('error', 'load-failed', `${robot}: ${(error as Error).message}`, robot);
      if (error instanceof Superseded) this.#follow(held, held.holding.see(error.epoch));
      this.#follow(held, held.holding.loaded(epoch, 'failed'));
    }
  }

  /** Lets the robot's present connection in, in place of an earlier one. */
  async #attach(held: Held, id: string, epoch: Epoch): Promise<void> {
    const asked = this.#take(id);
    if (asked === undefined) return;
    const { message, ask } = asked;
    const { bus, robots } = this.#options;
    const { robot } = held;
    const tell = (told: TellMessage): void => bus.publish(bus.names.tell(robot), JSON.stringify(told));
    const session = new RemoteSession(ask.request.motors, {
      accepted: ({ gpu, fieldEdge, channels }) =>
        this.#reply(message, { granted: true, epoch, life: this.life, acceptance: { gpu, fieldEdge, channels } }),
      refused: (detail, text) => {
        const reason = detail === detailCode.sessionLimit ? 'full' : 'failed';
        this.#reply(message, { granted: false, reason, text });
        this.#follow(held, held.holding.release());
      },
      sensory: ({ values, reward, demonstration, end }) => {
        if (held.robotSlot === undefined) session.fail('the brain is not there yet');
        else robots.sensory(held.robotSlot, values, reward, demonstration, end);
      },
      act: (sequence, motors, failed) => {
        // What was computed under an epoch goes out under that epoch: the fence refuses it where another worker has followed.
        const frame = encodeAct({ epoch, session: ask.session, sequence, motors, failed, life: this.#life });
        bus.publish(bus.names.act(robot), frame);
      },
      verb: (verb) => tell({ kind: 'verb', session: ask.session, epoch, verb }),
      ended: (reason) => {
        if (held.session === session) held.session = undefined;
        // A connection that was only joined anew goes on.
        if (held.holding.epoch !== undefined && held.connection !== ask.session)
          tell({ kind: 'ended', session: ask.session, reason: reason.slice(0, 400) });
      },
    });
    held.session = session;
    held.connection = ask.session;
    held.sizes = ask.request;
    held.endHearing ??= this.#hear(held);
    this.#presence.heard(robot, performance.now());
    try {
      held.robotSlot = (await robots.admit(session, ask.request, ask.address)) ?? held.robotSlot;
    } catch (error) {
      // Its refusal answers the ask and gives the robot up.
      this.#tellFailure(robot, error);
      session.refuse(detailCode.creationFailed, error instanceof Error ? error.message : String(error));
    }
  }

  #hear(held: Held): () => void {
    const { bus } = this.#options;
    const ends = [
      bus.subscribe(bus.names.sense(held.robot), ({ data }) => this.#sense(held, data)),
      bus.subscribe(bus.names.presence(held.robot), (message) => this.#present(held, message.string())),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  #present(held: Held, text: string): void {
    const { robot, robotSlot, session } = held;
    const told = parseMessage(presenceMessage, text);
    // Of an earlier connection: the robot has come again since.
    if (told === undefined || told.session !== held.connection) return;
    if (told.here) {
      this.#presence.heard(robot, performance.now());
      return;
    }
    this.#presence.left(robot, performance.now());
    if (session === undefined) return;
    if (robotSlot !== undefined) this.#options.robots.leave(robotSlot, session);
    session.end();
  }

  #sense(held: Held, data: Uint8Array): void {
    const frame = decodeSense(data);
    if (frame === undefined) return;
    this.#follow(held, held.holding.see(frame.epoch));
    const { epoch } = held.holding;
    if (epoch === undefined || compareEpochs(epoch, frame.epoch) !== 0) return;
    const { session, connection, sizes } = held;
    if (session === undefined) return;
    // Of another connection, of other sizes or not finite: none of it reaches a brain.
    if (frame.session !== connection || !fits(frame, sizes)) session.counters.dropped += 1;
    else if (!isWhole(frame)) session.counters.nonFinite += 1;
    else {
      this.#presence.heard(held.robot, performance.now());
      session.receive(frame);
    }
  }

  /** The robot has another owner, or none: its brain here is not saved any more, and its slot is free. */
  #drop(held: Held, epoch: Epoch): void {
    const { robots, event } = this.#options;
    held.endHearing?.();
    held.endHearing = undefined;
    this.#presence.forget(held.robot);
    const { session } = held;
    held.session = undefined;
    session?.end();
    held.robotSlot = undefined;
    robots.evict(held.robot);
    if (held.holding.phase === 'none') {
      this.#held.delete(held.robot);
      removeCheckpoints(this.#options.folder, held.robot);
    }
    event('info', 'robot-dropped', `${held.robot}: no longer ours (epoch ${formatEpoch(epoch)})`, held.robot);
  }

  async #giveAway(robot: string): Promise<void> {
    const held = this.#held.get(robot);
    const epoch = held?.holding.epoch;
    if (held === undefined || epoch === undefined) return;
    await this.#secure(held, epoch);
    this.#letGo(held, epoch);
  }

  #freeAway(): void {
    for (const robot of this.#presence.away(performance.now())) void this.#free(robot);
  }

  /** Frees the place of a robot that is away, once its state is in the store; false where that failed. One that is heard meanwhile stays. */
  async #free(robot: string): Promise<boolean> {
    this.#presence.forget(robot);
    const held = this.#held.get(robot);
    const epoch = held?.holding.epoch;
    if (held === undefined || epoch === undefined) return true;
    const isSafe = await this.#secure(held, epoch);
    if (this.#presence.knows(robot) || this.#held.get(robot) !== held) return true;
    if (isSafe) this.#letGo(held, epoch);
    // What it has learned is nowhere else: it is tried again later.
    else this.#presence.left(robot, performance.now());
    return isSafe;
  }

  /** Brings the robot's present state to the store; false where that failed. */
  async #secure(held: Held, epoch: Epoch): Promise<boolean> {
    const { robot } = held;
    try {
      const saved = await this.#options.robots.save(robot);
      await (saved === undefined ? this.#keeping.get(robot) : this.#keep(held, epoch, saved));
      return true;
    } catch (error) {
      this.#options.event('error', 'checkpoint-failed', `${robot}: ${(error as Error).message}`, robot);
      return false;
    }
  }

  #letGo(held: Held, epoch: Epoch): void {
    const { bus } = this.#options;
    this.#follow(held, held.holding.release());
    const told: TellMessage = { kind: 'released', epoch };
    bus.publish(bus.names.tell(held.robot), JSON.stringify(told));
  }

  #saved(saved: Saved): void {
    const held = this.#held.get(saved.name);
    const epoch = held?.holding.epoch;
    if (held !== undefined && epoch !== undefined) void this.#keep(held, epoch, saved).catch(() => undefined);
  }

  #keep(held: Held, epoch: Epoch, { file, cycle }: Saved): Promise<void> {
    const { robot } = held;
    const { event } = this.#options;
    const keep = async (): Promise<void> => {
      try {
        await this.#brains.keep(robot, epoch, await readFile(file), cycle);
        held.keptMs = performance.now();
      } catch (error) {
        event('error', 'checkpoint-failed', `${robot}: not in the store (${(error as Error).message})`, robot);
        if (error instanceof Superseded) this.#follow(held, held.holding.see(error.epoch));
        throw error;
      }
    };
    const kept = (this.#keeping.get(robot) ?? Promise.resolve()).catch(() => undefined).then(keep);
    this.#keeping.set(robot, kept);
    const forget = (): void => {
      if (this.#keeping.get(robot) === kept) this.#keeping.delete(robot);
    };
    kept.then(forget, forget);
    return kept;
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

function fits({ values, demonstration }: SenseFrame, { sensors, motors }: Held['sizes']): boolean {
  return values.length === sensors && (demonstration === undefined || demonstration.length === motors);
}

/** A demonstration has NaN where a motor has none; the robot's listener has checked the rest of it. */
function isWhole({ values, reward, demonstration }: SenseFrame): boolean {
  return (
    values.every(Number.isFinite) &&
    Number.isFinite(reward ?? 0) &&
    demonstration?.some((value) => Math.abs(value) === Infinity) !== true
  );
}

/** What lies here of a robot that has gone: at once, so that it cannot meet the files of one that comes. */
function removeCheckpoints(folder: string, robot: string): void {
  for (const file of generationsIn(folder, readdirSync(folder), robot)) rmSync(file, { force: true });
}

/** As the newest generation of its name, above any that this process has written. */
async function placeCheckpoint(folder: string, robot: string, bytes: Uint8Array, epoch: Epoch): Promise<void> {
  const file = await nextCheckpointFile(folder, robot);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes, { flag: 'wx' }).catch((error: unknown) => {
    throw new FieldbrainError(
      'usage',
      `${file}: cannot be written for epoch ${formatEpoch(epoch)} (${String(error)}).`,
    );
  });
}
