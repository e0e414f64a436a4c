/**
 * fieldbrain: declare a computation once, fuse it, run it resident on any device. This is the public surface; the
 * sub-paths fieldbrain/kernel, fieldbrain/fuse and fieldbrain/device hold the rest of each part.
 */
export * from './brain/index.js';
export * from './device/index.js';
export * from './fields/index.js';
export {
  type ExplainOptions,
  type Explanation,
  explain,
  explainText,
  type Planned,
  type PlanOptions,
  planProgram,
  type StageReport,
  type Target,
} from './fuse/index.js';
export * from './inference/index.js';
export * from './kernel/index.js';
export { type BuiltinProgram, builtinPrograms, findProgram } from './programs/index.js';
export { type Trial, trialOf } from './programs/trial.js';
export {
  avoidDriver,
  type CourseName,
  courseNames,
  type Driver,
  type DriveScore,
  type EnvironmentOptions,
  makeCourse,
  randomDriver,
  renderCamera,
  scoreOf,
  takeSnapshot,
  VectorEnvironment,
  type WorldSnapshot,
} from './sim/index.js';
export * from './worlds/index.js';
