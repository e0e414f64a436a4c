/**
 * Pictures of fields for those who asked: each picture that is wanted is taken once, however many watch it, at most as often
 * as the quickest of them asked for, and never while the last one is still under way. A picture takes the brain's time, so it
 * is taken right after a cycle of its robot, when the next one is farthest away, and one at a time: looking on must not make
 * a robot wait. Where a robot leaves less time between two cycles than a picture takes, or another robot's cycle is under way in the
 * same child, few are taken only. Lagging viewers get no frames; slow ones get fewer.
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

/** A viewer: somebody with a name, or a connection that can fall behind. */
export type FieldWatcher = string | { readonly isBehind: boolean; readonly isSlow?: boolean };

interface Watched {
  readonly wish: FieldWish;
  readonly watchers: Map<FieldWatcher, number>;
  takenMs: number;
  /** How long the last one took. */
  tookMs: number;
  isUnderWay: boolean;
}

const tickMs = 20;
/** A robot of which no cycle ended for this long keeps nobody waiting: its pictures are taken at any time. */
const silentMs = 150;
/** Where a robot has to wait for a picture, at least this many of its cycles lie between two: fewer than one in a hundred is longer. */
const cyclesApart = 250;
/** Where only those watch who read slowly: no more than one cycle in a hundred follows a picture. */
const slowCyclesApart = 120;
/** Of the brain's time, at most, for one kind of picture: on a slow machine pictures become rare before cycles become late. */
const mostShare = 0.1;

/** How a robot asks: when it was last answered, and what it leaves between an answer and its next frame. */
interface Rhythm {
  answeredMs: number;
  pauseMs: number;
  /** Since any picture of it, and since one that only those wait for who read slowly. */
  cyclesSince: number;
  cyclesSinceSlow: number;
}

export class Fields {
  readonly #robots: Robots;
  readonly #hub: Hub;
  readonly #watched = new Map<string, Watched>();
  readonly #timer: NodeJS.Timeout;
  readonly #rhythms = new Map<string, Rhythm>();
  /** The last picture of any. */
  #tookMs = 0;
  taken = 0;

  constructor(robots: Robots, hub: Hub) {
    this.#robots = robots;
    this.#hub = hub;
    this.#timer = setInterval(() => this.#look(), tickMs);
    this.#timer.unref();
  }

  /** A watcher's wish for one robot and group replaces its last; 0 Hz ends it. */
  watch(watcher: FieldWatcher, wish: FieldWish): void {
    for (const [key, one] of this.#watched)
      if (one.wish.robot === wish.robot && one.wish.group === wish.group) this.#remove(key, one, watcher);
    if (wish.hz <= 0) return;
    const key = JSON.stringify([wish.robot, wish.group, wish.edge, wish.format]);
    const one = this.#watched.get(key) ?? {
      wish,
      watchers: new Map(),
      takenMs: -Infinity,
      tookMs: this.#tookMs,
      isUnderWay: false,
    };
    one.watchers.set(watcher, wish.hz);
    this.#watched.set(key, one);
  }

  leave(watcher: FieldWatcher): void {
    for (const [key, one] of this.#watched) this.#remove(key, one, watcher);
  }

  /** A cycle of a robot was answered: the one of its pictures that has waited longest is taken, if one is due. */
  cycled(robot: string): void {
    if (this.#watched.size === 0) return;
    const nowMs = performance.now();
    const rhythm = this.#listen(robot, nowMs);
    let next: Watched | undefined;
    for (const one of this.#watched.values()) {
      if (one.wish.robot !== robot) continue;
      if (one.isUnderWay) return;
      if (!this.#isDue(one, nowMs) || (isForSlow(one) && rhythm.cyclesSinceSlow < slowCyclesApart)) continue;
      if (one.takenMs < (next?.takenMs ?? Number.POSITIVE_INFINITY)) next = one;
    }
    if (next === undefined) return;
    const makesWait = next.tookMs > rhythm.pauseMs || this.#isCyclingBeside(robot);
    if (makesWait && rhythm.cyclesSince < cyclesApart) return;
    rhythm.cyclesSince = 0;
    if (isForSlow(next)) rhythm.cyclesSinceSlow = 0;
    void this.#take(next, nowMs);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Another robot's cycle is under way in the same child. */
  #isCyclingBeside(robot: string): boolean {
    const robotSlot = this.#robots.robotSlot(robot);
    return robotSlot !== undefined && this.#robots.poolOf(robotSlot)?.isCyclingBeside(robotSlot) === true;
  }

  #listen(robot: string, nowMs: number): Rhythm {
    const known = this.#rhythms.get(robot);
    const rhythm = known ?? {
      answeredMs: nowMs,
      pauseMs: Number.POSITIVE_INFINITY,
      cyclesSince: 0,
      cyclesSinceSlow: slowCyclesApart,
    };
    if (known === undefined) this.#rhythms.set(robot, rhythm);
    else {
      const pauseMs = (this.#robots.robotSlot(robot)?.arrivedMs ?? nowMs) - rhythm.answeredMs;
      // Shorter counts at once, longer by and by.
      rhythm.pauseMs = Math.min(pauseMs, 1.1 * Math.max(0, rhythm.pauseMs) + 0.1);
      rhythm.answeredMs = nowMs;
      rhythm.cyclesSince += 1;
      rhythm.cyclesSinceSlow += 1;
    }
    return rhythm;
  }

  #remove(key: string, one: Watched, watcher: FieldWatcher): void {
    one.watchers.delete(watcher);
    if (one.watchers.size === 0) this.#watched.delete(key);
  }

  #look(): void {
    const nowMs = performance.now();
    for (const one of this.#watched.values()) {
      const answeredMs = this.#rhythms.get(one.wish.robot)?.answeredMs ?? Number.NEGATIVE_INFINITY;
      if (nowMs - answeredMs > silentMs && !one.isUnderWay && this.#isDue(one, nowMs)) void this.#take(one, nowMs);
    }
  }

  #isDue(one: Watched, nowMs: number): boolean {
    let hz = 0;
    for (const [watcher, wished] of one.watchers)
      if (typeof watcher === 'string' || !watcher.isBehind) hz = Math.max(hz, wished);
    return hz > 0 && nowMs - one.takenMs >= Math.max(1000 / hz - tickMs / 2, one.tookMs / mostShare);
  }

  async #take(one: Watched, nowMs: number): Promise<void> {
    one.takenMs = nowMs;
    const { robot, group, edge, format } = one.wish;
    const robotSlot = this.#robots.robotSlot(robot);
    const pool = robotSlot === undefined ? undefined : this.#robots.poolOf(robotSlot);
    if (robotSlot === undefined || pool === undefined || !pool.holds(robotSlot) || !pool.isRunning(robotSlot)) return;
    one.isUnderWay = true;
    try {
      const picture = await pool.ask({
        kind: 'field',
        batch: robotSlot.batch,
        slot: robotSlot.slot,
        group,
        edge,
        format,
      });
      this.taken += 1;
      one.tookMs = performance.now() - nowMs;
      this.#tookMs = one.tookMs;
      this.#hub.publish({ type: 'field', robot, cycle: robotSlot.cycles, timeMs: Date.now(), group, ...picture });
    } catch {
      // The child was lost meanwhile, which is reported elsewhere; there is no picture now.
    } finally {
      one.isUnderWay = false;
    }
  }
}

/** Everybody who waits for this picture reads slowly. */
function isForSlow({ watchers }: Watched): boolean {
  for (const watcher of watchers.keys())
    if (typeof watcher === 'string' || (!watcher.isBehind && watcher.isSlow !== true)) return false;
  return true;
}
