/** The other end of load-process.ts: starts it, gives it orders and gets its times. */
import { fork } from 'node:child_process';
import { entryBeside } from '../../server/brains/entry.js';
import type { LoadOrder, LoadResult } from './load-process.js';

export interface Load {
  drive(order: LoadOrder): Promise<LoadResult>;
  close(): void;
}

export function startLoad(): Load {
  const entry = entryBeside(import.meta.url, 'bench/server', 'load-process.js');
  const child = fork(entry, [], { serialization: 'advanced', execArgv: [] });
  return {
    drive: (order) =>
      new Promise((resolve, reject) => {
        const fail = (): void => reject(new Error('the process of load robots has ended'));
        child.once('exit', fail);
        child.once('message', (result) => {
          child.off('exit', fail);
          resolve(result as LoadResult);
        });
        child.send(order);
      }),
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
}
