/**
 * Closing several parts, whatever fails: each is closed once, in order, and what went wrong is gathered instead of ending the
 * rest. A part that does not come back in time is left behind.
 */
import { setTimeout as pause } from 'node:timers/promises';

/** Something to close, by the name under which a failure is reported. */
export interface Part {
  readonly name: string;
  close(): unknown;
}

/**
 * A part that ends its own work by then may still say what it lost, during a few short pauses. One long pause would not do,
 * since on a busy machine both ends are found to be over in the same turn of the event loop.
 */
const lastWords = { pauses: 20, ms: 10 } as const;

/** Closes all parts by the time `endMs` of `performance.now()`; gives a sentence for each that could not be closed. */
export async function closeParts(parts: readonly Part[], endMs = Number.POSITIVE_INFINITY): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, close } of parts) {
    try {
      // A part is begun even where there is no time left: most close at once.
      await inTime(Promise.resolve(close()), endMs - performance.now(), lastWords.pauses);
    } catch (error) {
      faults.push(`${name}: not closed (${error instanceof Error ? error.message : String(error)})`);
    }
  }
  return faults;
}

/** What the promise gives, or an error where it takes longer than the limit and the pauses behind it. */
export async function inTime<Result>(promise: Promise<Result>, limitMs: number, pauses = 0): Promise<Result> {
  if (limitMs === Number.POSITIVE_INFINITY) return promise;
  const control = new AbortController();
  const { signal } = control;
  const wait = async (): Promise<never> => {
    await pause(Math.max(1, limitMs), undefined, { signal });
    for (let more = pauses; more > 0; more -= 1) await pause(lastWords.ms, undefined, { signal });
    throw new Error('no time was left for it');
  };
  const late = wait();
  // It ends with an error in either case, and that of the loser of the race is nobody's business.
  late.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    control.abort();
  }
}
