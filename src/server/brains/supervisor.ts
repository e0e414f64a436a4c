/**
 * The parent's side of a brain child: starts it, passes requests in order, and watches. A child that ends, or that does not
 * finish what it works on in time, is lost: everything that waits is refused, the child is killed, and after a pause that
 * grows with each loss another one is started. What has to be done in a new child is the owner's business (`resume`).
 */
import { type ChildProcess, fork } from 'node:child_process';
import { Beats } from '../../device/child/beats.js';
import { beatArgument } from '../../device/child/guard.js';
import { FieldbrainError } from '../../kernel/errors.js';
import type { BrainChildState } from '../telemetry.js';
import { entryBeside } from './entry.js';
import { type Answers, type Note, type PenOptions, type Reply, type Request, receivedError } from './messages.js';

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
  readonly pens: PenOptions;
  /** Pens that are made at the start, before the child counts as running. */
  readonly ready: number;
  /** How long one cycle may take before the child counts as hung, and how long it may be silent during anything else. */
  readonly hangMs?: number;
  /** How long making a brain may take, or saving and loading one. */
  readonly startMs?: number;
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  /** After so many losses without a minute of quiet the brains are given up. */
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

interface Waiting {
  readonly kind: Request['kind'];
  readonly sentMs: number;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export class BrainSupervisor {
  readonly #options: Required<Omit<SupervisorOptions, 'entry'>> & { readonly entry: string };
  readonly #host: SupervisorHost;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #beats: Beats | undefined;
  #number = 0;
  #progressMs = 0;
  /** The number of the slow request that the child works on. */
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
    return this.#child?.pid ?? 0;
  }

  /** Starts the first child; throws where its device or its brains cannot be made. */
  async start(): Promise<void> {
    await this.#launch(true);
  }

  /** Asks the child. Rejects with `BrainLost` where the child is lost before it answers. */
  request<Asked extends Request>(request: Asked): Promise<Answers[Asked['kind']]> {
    const child = this.#child;
    if (child === undefined || !child.connected) return Promise.reject(new BrainLost('none is running'));
    this.#number += 1;
    const number = this.#number;
    return new Promise((resolve, reject) => {
      const sentMs = performance.now();
      if (this.#waiting.size === 0) this.#progressMs = sentMs;
      this.#waiting.set(number, {
        kind: request.kind,
        sentMs,
        resolve: resolve as (answer: unknown) => void,
        reject,
      });
      child.send({ number, request }, (error) => {
        if (error !== null) this.#lose(child, `the channel failed: ${error.message}`);
      });
    });
  }

  /** Ends the child: saves where asked, waits so long, then kills. Gives what was saved, or why nobody can say. */
  async stop(save: boolean, graceMs: number): Promise<Answers['close'] | Error> {
    const child = this.#child;
    const isRestarting = this.#state === 'restarting';
    clearTimeout(this.#pause);
    clearInterval(this.#watch);
    this.#become('stopped');
    if (child === undefined) return new BrainLost('none is running');
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    if (isRestarting) {
      // Its brains have lived nothing yet, and some may not be there: what they were stands in their snapshots.
      child.kill('SIGKILL');
      await gone;
      return new BrainLost('it was being started again');
    }
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, graceMs);
    try {
      return await this.request({ kind: 'close', save });
    } catch (error) {
      if (isLate) return new BrainLost(`it did not end within ${graceMs} ms`);
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      if (child.connected) child.disconnect();
      await gone;
      clearTimeout(timer);
    }
  }

  /** Ends the present child as if it had been lost; another is started. */
  fail(reason: string): void {
    if (this.#child !== undefined) this.#lose(this.#child, reason);
  }

  async #launch(isFirst: boolean): Promise<void> {
    this.#become(isFirst ? 'starting' : 'restarting');
    const child = fork(this.#options.entry, [beatArgument], {
      serialization: 'advanced',
      execArgv: [...childFlags],
      stdio: ['inherit', 'inherit', 'inherit', 'ipc', 'pipe'],
    });
    this.#beats = new Beats(child);
    this.#child = child;
    this.#startedMs = performance.now();
    child.on('message', (reply: Reply) => this.#hear(reply));
    child.once('exit', (code, signal) => this.#lose(child, `it ended (${signal ?? `status ${code}`})`));
    child.once('error', (error) => this.#lose(child, error.message));
    try {
      const { pens, ready } = this.#options;
      await this.#host.resume(await this.request({ kind: 'prepare', options: pens, pens: ready }), isFirst);
    } catch (error) {
      if (isFirst) {
        await this.stop(false, 1000);
        throw error;
      }
      this.#lose(child, error instanceof Error ? error.message : String(error));
      return;
    }
    if (this.#child === child && this.#state !== 'stopped') this.#become('running');
  }

  #hear(reply: Reply): void {
    this.#progressMs = performance.now();
    this.#beats?.heard();
    if ('note' in reply) {
      this.#host.note(reply.note);
      return;
    }
    if ('begun' in reply) {
      this.#slow = reply.begun;
      return;
    }
    if (reply.number === this.#slow) this.#slow = undefined;
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    if (waiting === undefined) return;
    if ('error' in reply) waiting.reject(receivedError(reply.error));
    else waiting.resolve(reply.answer);
  }

  /** While the child does something slow, that is watched; otherwise the oldest cycle, which goes before everything else. */
  #look(): void {
    const [oldest] = this.#waiting.values();
    const child = this.#child;
    if (oldest === undefined || child === undefined) {
      this.#beats?.heard();
      return;
    }
    const { hangMs, startMs } = this.#options;
    const silentMs = this.#beats?.silence(hangMs);
    if (silentMs !== undefined) {
      this.overruns += 1;
      this.#lose(child, `no sign of life for ${silentMs} ms during ${oldest.kind}`);
      return;
    }
    const cycle =
      this.#slow === undefined ? [...this.#waiting.values()].find(({ kind }) => kind === 'step') : undefined;
    const watched = cycle ?? oldest;
    const allowedMs = watched.kind === 'step' && this.#slow === undefined ? hangMs : startMs;
    const sinceMs = performance.now() - Math.max(watched.sentMs, this.#progressMs);
    if (sinceMs <= allowedMs) return;
    this.overruns += 1;
    this.#lose(child, `${watched.kind} took more than ${allowedMs} ms`);
  }

  #lose(child: ChildProcess, reason: string): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.#slow = undefined;
    child.kill('SIGKILL');
    const isStopped = this.#state === 'stopped';
    const isStarting = this.#state === 'starting';
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    const { firstPauseMs, longestPauseMs, mostLosses } = this.#options;
    if (performance.now() - this.#startedMs > 60_000) this.#recentLosses = 0;
    this.#recentLosses += 1;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (this.#recentLosses - 1));
    if (!isStopped && !isStarting) {
      this.#become(this.#recentLosses > mostLosses ? 'given up' : 'restarting');
      this.#host.lost(reason, pauseMs);
    }
    for (const one of waiting) one.reject(new BrainLost(reason));
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
