/** Worlds: tasks that everybody knows, as batches of environments on any device. */

export { portsOf } from './brain-ports.js';
export { type CreateWorldOptions, createWorld } from './create-world.js';
export {
  defineWorld,
  type Environment,
  type EnvironmentStep,
  type EpisodeContext,
  findWorld,
  type Memory,
  type Physics,
  type PhysicsStep,
  type Real,
  type Settled,
  type Table,
  type TakenStep,
  type WorldDefinition,
  type WorldOptions,
  worldNames,
} from './definition.js';
export {
  createPomdpLoop,
  type PomdpLoop,
  type PomdpLoopOptions,
  type PomdpRun,
} from './discrete/agent-loop.js';
export { createLoop, type LoopOptions } from './loop.js';
export type { Evaluation, LivedCycle, Loop } from './loop-types.js';
export { box, discrete, type Space } from './space.js';
export type { CurvePoint, MeasureSummary, RunSummary } from './summary.js';
export {
  type Trained,
  type TrainedBy,
  type TrainOptions,
  type TrainProgress,
  type TrainRecorder,
  type TrainReport,
  train,
} from './train.js';
export type { ResetOptions, Values, World, WorldInfo, WorldStep } from './types.js';
export type { RoomOutline, TrainNews, TrainViewer } from './watch.js';
