/**
 * The brain children of one kind of robot: one in all, or one for each GPU. It knows which batch lives in which child, passes
 * requests there, and chooses the child of a new batch. What becomes of the batches of a lost child is the pool's business.
 */
import type { DeviceName } from '../device/device.js';
import { ordinalOf } from '../device/kinds.js';
import type { Answers, Closed, Note, Request } from './brains/messages.js';
import { BrainSupervisor, type SupervisorOptions } from './brains/supervisor.js';
import { chooseChild } from './gpu-placement.js';
import type { BrainChildState, GpuInfo } from './telemetry.js';

/** One child and its device. */
export interface BrainChild {
  /** Its place in the list of GPUs; 0 where there is no list. */
  readonly index: number;
  /** Its GPU; undefined where no GPUs were named. */
  readonly device: DeviceName | undefined;
  readonly supervisor: BrainSupervisor;
  /** What its device said when it was opened, and of its memory at the last batch that was opened. */
  prepared: Answers['prepare'] | undefined;
  freeBytes: number | undefined;
}

export interface BrainChildrenOptions extends Omit<SupervisorOptions, 'ready'> {
  /** GPUs, a child for each; none: one child on the device of the brain's options. */
  readonly gpus: readonly DeviceName[];
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
  stateChanged(state: BrainChildState): void;
  /** Batches of all kinds that robots use in the child of this place. */
  load(index: number): number;
}

export class BrainChildren {
  readonly all: readonly BrainChild[];
  readonly #host: BrainChildrenHost;
  /** The child of each batch; a batch that was never used has none. */
  readonly #homes: (BrainChild | undefined)[];

  constructor(host: BrainChildrenHost, { gpus, count, ready, ...options }: BrainChildrenOptions) {
    this.#host = host;
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
      freeBytes: undefined,
      supervisor: new BrainSupervisor(
        {
          resume: (prepared, isFirst) => {
            child.prepared = prepared;
            child.freeBytes = prepared.freeBytes;
            return this.#host.resume(child, prepared, isFirst);
          },
          lost: (reason, pauseMs) => this.#host.lost(child, reason, pauseMs),
          note: (note) => this.#host.note(note),
          stateChanged: (state) => this.#host.stateChanged(state),
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

  /** Where a batch lives; undefined where it never lived. */
  homeOf(batch: number): BrainChild | undefined {
    return this.#homes[batch];
  }

  isRunning(batch: number): boolean {
    return this.#homes[batch]?.supervisor.state === 'running';
  }

  move(batch: number, child: BrainChild): void {
    this.#homes[batch] = child;
  }

  /** The child for a new batch: of those that run, the one with room and the least load. Undefined where none runs. */
  choose(except: ReadonlySet<BrainChild> = new Set()): BrainChild | undefined {
    const running = this.all.filter((child) => child.supervisor.state === 'running' && !except.has(child));
    const at = chooseChild(
      running.map((child) => ({
        load: this.#host.load(child.index),
        freeBytes: child.freeBytes,
        neededBytes: child.prepared?.description.arenaBytes ?? 0,
      })),
    );
    return at === undefined ? undefined : running[at];
  }

  /** Asks the child of the batch. */
  async request<Asked extends Request>(request: Asked): Promise<Answers[Asked['kind']]> {
    const home = ('batch' in request ? this.#homes[request.batch] : undefined) ?? this.all[0];
    const answer = await home.supervisor.request(request);
    if (request.kind === 'open') home.freeBytes = (answer as Answers['open']).freeBytes ?? home.freeBytes;
    return answer;
  }

  /** Ends all: of each child what it saved, or why nobody can say. */
  stop(save: boolean, graceMs: number): Promise<{ readonly child: BrainChild; readonly closed: Closed | Error }[]> {
    return Promise.all(this.all.map(async (child) => ({ child, closed: await child.supervisor.stop(save, graceMs) })));
  }

  /** For people: each GPU with what is on it; empty where no GPUs were named. */
  gpus(kind: string, load: (child: BrainChild) => number): GpuInfo[] {
    return this.all.flatMap((child) => {
      const { device, index, supervisor, freeBytes = null } = child;
      const gpu = device === undefined ? undefined : ordinalOf(device);
      if (gpu === undefined) return [];
      const { pid, state, restarts } = supervisor;
      return [{ kind, gpu, child: index, pid, state, restarts, batches: load(child), freeBytes }];
    });
  }
}
