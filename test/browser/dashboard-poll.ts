/** Asks again until it is so, with patience: on a busy machine a page takes its time, and no test may depend on that. */
import { expect } from 'vitest';

const patienceMs = 240_000;

export function poll(read: () => unknown): ReturnType<typeof expect.poll> {
  return expect.poll(read, { timeout: patienceMs, interval: 100 });
}
