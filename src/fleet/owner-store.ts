/** The bucket that says who owns which robot. Entries change by compare-and-set only, and are never deleted. */
import type { KV } from '@nats-io/kv';
import { type Epoch, noEpoch } from '../robot/wire/epoch.js';
import { FleetBus } from './bus.js';
import type { Ask } from './holding.js';
import { textOfToken, tokenOf } from './names.js';
import { incarnationOf, type Owner, readOwner, writeOwner } from './owner.js';
import type { OwnerEntry } from './route.js';

export class OwnerStore {
  readonly #bus: FleetBus;
  #bucket: KV;

  private constructor(bus: FleetBus, bucket: KV) {
    this.#bus = bus;
    this.#bucket = bucket;
  }

  static async open(bus: FleetBus): Promise<OwnerStore> {
    return new OwnerStore(bus, await bus.bucket(bus.names.owners));
  }

  async read(robot: string): Promise<OwnerEntry> {
    const entry = await this.#bucket.get(tokenOf(robot)).catch(async (error: unknown) => {
      if (!FleetBus.isLost(error)) throw error;
      // Lost with its server: made anew it has no owners, and a claim begins a higher incarnation.
      this.#bucket = await this.#bus.bucket(this.#bus.names.owners);
      return null;
    });
    if (entry === null) return { owner: undefined, revision: 0 };
    return { owner: readOwner(entry.string(), entry.revision), revision: entry.revision };
  }

  /**
   * Makes a worker the owner where the entry still has this revision; undefined where it has not, or where that is not known. The
   * time at which the store was made is looked at before and after: one that was made anew in between gives no epoch. The epoch is not
   * below that of the entry (`seen`), and above what the gateway has seen of other stores (`above`).
   */
  async claim(
    robot: string,
    worker: string,
    { revision, seen = noEpoch, above = noEpoch }: Partial<Ask> & Pick<Ask, 'revision'>,
  ): Promise<Epoch | undefined> {
    const madeMs = await this.#madeMs();
    const incarnation = incarnationOf(madeMs, seen, above);
    const made = await this.#bucket.put(tokenOf(robot), writeOwner(worker, incarnation), { previousSeq: revision });
    return (await this.#madeMs()) === madeMs ? { incarnation, revision: made } : undefined;
  }

  /** Calls `heard` with each change from now on, until the store is closed. */
  async watch(heard: (robot: string, owner: Owner) => void): Promise<() => void> {
    const changes = await this.#bucket.watch({ include: 'updates' });
    void (async () => {
      for await (const entry of changes) {
        const robot = textOfToken(entry.key);
        const owner = entry.operation === 'PUT' ? readOwner(entry.string(), entry.revision) : undefined;
        if (robot !== undefined && owner !== undefined) heard(robot, owner);
      }
    })();
    return () => changes.stop();
  }

  /** All robots and their owners, for people. */
  async list(): Promise<ReadonlyMap<string, Owner>> {
    const owners = new Map<string, Owner>();
    for await (const key of await this.#bucket.keys()) {
      const robot = textOfToken(key);
      const { owner } = robot === undefined ? { owner: undefined } : await this.read(robot);
      if (robot !== undefined && owner !== undefined) owners.set(robot, owner);
    }
    return owners;
  }

  /** When the bucket was made. One that is gone is made anew here. */
  async #madeMs(): Promise<number> {
    try {
      return Date.parse((await this.#bucket.status()).streamInfo.created);
    } catch (error) {
      if (!/not found/i.test((error as Error).message)) throw error;
      this.#bucket = await this.#bus.bucket(this.#bus.names.owners);
      return Date.parse((await this.#bucket.status()).streamInfo.created);
    }
  }
}
