/**
 * The parent's hold on one child process: requests with deadlines, and the certainty that the child ends. A child that
 * misses a deadline, dies or loses its device is lost: it is killed, and every request under way rejects with `ChildLost`.
 * An idle link does not keep the parent alive, and a child never outlives it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import process from 'node:process';
import type { Answers, Envelope, Reply, Request, SessionFacts } from './messages.js';
import { receivedError } from './messages.js';

/** How long the end of a child that cannot be sent to is waited for. */
const endMs = 1000;

/** Why a child is no more; what was asked of it may be asked of another. */
export class ChildLost extends Error {
  override readonly name = 'ChildLost';
}

export interface Answered<Kind extends keyof Answers> {
  readonly answer: Answers[Kind];
  readonly facts: SessionFacts | undefined;
}

interface Waiting {
  readonly resolve: (answered: Answered<keyof Answers>) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

export class Link {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private readonly ended: Promise<void>;
  private readonly onProcessExit = (): void => this.kill();
  private lost: ChildLost | undefined;
  private next = 0;

  constructor(entry: string) {
    this.child = fork(entry, [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child.on('message', (reply: Reply) => this.receive(reply));
    this.ended = new Promise((resolve) => {
      this.child.on('error', (error) => {
        this.lose(`could not be reached: ${error.message}`);
        // A child that never began does not exit either.
        if (this.child.pid === undefined) resolve();
      });
      this.child.once('exit', (code, signal) => {
        process.off('exit', this.onProcessExit);
        this.lose(signal === null ? `ended with status ${code}` : `was ended by ${signal}`);
        resolve();
      });
    });
    process.on('exit', this.onProcessExit);
    this.child.unref();
    this.child.channel?.unref();
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Why the child is lost, or undefined while it serves. */
  get loss(): ChildLost | undefined {
    return this.lost;
  }

  /** The answer to a request; a child that does not give it in time is lost. */
  request<Kind extends keyof Answers>(
    request: Extract<Request, { kind: Kind }>,
    deadlineMs: number,
  ): Promise<Answered<Kind>> {
    return new Promise((resolve, reject) => {
      if (this.lost !== undefined) {
        reject(this.lost);
        return;
      }
      const number = this.next;
      this.next += 1;
      // The timer keeps the process alive while something is awaited, and only then.
      const timer = setTimeout(() => this.lose(`did not answer ${request.kind} within ${deadlineMs} ms`), deadlineMs);
      this.waiting.set(number, { resolve: resolve as Waiting['resolve'], reject, timer });
      const envelope: Envelope = { number, request };
      this.child.send(envelope, (error) => {
        if (error === null || error === undefined) return;
        // A child that has just ended says why by its end, which follows at once.
        const patience = setTimeout(() => this.lose(`could not be sent to: ${error.message}`), endMs);
        void this.ended.then(() => clearTimeout(patience));
      });
    });
  }

  /** Ends the child: asked for first, and then whatever it does. */
  async close(graceMs: number): Promise<void> {
    this.child.ref();
    await this.request({ kind: 'close' }, graceMs).catch((error: unknown) => {
      // It is ended in any case; only what is not about the child would be news.
      if (!(error instanceof Error)) throw error;
    });
    this.lose('was closed');
    await this.ended;
  }

  /** Declares the child lost and ends it at once. */
  lose(reason: string): void {
    if (this.lost === undefined) {
      this.lost = new ChildLost(`child ${this.child.pid ?? 'without a number'} ${reason}`);
      this.kill();
    }
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(this.lost);
    }
    this.waiting.clear();
  }

  private kill(): void {
    this.child.kill('SIGKILL');
  }

  private receive(reply: Reply): void {
    const waiting = this.waiting.get(reply.number);
    if (waiting === undefined) return;
    if ('error' in reply && (reply.error.code === 'device-lost' || reply.error.code === 'step-timeout')) {
      this.lose(`lost its device: ${reply.error.message}`);
      return;
    }
    this.waiting.delete(reply.number);
    clearTimeout(waiting.timer);
    if ('error' in reply) waiting.reject(receivedError(reply.error));
    else waiting.resolve({ answer: reply.answer as Answers[keyof Answers], facts: reply.facts });
  }
}
