/** The other end of onlooker-process.ts: starts it, and comes back once it has seen the field. */
import { startChild } from './child.js';
import type { OnlookerOrder } from './onlooker-process.js';

export interface Onlooker {
  close(): void;
}

export async function startOnlooker(order: OnlookerOrder): Promise<Onlooker> {
  const child = startChild('onlooker-process.js', 'the process that looks on');
  await child.ask(order);
  return { close: () => void child.close() };
}
