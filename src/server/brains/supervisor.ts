/**
 * The parent's side of a brain child: starts it, passes requests in order, and watches. A child that ends, or that does not
 * finish what it works on in time, is lost: everything that waits is refused, the child is killed, and after a pause that
 * grows with each loss another one is started. What has to be done in a new child is the owner's business (`resume`).
 */
import { entryBeside } from '../../device/child/entry.js';
import { ChildLink } from '../../device/child/link.js';
import { FieldbrainError } from '../../kernel/errors.js';
import type { BrainChildState } from '../telemetry.js';
import type { Answers, BatchOptions, Note, Request, Told } from './messages.js';

/**
 * Code of stages is compiled in full before a brain counts as made, not while it is cycling. What cycles leave behind is
 * collected by the thread that made it, since Node's other threads step back there (../background.ts), and in small
 * portions: every 80 cycles for 0.7 ms, where 16 MB would be every 1,300 cycles for 10 ms, which a hundred robots all feel.
 */
const childFlags = [
  '--no-liftoff',
  '--no-wasm-lazy-compilation',
  '--single-threaded-gc',
  '--max-semi-space-size=1',
  '--initial-old-space-size=128',
] as const;

export interface SupervisorOptions {
  readonly batches: BatchOptions;
  /** Numbers of the batches that a new child makes before it counts as running; at least one. */
  readonly ready: () => readonly number[];
  /** How long one cycle may take before the child counts as hung, and how long it may be silent during anything else. */
  readonly hangMs?: number;
  /** How long making a brain may take, or saving and loading one. */
  readonly startMs?: number;
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  /** After this many losses without a quiet minute the brains are given up. */
  readonly mostLosses?: number;
  /** Another program for the child than this package's own. */
  readonly entry?: string;
}

export interface SupervisorHost {
  /** A new child runs: open the brains again. Throwing counts as a loss. */
  resume(prepared: Answers['prepare'], isFirst: boolean): Promise<void>;
  /** The child is gone; called before anything that waited is refused. */
  lost(reason: string, pauseMs: number): void;
  note(note: Note): void;
  stateChanged(state: BrainChildState): void;
}

/** What waits on a child that was lost. */
export class BrainLost extends FieldbrainError {
  readonly reason: string;

  constructor(reason: string) {
    super('device-lost', `brain child: lost (${reason}). It is started again.`, { reason });
    this.reason = reason;
  }
}

type BrainLink = ChildLink<Request, Answers, undefined, Told>;

export class BrainSupervisor {
  readonly #options: Required<Omit<SupervisorOptions, 'entry'>> & { readonly entry: string };
  readonly #host: SupervisorHost;
  #link: BrainLink | undefined;
  /** The number of the slow request that the child began last. */
  #slow: number | undefined;
  #startedMs = 0;
  #recentLosses = 0;
  #watch: NodeJS.Timeout;
  #pause: NodeJS.Timeout | undefined;
  #state: BrainChildState = 'stopped';
  restarts = 0;
  /** Cycles or other work that took too long. */
  overruns = 0;

