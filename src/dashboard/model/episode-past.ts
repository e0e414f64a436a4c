/** The last episodes of one robot, as its reports tell of them: returns in the order in which they ended. */
import type { EpisodeReport } from '../../brain/types.js';

/** Episodes that are shown. */
export const episodesKept = 120;

export class EpisodePast {
  /** The newest report; undefined while the brain knows no episodes. */
  report: EpisodeReport | undefined;
  readonly #returns: number[] = [];

  get returns(): readonly number[] {
    return this.#returns;
  }

  /** Fewer ended than before means another brain, or a time that was turned back: what is known begins anew. */
  take(report: EpisodeReport | undefined): void {
    const before = this.report?.ended ?? 0;
    this.report = report;
    if (report === undefined || report.ended < before) this.#returns.length = 0;
    if (report === undefined || report.ended === before || report.ended === 0) return;
    this.#returns.push(report.lastReturn);
    if (this.#returns.length > episodesKept) this.#returns.shift();
  }

  /** Points of a line from the oldest to the newest return in a box of this size; '' below two of them. */
  line(width: number, height: number): string {
    if (this.#returns.length < 2) return '';
    const [low, high] = [Math.min(...this.#returns), Math.max(...this.#returns)];
    const step = width / (this.#returns.length - 1);
    const level = (value: number): number => (high > low ? (value - low) / (high - low) : 0.5);
    return this.#returns
      .map((value, at) => `${(at * step).toFixed(1)},${((1 - level(value)) * height).toFixed(1)}`)
      .join(' ');
  }
}
