/**
 * The kinds of robots that a server runs brains for, each with a process of its own. There is a limit, since a stranger can
 * describe a new kind with every hello; and a kind without a robot ends after a while, once its brains are saved.
 */
import { FieldbrainError } from '../kernel/errors.js';
import type { TellEvent } from './events.js';
import type { Flock } from './flock.js';
import type { RobotProfile } from './profile.js';

export interface KindsOptions {
  /** Most kinds at once. */
  readonly most: number;
  /** A kind whose last robot has been gone for so long ends. */
  readonly idleMs: number;
  readonly event: TellEvent;
  /** Starts the brains of a kind. */
  make(profile: RobotProfile): Promise<Flock>;
  /** Ends brains that are saved already, where that was possible. */
  stop(flock: Flock): Promise<unknown>;
}

export class Kinds {
  readonly #options: KindsOptions;
  readonly #made = new Map<string, Promise<Flock>>();
  readonly #running = new Map<string, Flock>();
  /** Kinds whose process has not ended yet. */
  readonly #leaving = new Map<string, Promise<unknown>>();
  /** Since when running kinds have had no robot. */
  readonly #idleSinceMs = new Map<Flock, number>();
  readonly #kept = new Set<string>();
  /** Kinds whose brains are being saved before they end. */
  readonly #saving = new Set<Flock>();
  readonly #timer: NodeJS.Timeout;
  /** Robots refused because there were too many kinds, and kinds that ended because nobody came. */
  readonly counters = { refused: 0, ended: 0 };

  constructor(options: KindsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#look(performance.now()), Math.min(1000, Math.max(20, options.idleMs / 4)));
    this.#timer.unref();
  }

  get running(): readonly Flock[] {
    return [...this.#running.values()];
  }

  /** Kinds that have a process: those that start, run or end. */
  get count(): number {
    return new Set([...this.#made.keys(), ...this.#leaving.keys()]).size;
  }

  get most(): number {
    return this.#options.most;
  }

  find(name: string): Flock | undefined {
    return this.#running.get(name);
  }

  /** A kind that never ends by itself. */
  keep({ name }: RobotProfile): void {
    this.#kept.add(name);
  }

  /** The brains of a kind, started where they are not there yet. Its place is taken before anything is waited for. */
  open(profile: RobotProfile): Promise<Flock> {
    const { name } = profile;
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    if (!this.#leaving.has(name) && this.count >= this.#options.most) {
      this.counters.refused += 1;
      return Promise.reject(this.#full(name));
    }
    const made = this.#start(profile);
    this.#made.set(name, made);
    // A kind of robot whose brains cannot be made may be tried again.
    made.catch(() => this.#made.delete(name));
    return made;
  }

  /** Ends all; `stop` is called with each. */
  async close(stop: (flock: Flock) => Promise<unknown>): Promise<void> {
    clearInterval(this.#timer);
    const end = async (made: Promise<Flock>): Promise<void> => {
      // One that could not be made was told to the robot that wanted it, and has nothing to save.
      const flock = await made.catch(() => undefined);
      if (flock !== undefined) await stop(flock);
    };
    await Promise.all([...[...this.#made.values()].map(end), ...this.#leaving.values()]);
  }

  async #start(profile: RobotProfile): Promise<Flock> {
    const { name } = profile;
    // The process before saves what the new one reads.
    await this.#leaving.get(name);
    const flock = await this.#options.make(profile);
    this.#running.set(name, flock);
    return flock;
  }

  #look(nowMs: number): void {
    for (const [name, flock] of this.#running) {
      const sinceMs = this.#idleSinceMs.get(flock);
      if (this.#saving.has(flock)) continue;
      if (this.#kept.has(name) || !flock.isIdle) this.#idleSinceMs.delete(flock);
      else if (sinceMs === undefined) this.#idleSinceMs.set(flock, nowMs);
      else if (nowMs - sinceMs >= this.#options.idleMs) {
        // It is asked again after as long where it cannot end now.
        this.#idleSinceMs.set(flock, nowMs);
        void this.#end(name, flock);
      }
    }
  }

  async #end(name: string, flock: Flock): Promise<void> {
    const { event, idleMs, stop } = this.#options;
    this.#saving.add(flock);
    try {
      await flock.saveBrains();
    } catch (error) {
      event('warning', 'kind-kept', `brains of ${name} stay although no robot is there: ${(error as Error).message}`);
      return;
    } finally {
      this.#saving.delete(flock);
    }
    // A robot may have come while they were saved.
    if (!flock.isIdle || this.#running.get(name) !== flock) return;
    this.#made.delete(name);
    this.#running.delete(name);
    this.#idleSinceMs.delete(flock);
    this.counters.ended += 1;
    event('info', 'kind-ended', `brains of ${name} ended: no robot of this kind for ${idleMs / 1000} s`);
    const left = stop(flock)
      .catch((error: unknown) => event('error', 'close-failed', `brains of ${name}: ${String(error)}`))
      .finally(() => this.#leaving.delete(name));
    this.#leaving.set(name, left);
  }

  #full(name: string): FieldbrainError {
    const { most, idleMs } = this.#options;
    return new FieldbrainError(
      'out-of-memory',
      `robots: no room for another kind of robot (got ${name} beside ${most} kinds, expected at most ${most}). ` +
        `Come again when one has had no robot for ${idleMs / 1000} s, or start with a larger kinds.most.`,
      { name, most },
    );
  }
}
