/**
 * Compiler processes: as many texts at a time as there are cores, each in a process of its own, so that NVRTC never lives
 * in the user's process. A process starts when there is work for it, ends after a while without, and never outlives its
 * parent. An idle one does not keep the parent alive.
 */
import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';
import type { CompileAnswer, CompileRequest, CompilerReady } from './compile-messages.js';

/** Compiling is at an end, one way or the other. */
interface Job {
  readonly request: CompileRequest;
  readonly resolve: (answer: CompileAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** How long a process may take to say what it is. */
const startMs = 60_000;
/** No text takes so long; a compiler that does hangs. */
const deadlineMs = 600_000;
/** Each process takes some hundred megabytes while it compiles. */
const mostProcesses = 16;

/** A compiler process ended, hung or could not be started. */
export class CompilerLost extends Error {
  override readonly name = 'CompilerLost';
}

export interface PoolOptions {
  /** The program of a process. */
  readonly entry: string;
  /** NVRTC's file, where it is not the system's. */
  readonly library?: string | undefined;
  readonly processes?: number | undefined;
  /** How long a process waits for another text (3,000). */
  readonly idleMs?: number;
}

export class CompilePool {
  private readonly options: PoolOptions;
  private readonly most: number;
  private readonly members = new Set<Member>();
  private readonly queue: Job[] = [];

  constructor(options: PoolOptions) {
    this.options = options;
    this.most = Math.max(1, Math.min(mostProcesses, options.processes ?? os.availableParallelism()));
  }

  /** Starts the first process; says what compiles there, or why nothing does. */
  open(): Promise<CompilerReady> {
    return this.start().ready;
  }

  compile(request: CompileRequest): Promise<CompileAnswer> {
    return new Promise((resolve, reject) => {
      this.queue.push({ request, resolve, reject });
      this.serve();
    });
  }

  private serve(): void {
    while (this.queue.length > 0) {
      const free = [...this.members].find(({ isFree }) => isFree) ?? this.startAnother();
      if (free === undefined) return;
      free.take(this.queue.shift() as Job);
    }
  }

  /** Those that were told to end count no more: they do not keep the parent alive, so nothing may wait for their end. */
  private startAnother(): Member | undefined {
    const staying = [...this.members].filter(({ isEnding }) => !isEnding).length;
    return staying < this.most ? this.start() : undefined;
  }

  private start(): Member {
    const member = new Member(
      this.options,
      () => this.serve(),
      () => this.members.delete(member),
    );
    this.members.add(member);
    return member;
  }
}

class Member {
  readonly ready: Promise<CompilerReady>;
  private readonly child: ChildProcess;
  private readonly idleMs: number;
  private job: Job | undefined;
  private timer: NodeJS.Timeout | undefined;
  private ended = false;
  /** It was told to end, and its end has not been seen yet. */
  isEnding = false;
  private readonly onProcessExit = (): void => this.kill();

  constructor({ entry, library, idleMs = 3000 }: PoolOptions, onFree: () => void, onEnd: () => void) {
    this.idleMs = idleMs;
    this.child = fork(entry, library === undefined ? [] : [library], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // A console's interrupt goes to the whole group; the parent alone ends its compilers.
      detached: process.platform !== 'win32',
    });
    process.on('exit', this.onProcessExit);
    this.wait(startMs);
    let isReady = (_: CompilerReady): void => undefined;
    let isLost = (_: Error): void => undefined;
    this.ready = new Promise((resolve, reject) => {
      [isReady, isLost] = [resolve, reject];
    });
    this.ready.catch(() => undefined);
    this.child.once('message', (first: CompilerReady) => {
      isReady(first);
      if (this.job === undefined) this.idle();
      this.child.on('message', (answer: CompileAnswer) => {
        const { job } = this;
        this.job = undefined;
        this.idle();
        job?.resolve(answer);
        onFree();
      });
    });
    const end = (reason: string): void => {
      if (this.ended) return;
      this.ended = true;
      clearTimeout(this.timer);
      process.off('exit', this.onProcessExit);
      const error = new CompilerLost(`compiler process ${this.child.pid ?? '(not started)'} ${reason}`);
      isLost(error);
      onEnd();
      this.job?.reject(error);
      onFree();
    };
    this.child.once('error', (error) => end(`could not be reached: ${error.message}`));
    this.child.once('exit', (code, signal) =>
      end(signal === null ? `ended with status ${code}` : `was ended by ${signal}`),
    );
  }

  get isFree(): boolean {
    return this.job === undefined && !this.isEnding && !this.ended && this.child.connected;
  }

  /** A process that still starts takes its text as soon as it is there. */
  take(job: Job): void {
    this.job = job;
    this.hold(true);
    this.wait(deadlineMs);
    this.child.send(job.request, (error) => {
      // A process that has just ended says so by its end, which follows.
      if (error !== null && error !== undefined) this.kill();
    });
  }

  private idle(): void {
    this.hold(false);
    this.wait(this.idleMs);
    this.timer?.unref();
  }

  private hold(keepsParent: boolean): void {
    const word = keepsParent ? 'ref' : 'unref';
    this.child[word]();
    this.child.channel?.[word]();
  }

  private wait(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.kill(), ms);
  }

  private kill(): void {
    this.isEnding = true;
    this.child.kill('SIGKILL');
  }
}
