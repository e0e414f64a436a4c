/** Worlds: tasks that everybody knows, as batches of environments on any device. */

export { type CreateWorldOptions, createWorld } from './create-world.js';
export {
  defineWorld,
  type Environment,
  type EnvironmentStep,
  findWorld,
  type Physics,
  type PhysicsStep,
  type WorldDefinition,
  type WorldOptions,
  worldNames,
} from './definition.js';
export { box, discrete, type Space } from './space.js';
export type { ResetOptions, Values, World, WorldInfo, WorldStep } from './types.js';
