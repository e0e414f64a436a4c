/** A process of a benchmark's own, and how it is asked: one question, one answer, and an error where it has ended instead. */
import { fork } from 'node:child_process';
import { entryBeside } from '../../device/child/entry.js';

export interface Child {
  ask<Answer>(question: object | string): Promise<Answer>;
  /** Lets it end; resolves when it has. */
  close(): Promise<void>;
}

/** Starts a file of this folder; `called` is who it is, for errors. */
export function startChild(file: string, called: string): Child {
  const entry = entryBeside(import.meta.url, 'bench/server', file);
  const child = fork(entry, [], { serialization: 'advanced', execArgv: [] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    ask: <Answer>(question: object | string) =>
      new Promise<Answer>((resolve, reject) => {
        const fail = (status: number | null): void => reject(new Error(`${called} has ended (status ${status})`));
        child.once('exit', fail);
        child.once('message', (answer) => {
          child.off('exit', fail);
          resolve(answer as Answer);
        });
        child.send(question);
      }),
    close: () => {
      if (child.connected) child.disconnect();
      return gone;
    },
  };
}
