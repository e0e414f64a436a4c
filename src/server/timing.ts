/** The last thousand times of something, with their quantiles, computed at most once per second: a cycle must not sort. */
const kept = 1000;
const refreshMs = 1000;

export interface Quantiles {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export class Timing {
  readonly #times = new Float64Array(kept);
  #count = 0;
  #quantiles: Quantiles = { p50: 0, p99: 0, max: 0 };
  #refreshedMs = Number.NEGATIVE_INFINITY;
  /** Moments of the last cycles, for the rate. */
  readonly #moments = new Float64Array(64);

  get count(): number {
    return this.#count;
  }

  /** The newest; 0 where there is none. */
  get last(): number {
    return this.#count === 0 ? 0 : this.#times[(this.#count - 1) % kept];
  }

  add(tookMs: number, nowMs: number): void {
    this.#times[this.#count % kept] = tookMs;
    this.#moments[this.#count % this.#moments.length] = nowMs;
    this.#count += 1;
  }

  quantiles(nowMs: number): Quantiles {
    if (nowMs - this.#refreshedMs < refreshMs || this.#count === 0) return this.#quantiles;
    this.#refreshedMs = nowMs;
    const sorted = this.#times.slice(0, Math.min(this.#count, kept)).sort();
    const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
    this.#quantiles = { p50: at(0.5), p99: at(0.99), max: sorted[sorted.length - 1] };
    return this.#quantiles;
  }

  /** How often a second, over the last moments up to two seconds back. */
  hz(nowMs: number): number {
    const most = Math.min(this.#count, this.#moments.length);
    let within = 0;
    let oldest = nowMs;
    for (let back = 1; back <= most; back += 1) {
      const moment = this.#moments[(this.#count - back) % this.#moments.length];
      if (nowMs - moment > 2000) break;
      within += 1;
      oldest = moment;
    }
    return within < 2 ? 0 : (1000 * (within - 1)) / Math.max(1, nowMs - oldest);
  }
}
