/**
 * Brains that other workers are about to give to this one. Each is opened from the owner's checkpoint and taken through the steps
 * that the owner goes on telling, while the owner drives; when the gateway asks, it is here already.
 */
import { compareEpochs, type Epoch } from '../robot/wire/epoch.js';
import { namesOf } from '../server/profile.js';
import type { Robots } from '../server/robots.js';
import type { BrainCopies } from './brain-copies.js';
import type { StoredBrain } from './brain-store.js';
import type { FleetBus } from './bus.js';
import { placeCheckpoint, removeCheckpoints } from './checkpoint-place.js';
import { type PrepareMessage, type PrepareReply, parseMessage, prepareMessage } from './messages.js';

/** An owner has told everything before it asks: what is not here by then was lost. */
const patienceMs = 3000;
/** An owner that has stopped waits for this long for our answer, then it drives on. */
export const lastPatienceMs = 1500;
/** So long it may be taken after the last step: until then no gateway can have lost an owner that drives on. */
const validMs = lastPatienceMs + 500;
/** One that nobody asks for is given up. */
const keptMs = 15_000;

interface Arrival {
  readonly epoch: Epoch;
  /** What is done to its brain, one thing after the other; resolves also where that failed. */
  work: Promise<void>;
  /** It was given up: nothing more is done to it. */
  isOver: boolean;
  atMs: number;
  /** The first cycle that it has not made here. */
  next: number | undefined;
  /** When the owner had stopped and everything was here. */
  lastMs: number;
}

export interface ArrivalsOptions {
  readonly robots: Robots;
  readonly copies: BrainCopies;
  readonly folder: string;
}

export class Arrivals {
  readonly #options: ArrivalsOptions;
  readonly #coming = new Map<string, Arrival>();

  constructor(options: ArrivalsOptions) {
    this.#options = options;
  }

  get count(): number {
    return this.#coming.size;
  }

  has(robot: string): boolean {
    return this.#coming.has(robot);
  }

  /** Hears owners that want to give a brain to the worker of this name. Gives what ends it. */
  hear(bus: FleetBus, name: string, takes: (robot: string) => boolean): () => void {
    return bus.subscribe(bus.names.prepare(name), async (message) => {
      const wish = parseMessage(prepareMessage, message.string());
      const answer = (reply: PrepareReply): void => void message.respond(JSON.stringify(reply));
      if (wish === undefined || namesOf(wish.request, wish.address).robot !== wish.robot)
        answer({ ready: false, text: 'prepare: not understood. Use one version everywhere.' });
      else if (!takes(wish.robot)) answer({ ready: false, text: `${name} takes no more robots` });
      else
        await this.prepare(wish).then(
          () => answer({ ready: true, text: '' }),
          (error: unknown) => answer({ ready: false, text: (error as Error).message.slice(0, 400) }),
        );
    });
  }

  /** Opens the brain where it is not yet, and takes it up to the cycle `end`. Throws where that cannot be. */
  async prepare(wish: PrepareMessage): Promise<void> {
    const { robot, epoch } = wish;
    const before = this.#coming.get(robot);
    if (before !== undefined && (before.isOver || compareEpochs(before.epoch, epoch) !== 0)) await this.end(robot);
    const arrival: Arrival = this.#coming.get(robot) ?? {
      ...{ epoch, work: Promise.resolve(), isOver: false, atMs: 0, next: undefined, lastMs: Number.NEGATIVE_INFINITY },
    };
    this.#coming.set(robot, arrival);
    arrival.atMs = performance.now();
    const prepared = arrival.work.then(() => this.#prepare(arrival, wish));
    arrival.work = prepared.catch(() => this.#drop(robot, arrival));
    await prepared;
  }

  async #prepare(arrival: Arrival, { robot, address, epoch, end, isLast, request }: PrepareMessage): Promise<void> {
    const { robots, copies, folder } = this.#options;
    const check = (): void => {
      if (arrival.isOver) throw new Error('it was given up meanwhile');
    };
    check();
    const isThere = await copies.comesTo(robot, (copy) => arrival.isOver || copy.end >= end, patienceMs);
    check();
    if (!isThere) throw new Error(`its state came up to cycle ${copies.of(robot)?.end}, not ${end}`);
    let { next } = arrival;
    if (next === undefined) {
      const base = copies.of(robot)?.base;
      if (base === undefined) throw new Error('its checkpoint is not there');
      robots.evict(robot);
      await placeCheckpoint(folder, robot, base.content, epoch);
      check();
      await robots.relive(request, address, []);
      check();
      next = base.cycle;
    }
    while (next < end) {
      const from: number = next;
      const steps = (copies.of(robot)?.steps ?? []).filter(({ cycle }) => cycle >= from);
      if (steps[0]?.cycle !== from) throw new Error(`cycle ${from} was not told`);
      const inputs = steps.map((step) => step.inputs);
      const reached = await robots.relive(request, address, inputs);
      check();
      next = from + steps.length;
      if (reached !== next) throw new Error(`it is at cycle ${reached}, not ${next}`);
    }
    arrival.next = next;
    if (isLast) arrival.lastMs = performance.now();
  }

  /** The state of a brain that stands ready here after this owner; it is the asker's from now on. */
  take(robot: string, after: Epoch): StoredBrain | undefined {
    const arrival = this.#coming.get(robot);
    const copy = this.#options.copies.of(robot);
    if (arrival?.next === undefined || arrival.isOver || copy?.base === undefined) return undefined;
    const isOf = compareEpochs(arrival.epoch, after) === 0;
    if (!isOf || performance.now() - arrival.lastMs > validMs || copy.end !== arrival.next) return undefined;
    this.#coming.delete(robot);
    const { content, ...base } = copy.base;
    return { base, content, steps: copy.steps };
  }

  /** Gives a brain up that was coming. Once this resolves nothing of it touches the robot's slot or its files any more. */
  async end(robot: string): Promise<void> {
    const arrival = this.#coming.get(robot);
    if (arrival === undefined) return;
    arrival.isOver = true;
    // Steps that are being made end with the slot, and those that are waited for will not come.
    this.#options.robots.evict(robot);
    this.#options.copies.look(robot);
    await arrival.work;
    this.#drop(robot, arrival);
  }

  sweep(nowMs: number): void {
    for (const [robot, { atMs }] of this.#coming) if (nowMs - atMs > keptMs) void this.end(robot);
  }

  #drop(robot: string, arrival: Arrival): void {
    arrival.isOver = true;
    if (this.#coming.get(robot) !== arrival) return;
    this.#coming.delete(robot);
    this.#options.robots.evict(robot);
    removeCheckpoints(this.#options.folder, robot);
  }
}
