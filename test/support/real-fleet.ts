/**
 * A fleet of real processes on this machine: nats-servers, gateways and workers as the command line starts them, and robots in
 * this process that keep a history. Processes can be killed, frozen and started again under their names.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { BrainStore } from '../../src/fleet/brain-store.js';
import { FleetBus } from '../../src/fleet/bus.js';
import { decodeAct } from '../../src/fleet/frames.js';
import { checkHistory, type Obeyed } from '../../src/fleet/history.js';
import { textOfToken } from '../../src/fleet/names.js';
import { findNatsServer, freePort, NatsServer } from '../../src/fleet/nats-server.js';
import { OwnerStore } from '../../src/fleet/owner-store.js';
import { BrainConnection, EpochFence, picarxInputs, picarxOutputs } from '../../src/robot/index.js';
import { compareEpochs, type Epoch, formatEpoch } from '../../src/robot/wire/epoch.js';
import { type LinkProxy, startLinkProxy, type Way } from './link-proxy.js';

/** Of a bundle, where this is one; else of the build. */
const entry = ['../../cli.js', '../../dist/cli.js']
  .map((file) => path.resolve(import.meta.dirname, file))
  .find((file) => existsSync(file)) as string;
const fleet = 'faults';

export interface RealFleetOptions {
  readonly servers: 1 | 3;
  readonly gateways: number;
  readonly workers: number;
  readonly robots: number;
  readonly hz: number;
  readonly edge: number;
  /** Robots reach gateways, gateways and workers NATS, and NATS servers each other through proxies, so that links can be cut. */
  readonly proxied?: boolean;
  /** Brains have a copy at another worker. */
  readonly standby?: boolean;
}

interface Server {
  readonly start: () => Promise<NatsServer>;
  /** Where it keeps what it is given. */
  readonly folder: string;
  running: NatsServer | undefined;
}

interface Started {
  readonly name: string;
  readonly child: ChildProcess;
  readonly answer: { readonly ports: { readonly robots?: number }; readonly life?: string };
}

/** A store that takes nothing for this long does not come back. */
const storeMs = 120_000;

