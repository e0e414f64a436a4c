/**
 * The kinds of robots that a server runs brains for, each with a process of its own. There is a limit, since a stranger can
 * describe a new kind with every hello; and a kind without a robot ends after a while, once its brains are saved.
 */
import { FieldbrainError } from '../kernel/errors.js';
import type { BrainPool } from './brain-pool.js';
import type { TellEvent } from './events.js';
import type { RobotProfile } from './profile.js';

export interface KindsOptions {
  /** Most kinds at once. */
  readonly most: number;
  /** A kind whose last robot has been gone for this long ends. */
  readonly idleMs: number;
  readonly event: TellEvent;
  /** Starts the brains of a kind. */
  make(profile: RobotProfile): Promise<BrainPool>;
  /** Ends brains that are saved already, where that was possible. */
  stop(pool: BrainPool): Promise<unknown>;
}

export class Kinds {
  readonly #options: KindsOptions;
  readonly #made = new Map<string, Promise<BrainPool>>();
  readonly #running = new Map<string, BrainPool>();
  /** Kinds whose process has not ended yet. */
  readonly #leaving = new Map<string, Promise<unknown>>();
  /** Since when running kinds have had no robot. */
  readonly #idleSinceMs = new Map<BrainPool, number>();
  readonly #kept = new Set<string>();
  /** Kinds whose brains are being saved before they end. */
  readonly #saving = new Set<BrainPool>();
  readonly #timer: NodeJS.Timeout;
  /** Robots refused because there were too many kinds, and kinds that ended because nobody came. */
  readonly counters = { refused: 0, ended: 0 };

  constructor(options: KindsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.#look(performance.now()), Math.min(1000, Math.max(20, options.idleMs / 4)));
    this.#timer.unref();
  }

  get running(): readonly BrainPool[] {
    return [...this.#running.values()];
  }

  /** Kinds that have a process: those that start, run or end. */
  get count(): number {
    return new Set([...this.#made.keys(), ...this.#leaving.keys()]).size;
  }

  get most(): number {
    return this.#options.most;
  }

  find(name: string): BrainPool | undefined {
    return this.#running.get(name);
  }

  /** A kind that never ends by itself. */
  keep({ name }: RobotProfile): void {
    this.#kept.add(name);
  }

  /** The brains of a kind, started where they are not there yet. Its place is taken before anything is waited for. */
  open(profile: RobotProfile): Promise<BrainPool> {
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
  async close(stop: (pool: BrainPool) => Promise<unknown>): Promise<void> {
    clearInterval(this.#timer);
    const end = async (made: Promise<BrainPool>): Promise<void> => {
      // One that could not be made was told to the robot that wanted it, and has nothing to save.
      const pool = await made.catch(() => undefined);
      if (pool !== undefined) await stop(pool);
    };
    await Promise.all([...[...this.#made.values()].map(end), ...this.#leaving.values()]);
  }

  async #start(profile: RobotProfile): Promise<BrainPool> {
    const { name } = profile;
    // The process before saves what the new one reads.
    await this.#leaving.get(name);
    const pool = await this.#options.make(profile);
    this.#running.set(name, pool);
    return pool;
  }

  #look(nowMs: number): void {
    for (const [name, pool] of this.#running) {
      const sinceMs = this.#idleSinceMs.get(pool);
      if (this.#saving.has(pool)) continue;
      if (this.#kept.has(name) || !pool.isIdle) this.#idleSinceMs.delete(pool);
      else if (sinceMs === undefined) this.#idleSinceMs.set(pool, nowMs);
      else if (nowMs - sinceMs >= this.#options.idleMs) {
        // It is asked again after as long where it cannot end now.
        this.#idleSinceMs.set(pool, nowMs);
        void this.#end(name, pool);
      }
    }
  }

  async #end(name: string, pool: BrainPool): Promise<void> {
    const { event, idleMs, stop } = this.#options;
    this.#saving.add(pool);
    try {
      await pool.saveBrains();
    } catch (error) {
      event('warning', 'kind-kept', `brains of ${name} stay although no robot is there: ${(error as Error).message}`);
      return;
    } finally {
      this.#saving.delete(pool);
    }
    // A robot may have come while they were saved.
    if (!pool.isIdle || this.#running.get(name) !== pool) return;
    this.#made.delete(name);
    this.#running.delete(name);
    this.#idleSinceMs.delete(pool);
    this.counters.ended += 1;
    event('info', 'kind-ended', `brains of ${name} ended: no robot of this kind for ${idleMs / 1000} s`);
    const left = stop(pool)
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
