/**
 * Where telemetry is published and read. Publishing never waits: each subscriber has a ring of bounded length and is told
 * that something is there; it takes when it can, and what it is too slow for is dropped, the oldest first, and counted. The
 * hub also knows the newest robot and stop messages, so that a late viewer starts with a whole picture.
 */
import { Ring } from './ring.js';
import type { RobotInfo, Telemetry, TelemetryType } from './telemetry.js';

export interface SubscribeOptions {
  /** Messages that may wait (256). */
  readonly capacity?: number;
  /** Where they wait instead, with bounds of its own. */
  readonly queue?: Ring<Telemetry>;
  /** Only these types; all but `field` by default. */
  readonly types?: readonly TelemetryType[];
  /** Further choice, asked for each message while it is published: keep it quick. */
  readonly accepts?: (message: Telemetry) => boolean;
  /** Called when the ring was empty and is no more. It must not throw, and it should only schedule work. */
  readonly wake?: () => void;
  /** Says that this one has not read for long: nothing is made for its sake alone. What is made for others still waits for it. */
  readonly isAway?: () => boolean;
}

/** One subscriber's end. */
export interface Subscription {
  /** The oldest message that waits, or undefined. */
  take(): Telemetry | undefined;
  readonly waiting: number;
  /** Messages dropped because this subscriber was too slow. */
  readonly dropped: number;
  close(): void;
}

const allButFields: readonly TelemetryType[] = ['robot', 'cycle', 'world', 'event', 'server', 'stimulus'];

export class Hub {
  readonly #subscribers = new Set<Subscriber>();
  readonly #robots = new Map<string, RobotInfo>();
  #droppedByGone = 0;

  get viewers(): number {
    return this.#subscribers.size;
  }

  /** Robots that were published, connected or not, in order of arrival. */
  get robots(): readonly RobotInfo[] {
    return [...this.#robots.values()];
  }

  /** Messages dropped by all rings so far, those of closed subscriptions included. */
  get dropped(): number {
    let sum = this.#droppedByGone;
    for (const one of this.#subscribers) sum += one.dropped;
    return sum;
  }

  /** Whether anybody who is there would take such a message; lets a publisher skip costly work. */
  wants(type: TelemetryType): boolean {
    for (const one of this.#subscribers) if (one.types.has(type) && !one.isAway) return true;
    return false;
  }

  publish(message: Telemetry): void {
    if (message.type === 'robot') {
      const { type: _type, ...info } = message;
      this.#robots.set(message.robot, info);
    }
    for (const one of this.#subscribers) one.offer(message);
  }

  /** Forgets a robot that will not come back. */
  forget(robot: string): void {
    this.#robots.delete(robot);
  }

  subscribe(options: SubscribeOptions = {}): Subscription {
    const subscriber = new Subscriber(options, () => {
      if (this.#subscribers.delete(subscriber)) this.#droppedByGone += subscriber.dropped;
    });
    this.#subscribers.add(subscriber);
    return subscriber;
  }
}

class Subscriber implements Subscription {
  readonly types: ReadonlySet<TelemetryType>;
  readonly #ring: Ring<Telemetry>;
  readonly #accepts: ((message: Telemetry) => boolean) | undefined;
  readonly #wake: (() => void) | undefined;
  readonly #isAway: (() => boolean) | undefined;
  readonly close: () => void;

  constructor(options: SubscribeOptions, close: () => void) {
    const { capacity = 256, queue = new Ring(capacity), types = allButFields, accepts, wake, isAway } = options;
    this.types = new Set(types);
    this.#ring = queue;
    this.#accepts = accepts;
    this.#wake = wake;
    this.#isAway = isAway;
    this.close = close;
  }

  get isAway(): boolean {
    return this.#isAway?.() === true;
  }

  get waiting(): number {
    return this.#ring.size;
  }

  get dropped(): number {
    return this.#ring.dropped;
  }

  take(): Telemetry | undefined {
    return this.#ring.take();
  }

  offer(message: Telemetry): void {
    if (!this.types.has(message.type) || this.#accepts?.(message) === false) return;
    this.#ring.put(message);
    if (this.#ring.size === 1) this.#wake?.();
  }
}
