/**
 * What a claim does between repetitions: it lets timers and lines of progress have their turn, and ends where it has been
 * given up. Without it a claim that computes without a pause could be neither watched nor stopped. It is taken outside
 * of what is timed, and not more often than a person can notice.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Which claim is running, as claims do not hand it to everything they call. */
const running = new AsyncLocalStorage<AbortSignal>();

const everyMs = 100;
let takenMs = 0;

/** Does some work that ends with the signal's reason at the first breath after it was aborted. */
export function untilAborted<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return running.run(signal, work);
}

/** Whether the last breath was long ago; asking costs next to nothing. */
export function isBreathDue(): boolean {
  return performance.now() - takenMs > everyMs;
}

/** Lets everything else that waits for this thread go first. */
export async function breathe(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  takenMs = performance.now();
  running.getStore()?.throwIfAborted();
}
