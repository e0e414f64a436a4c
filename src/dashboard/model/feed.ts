/**
 * Where the page's messages come from: a server over a WebSocket, or a brain in this very page. Both speak the server's own
 * language (server/telemetry.ts), so the page cannot tell them apart.
 */
import type { Command } from '../../server/live-command.js';
import type { FieldMessage, LiveMessage } from '../../server/telemetry.js';

export type Link = 'connecting' | 'open' | 'lost';

export interface FeedListener {
  link(state: Link, text: string): void;
  message(message: LiveMessage | FieldMessage): void;
}

export interface Feed {
  /** Begins; everything that is heard goes to `listener`. */
  open(listener: FeedListener): void;
  /** Sends a command, to be answered by a reply with this id; false where there is no link. */
  send(command: Command, id: number): boolean;
  close(): void;
}
