/**
 * Which robots of a worker are still there: each has said something lately, or its gateway has. One that has left, or was silent
 * for too long, may go; one that has left goes first when its place is needed. No timers and no messages: times come in.
 */

/** A gateway says this often that a robot without frames is still connected: one that is stopped, or one that is slow. */
export const hereMs = 5000;

interface Seen {
  readonly atMs: number;
  readonly hasLeft: boolean;
}

export class Presence {
  readonly #awayMs: number;
  readonly #seen = new Map<string, Seen>();

  /** A robot that is away for this long may go. */
  constructor(awayMs: number) {
    this.#awayMs = awayMs;
  }

  heard(robot: string, nowMs: number): void {
    this.#seen.set(robot, { atMs: nowMs, hasLeft: false });
  }

  left(robot: string, nowMs: number): void {
    this.#seen.set(robot, { atMs: nowMs, hasLeft: true });
  }

  forget(robot: string): void {
    this.#seen.delete(robot);
  }

  /** It has been heard, or has left, since it was forgotten. */
  knows(robot: string): boolean {
    return this.#seen.has(robot);
  }

  /** True from the moment it said so until it is heard again. */
  hasLeft(robot: string): boolean {
    return this.#seen.get(robot)?.hasLeft === true;
  }

  /** Robots are here, and none of them was heard for this long. */
  isQuiet(nowMs: number, quietMs: number): boolean {
    const here = [...this.#seen.values()].filter(({ hasLeft }) => !hasLeft);
    return here.length > 0 && here.every(({ atMs }) => nowMs - atMs >= quietMs);
  }

  isAway(robot: string, nowMs: number): boolean {
    const seen = this.#seen.get(robot);
    return seen !== undefined && nowMs - seen.atMs >= this.#awayMs;
  }

  /** Robots that may go: their time is over. */
  away(nowMs: number): readonly string[] {
    return [...this.#seen.keys()].filter((robot) => this.isAway(robot, nowMs));
  }

  /** The robot that left first of those that have left. */
  get longestGone(): string | undefined {
    let found: readonly [string, number] | undefined;
    for (const [robot, { atMs, hasLeft }] of this.#seen)
      if (hasLeft && (found === undefined || atMs < found[1])) found = [robot, atMs];
    return found?.[0];
  }
}
