/**
 * What dashboard-cost measures with: `fieldbrain serve` as a process of its own, one robot in another, what processes ran and
 * waited, and how sure the ratio of two p99s is. Windows take turns; it judges nothing.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Load, startLoad } from '../../src/bench/server/load.js';
import { cyclesToSettle } from '../../src/server/background.js';

export const hz = 40;
export const fieldEdge = 16;
export const windowMs = Number(process.env.FIELDBRAIN_WINDOW_MS ?? 5000);
const redraws = 2000;

/** The cycles of one window, in milliseconds as the robot sees them, and what the server's threads did meanwhile, a cycle. */
export interface Window {
  readonly times: readonly number[];
  readonly ranMs: number;
  /** Ready to run, and waiting for a processor. */
  readonly waitedMs: number;
}

/** A server with a robot that asks, each in a process of its own, as they are in life. */
export class ServedRobotPair {
  readonly #server: ChildProcess;
  readonly #load: Load;
  readonly ports: { readonly robots: number; readonly http: number };
  failures = 0;

  private constructor(server: ChildProcess, ports: ServedRobotPair['ports']) {
    this.#server = server;
    this.#load = startLoad();
    this.ports = ports;
  }

  static async start(): Promise<ServedRobotPair> {
    const command = path.resolve(import.meta.dirname, '../../dist/cli.js');
    const doors = ['--port', '--monitor-port', '--http-port', '--foxglove-port'].flatMap((door) => [door, '0']);
    const brain = ['--device', 'cpu', '--size', String(fieldEdge), '--log-level', 'error'];
    // A snapshot every 10 s makes three cycles longer, whoever looks on: that is another matter (bench server, checkpoint).
    const plain = ['--set', 'checkpoints.recoveryS=0', '--json'];
    const server = spawn(process.execPath, [command, 'serve', ...doors, ...brain, ...plain], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ports = await new Promise<ServedRobotPair['ports']>((resolve, reject) => {
      let text = '';
      server.stdout.on('data', (bytes: Buffer) => {
        text += bytes.toString();
        const answer = /\{.*\}\s*$/s.exec(text);
        if (answer !== null && text.includes('"ports"')) resolve((JSON.parse(answer[0]) as { ports: never }).ports);
      });
      server.once('exit', (status) => reject(new Error(`fieldbrain serve has ended (status ${status}): ${text}`)));
    });
    return new ServedRobotPair(server, ports);
  }

  /** The robot by its name at the server. */
  get robot(): string {
    return 'load-0';
  }

  /** The first cycles, in which Node still compiles what a cycle is made of. */
  async settle(): Promise<void> {
    await this.window(1000 * (cyclesToSettle / hz + 3));
  }

  async window(ms = windowMs): Promise<Window> {
    const before = this.#threads();
    const order = { port: this.ports.robots, robots: 1, hz, seconds: ms / 1000 };
    const { times, failures } = await this.#load.drive(order);
    const after = this.#threads();
    this.failures += failures;
    const cycles = (ms / 1000) * hz;
    return {
      times,
      ranMs: (after.ranMs - before.ranMs) / cycles,
      waitedMs: (after.waitedMs - before.waitedMs) / cycles,
    };
  }

  async close(): Promise<void> {
    this.#load.close();
    const gone = new Promise((resolve) => this.#server.once('exit', resolve));
    this.#server.kill('SIGTERM');
    await gone;
  }

  /** All threads of the server and of its brain child, since they began. */
  #threads(): { ranMs: number; waitedMs: number } {
    const pid = this.#server.pid as number;
    if (process.platform !== 'linux') return { ranMs: 0, waitedMs: 0 };
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    let [ran, waited] = [0, 0];
    for (const one of [pid, ...children])
      for (const thread of readdirSync(`/proc/${one}/task`)) {
        const [own, queue] = readFileSync(`/proc/${one}/task/${thread}/schedstat`, 'utf8').split(' ').map(Number);
        ran += own;
        waited += queue;
      }
    return { ranMs: ran / 1e6, waitedMs: waited / 1e6 };
  }
}

export interface Compared {
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Its p99 over that of the windows without, and the middle nine tenths of that ratio. */
  readonly share: number;
  readonly range: readonly [number, number];
  readonly ranMs: number;
  readonly waitedMs: number;
}

/** Windows against windows of the same rounds without what is in question. */
export function compare(some: readonly Window[], others: readonly Window[]): Compared {
  const [times, plain] = [some, others].map((all) => all.flatMap((one) => one.times));
  const p99Ms = quantile(times, 0.99);
  const mean = (value: (one: Window) => number): number => some.reduce((sum, one) => sum + value(one), 0) / some.length;
  return {
    p50Ms: quantile(times, 0.5),
    p99Ms,
    share: p99Ms / quantile(plain, 0.99),
    range: ratioRange(some, others),
    ranMs: mean(({ ranMs }) => ranMs),
    waitedMs: mean(({ waitedMs }) => waitedMs),
  };
}

/** The middle nine tenths of the ratio of two p99s, if these windows, paired by their round, were drawn again and again. */
function ratioRange(some: readonly Window[], others: readonly Window[]): [number, number] {
  let state = 1;
  const draw = (): number => {
    state = (Math.imul(state, 0x19660d) + 0x3c6ef35f) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * some.length);
  };
  const ratios = Array.from({ length: redraws }, () => {
    const drawn = some.map(draw);
    const p99 = (all: readonly Window[]): number =>
      quantile(
        drawn.flatMap((at) => all[at].times),
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
