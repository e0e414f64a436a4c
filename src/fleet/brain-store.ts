/**
 * Brains at rest: checkpoints in the object store, named by their content, and a manifest for each robot that says which counts.
 * The manifest changes by compare-and-set and carries the epoch of its writer: a worker that was followed by another cannot
 * write it any more, because the follower's first act is to put its own epoch there. What is read is checked against its hash.
 */
import { createHash } from 'node:crypto';
import type { KV } from '@nats-io/kv';
import type { ObjectStore } from '@nats-io/obj';
import { z } from 'zod';
import { compareEpochs, type Epoch } from '../robot/wire/epoch.js';
import { FleetBus } from './bus.js';
import { parseMessage } from './messages.js';
import { tokenOf } from './names.js';

const manifest = z.object({
  epoch: z.object({ incarnation: z.number().int().min(0), revision: z.number().int().min(0) }),
  /** The newest first; the one before is kept in case the newest cannot be read. */
  checkpoints: z
    .array(z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.number().int().min(0), cycle: z.number() }))
    .max(4),
});
export type Manifest = z.output<typeof manifest>;

const kept = 2;
/** Larger than any brain of ours at rest: more is refused before it is fetched. */
const mostBytes = 2 ** 31;

/** A follower has written the manifest. */
export class Superseded extends Error {
  readonly epoch: Epoch;

  constructor(robot: string, epoch: Epoch) {
    super(`${robot}: its manifest belongs to a later owner`);
    this.epoch = epoch;
  }
}

export interface StoredBrain {
  readonly bytes: Uint8Array;
  readonly cycle: number;
}

export class BrainStore {
  readonly #bus: FleetBus;
  #manifests: KV;
  #objects: ObjectStore;

  private constructor(bus: FleetBus, manifests: KV, objects: ObjectStore) {
    this.#bus = bus;
    this.#manifests = manifests;
    this.#objects = objects;
  }

  static async open(bus: FleetBus): Promise<BrainStore> {
    return new BrainStore(bus, await bus.bucket(bus.names.manifests), await bus.objects(bus.names.brains));
  }

  /** The newest whole state of a robot's brain, once the manifest is ours; undefined where it has none. */
  async take(robot: string, epoch: Epoch, refused: (reason: string) => void): Promise<StoredBrain | undefined> {
    const { checkpoints } = await this.#change(robot, epoch, (before) => before);
    for (const { hash, bytes, cycle } of checkpoints) {
      const content = bytes > mostBytes ? null : await this.#read(nameOf(robot, hash), bytes).catch(() => null);
      if (content !== null && content.length === bytes && hashOf(content) === hash) return { bytes: content, cycle };
      refused(
        `checkpoint ${hash.slice(0, 12)} of cycle ${cycle}: ${content === null ? 'it is gone' : 'its content differs'}`,
      );
    }
    return undefined;
  }

  /** Keeps a checkpoint. Throws `Superseded` where the robot has a later owner. */
  async keep(robot: string, epoch: Epoch, bytes: Uint8Array, cycle: number): Promise<void> {
    const hash = hashOf(bytes);
    // The object first: a manifest never names what is not there.
    const put = () => this.#objects.putBlob({ name: nameOf(robot, hash) }, bytes);
    await put().catch(async (error: unknown) => {
      await this.#reopen(error);
      await put();
    });
    let dropped: Manifest['checkpoints'] = [];
    try {
      await this.#change(robot, epoch, (before) => {
        const all = [{ hash, bytes: bytes.length, cycle }, ...before.filter((one) => one.hash !== hash)];
        dropped = all.slice(kept);
        return all.slice(0, kept);
      });
    } catch (error) {
      // Only where it is certain that no write of ours is still on its way.
      if (error instanceof Superseded) await this.#forget(robot, hash).catch(() => undefined);
      throw error;
    }
    for (const one of dropped) await this.#objects.delete(nameOf(robot, one.hash)).catch(() => undefined);
  }

  /** Makes anew what was lost with its server; other errors are thrown on. */
  async #reopen(error: unknown): Promise<void> {
    const isLost = FleetBus.isLost(error) || (await this.#objects.status().then(() => false, FleetBus.isLost));
    if (!isLost) throw error;
    this.#manifests = await this.#bus.bucket(this.#bus.names.manifests);
    this.#objects = await this.#bus.objects(this.#bus.names.brains);
  }

  /** An object of exactly this size: more is not fetched. */
  async #read(name: string, bytes: number): Promise<Uint8Array | null> {
    const info = await this.#objects.info(name);
    if (info === null) return null;
    return info.size === bytes ? this.#objects.getBlob(name) : new Uint8Array();
  }

  /** Removes an object, unless the manifest names it: a follower may have kept the same. */
  async #forget(robot: string, hash: string): Promise<void> {
    const entry = await this.#manifests.get(tokenOf(robot));
    const named = entry === null ? undefined : parseMessage(manifest, entry.string());
    if (entry !== null && named === undefined) return;
    if (named?.checkpoints.some((one) => one.hash === hash) !== true) await this.#objects.delete(nameOf(robot, hash));
  }

  async #change(
    robot: string,
    epoch: Epoch,
    next: (before: Manifest['checkpoints']) => Manifest['checkpoints'],
  ): Promise<Manifest> {
    const key = tokenOf(robot);
    for (let attempt = 0; ; attempt += 1) {
      const entry = await this.#manifests.get(key).catch(async (error: unknown) => {
        await this.#reopen(error);
        return null;
      });
      const before = entry === null ? undefined : parseMessage(manifest, entry.string());
      if (before !== undefined && compareEpochs(before.epoch, epoch) > 0) throw new Superseded(robot, before.epoch);
      const after: Manifest = { epoch, checkpoints: next(before?.checkpoints ?? []) };
      try {
        await this.#manifests.put(key, JSON.stringify(after), { previousSeq: entry?.revision ?? 0 });
        return after;
      } catch (error) {
        // Another write came between, or the answer was lost: the manifest itself says which.
        if (attempt >= 4) throw error;
      }
    }
  }
}

/** Of one robot alone, so that a checkpoint that has had its time can be removed without asking the others. */
function nameOf(robot: string, hash: string): string {
  return `${tokenOf(robot)}.${hash}`;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
