/** The TCP door for robots (9999), with TLS where keys are given: a bounded number of links, ticked for their time-outs. */

import net from 'node:net';
import tls from 'node:tls';
import { plainAddress } from './address.js';
import { listenOn, portOf } from './listen.js';
import { type LinkParts, RobotLink } from './robot-link.js';

export interface TlsKeys {
  readonly cert: Buffer;
  readonly key: Buffer;
}

export class RobotDoor {
  readonly #parts: LinkParts;
  readonly #server: net.Server;
  readonly #links = new Map<net.Socket, RobotLink>();
  readonly #timer: NodeJS.Timeout;
  readonly #encrypted: boolean;
  refused = 0;

  constructor(parts: LinkParts, keys?: TlsKeys) {
    this.#parts = parts;
    this.#encrypted = keys !== undefined;
    const accept = (socket: net.Socket): void => this.#accept(socket);
    this.#server = keys === undefined ? net.createServer(accept) : tls.createServer({ ...keys }, accept);
    this.#server.maxConnections = parts.config.robots.connections;
    this.#server.on('drop', () => {
      this.refused += 1;
      parts.event('warning', 'robots-full', 'a connection was refused: too many');
    });
    this.#timer = setInterval(() => {
      const nowMs = performance.now();
      for (const link of this.#links.values()) link.tick(nowMs);
    }, 250);
    this.#timer.unref();
  }

  async listen(): Promise<void> {
    const { host, robots } = this.#parts.config;
    await listenOn(this.#server, robots.port, host);
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
    for (const socket of this.#links.keys()) socket.end();
    await closed;
    clearTimeout(timer);
  }

  #accept(socket: net.Socket): void {
    socket.setNoDelay(true);
    socket.setKeepAlive(true, 5000);
    const link = new RobotLink(
      {
        address: plainAddress(socket.remoteAddress),
        encrypted: this.#encrypted,
        waitingBytes: () => socket.writableLength,
        // The session reuses its bytes; what a socket keeps has to be a copy.
        send: (bytes) => void (socket.writable && socket.write(Buffer.from(bytes))),
        end: () => void (socket.writable ? socket.end() : socket.destroy()),
        destroy: () => void socket.destroy(),
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
    socket.once('end', () => socket.end());
  }
}
