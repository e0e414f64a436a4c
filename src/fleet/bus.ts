/**
 * The connection to NATS: subjects with a callback each, requests, and the buckets. It comes back by itself after a loss, to any
 * of the servers. The packages of the client are loaded here and only here, when a fleet is asked for.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { KV } from '@nats-io/kv';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { FieldbrainError } from '../kernel/errors.js';
import { type FleetNames, namesOfFleet } from './names.js';
import { ObjectBucket } from './object-bucket.js';

export interface BusOptions {
  /** `nats://host:port`, one or several. */
  readonly servers: readonly string[];
  readonly fleet: string;
  /** Of this process, for those who look at the server's connections. */
  readonly name: string;
  /** Copies of what the buckets hold; 3 with three servers. */
  readonly replicas?: number;
  /** A file with credentials of a NATS user (a JWT and its seed). */
  readonly credentials?: string;
  readonly user?: string;
  readonly password?: string;
  readonly tls?: { readonly authority?: string };
  /** Keeps to the servers that were named, whatever these say of others. */
  readonly ignoreClusterUpdates?: boolean;
  /** Hears when the link is lost and when it is back. */
  readonly onStatus?: (kind: 'lost' | 'back') => void;
  /** Hears of messages that could not be worked on. */
  readonly onFault?: (text: string) => void;
}

/** Below this version a killed server may lose whole streams. */
const oldestSafe = [2, 10, 23] as const;
/** The control loop gets at most this much out of date before NATS' own buffer is dropped. */
const pingMs = 2000;
/**
 * A bucket's leader answers within this time, or there is none: what is asked while JetStream elects one is never answered, so that a
 * longer wait only adds to the election.
 */
const bucketMs = 2000;

export class FleetBus {
  readonly names: FleetNames;
  readonly #connection: NatsConnection;
  readonly #options: BusOptions;
  /** The server that we want to leave. */
  #left: string | undefined;

  private constructor(connection: NatsConnection, options: BusOptions) {
    this.#connection = connection;
    this.#options = options;
    this.names = namesOfFleet(options.fleet);
    void this.#watchStatus();
  }

  static async connect(options: BusOptions): Promise<FleetBus> {
    const { connect, credsAuthenticator } = await import('@nats-io/transport-node');
    const { servers, name, credentials, user, password, tls, ignoreClusterUpdates = false } = options;
    try {
      const connection = await connect({
        servers: [...servers],
        name,
        maxReconnectAttempts: -1,
        // A password that is wrong for a while, as when it is being changed, would end the link for good.
        ignoreAuthErrorAbort: true,
        reconnectTimeWait: 100,
        reconnectJitter: 50,
        pingInterval: pingMs,
        maxPingOut: 2,
        ignoreClusterUpdates,
        timeout: 5000,
        ...(user === undefined ? {} : { user, pass: password ?? '' }),
        ...(credentials === undefined ? {} : { authenticator: credsAuthenticator(readFileSync(credentials)) }),
        ...(tls === undefined ? {} : { tls: tls.authority === undefined ? {} : { caFile: tls.authority } }),
      });
      return new FleetBus(connection, options);
    } catch (error) {
      const { message } = error as Error;
      const [what, advice] = /authori[sz]ation|authentication/i.test(message)
        ? ['refused us', 'Check --nats-user with FIELDBRAIN_NATS_PASSWORD, or --nats-creds.']
        : ['did not answer', 'Start one with nats-server --jetstream, or try fieldbrain fleet up.'];
      throw new FieldbrainError(
        'server-unavailable',
        `${servers.join(', ').slice(0, 80)}: NATS ${what} (got ${message.slice(0, 80)}, expected a server with JetStream that lets us in). ${advice}`,
        { servers },
      );
    }
  }

  /** Version of the server, and whether it may lose streams when it is killed. */
  get server(): { readonly version: string; readonly isOld: boolean } {
    const version = this.#connection.info?.version ?? '0.0.0';
    return { version, isOld: isBelow(version, oldestSafe) };
  }

