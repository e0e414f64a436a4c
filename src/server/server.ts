/**
 * The server: every listener and everything behind it, put together from one configuration: a gateway side and the brains of this
 * process. Starting makes the brains first and opens the listeners last; closing stops robots, drains, saves, and ends within its time.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { describeValue, FieldbrainError } from '../kernel/errors.js';
import type { Token } from '../robot/index.js';
import { Access } from './access.js';
import { openCheckpointFolder } from './checkpoint-folder.js';
import { closeParts } from './closing.js';
import { Commands } from './commands.js';
import { checkConfig, type ServerConfig, type ServerSettings } from './config.js';
import type { PortLimits } from './connection-limit.js';
import { ConnectionStats } from './connection-stats.js';
import { makeEvents, type TellEvent } from './events.js';
import { Fields, type FieldWatcher } from './fields.js';
import { Flows } from './flow/flows.js';
import { type Foxglove, HubRecorder, recordedField, startFoxglove, watchFieldBy } from './foxglove/index.js';
import { HttpServer } from './http.js';
import { Hub } from './hub.js';
import { IdleQueue } from './idle-queue.js';
import type { Caller, Command, CommandOutcome } from './live-command.js';
import { makeMetrics } from './metrics.js';
import { Monitor } from './monitor.js';
import { RecoveryFolder } from './recovery-folder.js';
import { RobotGateway } from './robot-gateway.js';
import { type AdmittedRobot, type RobotHost, robotsElsewhere } from './robot-host.js';
import { RobotListener, type TlsKeys } from './robot-listener.js';
import type { RobotSlot } from './robot-slot.js';
import { Robots } from './robots.js';
import { SideStreams } from './side-streams.js';
import { StopLatch, type Stops } from './stop-latch.js';
import { Teaching } from './teaching.js';
import type { ServerMessage } from './telemetry.js';

export interface ServerOptions {
  /** Tokens instead of those of the file. */
  readonly tokens?: readonly Token[];
  readonly log?: Logger;
  /** Another program for brain children. */
  readonly childEntry?: string;
  /** How many GPUs this machine has, asked of the driver by default. */
  readonly countGpus?: () => Promise<number>;
  /** Stops that are kept elsewhere than beside the checkpoints. */
  readonly stops?: Stops;
  /** Robots come over a fleet's gateways: there is no listener for them here (false). */
  readonly isWorker?: boolean;
  /** Runs once all settings are found usable, before brains are made. */
  readonly beforeBrains?: () => Promise<void>;
}

export interface ServerPorts {
  readonly robots: number;
  readonly monitor: number;
  readonly http: number;
  readonly foxglove: number;
}

const statusEveryMs = 1000;
/** What is closed after the brains has so long. */
const afterGraceMs = 700;

export class FieldbrainServer {
  readonly config: ServerConfig;
  readonly hub = new Hub();
  readonly robots: Robots;
  readonly robotGateway: RobotGateway<RobotSlot>;
  readonly event: TellEvent;
  readonly sideStreams: SideStreams;
  readonly #access: Access;
  readonly #commands: Commands;
  readonly #fields: Fields;
  readonly #flows: Flows;
  readonly #teaching: Teaching;
  readonly #idleQueue: IdleQueue;
  readonly #listener: RobotListener<AdmittedRobot>;
  readonly #isWorker: boolean;
  readonly #monitor: Monitor | undefined;
  readonly #http: HttpServer | undefined;
  readonly #recoveryFolder: RecoveryFolder;
  readonly #startedMs = performance.now();
  readonly #timer: NodeJS.Timeout;
  #foxglove: Foxglove | undefined;
  #recorder: HubRecorder | undefined;
  #refusals = 0;
  readonly #beforeBrains: ServerOptions['beforeBrains'];
  #isReady = false;
  #closing: Promise<readonly string[]> | undefined;

