/** The learning curve as it grows: mean returns over the episodes so far. Kept short: neighbours join where there are many. */

export interface CurvePoint {
  /** Episodes of all brains that had ended at this point, and how many of them it stands for. */
  readonly episodes: number;
  readonly weight: number;
  readonly meanReturn: number;
}

/** Points that are kept at most. */
export const pointsKept = 240;

export class LearningPast {
  #points: CurvePoint[] = [];
  #episodes = 0;

  get points(): readonly CurvePoint[] {
    return this.#points;
  }

  get episodes(): number {
    return this.#episodes;
  }

  take(ended: number, meanReturn: number | null): void {
    if (ended === 0 || meanReturn === null) return;
    this.#episodes += ended;
    this.#points.push({ episodes: this.#episodes, weight: ended, meanReturn });
    if (this.#points.length <= pointsKept) return;
    const joined: CurvePoint[] = [];
    for (let at = 0; at < this.#points.length; at += 2) joined.push(join(this.#points[at], this.#points[at + 1]));
    this.#points = joined;
  }

  /** Mean return of the last episodes: of as few points as hold this many of them, or of all. */
  recent(episodes: number): number {
    let [weight, sum] = [0, 0];
    for (let at = this.#points.length - 1; at >= 0 && weight < episodes; at -= 1) {
      weight += this.#points[at].weight;
      sum += this.#points[at].weight * this.#points[at].meanReturn;
    }
    return sum / weight;
  }
}

function join(first: CurvePoint, second: CurvePoint | undefined): CurvePoint {
  if (second === undefined) return first;
  const weight = first.weight + second.weight;
  const sum = first.weight * first.meanReturn + second.weight * second.meanReturn;
  return { episodes: second.episodes, weight, meanReturn: sum / weight };
}
