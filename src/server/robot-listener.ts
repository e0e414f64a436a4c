/**
 * The TCP listener for robots (9999), with TLS where keys are given: a bounded number of links, ticked for their time-outs. Robots
 * of the original system know no TLS: from networks that are allowed to be old, plain connections are taken beside TLS. A
 * TLS greeting begins with the byte 22, which no frame does.
 */
import net from 'node:net';
import tls from 'node:tls';
import { placeOf, plainAddress } from './address.js';
import { ConnectionLimit } from './connection-limit.js';
import { partFromSocket } from './farewell.js';
import { listenOn, portOf } from './listen.js';
import type { AdmittedRobot } from './robot-host.js';
import { type LinkParts, RobotLink } from './robot-link.js';

export interface TlsKeys {
  readonly cert: Buffer;
  readonly key: Buffer;
}

const tlsGreeting = 22;

export class RobotListener<Admitted extends AdmittedRobot> {
  readonly #parts: LinkParts<Admitted>;
  readonly #server: net.Server;
  readonly #links = new Map<net.Socket, RobotLink<Admitted>>();
  readonly #timer: NodeJS.Timeout;
  readonly #secure: tls.Server | undefined;
  readonly #limit: ConnectionLimit;
  /** Sockets that have not said yet what they are. */
  readonly #undecided = new Set<net.Socket>();

  constructor(parts: LinkParts<Admitted>, keys?: TlsKeys) {
    this.#parts = parts;
    this.#server = net.createServer((socket) => this.#meet(socket));
    if (keys !== undefined) {
      const handshakeTimeout = parts.config.robots.handshakeMs;
      this.#secure = tls.createServer({ ...keys, handshakeTimeout }, (socket) => this.#accept(socket, true));
      this.#secure.on('tlsClientError', (error, socket) => {
        parts.book.refuse('tls', plainAddress(socket.remoteAddress), error.message);
        socket.destroy();
      });
    }
    // The sessions have their own time for the handshake, and say so when it is over.
    this.#limit = new ConnectionLimit(this.#server, {
      most: parts.config.robots.connections,
      needsToken: parts.access.needsToken,
      refused: (address, reason) => parts.book.refuse('full', address, reason),
    });
    this.#timer = setInterval(() => {
      const nowMs = performance.now();
      for (const link of this.#links.values()) link.tick(nowMs);
    }, 250);
    this.#timer.unref();
  }

  async listen(): Promise<void> {
    const { host, robots } = this.#parts.config;
    await listenOn(this.#server, robots.port, host, 'robots');
  }

  get port(): number {
    return portOf(this.#server);
  }

  get connections(): number {
    return this.#links.size;
  }

  /** Takes no more robots; those that are here stay until they are ended or the time is over. */
  async close(graceMs: number): Promise<void> {
    clearInterval(this.#timer);
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    const timer = setTimeout(() => {
      for (const socket of this.#links.keys()) socket.destroy();
    }, graceMs);
    for (const socket of this.#undecided) socket.destroy();
    for (const socket of this.#links.keys()) socket.end();
    await closed;
    clearTimeout(timer);
  }

  #meet(socket: net.Socket): void {
    if (socket.destroyed) return;
    socket.setNoDelay(true);
    socket.setKeepAlive(true, 5000);
    const secure = this.#secure;
    if (secure === undefined) {
      this.#accept(socket, false);
      return;
    }
    this.#undecided.add(socket);
    socket.once('close', () => this.#undecided.delete(socket));
    if (!this.#parts.access.namesLegacy(plainAddress(socket.remoteAddress))) {
      secure.emit('connection', socket);
      return;
    }
    const forget = (): void => void socket.destroy();
    const timer = setTimeout(forget, this.#parts.config.robots.handshakeMs);
    socket.once('close', () => clearTimeout(timer)).once('error', forget);
    socket.once('data', (bytes) => {
      clearTimeout(timer);
      socket.off('error', forget);
      socket.pause();
      socket.unshift(bytes);
      if (bytes[0] === tlsGreeting) secure.emit('connection', socket);
      else {
        this.#accept(socket, false);
        socket.resume();
      }
    });
  }

  #accept(socket: net.Socket, encrypted: boolean): void {
    this.#undecided.delete(socket);
    const link = new RobotLink(
      {
        address: plainAddress(socket.remoteAddress),
        place: placeOf(socket),
        encrypted,
        waitingBytes: () => socket.writableLength,
        // The session reuses its bytes; what a socket keeps has to be a copy.
        send: (bytes) => void (socket.writable && socket.write(Buffer.from(bytes))),
        end: () => partFromSocket(socket),
        destroy: () => void socket.destroy(),
        note: (standing) => this.#limit.note(socket, standing),
      },
      this.#parts,
    );
    this.#links.set(socket, link);
    socket.on('data', (bytes) => link.receive(bytes));
    socket.on('error', (error) => this.#parts.event('debug', 'robot-socket', error.message));
    socket.once('close', () => {
      this.#links.delete(socket);
      link.gone();
    });
    // A half-closed connection is a robot that has gone.
    socket.once('end', () => partFromSocket(socket));
  }
}
