/** The other end of load-process.ts: starts it, gives it orders and gets its times. */
import { startChild } from './child.js';
import type { LoadOrder, LoadResult } from './load-process.js';

export interface Load {
  drive(order: LoadOrder): Promise<LoadResult>;
  close(): void;
}

export function startLoad(): Load {
  const child = startChild('load-process.js', 'the process of load robots');
  return { drive: (order) => child.ask(order), close: () => void child.close() };
}
