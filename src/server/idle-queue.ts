/**
 * Time that cycles leave: where work for those who look on is done. Between a robot's frame and its answer none of it begins;
 * what is asked for meanwhile waits for the answer, and where cycles leave no time at all it waits for a bounded time only. It
 * is done in portions, between which frames are looked for. One thread's affair: it knows no sockets and no child.
 */

/** Work waits for cycles for this long. */
const latestMs = 20;
/** So much at a time; a frame that comes meanwhile waits for no more than that, and for the work that was begun. */
const portionMs = 0.25;

export class IdleQueue {
  readonly #isCycling: () => boolean;
  readonly #waiting: { readonly work: () => void; readonly latestMs: number }[] = [];
  #isAwake = false;
  #timer: NodeJS.Timeout | undefined;

  /** `isCycling` says whether a frame waits for its answer just now. */
  constructor(isCycling: () => boolean) {
    this.#isCycling = isCycling;
  }

  /** Does something small as soon as no cycle waits for this thread. */
  soon(work: () => void): void {
    this.#waiting.push({ work, latestMs: performance.now() + latestMs });
    this.#wake();
  }

  /** A cycle was answered. */
  cycled(): void {
    if (this.#waiting.length > 0) this.#wake();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
  }

  #wake(): void {
    if (this.#isAwake) return;
    this.#isAwake = true;
    setImmediate(() => this.#look());
  }

  #look(): void {
    this.#isAwake = false;
    clearTimeout(this.#timer);
    const endMs = performance.now() + portionMs;
    while (this.#waiting.length > 0) {
      const nowMs = performance.now();
      const waitMs = this.#waiting[0].latestMs - nowMs;
      if (waitMs > 0 && this.#isCycling()) {
        this.#timer = setTimeout(() => this.#look(), waitMs);
        return;
      }
      if (nowMs > endMs) {
        this.#wake();
        return;
      }
      this.#waiting.shift()?.work();
    }
  }
}
