/**
 * The brain children of one kind of robot: one in all, or one for each GPU. It knows which batch lives in which child, passes
 * requests there, and chooses the child of a new batch. What becomes of the batches of a lost child is the pool's business.
 */
import type { DeviceName } from '../device/device.js';
import { ordinalOf } from '../device/kinds.js';
import type { Answers, Closed, Memory, Note, Request } from './brains/messages.js';
import { BrainLost, BrainSupervisor, type SupervisorOptions } from './brains/supervisor.js';
import { chooseChild } from './gpu-placement.js';
import type { BrainChildState, GpuInfo } from './telemetry.js';

/** One child and its device. */
export interface BrainChild {
  /** Its place in the list of GPUs; 0 where there is no list. */
  readonly index: number;
  /** Its GPU; undefined where no GPUs were named. */
  readonly device: DeviceName | undefined;
  readonly supervisor: BrainSupervisor;
  /** What its device said when it was opened last. */
  prepared: Answers['prepare'] | undefined;
  /** Its device is open: it runs, or opens its batches and runs then. */
  isPrepared: boolean;
  /** Batches that were given to it and are not open yet: they are going to take memory. */
  readonly expected: Set<number>;
  /** Processor time of the present process. */
  processorMs: number;
}

/** Free bytes of each GPU, as the child said that opened a batch there last; all kinds of robots share it. */
export type GpuMemory = Map<DeviceName, number>;

export interface BrainChildrenOptions extends Omit<SupervisorOptions, 'ready'> {
  /** GPUs, a child for each; none: one child on the device of the brain's options. */
  readonly gpus: readonly DeviceName[];
  readonly gpuMemory: GpuMemory;
  /** Batches of the pool, and how many of them are made at the start. */
  readonly count: number;
  readonly ready: number;
}

export interface BrainChildrenHost {
  /** A new child runs: open its brains again. Throwing counts as a loss. */
  resume(child: BrainChild, prepared: Answers['prepare'], isFirst: boolean): Promise<void>;
  /** A child is gone; called before anything that waited is refused. */
  lost(child: BrainChild, reason: string, pauseMs: number): void;
  /** A child could not be started at all, where others could. */
  missing(child: BrainChild, error: unknown): void;
  note(note: Note): void;
  stateChanged(child: BrainChild, state: BrainChildState): void;
  /** Batches of all kinds that robots use in the child of this place. */
  load(index: number): number;
}

export class BrainChildren {
  readonly all: readonly BrainChild[];
  readonly #host: BrainChildrenHost;
  readonly #gpuMemory: GpuMemory;
  readonly #isKeptWarm: boolean;
  /** The child of each batch; a batch that was never used has none. */
  readonly #homes: (BrainChild | undefined)[];

  constructor(host: BrainChildrenHost, { gpus, gpuMemory, count, ready, ...options }: BrainChildrenOptions) {
    this.#host = host;
    this.#gpuMemory = gpuMemory;
    this.#isKeptWarm = options.batches.brain.keepWarm === true;
    const devices: readonly (DeviceName | undefined)[] = gpus.length === 0 ? [undefined] : gpus;
    this.all = devices.map((device, index) => this.#make(device, index, options));
    this.#homes = Array.from({ length: count }, (_, batch) =>
      batch < ready ? this.all[batch % devices.length] : undefined,
    );
  }

  #make(device: DeviceName | undefined, index: number, options: Omit<SupervisorOptions, 'ready'>): BrainChild {
    const { batches } = options;
    const child: BrainChild = {
      index,
      device,
      prepared: undefined,
      isPrepared: false,
      expected: new Set(),
      processorMs: 0,
      supervisor: new BrainSupervisor(
        {
          resume: (prepared, isFirst) => {
            child.prepared = prepared;
            child.isPrepared = true;
            this.#noteMemory(child, prepared);
            return this.#host.resume(child, prepared, isFirst);
          },
          lost: (reason, pauseMs) => {
            child.isPrepared = false;
            child.processorMs = 0;
            child.expected.clear();
            this.#host.lost(child, reason, pauseMs);
          },
          note: (note) => this.#host.note(note),
          stateChanged: (state) => this.#host.stateChanged(child, state),
        },
        {
          ...options,
          batches: device === undefined ? batches : { ...batches, brain: { ...batches.brain, device } },
          // A child makes at least one: its device is described by it.
          ready: () => {
            const own = this.#homes.flatMap((home, batch) => (home === child ? [batch] : []));
            return own.length > 0 ? own : [index % this.#homes.length];
          },
        },
      ),
    };
    return child;
  }

