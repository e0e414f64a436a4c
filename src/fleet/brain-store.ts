/**
 * Brains at rest: checkpoints in the object store, named by their content, the steps after the newest, and a manifest for each robot
 * that says which count.
 * The manifest changes by compare-and-set and carries the epoch of its writer: a worker that was followed by another cannot
 * write it any more, because the follower's first act is to put its own epoch there. What is read is checked against its hash.
 */
import { createHash } from 'node:crypto';
import type { KV } from '@nats-io/kv';
import { z } from 'zod';
import { compareEpochs, type Epoch } from '../robot/wire/epoch.js';
import { inTime } from '../server/closing.js';
import type { BrainCopy } from './brain-copy.js';
import { FleetBus } from './bus.js';
import type { Base } from './journal.js';
import { parseMessage } from './messages.js';
import { tokenOf } from './names.js';
import type { ObjectBucket } from './object-bucket.js';
import { decodeSteps, type Step } from './step.js';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const whole = z.number().int().min(0);

const manifest = z.object({
  epoch: z.object({ incarnation: z.number().int().min(0), revision: z.number().int().min(0) }),
  /** The newest first; the one before is kept in case the newest cannot be read. */
  checkpoints: z
    .array(
      z.object({
        hash,
        bytes: whole,
        cycle: whole,
        /** The owner and the line of its journal that this is of. */
        line: z.string().max(64).default(''),
        /** The steps after it, up to this cycle: an object that is written anew each time. */
        steps: z.object({ name: z.string().max(64), hash, bytes: whole, end: whole }).optional(),
      }),
    )
    .max(4),
});
export type Manifest = z.output<typeof manifest>;

const kept = 2;
const pieceBytes = 262_144;
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

/** The newest checkpoint in the store is not the one that was meant, as when the store was lost, or somebody has deleted it. */
export class OtherCheckpoint extends Error {
  constructor(robot: string) {
    super(`${robot}: the store has another checkpoint than the one before these steps, or none`);
  }
}

/** A brain's newest state: a checkpoint, and the steps after it. */
export interface StoredBrain {
  readonly base: Base;
  /** The first cycle that the store does not hold of it; undefined where that is not known. */
  readonly storedEnd?: number;
  readonly content: Uint8Array;
  readonly steps: readonly Step[];
}

export class BrainStore {
  readonly #bus: FleetBus;
  readonly #readMs: number;
  #manifests: KV;
  #objects: ObjectBucket;

  private constructor(bus: FleetBus, readMs: number, manifests: KV, objects: ObjectBucket) {
    this.#bus = bus;
    this.#readMs = readMs;
    this.#manifests = manifests;
    this.#objects = objects;
  }

  /** An object that is not read within `readMs` does not come. */
  static async open(bus: FleetBus, readMs = 30_000): Promise<BrainStore> {
    return new BrainStore(bus, readMs, await bus.bucket(bus.names.manifests), await bus.objects(bus.names.brains));
  }

  /** Makes the manifest ours: owners before cannot write it any more. */
  async fence(robot: string, epoch: Epoch): Promise<void> {
    await this.#change(robot, epoch, (before) => before);
  }

  /**
   * The newest whole state of a robot's brain, once the manifest is ours; undefined where it has none. A copy of the same history
   * that knows at least as much saves the way to the store.
   */
  async take(
    robot: string,
    epoch: Epoch,
    refused: (reason: string) => void,
    copy?: BrainCopy,
  ): Promise<StoredBrain | undefined> {
    const { checkpoints } = await this.#change(robot, epoch, (before) => before);
    const [newest] = checkpoints;
    const isSame = newest !== undefined && (copy?.base?.hash === newest.hash || copy?.line === newest.line);
    if (isSame && copy?.base !== undefined && copy.end >= endOf(newest)) {
      const { content, ...base } = copy.base;
      return { base, content, steps: copy.steps, ...(base.hash === newest.hash ? { storedEnd: endOf(newest) } : {}) };
    }
    for (const { steps, hash, bytes, cycle } of checkpoints) {
      const base = { hash, bytes, cycle };
      const content = await this.#read(nameOf(robot, base.hash), base);
      if (typeof content !== 'string') {
        const read = steps === undefined ? [] : await this.#readSteps(robot, base, steps, refused);
        return { base, content, steps: read, storedEnd: base.cycle + read.length };
      }
      refused(`checkpoint ${base.hash.slice(0, 12)} of cycle ${base.cycle}: ${content}`);
    }
    return undefined;
  }

  /** The content of a checkpoint that an owner has named; undefined where it is not there, or not whole. */
  async read(robot: string, base: Base): Promise<Uint8Array | undefined> {
    const content = await this.#read(nameOf(robot, base.hash), base).catch(() => 'not now');
    return typeof content === 'string' ? undefined : content;
  }

