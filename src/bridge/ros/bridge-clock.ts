/**
 * How old a message was when it arrived, without trusting the robot's clock. The stamp of the bridge and our own clock differ
 * by an unknown offset plus the delay; the smallest difference of the last seconds stands for no delay, and what is more is
 * lateness. A clock that jumps ahead shows no lateness; one that jumps back looks late until the window has passed, so the
 * robot stands meanwhile. Its other use is the robot's time now, for the stamps of commands.
 */
const windowMs = 4000;

export class BridgeClock {
  /** The smallest difference in this half of the window and in the one before. */
  #now = Number.POSITIVE_INFINITY;
  #before = Number.POSITIVE_INFINITY;
  #turnedMs = Number.NEGATIVE_INFINITY;
  #lastNs = 0n;
  #lastMs = Number.NaN;

  /** Tells of a message and gives how late it came, in milliseconds. */
  hear(timeNs: bigint, nowMs: number): number {
    this.#lastNs = timeNs;
    this.#lastMs = nowMs;
    const difference = nowMs - Number(timeNs) / 1e6;
    if (nowMs - this.#turnedMs > windowMs / 2) {
      this.#before = nowMs - this.#turnedMs > windowMs ? Number.POSITIVE_INFINITY : this.#now;
      this.#now = Number.POSITIVE_INFINITY;
      this.#turnedMs = nowMs;
    }
    this.#now = Math.min(this.#now, difference);
    return difference - Math.min(this.#now, this.#before);
  }

  /** The robot's time, in nanoseconds; the wall clock before the first message. */
  robotTimeNs(nowMs: number): bigint {
    if (Number.isNaN(this.#lastMs)) return BigInt(Date.now()) * 1_000_000n;
    return this.#lastNs + BigInt(Math.round((nowMs - this.#lastMs) * 1e6));
  }
}
