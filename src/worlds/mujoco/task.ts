/** What a task makes of a MuJoCo model: first states, observations, rewards and ends. */
import type { EngineData } from './engine.js';

/** A step of a model: positions before it, and what it came to. */
export interface MujocoStep {
  readonly before: readonly number[];
  readonly positions: readonly number[];
  readonly velocities: readonly number[];
  readonly action: readonly number[];
  /** How long it took in the model's own time. */
  readonly seconds: number;
}

/** A model with its task. */
export interface MujocoTask {
  readonly xml: string;
  /** Engine steps in a step of the world. */
  readonly frameSkip: number;
  /** First positions and velocities are uniform within ± this around the model's own … */
  readonly noise: number;
  /** … or velocities normal with this deviation. */
  readonly hasNormalSpeeds: boolean;
  observe(data: EngineData): readonly number[];
  outcome(step: MujocoStep): { readonly reward: number; readonly terminated: boolean };
}
