/** Discrete active inference: models, inference about states, planning, learning. */
export type { ActionChoice } from './agent-shape.js';
export { type ChainOptions, chainModel } from './chain-model.js';
export type { CourseInference } from './course.js';
export { type CueMazeOptions, cueMazeModel } from './cue-maze-model.js';
export { type GridOptions, gridModel } from './grid-model.js';
export {
  inferPomdp,
  inferPomdpOn,
  type PomdpPolicy,
  type PomdpProblem,
  type PomdpReport,
} from './infer-pomdp.js';
export { type LearnedPomdp, learnPomdp, type PomdpEpisode, type PomdpLearning } from './learn-pomdp.js';
export type { LearningRates, LearningSettings } from './learning.js';
export type { PomdpModel } from './model.js';
export { type ReducedModel, reduceModel } from './model-reduction.js';
export type { NestedNumbers } from './nested.js';
export type { PomdpPlanning } from './plan-options.js';
export type { PlanningMethod } from './planning.js';
export {
  createPomdpAgents,
  type PomdpAgentOptions,
  type PomdpAgents,
  type PomdpCounts,
  type PomdpStep,
} from './pomdp-agents.js';
export type { StateInference } from './state-inference.js';
