/**
 * The JSON-lines monitor (9998) for people's existing tools: one line of greeting, then one request a line and one JSON object
 * a line in answer; `subscribe [n]` streams a record every n cycles. Where tokens are needed the first line is `token TEXT`.
 * Names are stable: cycle, energy, confidence, mode, information, novelty, exploration, error, motors, sensors, cycle_ms, hz.
 */
import net from 'node:net';
import tls from 'node:tls';
import type { Access } from './access.js';
import { plainAddress } from './address.js';
import { ConnectionLimit, type PortLimits } from './connection-limit.js';
import type { TellEvent } from './events.js';
import { partFromSocket } from './farewell.js';
import type { Hub, Subscription } from './hub.js';
import { listenOn, portOf } from './listen.js';
import type { RobotGateway } from './robot-gateway.js';
import type { TlsKeys } from './robot-listener.js';
import type { RobotSlot } from './robot-slot.js';
import type { Robots } from './robots.js';
import type { CycleMessage, LiveRole, ServerMessage } from './telemetry.js';

export interface MonitorParts {
  readonly host: string;
  readonly port: number;
  readonly connections: number;
  readonly limits: PortLimits;
  readonly access: Access;
  readonly robots: Robots;
  readonly robotGateway: Pick<RobotGateway<RobotSlot>, 'stop'>;
  readonly hub: Hub;
  readonly keys?: TlsKeys;
  readonly status: () => ServerMessage;
  readonly event: TellEvent;
  readonly refused: () => void;
}

const longestLine = 1024;
const idleMs = 30 * 60_000;
const socketBytes = 256 * 1024;

const commandNames = [
  'brain_stats',
  'brain_state',
  'session_info',
  'connection_stats',
  'active_brains',
  'performance_metrics',
  'telemetry',
  'prediction_metrics',
  'pattern_stats',
  'server_status',
  'gpu',
  'subscribe',
  'unsubscribe',
  'stop',
  'ping',
] as const;
const knownCommands: ReadonlySet<string> = new Set(commandNames);

export class Monitor {
  readonly #parts: MonitorParts;
  readonly #server: net.Server;
  readonly #clients = new Set<net.Socket>();
  readonly #limit: ConnectionLimit;
  /** The newest record of each robot. */
  readonly #latest = new Map<string, CycleMessage>();
  readonly #subscription: Subscription;

