/** The child's side of the channel, the same for all children: it ends with its parent, and nobody else decides about it. */
import process from 'node:process';
import { guardChild } from './guard.js';
import type { Envelope } from './messages.js';

export interface Channel<Sent> {
  /** Says something to the parent, unless it is gone. */
  send(message: Sent): void;
  /** After the last answer. */
  finish(): void;
}

/** Serves the parent on this process's channel until it closes. */
export function serveParent<Request, Sent>(receive: (envelope: Envelope<Request>) => void): Channel<Sent> {
  guardChild();
  process.once('disconnect', () => process.exit(0));
  // A console's interrupt goes to the whole group, and so may a service's end: the parent ends its child itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('message', receive);
  return {
    send: (message) => void (process.connected && process.send?.(message)),
    finish: () => void (process.connected && process.disconnect()),
  };
}
