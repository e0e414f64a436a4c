/**
 * Pictures of fields for those who asked: each picture that is wanted is taken once, however many watch it, at most as often
 * as the quickest of them asked for, and never while the last one is still under way.
 */
import type { Hub } from './hub.js';
import type { Robots } from './robots.js';
import type { FieldGroup } from './telemetry.js';

export interface FieldWish {
  readonly robot: string;
  readonly group: FieldGroup;
  readonly edge: number;
  readonly format: 'u8' | 'f32';
  readonly hz: number;
}

interface Watched {
  readonly wish: FieldWish;
  readonly watchers: Map<unknown, number>;
  takenMs: number;
  isUnderWay: boolean;
}

const tickMs = 20;

export class Fields {
  readonly #robots: Robots;
  readonly #hub: Hub;
  readonly #watched = new Map<string, Watched>();
  readonly #timer: NodeJS.Timeout;
  taken = 0;

  constructor(robots: Robots, hub: Hub) {
    this.#robots = robots;
    this.#hub = hub;
    this.#timer = setInterval(() => this.#look(), tickMs);
    this.#timer.unref();
  }

  /** A watcher's wish for one robot and group replaces its last; 0 Hz ends it. */
  watch(watcher: unknown, wish: FieldWish): void {
    for (const [key, one] of this.#watched)
      if (one.wish.robot === wish.robot && one.wish.group === wish.group) this.#remove(key, one, watcher);
    if (wish.hz <= 0) return;
    const key = JSON.stringify([wish.robot, wish.group, wish.edge, wish.format]);
    const one = this.#watched.get(key) ?? { wish, watchers: new Map(), takenMs: -Infinity, isUnderWay: false };
    one.watchers.set(watcher, wish.hz);
    this.#watched.set(key, one);
  }

  leave(watcher: unknown): void {
    for (const [key, one] of this.#watched) this.#remove(key, one, watcher);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #remove(key: string, one: Watched, watcher: unknown): void {
    one.watchers.delete(watcher);
    if (one.watchers.size === 0) this.#watched.delete(key);
  }

  #look(): void {
    const nowMs = performance.now();
    for (const one of this.#watched.values()) {
      const hz = Math.max(...one.watchers.values());
      if (one.isUnderWay || nowMs - one.takenMs < 1000 / hz - tickMs / 2) continue;
      one.takenMs = nowMs;
      void this.#take(one);
    }
  }

  async #take(one: Watched): Promise<void> {
    const { robot, group, edge, format } = one.wish;
    const seat = this.#robots.seat(robot);
    const flock = seat === undefined ? undefined : this.#robots.flockOf(seat);
    if (seat === undefined || flock === undefined || !flock.holds(seat) || flock.supervisor.state !== 'running') return;
    one.isUnderWay = true;
    try {
      const picture = await flock.ask({ kind: 'field', pen: seat.pen, slot: seat.slot, group, edge, format });
      this.taken += 1;
      this.#hub.publish({ type: 'field', robot, cycle: seat.cycles, timeMs: Date.now(), group, ...picture });
    } catch {
      // The child was lost meanwhile, which is told elsewhere; there is no picture now.
    } finally {
      one.isUnderWay = false;
    }
  }
}
