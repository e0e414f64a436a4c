/**
 * Emergency stops of a fleet: latched in a bucket, so that they outlive gateways, workers and restarts, and told at once over a
 * plain subject, so that they work while the bucket has no leader. A stop counts from the moment it is known here; it ends only
 * when the bucket says so. Before the bucket was read, all robots are stopped.
 */
import { randomUUID } from 'node:crypto';
import type { KV } from '@nats-io/kv';
import type { Stops } from '../server/stop-latch.js';
import { FleetBus } from './bus.js';
import { parseMessage, stopMessage } from './messages.js';
import { textOfToken, tokenOf } from './names.js';

const allKey = 'all';
const prefix = 'robot.';
const retryMs = 250;
/** While something is stopped, this often: whether the bucket is still the one that was told so. */
const lookMs = 1000;

/** What this process wants of a key, until the bucket has it. A newer wish ends it. */
interface Wish {
  readonly kind: 'latched' | 'cleared';
  ended: Promise<void>;
}

export class FleetStops implements Stops {
  readonly #bus: FleetBus;
  #bucket: KV;
  readonly #from = randomUUID();
  readonly #keys = new Set<string>();
  /** What the bucket is known to hold. */
  readonly #entries = new Map<string, { readonly revision: number; readonly isStopped: boolean }>();
  readonly #wishes = new Map<string, Wish>();
  readonly #failed: (text: string) => void;
  /** When the bucket was made, as its server says. */
  #made: string | undefined;
  #isRead = false;
  #isClosed = false;
  readonly #ends: (() => void)[] = [];
  #endWatch = (): void => undefined;
  #reopening: Promise<void> | undefined;
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
    const from = this.#from;
    this.#bus.publish(this.#bus.names.stop, JSON.stringify(robot === undefined ? { from } : { robot, from }));
    this.#renew(keyOf(robot));
  }

  /** The stop ends here when the bucket has taken it. Without a name every stop ends. A stop that is given meanwhile holds. */
  clear(robot: string | undefined): void {
    const keys = robot === undefined ? [...new Set([allKey, ...this.#keys])] : [keyOf(robot)];
    for (const key of keys) {
      const before = this.#wishes.get(key)?.ended;
      let revision: number | undefined;
      this.#insist(key, 'cleared', async (isWanted) => {
        // A stop of our own that is on its way is the one that is cleared.
        await before;
        const known = this.#entries.get(key);
        revision ??= known?.isStopped === true ? known.revision : await this.#stopped(key);
        if (revision !== undefined && isWanted()) await this.#delete(key, revision);
      });
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const end of this.#ends) end();
    this.#endWatch();
  }

  /** A new entry even where there is one: a clear that has seen the one before must not end this stop. */
  #renew(key: string): void {
    this.#latch(key, async () => this.#note(key, await this.#bucket.put(key, '1'), true));
  }

  #latch(key: string, work: () => Promise<unknown>): void {
    if (!this.#keys.has(key)) {
      this.#keys.add(key);
      this.changed?.(robotOf(key));
    }
    this.#insist(key, 'latched', work);
  }

  /** The revision of the stop in the bucket, which is put there where it is known here alone; undefined where there is none. */
  async #stopped(key: string): Promise<number | undefined> {
    const entry = await this.#bucket.get(key);
    if (entry?.operation === 'PUT') return this.#note(key, entry.revision, true);
    if (!this.#keys.has(key)) return undefined;
    return this.#note(key, await this.#bucket.put(key, '1', { previousSeq: entry?.revision ?? 0 }), true);
  }

  async #delete(key: string, revision: number): Promise<void> {
    try {
      await this.#bucket.delete(key, { previousSeq: revision });
    } catch (error) {
      if (!/wrong last sequence/i.test((error as Error).message)) throw error;
      const entry = await this.#bucket.get(key);
      if (entry?.operation === 'PUT')
        this.#failed(
          `a stop was given while another was cleared (${robotOf(key) ?? 'all robots'}): it holds. Clear again`,
        );
      else if (entry !== null) this.#note(key, entry.revision, false);
    }
  }

  /** Until the bucket takes it, or something newer is wanted: JetStream may be without a leader for seconds. */
  #insist(key: string, kind: Wish['kind'], work: (isWanted: () => boolean) => Promise<unknown>): void {
    const wish: Wish = { kind, ended: Promise.resolve() };
    this.#wishes.set(key, wish);
    const isWanted = (): boolean => !this.#isClosed && this.#wishes.get(key) === wish;
    const tryOn = async (): Promise<void> => {
      for (let attempt = 0; isWanted(); attempt += 1) {
        try {
          await work(isWanted);
          break;
        } catch (error) {
          if (attempt === 0)
            this.#failed(`a stop is not ${kind} in the store yet (${(error as Error).message}); trying on`);
          await this.#reopen().catch(() => undefined);
          await new Promise((resolve) => setTimeout(resolve, retryMs));
        }
      }
      if (this.#wishes.get(key) !== wish) return;
      this.#wishes.delete(key);
      this.#settle(key);
    };
    wish.ended = tryOn();
  }

  #note(key: string, revision: number, isStopped: boolean): number {
    if (revision >= (this.#entries.get(key)?.revision ?? 0)) this.#entries.set(key, { revision, isStopped });
    this.#settle(key);
    return revision;
  }

  /** As the bucket says; a stop that it does not have yet holds whatever it says. */
  #settle(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined || this.#keys.has(key) === entry.isStopped) return;
    if (entry.isStopped) this.#keys.add(key);
    else if (this.#wishes.get(key)?.kind === 'latched') return;
    else this.#keys.delete(key);
    this.changed?.(robotOf(key));
  }

  async #watch(): Promise<void> {
    this.#ends.push(
      this.#bus.subscribe(this.#bus.names.stop, (message) => {
        const told = parseMessage(stopMessage, message.string());
        if (told?.from === this.#from) return;
        // What cannot be read was meant to stop something.
        const key = keyOf(told === undefined ? undefined : told.robot);
        // Latched by all that hear it: the one that said it may be gone before the bucket has it.
        if (this.#wishes.get(key)?.kind === 'cleared') this.#renew(key);
        else if (!this.#keys.has(key)) this.#latch(key, () => this.#stopped(key));
      }),
    );
    for await (const key of await this.#bucket.keys()) this.#keys.add(key);
    this.#made = await this.#madeNow();
    await this.#watchBucket();
    this.#isRead = true;
    const timer = setInterval(() => {
      if (this.#keys.size > 0) this.#reopen().catch(() => undefined);
    }, lookMs);
    this.#ends.push(() => clearInterval(timer));
  }

  /** Undefined where the bucket is gone. */
  #madeNow(): Promise<string | undefined> {
    return this.#bucket.status().then(
      ({ streamInfo }) => streamInfo.created,
      (error: unknown) => {
        if (FleetBus.isLost(error)) return undefined;
        throw error;
      },
    );
  }

  /** A bucket that was lost with its server is made anew, here or by another process: it gets the stops that are known here. */
  #reopen(): Promise<void> {
    const reopen = async (): Promise<void> => {
      const made = await this.#madeNow();
      if (this.#isClosed || (made !== undefined && made === this.#made)) return;
      this.#endWatch();
      this.#bucket = await this.#bus.bucket(this.#bus.names.stops);
      this.#made = await this.#madeNow();
      this.#entries.clear();
      await this.#watchBucket();
      for (const key of this.#keys) if (!this.#wishes.has(key)) this.#latch(key, () => this.#stopped(key));
    };
    this.#reopening ??= reopen().finally(() => {
      this.#reopening = undefined;
    });
    return this.#reopening;
  }

  async #watchBucket(): Promise<void> {
    const changes = await this.#bucket.watch();
    this.#endWatch = () => changes.stop();
    void (async () => {
      for await (const { key, operation, revision } of changes) this.#note(key, revision, operation === 'PUT');
    })();
  }
}

function keyOf(robot: string | undefined): string {
  return robot === undefined ? allKey : `${prefix}${tokenOf(robot)}`;
}

function robotOf(key: string): string | undefined {
  return key === allKey ? undefined : textOfToken(key.slice(prefix.length));
}
