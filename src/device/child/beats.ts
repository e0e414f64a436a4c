/**
 * The parent's ear for a child's beats: how long the child has shown no sign of life. Time in which the parent itself stood
 * still does not count, as beats may have come meanwhile that it has not read yet.
 */
import type { ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { beatDescriptor } from './guard.js';

/** Until the first beat: a new process takes a while, more on a busy machine. */
export const bootMs = 30_000;
/** However soon a cycle counts as hung: a busy machine delays threads, too. */
export const leastSilenceMs = 1000;
/** What one look may add at most. */
const longestLookMs = 100;

export class Beats {
  #silentMs = 0;
  #lookedMs = performance.now();
  #hasBegun = false;

  constructor(child: ChildProcess) {
    const pipe = child.stdio[beatDescriptor] as Socket | undefined;
    pipe?.on('error', () => undefined);
    pipe?.on('data', () => {
      this.#hasBegun = true;
      this.#silentMs = 0;
    });
    pipe?.unref();
  }

  /** Any other sign of life, and whenever nothing is asked of the child. */
  heard(): void {
    this.#silentMs = 0;
  }

  /** Call it every few hundredths of a second. Says how long the child was silent where that is too long. */
  silence(mostMs: number, nowMs = performance.now()): number | undefined {
    this.#silentMs += Math.min(nowMs - this.#lookedMs, longestLookMs);
    this.#lookedMs = nowMs;
    const allowedMs = this.#hasBegun ? Math.max(mostMs, leastSilenceMs) : bootMs;
    return this.#silentMs > allowedMs ? allowedMs : undefined;
  }
}
