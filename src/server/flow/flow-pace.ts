/**
 * When the thread that estimates information flow may run: in the time that cycles leave, and for a tenth of a core's time. The
 * server says after each answer until when it expects no frame; the thread looks between small portions of its work, and waits
 * where a frame is due. Both sides stand here, since they share one cell of memory.
 */

/** Of a core's time, at most. */
const share = 0.1;
/**
 * The thread runs for about this long before it rests, so that it comes into few gaps: a cycle after it finds caches cold.
 * What it saves up while it waits for work or gaps is bounded.
 */
const [runMs, mostCreditMs] = [2, 5];
/** A portion takes a fraction of a millisecond; one that took longer than this was held up by others, and pays for no more. */
const longestPortionMs = 5;
/** Ahead of the frame that is expected: a portion that was begun ends in time. */
const marginMs = 0.5;
/**
 * A gap is waited for no longer than this, and where cycles leave none, the thread runs for this long after each wait: a machine
 * that keeps up badly slows an estimate down, and does not keep it for ever.
 */
const [latestMs, withoutGapMs] = [20, 1];
/** A robot that was not answered for this long is not waited for. */
const silentMs = 150;

/** The server's side: learns how long robots leave it alone, from when their frames come. */
export class CycleGaps {
  /** Nanoseconds of `process.hrtime`; 0 before the first cycle. */
  readonly shared = new SharedArrayBuffer(8);
  readonly #until = new BigInt64Array(this.shared);
  #answeredMs: number | undefined;
  #gapMs = Number.POSITIVE_INFINITY;

  /** A frame that came at `arrivedMs` was answered now. */
  cycled(arrivedMs: number, nowMs = performance.now(), nowNs = process.hrtime.bigint()): void {
    // Shorter counts at once, longer by and by.
    if (this.#answeredMs !== undefined)
      this.#gapMs = Math.min(arrivedMs - this.#answeredMs, 1.1 * Math.max(0, this.#gapMs) + 0.1);
    this.#answeredMs = nowMs;
    const freeMs = Math.min(silentMs, Math.max(0, this.#gapMs - marginMs));
    Atomics.store(this.#until, 0, nowNs + BigInt(Math.round(1e6 * freeMs)));
    Atomics.notify(this.#until, 0);
  }
}

/** Time as the thread sees it; another for tests. */
export interface PaceClock {
  nowNs(): bigint;
  sleep(ms: number): void;
  /** Until the cell holds another value, or for that long. */
  wait(cell: BigInt64Array, value: bigint, ms: number): void;
}

const own = new Int32Array(new SharedArrayBuffer(4));
const threadClock: PaceClock = {
  nowNs: () => process.hrtime.bigint(),
  sleep: (ms) => void Atomics.wait(own, 0, 0, ms),
  wait: (cell, value, ms) => void Atomics.wait(cell, 0, value, ms),
};

/** The thread's side. */
export class FlowPace {
  readonly #until: BigInt64Array;
  readonly #clock: PaceClock;
  #creditMs = 0;
  #paidNs: bigint;
  #startNs: bigint;
  /** Until then no gap is looked for. */
  #freeUntilNs = 0n;

  constructor(shared: SharedArrayBuffer, clock: PaceClock = threadClock) {
    this.#until = new BigInt64Array(shared);
    this.#clock = clock;
    this.#paidNs = clock.nowNs();
    this.#startNs = this.#paidNs;
  }

  /** Work begins: what went before was no work. */
  begin(): void {
    this.#startNs = this.#clock.nowNs();
  }

  /** Between two portions of work: returns when the next may begin. */
  pause(): void {
    const nowNs = this.#clock.nowNs();
    this.#creditMs = Math.min(mostCreditMs, this.#creditMs + share * msBetween(this.#paidNs, nowNs));
    this.#creditMs -= Math.min(longestPortionMs, msBetween(this.#startNs, nowNs));
    this.#paidNs = nowNs;
    if (this.#creditMs < 0) this.#clock.sleep((runMs - this.#creditMs) / share);
    this.#waitForGap();
    this.begin();
  }

  #waitForGap(): void {
    const until = Atomics.load(this.#until, 0);
    const nowNs = this.#clock.nowNs();
    const lateMs = msBetween(until, nowNs);
    if (until === 0n || lateMs < 0 || lateMs > silentMs || nowNs < this.#freeUntilNs) return;
    this.#clock.wait(this.#until, until, latestMs);
    const afterNs = this.#clock.nowNs();
    if (Atomics.load(this.#until, 0) <= afterNs) this.#freeUntilNs = afterNs + BigInt(1e6 * withoutGapMs);
  }
}

function msBetween(fromNs: bigint, toNs: bigint): number {
  return Number(toNs - fromNs) / 1e6;
}
