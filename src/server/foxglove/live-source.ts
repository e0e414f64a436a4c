/**
 * Another server's telemetry over its /live, published into a hub here: for recorders and monitors that run beside a server
 * or far from it. It watches only; it does not connect again when the link is lost, but says so.
 */
import { WebSocket } from 'ws';
import { decodeFieldFrame } from '../field-frame.js';
import type { Hub } from '../hub.js';
import type { Command } from '../live-command.js';
import { opened } from '../open-link.js';
import type { LiveMessage } from '../telemetry.js';
import type { FieldWish } from './field-gate.js';

export interface LiveSourceOptions {
  readonly hub: Hub;
  readonly host?: string;
  /** Of the page. */
  readonly port?: number;
  readonly token?: string;
  readonly tls?: boolean;
  /** The server's authority, where the system does not know it. */
  readonly authority?: Buffer;
  /** Messages of each robot per second; every one by default. */
  readonly hz?: number;
  /** Asks for robots' fields too. */
  readonly field?: FieldWish;
  /** Called when the server's robots are in the hub. */
  readonly onHello?: () => void;
}

export class LiveSource {
  readonly #socket: WebSocket;
  readonly #options: LiveSourceOptions;
  readonly #watched = new Set<string>();
  /** Done when the link has ended; says why. */
  readonly ended: Promise<string>;

  private constructor(socket: WebSocket, options: LiveSourceOptions) {
    this.#socket = socket;
    this.#options = options;
    this.ended = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve(reason.toString() || `the link was lost (${code})`));
    });
    socket.on('message', (data: Buffer, isBinary) => this.#take(data, isBinary));
  }

  static async connect(options: LiveSourceOptions): Promise<LiveSource> {
    const { host = '127.0.0.1', port = 8080, token, tls = false, authority, hz } = options;
    const place = `${tls ? 'wss' : 'ws'}://${host}:${port}/live`;
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const socket = new WebSocket(place, { headers, perMessageDeflate: false, ...(authority && { ca: authority }) });
    // Listens before the first message can come.
    const source = new LiveSource(socket, options);
    await opened(socket, place, token !== undefined);
    if (hz !== undefined) source.send({ command: 'watch', hz });
    return source;
  }

  close(): void {
    this.#socket.close();
  }

  /** A wish of a viewer, whose reply nobody waits for. */
  send(command: Command): void {
    this.#socket.send(JSON.stringify(command));
  }

  #take(data: Buffer, isBinary: boolean): void {
    const { hub } = this.#options;
    if (isBinary) {
      const field = decodeFieldFrame(data);
      if (field !== undefined) hub.publish(field);
      return;
    }
    const message = JSON.parse(data.toString('utf8')) as LiveMessage;
    switch (message.type) {
      case 'hello':
        for (const info of message.robots) this.#robot({ type: 'robot', ...info });
        this.#options.onHello?.();
        return;
      case 'robot':
        this.#robot(message);
        return;
      case 'reply':
      case 'playback':
        return;
      default:
        hub.publish(message);
    }
  }

  #robot(message: Extract<LiveMessage, { type: 'robot' }>): void {
    const { hub, field } = this.#options;
    hub.publish(message);
    if (field === undefined || this.#watched.has(message.robot)) return;
    this.#watched.add(message.robot);
    this.send({ command: 'watchField', robot: message.robot, ...field });
  }
}
