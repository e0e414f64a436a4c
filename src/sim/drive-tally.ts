/**
 * What cars have driven in all of their episodes. A car that is put back begins at zero, so for sums ask after each
 * step. It judges nothing.
 */
import type { VectorEnvironment } from './environment.js';

/** Sums over all cars. */
export interface DriveTotals {
  readonly metres: number;
  readonly collisions: number;
  /** Over one metre at least: a car that does not move touches nothing. */
  readonly collisionsPerMetre: number;
  /** Share of the reachable cells: mean over the episodes that have ended, and over the present ones of cars that had none. */
  readonly coverage: number;
}

export class DriveTally {
  readonly #environment: VectorEnvironment;
  readonly #episodes: Int32Array;
  #metres = 0;
  #collisions = 0;
  #coverage = 0;

  constructor(environment: VectorEnvironment) {
    this.#environment = environment;
    this.#episodes = new Int32Array(environment.robots);
  }

  /** To be called after each step, before the next one puts back whose episode has ended. */
  count(): void {
    const { robots, terminated, truncated, fleet } = this.#environment;
    for (let i = 0; i < robots; i += 1) {
      if (terminated[i] === 0 && truncated[i] === 0) continue;
      this.#episodes[i] += 1;
      this.#metres += fleet.metres[i];
      this.#collisions += fleet.collisions[i];
      this.#coverage += this.#environment.coverage(i);
    }
  }

  totals(): DriveTotals {
    const { robots, terminated, truncated, fleet } = this.#environment;
    let [metres, collisions, coverage, episodes] = [this.#metres, this.#collisions, this.#coverage, 0];
    for (let i = 0; i < robots; i += 1) {
      episodes += Math.max(1, this.#episodes[i]);
      if (this.#episodes[i] === 0) coverage += this.#environment.coverage(i);
      // What has just ended is in the sums.
      if (terminated[i] !== 0 || truncated[i] !== 0) continue;
      metres += fleet.metres[i];
      collisions += fleet.collisions[i];
    }
    const collisionsPerMetre = collisions / Math.max(1, metres);
    return { metres, collisions, collisionsPerMetre, coverage: coverage / episodes };
  }
}
