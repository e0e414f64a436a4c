/**
 * The order in which a brain child serves its requests: those of one batch as they came, and cycles before everything slow, so
 * that making a brain for a robot that has just come holds up the others by one such task at most, not by a queue of them. While a
 * checkpoint is read from its file, which takes no device, other batches go on.
 */
import type { Request } from './messages.js';

export interface Turn {
  readonly number: number;
  readonly request: Request;
  /** What a request that reads a file does on the device. */
  readonly work?: () => Promise<void>;
}

/** Runs work on the device between the requests of others. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Quick requests take less than a cycle's time; all others may take longer. */
export function isQuick({ kind }: Request): boolean {
  return kind === 'step' || kind === 'parameter' || kind === 'poke' || kind === 'field' || kind === 'read';
}

/** One file is read at a time: each is as large as a brain. */
function readsFile({ kind }: Request): boolean {
  return kind === 'open' || kind === 'load';
}

/**
 * Takes the next request out of the queue: the first quick one that waits for none before it on its batch, else the first that may
 * begin while a file is read for the batch `reading`. Undefined where there is none.
 */
export function takeNext(queue: Turn[], reading?: number): Turn | undefined {
  const busy = new Set([reading]);
  let slow: number | undefined;
  for (const [at, { request, work }] of queue.entries()) {
    // What concerns the whole child lets nothing pass.
    if (request.kind === 'prepare' || request.kind === 'close') {
      if (at === 0 && reading === undefined) slow = 0;
      break;
    }
    if (isQuick(request) && !busy.has(request.batch)) return queue.splice(at, 1)[0];
    const mayBegin = !busy.has(request.batch) && (reading === undefined || !readsFile(request));
    if (work !== undefined || mayBegin) slow ??= at;
    busy.add(request.batch);
  }
  return slow === undefined ? undefined : queue.splice(slow, 1)[0];
}

export interface Turns {
  push(turn: Turn): void;
}

/** Serves one request after the other; `perform` never rejects. One that reads a file calls `inTurn` for what it does on the device. */
export function serveInTurns(
  perform: (turn: Turn, inTurn: InTurn) => Promise<void>,
  begun: (turn: Turn) => void,
): Turns {
  const queue: Turn[] = [];
  let isServing = false;
  let reading: number | undefined;
  const serve = async (): Promise<void> => {
    isServing = true;
    for (let turn = takeNext(queue, reading); turn !== undefined; turn = takeNext(queue, reading)) {
      if (!isQuick(turn.request)) {
        // Cycles that have come meanwhile go first.
        queue.unshift(turn);
        await new Promise((resolve) => setImmediate(resolve));
        turn = takeNext(queue, reading) as Turn;
        if (!isQuick(turn.request) && turn.work === undefined) begun(turn);
      }
      if (turn.work !== undefined) await turn.work();
      else if (readsFile(turn.request)) read(turn);
      else await perform(turn, (work) => work());
    }
    isServing = false;
  };
  const wake = (): void => {
    if (!isServing) void serve();
  };
  const read = (turn: Turn): void => {
    reading = 'batch' in turn.request ? turn.request.batch : undefined;
    const inTurn: InTurn = (work) =>
      new Promise((resolve, reject) => {
        queue.unshift({ ...turn, work: () => work().then(resolve, reject) });
        wake();
      });
    void perform(turn, inTurn).then(() => {
      reading = undefined;
      wake();
    });
  };
  return {
    push: (turn) => {
      queue.push(turn);
      wake();
    },
  };
}
