/**
 * A nats-server of our own, to try a fleet on one machine: found where systems put it, started on a loopback port with a folder
 * for JetStream, and ended with us. It is not for production: docs/fleets.md shows that.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { FieldbrainError } from '../kernel/errors.js';

export interface NatsServerOptions {
  readonly binary: string;
  readonly folder: string;
  readonly port: number;
  readonly host?: string;
  readonly name?: string;
  /** The port of this server for others of its cluster, and where those are. */
  readonly cluster?: { readonly port: number; readonly routes: readonly string[] };
}

/** The program, by FIELDBRAIN_NATS_SERVER, by PATH or where Debian puts it; undefined where there is none. */
export function findNatsServer(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): { readonly binary: string; readonly version: string } | undefined {
  const named = environment.FIELDBRAIN_NATS_SERVER;
  const candidates = named ? [named] : ['nats-server', '/usr/sbin/nats-server', '/usr/local/bin/nats-server'];
  for (const binary of candidates) {
    const { status, stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
    const version = /v(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1];
    if (status === 0 && version !== undefined) return { binary, version };
  }
  return undefined;
}

/** What to do where there is none. */
export const noNatsServer =
  'no nats-server was found (looked at FIELDBRAIN_NATS_SERVER, PATH and /usr/sbin). ' +
  'Install it: apt-get install nats-server on Debian and Ubuntu, brew install nats-server on macOS, or a release of github.com/nats-io/nats-server; ' +
  'or name running servers with --nats.';

/** Time for a server to end by itself. */
const graceMs = 10_000;

export class NatsServer {
  readonly url: string;
  readonly process: ChildProcess;
  readonly #ended: Promise<void>;
  #fault: Error | undefined;

  private constructor(url: string, process: ChildProcess) {
    this.url = url;
    this.process = process;
    this.#ended = new Promise((resolve) => {
      process.once('close', () => resolve());
      // A program that cannot be started never closes.
      process.once('error', (error) => {
        this.#fault = error;
        if (process.pid === undefined) resolve();
      });
    });
  }

  static async start({
    binary,
    folder,
    port,
    host = '127.0.0.1',
    name,
    cluster,
  }: NatsServerOptions): Promise<NatsServer> {
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'nats.conf');
    const text = [
      `listen: "${host}:${port}"`,
      `server_name: "${name ?? `fieldbrain-${port}`}"`,
      `jetstream { store_dir: ${JSON.stringify(path.join(folder, 'jetstream'))}, max_file: 8GB }`,
      ...(cluster === undefined
        ? []
        : [
            `cluster { name: fieldbrain, listen: "${host}:${cluster.port}", no_advertise: true, ` +
              `routes: [${cluster.routes.map((one) => JSON.stringify(one)).join(', ')}] }`,
          ]),
      '',
    ].join('\n');
    writeFileSync(file, text);
    const child = spawn(binary, ['-c', file, '-l', path.join(folder, 'nats.log')], { stdio: 'ignore' });
    const server = new NatsServer(`nats://${host}:${port}`, child);
    await server.#listening(host, port);
    return server;
  }

  /** Ends it: with its word to clients, or at once; one that does not end by itself is killed. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (this.process.exitCode === null && this.process.signalCode === null) this.process.kill(signal);
    const timer = setTimeout(() => this.process.kill('SIGKILL'), graceMs);
    await this.#ended;
    clearTimeout(timer);
  }

  async #listening(host: string, port: number): Promise<void> {
    const endMs = performance.now() + 30_000;
    while (this.#fault === undefined && this.process.exitCode === null && performance.now() < endMs) {
      if (await answers(host, port)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await this.stop();
    throw new FieldbrainError(
      'usage',
      `nats-server: it does not listen on ${host}:${port}${this.#fault === undefined ? '' : ` (${this.#fault.message})`}. See nats.log in its folder.`,
      {
        port,
      },
    );
  }
}

/** Whether a NATS server speaks there: its first word is INFO. */
function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    const end = (found: boolean): void => {
      socket.destroy();
      resolve(found);
    };
    socket.once('data', (bytes) => end(String(bytes).startsWith('INFO')));
    socket.once('error', () => end(false));
    socket.setTimeout(1000, () => end(false));
  });
}

/** A port that was free a moment ago. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}
