/**
 * How many connections a listener holds, and for how long one that says nothing. A connection begins as silent; its listener
 * notes what it has shown since. Where tokens are set, connections that have shown none hold at most three quarters of the
 * places: beyond that the oldest one of the busiest address is closed in favour of a new one, so that nobody without a token
 * keeps out somebody with one. It neither reads nor writes.
 */
import type { Server, Socket } from 'node:net';
import { placeOf, plainAddress } from './address.js';

/**
 * What a connection has shown: nothing, a valid word, all that is asked for where no token is (an old robot), or its token.
 * The first two may be closed in favour of others.
 */
export type Standing = 'silent' | 'heard' | 'admitted' | 'token';

/** The limits of a listener. */
export interface PortLimits {
  readonly needsToken: boolean;
  /** Time for the first valid word. */
  readonly handshakeMs: number;
  readonly refused: (address: string, reason: string) => void;
}

/** Where nothing is configured. */
export const defaultLimits: PortLimits = { needsToken: false, handshakeMs: 5000, refused: () => undefined };

export interface ConnectionLimitOptions extends Omit<PortLimits, 'handshakeMs'> {
  readonly most: number;
  /** None where the listener's own protocol has such a time. */
  readonly handshakeMs?: number;
}

interface Held {
  readonly socket: Socket;
  readonly address: string;
  standing: Standing;
  timer?: NodeJS.Timeout;
}

/** What may be held without a token, of all places. */
const shareWithoutToken = 0.75;

export class ConnectionLimit {
  readonly #options: ConnectionLimitOptions;
  /** By address and port of the peer, which a TLS socket shares with the one below it; the oldest first. */
  readonly #held = new Map<string, Held>();

  /** Watches the listener's connections before anybody else sees them. */
  constructor(server: Server, options: ConnectionLimitOptions) {
    this.#options = options;
    server.prependListener('connection', (socket: Socket) => this.#take(socket));
  }

  /** Notes what a connection has shown. It never falls back. */
  note({ remoteAddress, remotePort }: Pick<Socket, 'remoteAddress' | 'remotePort'>, standing: Standing): void {
    const held = this.#held.get(placeOf({ remoteAddress, remotePort }));
    if (held === undefined || rank[standing] < rank[held.standing]) return;
    held.standing = standing;
    clearTimeout(held.timer);
  }

  #take(socket: Socket): void {
    const { most, needsToken, handshakeMs, refused } = this.#options;
    const address = plainAddress(socket.remoteAddress);
    if (needsToken) this.#makeRoom();
    if (this.#held.size >= most || (needsToken && this.#withoutToken >= this.#mostWithoutToken)) {
      refused(address, `more than ${most} connections`);
      socket.destroy();
      return;
    }
    const place = placeOf(socket);
    const held: Held = { socket, address, standing: 'silent' };
    this.#held.set(place, held);
    if (handshakeMs !== undefined)
      held.timer = setTimeout(() => this.#part(held, `nothing valid within ${handshakeMs} ms`), handshakeMs);
    socket.once('close', () => {
      clearTimeout(held.timer);
      if (this.#held.get(place) === held) this.#held.delete(place);
    });
  }

  get #mostWithoutToken(): number {
    return Math.max(1, Math.floor(shareWithoutToken * this.#options.most));
  }

  get #withoutToken(): number {
    let count = 0;
    for (const { standing } of this.#held.values()) if (standing !== 'token') count += 1;
    return count;
  }

  #makeRoom(): void {
    const { most } = this.#options;
    if (this.#held.size < most && this.#withoutToken < this.#mostWithoutToken) return;
    const held = [...this.#held.values()];
    for (const standing of ['silent', 'heard'] as const) {
      const oldest = oldestOfBusiest(held.filter((one) => one.standing === standing));
      if (oldest === undefined) continue;
      this.#part(oldest, 'it gave its place to another, having shown no token');
      return;
    }
  }

  #part(held: Held, reason: string): void {
    this.#options.refused(held.address, reason);
    held.socket.destroy();
    // The place is free now, not when the socket reports its end.
    for (const [place, one] of this.#held) if (one === held) this.#held.delete(place);
  }
}

const rank: Readonly<Record<Standing, number>> = { silent: 0, heard: 1, admitted: 2, token: 3 };

/** The oldest of the address that has the most, so that one stranger's flood does not put out others. */
function oldestOfBusiest(held: readonly Held[]): Held | undefined {
  const counts = new Map<string, number>();
  for (const { address } of held) counts.set(address, (counts.get(address) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return held.find(({ address }) => counts.get(address) === most);
}
