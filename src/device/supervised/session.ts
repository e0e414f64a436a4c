/**
 * A session whose work is done in a child. It holds what is needed to go on in another one: the program, its constants and
 * parameters as they are now, the last inputs, and a snapshot of the states that is taken off the cycle. A step that a
 * child could not finish is done again by the next one, from the snapshot; the cycles between are lost and counted.
 */
import { FieldbrainError, type HostArray, type Program, serialise, type Tensor } from '../../kernel/index.js';
import { checkLoad, checkWrite } from '../check.js';
import type { Arrays, Counters, LoadOptions, StageTime } from '../device.js';
import { SessionCore } from '../session-core.js';
import type { Ladder, Resumable, Rung } from './ladder.js';
import type { Answered, Link } from './link.js';
import type { Answers, Request, Snapshot } from './messages.js';

export interface SessionLimits {
  /** How long one step may take. */
  readonly deadlineMs: number;
  readonly startMs: number;
  /** How often a snapshot is taken while the session moves. */
  readonly snapshotMs: number;
}

const noCounters: Counters = {
  steps: 0,
  launches: 0,
  uploads: 0,
  downloads: 0,
  uploadedBytes: 0,
  downloadedBytes: 0,
  allocations: 0,
};

export class SupervisedSession extends SessionCore implements Resumable {
  private readonly number: number;
  private readonly options: LoadOptions;
  private readonly ladder: Ladder;
  private readonly limits: SessionLimits;
  private readonly text: string;
  private readonly constants: Record<string, HostArray>;
  private readonly parameters: Record<string, number>;
  private home: Rung | undefined;
  private inputs: Record<string, HostArray> | undefined;
  private saved: Snapshot | undefined;
  /** States written, and the cycle set, since the snapshot. */
  private written: Record<string, HostArray> = {};
  private moved: number | undefined;
  private shownCycle = 0;
  private doneCycle = 0;
  private shown: Counters = noCounters;
  private before: Counters = noCounters;
  private facts = { executor: '', arenaBytes: 0 };
  private turn: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(number: number, program: Program, options: LoadOptions, ladder: Ladder, limits: SessionLimits) {
    const checked = checkLoad(program, options);
    super({ program, options, checked });
    this.number = number;
    // A function cannot go to the child: what it is told comes back.
    const { onProgress, ...sendable } = options;
    if (onProgress !== undefined) ladder.progress.set(number, onProgress);
    this.options = sendable;
    this.ladder = ladder;
    this.limits = limits;
    this.text = serialise(program);
    this.constants = copyArrays(checked.constants);
    // Parameters with a shape are among the constants.
    this.parameters = Object.fromEntries(checked.parameters);
  }

  get executor(): string {
    return this.facts.executor;
  }

  get arenaBytes(): number {
    return this.facts.arenaBytes;
  }

  protected currentCycle(): number {
    return this.shownCycle;
  }

  protected moveToCycle(value: number): void {
    this.shownCycle = value;
    this.later({ kind: 'setCycle', session: this.number, cycle: value }, () => {
      this.moved = value;
    });
  }

  /** Loads the program in the child of now. */
  async open(): Promise<void> {
    try {
      await this.ladder.withChild((link, rung) => this.load(link, rung, false));
    } catch (error) {
      this.ladder.progress.delete(this.number);
      throw error;
    }
    this.ladder.sessions.add(this);
  }

  /** Goes on in a new child; gives the cycles lost. */
  async resume(link: Link, rung: Rung): Promise<number> {
    this.before = addCounters(this.before, this.shown);
    this.shown = noCounters;
    const reached = this.doneCycle;
    await this.load(link, rung, true);
    return (reached - this.doneCycle) >>> 0;
  }

  private async load(link: Link, rung: Rung, again: boolean): Promise<void> {
    // The caller's choice of an executor is one among those of the rung that it met.
    this.home ??= rung;
    const executor = (rung === this.home ? this.options.executor : undefined) ?? rung.executor;
    const options: LoadOptions = { ...this.options, constants: this.constants, parameters: this.parameters };
    const { answer, facts } = await link.request(
      {
        kind: 'load',
        session: this.number,
        program: this.text,
        options: withExecutor(options, executor),
        resumption: again ? { inputs: this.inputs, snapshot: this.restored() } : undefined,
      },
      this.limits.startMs,
    );
    this.facts = answer;
    this.take(facts);
    this.shownCycle = this.doneCycle;
  }

  /** The states to go on from: the snapshot, and what was written since. */
  private restored(): Snapshot {
    return { cycle: this.moved ?? this.saved?.cycle ?? 0, states: { ...this.saved?.states, ...this.written } };
  }

  async step(inputs?: Arrays): Promise<Arrays> {
    return this.stepInTurn(
      () => this.checkInputs(inputs),
      async () => {
        const request = { kind: 'step', session: this.number, inputs } as const;
        const { answer } = await this.ask(request, this.limits.deadlineMs);
        // Only now: inputs that end a child must not meet the next one while it resumes.
        if (inputs !== undefined) this.inputs = copyArrays(inputs);
        this.armSnapshot();
        return answer.outputs;
      },
    );
  }

