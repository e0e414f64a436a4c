/**
 * The persistent worker pool: T workers over shared memory, of which the caller is number 0, so that T - 1 threads are
 * started and T = 1 needs neither threads nor shared memory. It loads programs, WebAssembly modules that import
 * `env.memory` and export `run(stage, worker, workers)`, and runs their schedules. It does not know what a stage computes.
 *
 * A step never allocates and never goes through the event loop: hand-over, barriers and schedule are in barrier.ts.
 * A worker that traps or does not arrive loses the pool: every later step is refused, nothing hangs.
 */
import { describeValue, FieldbrainError } from '../../kernel/errors.js';
import { type BarrierExports, buildBarrierModule, buildWordsModule, controlPages } from './barrier.js';
import { CodeSpace } from './code-space.js';
import {
  busyAddress,
  codeAddress,
  controlLayout,
  idleAnswers,
  outcomes,
  spinBudgetsMs,
  turnFlags,
  turnStep,
  workerStateAddress,
} from './control.js';
import { detectHost, type Host } from './thread.js';
import { WorkerThreads } from './worker-threads.js';

export interface PoolOptions {
  /** Workers, the caller included; default one per core. */
  readonly threads?: number;
  /** How long the caller waits for a worker at a barrier before the pool is given up (default 10,000). */
  readonly timeoutMs?: number;
  /** How long a waiting thread spins before it sleeps (default 0.2, less where there are more workers than cores). */
  readonly spinMs?: number;
}

/** A program in a pool. Its memory belongs to its loader. */
export interface PoolProgram {
  readonly id: number;
  readonly memory: WebAssembly.Memory;
  /** How many pieces its stages are cut into, of which each worker takes the next; 0 where each has its own share. */
  readonly pieces: number;
}

/** A schedule of a program, placed in the pool's control memory. */
export interface PoolSchedule {
  readonly program: PoolProgram;
  readonly address: number;
}

interface LoadedProgram extends PoolProgram {
  readonly drive: BarrierExports['drive'];
  readonly schedules: Set<PoolSchedule>;
}

/** Spins between two looks at the clock: some microseconds. */
const patience = 4096;
const patienceWhenCrowded = 256;
const maximumThreads = 256;
/** Their count has 16 bits. */
const maximumPieces = 0x7fff;
const maximumCycles = 0x7fffffff;

export class Pool {
  /** Workers, the caller included. */
  readonly threads: number;
  /** Whether programs must import shared memory. */
  readonly shared: boolean;
  /** Why there are fewer threads than asked for; empty if there are not. */
  readonly note: string;

  readonly #timeoutMs: number;
  readonly #patience: number;
  readonly #idle: (round: number, haste: number) => number;
  readonly #control: WebAssembly.Memory;
  readonly #words: WebAssembly.Module;
  readonly #barrier: WebAssembly.Module;
  readonly #code: CodeSpace;
  readonly #workers: WorkerThreads;
  readonly #programs = new Map<number, LoadedProgram>();
  #controlWords: Int32Array;
  #nextProgram = 1;
  #lost: FieldbrainError | undefined;
  #closed: Promise<void> | undefined;

  /** Starts the threads and waits until they are there. `const pool = await Pool.open({ threads: 2 })` */
  static async open(options: PoolOptions = {}): Promise<Pool> {
    const host = await detectHost();
    const pool = new Pool(host, options);
    await pool.#startThreads(pool.#spinMsOn(host, options));
    return pool;
  }

