/**
 * How a server parts from a peer: what was sent may still go, then the connection is closed, and a peer that neither reads
 * nor closes its own end is cut off. Ending alone would let it hold its place for ever.
 */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Long enough for the last words to cross a slow network and the peer's end to come back. */
export const farewellMs = 500;

/** Ends a socket, and destroys it where the peer does not end it too. */
export function partFromSocket(socket: Duplex): void {
  if (socket.writable) socket.end();
  cutOffLater(socket, () => void socket.destroy());
}

/** The same for a WebSocket, whose own patience is half a minute. */
export function partFromWebSocket(client: WebSocket, code: number, reason = ''): void {
  client.close(code, reason);
  cutOffLater(client, () => client.terminate());
}

function cutOffLater(connection: Pick<Duplex, 'once'> | Pick<WebSocket, 'once'>, cut: () => void): void {
  const timer = setTimeout(cut, farewellMs);
  timer.unref();
  (connection as Pick<Duplex, 'once'>).once('close', () => clearTimeout(timer));
}