  /** Starts all; throws where none can be started. */
  async start(): Promise<void> {
    const started = await Promise.allSettled(this.all.map(({ supervisor }) => supervisor.start()));
    const failed = started.flatMap((one, i) => (one.status === 'rejected' ? [{ child: this.all[i], one }] : []));
    if (failed.length === this.all.length) throw failed[0].one.reason;
    for (const { child, one } of failed) {
      this.#homes.forEach((home, batch) => {
        if (home === child) this.#homes[batch] = undefined;
      });
      this.#host.missing(child, one.reason);
    }
  }

  /** Running as long as one of them runs. */
  get state(): BrainChildState {
    const states = this.all.map(({ supervisor }) => supervisor.state);
    return states.find((state) => state === 'running') ?? states[0];
  }

  get pid(): number {
    return this.all[0].supervisor.pid;
  }

  get pids(): readonly number[] {
    return this.all.map(({ supervisor }) => supervisor.pid).filter((pid) => pid !== 0);
  }

  get restarts(): number {
    return this.all.reduce((sum, { supervisor }) => sum + supervisor.restarts, 0);
  }

  get overruns(): number {
    return this.all.reduce((sum, { supervisor }) => sum + supervisor.overruns, 0);
  }

  get processorMs(): number {
    return this.all.reduce((sum, child) => sum + child.processorMs, 0);
  }

  /** Where a batch lives; undefined where it never lived. */
  homeOf(batch: number): BrainChild | undefined {
    return this.#homes[batch];
  }

  isRunning(batch: number): boolean {
    return this.#homes[batch]?.supervisor.state === 'running';
  }

  /** Gives a batch to a child, in which it is opened next. One that had it before, and runs, keeps no memory for it. */
  move(batch: number, child: BrainChild): void {
    const former = this.#homes[batch];
    if (former === child) return;
    former?.expected.delete(batch);
    this.#homes[batch] = child;
    child.expected.add(batch);
    if (former?.supervisor.state === 'running') void this.#drop(batch, former);
  }

  async #drop(batch: number, child: BrainChild): Promise<void> {
    try {
      this.#noteMemory(child, await child.supervisor.request({ kind: 'drop', batch }));
    } catch (error) {
      if (!(error instanceof BrainLost)) child.supervisor.fail(String(error));
    }
  }

  /** The child for a new batch: of those that run, the one with room and the least load. Undefined where none runs. */
  choose(except: ReadonlySet<BrainChild> = new Set()): BrainChild | undefined {
    const running = this.all.filter((child) => child.supervisor.state === 'running' && !except.has(child));
    const at = chooseChild(
      running.map((child) => ({
        load: this.#host.load(child.index),
        freeBytes: this.#freeBytes(child),
        neededBytes: this.#neededBytes(child),
      })),
    );
    return at === undefined ? undefined : running[at];
  }

  /** What is left of a GPU's memory when all that was given to its children is open; undefined where nobody knows. */
  #freeBytes({ device }: BrainChild): number | undefined {
    const freeBytes = device === undefined ? undefined : this.#gpuMemory.get(device);
    if (freeBytes === undefined) return undefined;
    return this.all
      .filter((child) => child.device === device)
      .reduce((left, child) => left - child.expected.size * this.#neededBytes(child), freeBytes);
  }

  /** What one more batch takes: as much as the first one. */
  #neededBytes({ prepared }: BrainChild): number {
    if (prepared === undefined) return 0;
    const { arenaBytes, executor } = prepared.description;
    const hasTwin = this.#isKeptWarm && executor !== 'persistent';
    return hasTwin ? 2 * arenaBytes : arenaBytes;
  }

  #noteMemory({ device }: BrainChild, { freeBytes }: Memory): void {
    if (device !== undefined && freeBytes !== undefined) this.#gpuMemory.set(device, freeBytes);
  }

  /** Asks the child of the batch. */
  async request<Asked extends Request>(request: Asked): Promise<Answers[Asked['kind']]> {
    const home = ('batch' in request ? this.#homes[request.batch] : undefined) ?? this.all[0];
    try {
      const answer = await home.supervisor.request(request);
      if (request.kind === 'step') home.processorMs = (answer as Answers['step']).processorMs;
      if (request.kind === 'open') this.#noteMemory(home, answer as Answers['open']);
      return answer;
    } finally {
      if (request.kind === 'open') home.expected.delete(request.batch);
    }
  }

  /** Ends all: of each child what it saved, or why nobody can say. */
  stop(save: boolean, graceMs: number): Promise<{ readonly child: BrainChild; readonly closed: Closed | Error }[]> {
    return Promise.all(this.all.map(async (child) => ({ child, closed: await child.supervisor.stop(save, graceMs) })));
  }

  /** For people: each GPU with what is on it; empty where no GPUs were named. */
  gpus(kind: string, load: (child: BrainChild) => number): GpuInfo[] {
    return this.all.flatMap((child) => {
      const { device, index, supervisor } = child;
      const gpu = device === undefined ? undefined : ordinalOf(device);
      if (device === undefined || gpu === undefined) return [];
      const { pid, state, restarts } = supervisor;
      const freeBytes = this.#gpuMemory.get(device) ?? null;
      return [{ kind, gpu, child: index, pid, state, restarts, batches: load(child), freeBytes }];
    });
  }
}