  private constructor(host: Host, options: PoolOptions) {
    const asked = options.threads ?? host.cores;
    if (!Number.isInteger(asked) || asked < 1 || asked > maximumThreads) {
      refuse('createDevice cpu', 'wrong threads', asked, `1 to ${maximumThreads}`);
    }
    this.threads = host.canShare ? asked : 1;
    this.shared = this.threads > 1;
    this.note =
      this.threads === asked ? '' : 'One thread: memory cannot be shared here. Serve the page cross-origin isolated.';
    this.#timeoutMs = options.timeoutMs ?? 10_000;
    this.#patience = this.threads > host.cores ? patienceWhenCrowded : patience;
    this.#idle = makeIdle(this.#spinMsOn(host, options), this.#timeoutMs, host.canSleep);
    this.#control = new WebAssembly.Memory({ ...controlPages, shared: this.shared });
    this.#controlWords = new Int32Array(this.#control.buffer);
    this.#controlWords[controlLayout.turn / 4] = turnFlags.done;
    this.#words = new WebAssembly.Module(buildWordsModule(this.shared));
    this.#barrier = new WebAssembly.Module(buildBarrierModule(this.shared));
    this.#code = new CodeSpace(codeAddress(this.threads));
    this.#workers = new WorkerThreads(host, this.#control, this.threads - 1, (reason) =>
      this.#markLost('device-lost', reason, {}),
    );
  }

  /** The threads that were started, by the system's numbers; 0 where it tells none. */
  get threadNumbers(): readonly number[] {
    return this.#workers.numbers;
  }

  get state(): 'ready' | 'lost' | 'closed' {
    if (this.#closed !== undefined) return 'closed';
    return this.#lost === undefined ? 'ready' : 'lost';
  }

  /**
   * Loads a program into every worker. Its memory must be shared if `pool.shared`, and unshared otherwise. With `pieces`
   * its stages are run as run(stage, piece, pieces), each piece by any free worker.
   */
  async load(module: WebAssembly.Module | BufferSource, memory: WebAssembly.Memory, pieces = 0): Promise<PoolProgram> {
    this.#assertReady('Pool.load');
    if (!Number.isInteger(pieces) || pieces < 0 || pieces > maximumPieces)
      refuse('Pool.load', 'wrong pieces', pieces, `0 to ${maximumPieces}`);
    const shared = typeof SharedArrayBuffer !== 'undefined' && memory.buffer instanceof SharedArrayBuffer;
    if (shared !== this.shared) refuse('Pool.load', 'wrong memory', `shared: ${shared}`, `shared: ${this.shared}`);
    const id = this.#nextProgram++;
    const compiled = module instanceof WebAssembly.Module ? module : await compileProgram(module);
    const drive = this.#link(id, compiled, memory, pieces);
    const loaded = { id, memory, pieces, schedules: new Set<PoolSchedule>(), drive };
    await this.#workers.post(() => ({ kind: 'load', program: id, module: compiled, memory, pieces }));
    this.#programs.set(id, loaded);
    return loaded;
  }

  /** Drops a program and its schedules. */
  async unload(program: PoolProgram): Promise<void> {
    this.#assertReady('Pool.unload');
    const loaded = this.#loaded('Pool.unload', program);
    this.#programs.delete(program.id);
    for (const schedule of loaded.schedules) this.#code.release(schedule.address);
    await this.#workers.post(() => ({ kind: 'unload', program: program.id }));
  }

  /** Places a schedule (see `encodeSchedule`) for a program. It stays until it is removed or its program unloaded. */
  addSchedule(program: PoolProgram, code: Int32Array): PoolSchedule {
    this.#assertReady('Pool.addSchedule');
    const loaded = this.#loaded('Pool.addSchedule', program);
    const address = this.#code.allocate(code.byteLength);
    this.#reserveControl(this.#code.end);
    this.#controlWords.set(code, address / 4);
    const schedule: PoolSchedule = { program, address };
    loaded.schedules.add(schedule);
    return schedule;
  }

  removeSchedule(schedule: PoolSchedule): void {
    const loaded = this.#loaded('Pool.removeSchedule', schedule.program);
    if (loaded.schedules.delete(schedule)) this.#code.release(schedule.address);
  }

  /** Runs a schedule for a number of cycles and spins until all of it is done. Allocates nothing. */
  runScheduleSync(schedule: PoolSchedule, cycles = 1): void {
    const place = 'Pool.runScheduleSync';
    if (this.#lost !== undefined || this.#closed !== undefined) this.#assertReady(place);
    const loaded = this.#programs.get(schedule.program.id);
    if (loaded?.schedules.has(schedule) !== true)
      refuse(place, 'unknown schedule', schedule.address, 'one of addSchedule');
    if (!Number.isInteger(cycles) || cycles < 1 || cycles > maximumCycles) {
      refuse(place, 'wrong cycles', cycles, `1 to ${maximumCycles}`);
    }
    let outcome: number = outcomes.done;
    try {
      outcome = loaded.drive(schedule.address, cycles);
    } catch (error) {
      throw this.#trapped(0, error instanceof Error ? error.message : String(error));
    }
    if (outcome === outcomes.lost)
      throw this.#trapped(this.#control32(controlLayout.faultWorker) - 1, this.#faultText());
    if (outcome === outcomes.overdue) throw this.#overdue(loaded.pieces > 0);
  }

  /** The same, letting the event loop run about every millisecond between cycles. */
  async runSchedule(schedule: PoolSchedule, cycles = 1): Promise<void> {
    let left = cycles;
    let portion = 1;
    for (;;) {
      const started = performance.now();
      this.runScheduleSync(schedule, Math.min(portion, left));
      left -= Math.min(portion, left);
      if (left === 0) return;
      portion = performance.now() - started < 0.5 ? portion * 2 : Math.max(1, portion >> 1);
      await yieldToEvents();
    }
  }

  /** Ends all threads. Safe to call twice. */
  close(): Promise<void> {
    this.#closed ??= this.#workers.terminate('the pool was closed');
    return this.#closed;
  }

  #spinMsOn(host: Host, options: PoolOptions): number {
    return options.spinMs ?? (this.threads > host.cores ? 0.01 : 0.2);
  }

  #startThreads(spinMs: number): Promise<void> {
    return this.#workers.post((worker) => ({
      kind: 'start',
      control: this.#control,
      barrier: this.#barrier,
      words: this.#words,
      worker,
      workers: this.threads,
      workerState: workerStateAddress(worker),
      patience: this.#patience,
      spinBudgetsMs: spinBudgetsMs(spinMs),
    }));
  }

  /** The caller's own instance of a program and its barrier; the worker threads do the same in worker-source.ts. */
  #link(
    program: number,
    module: WebAssembly.Module,
    memory: WebAssembly.Memory,
    pieces: number,
  ): BarrierExports['drive'] {
    try {
      const { run } = new WebAssembly.Instance(module, { env: { memory } }).exports;
      const words = new WebAssembly.Instance(this.#words, { env: { memory } }).exports;
      const barrier = new WebAssembly.Instance(this.#barrier, {
        env: { memory: this.#control },
        host: { idle: this.#idle },
        program: { run: run! },
        words: words as WebAssembly.ModuleImports,
      }).exports as unknown as BarrierExports;
      // The caller sleeps in slices, to look at the clock in between.
      const sleepMicroseconds = Math.round(Math.min(50_000, Math.max(1_000, this.#timeoutMs * 100)));
      barrier.bind(program, workerStateAddress(0), 0, this.threads, this.#patience, sleepMicroseconds, pieces);
      return barrier.drive;
    } catch (error) {
      throw new FieldbrainError('compile-failed', `Pool.load: the program does not link: ${error}.`, { error });
    }
  }

  #trapped(worker: number, trap: string): FieldbrainError {
    const stage = this.#control32(controlLayout.stage);
    return this.#markLost('device-lost', `worker ${worker} trapped in stage ${stage}: ${trap}`, {
      worker,
      stage,
      trap,
    });
  }

  #overdue(inPieces: boolean): FieldbrainError {
    const stage = this.#control32(controlLayout.stage);
    const sequence = Math.floor(this.#control32(controlLayout.turn) / turnStep);
    const missing: number[] = [];
    for (let worker = 1; worker < this.threads; worker++) {
      const isThere = inPieces
        ? this.#control32(busyAddress(worker)) === 0
        : Math.floor(this.#control32(workerStateAddress(worker)) / turnStep) === sequence;
      if (!isThere) missing.push(worker);
    }
    const text = `stage ${stage} did not end within ${this.#timeoutMs} ms (missing: worker ${missing.join(', ')})`;
    return this.#markLost('step-timeout', text, { stage, missing, timeoutMs: this.#timeoutMs });
  }

  #markLost(code: 'device-lost' | 'step-timeout', reason: string, details: Record<string, unknown>): FieldbrainError {
    const text = `cpu pool: ${reason}. Memory of its programs is not to be trusted: open a new pool, restore a snapshot.`;
    this.#lost ??= new FieldbrainError(code, text, details);
    void this.#workers.terminate(reason);
    return this.#lost;
  }

  #assertReady(place: string): void {
    if (this.#closed !== undefined) throw new FieldbrainError('session-closed', `${place}: the pool is closed.`);
    if (this.#lost === undefined) return;
    throw new FieldbrainError('device-lost', `${place}: the pool was lost before. ${this.#lost.message}`, {
      cause: this.#lost,
    });
  }

  #loaded(place: string, program: PoolProgram): LoadedProgram {
    const loaded = this.#programs.get(program.id);
    if (loaded === undefined || loaded !== program) refuse(place, 'unknown program', program.id, 'one of load');
    return loaded;
  }

  #control32(address: number): number {
    return Atomics.load(this.#controlWords, address / 4);
  }

  #faultText(): string {
    const length = this.#control32(controlLayout.faultLength);
    // Copied, since a decoder refuses shared memory.
    return new TextDecoder().decode(new Uint8Array(this.#control.buffer, controlLayout.faultText, length).slice());
  }

  #reserveControl(bytes: number): void {
    const missing = bytes - this.#control.buffer.byteLength;
    if (missing <= 0) return;
    try {
      this.#control.grow(Math.ceil(missing / 65536));
    } catch {
      throw new FieldbrainError('out-of-memory', `Pool.addSchedule: no room for schedules (got ${bytes} bytes).`, {
        bytes,
      });
    }
    this.#controlWords = new Int32Array(this.#control.buffer);
  }
}

/** What the caller does while it waits: spin, then sleep in slices where that is allowed, at last give up. */
function makeIdle(spinMs: number, timeoutMs: number, canSleep: boolean): (round: number, haste: number) => number {
  const budgetsMs = spinBudgetsMs(spinMs);
  // An array, as a variable would be a new object on the heap at every assignment.
  const since = new Float64Array(1);
  return (round, haste) => {
    const now = performance.now();
    if (round === 0) since[0] = now;
    const elapsed = now - since[0]!;
    if (elapsed >= timeoutMs) return idleAnswers.giveUp;
    return canSleep && elapsed >= budgetsMs[haste]! ? idleAnswers.sleep : idleAnswers.spin;
  };
}

async function compileProgram(bytes: BufferSource): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    throw new FieldbrainError('compile-failed', `Pool.load: not a WebAssembly module: ${error}.`, { error });
  }
}

function yieldToEvents(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve, 0);
  });
}

function refuse(place: string, wrong: string, got: unknown, expected: string): never {
  throw new FieldbrainError('usage', `${place}: ${wrong} (got ${describeValue(got)}, expected ${expected}).`, {
    got,
    expected,
  });
}
