/** The other end of serving-process.ts: starts it, and ends when it has closed. */
import type { ServerPorts } from '../../server/server.js';
import { startChild } from './child.js';
import type { ServedCycles, ServingOrder, ServingRequest } from './serving-process.js';

export interface Serving {
  readonly ports: ServerPorts;
  /** The first cycles are over. */
  settle(): Promise<void>;
  /** Milliseconds that the device has spent on steps. */
  busyMs(): Promise<number>;
  /** The cycles since this was last asked. */
  cycles(): Promise<ServedCycles>;
  close(): Promise<void>;
}

export async function startServing(order: ServingOrder): Promise<Serving> {
  const child = startChild('serving-process.js', 'the server');
  const request = <Answer>(what: ServingRequest): Promise<Answer> => child.ask(what);
  const ports = await child.ask<ServerPorts>(order);
  return {
    ports,
    settle: async () => void (await request('settle')),
    busyMs: () => request('busy'),
    cycles: () => request('cycles'),
    close: child.close,
  };
}
