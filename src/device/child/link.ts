/**
 * The parent's hold on one child process: numbered requests with deadlines, and the certainty that the child ends. A child that
 * misses a deadline, freezes or dies is lost: it is killed, and every request under way rejects. What follows a loss is the
 * owner's business. A child never outlives its parent.
 */
import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import { Beats } from './beats.js';
import { beatArgument } from './guard.js';
import { type Envelope, type Reply, receivedError, type SentError } from './messages.js';

/** How long the end of a child that cannot be sent to is waited for. */
const endMs = 1000;
const lookEveryMs = 25;

/**
 * A child plans and writes programs once and then only runs them: V8 waits four times as long as usual before it optimises a
 * function, which halves the processor time until a brain is there.
 */
const lateOptimisation = '--interrupt-budget=500000';

export interface ChildLinkOptions<Told> {
  readonly entry: string;
  /** What errors of the child begin with. */
  readonly name: string;
  /** Flags of the engine. */
  readonly flags?: readonly string[];
  /** Without a sign of life for this long while something is asked of it, a child counts as frozen (at least 1 s). */
  readonly silenceMs: number;
  /** Whether an idle child keeps this process alive. */
  readonly keepsAlive: boolean;
  /** What a request rejects with where its child is lost. */
  readonly lostError: (reason: string, pid: number | undefined) => Error;
  /** An error with which the child says that it can do nothing more: why it is lost then. */
  readonly lossBy?: (error: SentError) => string | undefined;
  /** The child is lost; called before anything that waited is refused. */
  readonly onLost?: (reason: string, isLate: boolean) => void;
  /** What the child tells without being asked. */
  readonly onTold?: (told: Told) => void;
}

export interface Answered<Answer, Facts = undefined> {
  readonly answer: Answer;
  readonly facts: Facts | undefined;
}

/** A request that has not been answered. */
export interface Waiting {
  readonly number: number;
  readonly kind: string;
  readonly sentMs: number;
}

interface Pending extends Waiting {
  resolve(answered: Answered<never, never>): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout | undefined;
}

export class ChildLink<
  Request extends { readonly kind: string },
  Answers extends { readonly [Kind in Request['kind']]: unknown },
  Facts = undefined,
  Told extends object = never,
> {
  readonly #options: ChildLinkOptions<Told>;
  readonly #child: ChildProcess;
  readonly #beats: Beats;
  readonly #pending = new Map<number, Pending>();
  readonly #look: NodeJS.Timeout;
  readonly #onProcessExit = (): void => this.kill();
  /** Done when the process has ended. */
  readonly ended: Promise<void>;
  /** When the child last answered or told something, or was last asked while it had nothing to do. */
  progressMs = performance.now();
  #loss: Error | undefined;
  #number = 0;

  constructor(options: ChildLinkOptions<Told>) {
    this.#options = options;
    const child = fork(options.entry, [beatArgument], {
      execArgv: [lateOptimisation, ...(options.flags ?? [])],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', 'pipe'],
    });
    this.#child = child;
    this.#beats = new Beats(child);
    child.on('message', (reply: Reply<Facts> | Told) => this.#hear(reply));
    this.ended = new Promise((resolve) => {
      child.on('error', (error) => {
        this.lose(`could not be reached: ${error.message}`);
        // A child that never began does not exit either.
        if (child.pid === undefined) resolve();
      });
      child.once('exit', (code, signal) => {
        process.off('exit', this.#onProcessExit);
        this.lose(signal === null ? `ended with status ${code}` : `was ended by ${signal}`);
        resolve();
      });
    });
    process.on('exit', this.#onProcessExit);
    this.#look = setInterval(() => this.#listen(), lookEveryMs);
    this.#look.unref();
    if (options.keepsAlive) return;
    child.unref();
    child.channel?.unref();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Why the child is lost, or undefined while it serves. */
  get loss(): Error | undefined {
    return this.#loss;
  }

  /** What the child has not answered, the oldest first. */
  get waiting(): readonly Waiting[] {
    return [...this.#pending.values()];
  }

  /** The answer to a request; a child that does not give it within a given time is lost. */
  request<Kind extends Request['kind']>(
    request: Extract<Request, { kind: Kind }>,
    deadlineMs?: number,
  ): Promise<Answered<Answers[Kind], Facts>> {
    return new Promise((resolve, reject) => {
      if (this.#loss !== undefined) {
        reject(this.#loss);
        return;
      }
      const { kind } = request;
      const number = this.#number;
      this.#number += 1;
      const sentMs = performance.now();
      if (this.#pending.size === 0) this.progressMs = sentMs;
      // The timer keeps the process alive while something is awaited, and only then.
      const late = (): void => this.lose(`did not answer ${kind} within ${deadlineMs} ms`, true);
      const timer = deadlineMs === undefined ? undefined : setTimeout(late, deadlineMs);
      this.#pending.set(number, { number, kind, sentMs, resolve: resolve as Pending['resolve'], reject, timer });
      const envelope: Envelope<Request> = { number, request };
      this.#child.send(envelope, (error) => {
        if (error === null || error === undefined) return;
        // A child that has just ended says why by its end, which follows at once.
        const patience = setTimeout(() => this.lose(`could not be sent to: ${error.message}`), endMs);
        void this.ended.then(() => clearTimeout(patience));
      });
    });
  }

  /** Declares the child lost, perhaps because it took too long, and ends it at once. */
  lose(reason: string, isLate = false): void {
    if (this.#loss !== undefined) return;
    const { lostError, onLost } = this.#options;
    const loss = lostError(reason, this.pid);
    this.#loss = loss;
    clearInterval(this.#look);
    this.kill();
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    onLost?.(reason, isLate);
    for (const { reject, timer } of pending) {
      clearTimeout(timer);
      reject(loss);
    }
  }

  /** The child is about to be waited for. */
  ref(): void {
    this.#child.ref();
  }

  /** Lets a child that has finished go. */
  disconnect(): void {
    if (this.#child.connected) this.#child.disconnect();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #listen(): void {
    const [oldest] = this.#pending.values();
    if (oldest === undefined) {
      this.#beats.heard();
      return;
    }
    const silentMs = this.#beats.silence(this.#options.silenceMs);
    if (silentMs !== undefined) this.lose(`gave no sign of life for ${silentMs} ms during ${oldest.kind}`, true);
  }

  #hear(reply: Reply<Facts> | Told): void {
    this.progressMs = performance.now();
    this.#beats.heard();
    if (!('number' in reply)) {
      this.#options.onTold?.(reply);
      return;
    }
    const pending = this.#pending.get(reply.number);
    if (pending === undefined) return;
    const loss = 'error' in reply ? this.#options.lossBy?.(reply.error) : undefined;
    if (loss !== undefined) {
      this.lose(loss);
      return;
    }
    this.#pending.delete(reply.number);
    clearTimeout(pending.timer);
    if ('error' in reply) pending.reject(receivedError(reply.error, this.#options.name));
    else pending.resolve({ answer: reply.answer, facts: reply.facts } as Answered<never, never>);
  }
}
