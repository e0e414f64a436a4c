/**
 * The sensor values of one session: one vector with the brain, at most one newer vector behind it. A vector that arrives
 * while both places are taken replaces the newer one. Values that are not finite become 0 and values outside [-10, 10]
 * are brought inside, both counted, because one of them would poison a field. A demonstration and the end of an
 * episode lie with the vector they came with; an end is never dropped: the vector that replaces its own carries it.
 */
export interface MailboxCounters {
  nonFinite: number;
  clamped: number;
  dropped: number;
}

const largest = 10;
/** Bounds of a reward: of old robots, and of those that learn in episodes, whose brains scale it. */
const largestReward = { plain: 1, episodes: 1e6 };

export interface Letter {
  readonly values: Float32Array;
  reward: number | undefined;
  /** What the motors before should have been, NaN where there is no demonstration. It counts only while `isTold`. */
  readonly demonstration: Float32Array;
  isTold: boolean;
  /** Bits of `episodeEnd`. */
  end: number;
  /** The sequence number of a version 3 request. */
  sequence: number;
}

export class Mailbox {
  readonly counters: MailboxCounters = { nonFinite: 0, clamped: 0, dropped: 0 };
  #current: Letter;
  #next: Letter;
  #held = 0;

  /** For vectors of this many sensors, demonstrations for this many motors (0 where none were agreed), and perhaps episodes. */
  constructor(
    sensors: number,
    demonstrations = 0,
    private readonly episodes = false,
  ) {
    this.#current = emptyLetter(sensors, demonstrations);
    this.#next = emptyLetter(sensors, demonstrations);
  }

  /** The vector that the brain works on. */
  get current(): Letter | undefined {
    return this.#held > 0 ? this.#current : undefined;
  }

  /** The vector that waits. */
  get waiting(): Letter | undefined {
    return this.#held > 1 ? this.#next : undefined;
  }

  /**
   * Puts values in: sensors, then perhaps a reward, an end (with episodes) and a demonstration, whose values were checked. Says
   * whether the brain can have them at once, later, or in place of a dropped vector.
   */
  put(values: Float32Array, count: number, sequence: number): 'current' | 'waiting' | 'replaced' {
    const place = this.#held === 0 ? 'current' : this.#held === 1 ? 'waiting' : 'replaced';
    const letter = place === 'current' ? this.#current : this.#next;
    const sensors = letter.values.length;
    for (let i = 0; i < sensors; i += 1) letter.values[i] = this.#clean(values[i], largest);
    const bound = this.episodes ? largestReward.episodes : largestReward.plain;
    letter.reward = count > sensors ? this.#clean(values[sensors], bound) : undefined;
    const told = sensors + (this.episodes ? 2 : 1);
    const kept = place === 'replaced' ? letter.end : 0;
    letter.end = kept | (this.episodes && count >= told ? values[sensors + 1] : 0);
    // A demonstration is about the last answer: one that came before that answer was sent is about another cycle.
    letter.isTold = place === 'current' && count > told && this.#takeDemonstration(letter.demonstration, values, told);
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

  /** False where no motor has a demonstration. A zero has no sign: a recording could not keep it. */
  #takeDemonstration(demonstration: Float32Array, values: Float32Array, from: number): boolean {
    let isTold = false;
    for (let m = 0; m < demonstration.length; m += 1) {
      demonstration[m] = values[from + m] === 0 ? 0 : values[from + m];
      isTold ||= !Number.isNaN(demonstration[m]);
    }
    return isTold;
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

function emptyLetter(sensors: number, demonstrations: number): Letter {
  const [values, demonstration] = [new Float32Array(sensors), new Float32Array(demonstrations)];
  return { values, reward: undefined, demonstration, isTold: false, end: 0, sequence: 0 };
}