  /** Those that hear it may answer to `reply`. */
  publish(subject: string, payload: Uint8Array | string, reply?: string): void {
    if (this.#connection.isClosed()) return;
    this.#connection.publish(subject, payload, reply === undefined ? {} : { reply });
  }

  /** A subject of this process alone, for answers. */
  inbox(heard: (message: Msg) => void): { readonly subject: string; readonly end: () => void } {
    const subject = `_INBOX.${randomUUID()}`;
    return { subject, end: this.subscribe(subject, heard) };
  }

  /** Gives what ends the subscription. */
  subscribe(subject: string, heard: (message: Msg) => void): () => void {
    const subscription = this.#connection.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) {
          this.#options.onFault?.(`${subject}: ${error.message}`);
          return;
        }
        // What one message does wrong must not end the link for all others.
        try {
          heard(message);
        } catch (wrong) {
          this.#options.onFault?.(`${subject}: ${wrong instanceof Error ? wrong.message : String(wrong)}`);
        }
      },
    });
    return () => subscription.unsubscribe();
  }

  /** The answer's text. Rejects where nobody listens or the time is over. */
  async request(subject: string, payload: string, timeoutMs: number): Promise<string> {
    return (await this.#connection.request(subject, payload, { timeout: timeoutMs })).string();
  }

  /** A bucket, made where there is none. Reads go to its leader: a late copy would show an owner that was followed by another. */
  async bucket(name: string): Promise<KV> {
    const { Kvm } = await import('@nats-io/kv');
    const { jetstream } = await import('@nats-io/jetstream');
    const js = jetstream(this.#connection, { timeout: bucketMs });
    return this.#made(name, () =>
      new Kvm(js).create(name, { history: 1, replicas: this.#options.replicas ?? 1, allow_direct: false }),
    );
  }

  /** Whether a gateway or worker of this fleet has ever been on these servers. */
  async isKnown(): Promise<boolean> {
    const { jetstreamManager } = await import('@nats-io/jetstream');
    const { streams } = await jetstreamManager(this.#connection, { timeout: bucketMs });
    return streams.info(`KV_${this.names.owners}`).then(
      () => true,
      (error: unknown) => {
        if (FleetBus.isLost(error)) return false;
        throw error;
      },
    );
  }

  /** The same for objects. */
  async objects(name: string): Promise<ObjectBucket> {
    const { Objm } = await import('@nats-io/obj');
    const { jetstream } = await import('@nats-io/jetstream');
    const js = jetstream(this.#connection);
    return this.#made(name, async () => {
      await new Objm(js).create(name, { replicas: this.#options.replicas ?? 1 });
      return new ObjectBucket(js, await js.jetstreamManager(), name);
    });
  }

  /** Whether an error says that a bucket is gone, as when its server has lost it. */
  static isLost(error: unknown): boolean {
    return /stream not found/i.test((error as Error).message);
  }

  /** Everything that was sent has reached the server. */
  async flush(): Promise<void> {
    await this.#connection.flush();
  }

  /** Goes to another server of the fleet where there is one; false where there is none. */
  changeServer(): boolean {
    const { servers, ignoreClusterUpdates = false } = this.#options;
    const known = ignoreClusterUpdates ? [] : (this.#connection.info?.connect_urls ?? []);
    if (this.#connection.isClosed() || Math.max(servers.length, known.length) < 2) return false;
    this.#left = this.#connection.getServer();
    void this.#connection.reconnect();
    return true;
  }

  async close(): Promise<void> {
    if (!this.#connection.isClosed()) await this.#connection.close();
  }

  /** Right after a start of several servers JetStream has no leader yet: it is asked again for a while. */
  async #made<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
    const endMs = performance.now() + 20_000;
    for (;;) {
      try {
        return await make();
      } catch (error) {
        const { message } = error as Error;
        if (performance.now() > endMs || /not enabled|permission/i.test(message))
          throw new FieldbrainError(
            'usage',
            `${name}: cannot be opened on NATS (got ${message.slice(0, 80)}, expected JetStream with room for ${this.#options.replicas ?? 1} replicas). See docs/fleets.md.`,
            { name },
          );
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  }

  async #watchStatus(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect') this.#options.onStatus?.('lost');
      else if (type === 'reconnect') {
        const isSame = this.#left !== undefined && this.#left === this.#connection.getServer();
        this.#left = undefined;
        // The client's list begins with the server of its first connection: it may try that one once more.
        if (isSame) void this.#connection.reconnect();
        else this.#options.onStatus?.('back');
      }
    }
  }
}

function isBelow(version: string, least: readonly number[]): boolean {
  const parts = version.split('.').map((part) => Number.parseInt(part, 10));
  for (const [i, wanted] of least.entries()) if (parts[i] !== wanted) return !(parts[i] > wanted);
  return false;
}