  /** Keeps a checkpoint. Throws `Superseded` where the robot has a later owner. */
  async keep(robot: string, epoch: Epoch, bytes: Uint8Array, cycle: number, line = ''): Promise<Base> {
    const base = { hash: await hashOf(bytes), bytes: bytes.length, cycle };
    const there = await this.#objects.names(tokenOf(robot)).catch(() => []);
    // The object first: a manifest never names what is not there.
    await this.#put(nameOf(robot, base.hash), bytes, base.hash);
    const { checkpoints } = await this.#change(robot, epoch, (before) => {
      const all: Manifest['checkpoints'] = [{ ...base, line }, ...before.filter((one) => one.hash !== base.hash)];
      // The steps of the one before lead to this one: they are not needed any more.
      return all.slice(0, kept).map(({ steps: _, ...one }) => one);
    });
    // What was there before the manifest was ours once more, and is not in it, is nobody's: a later owner writes nothing before the manifest is its own.
    const named = new Set(checkpoints.map(({ hash }) => nameOf(robot, hash)));
    for (const name of there) if (!named.has(name)) await this.#objects.delete(name).catch(() => undefined);
    return base;
  }

  /** Throws `OtherCheckpoint` where a checkpoint is gone, as when somebody has deleted it: it would be missed only when it is needed. */
  async check(robot: string, { hash }: Base): Promise<void> {
    const info = await this.#objects.info(nameOf(robot, hash)).catch((error: unknown) => {
      if (!FleetBus.isLost(error)) throw error;
      return undefined;
    });
    if (info === undefined) throw new OtherCheckpoint(robot);
  }

  /** Keeps the steps up to `end` after the newest checkpoint, in place of fewer. Throws `Superseded` as `keep` does. */
  async keepSteps(robot: string, epoch: Epoch, base: Base, bytes: Uint8Array, end: number): Promise<void> {
    await this.check(robot, base);
    // Two names of this owner in turn: what the manifest says is never overwritten, and nobody else's is.
    const [used] = (await this.#manifestOf(robot))?.checkpoints ?? [];
    const names = [0, 1].map((i) => `${tokenOf(robot)}.steps-${epoch.revision}-${i}`);
    const name = names.find((one) => one !== used?.steps?.name) ?? names[0];
    const stepsHash = await hashOf(bytes);
    await this.#put(name, bytes, stepsHash);
    await this.#change(robot, epoch, ([newest, ...before]) => {
      if (newest?.hash !== base.hash) throw new OtherCheckpoint(robot);
      return [{ ...newest, steps: { name, hash: stepsHash, bytes: bytes.length, end } }, ...before];
    });
  }

  async #readSteps(
    robot: string,
    base: Base,
    stored: NonNullable<Manifest['checkpoints'][number]['steps']>,
    refused: (reason: string) => void,
  ): Promise<readonly Step[]> {
    const content = await this.#read(stored.name, stored);
    const steps = typeof content === 'string' ? undefined : decodeSteps(content);
    if (steps !== undefined && (steps[0]?.cycle ?? base.cycle) === base.cycle) return steps;
    const why = typeof content === 'string' ? content : 'they do not follow it';
    refused(`${robot}: steps from cycle ${base.cycle} to ${stored.end}: ${why}`);
    return [];
  }

  async #put(name: string, bytes: Uint8Array, hash: string): Promise<void> {
    await this.#objects.put(name, bytes, hash).catch(async (error: unknown) => {
      await this.#reopen(error);
      await this.#objects.put(name, bytes, hash);
    });
  }

  /** Makes anew what was lost with its server; other errors are thrown on. */
  async #reopen(error: unknown): Promise<void> {
    const isLost = FleetBus.isLost(error) || (await this.#objects.check().then(() => false, FleetBus.isLost));
    if (!isLost) throw error;
    this.#manifests = await this.#bus.bucket(this.#bus.names.manifests);
    this.#objects = await this.#bus.objects(this.#bus.names.brains);
  }

  /** An object of exactly this size and content: more is not fetched. Gives what is wrong with it instead, in words. */
  async #read(name: string, { bytes, hash }: { readonly bytes: number; readonly hash: string }) {
    try {
      const info = bytes > mostBytes ? undefined : await this.#objects.info(name);
      if (info === undefined) return 'it is gone';
      const content = info.size === bytes ? await inTime(this.#objects.read(info), this.#readMs) : undefined;
      return content?.length === bytes && (await hashOf(content)) === hash ? content : 'its content differs';
    } catch (error) {
      // Any other error tells nothing of what the store holds, and what is older would cost what was learned since.
      if (!FleetBus.isLost(error)) throw error;
      return 'it is gone';
    }
  }

  async #manifestOf(robot: string): Promise<Manifest | undefined> {
    const entry = await this.#manifests.get(tokenOf(robot)).catch((error: unknown) => {
      if (!FleetBus.isLost(error)) throw error;
      return null;
    });
    return entry === null ? undefined : parseMessage(manifest, entry.string());
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

/** The first cycle that neither the checkpoint nor its steps hold. */
function endOf({ steps, cycle }: Manifest['checkpoints'][number]): number {
  return steps?.end ?? cycle;
}

/** Of one robot alone, so that a checkpoint that has had its time can be removed without asking the others. */
function nameOf(robot: string, hash: string): string {
  return `${tokenOf(robot)}.${hash}`;
}

/** In pieces, with other work in between: a large brain at once would hold up the cycles of all robots here. */
async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = createHash('sha256');
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    if (at > 0) await new Promise((resolve) => setImmediate(resolve));
    digest.update(bytes.subarray(at, at + pieceBytes));
  }
  return digest.digest('hex');
}