  constructor(host: SupervisorHost, options: SupervisorOptions) {
    this.#host = host;
    this.#options = {
      hangMs: 1000,
      startMs: 120_000,
      firstPauseMs: 100,
      longestPauseMs: 10_000,
      mostLosses: 10,
      entry: entryBeside(import.meta.url, 'server/brains', 'child.js'),
      ...options,
    };
    this.#watch = setInterval(() => this.#look(), 25);
    this.#watch.unref();
  }

  get state(): BrainChildState {
    return this.#state;
  }

  get pid(): number {
    return this.#link?.pid ?? 0;
  }

  /** Starts the first child; throws where its device or its brains cannot be made. */
  async start(): Promise<void> {
    await this.#launch(true);
  }

  /** Asks the child. Rejects with `BrainLost` where the child is lost before it answers. */
  request<Asked extends Request>(request: Asked): Promise<Answers[Asked['kind']]> {
    const link = this.#link;
    if (link === undefined) return Promise.reject(new BrainLost('none is running'));
    return link.request(request as unknown as Extract<Request, { kind: Asked['kind'] }>).then(({ answer }) => answer);
  }

  /** Ends the child: saves where asked, waits so long, then kills. Gives what was saved, or why nobody can say. */
  async stop(save: boolean, graceMs: number): Promise<Answers['close'] | Error> {
    const link = this.#link;
    const isRestarting = this.#state === 'restarting';
    clearTimeout(this.#pause);
    clearInterval(this.#watch);
    this.#become('stopped');
    if (link === undefined) return new BrainLost('none is running');
    if (isRestarting) {
      // Its brains have lived nothing yet, and some may not be there: what they were stands in their snapshots.
      link.kill();
      await link.ended;
      return new BrainLost('it was being started again');
    }
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      link.kill();
    }, graceMs);
    try {
      return await this.request({ kind: 'close', save });
    } catch (error) {
      if (isLate) return new BrainLost(`it did not end within ${graceMs} ms`);
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      link.disconnect();
      await link.ended;
      clearTimeout(timer);
    }
  }

  /** Ends the present child as if it had been lost; another is started. */
  fail(reason: string): void {
    this.#link?.lose(reason);
  }

  async #launch(isFirst: boolean): Promise<void> {
    this.#become(isFirst ? 'starting' : 'restarting');
    const link: BrainLink = new ChildLink({
      entry: this.#options.entry,
      name: 'brain child',
      flags: childFlags,
      silenceMs: this.#options.hangMs,
      keepsAlive: true,
      lostError: (reason) => new BrainLost(reason),
      onLost: (reason, isLate) => this.#lost(link, reason, isLate),
      onTold: (told: Told) => {
        if ('note' in told) this.#host.note(told.note);
        else this.#slow = told.begun;
      },
    });
    this.#link = link;
    this.#startedMs = performance.now();
    try {
      const { batches, ready } = this.#options;
      await this.#host.resume(await this.request({ kind: 'prepare', options: batches, batches: ready() }), isFirst);
    } catch (error) {
      if (isFirst) {
        await this.stop(false, 1000);
        throw error;
      }
      link.lose(error instanceof Error ? error.message : String(error));
      return;
    }
    if (this.#link === link && this.#state !== 'stopped') this.#become('running');
  }

  /** While the child does something slow, that is watched; otherwise the oldest cycle, which goes before everything else. */
  #look(): void {
    const link = this.#link;
    const waiting = link?.waiting ?? [];
    if (link === undefined || waiting.length === 0) return;
    const { hangMs, startMs } = this.#options;
    const isSlow = waiting.some(({ number }) => number === this.#slow);
    const cycle = isSlow ? undefined : waiting.find(({ kind }) => kind === 'step');
    const watched = cycle ?? waiting[0];
    const allowedMs = cycle === undefined ? startMs : hangMs;
    const sinceMs = performance.now() - Math.max(watched.sentMs, link.progressMs);
    if (sinceMs > allowedMs) link.lose(`${watched.kind} took more than ${allowedMs} ms`, true);
  }

  #lost(link: BrainLink, reason: string, isLate: boolean): void {
    if (this.#link !== link) return;
    if (isLate) this.overruns += 1;
    this.#link = undefined;
    this.#slow = undefined;
    const isStopped = this.#state === 'stopped';
    const isStarting = this.#state === 'starting';
    const { firstPauseMs, longestPauseMs, mostLosses } = this.#options;
    if (performance.now() - this.#startedMs > 60_000) this.#recentLosses = 0;
    this.#recentLosses += 1;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (this.#recentLosses - 1));
    if (!isStopped && !isStarting) {
      this.#become(this.#recentLosses > mostLosses ? 'given up' : 'restarting');
      this.#host.lost(reason, pauseMs);
    }
    if (this.#state !== 'restarting') return;
    this.restarts += 1;
    this.#pause = setTimeout(() => void this.#launch(false), pauseMs);
  }

  #become(state: BrainChildState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#host.stateChanged(state);
  }
}
