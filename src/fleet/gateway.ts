/**
 * A gateway: the listener for robots that `serve` has, with its limits, tokens and TLS, over a fleet's routes instead of brains of
 * its own. It keeps nothing: a robot that finds it gone connects to another. Health, metrics and a page are served beside it.
 */
import http from 'node:http';
import https from 'node:https';
import { type Logger, pino } from 'pino';
import { Gauge, Registry } from 'prom-client';
import { Access } from '../server/access.js';
import { checkConfig, type ServerConfig, type ServerSettings } from '../server/config.js';
import { ConnectionLimit } from '../server/connection-limit.js';
import { ConnectionStats } from '../server/connection-stats.js';
import { makeEvents, type TellEvent } from '../server/events.js';
import { Hub } from '../server/hub.js';
import { listenOn, portOf } from '../server/listen.js';
import { RobotGateway } from '../server/robot-gateway.js';
import { RobotListener, type TlsKeys } from '../server/robot-listener.js';
import { ownDashboard, readKeys } from '../server/server.js';
import { sendFile } from '../server/static.js';
import { targetOf } from '../server/target.js';
import { type BusOptions, FleetBus } from './bus.js';
import { FleetStops } from './fleet-stops.js';
import { type GatewayRobot, GatewayRobots } from './gateway-robots.js';
import { checkName } from './names.js';
import { OwnerStore } from './owner-store.js';

export interface GatewayOptions {
  readonly name: string;
  readonly nats: Omit<BusOptions, 'name' | 'onStatus' | 'onFault'>;
  readonly settings?: ServerSettings;
  readonly log?: Logger;
}

interface Prepared {
  readonly config: ServerConfig;
  readonly event: TellEvent;
  readonly access: Access;
  readonly keys: TlsKeys | undefined;
}

export class FleetGateway {
  readonly config: ServerConfig;
  readonly event: TellEvent;
  readonly robots: GatewayRobots;
  readonly robotGateway: RobotGateway<GatewayRobot>;
  readonly #bus: FleetBus;
  readonly #stops: FleetStops;
  readonly #listener: RobotListener<GatewayRobot>;
  readonly #http: http.Server | undefined;
  #closing: Promise<void> | undefined;

  private constructor(
    { config, event, access, keys }: Prepared,
    bus: FleetBus,
    stops: FleetStops,
    robots: GatewayRobots,
  ) {
    this.config = config;
    this.event = event;
    this.robots = robots;
    this.#bus = bus;
    this.#stops = stops;
    this.robotGateway = new RobotGateway({ name: 'gateway', brains: robots, stops, event });
    stops.changed = (robot) => this.robotGateway.stopsChanged(robot);
    const link = { config, access, robots: this.robotGateway, event, book: new ConnectionStats(event) };
    this.#listener = new RobotListener(link, keys);
    this.#http = config.http.enabled ? this.#health(access, keys) : undefined;
  }

  static async start({ name, nats, settings = {}, log }: GatewayOptions): Promise<FleetGateway> {
    checkName('gateway', name);
    const config = checkConfig(settings);
    const event = makeEvents(new Hub(), log ?? pino({ level: config.logLevel }, pino.destination(2)));
    // What is wrong on this machine is found before anybody is asked.
    const prepared = { config, event, access: new Access(config), keys: readKeys(config) };
    let excuse = (): void => undefined;
    const onStatus = (kind: 'lost' | 'back'): void => {
      event('warning', `nats-${kind}`, kind === 'lost' ? 'the link to NATS is lost' : 'the link to NATS is back');
      excuse();
    };
    const onFault = (text: string): void => event('error', 'message-failed', text);
    const bus = await FleetBus.connect({ ...nats, name: `gateway ${name}`, onStatus, onFault });
    // What was opened, the newest first: nothing stays behind where a port is taken.
    const opened: (() => unknown)[] = [() => bus.close()];
    try {
      warnOfVersion(bus, event);
      const owners = await OwnerStore.open(bus);
      const stops = await FleetStops.open(bus, (text) => event('error', 'stop-store', text));
      opened.unshift(() => stops.close());
      // A worker's own time for a cycle, and a little for the way.
      const lateMs = config.cycle.lateMs + 30;
      const robots = new GatewayRobots({ name, bus, owners, stops, event, lateMs });
      opened.unshift(() => robots.close());
      excuse = () => robots.excuseSilence();
      const gateway = new FleetGateway(prepared, bus, stops, robots);
      opened.unshift(() => gateway.close());
      await gateway.#open();
      return gateway;
    } catch (error) {
      for (const close of opened) await close();
      throw error;
    }
  }

