/**
 * A gateway's way from one robot to its brain, as a state machine without messages and without a clock. It reads who owns the
 * brain, asks that worker to serve it, and asks another one to claim it when the owner has fallen silent. Motor frames pass only
 * from the owner that was granted last, with its very epoch: the fence. What it wants done comes back as actions.
 */
import { compareEpochs, type Epoch, EpochFence, noEpoch } from '../robot/wire/epoch.js';
import type { RefusalReason } from './holding.js';
import type { Owner } from './owner.js';
import type { Roster } from './roster.js';

/** What a read of the robot's entry gave. `revision` is that of the entry, 0 where there is none; it may hold no owner. */
export interface OwnerEntry {
  readonly owner: Owner | undefined;
  readonly revision: number;
}

/** What the gateway has to do now. An ask is answered by `granted` or `refused` with its number. */
export type RouteAction =
  | { readonly kind: 'read'; readonly ask: number }
  | {
      readonly kind: 'ask';
      readonly ask: number;
      readonly worker: string;
      readonly revision: number;
      readonly seen: Epoch;
      readonly above: Epoch;
    }
  | { readonly kind: 'driven'; readonly owner: Owner };

export type RoutePhase = 'idle' | 'reading' | 'asking' | 'pausing' | 'driven';

/** A read that has not been answered for this long is made again. */
export const readPatienceMs = 1000;
/** A worker that has the brain answers an ask at once; one that has to load it says so within this time, and again and again. */
export const ownerPatienceMs = 1000;
export const loadPatienceMs = 5000;
/** One that says that it loads is waited for, unless it gets no further for this long, or is not done after all of it. */
export const stuckMs = 20_000;
export const longestLoadMs = 50_000;
/** An owner that beats but answers no frame for this long is asked whether it still has the brain. */
export const unansweredMs = 1000;
/** Between two attempts. */
export const retryMs = 100;

export class Route {
  readonly #roster: Roster;
  readonly #fence = new EpochFence();
  #phase: RoutePhase = 'idle';
  #sinceMs = 0;
  #ask = 0;
  #asked = '';
  /** Until when the ask may be answered. */
  #patientMs = 0;
  /** How far the worker that was asked has come by its own word, and since when. */
  #progress = -1;
  #progressMs = 0;
  /** The owner's process, and when it was first sent values that it has not answered. */
  #life = '';
  #unansweredMs: number | undefined;
  #owner: Owner | undefined;
  /** The worker that has a copy of the brain, and the epoch of the owner that said so. */
  #standby: Owner = { worker: '', epoch: noEpoch };
  /** The brain is ready at another worker, which is being asked. */
  #isHandedOver = false;
  /** Workers that refused since the last grant. */
  readonly #refused = new Set<string>();
  /** The last read or ask was not answered at all. */
  #isUnanswered = false;
  /** Frames that the fence has refused. */
  fenced = 0;

  constructor(roster: Roster) {
    this.#roster = roster;
  }

  get phase(): RoutePhase {
    return this.#phase;
  }

  /** Who drives; undefined while nobody does. */
  get owner(): Owner | undefined {
    return this.#phase === 'driven' ? this.#owner : undefined;
  }

  /** Values may wait for the new owner: it has the brain already. */
  get isHandedOver(): boolean {
    return this.#phase === 'asking' && this.#isHandedOver;
  }

  get highest(): Epoch {
    return this.#fence.highest;
  }

  /** Neither the store nor a worker that beats has answered what was asked last. */
  get isUnanswered(): boolean {
    return this.#isUnanswered;
  }

