/**
 * The order in which a brain child serves its requests: those of one batch as they came, and cycles before everything slow, so
 * that making a brain for a robot that has just come holds up the others by one such task at most, not by a queue of them.
 */
import type { Request } from './messages.js';

export interface Turn {
  readonly number: number;
  readonly request: Request;
}

/** Quick requests take less than a cycle's time; all others may take longer. */
export function isQuick({ kind }: Request): boolean {
  return kind === 'step' || kind === 'parameter' || kind === 'poke' || kind === 'field' || kind === 'read';
}

/** Takes the next request out of the queue: the first quick one that waits for none before it on its batch, else the first. */
export function takeNext(queue: Turn[]): Turn | undefined {
  const busy = new Set<number>();
  for (const [at, turn] of queue.entries()) {
    const { request } = turn;
    // What concerns the whole child lets nothing pass.
    if (request.kind === 'prepare' || request.kind === 'close') break;
    if (isQuick(request) && !busy.has(request.batch)) return queue.splice(at, 1)[0];
    busy.add(request.batch);
  }
  return queue.shift();
}

export interface Turns {
  push(turn: Turn): void;
}

/** Serves one request after the other; `perform` never rejects. */
export function serveInTurns(perform: (turn: Turn) => Promise<void>, begun: (turn: Turn) => void): Turns {
  const queue: Turn[] = [];
  let isServing = false;
  const serve = async (): Promise<void> => {
    isServing = true;
    for (let turn = takeNext(queue); turn !== undefined; turn = takeNext(queue)) {
      if (!isQuick(turn.request)) {
        // Cycles that have come meanwhile go first.
        queue.unshift(turn);
        await new Promise((resolve) => setImmediate(resolve));
        turn = takeNext(queue) as Turn;
        if (!isQuick(turn.request)) begun(turn);
      }
      await perform(turn);
    }
    isServing = false;
  };
  return {
    push: (turn) => {
      queue.push(turn);
      if (!isServing) void serve();
    },
  };
}
