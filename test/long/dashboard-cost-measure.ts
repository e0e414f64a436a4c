/**
 * What dashboard-cost measures with: a server in a process of its own, one robot in another, what processes ran and waited,
 * and how sure the ratio of two p99s is. Windows take turns; it judges nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { type Load, startLoad } from '../../src/bench/server/load.js';
import { type Serving, startServing } from '../../src/bench/server/serving.js';
import { cyclesToSettle } from '../../src/server/background.js';

export const hz = 40;
export const fieldEdge = 16;
export const windowMs = Number(process.env.FIELDBRAIN_WINDOW_MS ?? 5000);
const redraws = 2000;

/** The cycles of one window in milliseconds, seen from three places, and what the server's threads did meanwhile, a cycle. */
export interface Window {
  /** Sensory frame to action frame, in the server: the cycle time that a page plots. */
  readonly cycle: readonly number[];
  /** Of that, the brain's own. */
  readonly step: readonly number[];
  /** What the robot waits, over its socket. */
  readonly wait: readonly number[];
  readonly ranMs: number;
  /** Ready to run, and waiting for a processor. */
  readonly waitedMs: number;
}

/** From where a cycle is timed. */
export type Place = 'cycle' | 'step' | 'wait';

/** The first cycles of a window are not counted: somebody has just come or gone. The robot counts alike. */
const warmUpCycles = 20;

/** A server with a robot that asks, each in a process of its own, as they are in life. */
export class ServedRobotPair {
  readonly #serving: Serving;
  readonly #load: Load;
  failures = 0;

  private constructor(serving: Serving) {
    this.#serving = serving;
    this.#load = startLoad();
  }

  static async start(): Promise<ServedRobotPair> {
    // No snapshots: one every 10 s makes three cycles longer, with any viewer (bench server, checkpoint).
    const pinThreads = process.env.FIELDBRAIN_APART === '1';
    const settings = { brains: 1, http: { enabled: true, port: 0 }, brain: { size: fieldEdge, pinThreads } } as const;
    return new ServedRobotPair(await startServing({ kind: 'cpu', settings }));
  }

  get ports(): Serving['ports'] {
    return this.#serving.ports;
  }

  /** The robot by its name at the server. */
  get robot(): string {
    return 'load-0';
  }

  /** The first cycles, in which Node still compiles what a cycle is made of. */
  async settle(): Promise<void> {
    await this.window(1000 * (cyclesToSettle / hz + 3));
    await this.#serving.settle();
  }

  async window(ms = windowMs): Promise<Window> {
    const { pids } = await this.#serving.cycles();
    const before = threads(pids);
    const order = { port: this.ports.robots, robots: 1, hz, seconds: ms / 1000 };
    const { times: wait, failures } = await this.#load.drive(order);
    const after = threads(pids);
    const { cycleMs, stepMs } = await this.#serving.cycles();
    this.failures += failures;
    const cycles = Math.max(1, cycleMs.length);
    return {
      cycle: cycleMs.slice(warmUpCycles),
      step: stepMs.slice(warmUpCycles),
      wait,
      ranMs: (after.ranMs - before.ranMs) / cycles,
      waitedMs: (after.waitedMs - before.waitedMs) / cycles,
    };
  }

  async close(): Promise<void> {
    this.#load.close();
    await this.#serving.close();
  }
}

/** All threads of these processes, since they began. */
function threads(pids: readonly number[]): { ranMs: number; waitedMs: number } {
  if (process.platform !== 'linux') return { ranMs: 0, waitedMs: 0 };
  let [ran, waited] = [0, 0];
  for (const one of pids)
    for (const thread of readdirSync(`/proc/${one}/task`)) {
      const [own, queue] = readFileSync(`/proc/${one}/task/${thread}/schedstat`, 'utf8').split(' ').map(Number);
      ran += own;
      waited += queue;
    }
  return { ranMs: ran / 1e6, waitedMs: waited / 1e6 };
}

export interface Quantiles {
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Its p99 over that of the windows without, and the middle nine tenths of that ratio. */
  readonly share: number;
  readonly range: readonly [number, number];
}

export interface Compared extends Readonly<Record<Place, Quantiles>> {
  readonly cycles: number;
  readonly ranMs: number;
  readonly waitedMs: number;
}

/** Windows against windows of the same rounds without what is in question. */
export function compare(some: readonly Window[], others: readonly Window[]): Compared {
  const mean = (value: (one: Window) => number): number => some.reduce((sum, one) => sum + value(one), 0) / some.length;
  return {
    cycles: some.reduce((sum, { cycle }) => sum + cycle.length, 0),
    cycle: compareAt('cycle', some, others),
    step: compareAt('step', some, others),
    wait: compareAt('wait', some, others),
    ranMs: mean(({ ranMs }) => ranMs),
    waitedMs: mean(({ waitedMs }) => waitedMs),
  };
}

function compareAt(place: Place, some: readonly Window[], others: readonly Window[]): Quantiles {
  const [times, plain] = [some, others].map((all) => all.flatMap((one) => one[place]));
  const p99Ms = quantile(times, 0.99);
  return {
    p50Ms: quantile(times, 0.5),
    p99Ms,
    share: p99Ms / quantile(plain, 0.99),
    range: ratioRange(place, some, others),
  };
}

/** The middle nine tenths of the ratio of two p99s, if these windows, paired by their round, were drawn again and again. */
function ratioRange(place: Place, some: readonly Window[], others: readonly Window[]): [number, number] {
  let state = 1;
  const draw = (): number => {
    state = (Math.imul(state, 0x19660d) + 0x3c6ef35f) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * some.length);
  };
  const ratios = Array.from({ length: redraws }, () => {
    const drawn = some.map(draw);
    const p99 = (all: readonly Window[]): number =>
      quantile(
        drawn.flatMap((at) => all[at][place]),
        0.99,
      );
    return p99(some) / p99(others);
  });
  return [quantile(ratios, 0.05), quantile(ratios, 0.95)];
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

export const isQuiet = os.loadavg()[0] < os.cpus().length / 2;

export function tell(figures: object): void {
  console.log(JSON.stringify({ ...figures, machine: { cores: os.cpus().length, load: os.loadavg()[0], isQuiet } }));
}
