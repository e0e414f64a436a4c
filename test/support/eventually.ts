/** Waiting for what becomes true, with a limit that a machine busy with other work keeps too. */
import { vi } from 'vitest';

const patienceMs = 240_000;

/** Repeats an assertion until it holds. @example await eventually(() => expect(messages).toHaveLength(2)) */
export function eventually<Result>(assertion: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(assertion, { timeout: patienceMs, interval: 20 });
}

/** Looks in every turn of the event loop, so that what it waits for is seen before anything can follow it. */
export async function atOnce(what: string, holds: () => boolean): Promise<void> {
  const startMs = performance.now();
  while (!holds()) {
    if (performance.now() - startMs > patienceMs) throw new Error(`waited in vain: ${what}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
