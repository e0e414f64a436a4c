/** One world of a task and its episodes: what the learner senses, and what came of its motor. */
import { uniformOf } from '../../kernel/noise.js';
import type { Task } from './tasks.js';

/** What is sensed, and what the motor of the cycle before came to. */
export interface Observation {
  readonly sensed: readonly number[];
  readonly reward: number;
  readonly terminated: boolean;
  readonly truncated: boolean;
}

export interface Episode {
  readonly return: number;
  readonly length: number;
}

/** Noise of worlds; brains have streams of their own. */
const stream = 90;

export class TaskWorld {
  /** Episodes that have ended. */
  readonly episodes: Episode[] = [];
  #state: readonly number[] = [];
  #steps = 0;
  #total = 0;
  #running = false;

  constructor(
    private task: Task,
    private readonly seed: number,
  ) {}

  /** Goes on with another task of the same sensors. */
  change(task: Task): void {
    this.task = task;
    this.#running = false;
  }

  /** One cycle: the motor moves the world, or, after an end, a new episode begins and the motor counts for nothing. */
  step(motor: number): Observation {
    const { equations, action } = this.task;
    if (!this.#running) {
      this.#state = equations.begin((element) => uniformOf(this.seed, 0, this.episodes.length, stream, element));
      [this.#steps, this.#total, this.#running] = [0, 0, true];
      return { sensed: equations.observe(this.#state), reward: 0, terminated: false, truncated: false };
    }
    const { state, reward, terminated } = equations.step(this.#state, action(motor));
    this.#state = state;
    this.#steps += 1;
    this.#total += reward;
    const truncated = !terminated && this.#steps >= (equations.limit ?? Number.POSITIVE_INFINITY);
    this.#running = !terminated && !truncated;
    if (!this.#running) this.episodes.push({ return: this.#total, length: this.#steps });
    return { sensed: equations.observe(state), reward, terminated, truncated };
  }
}
