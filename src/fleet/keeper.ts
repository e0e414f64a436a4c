/**
 * Brings what brains have become to the store: whole checkpoints now and then, the steps since in between. One write of a robot
 * after the other. A write that a later owner has refused ends the hold.
 */
import { readFile } from 'node:fs/promises';
import type { Epoch } from '../robot/wire/epoch.js';
import type { Saved } from '../server/brains/messages.js';
import type { TellEvent } from '../server/events.js';
import type { Robots } from '../server/robots.js';
import { lineName } from './brain-copy.js';
import { type BrainStore, OtherCheckpoint, Superseded } from './brain-store.js';
import { type Held, uncopiedMs } from './held.js';

/** What brains have learned is in the store after this time, where the settings do not say otherwise. */
export const checkpointEveryS = 5;
/** After a failure. */
const retryMs = 1000;
/**
 * A step that neither the store nor the standby has after this time goes to the store, whatever the standby is doing. With the time until
 * somebody looks and the time of a write this stays below the second that a fleet with standbys may lose.
 */
export const uncopiedMostMs = 500;
/**
 * A worker that takes several brains over loads them one after the other, so that the last one waits for the steps of all. Where those take
 * longer than this together, the brain with the most of them gets a whole checkpoint, one brain at a time.
 */
const togetherReliveMs = 500;
/** Between two whole checkpoints for that reason: they cost a worker and the store far more than steps do. */
const crowdedMs = 1000;

export interface KeeperOptions {
  readonly brains: BrainStore;
  readonly robots: Robots;
  readonly event: TellEvent;
  /** Steps are in the store after this time, in milliseconds. */
  readonly everyMs: number;
  /** Another worker has a copy of each brain, or should have. */
  readonly standby: boolean;
  /** A checkpoint is in the store. */
  based(held: Held, epoch: Epoch): void;
  /** The robot has a later owner. */
  superseded(held: Held, epoch: Epoch): void;
}

export class BrainKeeper {
  readonly #options: KeeperOptions;
  readonly #keeping = new Map<string, Promise<void>>();
  #wholeMs = Number.NEGATIVE_INFINITY;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Keeps what is due; call this a few times per `everyMs`. */
  look(held: readonly Held[], nowMs: number): void {
    const { everyMs } = this.#options;
    const slowest = nowMs - this.#wholeMs < crowdedMs ? undefined : slowestOfCrowd(held);
    for (const one of held) {
      const { epoch } = one.holding;
      if (epoch === undefined || this.#keeping.has(one.robot)) continue;
      // A new checkpoint would take the ground from under the worker that makes the steps after the last.
      if (one.isLeaving && one.journal.needsCheckpoint) continue;
      const isWhole = one === slowest || one.journal.needsCheckpoint;
      if (one !== slowest && !this.#isDue(one, epoch, nowMs)) continue;
      if (nowMs - one.failedMs < Math.min(retryMs, everyMs)) continue;
      if (isWhole) this.#wholeMs = nowMs;
      // Every failure is told, and tried again.
      void this.keep(one, epoch, isWhole).catch(() => {
        one.failedMs = nowMs;
      });
    }
  }

  #isDue(held: Held, epoch: Epoch, nowMs: number): boolean {
    const { everyMs, standby } = this.#options;
    const { journal, keptEnd } = held;
    // A brain without a checkpoint gets one as soon as it has lived.
    if (journal.base === undefined) return journal.stepCount > 0;
    const unkeptMs = journal.madeMs(keptEnd ?? 0);
    if (unkeptMs === undefined) return false;
    const uncopied = standby ? uncopiedMs(held, epoch) : undefined;
    const isUnsafe = uncopied !== undefined && nowMs - Math.max(unkeptMs, uncopied) >= uncopiedMostMs;
    return isUnsafe || nowMs - unkeptMs >= everyMs;
  }

  /** Brings the present state to the store: its steps, or all of it where they are too many, or where that is wanted. */
  keep(held: Held, epoch: Epoch, isWhole = false): Promise<void> {
    return this.#inTurn(held, () =>
      isWhole || held.journal.needsCheckpoint ? this.#whole(held, epoch) : this.#steps(held, epoch),
    );
  }

  /** Keeps a checkpoint that was made for another reason, as when the brains of a kind end. */
  saved(held: Held, epoch: Epoch, saved: Saved): void {
    const { line } = held.journal;
    void this.#inTurn(held, () => this.#put(held, epoch, saved, line)).catch(() => undefined);
  }

  /** Everything that was begun is done, or has failed. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#keeping.values());
  }

  async #whole(held: Held, epoch: Epoch): Promise<void> {
    const { line } = held.journal;
    const saved = await this.#options.robots.save(held.robot);
    if (saved !== undefined) await this.#put(held, epoch, saved, line);
  }

  async #put(held: Held, epoch: Epoch, { file, cycle }: Saved, line: number): Promise<void> {
    const base = await this.#options.brains.keep(
      held.robot,
      epoch,
      await readFile(file),
      cycle,
      lineName({ epoch, line }),
    );
    held.keptEnd = cycle;
    if (held.journal.based(base, line)) this.#options.based(held, epoch);
  }

  async #steps(held: Held, epoch: Epoch): Promise<void> {
    const { base, end, bytes } = held.journal;
    if (base === undefined || end === undefined) return;
    const { brains } = this.#options;
    // Nothing is new; but the store may have lost what it had.
    if (end === held.keptEnd) await brains.check(held.robot, base);
    else await brains.keepSteps(held.robot, epoch, base, bytes, end);
    held.keptEnd = end;
  }

  #inTurn(held: Held, work: () => Promise<void>): Promise<void> {
    const { robot } = held;
    const attempt = async (): Promise<void> => {
      try {
        await work();
        held.keptMs = performance.now();
      } catch (error) {
        const { event, superseded } = this.#options;
        event('error', 'checkpoint-failed', `${robot}: not in the store (${(error as Error).message})`, robot);
        if (error instanceof Superseded) superseded(held, error.epoch);
        // Steps without their checkpoint are nothing: all of it is kept next.
        if (error instanceof OtherCheckpoint) held.journal.altered();
        throw error;
      }
    };
    const kept = (this.#keeping.get(robot) ?? Promise.resolve()).catch(() => undefined).then(attempt);
    this.#keeping.set(robot, kept);
    const forget = (): void => {
      if (this.#keeping.get(robot) === kept) this.#keeping.delete(robot);
    };
    kept.then(forget, forget);
    return kept;
  }
}

/** The brain with the most to make again among those that one worker would take over, where that is too much together. */
function slowestOfCrowd(held: readonly Held[]): Held | undefined {
  const crowds = new Map<string, { sumMs: number; mostMs: number; slowest: Held }>();
  for (const one of held) {
    const { reliveMs, base } = one.journal;
    if (base === undefined || one.isLeaving) continue;
    const crowd = crowds.get(one.standby) ?? { sumMs: 0, mostMs: 0, slowest: one };
    crowd.sumMs += reliveMs;
    if (reliveMs > crowd.mostMs) Object.assign(crowd, { mostMs: reliveMs, slowest: one });
    crowds.set(one.standby, crowd);
  }
  return [...crowds.values()].find(({ sumMs }) => sumMs > togetherReliveMs)?.slowest;
}