export class RealFleet {
  readonly robots: FaultRobot[] = [];
  readonly nodes = new Map<string, Started>();
  readonly servers: Server[] = [];
  /** What the processes said, oldest first. */
  readonly notes: string[] = [];
  /** By robot and epoch: the cycle from which its owner went on. */
  readonly #claims = new Map<string, number>();
  readonly #options: RealFleetOptions;
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'fieldbrain-faults-'));
  /** By robot and epoch: the worker processes that sent frames under it. */
  readonly #drivers = new Map<string, Set<number>>();
  readonly #gatewayPorts: number[] = [];
  /** By node: its links to the NATS servers; by `robots-` and gateway: the links of robots to it. */
  readonly #links = new Map<string, readonly LinkProxy[]>();
  /** Between NATS servers: from the one that connects to the other, by their numbers. */
  readonly #routes: { readonly from: number; readonly to: number; readonly link: LinkProxy }[] = [];
  /** Where robots connect to each gateway. */
  readonly #robotPorts: number[] = [];
  #observer: FleetBus | undefined;

  private constructor(options: RealFleetOptions) {
    this.#options = options;
  }

  static async start(options: RealFleetOptions): Promise<RealFleet> {
    const one = new RealFleet(options);
    try {
      await one.#startServers();
      const { workers, gateways } = options;
      const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
      await Promise.all(numbers(workers).map((i) => one.startWorker(`w${i}`)));
      for (const i of numbers(gateways)) {
        const port = await freePort();
        one.#gatewayPorts.push(port);
        one.#robotPorts.push(await one.#robotPort(`robots-g${i}`, port));
        await one.startGateway(`g${i}`);
      }
      one.#observer = await FleetBus.connect({ servers: one.urls, fleet, name: 'observer' });
      one.#observer.subscribe(one.#observer.names.act('*'), ({ subject, data }) => one.#saw(subject, data));
      for (const i of numbers(options.robots)) one.robots.push(one.#robot(i));
      return one;
    } catch (error) {
      await one.close();
      throw error;
    }
  }

  get urls(): string[] {
    return this.servers.map(({ running }) => running?.url ?? '').filter((url) => url !== '');
  }

  /** Looks at the fleet from outside, as an operator does. */
  get observer(): FleetBus {
    if (this.#observer === undefined) throw new Error('the fleet has not started');
    return this.#observer;
  }

  async startWorker(name: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
    const { robots, edge } = this.#options;
    const settings = ['brain.highPriority=false', 'brain.bankRows=64', 'checkpoints.everyS=1', 'cycle.hangMs=20000'];
    const flags = [
      ...['--device', 'cpu', '--size', String(edge), '--threads', '1', '--brains', String(robots)],
      ...(this.#options.standby === true ? ['--standby'] : []),
      ...settings.flatMap((one) => ['--set', one]),
    ];
    await this.#start('worker', name, flags, environment);
  }

  async startGateway(name: string): Promise<void> {
    const port = this.#gatewayPorts[Number(name.slice(1))];
    await this.#start('gateway', name, ['--port', String(port), '--http-port', '0']);
  }

  /** Ends a process without a word. */
  async kill(name: string): Promise<void> {
    const { child } = this.#node(name);
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGKILL');
    await gone;
    this.nodes.delete(name);
  }

  signal(name: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#node(name).child.kill(signal);
  }

  /**
   * From now on nothing passes on a node's links: what it says (up), what it would hear (down), or both. A gateway or worker by its
   * name is cut from NATS, `robots-g0` are the robots of a gateway, and `n0` is a NATS server among the others.
   */
  cut(name: string, way: Way): void {
    for (const link of this.#links.get(name) ?? []) link.silence(way);
    const back = way === 'both' ? way : way === 'up' ? 'down' : 'up';
    for (const { from, to, link } of this.#routes)
      if (name === `n${from}`) link.silence(way);
      else if (name === `n${to}`) link.silence(back);
  }

  /** What was held back by a cut comes now, late. */
  heal(name: string): void {
    for (const link of this.#links.get(name) ?? []) link.resume();
    for (const { from, to, link } of this.#routes) if (name === `n${from}` || name === `n${to}`) link.resume();
  }

  /** Robots that this worker's process drove last. */
  drivenBy(name: string): FaultRobot[] {
    const life = Number(this.#node(name).answer.life);
    return this.robots.filter((robot) => this.#driversOf(robot.history.at(-1)).includes(String(life)));
  }

  connectedTo(gateway: string): FaultRobot[] {
    const port = this.#robotPorts[Number(gateway.slice(1))];
    return this.robots.filter((robot) => robot.port === port);
  }

  /** What was obeyed, with the processes that sent it; and what was wrong with it. */
  check(): readonly string[] {
    const history: Obeyed[] = this.robots.flatMap(({ history: own }) =>
      own.map((one) => ({ ...one, driver: this.#driversOf(one).join(' and ') })),
    );
    const shared = [...this.#drivers]
      .filter(([, lives]) => lives.size > 1)
      .map(([key]) => `${key}: two processes drove`);
    return [...shared, ...checkHistory(history)];
  }

  /** Cycles that its brain had lived under the epoch before its newest, and that its newest owner does not know. */
  lostCycles(robot: FaultRobot): number {
    const { epoch } = robot.history.at(-1) ?? {};
    const before = [...robot.history]
      .reverse()
      .find((one) => epoch !== undefined && compareEpochs(one.epoch, epoch) < 0)?.epoch;
    const cycleOf = (one: Epoch | undefined): number =>
      one === undefined ? Number.NaN : (this.#claims.get(`${robot.name} ${formatEpoch(one)}`) ?? Number.NaN);
    const lived = robot.history.filter((one) => before !== undefined && compareEpochs(one.epoch, before) === 0).length;
    return cycleOf(before) + lived - cycleOf(epoch);
  }

  /** Owners can be changed again: the store has taken a claim of a robot that does not exist three times in a row. */
  async ownersChange(): Promise<void> {
    await this.#takes(() => Promise.resolve());
  }

  /** The same, and brains can be kept again. */
  async storeIsWell(): Promise<void> {
    if (this.#observer === undefined) return;
    const brains = await BrainStore.open(this.#observer);
    await this.#takes(async (epoch) => void (await brains.keep('probe', epoch, new Uint8Array(64), 1)));
  }

  async #takes(more: (epoch: Epoch) => Promise<void>): Promise<void> {
    if (this.#observer === undefined) return;
    const owners = await OwnerStore.open(this.#observer);
    const endMs = performance.now() + storeMs;
    for (let taken = 0; taken < 3; ) {
      if (performance.now() > endMs) throw new Error(`the store took nothing for ${storeMs / 1000} s`);
      try {
        const { revision } = await owners.read('probe');
        const epoch = await owners.claim('probe', 'probe', { revision });
        if (epoch !== undefined) await more(epoch);
        taken = epoch === undefined ? 0 : taken + 1;
      } catch {
        taken = 0;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  async close(): Promise<void> {
    for (const robot of this.robots) robot.close();
    for (const { child } of this.nodes.values()) child.kill('SIGKILL');
    await this.#observer?.close();
    for (const link of [...this.#links.values(), this.#routes.map((one) => one.link)].flat()) await link.close();
    for (const { running } of this.servers) await running?.stop('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #startServers(): Promise<void> {
    const found = findNatsServer();
    if (found === undefined) throw new Error('nats-server is missing');
    const count = this.#options.servers;
    const clients = await Promise.all(Array.from({ length: count }, () => freePort()));
    const routes = await Promise.all(Array.from({ length: count }, () => freePort()));
    for (const [i, port] of clients.entries()) {
      const cluster = count === 1 ? undefined : { port: routes[i], routes: await this.#routesOf(i, routes) };
      const folder = path.join(this.#folder, `nats-${i}`);
      const start = (): Promise<NatsServer> =>
        NatsServer.start({
          binary: found.binary,
          folder,
          port,
          name: `n${i}`,
          ...(cluster === undefined ? {} : { cluster }),
        });
      this.servers.push({ start, folder, running: undefined });
    }
    await Promise.all(
      this.servers.map(async (server) => {
        server.running = await server.start();
      }),
    );
  }

  async #start(
    command: string,
    name: string,
    flags: readonly string[],
    environment: NodeJS.ProcessEnv = {},
  ): Promise<void> {
    const { servers } = this.#options;
    const child = spawn(
      process.execPath,
      [
        ...[entry, command, '--name', name, '--fleet', fleet, '--replicas', String(servers), '--nats-fixed', '--json'],
        ...['--log-level', 'info', ...flags, '--nats', ...(await this.#urlsOf(name))],
      ],
      { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env: { ...process.env, ...environment } },
    );
    let line = '';
    child.stderr?.on('data', (bytes) => {
      this.notes.push(`${name}: ${String(bytes)}`);
      const lines = `${line}${String(bytes)}`.split('\n');
      line = lines.pop() ?? '';
      for (const one of lines) this.#note(one);
    });
    const answer = await new Promise<Started['answer']>((resolve, reject) => {
      let text = '';
      child.stdout?.on('data', (bytes) => {
        text += String(bytes);
        if (text.trimEnd().endsWith('\n}')) resolve(JSON.parse(text) as Started['answer']);
      });
      child.once('exit', (code) => reject(new Error(`${name} did not start (status ${code})`)));
    });
    this.nodes.set(name, { name, child, answer });
  }

  async #robotPort(name: string, gatewayPort: number): Promise<number> {
    if (this.#options.proxied !== true) return gatewayPort;
    const link = await startLinkProxy(gatewayPort);
    this.#links.set(name, [link]);
    return link.port;
  }

  /** The other servers as this one sees them. */
  async #routesOf(from: number, ports: readonly number[]): Promise<string[]> {
    const urls: string[] = [];
    for (const [to, port] of ports.entries()) {
      if (from === to) continue;
      const link = this.#options.proxied === true ? await startLinkProxy(port) : undefined;
      if (link !== undefined) this.#routes.push({ from, to, link });
      urls.push(`nats-route://127.0.0.1:${link?.port ?? port}`);
    }
    return urls;
  }

  /** The servers as this node sees them. */
  async #urlsOf(name: string): Promise<string[]> {
    if (this.#options.proxied !== true) return this.urls;
    const links =
      this.#links.get(name) ?? (await Promise.all(this.urls.map((url) => startLinkProxy(Number(new URL(url).port)))));
    this.#links.set(name, links);
    return links.map(({ port }) => `nats://127.0.0.1:${port}`);
  }

  #node(name: string): Started {
    const node = this.nodes.get(name);
    if (node === undefined) throw new Error(`${name} does not run`);
    return node;
  }

  #robot(i: number): FaultRobot {
    // They begin at different gateways.
    const ports = this.#robotPorts.map((_, at) => this.#robotPorts[(i + at) % this.#robotPorts.length]);
    return new FaultRobot(`robot-${i}`, ports, 1000 / this.#options.hz);
  }

  #note(line: string): void {
    const [, robot, epoch, cycle] = /(robot-\d+): epoch (\d+\.\d+), cycle (\d+)/.exec(line) ?? [];
    if (robot !== undefined) this.#claims.set(`${robot} ${epoch}`, Number(cycle));
  }

  #saw(subject: string, data: Uint8Array): void {
    const frame = decodeAct(data);
    const robot = textOfToken(subject.split('.').at(-1) ?? '');
    if (frame === undefined || robot === undefined) return;
    const key = `${robot} ${formatEpoch(frame.epoch)}`;
    const lives = this.#drivers.get(key) ?? new Set();
    this.#drivers.set(key, lives.add(frame.life));
  }

  #driversOf(one: Omit<Obeyed, 'driver'> | undefined): string[] {
    if (one === undefined) return [];
    return [...(this.#drivers.get(`${one.robot} ${formatEpoch(one.epoch)}`) ?? [])].map(String);
  }
}

/** Asks at its rate, keeps what it obeyed, and goes on to the next gateway when one is lost. */
export class FaultRobot {
  readonly history: Omit<Obeyed, 'driver'>[] = [];
  readonly #connection: BrainConnection;
  readonly #timer: NodeJS.Timeout;
  readonly #ports: readonly number[];
  readonly name: string;
  failed = 0;
  refusedByFence = 0;

  constructor(name: string, ports: readonly number[], requestMs: number) {
    this.name = name;
    this.#ports = ports;
    const [port, ...others] = ports;
    const fence = new EpochFence();
    this.#connection = new BrainConnection(
      {
        accepted: () => undefined,
        motors: (_motors, _ageMs, failed, epoch) => {
          if (failed || epoch === undefined) this.failed += 1;
          else this.history.push({ robot: name, atMs: performance.now(), epoch });
        },
        dropped: () => {
          this.refusedByFence += 1;
        },
        refused: () => undefined,
        verb: () => ({ accepted: true, armed: false, stopped: false }),
        acknowledged: () => undefined,
        fault: () => undefined,
        lost: () => {
          this.#lost += 1;
        },
      },
      {
        host: '127.0.0.1',
        port,
        others: others.map((one) => ({ host: '127.0.0.1', port: one })),
        version: 3,
        hello: { robot: name, hardware: 'picarx', sensors: picarxInputs, actuators: picarxOutputs },
        hardwareCode: 1,
        fence,
        firstPauseMs: 100,
        longestPauseMs: 500,
        deadlineMs: 2000,
        givenUpMs: 8000,
      },
    );
    this.#connection.open();
    const values = new Float32Array(picarxInputs.length).fill(0.1);
    this.#timer = setInterval(() => this.#connection.request(values, 0, performance.now()), requestMs);
  }

  #lost = 0;

  /** The gateway that it is connected to, or tries next. */
  get port(): number {
    return this.#ports[this.#lost % this.#ports.length];
  }

  get lastMs(): number {
    return this.history.at(-1)?.atMs ?? Number.NEGATIVE_INFINITY;
  }

  /** When it first obeyed after this moment, under a higher epoch where that is asked for. */
  firstAfter(atMs: number, isNew = false): number | undefined {
    const before = [...this.history].reverse().find((one) => one.atMs <= atMs);
    return this.history.find(
      ({ atMs: when, epoch }) =>
        when > atMs &&
        (!isNew ||
          before === undefined ||
          epoch.incarnation > before.epoch.incarnation ||
          epoch.revision > before.epoch.revision),
    )?.atMs;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#connection.close();
  }
}

/** Waits until it holds; a generous deadline, because machines are busy. */
export async function until(holds: () => boolean, what: string, limitMs = 90_000): Promise<void> {
  const endMs = performance.now() + limitMs;
  while (!holds()) {
    if (performance.now() > endMs) throw new Error(`it did not come to hold: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