  private constructor(
    config: ServerConfig,
    { tokens, log, childEntry, countGpus, isWorker = false, beforeBrains, ...kept }: ServerOptions,
  ) {
    this.config = config;
    this.#isWorker = isWorker;
    this.#beforeBrains = beforeBrains;
    const { host } = config;
    this.event = makeEvents(this.hub, log ?? pino({ level: config.logLevel }, pino.destination(2)));
    this.#access = new Access(config, tokens);
    const access = this.#access;
    const keys = readKeys(config);
    this.sideStreams = new SideStreams({
      host,
      ports: config.sideStreams,
      allows: (address) => access.allowsLegacy(address),
    });
    this.#recoveryFolder = new RecoveryFolder();
    const { hub, event, sideStreams } = this;
    const stops = kept.stops ?? new StopLatch(config.checkpoints.folder, (text) => event('error', 'stop-file', text));
    this.robots = new Robots({
      config,
      hub,
      event,
      sideStreams,
      recoveryFolder: this.#recoveryFolder.path,
      stops,
      ...(childEntry === undefined ? {} : { childEntry }),
      ...(countGpus === undefined ? {} : { countGpus }),
    });
    const { robots } = this;
    this.robotGateway = new RobotGateway({ name: 'server', brains: robots, stops, event });
    const { robotGateway } = this;
    this.#fields = new Fields(robots, hub);
    const fields = this.#fields;
    this.#idleQueue = new IdleQueue(() => robots.isCycling);
    const idleQueue = this.#idleQueue;
    this.#flows = new Flows({
      hub,
      idleQueue,
      measureGroups: (robot, on) => {
        const robotSlot = robots.robotSlot(robot);
        if (robotSlot !== undefined) robotSlot.measuresGroups = on;
      },
      onFailure: (robot, reason) => event('warning', 'flow-failed', `information flow of ${robot}: ${reason}`),
    });
    const flows = this.#flows;
    robots.afterCycle = (robot) => {
      fields.cycled(robot);
      flows.cycled(robots.robotSlot(robot)?.arrivedMs ?? performance.now());
      idleQueue.cycled();
    };
    this.#teaching = new Teaching({ robots, hub, event });
    this.#commands = new Commands({ robots, robotGateway, hub, fields, flows, teaching: this.#teaching, event });
    const book = new ConnectionStats(event);
    const robotHost = (isWorker ? robotsElsewhere : robotGateway) as RobotHost<AdmittedRobot>;
    const link = { config, access, robots: robotHost, event, book };
    this.#listener = new RobotListener(link, keys);
    const refused = (): void => {
      this.#refusals += 1;
    };
    const common = { host, access, event, refused, ...(keys === undefined ? {} : { keys }) };
    const { connections } = config.monitor;
    const status = (): ServerMessage => this.status();
    this.#monitor = config.monitor.enabled
      ? new Monitor({
          ...common,
          port: config.monitor.port,
          connections,
          limits: this.#limitsOf('monitor'),
          robots,
          robotGateway,
          hub,
          status,
        })
      : undefined;
    const metrics = makeMetrics({
      robots,
      robotGateway,
      hub,
      fields,
      startedMs: this.#startedMs,
      connections: () => this.#listener.connections,
      refusals: () => this.#refusals + book.refusals,
      book,
    });
    this.#http = config.http.enabled
      ? new HttpServer({
          ...common,
          port: config.http.port,
          viewers: config.http.viewers,
          limits: this.#limitsOf('http'),
          dashboard: config.http.dashboard ?? ownDashboard(),
          live: {
            hub,
            commands: this.#commands,
            fields,
            flows,
            idleQueue,
            serverName: 'fieldbrain',
            isStopped: () => robotGateway.isStopped,
          },
          link,
          metrics,
          isReady: () => this.isReady,
        })
      : undefined;
    this.#timer = setInterval(() => {
      if (hub.wants('server')) idleQueue.soon(() => hub.publish(this.status()));
    }, statusEveryMs);
    this.#timer.unref();
  }

  /**
   * Starts a server.
   * @example
   * const server = await FieldbrainServer.start({ robots: { port: 0 }, brain: { device: 'cpu', size: 8 } });
   */
  static async start(settings: ServerSettings = {}, options: ServerOptions = {}): Promise<FieldbrainServer> {
    const server = new FieldbrainServer(checkConfig(settings), options);
    try {
      await server.#open();
    } catch (error) {
      // A server that is started again and again must not leave a file each time.
      await server.#discardRecording();
      await server.close();
      throw error;
    }
    return server;
  }

  get isReady(): boolean {
    return this.#isReady && this.robots.pools.every(({ children }) => children.state === 'running');
  }

  get ports(): ServerPorts {
    return {
      robots: this.#listener.port,
      monitor: this.#monitor?.port ?? 0,
      http: this.#http?.port ?? 0,
      foxglove: this.#foxglove?.port ?? 0,
    };
  }

  /** The file in which everything is recorded: the configured one, or the next beside it. */
  get recording(): string | undefined {
    return this.#recorder?.file;
  }

  /** A command from inside the process. */
  run(command: Command, caller: Caller = { name: 'local', role: 'admin' }): Promise<CommandOutcome> {
    return this.#commands.run(command, caller);
  }

  status(): ServerMessage {
    const nowMs = performance.now();
    const { robots, hub, config } = this;
    const { robotSlots, pools } = robots;
    const [pool] = pools;
    const recorder = this.#recorder;
    return {
      type: 'server',
      timeMs: Date.now(),
      uptimeS: (nowMs - this.#startedMs) / 1000,
      robots: robotSlots.filter(({ session }) => session !== undefined).length,
      viewers: this.#http?.viewers ?? 0,
      stopped: this.robotGateway.isStopped,
      brainChild: {
        pid: pool?.children.pid ?? 0,
        restarts: pools.reduce((sum, { children }) => sum + children.restarts, 0),
        state: pools.find(({ children }) => children.state !== 'running')?.children.state ?? 'running',
      },
      ...(config.gpus === undefined ? {} : { gpus: pools.flatMap((one) => one.gpus) }),
      cycles: robots.counters.cycles,
      overruns: pools.reduce((sum, { children, cycles }) => sum + children.overruns + cycles.lateCycles, 0),
      mailboxDrops: robotSlots.reduce(
        (sum, { past, session }) => sum + past.drops + (session?.counters.dropped ?? 0),
        0,
      ),
      viewerDrops: hub.dropped,
      cycleMs: robots.timing.quantiles(nowMs),
      checkpointAgeS: robots.checkpointMs === undefined ? -1 : (nowMs - robots.checkpointMs) / 1000,
      memoryBytes: process.memoryUsage.rss(),
      recording: recorder === undefined ? null : recordingStatus(recorder),
    };
  }

  /**
   * Stops robots, drains, saves and ends, whatever fails on the way: brains have so long, everything together 700 ms more.
   * Gives what was lost (brains that could not be saved, a recording that is not whole), a sentence each.
   */
  close(graceMs = this.config.closeMs): Promise<readonly string[]> {
    this.#closing ??= this.#close(graceMs);
    return this.#closing;
  }

  async #open(): Promise<void> {
    const { config } = this;
    const removed = await this.#recoveryFolder.open();
    if (removed.length > 0) {
      const text = `removed ${removed.length} folders of servers that were killed (${removed.slice(0, 3).join(', ')})`;
      this.event('info', 'recovery-removed', text);
    }
    if (config.checkpoints.folder !== undefined) openCheckpointFolder(config.checkpoints.folder);
    if (config.record !== undefined) this.#recorder = await this.#openRecorder(config.record);
    await this.#beforeBrains?.();
    await this.robots.prepare();
    await this.sideStreams.listen();
    await this.#monitor?.listen();
    this.robots.telemetryPort = this.#monitor?.port ?? 0;
    await this.#http?.listen();
    if (config.foxglove.enabled) this.#foxglove = await this.#openFoxglove();
    if (!this.#isWorker) await this.#listener.listen();
    this.#isReady = true;
    const { robots, http } = this.ports;
    this.event('info', 'listening', `robots on ${config.host}:${robots}, page on ${config.host}:${http}`);
  }

  /** A recording that is there already, perhaps of a run that crashed, is left alone: this run goes on beside it. */
  async #openRecorder(file: string): Promise<HubRecorder> {
    const fields = { wish: recordedField, watch: watchFieldBy(this.#commands, 'recorder') };
    const onFailure = ({ message }: Error): void =>
      this.event(
        'error',
        'recording-failed',
        `recording ${this.recording ?? file}: nothing more is recorded (${message})`,
      );
    const recorder = await HubRecorder.start({ hub: this.hub, file, beside: true, fields, onFailure });
    if (recorder.file !== file) {
      const text = `recording ${file}: it is there already and is left as it is; this run is recorded in ${recorder.file}`;
      this.event('warning', 'recording-beside', text);
    }
    return recorder;
  }

  async #discardRecording(): Promise<void> {
    await this.#recorder?.discard();
    this.#recorder = undefined;
  }

  #limitsOf(port: string): PortLimits {
    return {
      needsToken: this.#access.needsToken,
      handshakeMs: this.config.access.handshakeMs,
      refused: (address, reason) => {
        this.#refusals += 1;
        this.event('warning', 'refused', `${port}: ${address}: ${reason}`);
      },
    };
  }

  #openFoxglove(): Promise<Foxglove> {
    const { config, hub } = this;
    const keys = readKeys(config);
    const isBehind = (): boolean => this.#foxglove?.isBehind ?? false;
    const watcher: FieldWatcher = {
      get isBehind() {
        return isBehind();
      },
    };
    return startFoxglove({
      hub,
      idleQueue: this.#idleQueue,
      watchField: (robot, wish) => this.#fields.watch(watcher, { robot, ...wish }),
      sink: this.#commands,
      host: config.host,
      port: config.foxglove.port,
      mostViewers: config.foxglove.viewers,
      limits: this.#limitsOf('foxglove'),
      ...(keys === undefined ? {} : { tls: keys }),
      authorise: (request) => {
        const verdict = this.#access.checkRequest(request);
        if (verdict.ok) return verdict.role;
        this.#refusals += 1;
        this.event('warning', 'refused', `foxglove: ${verdict.reason}`);
        return undefined;
      },
    });
  }

  async #close(graceMs: number): Promise<readonly string[]> {
    const wasReady = this.#isReady;
    this.#isReady = false;
    clearInterval(this.#timer);
    this.#fields.close();
    const endMs = performance.now() + graceMs + afterGraceMs;
    const lost: string[] = [];
    // No brain is saved frozen by an evaluation: what is asked of it now comes before its end.
    const teaching = { name: 'evaluations', close: () => this.#teaching.close() };
    const ended = closeParts([teaching], endMs);
    // Robots first: they stop while everything that could tell of it still runs.
    const robots = {
      name: 'robots',
      close: async () => {
        this.robotGateway.close();
        lost.push(...(await this.robots.close(graceMs)));
      },
    };
    const listener = { name: 'listener for robots', close: () => this.#listener.close(Math.min(500, graceMs)) };
    const first = await Promise.all([ended, closeParts([robots], endMs), closeParts([listener], endMs)]);
    lost.push(...this.robots.giveUp());
    const then = await closeParts(
      [
        { name: 'information flow', close: () => this.#flows.close() },
        { name: 'side streams', close: () => this.sideStreams.close() },
        { name: 'monitor', close: () => this.#monitor?.close() },
        { name: 'foxglove', close: () => this.#foxglove?.close() },
      ],
      endMs,
    );
    const told = [...first.flat(), ...then];
    for (const one of told) this.event('error', 'close-failed', one);
    if (wasReady) this.event('info', 'closed', 'closed');
    const last = await closeParts(
      [
        { name: 'recording', close: async () => lost.push(...(await this.#closeRecorder())) },
        { name: 'http', close: () => this.#http?.close() },
        { name: 'idleQueue', close: () => this.#idleQueue.close() },
        { name: 'recovery folder', close: () => this.#recoveryFolder.close() },
      ],
      endMs,
    );
    for (const one of last) this.event('error', 'close-failed', one);
    return [...lost, ...told, ...last];
  }

  /** A recording that is not whole is a loss, and told where it has not been yet. */
  async #closeRecorder(): Promise<string[]> {
    const recorder = this.#recorder;
    try {
      await recorder?.close();
      return [];
    } catch (error) {
      const { file = '', failure } = recorder ?? {};
      const { message } = failure ?? (error as Error);
      const text = `recording ${file}: not whole (${message})`;
      if (failure === undefined) this.event('error', 'recording-failed', text);
      return [text];
    }
  }
}

function recordingStatus({ file, messages, dropped, failure }: HubRecorder): NonNullable<ServerMessage['recording']> {
  const told = failure === undefined ? {} : { failure: failure.message };
  return { file: path.basename(file), messages, dropped, ...told };
}

export function readKeys({ access }: ServerConfig): TlsKeys | undefined {
  const { tlsCert, tlsKey } = access;
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  const read = (key: string, file: string | undefined): Buffer => {
    try {
      return readFileSync(file ?? '');
    } catch (error) {
      const reason = file === undefined ? 'nothing' : (error as Error).message;
      throw new FieldbrainError(
        'usage',
        `${key}: cannot be read (got ${describeValue(reason)}, expected a readable file). Give both --tls-cert and --tls-key.`,
      );
    }
  };
  return { cert: read('access.tlsCert', tlsCert), key: read('access.tlsKey', tlsKey) };
}

/** The page beside this file in the built package; seen from the sources, in the build. */
export function ownDashboard(): string {
  const beside = fileURLToPath(new URL('../dashboard', import.meta.url));
  const built = fileURLToPath(new URL('../../dist/dashboard', import.meta.url));
  return existsSync(path.join(beside, 'vite.config.ts')) ? built : beside;
}
