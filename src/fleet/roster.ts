/**
 * The workers that a gateway hears, by their beats. A worker that missed three is silent and loses its robots, and so does one that
 * says that it does not hear its own; a stall of our own, or of our link, is not taken for the silence of others. Placement goes to the worker with the smallest share of its
 * capacity in use. No timers and no messages: times come in.
 */

/** Workers beat this often. */
export const beatMs = 200;
/** A worker that has not been heard for this long has missed three beats. */
export const silentMs = 3 * beatMs + beatMs / 2;

/** What a worker says of itself. */
export interface Beat {
  readonly worker: string;
  /** Changes when its process is started again. */
  readonly life: string;
  readonly robots: number;
  readonly capacity: number;
  /** It gives its robots away and takes no more. */
  readonly draining: boolean;
  /** Its last beats that it has not heard itself: three, and what is said to it does not arrive. */
  readonly unheard?: number;
}

/** A worker that has not heard this many of its own beats is deaf: it is there, and of no use. */
const deafBeats = 3;

interface Heard {
  beat: Beat;
  /** By our own waking time. */
  atMs: number;
}

export class Roster {
  readonly #heard = new Map<string, Heard>();
  /** Robots sent to a worker since its last beat, which do not show in it yet. */
  readonly #sent = new Map<string, number>();
  #lookedMs: number;
  /** Time that we ourselves stood still, which nobody's silence counts. */
  #stalledMs = 0;
  /** By our own waking time: when we began to listen. */
  #listeningMs: number;

  constructor(nowMs: number) {
    this.#lookedMs = nowMs;
    this.#listeningMs = nowMs;
  }

  hear(beat: Beat, nowMs: number): void {
    this.look(nowMs);
    this.#heard.set(beat.worker, { beat, atMs: this.#waking(nowMs) });
    this.#sent.delete(beat.worker);
  }

  /** Call this at least every `beatMs`: a longer pause is a stall of ours. */
  look(nowMs: number): void {
    const pauseMs = nowMs - this.#lookedMs;
    if (pauseMs > 2 * beatMs) this.#stalledMs += pauseMs - beatMs;
    this.#lookedMs = nowMs;
  }

  /** Our own link was away: silence counts from now on. */
  excuse(nowMs: number): void {
    this.look(nowMs);
    this.#listeningMs = this.#waking(nowMs);
  }

  isAlive(worker: string, nowMs: number): boolean {
    const heard = this.#heard.get(worker);
    if (heard === undefined || (heard.beat.unheard ?? 0) >= deafBeats) return false;
    return this.#waking(nowMs) - Math.max(heard.atMs, this.#listeningMs) <= silentMs;
  }

  /** Workers were heard, and none is any more. */
  isDeserted(nowMs: number): boolean {
    return this.#heard.size > 0 && this.workers(nowMs).length === 0;
  }

  /** Which process of this name was heard last. */
  lifeOf(worker: string): string | undefined {
    return this.#heard.get(worker)?.beat.life;
  }

  isDraining(worker: string): boolean {
    return this.#heard.get(worker)?.beat.draining === true;
  }

  /** True while a worker that has never been heard may still be there: we have not listened for long enough. */
  isNew(nowMs: number): boolean {
    return this.#waking(nowMs) - this.#listeningMs <= silentMs;
  }

  /** The worker for another robot, or undefined where none has room. */
  choose(nowMs: number, except: ReadonlySet<string> = new Set()): string | undefined {
    const load = ({ worker, robots, capacity }: Beat): number =>
      (robots + (this.#sent.get(worker) ?? 0)) / Math.max(1, capacity);
    const [best] = this.workers(nowMs)
      .filter(({ worker, draining }) => !draining && !except.has(worker))
      .filter((beat) => load(beat) < 1)
      .sort((one, other) => load(one) - load(other) || (one.worker < other.worker ? -1 : 1));
    if (best !== undefined) this.#sent.set(best.worker, (this.#sent.get(best.worker) ?? 0) + 1);
    return best?.worker;
  }

  /** Those that are heard. */
  workers(nowMs: number): readonly Beat[] {
    return [...this.#heard.values()].map(({ beat }) => beat).filter(({ worker }) => this.isAlive(worker, nowMs));
  }

  #waking(nowMs: number): number {
    return nowMs - this.#stalledMs;
  }

  /** Forgets workers that have been silent for an hour, so that names that come and go do not pile up. */
  sweep(nowMs: number): void {
    for (const [worker, { atMs }] of this.#heard)
      if (this.#waking(nowMs) - atMs > 3_600_000) this.#heard.delete(worker);
  }
}
