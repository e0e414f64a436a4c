/**
 * Discrete events: what is planned happens in order of time, and stations serve jobs first come, first served. A station has one
 * or several servers of one queue. Times are in microseconds.
 */

/** A heap of planned jobs by time; a job is a number that means something to the model alone. */
export class Agenda {
  #times = new Float64Array(1024);
  #jobs = new Float64Array(1024);
  #count = 0;

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  plan(atUs: number, job: number): void {
    if (this.#count === this.#times.length) this.#grow();
    let at = this.#count;
    this.#count += 1;
    for (let parent = (at - 1) >> 1; at > 0 && this.#times[parent] > atUs; parent = (at - 1) >> 1) {
      this.#move(parent, at);
      at = parent;
    }
    this.#times[at] = atUs;
    this.#jobs[at] = job;
  }

  /** The earliest; undefined where nothing is planned. */
  next(): { readonly atUs: number; readonly job: number } | undefined {
    if (this.#count === 0) return undefined;
    const first = { atUs: this.#times[0], job: this.#jobs[0] };
    this.#count -= 1;
    const [time, job] = [this.#times[this.#count], this.#jobs[this.#count]];
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.#count) break;
      if (child + 1 < this.#count && this.#times[child + 1] < this.#times[child]) child += 1;
      if (this.#times[child] >= time) break;
      this.#move(child, at);
      at = child;
    }
    this.#times[at] = time;
    this.#jobs[at] = job;
    return first;
  }

  #move(from: number, to: number): void {
    this.#times[to] = this.#times[from];
    this.#jobs[to] = this.#jobs[from];
  }

  #grow(): void {
    const grown = (values: Float64Array): Float64Array<ArrayBuffer> => {
      const more = new Float64Array(2 * values.length);
      more.set(values);
      return more;
    };
    this.#times = grown(this.#times);
    this.#jobs = grown(this.#jobs);
  }
}

/** One queue before equal servers. Jobs must come in order of time. */
export class Station {
  readonly #freeUs: Float64Array;
  busyUs = 0;

  constructor(servers = 1) {
    this.#freeUs = new Float64Array(servers);
  }

  /** When a job that comes now, and takes so long, is done. */
  serve(nowUs: number, tookUs: number): number {
    let first = 0;
    for (let i = 1; i < this.#freeUs.length; i += 1) if (this.#freeUs[i] < this.#freeUs[first]) first = i;
    const doneUs = Math.max(nowUs, this.#freeUs[first]) + tookUs;
    this.#freeUs[first] = doneUs;
    this.busyUs += tookUs;
    return doneUs;
  }
}
