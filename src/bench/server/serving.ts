/** The other end of serving-process.ts: starts it, and ends when it has closed. */
import { fork } from 'node:child_process';
import { entryBeside } from '../../server/brains/entry.js';
import type { ServerPorts } from '../../server/server.js';
import type { ServingOrder, ServingRequest } from './serving-process.js';

export interface Serving {
  readonly ports: ServerPorts;
  /** The first cycles are over. */
  settle(): Promise<void>;
  /** Milliseconds that the device has spent on steps. */
  busyMs(): Promise<number>;
  close(): Promise<void>;
}

export async function startServing(order: ServingOrder): Promise<Serving> {
  const entry = entryBeside(import.meta.url, 'bench/server', 'serving-process.js');
  const child = fork(entry, [], { execArgv: [] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ask = <Answer>(request: ServingOrder | ServingRequest): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const fail = (status: number | null): void => reject(new Error(`the server has ended (status ${status})`));
      child.once('exit', fail);
      child.once('message', (answer) => {
        child.off('exit', fail);
        resolve(answer as Answer);
      });
      child.send(request);
    });
  const ports = await ask<ServerPorts>(order);
  return {
    ports,
    settle: async () => void (await ask('settle')),
    busyMs: () => ask('busy'),
    close: () => {
      if (child.connected) child.disconnect();
      return gone;
    },
  };
}
