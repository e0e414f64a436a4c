/**
 * The first moment of a WebSocket to a server's /live: it opens, or there is an error that says why not. A server that
 * refuses is there, so that no message asks to start one: what is missing is a token, another one, or another name.
 */
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { FieldbrainError } from '../kernel/errors.js';

/** Done when the socket is open. */
export function opened(socket: WebSocket, place: string, hasToken: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('unexpected-response', (_request, response: IncomingMessage) => {
      void reasonOf(response).then((reason) => {
        reject(refused(place, response.statusCode ?? 0, reason, hasToken));
        socket.terminate();
      });
    });
    socket.on('error', ({ message }) =>
      reject(
        new FieldbrainError(
          'usage',
          `${place}: cannot connect (${message}). Start fieldbrain serve, or give --host and --port.`,
        ),
      ),
    );
  });
}

/** More than any reason of ours: the peer may be no server of fieldbrain. */
const longestReason = 200;

async function reasonOf(response: IncomingMessage): Promise<string> {
  let text = '';
  try {
    for await (const bytes of response) {
      text += String(bytes);
      if (text.length > longestReason) break;
    }
  } catch {
    // The line was cut inside the reason: what arrived of it is shown.
  }
  return text.slice(0, longestReason).trim() || (response.statusMessage ?? '');
}

function refused(place: string, status: number, reason: string, hasToken: boolean): FieldbrainError {
  const advice: Readonly<Record<number, string>> = {
    401: hasToken
      ? 'Give --token-file with a token of this server.'
      : 'Give --token-file with a token: this server lets nobody in without one.',
    403: 'Use a name that the server knows, or add it to http.hosts there.',
    404: 'Give the --port of a fieldbrain server’s page.',
    503: 'Try again when others have left, or raise http.viewers there.',
  };
  return new FieldbrainError(
    status === 401 || status === 403 ? 'not-authorised' : 'usage',
    `${place}: the server refused (got ${status}: ${reason}, expected to be let in). ${advice[status] ?? 'See the server’s log.'}`,
    { place, status, reason },
  );
}
