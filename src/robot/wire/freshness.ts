/**
 * Whether a version 3 message is new and recent. Sequence numbers must rise. Ages are judged without a common clock: the
 * smallest difference seen between our clock and the sender's stamp is the link at its quickest, and a message that took
 * much longer than that is stale. The baseline creeps by 200 parts in a million, more than two quartz clocks drift apart.
 */
const creep = 200e-6;

export type Verdict = 'fresh' | 'replayed' | 'stale';

export class Freshness {
  readonly #oldestUs: number;
  #sequence = -1;
  #baselineUs = Number.POSITIVE_INFINITY;
  #baselineAtUs = 0;

  constructor(oldestMs: number) {
    this.#oldestUs = oldestMs * 1000;
  }

  /** Judges a message and remembers it where it is not a replay. */
  judge(sequence: number, stampUs: number, nowUs: number): Verdict {
    if (sequence <= this.#sequence) return 'replayed';
    this.#sequence = sequence;
    const difference = nowUs - stampUs;
    const baseline = this.#baselineUs + creep * Math.max(0, nowUs - this.#baselineAtUs);
    if (difference <= baseline) {
      this.#baselineUs = difference;
      this.#baselineAtUs = nowUs;
      return 'fresh';
    }
    return difference - baseline > this.#oldestUs ? 'stale' : 'fresh';
  }
}
