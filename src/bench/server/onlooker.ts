/** The other end of onlooker-process.ts: starts it, and comes back once it has seen the field. */
import { fork } from 'node:child_process';
import { entryBeside } from '../../server/brains/entry.js';
import type { OnlookerOrder } from './onlooker-process.js';

export interface Onlooker {
  close(): void;
}

export async function startOnlooker(order: OnlookerOrder): Promise<Onlooker> {
  const entry = entryBeside(import.meta.url, 'bench/server', 'onlooker-process.js');
  const child = fork(entry, [], { execArgv: [] });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (status) => reject(new Error(`the process that looks on has ended (status ${status})`)));
    child.send(order);
  });
  return {
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
}
