/**
 * A worker's process: the server that `serve` starts, without a listener for robots, joined to a fleet. Its checkpoints lie in a
 * folder of its own only on their way to and from the store. Its page shows the robots whose brains are here.
 */
import path from 'node:path';
import type { Logger } from 'pino';
import { FieldbrainError } from '../kernel/errors.js';
import { Access } from '../server/access.js';
import { checkConfig, onlyWhenAsked, type ServerSettings } from '../server/config.js';
import { RecoveryFolder } from '../server/recovery-folder.js';
import { FieldbrainServer, readKeys } from '../server/server.js';
import { type BusOptions, FleetBus } from './bus.js';
import { FleetStops } from './fleet-stops.js';
import { tellNewFleet, warnOfVersion } from './gateway.js';
import { checkpointEveryS } from './keeper.js';
import { hereMs } from './presence.js';
import { FleetWorker } from './worker.js';

export interface WorkerServerOptions {
  readonly name: string;
  readonly nats: Omit<BusOptions, 'name' | 'onStatus' | 'onFault'>;
  readonly settings?: ServerSettings;
  /** Another worker has a copy of each brain; false by default. */
  readonly standby?: boolean;
  readonly log?: Logger;
}

export class WorkerServer {
  readonly server: FieldbrainServer;
  readonly worker: FleetWorker;
  readonly #bus: FleetBus;
  readonly #stops: FleetStops;
  readonly #folder: RecoveryFolder;
  #closing: Promise<readonly string[]> | undefined;

  private constructor(
    server: FieldbrainServer,
    worker: FleetWorker,
    bus: FleetBus,
    stops: FleetStops,
    folder: RecoveryFolder,
  ) {
    this.server = server;
    this.worker = worker;
    this.#bus = bus;
    this.#stops = stops;
    this.#folder = folder;
  }

  static async start({ name, nats, settings = {}, standby = false, log }: WorkerServerOptions): Promise<WorkerServer> {
    // What is wrong on this machine is found before anybody is asked.
    const config = checkConfig(settings);
    new Access(config);
    readKeys(config);
    const { batch } = config;
    if (batch !== 1)
      throw new FieldbrainError(
        'usage',
        `batch: brains of a fleet move one by one (got ${batch}, expected 1). Leave --batch out.`,
        { batch },
      );
    const own = new RecoveryFolder();
    const folder = path.join(own.path, 'brains');
    let server: FieldbrainServer | undefined;
    const onFault = (text: string): void => server?.event('error', 'message-failed', text);
    let bus: FleetBus | undefined;
    let stops: FleetStops | undefined;
    try {
      await own.open();
      bus = await FleetBus.connect({ ...nats, name: `worker ${name}`, onFault });
      await refuseTakenName(bus, name);
      stops = await FleetStops.open(bus, (text) => server?.event('error', 'stop-store', text));
      server = await FieldbrainServer.start(
        {
          ...settings,
          // The worker says when; and few generations: the store has what counts.
          checkpoints: { ...settings.checkpoints, ...onlyWhenAsked, folder, generations: 2 },
        },
        { stops, isWorker: true, ...(log === undefined ? {} : { log }) },
      );
      const { robots, event } = server;
      // The page shows stops that were given elsewhere; the robots hear of them from their gateways.
      stops.changed = () => {
        for (const robotSlot of robots.robotSlots) robots.changed(robotSlot);
      };
      warnOfVersion(bus, event);
      await tellNewFleet(bus, event);
      const awayMs = Math.max(config.robots.idleMs, 3 * hereMs);
      const everyMs = 1000 * (settings.checkpoints?.everyS ?? checkpointEveryS);
      const worker = await FleetWorker.start({
        ...{ name, bus, robots, event, capacity: config.brains, folder, awayMs, everyMs, standby },
      });
      return new WorkerServer(server, worker, bus, stops, own);
    } catch (error) {
      await server?.close();
      stops?.close();
      await bus?.close();
      own.close();
      throw error;
    }
  }

  /** Gives its robots away, each with its newest state, and ends. Gives what was lost, a sentence each. */
  close(): Promise<readonly string[]> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<readonly string[]> {
    const lost = [...(await this.worker.close()), ...(await this.server.close())];
    this.#stops.close();
    await this.#bus.close();
    this.#folder.close();
    return lost;
  }
}

/** Two workers of one name would both be asked for each other's robots. A process that is gone or stands still does not count. */
async function refuseTakenName(bus: FleetBus, name: string): Promise<void> {
  const isTaken = await bus.request(bus.names.prepare(name), '', 1000).then(
    () => true,
    () => false,
  );
  if (!isTaken) return;
  const text = `worker ${name}: this fleet has a worker of this name (expected one of its own). Choose another --name, or end that one.`;
  throw new FieldbrainError('usage', text, { name });
}