  get ports(): { readonly robots: number; readonly http: number } {
    return { robots: this.#listener.port, http: this.#http === undefined ? 0 : portOf(this.#http) };
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #open(): Promise<void> {
    const { host, http: page } = this.config;
    if (this.#http !== undefined) await listenOn(this.#http, page.port, host);
    await this.#listener.listen();
    this.event(
      'info',
      'listening',
      `robots on ${host}:${this.ports.robots}, fleet over NATS ${this.#bus.server.version}`,
    );
  }

  async #close(): Promise<void> {
    this.robotGateway.close();
    this.robots.close();
    await this.#listener.close(500);
    this.#http?.close();
    this.#http?.closeAllConnections();
    this.#stops.close();
    // Workers hear that its robots have left.
    await this.#bus.flush().catch(() => undefined);
    await this.#bus.close();
  }

  /** /healthz, /readyz and the page's files for everybody, /metrics and /fleet.json for those who may watch. */
  #health(access: Access, keys: TlsKeys | undefined): http.Server {
    const registry = new Registry();
    const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
      new Gauge({ name: `fieldbrain_fleet_${name}`, help, labelNames, registers: [registry] });
    const gauges = {
      robots: gauge('gateway_robots', 'Robots connected to this gateway, by worker', ['worker']),
      frames: gauge('gateway_frames_total', 'Sensory frames passed on'),
      fenced: gauge('gateway_fenced_total', 'Frames of owners that another has followed, refused'),
      takeovers: gauge('gateway_takeovers_total', 'Changes of a connected robot from one worker to another'),
      late: gauge('gateway_late_total', 'Frames that no worker answered in time'),
      milliseconds: gauge('gateway_answer_milliseconds', 'From sensory frame to motors, by robot', [
        'robot',
        'quantile',
      ]),
    };
    const serve = (request: http.IncomingMessage, response: http.ServerResponse): void => {
      // A HEAD gets the same head: the server leaves the text out.
      const answer = (status: number, text: string, type = 'text/plain; charset=utf-8'): void => {
        const head = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
        response.writeHead(status, head).end(text);
      };
      const { pathname } = targetOf(request);
      const verdict = access.checkRequest(request);
      limit.note(request.socket, verdict.ok ? 'token' : 'heard');
      if (request.method !== 'GET' && request.method !== 'HEAD') answer(405, 'only GET\n');
      else if (pathname === '/healthz') answer(200, 'ok\n');
      else if (pathname === '/readyz') {
        const isReady = this.robots.roster.workers(performance.now()).length > 0;
        answer(isReady ? 200 : 503, isReady ? 'ready\n' : 'no worker is heard\n');
      } else if (pathname === '/' || pathname === '/fleet.html' || pathname.startsWith('/assets/')) {
        const web = access.checkWeb(request);
        const file = pathname === '/' ? '/fleet.html' : (request.url ?? '/').split(/[?#]/)[0];
        if (web !== undefined && !web.ok) answer(web.status, `${web.reason}\n`);
        else
          sendFile(this.config.http.dashboard ?? ownDashboard(), file, response, request.method === 'HEAD').catch(() =>
            response.destroy(),
          );
      } else if (!verdict.ok) answer(verdict.status, `${verdict.reason}\n`);
      else if (pathname === '/fleet.json') answer(200, JSON.stringify(this.robots.view()), 'application/json');
      else if (pathname === '/metrics') {
        const { robots, ...counts } = this.robots.status();
        gauges.robots.reset();
        gauges.milliseconds.reset();
        for (const { robot, worker, p50Ms, p99Ms } of robots) {
          gauges.robots.inc({ worker });
          gauges.milliseconds.set({ robot, quantile: '0.5' }, p50Ms);
          gauges.milliseconds.set({ robot, quantile: '0.99' }, p99Ms);
        }
        gauges.frames.set(counts.frames);
        gauges.fenced.set(counts.fenced);
        gauges.takeovers.set(counts.takeovers);
        gauges.late.set(this.robots.counters.late);
        registry.metrics().then(
          (text) => answer(200, text, registry.contentType),
          () => answer(500, 'metrics failed\n'),
        );
      } else answer(404, 'not found\n');
    };
    const times = {
      requestTimeout: 10_000,
      headersTimeout: 5000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 16_384,
    };
    const server =
      keys === undefined ? http.createServer(times, serve) : https.createServer({ ...times, ...keys }, serve);
    const limit = new ConnectionLimit(server, {
      needsToken: access.needsToken,
      most: 4 * this.config.http.viewers,
      handshakeMs: this.config.access.handshakeMs,
      refused: (address, reason) => this.event('warning', 'refused', `http: ${address}: ${reason}`),
    });
    return server;
  }
}

/** Servers that may lose streams are fit for a trial, not for a fleet. */
export function warnOfVersion({ server: { version, isOld } }: FleetBus, event: TellEvent): void {
  if (!isOld) return;
  const text = `nats-server ${version} may lose whole streams when it is killed. Use 2.10.23 or newer for more than a trial.`;
  event('warning', 'nats-old', text);
}
