/** The processes of a fleet on one machine: a nats-server where none is named, gateways and workers. All end with this process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { BusOptions } from '../fleet/bus.js';
import { CommandFailure } from './failure.js';

export interface FleetProcessesOptions {
  /** Without servers one is started. */
  readonly nats: Omit<BusOptions, 'name' | 'onStatus' | 'onFault'>;
  readonly workers: number;
  readonly gateways: number;
  readonly port: number;
  readonly httpPort: number;
  readonly workerFlags: readonly string[];
  readonly folder?: string;
  /** The command line's program; this process' own by default. */
  readonly entry?: string;
  readonly note: (text: string) => void;
  /** Gives the start up when it resolves. */
  readonly ended?: Promise<void>;
  /** Time for each process to serve; 60 s by default. */
  readonly startMs?: number;
  /** Time for each process to end, after which it is killed; 15 s by default. */
  readonly graceMs?: number;
}

export interface FleetAnswer {
  /** `pid` is of a server that was started with the fleet. */
  readonly nats: { readonly servers: readonly string[]; readonly version: string; readonly pid?: number };
  readonly gateways: readonly {
    readonly name: string;
    readonly robots: number;
    readonly http: number;
    readonly pid: number;
  }[];
  readonly workers: readonly {
    readonly name: string;
    readonly page: number;
    readonly pid: number;
    readonly life: string;
  }[];
}

export interface FleetProcesses {
  readonly answer: FleetAnswer;
  /** Rejects when the NATS server that was started ends by itself. */
  readonly failed: Promise<never>;
  readonly processes: ReadonlyMap<string, ChildProcess>;
  close(): Promise<void>;
}

const usualGraceMs = 15_000;
const startMs = 60_000;

export async function startFleet(options: FleetProcessesOptions): Promise<FleetProcesses> {
  const { nats, note } = options;
  const { findNatsServer, freePort, NatsServer, noNatsServer } = await import('../fleet/nats-server.js');
  const processes = new Map<string, ChildProcess>();
  const closers: (() => Promise<void> | void)[] = [];
  let [servers, version] = [nats.servers, ''];
  let pid: number | undefined;
  let failed: Promise<never> = new Promise(() => undefined);
  let isClosing = false;
  const close = async (): Promise<void> => {
    isClosing = true;
    const { graceMs = usualGraceMs } = options;
    const end = async ([name, child]: [string, ChildProcess]): Promise<void> => {
      if (!(await ended(child, graceMs))) note(`${name}: killed (it did not end within ${graceMs / 1000} s)\n`);
    };
    await Promise.all([...processes].map(end));
    for (const one of closers) await one();
  };
  const givenUp: Promise<never> = new Promise((_, reject) => {
    options.ended?.then(() =>
      reject(new CommandFailure('interrupted', 'fleet up: ended before all processes served.')),
    );
  });
  givenUp.catch(() => undefined);
  try {
    if (servers.length === 0) {
      const found = findNatsServer();
      if (found === undefined) throw new CommandFailure('no-nats-server', `fleet up: ${noNatsServer}`);
      const folder = options.folder ?? mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-nats-'));
      const server = await NatsServer.start({ binary: found.binary, folder, port: await freePort() });
      servers = [server.url];
      version = found.version;
      ({ pid } = server.process);
      closers.push(async () => {
        await server.stop();
        if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
      });
      failed = new Promise((_, reject) => {
        server.process.once('exit', () => {
          const text = `fleet up: the nats-server has ended (expected it to run). See nats.log in ${folder}.`;
          if (!isClosing) reject(new CommandFailure('nats-ended', text));
        });
      });
      failed.catch(() => undefined);
    }
    const start = <Answer>(command: string, name: string, flags: readonly string[]): Promise<Answer> => {
      const common = ['--name', name, '--fleet', nats.fleet, '--replicas', String(nats.replicas ?? 1), '--json'];
      const named = [...natsFlags(nats), '--nats', ...servers];
      const child = spawn(
        process.execPath,
        [options.entry ?? process.argv[1], command, ...common, ...flags, ...named],
        { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
      );
      processes.set(name, child);
      child.stderr?.on('data', (bytes) => note(prefixed(name, String(bytes))));
      child.once('exit', (code, reason) => {
        if (!isClosing) note(`${name}: ended (${reason ?? `status ${code}`})\n`);
      });
      return Promise.race([answerOf<Answer>(name, child, options.startMs ?? startMs), givenUp, failed]);
    };
    const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
    const next = (first: number, i: number): string => String(first === 0 ? 0 : first + i);
    const workers = await Promise.all(
      numbers(options.workers).map((i) =>
        start<WorkerAnswer>('worker', `worker-${i + 1}`, ['--log-level', 'warn', ...options.workerFlags]),
      ),
    );
    const gateways = await Promise.all(
      numbers(options.gateways).map((i) =>
        start<GatewayAnswer>('gateway', `gateway-${i + 1}`, [
          ...['--port', next(options.port, i), '--http-port', next(options.httpPort, i), '--log-level', 'warn'],
        ]),
      ),
    );
    return {
      answer: {
        nats: { servers, version, ...(pid === undefined ? {} : { pid }) },
        gateways: gateways.map(({ name, ports, pid }) => ({ name, robots: ports.robots, http: ports.http, pid })),
        workers: workers.map(({ name, ports, pid, life }) => ({ name, page: ports.http, pid, life })),
      },
      failed,
      processes,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface WorkerAnswer {
  readonly name: string;
  readonly ports: { readonly http: number };
  readonly pid: number;
  readonly life: string;
}

interface GatewayAnswer {
  readonly name: string;
  readonly ports: { readonly robots: number; readonly http: number };
  readonly pid: number;
}

function natsFlags({ credentials, user, tls, ignoreClusterUpdates }: FleetProcessesOptions['nats']): string[] {
  return [
    ...(credentials === undefined ? [] : ['--nats-creds', credentials]),
    ...(user === undefined ? [] : ['--nats-user', user]),
    ...(tls?.authority === undefined ? [] : ['--nats-ca', tls.authority]),
    ...(ignoreClusterUpdates === true ? ['--nats-fixed'] : []),
  ];
}

/** What the process prints once it serves: one JSON document. */
function answerOf<Answer>(name: string, child: ChildProcess, timeMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const refuse = (got: string): void => {
      clearTimeout(timer);
      const told = `fleet up: ${name} did not start (got ${got}, expected it to serve). See above.`;
      reject(new CommandFailure('not-started', told));
    };
    const timer = setTimeout(() => refuse(`nothing within ${timeMs / 1000} s`), timeMs);
    child.stdout?.on('data', (bytes) => {
      text += String(bytes);
      if (!text.trimEnd().endsWith('}')) return;
      try {
        const answer = JSON.parse(text) as Answer & { readonly error?: { readonly message?: string } };
        // A process that fails says so on the same way.
        if (answer.error !== undefined) {
          refuse(answer.error.message ?? 'an error');
          return;
        }
        resolve(answer);
        clearTimeout(timer);
      } catch {
        // The rest is still on its way.
      }
    });
    child.once('error', (error) => refuse(error.message));
    child.once('exit', (code) => refuse(`status ${code}`));
  });
}

/** Says whether it ended by itself. */
async function ended(child: ChildProcess, graceMs: number): Promise<boolean> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return true;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, graceMs);
  await gone;
  clearTimeout(timer);
  return !isLate;
}

function prefixed(name: string, text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `${name}: ${line}`))
    .join('\n');
}
