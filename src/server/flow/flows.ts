/**
 * Information flow of robots that somebody watches: their cycles are collected, and every few seconds the window is estimated
 * in a thread that runs between cycles only, and published. Nothing is collected for robots that nobody watches.
 */
import { Worker } from 'node:worker_threads';
import { entryBeside } from '../../device/child/entry.js';
import type { Hub, Subscription } from '../hub.js';
import type { IdleQueue } from '../idle-queue.js';
import type { CommandOutcome } from '../live-command.js';
import { type FlowEstimate, flowSettings, leastFlowSamples } from './flow-estimate.js';
import { CycleGaps } from './flow-pace.js';
import { FlowWindow } from './flow-window.js';

export interface FlowJob {
  readonly number: number;
  readonly names: readonly string[];
  readonly columns: readonly Float64Array[];
}

export type FlowAnswer = { readonly number: number } & (
  | { readonly estimate: FlowEstimate }
  | { readonly reason: string }
);

/** What somebody wants to see of a robot. */
export interface FlowWish {
  readonly robot: string;
  readonly on: boolean;
  /** Cycles (2000). The first watcher of a robot decides, and the names too. */
  readonly window?: number;
  readonly series?: readonly string[];
}

export const defaultFlowWindow = 2000;
/** Robots that are estimated at once; more are refused. */
const mostRobots = 4;
const everyMs = 2000;
const collectEveryMs = 250;
/** Between the end of a thread that failed and the next one. */
const pauseMs = 5000;
/** Cycles that are taken from the ring at a time: a frame that comes meanwhile waits for them. */
const portion = 32;

interface Watched {
  readonly watchers: Set<unknown>;
  readonly window: FlowWindow;
  askedMs: number;
}

export interface FlowsOptions {
  readonly hub: Hub;
  readonly idleQueue?: Pick<IdleQueue, 'soon'>;
  /** Lets the cycles of a robot come with its groups of channels, or no longer; without it, no group is looked at. */
  readonly measureGroups?: (robot: string, on: boolean) => void;
  /** Called when an estimate fails, once per reason. */
  readonly onFailure?: (robot: string, reason: string) => void;
  /** The thread that estimates, and the pause before another replaces one that failed; for tests. */
  readonly thread?: (gaps: SharedArrayBuffer) => Worker;
  readonly pauseMs?: number;
}

export class Flows {
  readonly #options: FlowsOptions;
  readonly #robots = new Map<string, Watched>();
  readonly #told = new Set<string>();
  #subscription: Subscription | undefined;
  #dropped = 0;
  #timer: NodeJS.Timeout | undefined;
  #worker: Worker | undefined;
  readonly #gaps = new CycleGaps();
  #pause: NodeJS.Timeout | undefined;
  #number = 0;
  #asked: { readonly number: number; readonly robot: string; readonly samples: number } | undefined;

  constructor(options: FlowsOptions) {
    this.#options = options;
  }

