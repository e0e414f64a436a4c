/**
 * Keeps a GPU and the way to it warm between the cycles of a slow robot. A GPU that waits for milliseconds lowers its clock,
 * and what of the host leads to it falls out of the processor's caches: at 50 Hz a cycle takes twice as long as back to back.
 * So a twin of the brain, with memory of its own, has a cycle about every millisecond in which none came. The brain itself is
 * never touched. No cycle of the twin begins while one of the brain runs, right behind one, or when the next is expected; and
 * when none came for a second, it rests too.
 */

/** The ways in which a brain is asked for a cycle: the twin takes the one that was taken last. */
export type CycleWay = 'process' | 'processSync' | 'processBatch' | 'processBatchSync';

/** Milliseconds: between two looks, quiet behind a cycle, distance from the next that is expected, and until it rests. */
export const warmTimes = { look: 1, quiet: 0.5, away: 0.3, rest: 1000 } as const;

export interface WarmParts {
  /** One cycle of the twin. */
  readonly cycle: (way: CycleWay) => undefined | Promise<unknown>;
  /** Frees the twin. */
  readonly close: () => Promise<void>;
  readonly nowMs?: () => number;
}

export class KeepWarm {
  private readonly nowMs: () => number;
  private timer: NodeJS.Timeout | undefined;
  private way: CycleWay = 'process';
  private isCycling = false;
  private began = Number.NaN;
  private ended = Number.NEGATIVE_INFINITY;
  /** Milliseconds from one cycle to the next, the last time. */
  private period = Number.NaN;
  private twin: Promise<unknown> | undefined;
  private isOver = false;

  constructor(private readonly parts: WarmParts) {
    this.nowMs = parts.nowMs ?? (() => performance.now());
  }

  /** A cycle of the brain begins. */
  begins(way: CycleWay): void {
    const now = this.nowMs();
    this.period = now - this.began;
    this.began = now;
    this.way = way;
    this.isCycling = true;
  }

  /** It is over: from here on the twin may run. */
  ends(): void {
    this.isCycling = false;
    this.ended = this.nowMs();
    if (this.isOver || this.timer !== undefined) return;
    this.timer = setInterval(() => this.look(), warmTimes.look);
    // It must not keep a process alive.
    this.timer.unref();
  }

  /** Whether the twin ran, or why it did not: a cycle of its own where nothing speaks against it. */
  look(): boolean {
    const now = this.nowMs();
    if (now - this.ended > warmTimes.rest && !this.isCycling) this.stop();
    const expected = this.began + this.period;
    const isNear = Math.abs(now - expected) < warmTimes.away;
    if (this.timer === undefined || this.isCycling || this.twin !== undefined) return false;
    if (now - this.ended < warmTimes.quiet || isNear) return false;
    try {
      const running = this.parts.cycle(this.way);
      if (running instanceof Promise)
        this.twin = running.catch(() => this.giveUp()).then(() => (this.twin = undefined));
    } catch {
      this.giveUp();
    }
    return true;
  }

  async close(): Promise<void> {
    this.giveUp();
    await this.twin;
    await this.parts.close();
  }

  /** A twin that failed is not tried again; what failed it the brain will meet itself. */
  private giveUp(): void {
    this.isOver = true;
    this.stop();
  }

  private stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
