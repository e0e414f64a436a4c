/**
 * Adaptive quality: watches how long cycles take and says which level they should run at. Up a level when the 95th
 * percentile of the last hundred cycles is above the budget, down when it is under half of it, and at least a hundred
 * cycles between two changes. It knows nothing of what a level leaves out.
 */
import type { QualityChange } from './types.js';

export const lowestQuality = 4;
const window = 100;

export class QualityControl {
  readonly changes: QualityChange[] = [];
  private readonly times = new Float64Array(window);
  private noted = 0;
  private level = 0;

  constructor(private readonly budgetMs: number) {}

  note(tookMs: number): void {
    this.times[this.noted % window] = tookMs;
    this.noted += 1;
  }

  /** Notes a cycle and gives the level for the next one. */
  next(tookMs: number, cycle: number): number {
    this.note(tookMs);
    if (this.noted < window) return this.level;
    const sorted = Float64Array.from(this.times).sort();
    const p95Ms = sorted[Math.ceil(window * 0.95) - 1];
    const up = p95Ms > this.budgetMs && this.level < lowestQuality;
    const down = p95Ms < this.budgetMs / 2 && this.level > 0;
    if (!up && !down) return this.level;
    const to = up ? this.level + 1 : this.level - 1;
    this.changes.push({ cycle, from: this.level, to, p95Ms, budgetMs: this.budgetMs });
    this.level = to;
    this.noted = 0;
    return this.level;
  }
}

/** What a level of quality leaves out. */
export interface QualityPlan {
  readonly candidates: number;
  readonly recallEvery: number;
  readonly halfStorage: boolean;
}

/** 0 full; 1 half the planner's candidates; 2 recall in every fourth cycle; 3 no planner; 4 16-bit storage. */
export function planQuality(level: number, candidates: number): QualityPlan {
  return {
    candidates: level >= 3 ? 0 : level >= 1 ? Math.ceil(candidates / 2) : candidates,
    recallEvery: level >= 2 ? 4 : 1,
    halfStorage: level >= 4,
  };
}
