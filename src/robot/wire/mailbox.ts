/**
 * The sensor values of one session: one vector with the brain, at most one newer vector behind it. A vector that arrives
 * while both places are taken replaces the newer one. Values that are not finite become 0 and values outside [-10, 10]
 * are brought inside, both counted, because one of them would poison a field.
 */
export interface MailboxCounters {
  nonFinite: number;
  clamped: number;
  dropped: number;
}

const largest = 10;

export interface Letter {
  readonly values: Float32Array;
  reward: number | undefined;
  /** The sequence number of a version 3 request. */
  sequence: number;
}

export class Mailbox {
  readonly counters: MailboxCounters = { nonFinite: 0, clamped: 0, dropped: 0 };
  #current: Letter;
  #next: Letter;
  #held = 0;

  constructor(sensors: number) {
    this.#current = { values: new Float32Array(sensors), reward: undefined, sequence: 0 };
    this.#next = { values: new Float32Array(sensors), reward: undefined, sequence: 0 };
  }

  /** The vector that the brain works on. */
  get current(): Letter | undefined {
    return this.#held > 0 ? this.#current : undefined;
  }

  /** The vector that waits. */
  get waiting(): Letter | undefined {
    return this.#held > 1 ? this.#next : undefined;
  }

  /** Puts S or S+1 values in; says whether the brain can have them at once, later, or in place of a dropped vector. */
  put(values: Float32Array, count: number, sequence: number): 'current' | 'waiting' | 'replaced' {
    const place = this.#held === 0 ? 'current' : this.#held === 1 ? 'waiting' : 'replaced';
    const letter = place === 'current' ? this.#current : this.#next;
    const sensors = letter.values.length;
    for (let i = 0; i < sensors; i += 1) letter.values[i] = this.#clean(values[i], largest);
    letter.reward = count > sensors ? this.#clean(values[sensors], 1) : undefined;
    letter.sequence = sequence;
    if (place === 'replaced') this.counters.dropped += 1;
    else this.#held += 1;
    return place;
  }

  /** The brain is done with its vector; gives the next one, if any. */
  advance(): Letter | undefined {
    if (this.#held === 0) return undefined;
    this.#held -= 1;
    if (this.#held === 0) return undefined;
    const done = this.#current;
    this.#current = this.#next;
    this.#next = done;
    return this.#current;
  }

  #clean(value: number, bound: number): number {
    if (!Number.isFinite(value)) {
      this.counters.nonFinite += 1;
      return 0;
    }
    if (value >= -bound && value <= bound) return value;
    this.counters.clamped += 1;
    return value < 0 ? -bound : bound;
  }
}