  /** Begins or ends watching; refused where too many robots are watched, or there is no such robot. */
  watch(watcher: unknown, { robot, on, window = defaultFlowWindow, series }: FlowWish): CommandOutcome {
    if (!on) {
      this.#end(watcher, robot);
      return { ok: true };
    }
    let watched = this.#robots.get(robot);
    if (watched === undefined) {
      const info = this.#options.hub.robots.find((one) => one.robot === robot);
      if (info === undefined)
        return { ok: false, code: 'no-such-robot', text: `watchFlow: no robot ${robot}. See the list of robots.` };
      if (this.#robots.size >= mostRobots)
        return { ok: false, code: 'overload', text: `watchFlow: more than ${mostRobots} robots. End others first.` };
      watched = {
        watchers: new Set(),
        window: new FlowWindow(info, window, series, { groups: this.#options.measureGroups !== undefined }),
        askedMs: Number.NEGATIVE_INFINITY,
      };
      this.#robots.set(robot, watched);
      if (watched.window.hasGroups) this.#options.measureGroups?.(robot, true);
      this.#start();
    }
    watched.watchers.add(watcher);
    return { ok: true };
  }

  /** Ends all that somebody watched. */
  leave(watcher: unknown): void {
    for (const robot of [...this.#robots.keys()]) this.#end(watcher, robot);
  }

  /** Some robot was answered, whose frame had come at `arrivedMs`: what is estimated runs until the next is due. */
  cycled(arrivedMs: number): void {
    if (this.#worker !== undefined) this.#gaps.cycled(arrivedMs);
  }

  /** Robots that are watched, for tests and metrics. */
  get watched(): number {
    return this.#robots.size;
  }

  async close(): Promise<void> {
    this.#robots.clear();
    await this.#stop();
  }

  #end(watcher: unknown, robot: string): void {
    const watched = this.#robots.get(robot);
    if (watched === undefined) return;
    watched.watchers.delete(watcher);
    if (watched.watchers.size === 0) {
      this.#robots.delete(robot);
      this.#options.measureGroups?.(robot, false);
    }
    if (this.#robots.size === 0) void this.#stop();
  }

  #start(): void {
    if (this.#subscription !== undefined) return;
    const { hub } = this.#options;
    this.#subscription = hub.subscribe({
      capacity: 8192,
      types: ['cycle'],
      accepts: (message) => message.type === 'cycle' && this.#robots.has(message.robot),
    });
    this.#dropped = 0;
    this.#timer = setInterval(() => this.#soon(() => this.#collect()), collectEveryMs);
    this.#timer.unref();
    this.#startThread();
  }

  #startThread(): void {
    const { thread = ownThread } = this.#options;
    const worker = thread(this.#gaps.shared);
    worker.unref();
    worker.on('message', (answer: FlowAnswer) => this.#soon(() => this.#take(answer)));
    worker.on('error', (error) => this.#lose(worker, String(error)));
    worker.on('exit', (status) => this.#lose(worker, `the thread ended (status ${status})`));
    this.#worker = worker;
  }

  /** Another thread after a pause, where it was not we who ended this one. */
  #lose(worker: Worker | undefined, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#fail(this.#asked?.robot ?? '', reason);
    this.#asked = undefined;
    this.#pause = setTimeout(() => {
      try {
        this.#startThread();
      } catch (error) {
        this.#lose(undefined, String(error));
      }
    }, this.#options.pauseMs ?? pauseMs);
    this.#pause.unref();
  }

  async #stop(): Promise<void> {
    clearInterval(this.#timer);
    clearTimeout(this.#pause);
    this.#subscription?.close();
    this.#subscription = undefined;
    this.#asked = undefined;
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #soon(work: () => void): void {
    if (this.#options.idleQueue === undefined) setImmediate(work);
    else this.#options.idleQueue.soon(work);
  }

  /** Cycles into the windows, a portion at a time; then the windows that are due to the thread. */
  #collect(): void {
    const subscription = this.#subscription;
    if (subscription === undefined) return;
    if (subscription.dropped > this.#dropped) {
      this.#dropped = subscription.dropped;
      for (const { window } of this.#robots.values()) window.clear();
    }
    for (let count = 0; count < portion; count += 1) {
      const message = subscription.take();
      if (message === undefined) {
        this.#ask();
        return;
      }
      if (message.type === 'cycle') this.#robots.get(message.robot)?.window.take(message);
    }
    this.#soon(() => this.#collect());
  }

  #ask(): void {
    if (this.#asked !== undefined || this.#worker === undefined) return;
    const nowMs = performance.now();
    const due = [...this.#robots].filter(([, { askedMs }]) => nowMs - askedMs >= everyMs);
    // The robot that waited longest comes first.
    const [next] = due.sort(([, a], [, b]) => a.askedMs - b.askedMs);
    if (next === undefined) return;
    const [robot, watched] = next;
    watched.askedMs = nowMs;
    const { window } = watched;
    // A robot that came again with other channels has forgotten it.
    if (window.hasGroups) this.#options.measureGroups?.(robot, true);
    if (window.length < leastFlowSamples) {
      this.#publish(robot, window.length, { series: window.names, links: [] });
      return;
    }
    this.#number += 1;
    const columns = window.series();
    this.#asked = { number: this.#number, robot, samples: window.length };
    const job: FlowJob = { number: this.#number, names: window.names, columns };
    this.#worker.postMessage(
      job,
      columns.map(({ buffer }) => buffer as ArrayBuffer),
    );
  }

  #take(answer: FlowAnswer): void {
    const asked = this.#asked;
    if (asked === undefined || asked.number !== answer.number) return;
    this.#asked = undefined;
    if ('reason' in answer) this.#fail(asked.robot, answer.reason);
    else if (this.#robots.has(asked.robot)) this.#publish(asked.robot, asked.samples, answer.estimate);
  }

  #publish(robot: string, samples: number, { series, links }: FlowEstimate): void {
    const { permutations, alpha } = flowSettings;
    const needed = leastFlowSamples;
    this.#options.hub.publish({
      type: 'flow',
      timeMs: Date.now(),
      ...{ robot, samples, needed, series, links, permutations, alpha },
    });
  }

  #fail(robot: string, reason: string): void {
    if (this.#told.has(reason) || this.#told.size > 16) return;
    this.#told.add(reason);
    this.#options.onFailure?.(robot, reason);
  }
}

function ownThread(gaps: SharedArrayBuffer): Worker {
  return new Worker(entryBeside(import.meta.url, 'server/flow', 'flow-thread.js'), { workerData: gaps });
}
