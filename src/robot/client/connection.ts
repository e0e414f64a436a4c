/**
 * The robot's connection to its server: a socket with a ClientSession on it, made again after each loss with growing pauses.
 * A lost connection is reported at once, so that the robot disarms: coming back never resumes motion by itself.
 */
import net from 'node:net';
import tls from 'node:tls';
import { type ClientHost, type ClientOptions, ClientSession, type EpisodeEnding } from '../wire/client.js';

/** Where the brain is, and how patient the robot is. */
export interface ConnectionOptions extends ClientOptions {
  readonly host: string;
  readonly port: number;
  /** Other servers of the same brains, such as gateways of a fleet: each loss goes on to the next. */
  readonly others?: readonly { readonly host: string; readonly port: number }[];
  /** TLS with the system's authorities, or with the one given here. */
  readonly tls?: { readonly authority?: Buffer };
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
  /** A request that stays unanswered for this long means a dead link. */
  readonly givenUpMs?: number;
  /** Milliseconds of a clock that never jumps. */
  readonly now?: () => number;
}

/** What the robot hears, besides what a session tells. */
export interface ConnectionHost extends Omit<ClientHost, 'send' | 'ended'> {
  lost(reason: string): void;
}

/** A robot's connection to its brain, which comes back by itself after a loss. */
export class BrainConnection {
  readonly #host: ConnectionHost;
  readonly #options: ConnectionOptions;
  readonly #now: () => number;
  #socket: net.Socket | undefined;
  #session: ClientSession | undefined;
  #pauseMs: number;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Which of the servers comes next. */
  #turn = 0;
  /** Connections made so far. */
  connects = 0;

  constructor(host: ConnectionHost, options: ConnectionOptions) {
    this.#host = host;
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#pauseMs = options.firstPauseMs ?? 250;
  }

  get isReady(): boolean {
    return this.#session?.state === 'ready';
  }

  /** True while a request has not been answered. */
  get isBusy(): boolean {
    return this.#session?.isBusy === true;
  }

  /** Of this end of the link, by which a network tells links apart; undefined where there is none. */
  get localPort(): number | undefined {
    return this.#socket?.localPort;
  }

  open(): void {
    if (this.#closed) return;
    const { others = [] } = this.#options;
    const { host, port } = [this.#options, ...others][this.#turn % (others.length + 1)];
    const encrypted = this.#options.tls;
    const socket =
      encrypted === undefined
        ? net.connect({ host, port })
        : tls.connect({
            host,
            port,
            servername: net.isIP(host) === 0 ? host : '',
            ...(encrypted.authority && { ca: encrypted.authority }),
          });
    socket.setNoDelay(true);
    this.#socket = socket;
    let reason = 'closed by the server';
    const session = new ClientSession(
      {
        ...this.#sessionHost(),
        send: (bytes) => void (socket.writable && socket.write(Buffer.from(bytes))),
        ended: (fault) => {
          reason = fault?.message ?? reason;
          socket.destroy();
        },
      },
      { ...this.#options, encrypted: encrypted !== undefined },
    );
    socket.once(encrypted === undefined ? 'connect' : 'secureConnect', () => {
      this.connects += 1;
      this.#session = session;
      session.begin(this.#now());
    });
    socket.on('data', (bytes) => session.receive(bytes, this.#now()));
    socket.on('error', (error) => {
      reason = error.message;
    });
    socket.once('close', () => this.#lose(reason));
  }

  /** Sends sensor values; false where nobody is there or a request is in flight. */
  request(
    values: ArrayLike<number>,
    reward: number | undefined,
    nowMs: number,
    demonstration?: ArrayLike<number>,
    ending?: EpisodeEnding,
  ): boolean {
    const session = this.#session;
    if (session === undefined) return false;
    if (session.waitingMs(nowMs) > (this.#options.givenUpMs ?? 2000)) {
      this.#socket?.destroy(new Error('no answer for too long'));
      return false;
    }
    return session.request(values, reward, nowMs, demonstration, ending);
  }

  /** Closes the connection permanently. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#session?.end();
    this.#socket?.destroy();
  }

  #sessionHost(): Omit<ClientHost, 'send' | 'ended'> {
    const host = this.#host;
    return {
      accepted: () => {
        this.#pauseMs = this.#options.firstPauseMs ?? 250;
        host.accepted();
      },
      motors: (...answer) => host.motors(...answer),
      dropped: (ageMs) => host.dropped(ageMs),
      refused: (wire, detail) => host.refused(wire, detail),
      verb: (verb) => host.verb(verb),
      acknowledged: (verb, outcome) => host.acknowledged(verb, outcome),
      fault: (fault) => host.fault(fault),
    };
  }

  #lose(reason: string): void {
    this.#session?.end();
    this.#session = undefined;
    if (this.#closed) return;
    this.#host.lost(reason);
    const { others = [], longestPauseMs = 5000 } = this.#options;
    this.#turn += 1;
    this.#timer = setTimeout(() => this.open(), this.#pauseMs);
    // Pauses grow when all were tried, not with each.
    if (this.#turn % (others.length + 1) === 0) this.#pauseMs = Math.min(2 * this.#pauseMs, longestPauseMs);
  }
}
