/**
 * Emergency stops of a fleet: latched in a bucket, so that they outlive gateways, workers and restarts, and told at once over a
 * plain subject, so that they work while the bucket has no leader. A stop counts from the moment it is known here; it ends only
 * when the bucket says so. Before the bucket was read, all robots are stopped.
 */
import type { KV } from '@nats-io/kv';
import type { Stops } from '../server/stop-latch.js';
import type { FleetBus } from './bus.js';
import { parseMessage, stopMessage } from './messages.js';
import { textOfToken, tokenOf } from './names.js';

const allKey = 'all';
const prefix = 'robot.';
const retryMs = 250;

export class FleetStops implements Stops {
  readonly #bus: FleetBus;
  readonly #bucket: KV;
  readonly #keys = new Set<string>();
  readonly #failed: (text: string) => void;
  #isRead = false;
  #isClosed = false;
  readonly #ends: (() => void)[] = [];
  /** Called with the robot whose stop began or ended, undefined for all. */
  changed: ((robot: string | undefined) => void) | undefined;

  private constructor(bus: FleetBus, bucket: KV, failed: (text: string) => void) {
    this.#bus = bus;
    this.#bucket = bucket;
    this.#failed = failed;
  }

  /** Done when what the bucket holds is known here. */
  static async open(bus: FleetBus, failed: (text: string) => void): Promise<FleetStops> {
    const stops = new FleetStops(bus, await bus.bucket(bus.names.stops), failed);
    await stops.#watch();
    return stops;
  }

  get all(): boolean {
    return !this.#isRead || this.#keys.has(allKey);
  }

  get robots(): readonly string[] {
    return [...this.#keys].flatMap((key) => {
      const robot = key.startsWith(prefix) ? textOfToken(key.slice(prefix.length)) : undefined;
      return robot === undefined ? [] : [robot];
    });
  }

  holds(robot: string): boolean {
    return this.all || this.#keys.has(keyOf(robot));
  }

  load(): void {
    // It was read when it was opened, and is watched.
  }

  stop(robot: string | undefined): void {
    this.#bus.publish(this.#bus.names.stop, JSON.stringify(robot === undefined ? {} : { robot }));
    this.#latch(keyOf(robot));
  }

  /** The stop ends here when the bucket has taken it. Without a name every stop ends. */
  clear(robot: string | undefined): void {
    const keys = robot === undefined ? [...new Set([allKey, ...this.#keys])] : [keyOf(robot)];
    for (const key of keys) void this.#insist('cleared', () => this.#bucket.delete(key));
  }

  close(): void {
    this.#isClosed = true;
    for (const end of this.#ends) end();
  }

  #latch(key: string): void {
    if (!this.#keys.has(key)) {
      this.#keys.add(key);
      this.changed?.(robotOf(key));
    }
    void this.#insist('latched', () => this.#bucket.put(key, '1'));
  }

  /** Until the bucket takes it: JetStream may be without a leader for seconds. */
  async #insist(what: string, work: () => Promise<unknown>): Promise<void> {
    for (let attempt = 0; !this.#isClosed; attempt += 1) {
      try {
        await work();
        return;
      } catch (error) {
        if (attempt === 0)
          this.#failed(`a stop is not ${what} in the store yet (${(error as Error).message}); trying on`);
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }

  async #watch(): Promise<void> {
    this.#ends.push(
      this.#bus.subscribe(this.#bus.names.stop, (message) => {
        const told = parseMessage(stopMessage, message.string());
        // What cannot be read was meant to stop something.
        const key = keyOf(told === undefined ? undefined : told.robot);
        // Latched by all that hear it: the one that said it may be gone before the bucket has it.
        if (!this.#keys.has(key)) this.#latch(key);
      }),
    );
    for await (const key of await this.#bucket.keys()) this.#keys.add(key);
    const changes = await this.#bucket.watch();
    this.#ends.push(() => changes.stop());
    this.#isRead = true;
    void (async () => {
      for await (const { key, operation } of changes) {
        const isStopped = operation === 'PUT';
        if (this.#keys.has(key) === isStopped) continue;
        if (isStopped) this.#keys.add(key);
        else this.#keys.delete(key);
        this.changed?.(robotOf(key));
      }
    })();
  }
}

function keyOf(robot: string | undefined): string {
  return robot === undefined ? allKey : `${prefix}${tokenOf(robot)}`;
}

function robotOf(key: string): string | undefined {
  return key === allKey ? undefined : textOfToken(key.slice(prefix.length));
}