  /** Looks for the owner, whatever was known. */
  read(nowMs: number): readonly RouteAction[] {
    this.#enter('reading', nowMs);
    return [{ kind: 'read', ask: this.#ask }];
  }

  /** The robot's entry as it was read. */
  entry(ask: number, { owner, revision }: OwnerEntry, nowMs: number): readonly RouteAction[] {
    if (this.#phase !== 'reading' || ask !== this.#ask) return [];
    this.#isUnanswered = false;
    // An old entry, of a store that was read late or lost: the worker in it has been followed by another.
    const isOld = owner !== undefined && !this.#fence.admit(owner.epoch);
    const worker = this.#choose(isOld ? undefined : owner?.worker, nowMs);
    if (worker === undefined) {
      this.#refused.clear();
      this.#enter('pausing', nowMs);
      return [];
    }
    this.#enter('asking', nowMs);
    this.#asked = worker;
    this.#patientMs = nowMs + (worker === owner?.worker ? ownerPatienceMs : loadPatienceMs);
    const seen = owner?.epoch ?? noEpoch;
    return [{ kind: 'ask', ask: this.#ask, worker, revision, seen, above: this.highest }];
  }

  /** The worker's process `life` serves the brain under this epoch. */
  granted(ask: number, epoch: Epoch, life: string, nowMs: number): readonly RouteAction[] {
    if (this.#phase !== 'asking' || ask !== this.#ask) return [];
    this.#isUnanswered = false;
    if (!this.#fence.admit(epoch)) return this.refused(ask, 'moved', nowMs);
    this.#owner = { worker: this.#asked, epoch };
    this.#life = life;
    this.#unansweredMs = undefined;
    this.#refused.clear();
    this.#enter('driven', nowMs);
    return [{ kind: 'driven', owner: this.#owner }];
  }

  /** A worker says that it is loading the brain, and how far it has come: another that claimed it now would begin anew. */
  loading(worker: string, progress: number, nowMs: number): void {
    if (this.#phase !== 'asking' || worker !== this.#asked) return;
    if (progress > this.#progress) {
      this.#progress = progress;
      this.#progressMs = nowMs;
    }
    const mostMs = Math.min(this.#progressMs + stuckMs, this.#sinceMs + longestLoadMs);
    this.#patientMs = Math.max(this.#patientMs, Math.min(nowMs + ownerPatienceMs, mostMs));
  }

  /** A worker has said that it is loading the brain. */
  get isLoading(): boolean {
    return this.#phase === 'asking' && this.#progress >= 0;
  }

  /** A read or an ask came to nothing. */
  refused(ask: number, reason: RefusalReason, nowMs: number): readonly RouteAction[] {
    if (ask !== this.#ask || (this.#phase !== 'asking' && this.#phase !== 'reading')) return [];
    // A read fails where its store does not answer; an ask is refused by a worker's own word.
    this.#isUnanswered = this.#phase === 'reading';
    if (this.#phase === 'asking' && (reason === 'full' || reason === 'failed')) this.#refused.add(this.#asked);
    this.#enter('pausing', nowMs);
    return [];
  }

  /** Values were sent to the owner. */
  sensed(nowMs: number): void {
    this.#unansweredMs ??= nowMs;
  }

  /** Call this at least every beat. */
  tick(nowMs: number): readonly RouteAction[] {
    const waitedMs = nowMs - this.#sinceMs;
    switch (this.#phase) {
      case 'idle':
        return [];
      case 'reading':
        if (waitedMs <= readPatienceMs) return [];
        this.#isUnanswered = true;
        return this.read(nowMs);
      case 'asking': {
        const isGone = !this.#roster.isAlive(this.#asked, nowMs);
        if (nowMs <= this.#patientMs && !isGone) return [];
        if (!isGone && this.#progress < 0) this.#isUnanswered = true;
        this.#refused.add(this.#asked);
        return this.read(nowMs);
      }
      case 'pausing':
        return waitedMs >= retryMs ? this.read(nowMs) : [];
      case 'driven': {
        const worker = this.#owner?.worker ?? '';
        const isMute = nowMs - (this.#unansweredMs ?? nowMs) > unansweredMs;
        const isSame = this.#roster.isAlive(worker, nowMs) && this.#roster.lifeOf(worker) === this.#life;
        return isSame && !isMute ? [] : this.read(nowMs);
      }
      default:
        return this.#phase satisfies never;
    }
  }

  /** Whether a frame of this epoch may pass to the robot. One above ours says that we have missed a change of owner. */
  takes(epoch: Epoch): boolean {
    const isOurs = this.#phase === 'driven' && compareEpochs(epoch, this.#fence.highest) === 0;
    if (isOurs) this.#unansweredMs = undefined;
    else this.fenced += 1;
    return isOurs;
  }

  /** The owner has given the robot up, to another that has its brain ready where one is named. */
  released(epoch: Epoch, nowMs: number, to?: string): readonly RouteAction[] {
    if (this.#phase !== 'driven' || compareEpochs(epoch, this.#fence.highest) !== 0) return [];
    // It wants another to have it, and takes it back only where there is none.
    if (this.#owner !== undefined) this.#refused.add(this.#owner.worker);
    if (to === undefined || !this.#roster.isAlive(to, nowMs)) return this.read(nowMs);
    // The entry changes with the owner only: it needs not be read.
    this.#enter('asking', nowMs);
    this.#asked = to;
    this.#patientMs = nowMs + ownerPatienceMs;
    this.#isHandedOver = true;
    return [{ kind: 'ask', ask: this.#ask, worker: to, revision: epoch.revision, seen: epoch, above: epoch }];
  }

  /** The owner has told which worker has a copy of the brain. Its word may come before its grant. */
  standBy(epoch: Epoch, worker: string): void {
    if (compareEpochs(epoch, this.#standby.epoch) >= 0) this.#standby = { worker, epoch };
  }

  /** The owner where it lives, else a worker with room; one that gives its robots away only where there is no other. */
  #choose(owner: string | undefined, nowMs: number): string | undefined {
    const roster = this.#roster;
    if (owner === undefined || this.#refused.has(owner)) return roster.choose(nowMs, this.#refused);
    if (!roster.isAlive(owner, nowMs)) {
      if (roster.isNew(nowMs)) return undefined;
      const { worker: standby, epoch } = this.#standby;
      const isOurs = compareEpochs(epoch, this.#fence.highest) === 0;
      const isReady = isOurs && roster.isAlive(standby, nowMs) && !roster.isDraining(standby);
      return isReady && !this.#refused.has(standby) ? standby : roster.choose(nowMs, this.#refused);
    }
    return roster.isDraining(owner) ? (roster.choose(nowMs, this.#refused) ?? owner) : owner;
  }

  #enter(phase: RoutePhase, nowMs: number): void {
    this.#phase = phase;
    this.#isHandedOver = false;
    this.#progress = -1;
    this.#sinceMs = nowMs;
    this.#ask += 1;
  }
}
