/** The server's /live as a feed: one WebSocket, made again after each loss with growing pauses. */
import { decodeFieldFrame } from '../../server/field-frame.js';
import type { Command } from '../../server/live-command.js';
import type { LiveMessage } from '../../server/telemetry.js';
import type { Feed, FeedListener } from './feed.js';

const firstPauseMs = 400;
const longestPauseMs = 5000;

export class LiveFeed implements Feed {
  readonly #address: string;
  #socket: WebSocket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = firstPauseMs;
  #closed = false;

  constructor(address: string) {
    this.#address = address;
  }

  open(listener: FeedListener): void {
    if (this.#closed) return;
    const socket = new WebSocket(this.#address);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => {
      this.#pauseMs = firstPauseMs;
      listener.link('open', '');
    };
    socket.onmessage = ({ data }) => {
      const message =
        typeof data === 'string' ? (JSON.parse(data) as LiveMessage) : decodeFieldFrame(new Uint8Array(data));
      if (message !== undefined) listener.message(message);
    };
    socket.onclose = ({ reason }) => {
      if (this.#closed) return;
      listener.link('lost', reason);
      this.#timer = setTimeout(() => this.open(listener), this.#pauseMs);
      this.#pauseMs = Math.min(longestPauseMs, this.#pauseMs * 2);
    };
  }

  send(command: Command, id: number): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify({ ...command, id }));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}

/** The address of /live beside a page: same host, and the token that the page was opened with. */
export function liveAddress(page: URL): string {
  const address = new URL('/live', page);
  address.protocol = page.protocol === 'https:' ? 'wss:' : 'ws:';
  const token = page.searchParams.get('token');
  if (token !== null) address.searchParams.set('token', token);
  return address.href;
}
