/** Commands to a server over its /live WebSocket, one after the other, each with its answer. It hears nothing else. */
import { WebSocket } from 'ws';
import { FieldbrainError } from '../kernel/errors.js';
import type { Command, CommandOutcome } from './live-command.js';
import { opened } from './open-link.js';
import type { LiveMessage } from './telemetry.js';

export interface CommandLinkOptions {
  readonly host: string;
  /** Of the page. */
  readonly port: number;
  readonly token?: string;
  readonly tls?: boolean;
  /** The server's authority, where the system does not know it. */
  readonly authority?: Buffer;
}

export class CommandLink {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(outcome: CommandOutcome): void; reject(error: Error): void }>();
  #id = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data, isBinary) => {
      if (isBinary) return;
      const message = JSON.parse(data.toString()) as LiveMessage;
      if (message.type !== 'reply') return;
      const { id, ok, code = '', text = '', value } = message;
      this.#waiting.get(id)?.resolve(ok ? { ok, value } : { ok, code, text });
      this.#waiting.delete(id);
    });
    socket.once('close', () => {
      const lost = new FieldbrainError('usage', 'server: the link was lost before it answered. See its log.');
      for (const { reject } of this.#waiting.values()) reject(lost);
      this.#waiting.clear();
    });
  }

  static async connect({ host, port, token, tls = false, authority }: CommandLinkOptions): Promise<CommandLink> {
    const place = `${tls ? 'wss' : 'ws'}://${host}:${port}/live`;
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const socket = new WebSocket(place, { headers, perMessageDeflate: false, ...(authority && { ca: authority }) });
    const link = new CommandLink(socket);
    await opened(socket, place, token !== undefined);
    // Commands only: what robots do would be told for nothing.
    socket.send(JSON.stringify({ command: 'watch', robots: [] }));
    return link;
  }

  /** Refusals are answers; a link that is lost throws. */
  run(command: Command): Promise<CommandOutcome> {
    this.#id += 1;
    const id = this.#id;
    return new Promise((resolve, reject) => {
      if (this.#socket.readyState !== WebSocket.OPEN) {
        reject(new FieldbrainError('usage', 'server: the link is closed. Connect again.'));
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...command, id }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