  constructor(parts: MonitorParts) {
    this.#parts = parts;
    const accept = (socket: net.Socket): void => this.#accept(socket);
    const { keys, limits, connections } = parts;
    this.#server = keys === undefined ? net.createServer(accept) : tls.createServer({ ...keys }, accept);
    this.#limit = new ConnectionLimit(this.#server, { ...limits, most: connections });
    this.#subscription = parts.hub.subscribe({
      types: ['cycle'],
      capacity: 64,
      wake: () => setImmediate(() => this.#gather()),
    });
  }

  async listen(): Promise<void> {
    await listenOn(this.#server, this.#parts.port, this.#parts.host, 'the monitor');
  }

  get port(): number {
    return portOf(this.#server);
  }

  async close(): Promise<void> {
    this.#subscription.close();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const client of this.#clients) client.destroy();
    await closed;
  }

  #gather(): void {
    for (let message = this.#subscription.take(); message !== undefined; message = this.#subscription.take())
      if (message.type === 'cycle') this.#latest.set(message.robot, message);
  }

  #accept(socket: net.Socket): void {
    if (socket.destroyed) return;
    const { access, event, refused } = this.#parts;
    this.#clients.add(socket);
    socket.setNoDelay(true);
    socket.setTimeout(idleMs, () => socket.destroy());
    let role: LiveRole | undefined = access.needsToken ? undefined : 'admin';
    let stream: Subscription | undefined;
    let rest = '';
    const say = (value: unknown): void => void (socket.writable && socket.write(`${JSON.stringify(value)}\n`));
    const greet = (): void =>
      say({ status: 'connected', server: 'fieldbrain', version: '2.0', commands: commandNames });
    if (role !== undefined) greet();
    const take = (line: string): void => {
      // A page of another site can make a browser post lines here; no monitor begins like that.
      if (/ HTTP\/\d/.test(line)) {
        refused();
        event('warning', 'refused', `monitor: ${plainAddress(socket.remoteAddress)}: this is not a web server`);
        socket.destroy();
        return;
      }
      if (role === undefined) {
        const verdict = access.check(/^token\s+(\S+)$/i.exec(line)?.[1]);
        if (!verdict.ok) {
          refused();
          event('warning', 'refused', `monitor: ${plainAddress(socket.remoteAddress)}: ${verdict.reason}`);
          say({ status: 'error', error: verdict.reason });
          partFromSocket(socket);
          return;
        }
        role = verdict.role;
        this.#limit.note(socket, 'token');
        greet();
        return;
      }
      const words = line.toLowerCase().split(/\s+/);
      if (knownCommands.has(words[0])) this.#limit.note(socket, 'admitted');
      if (words[0] === 'subscribe' || words[0] === 'unsubscribe') {
        stream?.close();
        stream = words[0] === 'subscribe' ? this.#stream(socket, Math.max(1, Number(words[1]) || 1)) : undefined;
        say(envelope(line, { subscribed: words[0] === 'subscribe' }));
      } else say(this.#answer(line, words, `monitor ${plainAddress(socket.remoteAddress)}`));
    };
    socket.on('data', (bytes) => {
      rest += bytes.toString('utf8');
      for (let end = rest.indexOf('\n'); end >= 0 && socket.writable; end = rest.indexOf('\n')) {
        const line = rest.slice(0, end).trim();
        rest = rest.slice(end + 1);
        if (line.length > longestLine) {
          say({ status: 'error', error: `line: longer than ${longestLine} bytes` });
          partFromSocket(socket);
          return;
        }
        if (line !== '') take(line);
      }
      if (rest.length > longestLine || socket.writableLength > socketBytes) socket.destroy();
    });
    socket.on('error', (error) => event('debug', 'monitor-socket', error.message));
    socket.once('close', () => {
      stream?.close();
      this.#clients.delete(socket);
    });
  }

  /** A record every n cycles of each robot; what the client is too slow for is dropped. */
  #stream(socket: net.Socket, every: number): Subscription {
    const seen = new Map<string, number>();
    const subscription = this.#parts.hub.subscribe({
      types: ['cycle'],
      capacity: 64,
      accepts: (message) => {
        if (message.type !== 'cycle') return false;
        const count = (seen.get(message.robot) ?? 0) + 1;
        seen.set(message.robot, count);
        return count % every === 0;
      },
      wake: () => setImmediate(drain),
    });
    const drain = (): void => {
      while (socket.writable && socket.writableLength < socketBytes) {
        const message = subscription.take();
        if (message === undefined) return;
        if (message.type === 'cycle') socket.write(`${JSON.stringify(recordOf(message))}\n`);
      }
      if (socket.writable) socket.once('drain', drain);
    };
    return subscription;
  }

  #answer(line: string, [command, target]: string[], caller: string): object {
    const { robots, robotGateway, status } = this.#parts;
    const chosen = [...this.#latest.values()].filter(
      ({ robot }) => target === undefined || robot.toLowerCase() === target,
    );
    const records = chosen.map(recordOf);
    const byRobot = (pick: (record: ReturnType<typeof recordOf>) => object): object =>
      Object.fromEntries(records.map((record) => [record.robot, pick(record)]));
    switch (command) {
      case 'ping':
        return envelope(line, { pong: true });
      case 'stop':
        robotGateway.stop(undefined, caller);
        return envelope(line, { stopped: true });
      case 'brain_stats':
      case 'brain_state':
      case 'telemetry':
        if (target !== undefined && records.length === 0) return failure(line, `no robot ${target}`);
        return envelope(
          line,
          byRobot((record) => record),
        );
      case 'session_info':
      case 'active_brains':
        return envelope(line, { robots: robots.robotSlots.map((robotSlot) => robotSlot.info()) });
      case 'connection_stats':
      case 'server_status':
        return envelope(line, status());
      case 'performance_metrics':
        return envelope(
          line,
          byRobot(({ cycle_ms, p50_ms, p99_ms, hz }) => ({ cycle_ms, p50_ms, p99_ms, hz })),
        );
      case 'prediction_metrics':
        return envelope(
          line,
          byRobot(({ error, mean_error, confidence }) => ({ error, mean_error, confidence })),
        );
      case 'pattern_stats':
        return envelope(
          line,
          byRobot(({ patterns, match, novelty }) => ({ patterns, match, novelty })),
        );
      case 'gpu': {
        const device = robots.pools.map(({ description }) => description);
        return envelope(line, { device, counters: byRobot(({ counters }) => counters) });
      }
      default:
        return failure(line, `unknown command ${command} (expected ${commandNames.join(', ')})`);
    }
  }
}

function envelope(request: string, data: object): object {
  return { status: 'success', request, timestamp: Date.now() / 1000, data };
}

function failure(request: string, error: string): object {
  return { status: 'error', request, timestamp: Date.now() / 1000, error };
}

/** A cycle under the monitor's stable names. */
function recordOf(message: CycleMessage) {
  const { report, counters } = message;
  return {
    robot: message.robot,
    cycle: report.cycle,
    energy: report.energy,
    confidence: report.confidence,
    mode: report.mode,
    information: report.information,
    novelty: report.novelty,
    exploration: report.exploration,
    error: report.error,
    mean_error: report.meanError,
    match: report.match,
    patterns: report.patternsStored,
    max_activation: report.maximum,
    sparsity: report.sparsity,
    value: report.value,
    motors: message.motors,
    sensors: message.sensors,
    cycle_ms: message.cycleMs,
    p50_ms: message.p50Ms,
    p99_ms: message.p99Ms,
    hz: message.hz,
    counters,
    timestamp: message.timeMs / 1000,
  };
}
