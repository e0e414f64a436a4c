/**
 * A gateway: the listener for robots that `serve` has, with its limits, tokens and TLS, over a fleet's routes instead of brains of
 * its own. It keeps nothing: a robot that finds it gone connects to another. Health, metrics and a page are served beside it.
 */
import { type Logger, pino } from 'pino';
import { Access } from '../server/access.js';
import { checkConfig, type ServerConfig, type ServerSettings } from '../server/config.js';
import { ConnectionStats } from '../server/connection-stats.js';
import { makeEvents, type TellEvent } from '../server/events.js';
import { HttpServer } from '../server/http.js';
import { Hub } from '../server/hub.js';
import { RobotGateway } from '../server/robot-gateway.js';
import type { AdmittedRobot } from '../server/robot-host.js';
import type { LinkParts } from '../server/robot-link.js';
import { RobotListener, type TlsKeys } from '../server/robot-listener.js';
import { ownDashboard, readKeys } from '../server/server.js';
import { type BusOptions, FleetBus } from './bus.js';
import { FleetStops } from './fleet-stops.js';
import { gatewayMetrics } from './gateway-metrics.js';
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
  readonly #http: HttpServer | undefined;
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
    const { host, http } = config;
    const refused = (address: string, reason: string): void =>
      event('warning', 'refused', `http: ${address}: ${reason}`);
    this.#http = http.enabled
      ? new HttpServer({
          ...{ host, access, event, port: http.port, viewers: http.viewers },
          ...(keys === undefined ? {} : { keys }),
          limits: { needsToken: access.needsToken, handshakeMs: config.access.handshakeMs, refused },
          refused: () => undefined,
          dashboard: http.dashboard ?? ownDashboard(),
          home: '/fleet.html',
          views: { '/fleet.json': () => robots.view() },
          link: link as LinkParts<AdmittedRobot>,
          metrics: gatewayMetrics(robots),
          isReady: () => robots.roster.workers(performance.now()).length > 0,
        })
      : undefined;
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
      await tellNewFleet(bus, event);
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
    return { robots: this.#listener.port, http: this.#http?.port ?? 0 };
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #open(): Promise<void> {
    const { host } = this.config;
    await this.#http?.listen();
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
    await this.#http?.close();
    this.#stops.close();
    // Workers hear that its robots have left.
    await this.#bus.flush().catch(() => undefined);
    await this.#bus.close();
  }
}

/** A name that was mistyped makes a fleet of its own: nobody would be heard there, and nothing said. */
export async function tellNewFleet(bus: FleetBus, event: TellEvent): Promise<void> {
  if (await bus.isKnown().catch(() => true)) return;
  const text = `fleet ${bus.names.fleet} is new on these servers. Check --fleet if other gateways or workers should be here.`;
  event('info', 'fleet-new', text);
}

/** Servers that may lose streams are fit for a trial, not for a fleet. */
export function warnOfVersion({ server: { version, isOld } }: FleetBus, event: TellEvent): void {
  if (!isOld) return;
  const text = `nats-server ${version} may lose whole streams when it is killed. Use 2.10.23 or newer for more than a trial.`;
  event('warning', 'nats-old', text);
}