  stepSync(): Arrays {
    const wrong = `session ${this.program.name}: a supervised session answers only between tasks of the event loop`;
    throw new FieldbrainError('program-unsupported', `${wrong} (got stepSync, expected step). Use step.`);
  }

  protected async runMany(steps: number, inputs: Arrays | undefined): Promise<Arrays> {
    const request = { kind: 'stepMany', session: this.number, steps, inputs } as const;
    const { answer } = await this.ask(request, this.limits.deadlineMs * steps);
    if (inputs !== undefined) this.inputs = lastOf(inputs, steps);
    this.armSnapshot();
    return answer.outputs;
  }

  /** The session in the child knows, and refuses. */
  protected override keepsScratch(): boolean {
    return true;
  }

  protected async readTensor({ name }: Tensor): Promise<HostArray> {
    return (await this.ask({ kind: 'read', session: this.number, tensor: name }, this.limits.startMs)).answer.data;
  }

  /** Takes a copy at once: the caller need not wait before it uses the array again. */
  override async write(name: string, data: HostArray): Promise<void> {
    this.needOpen();
    checkWrite(this.program, this.bindings, name, data);
    return super.write(name, data.slice());
  }

  protected async writeTensor({ name, role }: Tensor, data: HostArray): Promise<void> {
    await this.ask({ kind: 'write', session: this.number, tensor: name, data }, this.limits.startMs);
    if (role === 'constant') this.constants[name] = data;
    else this.written[name] = data;
  }

  protected putParameter(name: string, value: number): void {
    this.later({ kind: 'setParameter', session: this.number, name, value }, () => {
      this.parameters[name] = value;
    });
  }

  counters(): Counters {
    return addCounters(this.before, this.shown);
  }

  protected async timeStages(steps: number): Promise<StageTime[]> {
    const request = { kind: 'profile', session: this.number, steps } as const;
    const { answer } = await this.ask(request, this.limits.startMs + this.limits.deadlineMs * steps);
    this.armSnapshot();
    return answer.times;
  }

  /** Takes a snapshot now, and gives the cycle from which a new child would go on. */
  async snapshot(): Promise<number> {
    this.needOpen();
    return this.inTurn(async () => {
      const { answer } = await this.ask({ kind: 'snapshot', session: this.number }, this.limits.startMs);
      this.saved = answer.snapshot;
      this.written = {};
      this.moved = undefined;
      return answer.snapshot.cycle;
    });
  }

  protected async release(): Promise<void> {
    clearTimeout(this.timer);
    this.ladder.sessions.delete(this);
    this.ladder.progress.delete(this.number);
    await this.inTurn(() => this.ask({ kind: 'closeSession', session: this.number }, this.limits.startMs)).catch(
      (error: unknown) => {
        // A session that is gone with its child is closed; any other failure to close is reported.
        const code = error instanceof FieldbrainError ? error.code : undefined;
        if (code !== 'device-lost' && code !== 'session-closed' && code !== 'device-unavailable') throw error;
      },
    );
  }

  abandon(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** Snapshots lie at least `snapshotMs` apart, are taken while the session moves, and keep no process alive. */
  private armSnapshot(): void {
    if (this.timer !== undefined || this.closed) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.closed) return;
      // The next step meets the same loss and tells it to its caller.
      this.snapshot().catch(() => undefined);
    }, this.limits.snapshotMs);
    this.timer.unref();
  }

  private async ask<Kind extends keyof Answers>(
    request: Extract<Request, { kind: Kind }>,
    deadlineMs: number,
  ): Promise<Answered<Kind>> {
    const answered = await this.ladder.withChild((link) => link.request<Kind>(request, deadlineMs));
    this.take(answered.facts);
    if (this.moving === 0) this.shownCycle = this.doneCycle;
    return answered;
  }

  private take(facts: Answered<keyof Answers>['facts']): void {
    if (facts === undefined) return;
    this.doneCycle = facts.cycle;
    this.shown = facts.counters;
  }

  /** Requests that the caller does not wait for, and that the next one follows. */
  private moving = 0;
  private later(request: Extract<Request, { kind: 'setCycle' | 'setParameter' }>, done: () => void): void {
    this.moving += 1;
    const run = this.inTurn(async () => {
      done();
      this.moving -= 1;
      await this.ask(request, this.limits.startMs);
    });
    // Checked before it was sent; a loss is met again by the next request, and the new child has the value already.
    run.catch(() => undefined);
  }

  protected override inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const run = this.turn.then(work);
    this.turn = run.catch(() => undefined);
    return run;
  }
}

function withExecutor(options: LoadOptions, executor: string | undefined): LoadOptions {
  const { executor: _given, ...others } = options;
  return executor === undefined ? others : { ...others, executor };
}

function copyArrays(arrays: Arrays): Record<string, HostArray> {
  return Object.fromEntries(Object.entries(arrays).map(([name, data]) => [name, data.slice()]));
}

/** The inputs of the last of several steps. */
function lastOf(inputs: Arrays, steps: number): Record<string, HostArray> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, data]) => [name, data.slice(data.length - data.length / steps)]),
  );
}

function addCounters(a: Counters, b: Counters): Counters {
  const names = Object.keys(a) as (keyof Counters)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + b[name]])) as unknown as Counters;
}
