/**
 * The past of one robot, in columns of fixed length: pushing allocates nothing, the oldest moment makes room for the newest.
 * A moment is found by its time. Pictures (field, camera) are kept in shorter rings beside it.
 */
import { type Moment, type Track, tracks } from './moment.js';

/** Ten minutes at 20 Hz. */
export const momentsKept = 12_000;

export class History {
  readonly capacity: number;
  readonly sensorCount: number;
  readonly motorCount: number;
  /** Moments kept now. */
  length = 0;
  readonly #times: Float64Array;
  readonly #cycles: Float64Array;
  readonly #columns: Readonly<Record<Track, Float32Array>>;
  readonly #sensors: Float32Array;
  readonly #motors: Float32Array;
  readonly #modes: string[];
  #next = 0;

  constructor(sensorCount: number, motorCount: number, capacity = momentsKept) {
    this.capacity = capacity;
    this.sensorCount = sensorCount;
    this.motorCount = motorCount;
    this.#times = new Float64Array(capacity);
    this.#cycles = new Float64Array(capacity);
    this.#columns = Object.fromEntries(tracks.map((name) => [name, new Float32Array(capacity)])) as Record<
      Track,
      Float32Array
    >;
    this.#sensors = new Float32Array(capacity * sensorCount);
    this.#motors = new Float32Array(capacity * motorCount);
    this.#modes = new Array(capacity).fill('');
  }

  /** Takes a moment in; one that is older than the newest means that time was turned back, and all later is dropped. */
  push(moment: Moment): void {
    while (this.length > 0 && this.timeAt(this.length - 1) >= moment.timeMs) this.#dropNewest();
    const at = this.#next;
    this.#times[at] = moment.timeMs;
    this.#cycles[at] = moment.cycle;
    for (const name of tracks) this.#columns[name][at] = moment.values[name] ?? Number.NaN;
    for (let i = 0; i < this.sensorCount; i += 1)
      this.#sensors[at * this.sensorCount + i] = moment.sensors[i] ?? Number.NaN;
    for (let i = 0; i < this.motorCount; i += 1)
      this.#motors[at * this.motorCount + i] = moment.motors[i] ?? Number.NaN;
    this.#modes[at] = moment.mode;
    this.#next = (at + 1) % this.capacity;
    this.length = Math.min(this.capacity, this.length + 1);
  }

  /** Time of moment `index`, 0 the oldest. */
  timeAt(index: number): number {
    return this.#times[this.#slot(index)];
  }

  cycleAt(index: number): number {
    return this.#cycles[this.#slot(index)];
  }

  modeAt(index: number): string {
    return this.#modes[this.#slot(index)];
  }

  valueAt(name: Track, index: number): number {
    return this.#columns[name][this.#slot(index)];
  }

  sensorAt(sensor: number, index: number): number {
    return this.#sensors[this.#slot(index) * this.sensorCount + sensor];
  }

  motorAt(motor: number, index: number): number {
    return this.#motors[this.#slot(index) * this.motorCount + motor];
  }

  /** The last moment not after `timeMs`; 0 where all are later, −1 where there is none. */
  indexAt(timeMs: number): number {
    if (this.length === 0) return -1;
    let [low, high] = [0, this.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.timeAt(middle) <= timeMs) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #slot(index: number): number {
    return (this.#next - this.length + index + 2 * this.capacity) % this.capacity;
  }

  #dropNewest(): void {
    this.#next = (this.#next - 1 + this.capacity) % this.capacity;
    this.length -= 1;
  }
}

/**
 * Pictures of one kind, found by time. The newest are all kept; among the older half, the one whose neighbours stand nearest
 * makes room, so that the past is covered as far as it reaches, the more thinly the older it is.
 */
export class Pictures<Frame extends { readonly timeMs: number }> {
  readonly #frames: Frame[] = [];
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  push(frame: Frame): void {
    while (this.#frames.length > 0 && this.#frames[this.#frames.length - 1].timeMs >= frame.timeMs) this.#frames.pop();
    this.#frames.push(frame);
    if (this.#frames.length > this.#capacity) this.#frames.splice(this.#leastMissed(), 1);
  }

  #leastMissed(): number {
    let [found, smallest] = [0, Number.POSITIVE_INFINITY];
    for (let at = 1; at < this.#capacity / 2; at += 1) {
      const gap = this.#frames[at + 1].timeMs - this.#frames[at - 1].timeMs;
      if (gap < smallest) [found, smallest] = [at, gap];
    }
    return found;
  }

  get newest(): Frame | undefined {
    return this.#frames[this.#frames.length - 1];
  }

  /** The picture that was up at that time: the last not after it, or the first of all. */
  at(timeMs: number): Frame | undefined {
    let found = this.#frames[0];
    for (const frame of this.#frames) {
      if (frame.timeMs > timeMs) break;
      found = frame;
    }
    return found;
  }
}
